#include "support/language.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Counts what a widget hears of changes of language.
class Listener : public QWidget {
public:
    int heard = 0;

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            ++heard;
        QWidget::changeEvent(event);
    }
};

} // namespace

class TestLanguageController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void firstStart_data();
    void firstStart();
    void choiceIsRemembered();
    void wantedOnceIsNotRemembered();
    void widgetsHearOfAChangeOnce();
    void standardButtonsAreTranslated();
    void unknownLanguageChangesNothing();
    void localeFollows();
    void everyLanguageIsWhole_data();
    void everyLanguageIsWhole();

private:
    [[nodiscard]] QString iniPath() const { return m_folder->filePath(u"settings.ini"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLanguageController::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestLanguageController::firstStart_data()
{
    QTest::addColumn<QStringList>("system");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Argentina") << QStringList{u"es-AR"_s, u"es"_s} << u"es"_s;
    QTest::newRow("underscore") << QStringList{u"ru_RU"_s} << u"ru"_s;
    QTest::newRow("Nynorsk") << QStringList{u"nn-NO"_s, u"nn"_s} << u"nb"_s;
    QTest::newRow("Norwegian") << QStringList{u"no"_s} << u"nb"_s;
    QTest::newRow("Bokmål") << QStringList{u"nb-NO"_s} << u"nb"_s;
    QTest::newRow("second wish") << QStringList{u"fr-FR"_s, u"es-ES"_s} << u"es"_s;
    QTest::newRow("C") << QStringList{u"C"_s} << u"en"_s;
    QTest::newRow("none") << QStringList{} << u"en"_s;
    QTest::newRow("like Spanish") << QStringList{u"est"_s} << u"en"_s;
}

void TestLanguageController::firstStart()
{
    QFETCH(QStringList, system);
    QFETCH(QString, expected);
    Settings settings(iniPath());
    const LanguageController controller(settings, system);
    QCOMPARE(controller.language(), expected);
    QCOMPARE(settings.language(), QString()); // nobody has chosen: the next start asks the system again
}

void TestLanguageController::choiceIsRemembered()
{
    {
        Settings settings(iniPath());
        LanguageController controller(settings, {u"es"_s});
        controller.setLanguage(u"ru"_s);
    }
    Settings settings(iniPath());
    QCOMPARE(LanguageController(settings, {u"es"_s}).language(), u"ru"_s);
    settings.setLanguage(u"klingon"_s);
    QCOMPARE(LanguageController(settings, {u"es"_s}).language(), u"es"_s);
}

void TestLanguageController::wantedOnceIsNotRemembered()
{
    Settings settings(iniPath());
    settings.setLanguage(u"ru"_s);
    LanguageController controller(settings, {u"es"_s}, u"nb"_s);
    QCOMPARE(controller.language(), u"nb"_s);
    QCOMPARE(settings.language(), u"ru"_s);
    QCOMPARE(LanguageController(settings, {u"es"_s}, u"klingon"_s).language(), u"ru"_s);
    controller.setLanguage(u"nb"_s); // chosen now
    QCOMPARE(settings.language(), u"nb"_s);
}

void TestLanguageController::widgetsHearOfAChangeOnce()
{
    TestLanguage language(u"en"_s);
    Listener widget;
    QCoreApplication::processEvents();
    widget.heard = 0;
    QSignalSpy changed(&language.controller(), &LanguageController::languageChanged);
    language.set(u"nb"_s);
    QCOMPARE(widget.heard, 1);
    QCOMPARE(changed.count(), 1);
    language.set(u"nb"_s);
    QCOMPARE(widget.heard, 1);
    QCOMPARE(changed.count(), 1);
}

void TestLanguageController::standardButtonsAreTranslated()
{
    TestLanguage language(u"nb"_s);
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close);
    const auto cancelText = [&box] { return box.button(QDialogButtonBox::Cancel)->text().remove(u'&'); };
    QCOMPARE(cancelText(), u"Avbryt"_s);
    language.set(u"es"_s);
    QCOMPARE(cancelText(), u"Cancelar"_s);
    language.set(u"ru"_s);
    QCOMPARE(cancelText(), u"Отмена"_s);
    language.set(u"en"_s);
    QCOMPARE(cancelText(), u"Cancel"_s);
}

void TestLanguageController::unknownLanguageChangesNothing()
{
    TestLanguage language(u"es"_s);
    language.set(u"xx"_s);
    QCOMPARE(language.controller().language(), u"es"_s);
    QCOMPARE(language.settings().language(), QString());
}

void TestLanguageController::localeFollows()
{
    TestLanguage language(u"nb"_s);
    QCOMPARE(QLocale().language(), QLocale::NorwegianBokmal);
    language.set(u"ru"_s);
    QCOMPARE(QLocale().language(), QLocale::Russian);
    QCOMPARE(language.controller().locale(), QLocale());

    Settings settings(iniPath());
    const LanguageController argentine(settings, {u"es-AR"_s});
    QCOMPARE(argentine.locale().territory(), QLocale::Argentina);
}

void TestLanguageController::everyLanguageIsWhole_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : LanguageController::languages())
        QTest::newRow(qPrintable(code)) << code;
}

/// A language in the list has texts and a name of its own, not those of another one.
void TestLanguageController::everyLanguageIsWhole()
{
    QFETCH(QString, code);
    QVERIFY(QFile::exists(u":/i18n/generala_%1.qm"_s.arg(code)));
    QStringList others = LanguageController::languages();
    others.removeOne(code);
    for (const QString &other : others)
        QVERIFY2(LanguageController::nativeName(code) != LanguageController::nativeName(other), qPrintable(other));
}

QTEST_MAIN(TestLanguageController)
#include "tst_language.moc"
