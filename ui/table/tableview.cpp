#include "table/tableview.h"

#include "effects/confettioverlay.h"
#include "table/bigbutton.h"
#include "table/convexhull.h"
#include "table/cupbutton.h"
#include "table/diebutton.h"
#include "table/hintpanel.h"
#include "table/overlays.h"
#include "table/roundbutton.h"
#include "table/seatplate.h"
#include "table/tableaccess.h"
#include "table/tabletexts.h"
#include "table/textfit.h"
#include "theme/fonts.h"

#include <QApplication>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

using namespace Qt::StringLiterals;

TableView::TableView(const Theme &theme, MotionPolicy motion, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_motion(motion)
    , m_painter(theme)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    installTableAccess();
    m_time.start();
    makeChildren();
    connectChildren();
    orderTabs();
    relayout();
    showButtons();
    retranslate();
}

TableView::~TableView() = default;

void TableView::makeChildren()
{
    m_cup = new CupButton(this);
    m_cup->setObjectName(u"cup"_s);
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        m_dieButtons[k] = new DieButton(m_theme, this);
        m_dieButtons[k]->setObjectName(u"die%1"_s.arg(die + 1));
        m_lockButtons[k] = new LockButton(die + 1, m_theme, this);
        m_lockButtons[k]->setObjectName(u"lock%1"_s.arg(die + 1));
    }
    m_chat = new RoundButton(RoundButton::Kind::Chat, m_theme, this);
    m_chat->setObjectName(u"chat"_s);
    m_big = new BigButton(m_theme, this);
    m_big->setObjectName(u"bigButton"_s);
    m_hint = new RoundButton(RoundButton::Kind::Hint, m_theme, this);
    m_hint->setObjectName(u"hint"_s);
    m_hintPanel = new HintPanel(m_theme, this);
    m_hintPanel->setObjectName(u"hintPanel"_s);
    m_turnBanner = new TurnBanner(m_theme, this);
    m_turnBanner->setObjectName(u"turnBanner"_s);
    m_turnBanner->hide();
    m_cover = new PauseCover(m_theme, this);
    m_cover->setObjectName(u"pauseCover"_s);
    m_cover->hide();
    m_confetti = new ConfettiOverlay(this);
    setMotion(m_motion);
}

void TableView::connectChildren()
{
    connect(m_cup, &CupButton::grabbed, this, &TableView::grabCup);
    connect(m_cup, &CupButton::moved, this, [this](const QPointF &hand) { m_scene.moveCup(hand); });
    connect(m_cup, &CupButton::letGo, this, &TableView::dropCup);
    connect(m_cup, &CupButton::clicked, this, &TableView::requestThrow);
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        connect(m_dieButtons[k], &DieButton::clicked, this, [this, die] { toggleLock(die); });
        connect(m_lockButtons[k], &LockButton::clicked, this, [this, die] { toggleLock(die); });
    }
    connect(m_big, &BigButton::clicked, this, &TableView::pressBig);
    connect(m_chat, &RoundButton::clicked, this, &TableView::chatRequested);
    connect(m_hint, &RoundButton::clicked, this, &TableView::hintRequested);
    connect(m_hintPanel, &HintPanel::clicked, this, &TableView::hintDismissed);
    connect(m_cover, &PauseCover::clicked, this, &TableView::resumeRequested);
}

void TableView::orderTabs()
{
    // As the eye goes: cup (and what covers it), dice, their locks, then the row of buttons.
    setTabOrder(m_cover, m_cup);
    setTabOrder(m_cup, m_hintPanel);
    QWidget *last = m_hintPanel;
    const auto next = [&last](QWidget *widget) {
        setTabOrder(last, widget);
        last = widget;
    };
    for (DieButton *button : m_dieButtons)
        next(button);
    for (LockButton *button : m_lockButtons)
        next(button);
    next(m_chat);
    next(m_big);
    next(m_hint);
}

void TableView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_painter.setTheme(theme);
    for (SeatPlate *plate : m_plates)
        plate->setTheme(theme);
    for (DieButton *button : m_dieButtons)
        button->setTheme(theme);
    for (LockButton *button : m_lockButtons)
        button->setTheme(theme);
    m_big->setTheme(theme);
    m_chat->setTheme(theme);
    m_hint->setTheme(theme);
    m_hintPanel->setTheme(theme);
    m_turnBanner->setTheme(theme);
    m_cover->setTheme(theme);
    update();
}

