#include "game/standings.h"
#include "support/simpleplayer.h"

#include <QCryptographicHash>
#include <QtTest>

/// One number for the behaviour of each rule set: twenty games of a fixed policy on fixed seeds. A change of dice,
/// order, points or ranking that nobody meant shows here. If the change is meant, the new numbers belong here.
class TestSignature : public QObject {
    Q_OBJECT

private slots:
    void signature_data();
    void signature();
    void theSignatureSeesADifference();
};

namespace {

QByteArray number(int value)
{
    return QByteArray::number(value) + ' ';
}

QByteArray factsOf(const Dice &dice)
{
    QByteArray text;
    for (const quint8 face : dice.faces)
        text += QByteArray::number(face);
    return text + ' ';
}

/// What happened in an entry, without the times.
QByteArray factsOf(const GameEvent &event)
{
    if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
        return "throw " + number(thrown->seat) + number(thrown->round) + number(thrown->throwNumber)
               + number(static_cast<int>(thrown->kept.bits())) + factsOf(thrown->dice);
    }
    if (const auto *kept = std::get_if<DiceKept>(&event))
        return "keep " + number(kept->seat) + number(static_cast<int>(kept->kept.bits()));
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return "row " + number(filled->seat) + number(filled->row) + number(filled->points);
    if (const auto *finished = std::get_if<Finished>(&event))
        return finished->reason == FinishReason::ServedWin ? "served win" : "complete";
    return "other";
}

QByteArray seedNumber(int n)
{
    return QByteArray::number(n).rightJustified(SeedBytes, '.');
}

QByteArray signatureOf(const QByteArray &ruleSet, const QByteArray &options, int firstSeed = 0)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int n = 0; n < 20; ++n) {
        const QByteArray seats(1 + n % MaxSeats, 'p');
        SeededGame game({ruleSet, options, seats, n % static_cast<int>(seats.size())}, seedNumber(firstSeed + n));
        if (!game.simpleMoves(100'000, 20))
            return "refused";
        for (const JournalEntry &entry : game.journal())
            hash.addData(factsOf(entry.event) + '\n');
        for (const Standing &standing : standings(game.state()))
            hash.addData(number(standing.place) + number(standing.seat) + number(standing.finalPoints) + '\n');
    }
    return hash.result().toHex();
}

} // namespace

void TestSignature::signature_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("expected");
    const auto add = [](const char *name, const char *options, const char *expected) {
        QTest::newRow(name) << QByteArray(options) << QByteArray(expected);
    };
    add("duel", "", "f7eac148cb78151c398f431068d6b7125935380f1112a21a5e3331a70ab1fe17");
    add("duel by turn", "rotation=turn", "295f7da1fbc3c85522cfa76617cab4a7447e1e70a8f89bd6aea8474ba4ca8f3b");
    add("duel, own dice", "dice=own", "8da471318cc58a65ff25ffbf97a05b4f950359b66bd3cb8666d4c75de3f87e65");
    add("classic", "", "ce8f99dbfca8164cd6286067b9ed98e5a82ecd53e7276b618579b81c0318f309");
    add("classic with other rules", "straight=wild-ace generala=60 served=10 instant-win=off",
        "5ea7cc73f94ed67776e2ff10ffacc5a0dd47a97d09bde7a485d93bc9b3e1bd48");
    add("nordic", "", "ecba6d09ab0f188811d538aae3dba3d14e38c3d6393477e77da2bd5141d65822");
    add("yatzy", "", "30f6062cb7b31c8c586b5ca7264cf95c455a892a9d40422cb6ef7de39c6dedc2");
    add("yatzy from top to bottom", "order=forced", "39b2d29ec2251992aff7012d5d4e104f1be599f73bc1b81e13cbde253bedbaae");
    add("yacht", "", "78c9cd1f0f90a3dbb5f0fa8894136ba4b1c888dab07fbe382c9fcda3489a7b98");
    add("yahtzee", "", "04b8a6332e79c357b14bd42c7995cf8a1d8c7bca5404676590d0470cfc40f7a6");
    add("yahtzee without jokers", "extra-yatzy=off",
        "147afef14a8daeee9b179002539f30a30789ecc600c1317cfe83cee5e8cc610c");
}

void TestSignature::signature()
{
    QFETCH(QByteArray, options);
    const QByteArray ruleSet = QByteArray(QTest::currentDataTag()).replace(',', ' ').split(' ').front();
    QTEST(signatureOf(ruleSet, options), "expected");
}

void TestSignature::theSignatureSeesADifference()
{
    QVERIFY(signatureOf("nordic", "") != signatureOf("nordic", "", 1));
    QCOMPARE(signatureOf("nordic", ""), signatureOf("nordic", ""));
    QVERIFY(signatureOf("classic", "") != signatureOf("classic", "served=10"));
}

QTEST_GUILESS_MAIN(TestSignature)
#include "tst_signature.moc"
