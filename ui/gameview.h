#pragma once

#include "dialogs/prompts.h"
#include "gamekeys.h"
#include "gamesession.h"
#include "hintgiver.h"
#include "tablepresenter.h"

#include <QObject>
#include <QPointer>
#include <optional>

class ChatPane;
class HistoryPane;
class OddsPane;
class ScorecardView;
class Settings;
class TableSource;
class TableView;

/// Connects one session with the four views of a game: hands what people do to the session, and shows what it
/// answers. The views know nothing of each other; this is the only place where they meet.
class GameView : public QObject {
    Q_OBJECT

public:
    /// The views of one window; all must outlive this object.
    struct Views {
        TableView &table;
        ScorecardView &card;
        HistoryPane &history;
        ChatPane &chat;
        OddsPane &odds;
    };

    /// @param tables must outlive this object
    GameView(const Views &views, Prompts &prompts, Settings &settings, TableSource &tables, QObject *parent);

    /// Shows another game from now on. The session must live until the next call or until this object is gone.
    /// @param visiting it is only looked at, while another game waits: see leaveWanted()
    void setSession(GameSession *session, bool visiting = false);
    /// Puts an invitation on the table until the first throw.
    void invite();

    /// Does what a key of the game means. False when it means nothing now and may go elsewhere.
    bool handleKey(const GameKey &key);

    [[nodiscard]] bool lookingBack() const { return m_moment.has_value(); }
    /// The state that is seen: that of an earlier moment while one is shown.
    [[nodiscard]] GameState visibleState() const;
    /// Shows what is best, or takes the hint away again.
    void toggleHint();
    /// Shows an earlier moment, right after a throw; index in the journal.
    void lookAt(int entry);
    /// As lookAt(), but comes back when that moment is shown already.
    void toggleMoment(int entry);
    /// Back from an earlier moment to the running game.
    void comeBack();
    /// While a replay lasts the table says so, and the history leads to moments without ever coming back.
    void setReplaying(bool on);
    /// Shows the game as it was after an entry of the journal.
    /// @param throwMoves the entry is a throw: it is thrown once more, and replayedThrowSettled() tells its end
    void replayTo(int entry, bool throwMoves);
    /// Reads everything again: after a change of language too.
    void refresh();

signals:
    /// Something changed that menus or the title may show.
    void refreshed();
    void chatWanted();
    void muteWanted();                       ///< sounds off, or on again
    void leaveWanted();                      ///< back from a game that is visited, by the big button
    void hintShown(const QString &sentence); ///< somebody has asked what is best; why, in words
    /// Another moment is shown: index of an entry of the journal, or -1 for the present.
    void momentShown(int entry);
    void replayedThrowSettled();

private:
    void connectViews();
    void onThrowStarted(const DiceThrown &event);
    void cheer();
    void onTurnPassed(int seat);
    void onRowChosen(int row);
    void askZero(const Prompts::ZeroQuestion &question, int row);
    void refreshTable();
    void showOnTable(const GameState &state);
    void showOnCard(const GameState &state);
    void askHint();
    void onHint(const std::vector<Advice> &actions);
    void endHint();
    [[nodiscard]] bool hintStands() const;
    void showOdds(const GameState &state);
    [[nodiscard]] static QString oddsHeading(const SeatState &seat, DiceMask locks);
    void setMoment(std::optional<int> entry);
    void onThrowSettled();
    [[nodiscard]] int throwAt(int entry) const;
    [[nodiscard]] std::size_t entriesInHistory() const;
    /// Every throw of a game tumbles in its own way, and in a replay as it did.
    [[nodiscard]] static quint32 motionSeed(const Game &game, const DiceThrown &event);
    /// Dice that lie locked in the state that is shown.
    [[nodiscard]] DiceMask locks(const GameState &state) const;
    [[nodiscard]] TableContext context(const GameState &state) const;
    [[nodiscard]] ClockState clock() const;

    Views m_views;
    Prompts &m_prompts;
    Settings &m_settings;
    QPointer<GameSession> m_session;
    std::optional<int> m_moment; // journal index of the last entry that is seen, when not the present is shown
    std::optional<int> m_flying; // that of a throw which a replay throws once more
    bool m_replaying = false;
    bool m_visiting = false;
    bool m_invite = false;
    HintGiver m_hints;
    std::vector<Advice> m_advice; // the hint that is shown; empty = none
    std::size_t m_advisedAt = 0;  // length of the journal when it was asked for
};
