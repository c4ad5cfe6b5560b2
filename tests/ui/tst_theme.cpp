#include "theme/contrast.h"
#include "theme/theme.h"

#include <QTest>

/// Text can be read on every ground on which a theme puts it.
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void contrastOfKnownPairs();
    void textIsReadable_data();
    void textIsReadable();
    void themesDifferAndEqualThemselves();
};

void TestTheme::contrastOfKnownPairs()
{
    QCOMPARE(qRound(contrast(Qt::black, Qt::white)), 21);
    QCOMPARE(qRound(contrast(Qt::white, Qt::white)), 1);
    // The lightest grey that passes on white, and the next one, which fails.
    QVERIFY(contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= ReadableContrast);
    QVERIFY(contrast(QColor(0x77, 0x77, 0x77), Qt::white) < ReadableContrast);
}

std::vector<std::pair<QByteArray, Theme>> allThemes()
{
    std::vector<std::pair<QByteArray, Theme>> themes;
    for (const bool dark : {true, false}) {
        for (int felt = 0; felt < 3; ++felt) {
            for (int dice = 0; dice < 4; ++dice) {
                const QByteArray look = QByteArray(dark ? "dark" : "light") + " felt " + QByteArray::number(felt)
                                        + " dice " + QByteArray::number(dice);
                themes.emplace_back(look, Theme::make(dark, static_cast<Felt>(felt), static_cast<DiceSet>(dice)));
            }
        }
    }
    return themes;
}

void TestTheme::textIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const auto &[name, theme] : allThemes()) {
        const QByteArray &look = name; // Clang 14 lets no lambda have a part of a pair
        const Theme &t = theme;
        const auto row = [&look](const char *where, const QColor &text, const QColor &ground) {
            QTest::addRow("%s: %s", look.constData(), where) << text << ground;
        };
        row("text on window", t.text, t.window);
        row("text on panel", t.text, t.panel);
        row("text on field", t.text, t.panelRaised);
        row("dim text on window", t.textDim, t.window);
        row("dim text on panel", t.textDim, t.panel);
        row("dim text on field", t.textDim, t.panelRaised);
        row("warning on panel", t.warning, t.panel);
        row("on gold", t.onAccent, t.accent);
        row("on deep gold", t.onAccent, t.accentDeep);
        row("on green", t.onGood, t.good);
        row("on light felt", t.onFelt, t.feltLight);
        row("on dark felt", t.onFelt, t.feltDark);
        row("dim on light felt", t.onFeltDim, t.feltLight);
        row("dim on dark felt", t.onFeltDim, t.feltDark);
        row("on plate", t.onPlate, t.plate);
        row("on active plate", t.onPlate, t.plateActive);
        row("dim on plate", t.onPlateDim, t.plate);
        row("dim on active plate", t.onPlateDim, t.plateActive);
        row("on card", t.onCard, t.card);
        row("on card's header", t.onCard, t.cardHeader);
        row("on bonus row", t.onCard, t.cardBonus);
        row("on active column", t.onCard, t.cardActive);
        row("dim on card", t.onCardDim, t.card);
        row("dim on bonus row", t.onCardDim, t.cardBonus);
        row("dim on active column", t.onCardDim, t.cardActive);
        row("preview", t.preview, t.cardActive);
        row("on total row", t.onCardTotal, t.cardTotal);
        row("pips", t.diePip, t.dieFace);
        for (std::size_t seat = 0; seat < t.seats.size(); ++seat)
            QTest::addRow("%s: avatar %zu", look.constData(), seat + 1) << t.onAvatar << t.seats[seat];
    }
}

// H35
void TestTheme::textIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double ratio = contrast(text, ground);
    QVERIFY2(ratio >= ReadableContrast, QByteArray::number(ratio).constData());
}

void TestTheme::themesDifferAndEqualThemselves()
{
    QVERIFY(Theme::darkTheme() == Theme::darkTheme());
    QVERIFY(!(Theme::darkTheme() == Theme::lightTheme()));
}

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
