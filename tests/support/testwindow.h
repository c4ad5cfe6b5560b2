#pragma once

#include "mainwindow.h"
#include "panes/historypane.h"
#include "scorecard/scorecardview.h"
#include "settings/settings.h"
#include "support/games.h"
#include "support/recordingreader.h"
#include "support/recordingsound.h"
#include "support/scriptedprompts.h"
#include "table/tableview.h"
#include "text/languagecontroller.h"
#include "theme/desktop.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

/// The real window on scripted dice, a clock that the test turns, and folders of its own. Without motion unless
/// the test asks for it, so that a throw has settled when the click returns.
class TestWindow {
public:
    explicit TestWindow(MotionPolicy::Speed speed = MotionPolicy::Speed::Off)
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_settings->setAnimation(speed);
        m_settings->setComputerChat(false); // journals of just what the test does
        m_settings->setTips(false);
        m_language = std::make_unique<LanguageController>(*m_settings, QStringList{QStringLiteral("en")});
        m_store = std::make_unique<GameStore>(m_folder.filePath(QStringLiteral("games")));
        open();
    }

    /// Another window on the same folder: what a player finds after a restart.
    void open()
    {
        GameStarter::MakeDice scripted;
        if (useScript)
            scripted = [this](const QByteArray &, DiceSharing) { return std::make_unique<ScriptedDice>(dice); };
        m_window = std::make_unique<MainWindow>(WindowServices{clock, *m_settings, *m_language, *m_store, sound,
                                                               [] { return Games::seed(); }, scripted, &prompts,
                                                               baseFont(), desktop, readAloud ? &reader : nullptr});
    }

    /// Another start after something has written noise into the settings.
    void spoilSettings()
    {
        m_window.reset();
        m_language.reset();
        m_settings.reset();
        QFile file(m_folder.filePath(QStringLiteral("settings.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General\n\x01\xfe");
        file.close();
        m_settings = std::make_unique<Settings>(file.fileName());
        m_language = std::make_unique<LanguageController>(*m_settings, QStringList{QStringLiteral("en")});
        open();
    }

    /// Begins a game and shows it.
    void play(const GameSetup &setup)
    {
        if (window().session() == nullptr)
            window().resumeOrBegin();
        window().startGame(setup);
        show();
    }
    void show()
    {
        window().show();
        (void)QTest::qWaitForWindowExposed(m_window.get());
    }
    /// The process dies: nothing is asked, nothing more is written.
    void kill() { m_window.reset(); }

    MainWindow &window() { return *m_window; }
    GameSession &session() { return *window().session(); }
    const GameState &state() { return session().game().state(); }
    const Journal &journal() { return session().game().journal(); }
    LanguageController &language() { return *m_language; }
    Settings &settings() { return *m_settings; }
    GameStore &store() { return *m_store; }
    TableView &table() { return child<TableView>(); }
    ScorecardView &card() { return child<ScorecardView>(); }

    template <typename T>
    T &child(const char *name = nullptr)
    {
        T *found = window().findChild<T *>(QString::fromLatin1(name));
        Q_ASSERT(found != nullptr);
        return *found;
    }

    /// The menu's entry with these keys.
    QAction &action(const QKeySequence &keys)
    {
        const auto all = window().findChildren<QAction *>();
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const QAction *action) { return action->shortcut() == keys; });
        Q_ASSERT(found != all.end());
        return **found;
    }
    /// The lines of the history, as they are read out.
    QStringList historyTexts()
    {
        const auto *model = child<HistoryPane>().findChild<QAbstractItemView *>()->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        return texts;
    }

    void key(Qt::Key key) { QTest::keyClick(&window(), key); }
    void click(QWidget &widget) { QTest::mouseClick(&widget, Qt::LeftButton); }
    /// A press that follows the one before at a human distance.
    void pressThrowKey()
    {
        clock.advance(1000);
        key(Qt::Key_Space);
    }
    /// Clicks a cell of the card. @param line row of the table, bonus and total included; @param seat its column; the first one holds the names
    void clickCard(int line, int seat)
    {
        ScorecardView &view = card();
        const QRect cell = view.visualRect(view.model()->index(line, seat + 1));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
    }
    /// Line of a row on the card: the bonus line stands after the six upper rows where there is one.
    int lineOf(int row) { return state().rules->bonus && row >= 6 ? row + 1 : row; }

    int throwsInJournal() { return count<DiceThrown>(); }
    template <typename Event>
    int count()
    {
        int events = 0;
        for (const JournalEntry &entry : journal())
            events += std::holds_alternative<Event>(entry.event) ? 1 : 0;
        return events;
    }

    Desktop desktop{true};
    ManualClock clock;
    ScriptedDice dice;
    ScriptedPrompts prompts;
    RecordingSound sound;
    RecordingReader reader;
    bool readAloud = false; ///< to the reader, not to the desktop's
    bool useScript = true;

private:
    /// The font from before any window scaled it.
    static QFont baseFont()
    {
        static const QFont font = QApplication::font();
        return font;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<LanguageController> m_language;
    std::unique_ptr<GameStore> m_store;
    std::unique_ptr<MainWindow> m_window;
};
