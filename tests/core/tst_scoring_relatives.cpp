#include "support/scoringlines.h"

#include <QtTest>

using namespace ScoringLines;

/// Points of Generala's relatives, written down by hand.
class TestScoringRelatives : public QObject {
    Q_OBJECT

private slots:
    void yatzy_data();
    void yatzy();
    void yacht_data();
    void yacht();
    void yahtzee_data();
    void yahtzee();
};

void TestScoringRelatives::yatzy_data()
{
    addLines({
        // Only the dice that fit the row count.
        {"", "one-pair", "55366", 1, 12},
        {"", "one-pair", "55533", 1, 10},
        {"", "one-pair", "66666", 1, 12},
        {"", "one-pair", "12346", 1, 0},
        {"", "two-pairs", "55533", 1, 16},
        {"", "two-pairs", "55331", 1, 16},
        {"", "two-pairs", "44442", 1, 0},
        {"", "two-pairs", "33333", 1, 0},
        {"", "three-alike", "44426", 1, 12},
        {"", "three-alike", "66612", 1, 18},
        {"", "three-alike", "33333", 1, 9},
        {"", "four-alike", "22225", 1, 8},
        {"", "four-alike", "66661", 1, 24},
        {"", "four-alike", "33333", 1, 12},
        {"", "four-alike", "33344", 1, 0},
        // Exactly five in sequence, from 1 or from 2 on.
        {"", "small-straight", "54321", 1, 15},
        {"", "large-straight", "12345", 1, 0},
        {"", "small-straight", "23456", 1, 0},
        {"", "large-straight", "62345", 1, 20},
        {"", "small-straight", "12346", 1, 0},
        {"", "large-straight", "12346", 1, 0},
        {"", "small-straight", "12334", 1, 0},
        {"", "small-straight", "23455", 1, 0},
        {"", "full-house", "55533", 1, 21},
        {"", "full-house", "66555", 1, 27},
        {"", "full-house", "33333", 1, 0},
        {"", "full-house", "44442", 1, 0},
        {"", "chance", "12346", 3, 16},
        {"", "yatzy", "11111", 1, 50},
        {"", "yatzy", "66666", 3, 50},
        {"", "yatzy", "66665", 3, 0},
        {"order=forced", "three-alike", "44426", 2, 12},
    });
}

void TestScoringRelatives::yatzy()
{
    QTEST(pointsOfDataRow("yatzy"), "points");
}

void TestScoringRelatives::yacht_data()
{
    addLines({
        {"", "full-house", "55533", 1, 21},
        {"", "full-house", "33333", 1, 0},
        {"", "four-alike", "22225", 1, 8},
        {"", "four-alike", "33333", 1, 12},
        {"", "four-alike", "22255", 1, 0},
        {"", "little-straight", "12345", 1, 30},
        {"", "little-straight", "23456", 1, 0},
        {"", "big-straight", "23456", 1, 30},
        {"", "big-straight", "12345", 1, 0},
        {"", "little-straight", "12334", 1, 0},
        {"", "big-straight", "12346", 1, 0},
        {"", "choice", "12346", 1, 16},
        {"", "yacht", "22222", 2, 50},
        {"", "yacht", "22221", 2, 0},
        {"", "sixes", "66612", 2, 18},
    });
}

void TestScoringRelatives::yacht()
{
    QTEST(pointsOfDataRow("yacht"), "points");
}

void TestScoringRelatives::yahtzee_data()
{
    addLines({
        {"", "three-alike", "12666", 1, 21},
        {"", "three-alike", "44426", 1, 20},
        {"", "four-alike", "66661", 1, 25},
        {"", "four-alike", "22225", 1, 13},
        {"", "four-alike", "33333", 1, 15},
        {"", "full-house", "55533", 1, 25},
        {"", "small-straight", "12346", 1, 30},
        {"", "large-straight", "12346", 1, 0},
        {"", "small-straight", "23455", 1, 30},
        {"", "small-straight", "12345", 1, 30},
        {"", "large-straight", "12345", 1, 40},
        {"", "large-straight", "34561", 1, 0},
        {"", "chance", "12346", 1, 16},
        {"", "yatzy", "33333", 1, 50},
        // The first five alike is no joker yet.
        {"", "full-house", "33333", 1, 0},
        {"", "small-straight", "33333", 1, 0},
        {"", "large-straight", "33333", 1, 0},
    });
}

void TestScoringRelatives::yahtzee()
{
    QTEST(pointsOfDataRow("yahtzee"), "points");
}

QTEST_GUILESS_MAIN(TestScoringRelatives)
#include "tst_scoring_relatives.moc"
