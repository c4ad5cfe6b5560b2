#pragma once

#include "table/scenepainter.h"
#include "table/tablelayout.h"
#include "table/tablescene.h"
#include "table/tablestate.h"
#include "theme/motionpolicy.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>
#include <array>
#include <vector>

class BigButton;
class ConfettiOverlay;
class CupButton;
class DieButton;
class LockButton;
class HintPanel;
class PauseCover;
class RoundButton;
class SeatPlate;
class TurnBanner;

/// The table: felt, seat plates, cup, dice, locks, the big button. It shows a TableState and asks back by signals; it
/// knows no rules and changes nothing by itself. It handles no keys apart from those of its focused buttons.
///
/// Between throwRequested() or nextThrowRequested() and the next setState() or animateThrow() every press on cup, dice,
/// locks and big button is ignored. While a throw is in the air a press anywhere only asks to see its end.
class TableView : public QWidget {
    Q_OBJECT

public:
    TableView(const Theme &theme, MotionPolicy motion, QWidget *parent = nullptr);
    ~TableView() override;

    void setTheme(const Theme &theme);
    /// Applies to what starts later.
    void setMotion(MotionPolicy motion);

    /// Shows everything anew; no throw is animated, dice that get locked or unlocked slide. During a throw texts,
    /// plates and buttons change at once, the dice of the latest state when the throw has come to rest.
    void setState(const TableState &state);
    /// The clock alone; repaints only the plates concerned.
    void setClock(const ClockState &clock);

    /// The cup pours the dice not in `kept`; those in `kept` lie locked. Ends with throwSettled(), within this call when
    /// motion is off or the table can't be seen. A throw still running is brought to its end first.
    void animateThrow(const Dice &faces, DiceMask kept, quint32 seed);
    /// Name across the table for a moment; lets clicks through. Nothing when motion is off.
    void showTurnBanner(const QString &name, const QColor &colour);
    /// A cheer across the table and confetti from the dice, once; lets clicks through. Nothing when motion is off.
    void celebrate(const QString &cheer);
    /// Draws what takes longest of the first picture ahead, while the window is still on its way to the screen.
    void prepare();
    /// Takes the place of sentence, big button and round buttons until it is told null. Becomes a child of the table;
    /// its owner may delete it.
    void setFooter(QWidget *footer);
    /// Brings everything that moves to its end at once.
    void finishMotion();
    /// A throw is in the air.
    [[nodiscard]] bool isMoving() const;
    /// The heartbeat runs: something, be it a sliding die, is on its way. Never true for long at rest.
    [[nodiscard]] bool isAnimating() const;

    /// Where things are, in this widget's coordinates.
    [[nodiscard]] const TableLayout &places() const { return m_layout; }
    /// A sentence that is painted on the felt, and where. Empty texts are not painted.
    struct Written {
        QString text;
        QRect place; ///< in the table's coordinates
    };
    /// Banner, badge, headline, detail.
    [[nodiscard]] std::array<Written, 4> written() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void throwRequested();     ///< cup let go or clicked, or big button, while throwOpen
    void nextThrowRequested(); ///< big button while locksOpen (and not throwOpen)
    void backRequested();      ///< big button while backOpen
    void lockToggled(int die); ///< die or lock 0..4 clicked while locksOpen
    void chatRequested();
    void hintRequested();
    void skipRequested();   ///< the table was pressed while a throw is in the air
    void hintDismissed();   ///< the shown hint was clicked
    void resumeRequested(); ///< the cover of a paused table was clicked
    void throwSettled();    ///< once for each animateThrow()

    /// For sounds, 0..1: dice hit the wall of the shaken cup, the felt, each other.
    void cupRattled(double strength);
    void diceKnocked(double strength);
    void diceClashed(double strength);

protected:
    void paintEvent(QPaintEvent *event) override;
    // Looks the same with the focus, which Qt would paint all of it anew for.
    void focusInEvent(QFocusEvent * /*event*/) override {}
    void focusOutEvent(QFocusEvent * /*event*/) override {}
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeChildren();
    void connectChildren();
    void orderTabs();
    void retranslate();
    void nameDice();

    void relayout();
    void placeChildren();
    void placeDiceButtons();
    void showPlates();
    void showButtons();
    void showDice();

    [[nodiscard]] bool inputOpen() const;
    void placeFooter();
    void pressBig();
    void toggleLock(int die);
    void grabCup(const QPointF &hand);
    void dropCup();
    void requestThrow();

    void settle();
    void beat();
    void startHeart();
    void stopHeartIfStill();
    void moveTurnBanner(qint64 now);
    void endShow();
    void showBanner(const QString &text, const QColor &colour, int durationMs);
    [[nodiscard]] bool bannerShown() const { return m_bannerUntil > 0; }

    Theme m_theme;
    MotionPolicy m_motion;
    TableState m_state;
    TableLayout::Input m_input;
    TableLayout m_layout;
    TableScene m_scene;
    ScenePainter m_painter;
    SvgIcon m_sameDice{QStringLiteral("same-dice")};

    QPointer<QWidget> m_footer;
    bool m_pending = false; // asked for a throw, no answer yet
    bool m_shakenByHand = false;
    QBasicTimer m_heart;
    QElapsedTimer m_time;
    QRect m_painted; // where moving things were drawn last
    qint64 m_bannerFrom = 0;
    qint64 m_bannerUntil = 0;

    // All children belong to this widget.
    std::vector<SeatPlate *> m_plates;
    CupButton *m_cup = nullptr;
    std::array<DieButton *, DiceCount> m_dieButtons{};
    std::array<LockButton *, DiceCount> m_lockButtons{};
    BigButton *m_big = nullptr;
    RoundButton *m_chat = nullptr;
    RoundButton *m_hint = nullptr;
    HintPanel *m_hintPanel = nullptr;
    TurnBanner *m_turnBanner = nullptr;
    PauseCover *m_cover = nullptr;
    ConfettiOverlay *m_confetti = nullptr;
    QPointer<QWidget> m_watchedWindow;
};
