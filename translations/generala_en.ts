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
    <name>RulesText</name>
    <message numerus="yes">
        <source>There are five dice and at most %n throw(s).</source>
        <translation>
            <numerusform>There are five dice and at most %n throw.</numerusform>
            <numerusform>There are five dice and at most %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each decision. The clock rests during pauses, animations and questions.</source>
        <translation>
            <numerusform>You have %n second for each decision. The clock rests during pauses, animations and questions.</numerusform>
            <numerusform>You have %n seconds for each decision. The clock rests during pauses, animations and questions.</numerusform>
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
