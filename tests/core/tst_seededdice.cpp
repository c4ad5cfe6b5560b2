#include "game/dicesource.h"
#include "support/ruletext.h"
#include "support/scripteddice.h"

#include <QtTest>
#include <array>

/// Dice from a seed. All expected faces and codes were computed by another program (Python's hashlib), so that
/// a player can check a game without this one.
class TestSeededDice : public QObject {
    Q_OBJECT

private slots:
    void vectors_data();
    void vectors();
    void bytesAbove251AreSkipped_data();
    void bytesAbove251AreSkipped();
    void sharedDiceAreTheSameForAllSeats();
    void ownDiceDiffer();
    void fairnessCodes_data();
    void fairnessCodes();
    void everyFaceIsAsLikely();
    void kthDieInDieOrder_data();
    void kthDieInDieOrder();
    void askingTwiceChangesNothing();
};

namespace {

QByteArray seedOf(const QByteArray &name)
{
    if (name == "zeros")
        return QByteArray(SeedBytes, '\0');
    if (name == "high")
        return QByteArray(SeedBytes, static_cast<char>(255));
    if (name == "letters")
        return "generala-generala-generala-2025!";
    QByteArray ramp;
    for (int i = 0; i < SeedBytes; ++i)
        ramp += static_cast<char>(i);
    return ramp;
}

QByteArray textOf(const std::array<int, DiceCount> &faces)
{
    QByteArray text;
    for (const int face : faces)
        text += QByteArray::number(face);
    return text;
}

/// @param who "*" for shared dice, else the seat counted from 1
QByteArray thrown(const QByteArray &seed, const QByteArray &who, int round, int throwNumber)
{
    const bool shared = who == "*";
    const SeededDice dice(seedOf(seed), shared ? DiceSharing::Shared : DiceSharing::Own);
    return textOf(dice.faces(shared ? 0 : who.toInt() - 1, round, throwNumber));
}

struct Vector {
    const char *seed;
    const char *who;
    int round;
    int throwNumber;
    const char *faces;
};

void addVectors(std::initializer_list<Vector> vectors)
{
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<QByteArray>("who");
    QTest::addColumn<int>("round");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<QByteArray>("faces");
    for (const Vector &vector : vectors) {
        QTest::addRow("%s %s:%d:%d", vector.seed, vector.who, vector.round, vector.throwNumber)
            << QByteArray(vector.seed) << QByteArray(vector.who) << vector.round << vector.throwNumber
            << QByteArray(vector.faces);
    }
}

void checkVector()
{
    QFETCH(QByteArray, seed);
    QFETCH(QByteArray, who);
    QFETCH(int, round);
    QFETCH(int, throwNumber);
    QTEST(thrown(seed, who, round, throwNumber), "faces");
}

} // namespace

void TestSeededDice::vectors_data()
{
    addVectors({
        {"zeros", "*", 1, 1, "11634"},   {"zeros", "*", 1, 2, "41461"},    {"zeros", "*", 15, 3, "61152"},
        {"zeros", "1", 1, 1, "13634"},   {"zeros", "1", 11, 1, "11364"},   {"zeros", "6", 2, 1, "43436"},
        {"ramp", "*", 1, 1, "13526"},    {"ramp", "*", 1, 3, "45216"},     {"ramp", "*", 11, 1, "62166"},
        {"ramp", "1", 1, 1, "44533"},    {"ramp", "2", 1, 1, "62265"},     {"ramp", "6", 15, 3, "33351"},
        {"high", "*", 1, 1, "31533"},    {"high", "1", 1, 1, "44414"},     {"high", "6", 15, 3, "15346"},
        {"letters", "*", 1, 1, "66614"}, {"letters", "*", 1, 2, "56145"},  {"letters", "*", 1, 3, "61422"},
        {"letters", "1", 1, 1, "32635"}, {"letters", "1", 1, 2, "63244"},  {"letters", "1", 1, 3, "32415"},
        {"letters", "2", 2, 1, "26512"}, {"letters", "6", 11, 1, "61565"},
    });
}

void TestSeededDice::vectors()
{
    checkVector();
}

void TestSeededDice::bytesAbove251AreSkipped_data()
{
    // The comment gives the first bytes of the block.
    addVectors({
        {"ramp", "6", 2, 2, "25141"},  // fc 1f 28 de 09 a8: 252 is skipped
        {"ramp", "4", 1, 3, "53165"},  // fd 46 02 0c 7d 40: 253
        {"ramp", "1", 1, 2, "55553"},  // 76 fe 64 94 82 4a: 254
        {"ramp", "2", 4, 2, "46361"},  // 7b 65 5c ff b9 60: 255
        {"ramp", "4", 10, 3, "26524"}, // f7 83 7c fe fe df 0f: two in a row
        {"ramp", "2", 16, 3, "43522"}, // fd 0f 32 10 fc b5 af: the first and the fifth
        {"ramp", "4", 6, 3, "24264"},  // d3 9f 7f fb b7: 251 is the last that counts, and shows 6
        {"ramp", "3", 1, 2, "13221"},  // 00 0e 8b 4f 96: 0 shows 1
    });
}

