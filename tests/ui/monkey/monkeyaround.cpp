// What happens round the game: other games, windows, languages and looks.
#include "monkey.h"

#include "rules/rulecatalog.h"
#include "support/games.h"

#include <QDockWidget>
#include <QTest>

using namespace Qt::StringLiterals;

GameSetup Monkey::anySetup()
{
    static const QStringList ids = RuleCatalog::ids();
    const QString id = m_room.oneOf(ids);
    // Strategies that need no table: with others a monkey's day would be spent waiting for solvers.
    static const QStringList levels{u"novice"_s, u"casual"_s, u"greedy"_s, u"random"_s};
    std::vector<OptionChoice> options;
    for (const OptionSpec &option : RuleCatalog::options(id)) {
        if (m_room.pick(3) == 0)
            options.push_back({option.name, m_room.oneOf(option.values)});
    }
    if (!RuleCatalog::make(id, options))
        options.clear();
    const int people = 1 + m_room.pick(3);
    const int computers = m_room.pick(3);
    GameSetup setup{id, options, Games::seats(people + computers, computers), 0};
    for (SeatSpec &seat : setup.seats) {
        if (seat.kind == PlayerKind::Computer)
            seat.level = m_room.oneOf(levels);
    }
    setup.starter = m_room.pick(people + computers);
    return setup;
}

void Monkey::newGame()
{
    if (QApplication::activeModalWidget() == nullptr)
        m_room.window().startGame(anySetup());
}

void Monkey::restart()
{
    // Who leaves in the middle of a question loses nothing; the question goes with its window.
    m_room.restart();
}

void Monkey::resize()
{
    m_room.window().resize(200 + m_room.pick(1700), 200 + m_room.pick(1000));
}

void Monkey::changeWindow()
{
    MainWindow &window = m_room.window();
    switch (m_room.pick(5)) {
    case 0:
        window.showMinimized();
        QCoreApplication::processEvents();
        window.showNormal();
        break;
    case 1:
        window.showMaximized();
        break;
    case 2:
        window.hide();
        QCoreApplication::processEvents();
        window.show();
        break;
    case 3: {
        const auto docks = window.findChildren<QDockWidget *>();
        QDockWidget *dock = m_room.oneOf(docks);
        if ((dock->features() & QDockWidget::DockWidgetFloatable) != 0)
            dock->setFloating(!dock->isFloating());
        break;
    }
    default:
        window.showNormal();
    }
}

void Monkey::changeLanguage()
{
    const QStringList codes = LanguageController::languages();
    m_room.language().setLanguage(m_room.oneOf(codes));
}

void Monkey::changeLooks()
{
    Settings &settings = m_room.settings();
    static const std::vector<ThemeChoice> themes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark};
    static const std::vector<int> sizes{100, 100, 125, 150, 200};
    settings.setTheme(m_room.oneOf(themes));
    settings.setTextPercent(m_room.oneOf(sizes));
    settings.setFelt(static_cast<Felt>(m_room.pick(3)));
    settings.setDice(static_cast<DiceSet>(m_room.pick(4)));
}

void Monkey::changeSettings()
{
    Settings &settings = m_room.settings();
    static const std::vector<MotionPolicy::Speed> speeds{MotionPolicy::Speed::Off, MotionPolicy::Speed::Off,
                                                         MotionPolicy::Speed::Fast, MotionPolicy::Speed::Normal};
    settings.setAnimation(m_room.oneOf(speeds));
    settings.setConfirmZero(m_room.pick(3) == 0);
    settings.setTips(m_room.pick(3) == 0);
    settings.setComputerChat(m_room.pick(2) == 0);
    settings.setMuted(m_room.pick(2) == 0);
    settings.setVolume(m_room.pick(101));
}

void Monkey::waitAWhile()
{
    m_room.clock().advance(m_room.pick(20'000));
    QTest::qWait(m_room.pick(60));
}
