#pragma once

#include <QWidget>

class QPainter;
class QVBoxLayout;
class TextLabel;

/// Paints a widget's ground as a raised box. Leaves the painter antialiased, without a pen.
void paintBox(QPainter &painter, const QWidget &widget);

/// A raised box with a title and a text; more can be added under them.
class Box : public QWidget {
    Q_OBJECT

public:
    explicit Box(QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &text);
    void add(QWidget *widget);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TextLabel *m_title;
    TextLabel *m_text;
    QVBoxLayout *m_layout;
};
