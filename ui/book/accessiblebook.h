#pragma once

#include "book/spokentext.h"

#include <QAccessibleWidget>

class BookView;

/// A book for screen readers: its text, in which dice are words. Qt's own would say nothing where an image
/// stands.
class AccessibleBook : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    /// Makes every BookView be read like this; once or more often.
    static void install();

    explicit AccessibleBook(BookView *view);

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessible::State state() const override;

    // There are no selections to be read: the text is only looked at.
    void selection(int index, int *start, int *end) const override;
    [[nodiscard]] int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}

    [[nodiscard]] int cursorPosition() const override;
    void setCursorPosition(int offset) override;
    using QAccessibleWidget::text;
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int offset) const override;
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    [[nodiscard]] QString attributes(int offset, int *start, int *end) const override;

private:
    [[nodiscard]] BookView &view() const;
    [[nodiscard]] SpokenText spoken() const;
};
