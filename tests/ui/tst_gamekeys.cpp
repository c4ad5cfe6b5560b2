#include "gamekeys.h"

#include <QTest>

using Kind = GameKey::Kind;

/// Which key presses mean something to the game.
class TestGameKeys : public QObject {
    Q_OBJECT

private slots:
    void meaning_data();
    void meaning();
    void heldKeysMeanNothing();
    void cyrillicLayoutByPlace();
    void digitsByPlace();
};

void TestGameKeys::meaning_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("die");
    const auto row = [](const char *name, int key, Qt::KeyboardModifiers modifiers, Kind kind, int die = 0) {
        QTest::newRow(name) << key << modifiers << static_cast<int>(kind) << die;
    };
    row("space", Qt::Key_Space, Qt::NoModifier, Kind::Throw);
    row("first die", Qt::Key_1, Qt::NoModifier, Kind::ToggleLock, 0);
    row("last die", Qt::Key_5, Qt::NoModifier, Kind::ToggleLock, 4);
    row("keypad", Qt::Key_3, Qt::KeypadModifier, Kind::ToggleLock, 2);
    row("no sixth die", Qt::Key_6, Qt::NoModifier, Kind::None);
    row("no die zero", Qt::Key_0, Qt::NoModifier, Kind::None);
    row("all", Qt::Key_A, Qt::NoModifier, Kind::LockAll);
    row("all, caps lock", Qt::Key_A, Qt::ShiftModifier, Kind::LockAll);
    row("none", Qt::Key_N, Qt::NoModifier, Kind::LockNone);
    row("new game is no key of the game", Qt::Key_N, Qt::ControlModifier, Kind::None);
    row("pause", Qt::Key_P, Qt::NoModifier, Kind::Pause);
    row("mute", Qt::Key_M, Qt::NoModifier, Kind::Mute);
    row("finish", Qt::Key_F, Qt::NoModifier, Kind::FinishTurns);
    row("find is no key of the game", Qt::Key_F, Qt::ControlModifier, Kind::None);
    row("minimise is no key of the game", Qt::Key_M, Qt::ControlModifier, Kind::None);
    row("chat", Qt::Key_C, Qt::NoModifier, Kind::Chat);
    row("copy", Qt::Key_C, Qt::ControlModifier, Kind::None);
    row("back", Qt::Key_Escape, Qt::NoModifier, Kind::Back);
    row("enter", Qt::Key_Return, Qt::NoModifier, Kind::None);
    row("other letter", Qt::Key_X, Qt::NoModifier, Kind::None);
}

void TestGameKeys::meaning()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, kind);
    QFETCH(int, die);
    const GameKey meaning = gameKey(QKeyEvent(QEvent::KeyPress, key, modifiers));
    QCOMPARE(static_cast<int>(meaning.kind), kind);
    QCOMPARE(meaning.die, die);
}

void TestGameKeys::heldKeysMeanNothing()
{
    const QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QString(), true);
    QCOMPARE(static_cast<int>(gameKey(held).kind), static_cast<int>(Kind::None));
}

void TestGameKeys::cyrillicLayoutByPlace()
{
    // The key that a Latin layout labels P gives Cyrillic ze: key code U+0417, X11 key code 33. M gives soft sign.
    const QKeyEvent event(QEvent::KeyPress, 0x0417, Qt::NoModifier, 33, 0, 0);
    QCOMPARE(static_cast<int>(gameKey(event).kind), static_cast<int>(Kind::Pause));
    const QKeyEvent softSign(QEvent::KeyPress, 0x042C, Qt::NoModifier, 58, 0, 0);
    QCOMPARE(static_cast<int>(gameKey(softSign).kind), static_cast<int>(Kind::Mute));
    const QKeyEvent a(QEvent::KeyPress, 0x0410, Qt::NoModifier, 41, 0, 0);
    QCOMPARE(static_cast<int>(gameKey(a).kind), static_cast<int>(Kind::FinishTurns));
}

/// Without Shift the upper row writes & é " ' ( in France, + ě š č ř in Bohemia, ą č ę ė į in Lithuania.
void TestGameKeys::digitsByPlace()
{
    const QList<int> french{Qt::Key_Ampersand, Qt::Key_Eacute, Qt::Key_QuoteDbl, Qt::Key_Apostrophe, Qt::Key_ParenLeft};
    const QList<int> czech{Qt::Key_Plus, 0x011A, 0x0160, 0x010C, 0x0158};
    const QList<int> lithuanian{0x0104, 0x010C, 0x0118, 0x0116, 0x012E};
    for (const QList<int> &layout : {french, czech, lithuanian}) {
        for (int die = 0; die < 5; ++die) {
            const QKeyEvent event(QEvent::KeyPress, layout[die], Qt::NoModifier, static_cast<quint32>(10 + die), 0, 0);
            QCOMPARE(static_cast<int>(gameKey(event).kind), static_cast<int>(Kind::ToggleLock));
            QCOMPARE(gameKey(event).die, die);
        }
    }
    const QKeyEvent sixth(QEvent::KeyPress, Qt::Key_Minus, Qt::NoModifier, 15, 0, 0);
    QCOMPARE(static_cast<int>(gameKey(sixth).kind), static_cast<int>(Kind::None));
}

QTEST_MAIN(TestGameKeys)
#include "tst_gamekeys.moc"
