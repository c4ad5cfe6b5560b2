#include "panes/chatfield.h"

#include "base/text.h"
#include "game/gamestate.h"

#include <QKeyEvent>
#include <QPainter>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isBreak(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
           || c.category() == QChar::Separator_Paragraph;
}

/// Line breaks and other control characters become spaces, one for each "\r\n". Spaces stay as typed.
QString onOneLine(QString text)
{
    text.replace(u"\r\n"_s, u" "_s);
    for (QChar &c : text) {
        if (isBreak(c))
            c = u' ';
    }
    // The field itself limits huge pastes by code units and may leave half a character.
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text;
}

} // namespace

QValidator::State MessageLimit::validate(QString &input, int &position) const
{
    const QString before = onOneLine(input.left(position));
    const QString behind = onOneLine(input.mid(position));
    QString kept = before;
    int room = MaxMessageCharacters - characterCount(behind);
    // Characters may join across the cursor, so counting the parts is only a start.
    if (room < 0 || characterCount(before + behind) > MaxMessageCharacters)
        kept = firstCharacters(before, qMax(0, room));
    while (!kept.isEmpty() && characterCount(kept + behind) > MaxMessageCharacters)
        kept = firstCharacters(before, --room);
    const QString result = firstCharacters(kept + behind, MaxMessageCharacters);
    m_cut = m_cut || result.size() < before.size() + behind.size();
    if (result != input) {
        position = static_cast<int>(qMin(kept.size(), result.size()));
        input = result;
    }
    return Acceptable;
}

bool MessageLimit::takeCut()
{
    return std::exchange(m_cut, false);
}

ChatField::ChatField(QWidget *parent)
    : QLineEdit(parent)
{
    auto *limit = new MessageLimit(this);
    setValidator(limit);
    connect(this, &QLineEdit::textChanged, this, [this, limit] { emit cut(limit->takeCut()); });
    setFrame(false); // painted here, with round corners
    setTextMargins(10, 0, 10, 0);
}

void ChatField::setTheme(const Theme &theme)
{
    m_theme = theme;
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    setPalette(palette);
}

QSize ChatField::sizeHint() const
{
    const QSize size = QLineEdit::sizeHint();
    return {size.width(), qMax(size.height(), fontMetrics().height() + 16)};
}

bool ChatField::event(QEvent *event)
{
    // Escape belongs to the field while a message is typed, whatever shortcut the window has for it.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void ChatField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        event->accept();
        if (!event->isAutoRepeat())
            emit submitted();
        return;
    case Qt::Key_Escape:
        event->accept();
        emit dismissed();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void ChatField::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor border = hasFocus() ? (m_theme.dark ? m_theme.accent : m_theme.good) : m_theme.panelLine;
    painter.setPen(QPen(border, hasFocus() ? 1.6 : 1));
    painter.setBrush(m_theme.panelRaised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.end();
    QLineEdit::paintEvent(event);
}
