#include "dialogs/avatar.h"
#include "dialogs/newgamedialog.h"
#include "dialogs/rulesetlist.h"
#include "dialogs/seatrow.h"
#include "dialogs/textlabel.h"
#include "dialogs/toggleswitch.h"
#include "players/levelmeans.h"
#include "support/language.h"
#include "text/names.h"
#include "theme/fonts.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

class TestNewGameDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void givesBackWhatItGot();
    void firstSetupCanBePlayed();
    void enterStartsOnce();
    void escapeCancels();
    void keyboardAlone();
    void namesThatCannotBe_data();
    void namesThatCannotBe();
    void namesAreTrimmed();
    void seatsComeAndGo();
    void coloursSwap();
    void computersAndPersons();
    void everyOptionHasItsControl();
    void sharedDiceNeedRotationByThrow();
    void hintsCanBeSwitchedOff();
    void tellsHowStrongTheLevelsAre();
    void clockSlider();
    void choicesOfOtherRulesAreKept();
    void languageSwitchKeepsWhatWasTyped();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    [[nodiscard]] std::unique_ptr<NewGameDialog> make(const GameSetup &setup) const;
    [[nodiscard]] std::unique_ptr<NewGameDialog> make() const { return make(firstSetup(m_theme, u"greedy"_s)); }
    static QList<QLineEdit *> names(const NewGameDialog &dialog);
    static QPushButton *button(const NewGameDialog &dialog, const QString &text);
    static void type(QLineEdit *field, const QString &text);
    static bool says(const NewGameDialog &dialog, const QString &sentence);
    static ToggleSwitch *option(const NewGameDialog &dialog, const QString &name);
    static QString value(const NewGameDialog &dialog, const QString &name);

    Theme m_theme = Theme::darkTheme();
    std::unique_ptr<TestLanguage> m_language;
};

void TestNewGameDialog::init()
{
    m_language = std::make_unique<TestLanguage>(u"en"_s);
}

std::unique_ptr<NewGameDialog> TestNewGameDialog::make(const GameSetup &setup) const
{
    auto dialog = std::make_unique<NewGameDialog>(setup, QStringList{u"greedy"_s}, m_theme);
    dialog->show();
    QCoreApplication::processEvents();
    return dialog;
}

QList<QLineEdit *> TestNewGameDialog::names(const NewGameDialog &dialog)
{
    QList<QLineEdit *> fields;
    for (const SeatRow *row : dialog.findChildren<SeatRow *>()) {
        if (!row->isHidden())
            fields << row->findChild<QLineEdit *>();
    }
    return fields;
}

QPushButton *TestNewGameDialog::button(const NewGameDialog &dialog, const QString &text)
{
    for (QPushButton *candidate : dialog.findChildren<QPushButton *>()) {
        if (candidate->text().contains(text))
            return candidate;
    }
    return nullptr;
}

void TestNewGameDialog::type(QLineEdit *field, const QString &text)
{
    field->selectAll();
    field->insert(text); // key clicks cannot make every letter
}

bool TestNewGameDialog::says(const NewGameDialog &dialog, const QString &sentence)
{
    for (const TextLabel *label : dialog.findChildren<TextLabel *>()) {
        if (label->isVisible() && label->text() == sentence)
            return true;
    }
    return false;
}

ToggleSwitch *TestNewGameDialog::option(const NewGameDialog &dialog, const QString &name)
{
    for (ToggleSwitch *candidate : dialog.findChildren<ToggleSwitch *>()) {
        if (candidate->text() == Names::option(name))
            return candidate;
    }
    return nullptr;
}

QString TestNewGameDialog::value(const NewGameDialog &dialog, const QString &name)
{
    for (const OptionChoice &choice : dialog.setup().options) {
        if (choice.name == name)
            return choice.value;
    }
    return {};
}

