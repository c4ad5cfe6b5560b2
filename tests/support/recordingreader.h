#pragma once

#include "access/screenreader.h"

#include <QStringList>
#include <utility>

/// Writes down what would be read aloud.
class RecordingReader : public ScreenReader {
public:
    [[nodiscard]] bool listening() const override { return isListening; }
    void whenListening(std::function<void()> then) override { began = std::move(then); }
    void read(const QString &text) override { texts << text; }
    /// Somebody switches a screen reader on.
    void beginListening()
    {
        isListening = true;
        began();
    }

    /// The texts since the last call, with a bar between them.
    QString take() { return std::exchange(texts, {}).join(u'|'); }

    bool isListening = true;
    std::function<void()> began;
    QStringList texts;
};
