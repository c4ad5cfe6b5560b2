#include "dialogs/codefield.h"

#include "dialogs/textlabel.h"
#include "theme/fonts.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QTextDocument>

using namespace Qt::StringLiterals;

CodeField::CodeField(const QString &code, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WrapAnywhere);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setPlainText(code);
    applyFont();
}

QSize CodeField::sizeHint() const
{
    const int width = 20 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QSize CodeField::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), fontMetrics().lineSpacing()};
}

int CodeField::heightForWidth(int width) const
{
    const qreal advance = qMax(1.0, QFontMetricsF(font()).horizontalAdvance(u'0'));
    const int perLine = qMax(1, static_cast<int>((width - 2) / advance));
    const int lines = (static_cast<int>(toPlainText().size()) + perLine - 1) / perLine;
    return lines * fontMetrics().lineSpacing() + 4;
}

void CodeField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
    QPlainTextEdit::changeEvent(event);
}

void CodeField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    takeHeight();
}

void CodeField::applyFont()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont base = scaledFont(QApplication::font(), 0.88);
    if (base.pointSizeF() > 0)
        fixed.setPointSizeF(base.pointSizeF());
    else
        fixed.setPixelSize(base.pixelSize());
    setFont(fixed);
    takeHeight();
}

void CodeField::takeHeight()
{
    setMinimumHeight(heightForWidth(width())); // layouts take a height for a width as a wish only
}
