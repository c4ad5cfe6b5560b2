#pragma once

#include <QString>

/// Whoever reads aloud, or in braille, what people cannot see.
class ScreenReader {
public:
    virtual ~ScreenReader() = default;

    /// False while nobody would hear: then no sentence needs to be made.
    [[nodiscard]] virtual bool listening() const = 0;
    /// Reads a text as soon as it can, after what it reads already. Plain text in the current language.
    virtual void read(const QString &text) = 0;
};
