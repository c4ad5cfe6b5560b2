<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n throw(s) left.</source>
        <translation>
            <numerusform>%n throw left.</numerusform>
            <numerusform>%n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message numerus="yes">
        <source>Only the first %n characters fit: the rest was cut off</source>
        <translation>
            <numerusform>Only the first %n character fits: the rest was cut off</numerusform>
            <numerusform>Only the first %n characters fit: the rest was cut off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message numerus="yes">
        <source>%n decision(s) gave away %1 points.</source>
        <translation>
            <numerusform>%n decision gave away %1 points.</numerusform>
            <numerusform>%n decisions gave away %1 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message numerus="yes">
        <source>All dice thrown again, %n throw(s) left</source>
        <translation>
            <numerusform>All dice thrown again, %n throw left</numerusform>
            <numerusform>All dice thrown again, %n throws left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 locked, %n throw(s) left</source>
        <translation>
            <numerusform>%1 locked, %n throw left</numerusform>
            <numerusform>%1 locked, %n throws left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message numerus="yes">
        <source>keeps %n dice</source>
        <translation>
            <numerusform>keeps %n die</numerusform>
            <numerusform>keeps %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryJobs</name>
    <message numerus="yes">
        <source>The %n line(s) before it are sound.</source>
        <translation>
            <numerusform>The %n line before it is sound.</numerusform>
            <numerusform>The %n lines before it are sound.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message numerus="yes">
        <source>The %n line(s) before it are sound and can be opened as a copy.</source>
        <translation>
            <numerusform>The %n line before it is sound and can be opened as a copy.</numerusform>
            <numerusform>The %n lines before it are sound and can be opened as a copy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>A message has at most %n character(s).</source>
        <translation>
            <numerusform>A message has at most %n character.</numerusform>
            <numerusform>A message has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n player(s).</source>
        <translation>
            <numerusform>A game has room for %n player.</numerusform>
            <numerusform>A game has room for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>A name has at most %n character.</numerusform>
            <numerusform>A name has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice alike.</source>
        <translation>
            <numerusform>At least %n die alike.</numerusform>
            <numerusform>At least %n dice alike.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n point(s).</source>
        <translation>
            <numerusform>Gives %n point.</numerusform>
            <numerusform>Gives %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the first throw %n point(s) more.</source>
        <translation>
            <numerusform>On the first throw %n point more.</numerusform>
            <numerusform>On the first throw %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once this row holds points, each further five alike earns %n point(s) extra.</source>
        <translation>
            <numerusform>Once this row holds points, each further five alike earns %n point extra.</numerusform>
            <numerusform>Once this row holds points, each further five alike earns %n points extra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundButton</name>
    <message numerus="yes">
        <source>Chat, %n unread message(s)</source>
        <translation>
            <numerusform>Chat, %n unread message</numerusform>
            <numerusform>Chat, %n unread messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message numerus="yes">
        <source>It is played with %n dice.</source>
        <translation>
            <numerusform>It is played with %n die.</numerusform>
            <numerusform>It is played with %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n player(s) take part; alone it is practice.</source>
        <translation>
            <numerusform>Up to %n player takes part; alone it is practice.</numerusform>
            <numerusform>Up to %n players take part; alone it is practice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card has %n row(s), and every round fills one of them.</source>
        <translation>
            <numerusform>The card has %n row, and every round fills one of them.</numerusform>
            <numerusform>The card has %n rows, and every round fills one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your first throw is made with all dice. After it you may throw again, up to %n throw(s) in a turn.</source>
        <translation>
            <numerusform>Your first throw is made with all dice. After it you may throw again, up to %n throw in a turn.</numerusform>
            <numerusform>Your first throw is made with all dice. After it you may throw again, up to %n throws in a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Golden dice are kept, and %n die (dice) will be thrown again.</source>
        <translation>
            <numerusform>Golden dice are kept, and %n will be thrown again.</numerusform>
            <numerusform>Golden dice are kept, and %n will be thrown again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each decision. The clock rests during pauses, animations and questions.</source>
        <translation>
            <numerusform>You have %n second for each decision. The clock rests during pauses, animations and questions.</numerusform>
            <numerusform>You have %n seconds for each decision. The clock rests during pauses, animations and questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) of this game differ from the usual rules and stand out below.</source>
        <translation>
            <numerusform>%n option of this game differs from the usual rules and stands out below.</numerusform>
            <numerusform>%n options of this game differ from the usual rules and stand out below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n of these dice count</source>
        <translation>
            <numerusform>only %n of these dice counts</numerusform>
            <numerusform>only %n of these dice count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A full house on the first throw is worth %n point(s): write it.</source>
        <translation>
            <numerusform>A full house on the first throw is worth %n point: write it.</numerusform>
            <numerusform>A full house on the first throw is worth %n points: write it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message numerus="yes">
        <source>%n dice · Space</source>
        <translation>
            <numerusform>%n die · Space</numerusform>
            <numerusform>%n dice · Space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back to the cup · Space</source>
        <translation>
            <numerusform>%n die goes back to the cup · Space</numerusform>
            <numerusform>%n dice go back to the cup · Space</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message numerus="yes">
        <source>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throw(s) left.</source>
        <translation>
            <numerusform>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throw left.</numerusform>
            <numerusform>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ring round your picture runs down while you decide: you have %n second(s) for each decision. After that the clock decides for you.</source>
        <translation>
            <numerusform>The ring round your picture runs down while you decide: you have %n second for each decision. After that the clock decides for you.</numerusform>
            <numerusform>The ring round your picture runs down while you decide: you have %n seconds for each decision. After that the clock decides for you.</numerusform>
        </translation>
    </message>
</context>
</TS>
