#pragma once

#include "rules/scoring.h"
#include "support/ruletext.h"

#include <QTest>
#include <initializer_list>

/// Data rows of tests that hold points written down by hand.
namespace ScoringLines {

/// What a row gives for dice on an empty card.
struct Line {
    const char *options;
    const char *row;
    const char *dice;
    int throwNumber;
    int points;
};

inline void addColumns()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<int>("points");
}

inline void addLines(std::initializer_list<Line> lines)
{
    addColumns();
    for (const Line &line : lines) {
        const QByteArray name = QByteArray(line.row) + ' ' + line.dice + " throw "
                                + QByteArray::number(line.throwNumber) + ' ' + line.options;
        QTest::newRow(name.constData()) << QByteArray(line.options) << QByteArray(line.row) << QByteArray(line.dice)
                                        << line.throwNumber << line.points;
    }
}

/// The points that the current data row's dice give on an empty card; -1 when there is no such row.
inline int pointsOfDataRow(const QByteArray &ruleSet)
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, dice);
    QFETCH(int, throwNumber);
    const RuleSet rules = rulesFrom(ruleSet, options);
    const int index = rules.rowIndex(QString::fromLatin1(row));
    return index < 0 ? -1 : score(rules, index, diceFrom(dice), throwNumber, Card());
}

} // namespace ScoringLines