void TestNewGameDialog::givesBackWhatItGot()
{
    GameSetup setup;
    setup.ruleSet = u"classic"_s;
    setup.options = RuleCatalog::make(u"classic"_s, {{u"served"_s, u"10"_s},
                                                     {u"straight"_s, u"wild-ace"_s},
                                                     {u"instant-win"_s, u"off"_s},
                                                     {u"clock"_s, u"17"_s}})
                        ->options;
    setup.seats = {{u"<b>Ana</b> &amp; 😀"_s, u"#e8a53a"_s, PlayerKind::Person, {}},
                   {u"Борис"_s, u"#123456"_s, PlayerKind::Computer, u"greedy"_s},
                   {u"Ingrid"_s, u"#5aa5e8"_s, PlayerKind::Person, {}}};
    const auto dialog = make(setup);
    QCOMPARE(dialog->setup().ruleSet, setup.ruleSet);
    QVERIFY(dialog->setup().options == setup.options);
    QVERIFY(dialog->setup().seats == setup.seats);
}

void TestNewGameDialog::firstSetupCanBePlayed()
{
    const auto dialog = make();
    const GameSetup setup = dialog->setup();
    QCOMPARE(setup.ruleSet, u"duel"_s);
    QVERIFY(RuleCatalog::make(setup.ruleSet, setup.options).ok());
    QVERIFY(!checkSeats(setup.seats));
    QVERIFY(button(*dialog, u"Start"_s)->isEnabled());
}

void TestNewGameDialog::enterStartsOnce()
{
    const auto dialog = make();
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    QTest::keyClick(names(*dialog).front(), Qt::Key_Return);
    QTest::keyClick(dialog.get(), Qt::Key_Enter);
    QCOMPARE(accepted.count(), 1);
    QCOMPARE(dialog->result(), int(QDialog::Accepted));
}

void TestNewGameDialog::escapeCancels()
{
    const auto dialog = make();
    QSignalSpy rejected(dialog.get(), &QDialog::rejected);
    QTest::keyClick(names(*dialog).front(), Qt::Key_Escape);
    QCOMPARE(rejected.count(), 1);
}

void TestNewGameDialog::keyboardAlone()
{
    const auto dialog = make();
    dialog->activateWindow();
    auto *list = dialog->findChild<RuleSetList *>();
    list->focusChosen();
    QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(dialog->setup().ruleSet, u"classic"_s);

    // Tab reaches every control that can be used, and comes round.
    QSet<QWidget *> reached;
    for (int i = 0; i < 100; ++i) {
        reached << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (QWidget *widget : dialog->findChildren<QWidget *>()) {
        const bool control = qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget)
                             || qobject_cast<QSlider *>(widget) || qobject_cast<ToggleSwitch *>(widget)
                             || qobject_cast<QPushButton *>(widget) || qobject_cast<AvatarButton *>(widget);
        if (control && widget->isVisible() && widget->isEnabled())
            QVERIFY2(reached.contains(widget), qPrintable(widget->accessibleName()));
    }
    auto *toggle = option(*dialog, u"double-generala"_s);
    QTest::keyClick(toggle, Qt::Key_Space);
    QCOMPARE(value(*dialog, u"double-generala"_s), u"off"_s);
}

void TestNewGameDialog::namesThatCannotBe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<SeatError::Kind>("kind");
    QTest::newRow("empty") << QString() << SeatError::Kind::NameEmpty;
    QTest::newRow("blank") << u"   "_s << SeatError::Kind::NameEmpty;
    QTest::newRow("long") << QString(25, u'x') << SeatError::Kind::NameTooLong;
    QTest::newRow("taken") << u" computer "_s << SeatError::Kind::NameTaken;
}

void TestNewGameDialog::namesThatCannotBe()
{
    QFETCH(QString, name);
    QFETCH(SeatError::Kind, kind);
    const auto dialog = make();
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    QLineEdit *field = names(*dialog).front();
    type(field, name);
    QVERIFY(!button(*dialog, u"Start"_s)->isEnabled());
    QVERIFY(says(*dialog, Names::seatError({kind, 0})));
    QTest::keyClick(field, Qt::Key_Return);
    dialog->accept();
    QCOMPARE(accepted.count(), 0);
    type(field, u"Ana"_s);
    QVERIFY(button(*dialog, u"Start"_s)->isEnabled());
    QVERIFY(!says(*dialog, Names::seatError({kind, 0})));
}

void TestNewGameDialog::namesAreTrimmed()
{
    const auto dialog = make();
    type(names(*dialog).front(), u"  Ana   María "_s);
    QCOMPARE(dialog->setup().seats.front().name, u"Ana María"_s);
}

