#pragma once

#include "mainwindow.h"
#include "settings/settings.h"
#include "storage/gamestore.h"
#include "support/manualclock.h"
#include "support/recordingsound.h"
#include "text/languagecontroller.h"
#include "theme/desktop.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <memory>

/// The real window with its real dialogs, in a folder of its own, on a clock that the monkey turns. Seeds of
/// games and the monkey's whims come from one number.
class MonkeyRoom {
public:
    explicit MonkeyRoom(quint32 seed);

    /// The player closes the window and starts the game again.
    void restart();

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] GameSession &session() { return *m_window->session(); }
    [[nodiscard]] const GameState &state() { return session().game().state(); }
    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] LanguageController &language() { return m_language; }
    [[nodiscard]] ManualClock &clock() { return m_clock; }
    /// A number from 0 to below.
    [[nodiscard]] int pick(int below) { return static_cast<int>(m_random.bounded(below)); }
    template <typename List>
    [[nodiscard]] decltype(auto) oneOf(List &list)
    {
        return list[static_cast<typename List::size_type>(pick(static_cast<int>(list.size())))];
    }

private:
    void open();
    [[nodiscard]] QByteArray newSeed();

    QTemporaryDir m_folder;
    QRandomGenerator m_random;
    ManualClock m_clock;
    Settings m_settings;
    LanguageController m_language;
    GameStore m_store;
    RecordingSound m_sound;
    Desktop m_desktop{false};
    QFont m_font;
    std::unique_ptr<MainWindow> m_window;
};