void TableView::setMotion(MotionPolicy motion)
{
    m_motion = motion;
    for (LockButton *button : m_lockButtons)
        button->setSwingMs(motion.slideMs());
}

void TableView::setState(const TableState &state)
{
    m_pending = false;
    if (m_scene.cupAway() && !m_scene.throwing() && (!m_scene.cupHeld() || !state.throwOpen)) {
        m_scene.sendCupHome(m_motion.slideMs(), m_time.elapsed());
        placeDiceButtons(); // what the hand had gathered lies on the table again
        update();
        startHeart();
    }
    if (state == m_state)
        return;
    const bool texts = state.headline != m_state.headline || state.detail != m_state.detail
                       || state.badge != m_state.badge || state.banner != m_state.banner;
    m_state = state;
    relayout();
    showPlates();
    showButtons();
    if (!m_scene.throwing())
        showDice();
    if (texts) {
        for (const QRect &box : {m_layout.banner, m_layout.badge, m_layout.headline, m_layout.detail})
            update(box);
    }
}

void TableView::setClock(const ClockState &clock)
{
    m_state.clock = clock;
    for (std::size_t k = 0; k < m_plates.size(); ++k) {
        const bool mine = clock.seat == static_cast<int>(k);
        m_plates[k]->setClock(mine ? clock.remainingMs : 0, mine ? clock.budgetMs : 0);
    }
}

void TableView::showPlates()
{
    for (std::size_t k = 0; k < m_plates.size() && k < m_state.plates.size(); ++k)
        m_plates[k]->setPlate(m_state.plates[k]);
    setClock(m_state.clock);
}

void TableView::showButtons()
{
    const bool play = !m_state.paused;
    QWidget *focused = QApplication::focusWidget();
    m_big->setTexts(m_state.buttonTitle, m_state.buttonDetail);
    m_big->setEnabled(play && m_state.buttonEnabled);
    m_cup->setEnabled(play && m_state.throwOpen);
    m_chat->setEnabled(play);
    m_big->setVisible(m_footer == nullptr);
    m_chat->setVisible(m_footer == nullptr);
    m_hint->setVisible(m_state.hintOffered && m_footer == nullptr);
    m_hint->setEnabled(play && m_state.hintOpen);
    m_hintPanel->setHint(play ? m_state.hint : HintState());
    m_chat->setUnread(m_state.unreadChat);
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        m_dieButtons[k]->setEnabled(play && m_state.locksOpen);
        m_lockButtons[k]->setEnabled(play && m_state.locksOpen);
        m_dieButtons[k]->setHinted(m_state.hint.shown && m_state.hint.keep && m_state.hint.keep->has(die));
    }
    m_cover->setVisible(m_state.paused);
    m_cover->raise();
    // A button that is switched off hands the focus to its neighbour, and the next Space would press that one.
    if (focused != nullptr && focused != this && !focused->isEnabled() && isAncestorOf(focused))
        setFocus(Qt::OtherFocusReason);
}

void TableView::showDice()
{
    const QRegion before = m_scene.movingRegion();
    m_scene.setDice(m_state.dice, m_state.onTable, m_state.locked, m_motion.slideMs(), m_time.elapsed());
    placeDiceButtons();
    nameDice();
    update(before + m_layout.dice.united(m_layout.cup).adjusted(0, -20, 60, 20));
    startHeart();
}

void TableView::relayout()
{
    TableLayout::Input input;
    input.size = size();
    input.line = fontMetrics().height();
    input.plates = std::clamp(static_cast<int>(m_state.plates.size()), 1, 6);
    input.badge = !m_state.badge.isEmpty();
    input.banner = !m_state.banner.isEmpty();
    const auto count = std::min<std::size_t>(m_state.plates.size(), 6);
    if (input == m_input && m_plates.size() == count)
        return;
    m_input = input;
    m_layout = TableLayout::compute(input);
    m_scene.setLayout(m_layout);
    m_painter.setLayout(m_layout, size());
    while (m_plates.size() > count) {
        delete m_plates.back();
        m_plates.pop_back();
    }
    while (m_plates.size() < count) {
        auto *plate = new SeatPlate(m_theme, this);
        plate->setObjectName(u"plate%1"_s.arg(m_plates.size() + 1));
        plate->show();
        m_plates.push_back(plate);
    }
    placeChildren();
    update();
}

