#pragma once

#include <QWidget>

class QAbstractScrollArea;

/// A frame inside a page that is only read and scrolled: seen while the page has the focus, as nothing on it could show
/// that. A child of the page, which owns it.
class FocusMark : public QWidget {
    Q_OBJECT

public:
    static void put(QAbstractScrollArea &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    explicit FocusMark(QAbstractScrollArea &page);
    void follow();
};
