#include "dialogs/dialogprompts.h"
#include "dialogs/helpdialog.h"
#include "dialogs/questionsheet.h"
#include "dialogs/settingsdialog.h"
#include "dialogs/toggleswitch.h"
#include "rules/rulecatalog.h"
#include "support/language.h"
#include "theme/style.h"

#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

/// Prompts, help, settings and what they are made of.
class TestDialogs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void zeroIsAskedAndAnswered_data();
    void zeroIsAskedAndAnswered();
    void questionFollowsTheLanguage();
    void closedWindowNeverAnswers();
    void helpFollowsRulesAndLanguage();
    void settingsWorkAtOnce();
    void toggleSwitchIsAnAccessibleCheckBox();
    void lookIsCheapAndScalesText();

private:
    std::unique_ptr<TestLanguage> m_language;
};

void TestDialogs::init()
{
    m_language = std::make_unique<TestLanguage>(u"en"_s);
}

void TestDialogs::zeroIsAskedAndAnswered_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("write");
    QTest::newRow("write") << u"Write the zero"_s << true;
    QTest::newRow("other row") << u"Choose another row"_s << false;
    QTest::newRow("Escape") << QString() << false;
}

void TestDialogs::zeroIsAskedAndAnswered()
{
    QFETCH(QString, button);
    QFETCH(bool, write);
    QWidget window;
    window.show();
    DialogPrompts prompts(&window);
    QList<Prompts::ZeroAnswer> answers;
    prompts.askZero({u"generala"_s, u"poker"_s, 40}, [&answers](Prompts::ZeroAnswer answer) { answers << answer; });
    QVERIFY(answers.isEmpty()); // it does not block
    auto *sheet = window.findChild<QuestionSheet *>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    sheet->findChild<QCheckBox *>()->click();
    if (button.isEmpty())
        QTest::keyClick(sheet, Qt::Key_Escape);
    for (QPushButton *candidate : sheet->findChildren<QPushButton *>()) {
        if (!button.isEmpty() && candidate->text() == button)
            candidate->click();
    }
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers.front().write, write);
    QVERIFY(answers.front().neverAskAgain);
    QTRY_VERIFY(window.findChild<QuestionSheet *>() == nullptr);
}

void TestDialogs::questionFollowsTheLanguage()
{
    QWidget window;
    window.show();
    DialogPrompts prompts(&window);
    prompts.askDiscardGame([](bool) {});
    auto *sheet = window.findChild<QuestionSheet *>();
    QCOMPARE(sheet->windowTitle(), u"Set this game aside?"_s);
    m_language->set(u"nb"_s);
    QCOMPARE(sheet->windowTitle(), u"Legge dette spillet til side?"_s);
}

void TestDialogs::closedWindowNeverAnswers()
{
    int answers = 0;
    {
        QWidget window;
        window.show();
        DialogPrompts(&window).askDiscardGame([&answers](bool) { ++answers; });
    }
    QCOMPARE(answers, 0);
}

void TestDialogs::helpFollowsRulesAndLanguage()
{
    HelpDialog help;
    help.setGame(*RuleCatalog::make(u"duel"_s), QByteArray(64, 'c'));
    help.showPage(HelpDialog::Page::Rules);
    const auto *tabs = help.findChild<QTabBar *>();
    QCOMPARE(tabs->tabText(1), u"Rules"_s);
    m_language->set(u"es"_s);
    help.setGame(*RuleCatalog::make(u"classic"_s), QByteArray(64, 'd'));
    QCOMPARE(tabs->tabText(1), u"Reglas"_s);
    QCOMPARE(tabs->currentIndex(), 1);
    for (const QTextBrowser *page : help.findChildren<QTextBrowser *>())
        QVERIFY(page->toPlainText().size() > 200);
}

void TestDialogs::settingsWorkAtOnce()
{
    Settings &settings = m_language->settings();
    SettingsDialog dialog(settings, m_language->controller());
    dialog.show();
    const auto lists = dialog.findChildren<QComboBox *>();
    QCOMPARE(lists.size(), 6);
    QTest::keyClick(lists.at(1), Qt::Key_End);
    QVERIFY(settings.theme() == ThemeChoice::Dark);
    QTest::keyClick(lists.at(2), Qt::Key_End);
    QVERIFY(settings.felt() == Felt::Burgundy);
    QTest::keyClick(lists.at(3), Qt::Key_End);
    QVERIFY(settings.dice() == DiceSet::Numerals);
    QTest::keyClick(lists.at(4), Qt::Key_End);
    QVERIFY(settings.animation() == MotionPolicy::Speed::Normal);
    QTest::keyClick(lists.at(4), Qt::Key_Home);
    QVERIFY(!settings.animation());
    QTest::keyClick(lists.at(5), Qt::Key_End);
    QVERIFY(settings.computerPace() == ComputerPace::Quick);
    QTest::keyClick(dialog.findChild<QSlider *>(), Qt::Key_End);
    QCOMPARE(settings.textPercent(), 200);
    const auto switches = dialog.findChildren<ToggleSwitch *>();
    QCOMPARE(switches.size(), 4);
    switches.at(1)->click();
    QVERIFY(!settings.confirmZero());
    QTest::keyClick(dialog.findChildren<QSlider *>().at(1), Qt::Key_Home);
    QCOMPARE(settings.volume(), 0);
    switches.at(2)->click();
    QVERIFY(!settings.computerChat());
    switches.at(0)->click();
    QVERIFY(settings.muted());
    switches.at(3)->click();
    QVERIFY(!settings.tips());

    QTest::keyClick(lists.at(0), Qt::Key_End);
    QCoreApplication::processEvents();
    QCOMPARE(settings.language(), u"nb"_s);
    QCOMPARE(dialog.windowTitle(), u"Innstillinger"_s);
    QCOMPARE(lists.at(1)->currentText(), u"Mørke"_s);
    QVERIFY(settings.theme() == ThemeChoice::Dark); // new texts are no new choice
}

void TestDialogs::toggleSwitchIsAnAccessibleCheckBox()
{
    ToggleSwitch toggle;
    toggle.setText(u"Same dice"_s);
    toggle.setHelp(u"strategy decides"_s);
    const auto *accessible = QAccessible::queryAccessibleInterface(&toggle);
    QCOMPARE(accessible->role(), QAccessible::CheckBox);
    QCOMPARE(accessible->text(QAccessible::Name), u"Same dice"_s);
    QCOMPARE(accessible->text(QAccessible::Description), u"strategy decides"_s);
    QVERIFY(!accessible->state().checked);
    QTest::mouseClick(&toggle, Qt::LeftButton, {}, {3, 3}); // on its text
    QVERIFY(accessible->state().checked);
}

void TestDialogs::lookIsCheapAndScalesText()
{
    const QFont before = QApplication::font();
    QElapsedTimer timer;
    timer.start();
    applyLook(Theme::darkTheme(), before, 150);
    QVERIFY2(timer.elapsed() < 50, qPrintable(QString::number(timer.elapsed()))); // less than 1 ms on an idle machine
    QVERIFY(qAbs(QFontMetricsF(QApplication::font()).height() / QFontMetricsF(before).height() - 1.5) < 0.1);
    QVERIFY(isDark(QApplication::palette()));
    applyLook(Theme::lightTheme(), before, 100);
    QVERIFY(!isDark(QApplication::palette()));
    QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::lightTheme().window);
}

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
