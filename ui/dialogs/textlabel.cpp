#include "dialogs/textlabel.h"

#include "theme/fonts.h"

#include <QApplication>
#include <QEvent>

TextLabel::TextLabel(Role role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    if (role == Role::Dim)
        setForegroundRole(QPalette::PlaceholderText);
    if (role == Role::Warning)
        setForegroundRole(QPalette::BrightText);
    applyFont();
}

void TextLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
    QLabel::changeEvent(event);
}

void TextLabel::applyFont()
{
    QFont font = QApplication::font();
    if (m_role == Role::Heading)
        font = scaledFont(font, 1.35);
    if (m_role == Role::Dim || m_role == Role::Warning)
        font = scaledFont(font, 0.92);
    font.setBold(m_role == Role::Heading || m_role == Role::Strong);
    setFont(font);
}
