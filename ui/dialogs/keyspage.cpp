#include "dialogs/keyspage.h"

#include "access/accessiblerole.h"
#include "access/focusmark.h"
#include "dialogs/textlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QPainter>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int RoomForTwo = 44; ///< columns, in heights of a line

/// A key as it looks on a keyboard.
class KeyCap : public TextLabel {
public:
    KeyCap(const QString &key, QWidget *parent)
        : TextLabel(TextLabel::Role::Strong, parent)
    {
        setText(key);
        setWordWrap(false);
        setAlignment(Qt::AlignCenter);
        const int unit = fontMetrics().height();
        setContentsMargins(unit / 2, unit / 6, unit / 2, unit / 6);
        setMinimumWidth(qRound(1.8 * unit));
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal radius = 0.3 * fontMetrics().height();
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.setBrush(palette().color(QPalette::Mid));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -2.5), radius, radius);
        painter.end();
        TextLabel::paintEvent(event);
    }
};

struct KeyLine {
    QStringList keys;
    QString text;
};

QString nameOf(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

std::vector<KeyLine> keyLines()
{
    const auto say = [](const char *text) { return KeysPage::tr(text); };
    const QString control = QKeySequence(Qt::CTRL | Qt::Key_Z).toString(QKeySequence::NativeText).section(u'+', 0, 0);
    return {
        {{nameOf(Qt::Key_Space)}, say(QT_TRANSLATE_NOOP("KeysPage", "Throw the dice, or throw again"))},
        {{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Lock a die, or open its lock"))},
        {{u"A"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Lock all dice"))},
        {{u"N"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Open all locks"))},
        {{u"↑"_s, u"↓"_s, nameOf(Qt::Key_Home), nameOf(Qt::Key_End)},
         say(QT_TRANSLATE_NOOP("KeysPage", "Walk through the card"))},
        {{nameOf(Qt::Key_Enter)}, say(QT_TRANSLATE_NOOP("KeysPage", "Write the dice into the row"))},
        {{u"H"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Hint: what is best now"))},
        {{u"F"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Let the computer finish its turns at once"))},
        {{control, u"Z"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Take back the last decision"))},
        {{u"P"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Pause"))},
        {{u"M"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Mute all sounds, or hear them again"))},
        {{u"C"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Chat"))},
        {{control, u"N"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "New game"))},
        {{control, u"O"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "All your games"))},
        {{control, u"R"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Replay of this game: Space plays and pauses"))},
        {{u"←"_s, u"→"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "One step back or on in a replay"))},
        {{nameOf(Qt::Key_Escape)}, say(QT_TRANSLATE_NOOP("KeysPage", "Back to the game"))},
        {{nameOf(Qt::Key_Tab)}, say(QT_TRANSLATE_NOOP("KeysPage", "To the next button, list or field"))},
        {{control, u","_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Settings"))},
        {{u"F11"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Full screen"))},
        {{u"F1"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "This card"))},
        {{control, u"Q"_s}, say(QT_TRANSLATE_NOOP("KeysPage", "Quit"))},
    };
}

/// Keys on the left, what they do on the right.
QGridLayout *columnOf(std::span<const KeyLine> lines, QWidget *content)
{
    auto *grid = new QGridLayout;
    const int unit = content->fontMetrics().height();
    grid->setHorizontalSpacing(unit);
    grid->setVerticalSpacing(unit * 2 / 3);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const KeyLine &keyLine : lines) {
        auto *keys = new QHBoxLayout;
        keys->setSpacing(unit / 4);
        for (const QString &key : keyLine.keys)
            keys->addWidget(new KeyCap(key, content), 0, Qt::AlignVCenter);
        keys->addStretch(1);
        auto *text = new TextLabel(TextLabel::Role::Body, content);
        text->setText(keyLine.text);
        grid->addLayout(keys, line, 0);
        grid->addWidget(text, line, 1);
        ++line;
    }
    grid->setRowStretch(line, 1);
    return grid;
}

} // namespace

KeysPage::KeysPage(QWidget *parent)
    : ScrollBody(parent)
{
    setAccessibleRole(*this, QAccessible::Pane);
    setFocusPolicy(Qt::StrongFocus); // there is nothing else here to scroll by key
    FocusMark::put(*this);
    retranslate();
}

void KeysPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_stale = true;
        if (isVisible())
            retranslate();
    }
    ScrollBody::changeEvent(event);
}

void KeysPage::showEvent(QShowEvent *event)
{
    if (m_stale)
        retranslate();
    ScrollBody::showEvent(event);
}

void KeysPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    ScrollBody::resizeEvent(event);
}

void KeysPage::arrange()
{
    const bool wide = width() >= RoomForTwo * fontMetrics().height();
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void KeysPage::retranslate()
{
    m_stale = false;
    setAccessibleName(tr("Keys"));
    auto *content = new QWidget;
    const int unit = fontMetrics().height();
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(unit / 2, unit / 2, unit / 2, unit / 2);
    m_columns->setSpacing(2 * unit);
    const std::vector<KeyLine> lines = keyLines();
    const std::span all(lines);
    const std::size_t half = (all.size() + 1) / 2;
    m_columns->addLayout(columnOf(all.first(half), content), 1);
    m_columns->addLayout(columnOf(all.subspan(half), content), 1);
    arrange();
    hold(content); // deletes the one before
}