void TableView::placeChildren()
{
    const QFont scaled = scaledFont(font(), m_layout.textScale);
    for (std::size_t k = 0; k < m_plates.size(); ++k) {
        m_plates[k]->setFont(scaled);
        m_plates[k]->setCompact(m_layout.compactPlates);
        m_plates[k]->setGeometry(m_layout.plates[k]);
    }
    for (std::size_t k = 0; k < m_lockButtons.size(); ++k) {
        m_lockButtons[k]->setFont(scaled);
        m_lockButtons[k]->setDisc(m_layout.lockDisc);
        m_lockButtons[k]->setGeometry(m_layout.locks[k]);
    }
    m_big->setFont(scaled);
    m_big->setGeometry(m_layout.bigButton);
    m_chat->setFont(scaled);
    m_chat->setGeometry(m_layout.chat);
    m_hint->setFont(scaled);
    m_hint->setGeometry(m_layout.hint);
    m_hintPanel->setFont(scaled);
    m_hintPanel->setGeometry(m_layout.hintPanel);
    m_cup->setGeometry(m_layout.cup);
    m_cover->setFont(scaled);
    m_cover->setGeometry(m_layout.felt);
    m_cover->raise();
    const int band = std::min(m_layout.felt.height() / 5, m_layout.felt.width() / 5);
    const QPoint middle = m_layout.felt.center();
    m_turnBanner->setGeometry(m_layout.felt.left(), middle.y() - band / 2 - m_layout.felt.height() / 12,
                              m_layout.felt.width(), band);
    placeFooter();
    placeDiceButtons();
}

void TableView::setFooter(QWidget *footer)
{
    if (m_footer && m_footer != footer)
        m_footer->hide();
    m_footer = footer;
    if (footer != nullptr) {
        footer->setParent(this);
        placeFooter();
        footer->show();
    }
    showButtons();
    update();
}

void TableView::placeFooter()
{
    if (!m_footer)
        return;
    const int margin = m_layout.chat.left() - m_layout.felt.left();
    const QRect place(QPoint(m_layout.felt.left() + margin, m_layout.headline.top()),
                      QPoint(m_layout.felt.right() - margin, m_layout.bigButton.bottom()));
    m_footer->setGeometry(place);
}

void TableView::placeDiceButtons()
{
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        const bool lies = m_scene.onTable(die) && !m_scene.gathered(die) && !m_scene.throwing();
        const bool kept = m_scene.throwing() && m_scene.onTable(die) && m_dieButtons[k]->isVisibleTo(this);
        m_dieButtons[k]->setVisible(lies);
        m_lockButtons[k]->setVisible(lies || kept);
        if (!lies)
            continue;
        m_dieButtons[k]->setChecked(m_state.locked.has(die));
        m_lockButtons[k]->setChecked(m_state.locked.has(die));
        m_dieButtons[k]->setOutline(convexHull(DiePainter::corners(m_layout.camera, m_scene.restPose(die))));
    }
}

QSize TableView::sizeHint() const
{
    return {760, 744};
}

QSize TableView::minimumSizeHint() const
{
    return {520, 560};
}

void TableView::prepare()
{
    // Felt, cup and shadows are drawn whole and kept, however little of them is wanted.
    QImage scratch(1, 1, QImage::Format_RGB32);
    scratch.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&scratch);
    m_painter.paint(painter, m_scene, QRect(0, 0, 1, 1));
}

void TableView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect area = event->rect();
    painter.setClipRegion(event->region());
    m_painter.paint(painter, m_scene, area);
    const QFont scaled = scaledFont(font(), m_layout.textScale);
    paintTableSigns(painter, m_state, m_layout, m_theme, scaled, m_sameDice, area);
    if (!m_footer)
        paintTableWords(painter, m_state, m_layout, m_theme, scaled, area);
}

void TableView::resizeEvent(QResizeEvent * /*event*/)
{
    relayout();
}
