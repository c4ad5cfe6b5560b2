#include "dialogs/enddialog.h"
#include "dialogs/textlabel.h"
#include "effects/confettioverlay.h"
#include "support/language.h"
#include "support/manualclock.h"
#include "support/playedgame.h"
#include "support/scripteddice.h"
#include "text/gamestory.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

class TestEndDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void rankingAndTitle();
    void sharedPlaces();
    void servedWin();
    void practice();
    void bestRowIsNoMore();
    void equalCardsAreDecidedByTime();
    void coursesEndAtTheTotals();
    void namesAreShownAsTyped();
    void fairnessCanBeChecked();
    void buttons_data();
    void buttons();
    void languageSwitch();
    void theWinnerIsCheeredOnce();
    void keysOfTheGameChooseNothing();

private:
    [[nodiscard]] std::unique_ptr<EndDialog> show(const Game &game) const;
    static QStringList texts(const EndDialog &dialog);

    ManualClock m_clock;
    std::unique_ptr<TestLanguage> m_language;
};

void TestEndDialog::init()
{
    m_language = std::make_unique<TestLanguage>(u"en"_s);
}

std::unique_ptr<EndDialog> TestEndDialog::show(const Game &game) const
{
    auto dialog = std::make_unique<EndDialog>(game.state(), game.journal());
    dialog->show();
    QCoreApplication::processEvents();
    return dialog;
}

QStringList TestEndDialog::texts(const EndDialog &dialog)
{
    QStringList list;
    for (const TextLabel *label : dialog.findChildren<TextLabel *>()) {
        if (label->isVisible())
            list << label->text();
    }
    return list;
}

void TestEndDialog::rankingAndTitle()
{
    auto dice = std::make_unique<ScriptedDice>();
    dice->at(1, 1, 1, {6, 6, 6, 5, 5}); // Boris: a full house served
    const auto game =
        PlayedGame::begin(PlayedGame::setup(u"classic"_s, {u"Ana"_s, u"Boris"_s}), m_clock, std::move(dice));
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    QCOMPARE(dialog->windowTitle(), u"Boris wins"_s);
    const QStringList shown = texts(*dialog);
    QVERIFY(shown.indexOf(u"Boris"_s) < shown.indexOf(u"Ana"_s));
    QVERIFY(shown.contains(u"Card"_s));
    QVERIFY(!shown.contains(u"Time bonus"_s));              // these rules have none
    QVERIFY(!shown.join(u' ').contains(u"dice checked"_s)); // scripted dice are not the seed's
}

void TestEndDialog::sharedPlaces()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s}), m_clock,
                                        std::make_unique<ScriptedDice>());
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    QCOMPARE(dialog->windowTitle(), u"Ana and Boris win"_s);
    const QStringList shown = texts(*dialog);
    QCOMPARE(shown.count(u"1"_s), 2);
    QVERIFY(!shown.contains(u"2"_s));
    QVERIFY(shown.contains(u"Final points"_s));
}

void TestEndDialog::servedWin()
{
    auto dice = std::make_unique<ScriptedDice>();
    dice->at(1, 2, 1, {4, 4, 4, 4, 4});
    const auto game =
        PlayedGame::begin(PlayedGame::setup(u"nordic"_s, {u"Ana"_s, u"Boris"_s}), m_clock, std::move(dice));
    PlayedGame::toTheEnd(*game);
    QVERIFY(game->state().servedWinner == 1);
    const auto dialog = show(*game);
    QCOMPARE(dialog->windowTitle(), u"Boris wins"_s);
    const QString all = texts(*dialog).join(u'\n');
    QVERIFY2(all.contains(u"Boris threw 4-4-4-4-4 at once"_s), qPrintable(all));
}

void TestEndDialog::practice()
{
    const auto game =
        PlayedGame::begin(PlayedGame::setup(u"nordic"_s, {u"Ana"_s}), m_clock, std::make_unique<ScriptedDice>());
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    QVERIFY(dialog->windowTitle().startsWith(u"Practice"_s));
}

