#pragma once

#include <QScrollArea>

class QBoxLayout;

/// Scrolls a widget up and down where there is no room for it; as wide as its window. Looks like nothing.
class ScrollBody : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollBody(QWidget *parent = nullptr);

    /// Takes the widget.
    void hold(QWidget *content);
    [[nodiscard]] QSize sizeHint() const override;
};

/// Two widgets side by side, one above the other where the text is large and the window small; scrolls when
/// there is no room even then.
class Columns : public ScrollBody {
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
