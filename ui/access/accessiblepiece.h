#pragma once

#include <QAccessible>
#include <QPointer>
#include <QWidget>

/// Part of a widget that draws it itself, told to assistive technology as a child without children of its own. It is
/// invalid from the moment its widget is gone.
template <typename Widget>
class AccessiblePiece : public QAccessibleInterface {
public:
    explicit AccessiblePiece(Widget *widget)
        : m_widget(widget)
    {}

    [[nodiscard]] bool isValid() const override { return !m_widget.isNull(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return parent() ? parent()->window() : nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}

protected:
    /// Null when it is gone.
    [[nodiscard]] Widget *widget() const { return m_widget; }

private:
    QPointer<Widget> m_widget;
};