/// Which row brought most is known; that it decided the game is not, and is not said.
void TestEndDialog::bestRowIsNoMore()
{
    auto dice = std::make_unique<ScriptedDice>();
    dice->at(0, 3, 1, {2, 2, 2, 2, 2}).at(1, 5, 1, {6, 6, 6, 5, 5});
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s}), m_clock, std::move(dice));
    PlayedGame::toTheEnd(*game);
    const GameStory::Moment moment = GameStory::moment(game->state(), game->journal());
    QCOMPARE(moment.heading, u"The best row of the winning card"_s);
    QCOMPARE(moment.text, u"Round 3: Ana wrote 50 points into “Yatzy” with 2-2-2-2-2."_s);
}

void TestEndDialog::equalCardsAreDecidedByTime()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s}), m_clock);
    PlayedGame::toTheEnd(*game);
    GameState state = game->state();
    state.seats[1].card = state.seats[0].card;
    state.seats[0].thinkingMs = 60'000;
    state.seats[1].thinkingMs = 10'000;
    QCOMPARE(GameStory::moment(state, game->journal()).text, u"The cards are equal: Boris needed less time."_s);
    state.seats[0].thinkingMs = state.seats[1].thinkingMs; // both have won
    QCOMPARE(GameStory::moment(state, game->journal()).text, QString());
}

void TestEndDialog::coursesEndAtTheTotals()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s, u"Eva"_s}), m_clock);
    PlayedGame::toTheEnd(*game);
    const auto courses = GameStory::courses(game->state(), game->journal());
    QCOMPARE(courses.size(), std::size_t(3));
    for (int seat = 0; seat < 3; ++seat) {
        const auto &course = courses[static_cast<std::size_t>(seat)];
        QCOMPARE(course.size(), std::size_t(game->state().rounds() + 1));
        QCOMPARE(course.front(), 0);
        QCOMPARE(course.back(), totals(game->rules(), game->state().at(seat).card).total);
    }
}

void TestEndDialog::namesAreShownAsTyped()
{
    const QStringList names{u"<b>Ana</b> %2"_s, u"&amp; %1 😀"_s};
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, names), m_clock);
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    const QStringList shown = texts(*dialog);
    for (const QString &name : names)
        QVERIFY(shown.contains(name));
    for (const TextLabel *label : dialog->findChildren<TextLabel *>())
        QVERIFY(label->textFormat() == Qt::PlainText);
    QVERIFY2(dialog->windowTitle().contains(names.at(0)) || dialog->windowTitle().contains(names.at(1)),
             qPrintable(dialog->windowTitle()));
}

void TestEndDialog::fairnessCanBeChecked()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s}), m_clock);
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    QStringList codes;
    for (QPlainTextEdit *field : dialog->findChildren<QPlainTextEdit *>()) {
        QVERIFY(field->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
        QVERIFY(field->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
        codes << field->toPlainText();
    }
    QCOMPARE(codes.size(), 2);
    QCOMPARE(fairnessCode(QByteArray::fromHex(codes.at(1).toLatin1())), codes.at(0).toLatin1());
    QVERIFY(texts(*dialog).join(u' ').contains(u"dice checked"_s));
}

void TestEndDialog::buttons_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<EndDialog::Choice>("choice");
    QTest::newRow("rematch") << u"Rematch"_s << EndDialog::Choice::Rematch;
    QTest::newRow("look") << u"Look through"_s << EndDialog::Choice::LookThrough;
    QTest::newRow("new") << u"New game"_s << EndDialog::Choice::NewGame;
    QTest::newRow("close") << u"Close"_s << EndDialog::Choice::Close;
    QTest::newRow("Enter") << QString() << EndDialog::Choice::Rematch;
}

