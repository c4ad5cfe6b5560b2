#pragma once

#include "access/screenreader.h"

#include <QWidget>

/// The screen reader of the desktop. A widget that nobody sees and that takes no input: assistive technology finds it
/// as a notification, named as the latest text, and is told each time that it appears.
class LiveRegion : public QWidget, public ScreenReader {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget *parent);

    [[nodiscard]] bool listening() const override;
    void read(const QString &text) override;
};
