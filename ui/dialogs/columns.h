#pragma once

#include <QScrollArea>

class QBoxLayout;

/// Two widgets side by side, one above the other where the text is large and the window small; scrolls when
/// there is no room even then.
class Columns : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the widgets. Their widths are as the shares.
    Columns(QWidget *left, int leftShare, QWidget *right, int rightShare, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_layout;
};

/// A hairline across.
class HairLine : public QWidget {
    Q_OBJECT

public:
    explicit HairLine(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};
