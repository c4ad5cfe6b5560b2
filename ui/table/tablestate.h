#pragma once

#include "rules/dice.h"

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

/// What one seat plate on the table shows. All texts come translated.
struct PlateState {
    QString name;    ///< as typed: plain text, never markup
    QColor colour;   ///< avatar
    int total = 0;   ///< card total, points
    Dice dice;       ///< the seat's last dice; not thrown() = none yet
    DiceMask locked; ///< which of them the seat keeps
    bool inTurn = false;
    bool computer = false; ///< draws a small chip mark on the avatar
    bool waiting = false;  ///< has filled its row and waits for the round to end

    friend bool operator==(const PlateState &, const PlateState &) = default;
};

/// The decision clock's ring.
struct ClockState {
    int seat = -1;          ///< whose plate carries the ring; -1 = no clock
    qint64 remainingMs = 0; ///< 0..budgetMs
    qint64 budgetMs = 0;

    friend bool operator==(const ClockState &, const ClockState &) = default;
};

/// A hint that a player asked for. All texts come translated.
struct HintState {
    struct Action {
        QString text;  ///< "Keep 5-5-5"
        QString value; ///< "172.4"

        friend bool operator==(const Action &, const Action &) = default;
    };

    bool shown = false;
    QString sentence;             ///< why the first action is the best
    std::vector<Action> actions;  ///< best first, three at most
    std::optional<DiceMask> keep; ///< dice to mark, where the best action is to keep them and throw the others

    friend bool operator==(const HintState &, const HintState &) = default;
};

/// Everything the table shows at rest, as one value. The table knows no rules: it shows this and asks back.
struct TableState {
    std::vector<PlateState> plates; ///< 1..6, seat order
    ClockState clock;

    Dice dice;        ///< dice of the seat in turn; not thrown() = all five are in the cup
    DiceMask onTable; ///< which of them lie on the table; the others are in the cup
    DiceMask locked;  ///< subset of onTable

    bool throwOpen = false; ///< the cup may be shaken and poured now
    bool locksOpen = false; ///< dice and locks may be toggled now

    QString headline; ///< "Ana: choose which dice to keep"
    QString detail;   ///< "Throw 2 of 3 · click a die or its lock (1–5)"
    QString badge;    ///< a sentence shown on the table for the whole game; empty = none
    QString banner;   ///< a strip over the table ("You are looking at round 3"); empty = none

    bool backOpen = false; ///< an earlier moment is shown: the big button leads back to the game
    QString buttonTitle;   ///< "Next throw"
    QString buttonDetail;  ///< "2 dice go back to the cup · Space"
    bool buttonEnabled = false;

    bool hintOffered = false; ///< shows the bulb
    bool hintOpen = false;    ///< a hint may be asked for now
    HintState hint;
    int unreadChat = 0;  ///< count on the speech bubble
    bool paused = false; ///< covers the table; throwOpen and locksOpen are then false

    friend bool operator==(const TableState &, const TableState &) = default;
};