void TestEndDialog::buttons()
{
    QFETCH(QString, text);
    QFETCH(EndDialog::Choice, choice);
    const auto game = PlayedGame::begin(PlayedGame::setup(u"nordic"_s, {u"Ana"_s, u"Boris"_s}), m_clock,
                                        std::make_unique<ScriptedDice>());
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    if (text.isEmpty())
        QTest::keyClick(dialog.get(), Qt::Key_Return);
    for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
        if (!text.isEmpty() && button->text() == text)
            button->click();
    }
    QVERIFY(!dialog->isVisible());
    QVERIFY(dialog->choice() == choice);
}

void TestEndDialog::languageSwitch()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"duel"_s, {u"Ana"_s, u"Boris"_s}), m_clock,
                                        std::make_unique<ScriptedDice>());
    PlayedGame::toTheEnd(*game);
    const auto dialog = show(*game);
    m_language->set(u"es"_s);
    QCOMPARE(dialog->windowTitle(), u"Ganan Ana y Boris"_s);
    QVERIFY(texts(*dialog).contains(u"Puntos finales"_s));
    m_language->set(u"ru"_s);
    QCOMPARE(dialog->windowTitle(), u"Побеждают Ana и Boris"_s);
}

void TestEndDialog::theWinnerIsCheeredOnce()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"nordic"_s, {u"Ana"_s, u"Boris"_s}), m_clock,
                                        std::make_unique<ScriptedDice>());
    PlayedGame::toTheEnd(*game);
    EndDialog quiet(game->state(), game->journal());
    quiet.celebrate(0); // no motion is wanted
    quiet.show();
    QCoreApplication::processEvents();
    QVERIFY(quiet.findChild<ConfettiOverlay *>() == nullptr);

    EndDialog dialog(game->state(), game->journal());
    dialog.celebrate(60);
    dialog.show();
    QTRY_VERIFY(dialog.findChild<ConfettiOverlay *>() != nullptr);
    const auto *confetti = dialog.findChild<ConfettiOverlay *>();
    QVERIFY(confetti->running());
    QTRY_VERIFY(!confetti->running());
    dialog.hide();
    dialog.show();
    QCoreApplication::processEvents();
    QVERIFY(!confetti->running());
}

void TestEndDialog::keysOfTheGameChooseNothing()
{
    const auto game = PlayedGame::begin(PlayedGame::setup(u"classic"_s, {u"Ana"_s}), m_clock);
    PlayedGame::toTheEnd(*game);
    EndDialog unasked(game->state(), game->journal());
    unasked.comeUnasked(m_clock, 1000);
    unasked.show();
    QVERIFY(QTest::qWaitForWindowActive(&unasked));
    // However long somebody goes on pressing, and whatever else is pressed in between.
    for (int times = 0; times < 40; ++times) {
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_3}) {
            m_clock.advance(900);
            QTest::keyClick(unasked.focusWidget(), key);
            QVERIFY(unasked.isVisible());
        }
    }
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
    m_clock.advance(5000);
    QCoreApplication::sendEvent(unasked.focusWidget(), &repeated); // held all the while
    QTest::keyClick(unasked.focusWidget(), Qt::Key_Space);
    QVERIFY(unasked.isVisible());
    QTest::keyClick(unasked.focusWidget(), Qt::Key_Escape);
    QVERIFY(!unasked.isVisible());

    EndDialog later(game->state(), game->journal());
    later.comeUnasked(m_clock, 1000);
    later.show();
    QVERIFY(QTest::qWaitForWindowActive(&later));
    m_clock.advance(1000);
    QTest::keyClick(later.focusWidget(), Qt::Key_Space);
    QCOMPARE(later.choice(), EndDialog::Choice::Rematch);

    const auto asked = show(*game);
    QVERIFY(QTest::qWaitForWindowActive(asked.get()));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    QCoreApplication::sendEvent(asked->focusWidget(), &held);
    QVERIFY(asked->isVisible());
    QTest::keyClick(asked->focusWidget(), Qt::Key_Return);
    QVERIFY(!asked->isVisible());
    QCOMPARE(asked->choice(), EndDialog::Choice::Rematch);
}

QTEST_MAIN(TestEndDialog)
#include "tst_enddialog.moc"