void TestSeededDice::bytesAbove251AreSkipped()
{
    checkVector();
}

void TestSeededDice::sharedDiceAreTheSameForAllSeats()
{
    const SeededDice dice(seedOf("ramp"), DiceSharing::Shared);
    for (int round = 1; round <= 15; ++round) {
        for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
            const auto first = dice.faces(0, round, throwNumber);
            for (int seat = 1; seat < MaxSeats; ++seat)
                QCOMPARE(textOf(dice.faces(seat, round, throwNumber)), textOf(first));
        }
    }
}

void TestSeededDice::ownDiceDiffer()
{
    // Six seats, 15 rounds, 3 throws: 270 throws, of which only as many are alike as chance makes.
    const SeededDice dice(seedOf("ramp"), DiceSharing::Own);
    QSet<QByteArray> seen;
    for (int seat = 0; seat < MaxSeats; ++seat) {
        for (int round = 1; round <= 15; ++round) {
            for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber)
                seen.insert(textOf(dice.faces(seat, round, throwNumber)));
        }
    }
    QVERIFY2(seen.size() > 250, QByteArray::number(seen.size()).constData());
    // A colon between the numbers keeps seat 1, round 11 apart from seat 11, round 1.
    QVERIFY(thrown("ramp", "1", 11, 1) != thrown("ramp", "11", 1, 1));
}

void TestSeededDice::fairnessCodes_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("zeros") << QByteArray("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    QTest::newRow("ramp") << QByteArray("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    QTest::newRow("high") << QByteArray("af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051");
    QTest::newRow("letters") << QByteArray("55a08233652fc877881ad0dddf797ce356700e7e3d0f6f9cb4f608e9bcff9ce2");
}

void TestSeededDice::fairnessCodes()
{
    QTEST(fairnessCode(seedOf(QTest::currentDataTag())), "code");
}

// H40
void TestSeededDice::everyFaceIsAsLikely()
{
    // 600,000 faces: each 100,000 times, give or take four standard deviations of 288.7.
    const SeededDice dice(seedOf("letters"), DiceSharing::Own);
    std::array<int, 7> counts{};
    for (int n = 0; n < 120'000; ++n) {
        for (const int face : dice.faces(n % MaxSeats, n / 18 + 1, n / MaxSeats % MaxThrows + 1)) {
            QVERIFY(face >= 1 && face <= 6);
            ++counts[static_cast<std::size_t>(face)];
        }
    }
    for (std::size_t face = 1; face <= 6; ++face)
        QVERIFY2(qAbs(counts[face] - 100'000) <= 1155, QByteArray::number(counts[face]).constData());
}

void TestSeededDice::kthDieInDieOrder_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("kept"); // bit k is the die at position k
    QTest::addColumn<QByteArray>("after");
    // The source's faces are 1-2-3-4-5.
    QTest::newRow("none kept") << QByteArray("66666") << 0b00000 << QByteArray("12345");
    QTest::newRow("first kept") << QByteArray("66666") << 0b00001 << QByteArray("61234");
    QTest::newRow("last kept") << QByteArray("66666") << 0b10000 << QByteArray("12346");
    QTest::newRow("second and fourth kept") << QByteArray("61625") << 0b01010 << QByteArray("11223");
    QTest::newRow("four kept") << QByteArray("66566") << 0b11011 << QByteArray("66166");
    QTest::newRow("all kept") << QByteArray("54321") << 0b11111 << QByteArray("54321");
    QTest::newRow("first throw") << QByteArray("00000") << 0b00000 << QByteArray("12345");
}

void TestSeededDice::kthDieInDieOrder()
{
    QFETCH(QByteArray, before);
    QFETCH(int, kept);
    QFETCH(QByteArray, after);
    ScriptedDice source;
    source.at(3, 2, 2, {1, 2, 3, 4, 5});
    const Dice dice = throwDice(source, diceFrom(before), DiceMask(static_cast<unsigned>(kept)), 3, 2, 2);
    QCOMPARE(dice.faces, diceFrom(after).faces);
}

void TestSeededDice::askingTwiceChangesNothing()
{
    const SeededDice dice(seedOf("letters"), DiceSharing::Own);
    const QByteArray once = textOf(dice.faces(0, 1, 2));
    QCOMPARE(textOf(dice.faces(0, 1, 3)), QByteArray("32415"));
    QCOMPARE(textOf(dice.faces(0, 1, 2)), once);
}

QTEST_GUILESS_MAIN(TestSeededDice)
#include "tst_seededdice.moc"
