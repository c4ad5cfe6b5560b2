#pragma once

#include "access/screenreader.h"

#include <QAccessible>
#include <QWidget>

/// The screen reader of the desktop. A widget that nobody sees and that takes no input: assistive technology finds it
/// as a notification, named as the latest text, and is told each time that it appears.
class LiveRegion : public QWidget, public ScreenReader, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget *parent);
    ~LiveRegion() override;

    [[nodiscard]] bool listening() const override;
    void whenListening(std::function<void()> then) override { m_whenListening = std::move(then); }
    void read(const QString &text) override;

private:
    void accessibilityActiveChanged(bool active) override;

    std::function<void()> m_whenListening;
};
