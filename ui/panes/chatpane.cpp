#include "panes/chatpane.h"

#include "access/combobox.h"
#include "base/text.h"
#include "game/gamestate.h"
#include "panes/chatdelegate.h"
#include "panes/chatfield.h"
#include "panes/chatmodel.h"
#include "panes/endfollower.h"
#include "panes/historylist.h"
#include "panes/iconbutton.h"
#include "panes/panecombo.h"
#include "panes/panepaint.h"
#include "panes/sendbutton.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

ChatPane::ChatPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new ChatModel(this))
    , m_delegate(new ChatDelegate(this))
    , m_list(new HistoryList(this))
    , m_follower(new EndFollower(m_list->verticalScrollBar()))
    , m_seat(new PaneCombo(9, this))
    , m_field(new ChatField(this))
    , m_phrases(new IconButton(QStringLiteral("phrases"), false, this))
    , m_send(new SendButton(this))
    , m_notice(new QLabel(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setMinimumHeight(LeastListHeight);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->hide();
    buildLayout();

    connect(m_field, &ChatField::submitted, this, &ChatPane::send);
    connect(m_field, &ChatField::dismissed, this, &ChatPane::dismissed);
    connect(m_field, &ChatField::cut, this, &ChatPane::showCut);
    connect(m_send, &QAbstractButton::clicked, this, &ChatPane::send);
    connect(m_phrases, &QAbstractButton::clicked, this, &ChatPane::showPhrases);
    connect(m_seat, &QComboBox::activated, this, [this] { m_chosenByHand = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_follower->follow();
        setUnread(0);
    });
    setTheme(theme);
    retranslate();
}

void ChatPane::buildLayout()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_seat);
    row->addWidget(m_field, 1);
    row->addWidget(m_phrases);
    row->addWidget(m_send);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(10, 9, 10, 10);
    foot->setSpacing(4);
    foot->addLayout(row);
    foot->addWidget(m_notice);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    setTabOrder(m_list, m_seat);
    setTabOrder(m_seat, m_field);
    setTabOrder(m_field, m_phrases);
    setTabOrder(m_phrases, m_send);
}

void ChatPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_field->setTheme(theme);
    m_phrases->setTheme(theme);
    m_send->setTheme(theme);
    QPalette list = theme.palette();
    list.setColor(QPalette::Base, theme.panel);
    m_list->setPalette(list);
    m_seat->setTheme(theme);
    styleScrollBar(*m_list->verticalScrollBar(), theme);
    QPalette notice = theme.palette();
    notice.setColor(QPalette::WindowText, theme.warning);
    m_notice->setPalette(notice);
    update();
}

void ChatPane::setJournal(const Journal &journal)
{
    const int added = m_model->setJournal(journal);
    // A pane behind another tab counts as visible for Qt, but nobody sees any of it.
    if (!isVisible() || visibleRegion().isEmpty())
        setUnread(m_unread + added);
}

void ChatPane::setSeats(const std::vector<SeatSpec> &specs, int seatInTurn)
{
    m_seatInTurn = seatInTurn;
    if (specs != m_seats) {
        m_seats = specs;
        m_model->setSeats(specs);
        fillChooser();
    }
    follow();
}

bool ChatPane::mayWrite(int seat) const
{
    const auto isPerson = [](const SeatSpec &spec) { return spec.kind == PlayerKind::Person; };
    if (std::none_of(m_seats.begin(), m_seats.end(), isPerson))
        return true;
    return isPerson(m_seats[static_cast<std::size_t>(seat)]);
}

void ChatPane::fillChooser()
{
    const int before = m_seat->currentData().isValid() ? m_seat->currentData().toInt() : -1;
    m_seat->clear();
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (mayWrite(seat))
            m_seat->addItem(m_seats[static_cast<std::size_t>(seat)].name, seat);
    }
    const int found = m_seat->findData(before);
    m_seat->setCurrentIndex(qMax(0, found));
    m_chosenByHand = m_chosenByHand && found >= 0;
    m_seat->updateGeometry();
}

void ChatPane::follow()
{
    // Whoever has begun to type goes on as the same seat when the turn passes.
    if (m_chosenByHand || !m_field->text().isEmpty())
        return;
    const int found = m_seat->findData(m_seatInTurn);
    if (found >= 0)
        m_seat->setCurrentIndex(found);
}

void ChatPane::send()
{
    const QString text = m_field->text().trimmed();
    if (!hasVisibleCharacter(text) || !m_seat->currentData().isValid())
        return;
    m_field->clear();
    showCut(false);
    sendText(text);
}

void ChatPane::sendText(const QString &text)
{
    const int seat = m_seat->currentData().toInt();
    m_chosenByHand = false;
    follow();
    m_follower->follow();
    emit messageSent(seat, text);
}

void ChatPane::showPhrases()
{
    if (!m_seat->currentData().isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString &phrase :
         {tr("Hello!"), tr("Good luck!"), tr("Nice throw!"), tr("What bad luck…"), tr("Your turn!"),
          tr("Just a moment, please."), tr("Well played!"), tr("One more game?")})
        connect(menu->addAction(phrase), &QAction::triggered, this, [this, phrase] { sendText(phrase); });
    menu->popup(m_phrases->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void ChatPane::showCut(bool off)
{
    m_notice->setVisible(off);
}

void ChatPane::focusInput()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

void ChatPane::setUnread(int count)
{
    if (count == m_unread)
        return;
    m_unread = count;
    emit unreadChanged(count);
}

QSize ChatPane::sizeHint() const
{
    const int em = fontMetrics().height();
    return {24 * em, 14 * em};
}

void ChatPane::retranslate()
{
    m_list->setAccessibleName(tr("Chat"));
    m_field->setPlaceholderText(tr("Write to the table…"));
    m_field->setAccessibleName(tr("Message"));
    nameComboBox(*m_seat, tr("Write as"));
    m_seat->setToolTip(tr("Write as"));
    m_phrases->setWords(tr("Phrases"));
    m_send->setAccessibleName(tr("Send"));
    m_send->setToolTip(tr("Send"));
    m_notice->setText(tr("Only the first %n characters fit: the rest was cut off", nullptr, MaxMessageCharacters));
    m_model->retranslate();
}

void ChatPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChatPane::markRead()
{
    setUnread(0);
}

void ChatPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous()) // a window that is restored may have the pane behind a tab
        markRead();
}

void ChatPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    const int line = m_field->geometry().top() - 9;
    painter.fillRect(QRect(0, line, width(), 1), m_theme.panelLine);
}