void TestNewGameDialog::seatsComeAndGo()
{
    const auto dialog = make();
    QPushButton *add = button(*dialog, u"Add player"_s);
    for (int seats = 3; seats <= MaxSeats; ++seats) {
        QVERIFY(add->isVisible());
        add->click();
        QCOMPARE(dialog->setup().seats.size(), std::size_t(seats));
        QVERIFY(!checkSeats(dialog->setup().seats));
    }
    QVERIFY(!add->isVisible());
    QCOMPARE(dialog->setup().seats.back().name, u"Player 6"_s);
    QSet<QString> colours;
    for (const SeatSpec &seat : dialog->setup().seats)
        colours << seat.colour;
    QCOMPARE(colours.size(), MaxSeats);

    while (names(*dialog).size() > 1) {
        names(*dialog).front()->parentWidget()->findChild<QToolButton *>()->click();
        QCoreApplication::processEvents();
    }
    QVERIFY(!names(*dialog).front()->parentWidget()->findChild<QToolButton *>()->isEnabled());
    QCOMPARE(dialog->setup().seats.size(), std::size_t(1));
    QVERIFY(button(*dialog, u"Start"_s)->isEnabled()); // practice
}

void TestNewGameDialog::coloursSwap()
{
    const auto dialog = make();
    const auto before = dialog->setup().seats;
    auto *avatar = dialog->findChild<AvatarButton *>();
    emit avatar->colourChosen(QColor(before[1].colour));
    QCOMPARE(dialog->setup().seats[0].colour, before[1].colour);
    QCOMPARE(dialog->setup().seats[1].colour, before[0].colour);
}

void TestNewGameDialog::computersAndPersons()
{
    const auto dialog = make();
    auto *who = names(*dialog).front()->parentWidget()->findChild<QComboBox *>();
    who->setFocus();
    QTest::keyClick(who, Qt::Key_Down);
    QVERIFY(dialog->setup().seats.front().kind == PlayerKind::Computer);
    QCOMPARE(dialog->setup().seats.front().level, u"greedy"_s);
}

void TestNewGameDialog::everyOptionHasItsControl()
{
    for (const QString &id : RuleCatalog::ids()) {
        GameSetup setup = firstSetup(m_theme, u"greedy"_s);
        setup.ruleSet = id;
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            for (const QString &wanted : spec.values) {
                setup.options = RuleCatalog::make(id, {{spec.name, wanted}})->options;
                const auto dialog = make(setup);
                QCOMPARE(value(*dialog, spec.name), wanted);
                QVERIFY(dialog->setup().options == setup.options);
            }
        }
    }
}

void TestNewGameDialog::tellsHowStrongTheLevelsAre()
{
    GameSetup setup = firstSetup(m_theme, u"expert"_s);
    setup.ruleSet = u"nordic"_s;
    const auto dialog = make(setup);
    const QString wanted = u"Average points: novice %1 · casual %2 · strong %3 · expert %4"_s;
    const RuleSet rules = *RuleCatalog::make(u"nordic"_s, {});
    const QString told = wanted.arg(*meanTotal(rules, u"novice"_s))
                             .arg(*meanTotal(rules, u"casual"_s))
                             .arg(*meanTotal(rules, u"strong"_s))
                             .arg(*meanTotal(rules, u"expert"_s));
    QVERIFY(says(*dialog, told));
    QVERIFY(told.contains(u"expert 1"_s));
    // Not where nothing was measured, and not where nobody plays by a level.
    setup.ruleSet = u"classic"_s;
    setup.options = {{u"bonus"_s, u"on"_s}};
    setup.seats.pop_back();
    const auto alone = make(setup);
    for (const TextLabel *label : alone->findChildren<TextLabel *>())
        QVERIFY(!label->isVisible() || !label->text().contains(u"novice"_s));
}

void TestNewGameDialog::hintsCanBeSwitchedOff()
{
    const auto dialog = make();
    QVERIFY(dialog->setup().hints);
    const auto switches = dialog->findChildren<ToggleSwitch *>();
    const auto hints = std::find_if(switches.begin(), switches.end(),
                                    [](const ToggleSwitch *one) { return one->text() == u"Hints"_s; });
    QVERIFY(hints != switches.end());
    (*hints)->click();
    QVERIFY(!dialog->setup().hints);
    // Other rules, same wish; and it is there the next time.
    dialog->findChild<RuleSetList *>()->choose(u"classic"_s);
    QVERIFY(!dialog->setup().hints);
    QVERIFY(!make(dialog->setup())->setup().hints);
}

