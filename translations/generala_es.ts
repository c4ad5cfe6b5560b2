<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Names</name>
    <message>
        <source>The saved game has no beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game begins twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game uses rules that this program does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players of this game cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of this game do not match its fairness code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice lie on the table already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This throw is out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other dice were kept than those that were locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the dice that were thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last throw: choose a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock, or choose a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such row on this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is filled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points do not match the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A message has at most %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time was up: the clock has decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game needs at least one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Another player has this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no option “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not go together with “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nordic Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A duel of plans: everybody plays with the same dice, so the better decision wins and not the luckier hand. The cup goes round after every throw, and whoever has filled a row waits for the others. Quick thinking settles a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Latin-American game with its house rules. Straight, full house and poker have a fixed value and earn more when they come on the first throw. Five alike on the first throw, a served Generala, can win the whole game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala as it is played in the North, with nothing left to argue about: only the two plain straights count, a first throw that fits earns more, a served Generala wins at once, and a second Generala is worth double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same dice for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock for each decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five alike are a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of a Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra for the first throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Served Generala wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody throws, then the cup comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strategy decides, not luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the time is up, the game decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise 4-4-4-4-2 gives nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise 5-5-5-5-5 gives nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which dice make a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a double Generala gives twice as much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row for a second five alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight, full house or poker at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five alike on the first throw end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any five different dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6, a 1 may be the 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instant win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two items of a list: &quot;1-2-3-4, 2-3-4-5 or 3-4-5-6&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice alike.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two pairs, such as 5-5-3-3-1; four alike count as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs of different faces, such as 5-5-3-3-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike and a pair, such as 5-5-5-3-3; five alike count as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike and a pair of another face, such as 5-5-5-3-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in sequence: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two dice alike, such as 1-2-3-4-5 or 3-4-5-6-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in sequence: %1; a 1 may stand for the 2, as in 1-1-3-4-5 or 1-3-4-5-6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any dice at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the sum of the dice that show %1.</source>
        <extracomment>%1 is a face, 1 to 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the sum of all five dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the sum of the matching dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gives %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the first throw %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Counts only when “%1” already holds points.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first throw it wins the game at once, unless this row has been scratched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper rows earn %1 extra from a sum of %2 on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
