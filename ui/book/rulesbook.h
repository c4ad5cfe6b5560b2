#pragma once

#include "rules/examples.h"
#include "rules/ruleset.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

/// The rules of a game as a book: plain data, made from a rule set in the language of the moment. Every
/// number in it comes from the rule set, and every example is worked out by core/rules/scoring, so that text
/// and game cannot differ. How it looks is for BookHtml to say.

struct BookText {
    QString text;
};

struct BookList {
    QStringList items;
};

/// A table of things and what they are: options, typical results.
struct BookFacts {
    struct Fact {
        QString name;
        QString value;
        QString remark;      ///< may be empty
        bool strong = false; ///< stands out: what differs from the usual
    };
    std::vector<Fact> facts;
};

/// Dice of one row of the card.
struct BookExample {
    ScoringExample scored;
    QString remark; ///< why these dice count as they do; may be empty
};

/// One row of the card.
struct BookRow {
    int row = 0; ///< index in the rule set
    QString name;
    QString text;
    std::vector<BookExample> examples;
};

struct BookRows {
    QString heading; ///< may be empty
    std::vector<BookRow> rows;
};

/// Dice that lie on the table, and what to do with them.
struct BookHand {
    Dice dice;
    DiceMask kept;       ///< the others are thrown again
    int throwNumber = 1; ///< which throw of the turn these dice are
    int row = -1;        ///< the row to write the dice into; -1: throw again
    Card card;           ///< of the player
    QString caption;
    bool advised = false; ///< nothing is better; else it only shows what can be done
};

using BookPart = std::variant<BookText, BookList, BookFacts, BookRows, BookHand>;

struct BookChapter {
    QString title;
    std::vector<BookPart> parts;
};

struct RulesBook {
    QString title; ///< the game's name
    std::vector<BookChapter> chapters;

    /// @param rules of the catalogue, or made like them
    static RulesBook of(const RuleSet &rules);
};