void TestNewGameDialog::sharedDiceNeedRotationByThrow()
{
    const auto dialog = make();
    ToggleSwitch *rotation = option(*dialog, u"rotation"_s);
    ToggleSwitch *sharing = option(*dialog, u"dice"_s);
    rotation->click();
    QCOMPARE(value(*dialog, u"rotation"_s), u"turn"_s);
    QCOMPARE(value(*dialog, u"dice"_s), u"own"_s);
    QVERIFY(!sharing->isEnabled());
    QVERIFY(sharing->help().contains(rotation->text()));
    QVERIFY(button(*dialog, u"Start"_s)->isEnabled());
    rotation->click();
    QVERIFY(sharing->isEnabled());
    QCOMPARE(value(*dialog, u"dice"_s), u"shared"_s); // as it was chosen before
}

void TestNewGameDialog::clockSlider()
{
    const auto dialog = make();
    auto *slider = dialog->findChild<QSlider *>();
    QCOMPARE(value(*dialog, u"clock"_s), u"15"_s);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(value(*dialog, u"clock"_s), u"off"_s);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(value(*dialog, u"clock"_s), u"5"_s);
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(value(*dialog, u"clock"_s), u"120"_s);
    QVERIFY(slider->accessibleName().contains(u"120 s"_s));
}

void TestNewGameDialog::choicesOfOtherRulesAreKept()
{
    const auto dialog = make();
    auto *list = dialog->findChild<RuleSetList *>();
    dialog->findChild<QSlider *>()->setValue(33);
    list->choose(u"nordic"_s);
    QCOMPARE(value(*dialog, u"clock"_s), u"off"_s);
    list->choose(u"duel"_s);
    QCOMPARE(value(*dialog, u"clock"_s), u"33"_s);
}

void TestNewGameDialog::languageSwitchKeepsWhatWasTyped()
{
    const auto dialog = make();
    button(*dialog, u"Add player"_s)->click();
    type(names(*dialog).at(1), u"Ana"_s);
    option(*dialog, u"rotation"_s)->click();
    m_language->set(u"ru"_s);
    const auto seats = dialog->setup().seats;
    QCOMPARE(seats[0].name, u"Игрок 1"_s);
    QCOMPARE(seats[1].name, u"Ana"_s);
    QCOMPARE(seats[2].name, u"Игрок 3"_s);
    QCOMPARE(value(*dialog, u"rotation"_s), u"turn"_s);
    QCOMPARE(value(*dialog, u"clock"_s), u"15"_s);
    QVERIFY(button(*dialog, u"Начать"_s)->isEnabled());
    m_language->set(u"nb"_s);
    QCOMPARE(dialog->windowTitle(), u"Nytt spill"_s);
    QCOMPARE(dialog->setup().seats[0].name, u"Spiller 1"_s);
    QVERIFY(option(*dialog, u"rotation"_s) != nullptr);
}

void TestNewGameDialog::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QString &code : LanguageController::languages()) {
        for (const int percent : {100, 150, 200})
            QTest::addRow("%s %d", qPrintable(code), percent) << code << percent;
    }
}

void TestNewGameDialog::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    m_language->set(language);
    const QFont before = QApplication::font();
    QApplication::setFont(scaledFont(before, percent / 100.0));
    for (const QString &id : RuleCatalog::ids()) {
        GameSetup setup = firstSetup(m_theme, u"greedy"_s);
        setup.ruleSet = id;
        const auto dialog = make(setup);
        dialog->resize(960, 640);
        QCoreApplication::processEvents();
        QVERIFY2(dialog->minimumSizeHint().width() <= 960,
                 qPrintable(QString::number(dialog->minimumSizeHint().width())));
        const auto *area = dialog->findChild<QScrollArea *>();
        QVERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(id));
    }
    QApplication::setFont(before);
}

QTEST_MAIN(TestNewGameDialog)
#include "tst_newgamedialog.moc"
