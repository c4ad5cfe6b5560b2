#include "support/wordsseen.h"

#include "support/textrecorder.h"

#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QTextDocumentFragment>
#include <QWidget>

namespace {

void add(QStringList &words, const QString &text)
{
    // A tooltip may be marked up so that it wraps.
    const QString plain = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    if (!plain.trimmed().isEmpty())
        words << plain.trimmed();
}

void addWidget(QStringList &words, QWidget &widget)
{
    if (!widget.isVisible())
        return;
    if (widget.isWindow())
        add(words, widget.windowTitle());
    add(words, widget.toolTip());
    add(words, widget.accessibleName());
    add(words, widget.accessibleDescription());
    if (const auto *list = qobject_cast<QComboBox *>(&widget)) {
        for (int i = 0; i < list->count(); ++i)
            add(words, list->itemText(i));
    }
    // All of a list, wherever it is scrolled to.
    if (const auto *list = qobject_cast<QListView *>(&widget); list != nullptr && list->model() != nullptr) {
        for (int i = 0; i < list->model()->rowCount(); ++i)
            add(words, list->model()->index(i, 0).data().toString());
    }
}

} // namespace

QStringList wordsSeen(QWidget &window)
{
    QStringList words;
    addWidget(words, window);
    for (QWidget *widget : window.findChildren<QWidget *>())
        addWidget(words, *widget);
    for (const QAction *action : window.findChildren<QAction *>()) {
        add(words, action->text());
        add(words, action->toolTip());
    }
    for (const DrawnText &text : recordScreen(window).texts)
        add(words, text.text);
    words.sort();
    return words;
}
