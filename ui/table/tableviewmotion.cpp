// The part of TableView that takes input and lets time pass.
#include "table/tableview.h"

#include "effects/confettioverlay.h"
#include "table/cupbutton.h"
#include "table/overlays.h"

#include <QEvent>
#include <QMouseEvent>
#include <QTimerEvent>
#include <algorithm>

bool TableView::inputOpen() const
{
    return !m_pending && !m_state.paused && !m_scene.throwing();
}

void TableView::pressBig()
{
    if (!inputOpen())
        return;
    if (m_state.backOpen) {
        emit backRequested();
        return;
    }
    if (m_state.throwOpen) {
        requestThrow();
        return;
    }
    if (!m_state.locksOpen)
        return;
    m_pending = true;
    emit nextThrowRequested();
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    // Buttons that are switched off hand their presses on to here.
    if (m_scene.throwing())
        emit skipRequested();
    else
        QWidget::mousePressEvent(event);
}

void TableView::toggleLock(int die)
{
    if (inputOpen() && m_state.locksOpen)
        emit lockToggled(die);
}

void TableView::requestThrow()
{
    if (!inputOpen() || !m_state.throwOpen)
        return;
    m_pending = true;
    emit throwRequested();
}

void TableView::grabCup(const QPointF &hand)
{
    if (!inputOpen() || !m_state.throwOpen)
        return;
    m_shakenByHand = false;
    m_scene.takeCup(hand, m_motion.slideMs(), m_time.elapsed());
    placeDiceButtons();
    startHeart();
}

void TableView::dropCup()
{
    if (!m_scene.cupHeld())
        return;
    m_scene.releaseCup();
    requestThrow();
}

void TableView::animateThrow(const Dice &faces, DiceMask kept, quint32 seed)
{
    if (m_scene.throwing())
        finishMotion();
    else
        endShow(); // a cup that a hand has left pours from where it is
    m_pending = false;
    m_state.dice = faces;
    m_state.onTable = DiceMask::all();
    m_state.locked = kept;
    m_state.throwOpen = false;
    m_state.locksOpen = false;
    const bool seen = isVisible() && !window()->isMinimized();
    const bool still = m_motion.off() || !seen;
    const bool byHand = m_shakenByHand;
    m_shakenByHand = false;
    TableScene::Throw request{faces, kept, seed, 0, 0};
    if (!still) {
        request.throwMs = m_motion.throwMs();
        request.shakeMs = byHand ? 0 : m_motion.shakeMs();
    }
    m_scene.startThrow(request, m_time.elapsed());
    if (still) {
        settle();
        return;
    }
    placeDiceButtons();
    startHeart();
}

void TableView::showTurnBanner(const QString &name, const QColor &colour)
{
    showBanner(name, colour, m_motion.turnBannerMs());
}

void TableView::celebrate(const QString &cheer)
{
    showBanner(cheer, m_theme.accent, m_motion.celebrationMs());
    std::vector<QColor> colours(m_theme.seats.begin(), m_theme.seats.end());
    colours.push_back(m_theme.accent);
    m_confetti->burst(static_cast<quint32>(m_time.elapsed()), m_layout.dice.center(), colours,
                      m_motion.celebrationMs());
}

void TableView::showBanner(const QString &text, const QColor &colour, int durationMs)
{
    if (durationMs <= 0 || !isVisible())
        return;
    m_bannerFrom = m_time.elapsed();
    m_bannerUntil = m_bannerFrom + durationMs;
    m_turnBanner->setName(text, colour);
    m_turnBanner->setStrength(0);
    m_turnBanner->show();
    m_turnBanner->raise();
    m_cover->raise();
    startHeart();
}

void TableView::endShow()
{
    m_bannerUntil = 0;
    m_turnBanner->hide();
    m_confetti->stop();
}

void TableView::moveTurnBanner(qint64 now)
{
    if (!bannerShown())
        return;
    if (now >= m_bannerUntil) {
        m_bannerUntil = 0;
        m_turnBanner->hide();
        return;
    }
    const double share = static_cast<double>(now - m_bannerFrom) / static_cast<double>(m_bannerUntil - m_bannerFrom);
    m_turnBanner->setStrength(std::clamp(std::min(share / 0.15, (1 - share) / 0.3), 0.0, 1.0));
}

void TableView::finishMotion()
{
    endShow();
    update(m_painted | m_scene.movingRegion().boundingRect());
    if (m_scene.finish())
        settle();
    else
        stopHeartIfStill();
}

bool TableView::isMoving() const
{
    return m_scene.throwing();
}

bool TableView::isAnimating() const
{
    return m_heart.isActive();
}

void TableView::settle()
{
    // m_state holds the throw's own dice, or those of a state that came meanwhile.
    showDice();
    update();
    stopHeartIfStill();
    emit throwSettled();
}

void TableView::startHeart()
{
    if (!m_heart.isActive() && (m_scene.moving() || bannerShown()))
        m_heart.start(MotionPolicy::FrameMs, Qt::PreciseTimer, this);
}

void TableView::stopHeartIfStill()
{
    if (m_scene.moving() || bannerShown())
        return;
    m_heart.stop();
    m_painted = QRect();
}

void TableView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_heart.timerId())
        beat();
    else
        QWidget::timerEvent(event);
}

void TableView::beat()
{
    const qint64 now = m_time.elapsed();
    // One rectangle, not a region of many: painting through a plain clip is much faster.
    const QRect before = m_painted | m_scene.movingRegion().boundingRect();
    const bool settled = m_scene.advance(now);
    m_painted = m_scene.movingRegion().boundingRect();
    update(before | m_painted);
    moveTurnBanner(now);

    const TableScene::Noise noise = m_scene.takeNoise();
    if (m_scene.cupHeld() && noise.rattle > 0.1)
        m_shakenByHand = true;
    if (noise.rattle > 0.05)
        emit cupRattled(noise.rattle);
    if (noise.felt > 0)
        emit diceKnocked(noise.felt);
    if (noise.clash > 0)
        emit diceClashed(noise.clash);
    if (settled)
        settle();
    else
        stopHeartIfStill();
}

void TableView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    finishMotion();
}

void TableView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_watchedWindow != window()) {
        if (m_watchedWindow)
            m_watchedWindow->removeEventFilter(this);
        m_watchedWindow = window();
        m_watchedWindow->installEventFilter(this);
    }
}

bool TableView::eventFilter(QObject *watched, QEvent *event)
{
    // A minimised window is not always hidden, yet nobody sees the dice.
    if (watched == m_watchedWindow && event->type() == QEvent::WindowStateChange && window()->isMinimized())
        finishMotion();
    return QWidget::eventFilter(watched, event);
}
