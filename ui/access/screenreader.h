#pragma once

#include <QString>
#include <functional>

/// Whoever reads aloud, or in braille, what people cannot see.
class ScreenReader {
public:
    virtual ~ScreenReader() = default;

    /// False while nobody would hear: then no sentence needs to be made.
    [[nodiscard]] virtual bool listening() const = 0;
    /// Has a function called each time that somebody begins to listen; it takes the place of the one before.
    virtual void whenListening(std::function<void()> then) = 0;
    /// Reads a text as soon as it can, after what it reads already. Plain text in the current language.
    virtual void read(const QString &text) = 0;
};
