<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Omkamp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;vslutt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regler for spillet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>&amp;About Generala</source>
        <translation>&amp;Om Generala</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>Fo&amp;rtsett</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>Res&amp;ultat…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Demp lyden</translation>
    </message>
    <message>
        <source>&amp;Coach…</source>
        <translation>&amp;Trener…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>R&amp;eprise</translation>
    </message>
    <message>
        <source>&amp;Finish computer turns</source>
        <translation>&amp;Fullfør datamaskinens turer</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>A&amp;lle spill…</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n throw(s) left.</source>
        <translation>
            <numerusform>%n kast igjen.</numerusform>
            <numerusform>%n kast igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throws left.</source>
        <translation>Ingen kast igjen.</translation>
    </message>
    <message>
        <source>The clock throws for %1: %2.</source>
        <extracomment>%1 name, %2 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>Klokka kaster for %1: %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 kaster %2.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Tiden er ute.</translation>
    </message>
    <message>
        <source>%1 scratches %2. Total %3.</source>
        <extracomment>%1 name, %2 row, %3 number of points</extracomment>
        <translation>%1 stryker %2. Sum: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 and %2 are &quot;25 points&quot;, the second beside the rows</extracomment>
        <translation>%1 og %2 ekstra</translation>
    </message>
    <message>
        <source>%1 writes %2: %3. Total %4.</source>
        <extracomment>%1 name, %2 row, %3 &quot;25 points&quot;, %4 number of points</extracomment>
        <translation>%1 fyller %2: %3. Sum: %4.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Angret.</translation>
    </message>
    <message>
        <source>Taken back: the dice are %1 again.</source>
        <extracomment>%1 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>Angret: terningene viser %1 igjen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>name, final points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Spillet er satt på pause.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Spillet fortsetter.</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a computer seat, its message</comment>
        <translation>%1 sier: %2</translation>
    </message>
    <message>
        <source>Round %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 har turen.</translation>
    </message>
    <message>
        <source>No die is locked.</source>
        <translation>Ingen terning er låst.</translation>
    </message>
    <message>
        <source>Locked: %1.</source>
        <extracomment>%1 faces such as &quot;5, 5&quot;</extracomment>
        <translation>Låst: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n sekund igjen.</numerusform>
            <numerusform>%n sekunder igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip: %1. %2</source>
        <extracomment>read aloud; %1 is like &quot;Throw the dice&quot;, %2 a sentence or more</extracomment>
        <translation>Tips: %1. %2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Generala is running already. Two of them would write over each other’s games.</source>
        <translation>Generala kjører allerede. To samtidig ville skrevet over hverandres spill.</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fiolett</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grønn</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Korall</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkis</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <translation>Bytt farge</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <extracomment>for screen readers; %1 is the name of a player</extracomment>
        <translation>Fargen til %1</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Good luck, everybody!</source>
        <translation>Lykke til, alle sammen!</translation>
    </message>
    <message>
        <source>Nice to play with you.</source>
        <translation>Hyggelig å spille med dere.</translation>
    </message>
    <message>
        <source>Let the dice roll!</source>
        <translation>La terningene trille!</translation>
    </message>
    <message>
        <source>Five alike! Did you see that?</source>
        <translation>Fem like! Så du det?</translation>
    </message>
    <message>
        <source>That is what I came for.</source>
        <translation>Det var dette jeg kom for.</translation>
    </message>
    <message>
        <source>My dice like me today.</source>
        <translation>Terningene liker meg i dag.</translation>
    </message>
    <message>
        <source>On the first throw!</source>
        <translation>I første kast!</translation>
    </message>
    <message>
        <source>I did not even have to think.</source>
        <translation>Jeg trengte ikke engang å tenke.</translation>
    </message>
    <message>
        <source>Sometimes it is that easy.</source>
        <translation>Noen ganger er det så enkelt.</translation>
    </message>
    <message>
        <source>That helps.</source>
        <translation>Det hjelper.</translation>
    </message>
    <message>
        <source>A good row for me.</source>
        <translation>En god rad for meg.</translation>
    </message>
    <message>
        <source>I take that gladly.</source>
        <translation>Det tar jeg gjerne.</translation>
    </message>
    <message>
        <source>Well, it has to go somewhere.</source>
        <translation>Tja, et sted må den jo strykes.</translation>
    </message>
    <message>
        <source>That one hurts a little.</source>
        <translation>Den svir litt.</translation>
    </message>
    <message>
        <source>The dice did not want to.</source>
        <translation>Terningene ville ikke.</translation>
    </message>
    <message>
        <source>I am in front now.</source>
        <translation>Nå leder jeg.</translation>
    </message>
    <message>
        <source>Nice view from up here.</source>
        <translation>Fin utsikt her oppefra.</translation>
    </message>
    <message>
        <source>Catch me if you can!</source>
        <translation>Ta meg igjen, den som kan!</translation>
    </message>
    <message>
        <source>Only one row left for me.</source>
        <translation>Jeg har bare én rad igjen.</translation>
    </message>
    <message>
        <source>Now it counts.</source>
        <translation>Nå gjelder det.</translation>
    </message>
    <message>
        <source>The last one. Wish me luck!</source>
        <translation>Den siste. Ønsk meg lykke til!</translation>
    </message>
    <message>
        <source>Thank you for the game!</source>
        <translation>Takk for spillet!</translation>
    </message>
    <message>
        <source>That was fun. Once more?</source>
        <translation>Det var gøy. En gang til?</translation>
    </message>
    <message>
        <source>Luck was on my side today.</source>
        <translation>Lykken var på min side i dag.</translation>
    </message>
    <message>
        <source>Phew, that was close!</source>
        <translation>Puh, det var jevnt!</translation>
    </message>
    <message>
        <source>What a finish!</source>
        <translation>For en avslutning!</translation>
    </message>
    <message>
        <source>It could have gone either way.</source>
        <translation>Det kunne gått begge veier.</translation>
    </message>
    <message>
        <source>Five alike! Congratulations!</source>
        <translation>Fem like! Gratulerer!</translation>
    </message>
    <message>
        <source>I would like to throw that, too.</source>
        <translation>Det skulle jeg også gjerne kastet.</translation>
    </message>
    <message>
        <source>Wow. How do you do that?</source>
        <translation>Oi. Hvordan får du det til?</translation>
    </message>
    <message>
        <source>On the first throw! Not bad.</source>
        <translation>I første kast! Ikke verst.</translation>
    </message>
    <message>
        <source>You left yourself no work.</source>
        <translation>Da slapp du resten av jobben.</translation>
    </message>
    <message>
        <source>A lucky hand!</source>
        <translation>For et lykkekast!</translation>
    </message>
    <message>
        <source>A strong row!</source>
        <translation>En sterk rad!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Godt spilt.</translation>
    </message>
    <message>
        <source>I have to watch out for you.</source>
        <translation>Deg må jeg passe meg for.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Uflaks.</translation>
    </message>
    <message>
        <source>The next one will be better.</source>
        <translation>Neste blir bedre.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <translation>Det kan skje den beste.</translation>
    </message>
    <message>
        <source>You are in front. For how long?</source>
        <translation>Du leder. Hvor lenge?</translation>
    </message>
    <message>
        <source>I will be back.</source>
        <translation>Jeg kommer tilbake.</translation>
    </message>
    <message>
        <source>So you lead now. Exciting!</source>
        <translation>Så nå leder du. Spennende!</translation>
    </message>
    <message>
        <source>The clock was faster.</source>
        <translation>Klokka var raskere.</translation>
    </message>
    <message>
        <source>Time flies, doesn&apos;t it?</source>
        <translation>Tiden flyr, ikke sant?</translation>
    </message>
    <message>
        <source>A little quicker next time!</source>
        <translation>Litt raskere neste gang!</translation>
    </message>
    <message>
        <source>Thinking again is allowed.</source>
        <translation>Det er lov å ombestemme seg.</translation>
    </message>
    <message>
        <source>No problem, take your time.</source>
        <translation>Ikke noe problem, ta deg tid.</translation>
    </message>
    <message>
        <source>I did not see anything.</source>
        <translation>Jeg så ingenting.</translation>
    </message>
    <message>
        <source>Congratulations!</source>
        <translation>Gratulerer!</translation>
    </message>
    <message>
        <source>Well done! I want a rematch.</source>
        <translation>Bra! Jeg vil ha omkamp.</translation>
    </message>
    <message>
        <source>You have earned that.</source>
        <translation>Det har du fortjent.</translation>
    </message>
    <message>
        <source>So close! What a game.</source>
        <translation>Så jevnt! For et spill.</translation>
    </message>
    <message>
        <source>One more pip, and it was mine.</source>
        <translation>Ett øye til, så var den min.</translation>
    </message>
    <message>
        <source>I almost had you.</source>
        <translation>Jeg tok deg nesten.</translation>
    </message>
</context>
<context>
    <name>BookHtml</name>
    <message>
        <source>%1, kept: %2</source>
        <extracomment>dice, all and those that are kept: &quot;4-4-6-6-2, kept: 6-6&quot;</extracomment>
        <translation>%1, beholdt: %2</translation>
    </message>
</context>
<context>
    <name>BookPages</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Side %1 av %2</translation>
    </message>
</context>
<context>
    <name>BookPrompts</name>
    <message>
        <source>Save the rules</source>
        <translation>Lagre reglene</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Chance to win, if all play their best from there on; a click or Enter shows the moment</source>
        <translation>Sjanse til å vinne hvis alle spiller best mulig videre; klikk eller Enter viser øyeblikket</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Ved start</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Etter runde %1</translation>
    </message>
    <message>
        <source>Round %1: %2 won at once</source>
        <translation>Runde %1: %2 vant på stedet</translation>
    </message>
    <message>
        <source>Round %1: %2 scratched %3</source>
        <translation>Runde %1: %2 strøk %3</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %3 for %4</source>
        <extracomment>%1 a number, %2 name, %3 a row, %4 &quot;25 points&quot;</extracomment>
        <translation>Runde %1: %2 fylte %3 med %4</translation>
    </message>
    <message>
        <source>%1 began with %2, had %3 at the least and %4 at the most, and ended with %5.</source>
        <extracomment>a line of a chart in words: %1 name, the others chances such as &quot;33 %&quot;</extracomment>
        <translation>%1 begynte med %2, var nede i %3 og oppe i %4, og endte med %5.</translation>
    </message>
</context>
<context>
    <name>ChatModel</name>
    <message>
        <source>%1: %2</source>
        <comment>player, message</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Write to the table…</source>
        <translation>Skriv til bordet…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>Skriv som</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n characters fit: the rest was cut off</source>
        <translation>
            <numerusform>Bare %n tegn får plass: resten er kuttet bort</numerusform>
            <numerusform>Bare de første %n tegnene får plass: resten er kuttet bort</numerusform>
        </translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Hei!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Lykke til!</translation>
    </message>
    <message>
        <source>Nice throw!</source>
        <translation>Fint kast!</translation>
    </message>
    <message>
        <source>What bad luck…</source>
        <translation>For en uflaks …</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Din tur!</translation>
    </message>
    <message>
        <source>Just a moment, please.</source>
        <translation>Et øyeblikk, er du snill.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Godt spilt!</translation>
    </message>
    <message>
        <source>One more game?</source>
        <translation>Et spill til?</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Fraser</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>These rules are too large to be worked out.</source>
        <translation>Disse reglene er for store til å regnes ut.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Treneren</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Regner…</translation>
    </message>
    <message>
        <source>Costly decisions, the dearest first; Enter or a double click shows one on the table</source>
        <translation>Valg som kostet poeng, de dyreste først; Enter eller dobbeltklikk viser det på bordet</translation>
    </message>
    <message>
        <source>Total to be expected, row by row</source>
        <translation>Forventet sum, rad for rad</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>The dice brought %1 points more than expected.</source>
        <translation>Terningene ga %1 poeng mer enn ventet.</translation>
    </message>
    <message>
        <source>The dice brought %1 points less than expected.</source>
        <translation>Terningene ga %1 poeng mindre enn ventet.</translation>
    </message>
    <message>
        <source>All decisions were the best ones.</source>
        <translation>Alle avgjørelsene var de beste.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) gave away %1 points.</source>
        <translation>
            <numerusform>%n avgjørelse ga bort %1 poeng.</numerusform>
            <numerusform>%n avgjørelser ga bort %1 poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>threw all dice again</source>
        <translation>kastet alle på nytt</translation>
    </message>
    <message>
        <source>throw all dice again</source>
        <translation>kaste alle på nytt</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>beholdt %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>beholde %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>førte %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>fylle %1</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3, %4: %5; better: %6. Cost %7 points.</source>
        <extracomment>%1 name, %2 round, %3 throw, %4 all dice, %5 &quot;kept 4-4&quot;, %6 &quot;keep 4-4-4&quot;, %7 a number of points</extracomment>
        <translation>%1, runde %2, kast %3, %4: %5; bedre: %6. Kostet %7 poeng.</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Forventet sum</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Vinnersjanse</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Hva diagrammet viser</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Generala: a dice game for one table and one to six people.</source>
        <translation>Generala: terningspill for ett bord og én til seks personer.</translation>
    </message>
    <message>
        <source>Begin a new game by these rules: %1.</source>
        <translation>Begynn et nytt spill etter disse reglene: %1.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regler</translation>
    </message>
    <message>
        <source>Open this saved game; the same as naming it alone.</source>
        <translation>Åpne dette lagrede spillet; det samme som å bare skrive navnet.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fil</translation>
    </message>
    <message>
        <source>Speak this language until the game is closed: %1.</source>
        <translation>Bruk dette språket til spillet lukkes: %1.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>språk</translation>
    </message>
    <message>
        <source>Keep settings, games and everything else in this folder, and nothing elsewhere.</source>
        <translation>Lagre innstillinger, spill og alt annet i denne mappen, og ingenting andre steder.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>mappe</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Vis denne hjelpen.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Vis versjonen.</translation>
    </message>
    <message>
        <source>A saved game. A finished one is replayed, another one goes on; it is copied into your games.</source>
        <translation>Et lagret spill. Et ferdig spill vises i reprise, et uferdig går videre; det kopieres inn blant spillene dine.</translation>
    </message>
    <message>
        <source>There are no rules “%1”. There are: %2.</source>
        <translation>Det finnes ingen regler «%1». Det finnes: %2.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <translation>Det finnes ikke noe språk «%1». Det finnes: %2.</translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation>Bare ett lagret spill kan åpnes om gangen.</translation>
    </message>
    <message>
        <source>Either a new game or a saved one can be begun with.</source>
        <translation>Du kan begynne med enten et nytt eller et lagret spill, ikke begge.</translation>
    </message>
    <message>
        <source>“--portable” needs the name of a folder.</source>
        <translation>«--portable» trenger navnet på en mappe.</translation>
    </message>
</context>
<context>
    <name>CupButton</name>
    <message>
        <source>Dice cup</source>
        <translation>Terningbeger</translation>
    </message>
    <message>
        <source>Shake it with the mouse and let go, or press Space</source>
        <translation>Rist det med musen og slipp, eller trykk mellomrom</translation>
    </message>
    <message>
        <source>Drag to shake, let go to throw (Space)</source>
        <translation>Dra for å riste, slipp for å kaste (mellomrom)</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>dice checked ✓</source>
        <translation>terninger sjekket ✓</translation>
    </message>
    <message>
        <source>Points on the card, round by round</source>
        <translation>Poeng på arket, runde for runde</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Ærlige terninger</translation>
    </message>
    <message>
        <source>All dice of this game came from the seed. Its code was fixed before the first throw, so nobody can have chosen a throw: the code is the SHA-256 of the seed.</source>
        <translation>Alle terningene i dette spillet kom fra frøet. Koden lå fast før første kast, så ingen kan ha valgt ut et kast: koden er SHA-256 av frøet.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kode</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Se gjennom</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Omkamp</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
</context>
<context>
    <name>GameStory</name>
    <message>
        <source>Practice won with a served Generala</source>
        <translation>Treningen er vunnet med servert generala</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Trening: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is one name; the plural entry below takes a list of names that share the first place</extracomment>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>Round %1: %2 threw %3 at once. A served Generala wins the whole game.</source>
        <translation>Runde %1: %2 fikk %3 i første kast. En servert generala vinner hele spillet.</translation>
    </message>
    <message>
        <source>The moment that decided</source>
        <translation>Øyeblikket som avgjorde</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Det som avgjorde</translation>
    </message>
    <message>
        <source>The cards are equal: %1 needed less time.</source>
        <translation>Arkene er like: %1 brukte mindre tid.</translation>
    </message>
    <message>
        <source>The best row of the winning card</source>
        <extracomment>%1 number of the round, %2 name, %3 dice, %4 &quot;25 points&quot;, %5 name of the row</extracomment>
        <translation>Den beste raden på vinnerarket</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %4 into “%5” with %3.</source>
        <translation>Runde %1: %2 skrev %4 i «%5» med %3.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>With these dice</source>
        <translation>Med disse terningene</translation>
    </message>
    <message numerus="yes">
        <source>All dice thrown again, %n throw(s) left</source>
        <translation>
            <numerusform>Alle terninger på nytt, %n kast igjen</numerusform>
            <numerusform>Alle terninger på nytt, %n kast igjen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 locked, %n throw(s) left</source>
        <translation>
            <numerusform>%1 låst, %n kast igjen</numerusform>
            <numerusform>%1 låst, %n kast igjen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om spillet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>The dice game of Latin America and its relatives, for one to six players at one screen.</source>
        <translation>Det latinamerikanske terningspillet og slektningene, for én til seks spillere ved samme skjerm.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Dette programmet er fri programvare under GNU General Public License, versjon 3 eller nyere. Det leveres uten noen form for garanti.</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Ærlige terninger</translation>
    </message>
    <message>
        <source>All throws of a game follow from a secret number, its seed. A code of the seed is fixed when the game begins, and the seed is shown when it has ended: the two prove that no throw was chosen. Taking a decision back, or starting the program again, brings the same dice.</source>
        <translation>Alle kast i et spill følger av et hemmelig tall, frøet. En kode for frøet ligger fast når spillet begynner, og selve frøet vises når det er slutt: sammen beviser de at ingen kast er valgt ut. Angrer du en avgjørelse eller starter programmet på nytt, får du de samme terningene.</translation>
    </message>
    <message>
        <source>While a game is running its file on this computer holds the seed.</source>
        <translation>Mens spillet pågår, inneholder filen på denne maskinen frøet.</translation>
    </message>
    <message>
        <source>Code of the game on the table:</source>
        <translation>Koden til spillet på bordet:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lagre som PDF…</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>total %1</source>
        <extracomment>%1 is a number of points: what the card&apos;s total will be on the average</extracomment>
        <translation>sum %1</translation>
    </message>
    <message>
        <source>Scratch %1: it is the row you will miss least.</source>
        <translation>Stryk «%1»: den raden vil du savne minst.</translation>
    </message>
    <message>
        <source>Write %1 for %2.</source>
        <translation>Skriv opp «%1»: %2.</translation>
    </message>
    <message>
        <source>Throw all dice again</source>
        <translation>Kast alle terningene på nytt</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Behold %1</translation>
    </message>
    <message>
        <source>%1: it leaves the most ways open.</source>
        <extracomment>%1 is &quot;Keep 6-6&quot;</extracomment>
        <translation>%1: det holder flest muligheter åpne.</translation>
    </message>
    <message>
        <source>%1: %2 % for %3.</source>
        <extracomment>%1 is &quot;Keep 5-5-5&quot;, %2 a number, %3 a row: &quot;Keep 5-5-5: 31 % for Poker.&quot;</extracomment>
        <translation>%1: %2 % for «%3».</translation>
    </message>
    <message>
        <source>Writing %1 now is worth %2 points less in the end.</source>
        <extracomment>%1 is a row, %2 a number of points</extracomment>
        <translation>Å skrive opp «%1» nå gir til slutt %2 poeng mindre.</translation>
    </message>
    <message>
        <source>Throwing again is worth %1 points less in the end.</source>
        <translation>Å kaste igjen gir til slutt %1 poeng mindre.</translation>
    </message>
    <message>
        <source>Scratch %1</source>
        <translation>Stryk «%1»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row and points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryDelegate</name>
    <message>
        <source>by clock</source>
        <translation>av klokka</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>T%1</source>
        <extracomment>Throw number, as short as can be</extracomment>
        <translation>K%1</translation>
    </message>
    <message>
        <source>throws all again</source>
        <translation>kaster alle på nytt</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>vinner på stedet</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3: %4</source>
        <comment>player, round, throw, dice</comment>
        <translation>%1, runde %2, kast %3: %4</translation>
    </message>
    <message>
        <source>thrown by the clock</source>
        <translation>kastet av klokka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <comment>dice</comment>
        <translation>beholder %1</translation>
    </message>
    <message>
        <source>decided by the clock</source>
        <translation>avgjort av klokka</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>angret</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 is &quot;Fives: 25 points&quot;, %2 is &quot;100 points&quot;</extracomment>
        <translation>%1 og %2 ekstra</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n dice</source>
        <translation>
            <numerusform>beholder %n terning</numerusform>
            <numerusform>beholder %n terninger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>No throws yet</source>
        <translation>Ingen kast ennå</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Show the throws of</source>
        <translation>Vis kastene til</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spillere</translation>
    </message>
    <message>
        <source>Show the turns that ended in the row</source>
        <translation>Vis turene som endte i raden</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle rader</translation>
    </message>
    <message>
        <source>No row is open any more.</source>
        <translation>Ingen rad er ledig lenger.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <comment>rows</comment>
        <translation>Fortsatt ledig: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of rows</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Throw the dice, or throw again</source>
        <translation>Kast terningene, eller kast igjen</translation>
    </message>
    <message>
        <source>Lock a die, or open its lock</source>
        <translation>Lås en terning, eller lås den opp</translation>
    </message>
    <message>
        <source>Lock all dice</source>
        <translation>Lås alle terningene</translation>
    </message>
    <message>
        <source>Open all locks</source>
        <translation>Lås opp alle terningene</translation>
    </message>
    <message>
        <source>Walk through the card</source>
        <translation>Gå gjennom arket</translation>
    </message>
    <message>
        <source>Write the dice into the row</source>
        <translation>Skriv resultatet i raden</translation>
    </message>
    <message>
        <source>Take back the last decision</source>
        <translation>Angre siste avgjørelse</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fullskjerm</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Denne oversikten</translation>
    </message>
    <message>
        <source>Mute all sounds, or hear them again</source>
        <translation>Demp alle lyder, eller hør dem igjen</translation>
    </message>
    <message>
        <source>Hint: what is best now</source>
        <translation>Hint: hva som er best nå</translation>
    </message>
    <message>
        <source>Let the computer finish its turns at once</source>
        <translation>Fullfør datamaskinens turer på stedet</translation>
    </message>
    <message>
        <source>All your games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Replay of this game: Space plays and pauses</source>
        <translation>Reprise av dette spillet: mellomrom spiller av og stanser</translation>
    </message>
    <message>
        <source>One step back or on in a replay</source>
        <translation>Ett steg tilbake eller fram i en reprise</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbake til spillet</translation>
    </message>
    <message>
        <source>To the next button, list or field</source>
        <translation>Til neste knapp, liste eller felt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Uferdige</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ferdige</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Skadde</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Søk etter en spiller</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Poengark…</translation>
    </message>
    <message>
        <source>Saves the cards of this game as a PDF file, which can be printed</source>
        <translation>Lagrer arkene fra dette spillet som en PDF-fil som kan skrives ut</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Se gjennom</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spill</numerusform>
            <numerusform>%n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Leser spillene dine…</translation>
    </message>
    <message>
        <source>No game is like this. Search for another name, or show all games.</source>
        <translation>Ingen spill passer. Søk etter et annet navn, eller vis alle spill.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game is kept here from its first throw on.</source>
        <translation>Det er ingen spill ennå. Hvert spill lagres her fra første kast.</translation>
    </message>
</context>
<context>
    <name>LibraryJobs</name>
    <message>
        <source>Open what is sound?</source>
        <translation>Åpne det som er i orden?</translation>
    </message>
    <message>
        <source>The damaged file stays as it is.</source>
        <translation>Den skadde filen blir som den er.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Åpne en kopi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Slette dette spillet?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold det</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Slette for godt?</translation>
    </message>
    <message>
        <source>The game cannot be moved to the wastebasket. Once deleted, it cannot be brought back.</source>
        <translation>Spillet kan ikke flyttes til papirkurven. Når det er slettet, kan det ikke hentes tilbake.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Slett for godt</translation>
    </message>
    <message>
        <source>This file cannot be deleted: %1.</source>
        <translation>Denne filen kan ikke slettes: %1.</translation>
    </message>
    <message>
        <source>This game is among yours already; it is the one that is selected now.</source>
        <translation>Dette spillet har du allerede; det er det som er valgt nå.</translation>
    </message>
    <message>
        <source>Import what is sound?</source>
        <translation>Importere det som er i orden?</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linje %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound.</source>
        <translation>
            <numerusform>Den %n linjen før den er i orden.</numerusform>
            <numerusform>De %n linjene før den er i orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importer dem</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>Det gikk ikke</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Played</source>
        <translation>Spilt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>På bordet: %1</translation>
    </message>
    <message>
        <source>On the table, round %1 of %2</source>
        <translation>På bordet, runde %1 av %2</translation>
    </message>
    <message>
        <source>own options</source>
        <translation>egne valg</translation>
    </message>
</context>
<context>
    <name>LibraryPrompts</name>
    <message>
        <source>Import a game</source>
        <translation>Importer et spill</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle filer</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksporter spillet</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Lagre poengarket</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Last saved: %1</source>
        <translation>Sist lagret: %1</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Begynt: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the player&apos;s points: &quot;Ana 250&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Kan ikke leses</translation>
    </message>
    <message>
        <source>Damaged in line %1</source>
        <translation>Skadet i linje %1</translation>
    </message>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Uferdig, runde %1 av %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linje %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound and can be opened as a copy.</source>
        <translation>
            <numerusform>Den %n linjen før den er i orden og kan åpnes som en kopi.</numerusform>
            <numerusform>De %n linjene før den er i orden og kan åpnes som en kopi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it can be played.</source>
        <translation>Ingenting av den kan spilles.</translation>
    </message>
    <message>
        <source>This is no line of a saved game.</source>
        <translation>Dette er ingen linje fra et lagret spill.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line.</source>
        <translation>Filen slutter midt i en linje.</translation>
    </message>
    <message>
        <source>There is no event “%1” in a game.</source>
        <translation>Det finnes ingen hendelse «%1» i et spill.</translation>
    </message>
    <message>
        <source>“%1” is missing or cannot be right.</source>
        <translation>«%1» mangler eller kan ikke stemme.</translation>
    </message>
    <message>
        <source>The file is too long for a game.</source>
        <translation>Filen er for lang for et spill.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1.</source>
        <translation>Mappen for spillene dine kan ikke lages: %1.</translation>
    </message>
    <message>
        <source>The disk is full, so this file cannot be written: %1.</source>
        <translation>Disken er full, så denne filen kan ikke skrives: %1.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Denne filen kan ikke skrives: %1.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Denne filen kan ikke leses: %1.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Denne filen kan ikke åpnes: %1.</translation>
    </message>
    <message>
        <source>What is sound of it can be taken from the list of all games (Ctrl+O).</source>
        <translation>Det som er i orden, kan hentes fra listen over alle spill (Ctrl+O).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>History</source>
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Poengark</translation>
    </message>
    <message>
        <source>Chat (%1)</source>
        <translation>Chat (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · runde %2 av %3</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they hold until the game is closed.</source>
        <translation>Innstillingene kan ikke lagres; de gjelder til spillet lukkes.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Sannsynligheter</translation>
    </message>
    <message>
        <source>Your settings could not be read and begin anew; the old file is kept as %1.</source>
        <translation>Innstillingene dine kunne ikke leses og begynner på nytt; den gamle filen er beholdt som %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Ikke lagret</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>The saved game has no beginning.</source>
        <translation>Det lagrede spillet mangler begynnelsen.</translation>
    </message>
    <message>
        <source>The saved game begins twice.</source>
        <translation>Det lagrede spillet begynner to ganger.</translation>
    </message>
    <message>
        <source>The game uses rules that this program does not know.</source>
        <translation>Spillet bruker regler som dette programmet ikke kjenner.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved.</source>
        <translation>Reglene er endret siden dette spillet ble lagret.</translation>
    </message>
    <message>
        <source>The players of this game cannot be used.</source>
        <translation>Spillerne i dette spillet kan ikke brukes.</translation>
    </message>
    <message>
        <source>The dice of this game do not match its fairness code.</source>
        <translation>Terningene i dette spillet stemmer ikke med kontrollkoden.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>Spillet ble lagret av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Denne spilleren finnes ikke i spillet.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Det er noen andres tur.</translation>
    </message>
    <message>
        <source>The dice lie on the table already.</source>
        <translation>Terningene ligger allerede på bordet.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Kast terningene først.</translation>
    </message>
    <message>
        <source>This throw is out of order.</source>
        <translation>Dette kastet kommer i feil rekkefølge.</translation>
    </message>
    <message>
        <source>Other dice were kept than those that were locked.</source>
        <translation>Andre terninger enn de låste ble beholdt.</translation>
    </message>
    <message>
        <source>These are not the dice that were thrown.</source>
        <translation>Dette er ikke terningene som ble kastet.</translation>
    </message>
    <message>
        <source>That was the last throw: choose a row.</source>
        <translation>Det var siste kast: velg en rad.</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock, or choose a row.</source>
        <translation>Alle fem terningene er låst: lås opp en, eller velg en rad.</translation>
    </message>
    <message>
        <source>There is no such row on this card.</source>
        <translation>Denne raden finnes ikke på arket.</translation>
    </message>
    <message>
        <source>This row is filled already.</source>
        <translation>Denne raden er allerede fylt.</translation>
    </message>
    <message>
        <source>The points do not match the dice.</source>
        <translation>Poengene stemmer ikke med terningene.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>Meldingen er tom.</translation>
    </message>
    <message numerus="yes">
        <source>A message has at most %n character(s).</source>
        <translation>
            <numerusform>En melding kan ha høyst %n tegn.</numerusform>
            <numerusform>En melding kan ha høyst %n tegn.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that can be taken back.</source>
        <translation>Det er ingenting å angre.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Spillet er satt på pause.</translation>
    </message>
    <message>
        <source>Time was up: the clock has decided.</source>
        <translation>Tiden var ute: klokka har bestemt.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Spillet er ikke slutt ennå.</translation>
    </message>
    <message>
        <source>A game needs at least one player.</source>
        <translation>Et spill trenger minst én spiller.</translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n player(s).</source>
        <translation>
            <numerusform>Et spill har plass til %n spiller.</numerusform>
            <numerusform>Et spill har plass til %n spillere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle spillere trenger et navn.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>Et navn kan ha høyst %n tegn.</numerusform>
            <numerusform>Et navn kan ha høyst %n tegn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player has this name already.</source>
        <translation>En annen spiller har allerede dette navnet.</translation>
    </message>
    <message>
        <source>There are no rules called “%1”.</source>
        <translation>Det finnes ingen regler som heter «%1».</translation>
    </message>
    <message>
        <source>These rules have no option “%1”.</source>
        <translation>Disse reglene har ikke valget «%1».</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation>Valget «%1» kan ikke være «%2».</translation>
    </message>
    <message>
        <source>“%1” does not go together with “%2”.</source>
        <translation>«%1» kan ikke kombineres med «%2».</translation>
    </message>
    <message>
        <source>Generala Duel</source>
        <translation>Generala-duell</translation>
    </message>
    <message>
        <source>Classic Generala</source>
        <translation>Klassisk generala</translation>
    </message>
    <message>
        <source>Nordic Generala</source>
        <translation>Nordisk generala</translation>
    </message>
    <message>
        <source>The Latin-American game with its house rules. Straight, full house and poker have a fixed value and earn more when they come on the first throw. Five alike on the first throw, a served Generala, can win the whole game at once.</source>
        <translation>Det latinamerikanske spillet med husregler. Straight, hus og poker har fast verdi og gir mer når de kommer i første kast. Fem like i første kast, en servert generala, kan vinne hele spillet på stedet.</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Enere</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Toere</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treere</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Firere</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Femmere</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seksere</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ett par</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>To par</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Tre like</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Fire like</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Hus</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Liten straight</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Stor straight</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Dobbel generala</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sjanse</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
    <message>
        <source>Turn by throw</source>
        <translation>Tur per kast</translation>
    </message>
    <message>
        <source>Same dice for all</source>
        <translation>Samme terninger for alle</translation>
    </message>
    <message>
        <source>Clock for each decision</source>
        <translation>Klokke for hver avgjørelse</translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation>Fire like er to par</translation>
    </message>
    <message>
        <source>Five alike are a full house</source>
        <translation>Fem like er hus</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Straighter</translation>
    </message>
    <message>
        <source>Value of a Generala</source>
        <translation>Verdien av en generala</translation>
    </message>
    <message>
        <source>Extra for the first throw</source>
        <translation>Tillegg for første kast</translation>
    </message>
    <message>
        <source>Served Generala wins</source>
        <translation>Servert generala vinner</translation>
    </message>
    <message>
        <source>everybody throws, then the cup comes back</source>
        <translation>alle kaster, så kommer begeret tilbake</translation>
    </message>
    <message>
        <source>strategy decides, not luck</source>
        <translation>strategi avgjør, ikke flaks</translation>
    </message>
    <message>
        <source>when the time is up, the game decides</source>
        <translation>når tiden er ute, bestemmer spillet</translation>
    </message>
    <message>
        <source>otherwise 4-4-4-4-2 gives nothing</source>
        <translation>ellers gir 4-4-4-4-2 ingenting</translation>
    </message>
    <message>
        <source>otherwise 5-5-5-5-5 gives nothing</source>
        <translation>ellers gir 5-5-5-5-5 ingenting</translation>
    </message>
    <message>
        <source>which dice make a straight</source>
        <translation>hvilke terninger som er straight</translation>
    </message>
    <message>
        <source>a double Generala gives twice as much</source>
        <translation>en dobbel generala gir det dobbelte</translation>
    </message>
    <message>
        <source>a row for a second five alike</source>
        <translation>en rad for generala nummer to</translation>
    </message>
    <message>
        <source>straight, full house or poker at once</source>
        <translation>straight, hus eller poker i første kast</translation>
    </message>
    <message>
        <source>five alike on the first throw end the game</source>
        <translation>fem like i første kast avslutter spillet</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>any five different dice</source>
        <translation>fem ulike terninger</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6</source>
        <translation>1 til 5 eller 2 til 6</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6, a 1 may be the 2</source>
        <translation>1 til 5 eller 2 til 6; 1 kan være 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ikke noe</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datamaskin</translation>
    </message>
    <message>
        <source>one</source>
        <translation>én</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n rad</numerusform>
            <numerusform>%n rader</numerusform>
        </translation>
    </message>
    <message>
        <source>same dice</source>
        <translation>samme terninger</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>fixed rules</source>
        <translation>faste regler</translation>
    </message>
    <message>
        <source>instant win</source>
        <translation>direkte seier</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two items of a list: &quot;1-2-3-4, 2-3-4-5 or 3-4-5-6&quot;</extracomment>
        <translation>%1 eller %2</translation>
    </message>
    <message>
        <source>All dice alike.</source>
        <translation>Alle terningene like.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice alike.</source>
        <translation>
            <numerusform>Minst %n lik terning.</numerusform>
            <numerusform>Minst %n like terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice in sequence: %1.</source>
        <translation>Terninger i rekkefølge: %1.</translation>
    </message>
    <message>
        <source>Any dice at all.</source>
        <translation>Hvilke terninger som helst.</translation>
    </message>
    <message>
        <source>Gives the sum of the dice that show %1.</source>
        <extracomment>%1 is a face, 1 to 6</extracomment>
        <translation>Gir summen av terningene som viser %1.</translation>
    </message>
    <message>
        <source>Gives the sum of all five dice.</source>
        <translation>Gir summen av alle fem terningene.</translation>
    </message>
    <message>
        <source>Gives the sum of the matching dice.</source>
        <translation>Gir summen av terningene som passer.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n point(s).</source>
        <translation>
            <numerusform>Gir %n poeng.</numerusform>
            <numerusform>Gir %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the first throw %n point(s) more.</source>
        <translation>
            <numerusform>I første kast %n poeng ekstra.</numerusform>
            <numerusform>I første kast %n poeng ekstra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts only when “%1” already holds points.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Teller bare når «%1» allerede har poeng.</translation>
    </message>
    <message>
        <source>On the first throw it wins the game at once, unless this row has been scratched.</source>
        <translation>I første kast vinner den spillet på stedet, med mindre raden er strøket.</translation>
    </message>
    <message>
        <source>The upper rows earn %1 extra from a sum of %2 on.</source>
        <translation>De øvre radene gir %1 ekstra når summen er minst %2.</translation>
    </message>
    <message>
        <source>A duel of plans: as a rule everybody plays with the same dice, so the better decision wins and not the luckier hand. The cup goes round after every throw, and whoever has filled a row waits for the others. Quick thinking settles a tie.</source>
        <translation>En duell i gode planer: som regel får alle de samme terningene, så det er den beste avgjørelsen som vinner, ikke den heldigste hånden. Begeret går rundt etter hvert kast, og den som har fylt en rad, venter på de andre. Rask tenking avgjør ved poenglikhet.</translation>
    </message>
    <message>
        <source>A saved game cannot be read: %1.</source>
        <translation>Et lagret spill kan ikke leses: %1.</translation>
    </message>
    <message>
        <source>A damaged game could not be copied, so it is left as it is: %1.</source>
        <translation>Et skadet spill kunne ikke kopieres og blir liggende som det er: %1.</translation>
    </message>
    <message>
        <source>The saved game was damaged in line %1. It goes on from the last sound move; the damaged file is kept as %2.</source>
        <translation>Det lagrede spillet var skadet i linje %1 i filen. Det fortsetter fra det siste gyldige trekket; den skadede filen er tatt vare på som %2.</translation>
    </message>
    <message>
        <source>%1!</source>
        <extracomment>called out across the table; %1 is a row: &quot;Generala!&quot;</extracomment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 on the first throw!</source>
        <extracomment>called out across the table; %1 is a row that is paid extra on the first throw: &quot;Straight on the first throw!&quot;</extracomment>
        <translation>%1 i første kast!</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: another row comes first.</source>
        <translation>Radene fylles ovenfra og ned: en annen rad kommer først.</translation>
    </message>
    <message>
        <source>These five alike are a joker and have to go into another row.</source>
        <translation>Disse fem like er en joker og må føres i en annen rad.</translation>
    </message>
    <message>
        <source>Scandinavian Yatzy</source>
        <translation>Skandinavisk yatzy</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>American Yatzy</source>
        <translation>Amerikansk yatzy</translation>
    </message>
    <message>
        <source>The game of Scandinavian living rooms: pairs, three alike and four alike count only the dice that match, and a straight has to be exactly the small or the large one. Those who fill the upper rows well earn a bonus.</source>
        <translation>Spillet fra de skandinaviske stuene: i par, tre like og fire like teller bare terningene som passer, og en straight må være nøyaktig den lille eller den store. Den som fyller de øvre radene godt, får bonus.</translation>
    </message>
    <message>
        <source>The American branch of the family: four dice in sequence are a straight already, and five alike never come in vain: as a rule, each one after the first Yatzy is a joker that can fill a row in which it would otherwise give nothing.</source>
        <translation>Den amerikanske grenen av familien: fire terninger i rekkefølge er allerede en straight, og fem like kommer aldri forgjeves: etter den første yatzyen er de som regel en joker, som kan fylle en rad der de ellers ikke ville gitt noe.</translation>
    </message>
    <message>
        <source>Little straight</source>
        <translation>Lav straight</translation>
    </message>
    <message>
        <source>Big straight</source>
        <translation>Høy straight</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Valgfritt</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Ovenfra og ned</translation>
    </message>
    <message>
        <source>Extra Yatzy and joker</source>
        <translation>Ekstra yatzy og joker</translation>
    </message>
    <message>
        <source>each row has to be filled in its turn</source>
        <translation>radene fylles i rekkefølge</translation>
    </message>
    <message>
        <source>a further five alike earns extra points and may be a joker</source>
        <translation>nye fem like gir ekstra poeng og kan være joker</translation>
    </message>
    <message>
        <source>from top to bottom</source>
        <translation>ovenfra og ned</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokere</translation>
    </message>
    <message>
        <source>A joker counts here as well.</source>
        <translation>Her teller også en joker.</translation>
    </message>
    <message numerus="yes">
        <source>Once this row holds points, each further five alike earns %n point(s) extra.</source>
        <translation>
            <numerusform>Når denne raden har poeng, gir alle nye fem like %n poeng ekstra.</numerusform>
            <numerusform>Når denne raden har poeng, gir alle nye fem like %n poeng ekstra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: “%1” comes first.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Radene fylles ovenfra og ned: «%1» kommer først.</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into “%1” now.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Disse fem like er en joker, som nå må føres i «%1».</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into an open lower row first.</source>
        <translation>Disse fem like er en joker, som først må føres i en ledig nedre rad.</translation>
    </message>
    <message>
        <source>Computer: novice</source>
        <translation>Datamaskin: nybegynner</translation>
    </message>
    <message>
        <source>Computer: casual</source>
        <translation>Datamaskin: hobbyspiller</translation>
    </message>
    <message>
        <source>Computer: strong</source>
        <translation>Datamaskin: sterk</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Datamaskin: ekspert</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>Dette spillet spilles uten hint.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>name of a row</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>percent, written as the language does</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Generala as it is played in the North, with nothing left to argue about: only the two plain straights count, a first throw that fits earns more, a served Generala wins at once, and a second Generala has a row of its own.</source>
        <translation>Generala slik den spilles i Norden, uten noe å krangle om: bare de to vanlige straightene teller, et første kast som passer, gir mer, en servert generala vinner på stedet, og en generala nummer to har sin egen rad.</translation>
    </message>
    <message>
        <source>The ancestor of them all, as it was first written down between the wars: no bonus, no extras, straights that are worth a chase, and at the foot of the card the Yacht itself, five dice alike.</source>
        <translation>Stamfaren til dem alle, slik det først ble skrevet ned i mellomkrigstiden: ingen bonus, ingen tillegg, straighter det er verdt å jage etter, og nederst på arket selve yachten, fem like terninger.</translation>
    </message>
    <message>
        <source>For example %1.</source>
        <extracomment>%1 are dice: &quot;5-5-5-3-3&quot;</extracomment>
        <translation>For eksempel %1.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as well.</source>
        <translation>To par; fire like teller også.</translation>
    </message>
    <message>
        <source>Two pairs of different faces.</source>
        <translation>To ulike par.</translation>
    </message>
    <message>
        <source>Three alike and a pair; five alike count as well.</source>
        <translation>Tre like og et par; fem like teller også.</translation>
    </message>
    <message>
        <source>Three alike and a pair of another face.</source>
        <translation>Tre like og et annet par.</translation>
    </message>
    <message>
        <source>No two dice alike.</source>
        <translation>Ingen like terninger.</translation>
    </message>
    <message>
        <source>Dice in sequence: %1; a %2 may stand for the %3.</source>
        <extracomment>%1 are sequences such as &quot;1-2-3-4-5 or 2-3-4-5-6&quot;, %2 and %3 are faces</extracomment>
        <translation>Terninger i rekkefølge: %1; en %2 kan gjelde som %3.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1. You can play on; saving is tried again and again.</source>
        <translation>Mappen for spillene dine kan ikke opprettes: %1. Du kan spille videre; lagringen prøves om og om igjen.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1. You can play on; saving is tried again and again.</source>
        <translation>Spillet kan ikke lagres: %1. Du kan spille videre; lagringen prøves om og om igjen.</translation>
    </message>
    <message>
        <source>The disk is full, so the game cannot be saved. You can play on; saving is tried again and again.</source>
        <translation>Disken er full, så spillet kan ikke lagres. Du kan spille videre; lagringen prøves om og om igjen.</translation>
    </message>
    <message>
        <source>The disk is slow: the last moves are still being saved.</source>
        <translation>Disken er treg: de siste trekkene lagres fortsatt.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Esc closes · Enter starts</source>
        <translation>Esc lukker · Enter starter</translation>
    </message>
    <message>
        <source>Players (%1–%2)</source>
        <translation>Spillere (%1–%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>players may ask what is best; the result says so</source>
        <translation>spillerne kan spørre hva som er best; resultatet viser det</translation>
    </message>
    <message>
        <source>Average points: novice %1 · casual %2 · strong %3 · expert %4</source>
        <extracomment>mean totals of the four levels of computer seats</extracomment>
        <translation>Poeng i snitt: nybegynner %1 · hobbyspiller %2 · sterk %3 · ekspert %4</translation>
    </message>
</context>
<context>
    <name>OddsPane</name>
    <message>
        <source>Odds</source>
        <translation>Sannsynligheter</translation>
    </message>
    <message>
        <source>The chance of each open row is shown while you choose which dice to keep</source>
        <translation>Mens du velger hvilke terninger du beholder, ser du her sjansen for hver ledig rad</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>needs “%1”</source>
        <extracomment>%1 is the name of another option, which has to be switched on first</extracomment>
        <translation>krever «%1»</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Goes on with the game (P)</source>
        <translation>Fortsetter spillet (P)</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Write a zero?</source>
        <translation>Skrive null?</translation>
    </message>
    <message>
        <source>“%1” gives nothing with these dice, while “%2” would give %3.</source>
        <extracomment>%1 and %2 are names of rows, %3 is &quot;25 points&quot;</extracomment>
        <translation>Med disse terningene gir «%1» ingenting, mens «%2» ville gitt %3.</translation>
    </message>
    <message>
        <source>Write the zero</source>
        <translation>Skriv null</translation>
    </message>
    <message>
        <source>Choose another row</source>
        <translation>Velg en annen rad</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Ikke spør igjen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Gå ut uten å lagre?</translation>
    </message>
    <message>
        <source>Whatever happened since this game was last saved would be lost.</source>
        <translation>Alt som har skjedd siden spillet sist ble lagret, går tapt.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Gå ut og mist det</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli her</translation>
    </message>
    <message>
        <source>Set this game aside?</source>
        <translation>Legge dette spillet til side?</translation>
    </message>
    <message>
        <source>The game on the table is not over. It stays among all games (Ctrl+O), to be gone on with.</source>
        <translation>Spillet på bordet er ikke slutt. Det blir liggende blant alle spill (Ctrl+O), og du kan fortsette på det.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Legg det til side</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Merk &amp;alt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Én &amp;opp</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Én &amp;ned</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Trykk</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Øk</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Senk</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Vis menyen</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Sett fokus</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Skift</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Utfører handlingen</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Øker verdien</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Senker verdien</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Viser menyen</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Setter fokus hit</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Skifter tilstand</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Bruk: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[valg]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Valg:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumenter:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Ukjent valg: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Ukjente valg: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Det mangler en verdi etter «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Uventet verdi etter «%1».</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Jobb</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Jobben</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Når det skrives ut:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Med en gang</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Sett på vent</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Om dagen (06.00–17.59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Om natten (18.00–05.59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Om kvelden (16.00–23.59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Etter midnatt (00.00–07.59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>I helgen (lørdag og søndag)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Til et bestemt klokkeslett</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Fakturaopplysninger:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Prioritet:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Skilleark</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Først:</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Til slutt:</translation>
    </message>
    <message>
        <source>Banner page at start</source>
        <translation>Skilleark først</translation>
    </message>
    <message>
        <source>Banner page at end</source>
        <translation>Skilleark til slutt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Ugradert</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Fortrolig</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Gradert</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Hemmelig</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Strengt hemmelig</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Pålogging</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Du må logge på for å bruke %1.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Du må logge på for å bruke %1 på %2.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Brukernavn:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Passord:</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Løsne</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Løsner panelet eller fester det igjen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Lukker panelet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Se i:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;navn:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filer av typen:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åpne</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Fram</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Mappen over</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Lag en ny mappe</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listevisning</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljvisning</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Gi nytt navn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slett</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Vis s&amp;kjulte filer</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ny mappe</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finnes allerede.
Vil du erstatte den?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Filen finnes ikke.
Kontroller filnavnet.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lagre som</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Velg</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappe:</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ny mappe</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-fil</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mapper</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Vis </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min datamaskin</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nylige steder</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidepanel</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Steder og bokmerker</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Gå tilbake</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Gå fram</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Gå til mappen over</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Lag en ny mappe</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Vis som liste</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Vis med detaljer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» er skrivebeskyttet.
Vil du slette den likevel?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Er du sikker på at du vil slette «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mappen kunne ikke slettes.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappen ble ikke funnet.
Se etter om navnet er riktig.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Endret</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datamaskin</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min datamaskin</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ugyldig filnavn</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Navnet «%1» kan ikke brukes.&lt;/b&gt;&lt;p&gt;Prøv et annet navn, kortere eller uten skilletegn.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>L&amp;ukk</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velg alt</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Størrelse:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Bredde:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Høyde:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Papirkilde:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Retning</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Stående</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggende</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Stående, snudd</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Liggende, snudd</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Marger</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>marg øverst</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>marg nederst</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>marg til venstre</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>marg til høyre</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Fordeling på arket</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Rekkefølge:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Sider per ark:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Egendefinert</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimeter (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Punkt (pt)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Tommer (in)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pica (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicero (CC)</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Envelope B4</source>
        <translation>Konvolutt B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Konvolutt B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Konvolutt B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Konvolutt C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Konvolutt C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Konvolutt C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Konvolutt C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Konvolutt C4</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Konvolutt C5</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Konvolutt C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Konvolutt C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Konvolutt C7</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Konvolutt Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Konvolutt Chou 4</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Konvolutt DL</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Konvolutt Invite</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Konvolutt Italian</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Konvolutt Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Konvolutt Kaku 3</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Konvolutt Monarch</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Konvolutt Personal</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Konvolutt PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Konvolutt PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Konvolutt PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Konvolutt PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Konvolutt PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Konvolutt PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Konvolutt PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Konvolutt PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Konvolutt PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Konvolutt PRC 10</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Konvolutt US 9</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Konvolutt US 10</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Konvolutt US 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Konvolutt US 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Konvolutt US 14</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Konvolutt You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Egendefinert</translation>
    </message>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Letter / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Executive (7,5 × 10 tommer)</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Executive (7,25 × 10,5 tommer)</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Folio (8,27 × 13 tommer)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Ledger / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Tabloid / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3, ekstra stor</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4, ekstra stor</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5, ekstra stor</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5, ekstra stor</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Letter, ekstra stor</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Legal, ekstra stor</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloid, ekstra stor</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4, ekstra lang</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Letter, ekstra lang</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4, liten</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Letter, liten</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Arkitekt A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Arkitekt B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Arkitekt C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Arkitekt D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Arkitekt E</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Kvart</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Halv Letter</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Postkort</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Dobbelt postkort</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K, stor</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Listepapir, USA (14,875 × 11 tommer)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Listepapir, Tyskland (8,5 × 12 tommer)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Listepapir, Tyskland, Legal (8,5 × 13 tommer)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Skriv ut</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Valg &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Valg &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Skriv til fil (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Skriv til fil ...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Lokal fil</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Skriv PDF-fil</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Alle sider</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Oddetallssider</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Partallssider</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Venstre til høyre, ovenfra og ned</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Venstre til høyre, nedenfra og opp</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Høyre til venstre, nedenfra og opp</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Høyre til venstre, ovenfra og ned</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Nedenfra og opp, venstre til høyre</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Nedenfra og opp, høyre til venstre</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Ovenfra og ned, venstre til høyre</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Ovenfra og ned, høyre til venstre</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 finnes allerede.
Vil du erstatte den?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 er en mappe.
Velg et annet filnavn.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Filen %1 kan ikke skrives.
Velg et annet filnavn.</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>«Sider per ark» og «Hvilke sider» kan ikke brukes samtidig.
Slå av ett av dem.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ugyldige sider</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 er ikke til å forstå. Skill sider og områder med komma, skriv områder med bindestrek, og pass på at de ikke overlapper.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Tosidig utskrift passer ikke</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Tosidig utskrift er i strid med andre innstillinger. Vil du rette det?</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1 × 1)</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2 × 1)</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2 × 2)</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2 × 3)</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3 × 3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4 × 4)</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>Sideoppsett</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Skriverens egenskaper</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Valg for jobben</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Sideoppsettet passer ikke</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Valg som ikke passer</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Sideoppsettet er i strid med seg selv. Vil du rette det?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Noen av de avanserte valgene er i strid med hverandre. Vil du rette det?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avansert</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Noen valg er i strid med hverandre. Rett dem.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Hva som skrives ut</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Sidene fra</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sidene</translation>
    </message>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Denne siden</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Det som er merket</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Hvilke sider:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Kopier:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Sorter i sett</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Siste side først</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Farger</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>I farger</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>I gråtoner</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Tosidig utskrift</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Vend på langsiden</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Vend på kortsiden</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Sider eller områder med komma imellom; et område er to tall med bindestrek. For eksempel gir 3,5-7,9 sidene 3, 5, 6, 7 og 9.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Skriver</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Egenskaper</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Plassering:</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Type:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Til &amp;fil:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Rull hit</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Øverst</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Lengst til venstre</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Lengst til høyre</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>En side opp</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>En side ned</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>En side til venstre</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>En side til høyre</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rull opp</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rull ned</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rull til høyre</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Høyre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rull til høyre</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopier l&amp;enkeadressen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velg alt</translation>
    </message>
</context>
<context>
    <name>RankingTable</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Ark</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Tidsbonus</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Sluttpoeng</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med hint</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>step of a replay</comment>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Pause the replay (Space)</source>
        <translation>Sett reprisen på pause (mellomrom)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Spill av (mellomrom)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Til begynnelsen (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Ett steg tilbake (←)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Ett steg fram (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Til slutten (End)</translation>
    </message>
    <message>
        <source>End the replay (Esc)</source>
        <translation>Avslutt reprisen (Esc)</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Steg i spillet</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of a replay</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Dice roll</source>
        <translation>Terningene ruller</translation>
    </message>
    <message>
        <source>Shows how the dice were thrown, not just how they lay.</source>
        <translation>Viser hvordan terningene ble kastet, ikke bare hvordan de lå.</translation>
    </message>
    <message>
        <source>✓ Fair dice</source>
        <translation>✓ Ærlige terninger</translation>
    </message>
    <message>
        <source>✗ Dice not verified</source>
        <translation>✗ Ikke bekreftet</translation>
    </message>
    <message>
        <source>Every throw of this game follows from the fairness code %1.</source>
        <translation>Hvert kast i dette spillet følger av ærlighetskoden %1.</translation>
    </message>
    <message>
        <source>The throws of this game do not follow from the fairness code %1.</source>
        <translation>Kastene i dette spillet følger ikke av ærlighetskoden %1.</translation>
    </message>
</context>
<context>
    <name>RoundButton</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Hint: what would be best now? (H)</source>
        <translation>Hint: hva er best nå? (H)</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %n unread message(s)</source>
        <translation>
            <numerusform>Chat, %n ulest melding</numerusform>
            <numerusform>Chat, %n uleste meldinger</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat (C)</source>
        <translation>Chat (C)</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>after the first throw</source>
        <translation>etter første kast</translation>
    </message>
    <message>
        <source>with one throw left</source>
        <translation>ett kast igjen</translation>
    </message>
    <message>
        <source>after the last throw</source>
        <translation>etter siste kast</translation>
    </message>
    <message>
        <source>only %1 still open</source>
        <extracomment>%1 are rows of the card: “Ones” and “Poker”</extracomment>
        <translation>bare %1 er ledige</translation>
    </message>
    <message>
        <source>%1 filled already</source>
        <translation>alt fylt: %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <extracomment>%1 is a row of the card</extracomment>
        <translation>fyll %1</translation>
    </message>
    <message>
        <source>Good play</source>
        <translation>Godt spill</translation>
    </message>
    <message>
        <source>The examples are worked out exactly: nothing else brings more points on the average. Where no rows are named, the card is still empty.</source>
        <translation>Eksemplene er regnet ut nøyaktig: ingenting annet gir flere poeng i snitt. Der ingen rader er nevnt, er arket ennå tomt.</translation>
    </message>
    <message>
        <source>What is a good result? Playing alone, the computer reaches on the average:</source>
        <translation>Hva er et godt resultat? Når datamaskinen spiller alene, når den i snitt:</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spillet</translation>
    </message>
    <message numerus="yes">
        <source>It is played with %n dice.</source>
        <translation>
            <numerusform>Det spilles med %n terning.</numerusform>
            <numerusform>Det spilles med %n terninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n player(s) take part; alone it is practice.</source>
        <translation>
            <numerusform>Opptil %n spiller kan være med; alene er det trening.</numerusform>
            <numerusform>Opptil %n spillere kan være med; alene er det trening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card has %n row(s), and every round fills one of them.</source>
        <translation>
            <numerusform>Arket har %n rad, og hver runde fyller én.</numerusform>
            <numerusform>Arket har %n rader, og hver runde fyller én.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most points win, unless somebody throws a served Generala.</source>
        <translation>Flest poeng vinner, hvis ingen kaster en servert generala.</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Flest poeng vinner.</translation>
    </message>
    <message numerus="yes">
        <source>Your first throw is made with all dice. After it you may throw again, up to %n throw(s) in a turn.</source>
        <translation>
            <numerusform>Første kast gjøres med alle terningene. Etterpå kan du kaste igjen, opptil %n kast i en tur.</numerusform>
            <numerusform>Første kast gjøres med alle terningene. Etterpå kan du kaste igjen, opptil %n kast i en tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a throw, lock the dice that you want to keep; the others go back into the cup.</source>
        <translation>Etter et kast låser du terningene du vil beholde; resten går tilbake i begeret.</translation>
    </message>
    <message>
        <source>A die that you have kept is not bound: open its lock, and it is thrown again.</source>
        <translation>En terning du har beholdt, er ikke bundet: lås den opp, så kastes den igjen.</translation>
    </message>
    <message>
        <source>After any throw you may write the dice into an open row. That ends your turn.</source>
        <translation>Etter et hvilket som helst kast kan du føre resultatet i en ledig rad. Da er turen din over.</translation>
    </message>
    <message>
        <source>Each row is used once. A row that the dice do not fit is scratched: it holds zero.</source>
        <translation>Hver rad brukes én gang. En rad som terningene ikke passer til, strykes og får null.</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom, each in its turn.</source>
        <translation>Radene fylles ovenfra og ned, én etter én.</translation>
    </message>
    <message numerus="yes">
        <source>Golden dice are kept, and %n die (dice) will be thrown again.</source>
        <translation>
            <numerusform>De gylne terningene beholdes; %n kastes igjen.</numerusform>
            <numerusform>De gylne terningene beholdes; %n kastes igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>The cup goes round after every throw: everybody makes the first throw and decides before anybody makes the next one.</source>
        <translation>Begeret går rundt etter hvert kast: alle tar første kast og velger før noen tar det neste.</translation>
    </message>
    <message>
        <source>Whoever has written a row waits until the round is over.</source>
        <translation>Den som har fylt en rad, venter til runden er over.</translation>
    </message>
    <message>
        <source>One player plays the whole turn, then the next.</source>
        <translation>Én spiller fullfører hele turen sin, deretter den neste.</translation>
    </message>
    <message>
        <source>Everybody throws the same dice: in one round and throw, the first die thrown shows the same face for all, and so does the second, and so on.</source>
        <translation>Alle kaster de samme terningene: i samme runde og kast viser den første terningen som kastes, det samme for alle, den andre likeså, og så videre.</translation>
    </message>
    <message>
        <source>What you keep is settled before anybody sees the next throw, so that it is no use to act later than the others.</source>
        <translation>Det du beholder, er avgjort før noen ser det neste kastet, så det er ingen fordel å velge senere enn de andre.</translation>
    </message>
    <message>
        <source>Everybody throws dice of their own.</source>
        <translation>Alle kaster sine egne terninger.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Hvem sin tur det er</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Klokka</translation>
    </message>
    <message>
        <source>There is no clock in this game: take all the time that you want.</source>
        <translation>Dette spillet går uten klokke: ta deg den tiden du vil.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each decision. The clock rests during pauses, animations and questions.</source>
        <translation>
            <numerusform>Du har %n sekund til hver avgjørelse. Klokka står stille under pauser, animasjoner og spørsmål.</numerusform>
            <numerusform>Du har %n sekunder til hver avgjørelse. Klokka står stille under pauser, animasjoner og spørsmål.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you have not thrown in time, the cup is thrown for you.</source>
        <translation>Kaster du ikke i tide, kastes terningene for deg.</translation>
    </message>
    <message>
        <source>If you have not decided in time, all five dice go into the cup, the locked ones too.</source>
        <translation>Velger du ikke i tide, går alle fem terningene i begeret, de låste også.</translation>
    </message>
    <message>
        <source>After the last throw, or with all five dice locked, the dice are written for you where they give the most points.</source>
        <translation>Etter siste kast, eller med alle fem terningene låst, føres resultatet for deg der det gir flest poeng.</translation>
    </message>
    <message>
        <source>The game ends when all cards are full.</source>
        <translation>Spillet er slutt når alle arkene er fulle.</translation>
    </message>
    <message>
        <source>Five alike on the first throw of a turn end it at once, and that player wins: a served Generala. It does not count once the row %1 has been scratched.</source>
        <translation>Fem like i første kast i en tur, en servert generala, avslutter det på stedet, og den spilleren vinner. Det gjelder ikke når raden %1 er strøket.</translation>
    </message>
    <message>
        <source>After a served Generala the others are ranked by their points.</source>
        <translation>Etter en servert generala rangeres de andre etter poeng.</translation>
    </message>
    <message>
        <source>With %1 points or more in the upper rows, the card earns %2 extra.</source>
        <translation>Med %1 poeng eller mer i de øvre radene får arket %2 ekstra.</translation>
    </message>
    <message>
        <source>The most points win; equal results share the place.</source>
        <translation>Flest poeng vinner; ved likt resultat deles plassen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>The card is multiplied by %1, and a time bonus is added: %2 less one for each second that you spent deciding, but never less than zero. These are the final points.</source>
        <translation>Arket ganges med %1, og en tidsbonus legges til: %2 minus én for hvert sekund du brukte på å velge, men aldri under null. Det er sluttpoengene.</translation>
    </message>
    <message>
        <source>So the better card always wins. Only between equal cards the time decides; players who are equal in both share the place.</source>
        <translation>Det beste arket vinner altså alltid. Bare mellom like ark avgjør tiden; spillere som står likt i begge deler, deler plassen.</translation>
    </message>
    <message>
        <source>For example, a card of %1 and %2 seconds make %3.</source>
        <extracomment>%1 points of a card, %2 seconds, %3 final points</extracomment>
        <translation>For eksempel gir et ark på %1 og %2 sekunder %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range: %1 is &quot;5 s&quot;, %2 is &quot;120 s&quot;</extracomment>
        <translation>%1 til %2</translation>
    </message>
    <message>
        <source>usually %1</source>
        <extracomment>the usual value of an option</extracomment>
        <translation>vanligvis %1</translation>
    </message>
    <message>
        <source>or: %1</source>
        <extracomment>what else an option may be</extracomment>
        <translation>eller: %1</translation>
    </message>
    <message>
        <source>Everything is as usual. What can be chosen when a game begins:</source>
        <translation>Alt er som vanlig. Dette kan velges når et spill begynner:</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) of this game differ from the usual rules and stand out below.</source>
        <translation>
            <numerusform>%n valg i dette spillet avviker fra de vanlige reglene og er uthevet nedenfor.</numerusform>
            <numerusform>%n valg i dette spillet avviker fra de vanlige reglene og er uthevet nedenfor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>on the first throw</source>
        <translation>i første kast</translation>
    </message>
    <message>
        <source>on the first throw, and the game is won</source>
        <translation>i første kast, og spillet er vunnet</translation>
    </message>
    <message>
        <source>five alike count as well</source>
        <translation>fem like teller også</translation>
    </message>
    <message>
        <source>five alike do not count here</source>
        <translation>fem like teller ikke her</translation>
    </message>
    <message>
        <source>four alike count as well</source>
        <translation>fire like teller også</translation>
    </message>
    <message>
        <source>four alike are not two pairs</source>
        <translation>fire like er ikke to par</translation>
    </message>
    <message>
        <source>only the higher pair counts</source>
        <translation>bare det høyeste paret teller</translation>
    </message>
    <message numerus="yes">
        <source>only %n of these dice count</source>
        <translation>
            <numerusform>bare %n av disse terningene teller</numerusform>
            <numerusform>bare %n av disse terningene teller</numerusform>
        </translation>
    </message>
    <message>
        <source>a full house contains two pairs</source>
        <translation>et hus inneholder to par</translation>
    </message>
    <message>
        <source>a longer sequence counts as well</source>
        <translation>en lengre rekke teller også</translation>
    </message>
    <message>
        <source>the other straight does not count here</source>
        <translation>den andre straighten teller ikke her</translation>
    </message>
    <message>
        <source>it may go on from %1 to %2</source>
        <extracomment>%1 and %2 are faces: 6 and 1</extracomment>
        <translation>den kan gå videre fra %1 til %2</translation>
    </message>
    <message>
        <source>it does not go on from %1 to %2</source>
        <translation>den går ikke videre fra %1 til %2</translation>
    </message>
    <message>
        <source>a %1 stands for the %2</source>
        <extracomment>%1 and %2 are faces: 1 and 2</extracomment>
        <translation>en %1 gjelder som %2</translation>
    </message>
    <message>
        <source>while %1 holds points</source>
        <translation>når %1 har poeng</translation>
    </message>
    <message>
        <source>while %1 holds none</source>
        <translation>når %1 ikke har poeng</translation>
    </message>
    <message>
        <source>as a joker, and %1 extra</source>
        <translation>som joker, og %1 ekstra</translation>
    </message>
    <message>
        <source>as a joker</source>
        <translation>som joker</translation>
    </message>
    <message>
        <source>The rows</source>
        <translation>Radene</translation>
    </message>
    <message>
        <source>Upper rows, with a bonus of %1 from a sum of %2 on</source>
        <translation>Øvre rader, %1 poeng i bonus når summen er minst %2</translation>
    </message>
    <message>
        <source>Lower rows</source>
        <translation>Nedre rader</translation>
    </message>
    <message>
        <source>Once the row %1 is filled, with points or with zero, every five alike is a joker.</source>
        <translation>Når raden %1 er fylt, med poeng eller med null, er fem like alltid en joker.</translation>
    </message>
    <message>
        <source>A joker goes into the upper row of its face. If that one is filled, it goes into any open lower row; if there is none, an upper row has to be scratched.</source>
        <translation>En joker føres i den øvre raden med samme tall. Er den fylt, går den i en hvilken som helst ledig nedre rad; finnes det ingen, må en øvre rad strykes.</translation>
    </message>
    <message>
        <source>These rows give a joker their full points: %1.</source>
        <translation>Disse radene gir en joker full verdi: %1.</translation>
    </message>
    <message>
        <source>While the row %1 holds points, each further five alike earns %2 extra, whichever row it goes into.</source>
        <translation>Når raden %1 har poeng, gir alle nye fem like %2 ekstra, uansett hvilken rad de føres i.</translation>
    </message>
    <message>
        <source>Further five alike</source>
        <translation>Nye fem like</translation>
    </message>
    <message>
        <source>Everybody throws the same dice, so points are won only where you decide otherwise than the others. Who leads does well to decide as they do; who is behind has to be different.</source>
        <translation>Alle kaster de samme terningene, så poeng vinnes bare der du velger annerledes enn de andre. Den som leder, gjør klokt i å velge som dem; den som ligger bak, må finne på noe annet.</translation>
    </message>
    <message>
        <source>Think about the hard decisions: the time that they take only counts when the cards are equal, and one point on the card outweighs it.</source>
        <translation>Tenk over de vanskelige avgjørelsene: tiden teller bare når arkene er like, og ett poeng på arket veier mer.</translation>
    </message>
    <message>
        <source>Of two pairs, keep the higher one and throw three dice.</source>
        <translation>Av to par beholder du det høyeste og kaster tre terninger.</translation>
    </message>
    <message>
        <source>Of two pairs after the first throw, keep the higher one; with one throw left, keep both: a full house is near.</source>
        <translation>Av to par etter første kast beholder du det høyeste; med ett kast igjen beholder du begge: huset er nær.</translation>
    </message>
    <message>
        <source>Any pair is a beginning, even a pair of ones: the great rows ask for dice that are alike.</source>
        <translation>Ethvert par er en begynnelse, selv et par enere: de store radene krever like terninger.</translation>
    </message>
    <message>
        <source>A pair of ones is no beginning here: a single six promises more.</source>
        <translation>Et par enere er ingen begynnelse her: en enkelt sekser lover mer.</translation>
    </message>
    <message>
        <source>Three dice of each face come to %1 in the upper rows, and the bonus asks for %2. So three of a face are at home there, more make up for a row with fewer.</source>
        <translation>Tre terninger av hvert slag gir %1 i de øvre radene, og bonusen krever %2. Tre like hører altså hjemme der, og flere veier opp for en rad med færre.</translation>
    </message>
    <message>
        <source>Four alike on the first throw are no reason to stop: %1 is safe, so throw for the fifth.</source>
        <translation>Fire like i første kast er ingen grunn til å stoppe: %1 er sikret, så kast videre for å få den femte.</translation>
    </message>
    <message numerus="yes">
        <source>A full house on the first throw is worth %n point(s): write it.</source>
        <translation>
            <numerusform>Et hus i første kast er verdt %n poeng: skriv det opp.</numerusform>
            <numerusform>Et hus i første kast er verdt %n poeng: skriv det opp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Four in sequence that can be completed at both ends are worth more than a pair.</source>
        <translation>Fire på rad som kan fullføres i begge ender, er mer verdt enn et par.</translation>
    </message>
    <message>
        <source>Straights are paid so well here that four in sequence are kept even where only one face completes them.</source>
        <translation>Straighter betales så godt her at fire på rad beholdes selv om bare ett tall fullfører dem.</translation>
    </message>
    <message>
        <source>A pair is worth more than four in sequence: do not break it up for a straight.</source>
        <translation>Et par er mer verdt enn fire på rad: ikke bryt det opp for en straight.</translation>
    </message>
    <message>
        <source>When %1 lies on the table it is safe: throw the odd die again for %2.</source>
        <translation>Når %1 ligger på bordet, er den sikret: kast den siste terningen på nytt og prøv på %2.</translation>
    </message>
    <message>
        <source>A throw that fits nowhere costs least in the row %1.</source>
        <translation>Et kast som ikke passer noe sted, koster minst i raden %1.</translation>
    </message>
    <message>
        <source>When a row has to be scratched and the ones are gone, take %1: it needs two Generalas, and only few games bring them.</source>
        <translation>Når en rad må strykes og enerne er brukt, ta %1: den krever to generalaer, og de kommer i få spill.</translation>
    </message>
    <message>
        <source>Write the first five alike into %1 and nowhere else: points there make each further one worth %2 more.</source>
        <translation>Skriv de første fem like i %1 og ingen andre steder: med poeng der er alle nye fem like verdt %2 mer.</translation>
    </message>
    <message>
        <source>Only the row that is next counts: keep what it needs, whatever else lies there.</source>
        <translation>Bare raden som står for tur, teller: behold det den trenger, uansett hva annet som ligger der.</translation>
    </message>
    <message>
        <source>For %1, keep fives and sixes after the first throw; with one throw left, fours too.</source>
        <translation>For %1 beholder du femmere og seksere etter første kast; med ett kast igjen også firere.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of</source>
        <translation>Regler for</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>Det gikk ikke</translation>
    </message>
</context>
<context>
    <name>SavedDocument</name>
    <message>
        <source>No program opened the file</source>
        <translation>Ingen programmer åpnet filen</translation>
    </message>
    <message>
        <source>The file is saved</source>
        <translation>Filen er lagret</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Uferdig, runde %1 av %2</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Begynt: %1</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Siste trekk: %1</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Ekstra</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Tidsbonus</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Sluttpoeng</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plass</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Fairness code of the dice</source>
        <translation>Kode for ærlige terninger</translation>
    </message>
</context>
<context>
    <name>ScorecardModel</name>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>The upper rows earn %1 more once they add up to %2.</source>
        <translation>De øvre radene gir %1 ekstra når de til sammen når %2.</translation>
    </message>
    <message>
        <source>The sum of everything written so far.</source>
        <translation>Summen av alt som er ført så langt.</translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <comment>row, player</comment>
        <translation>%1, %2: ledig</translation>
    </message>
    <message>
        <source>%1, %2: would give %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2: ville gitt %3</translation>
    </message>
    <message>
        <source>%1, %2: 0, scratched</source>
        <comment>row, player</comment>
        <translation>%1, %2: 0, strøket</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <comment>bonus, player, points reached, points needed</comment>
        <translation>%1, %2: %3 av %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Poengark</translation>
    </message>
    <message>
        <source>Extra %1</source>
        <extracomment>points for further five alike, beside the rows; %1 is the name of a row</extracomment>
        <translation>Ekstra %1</translation>
    </message>
    <message>
        <source>Each further five alike earns %1 more, once “%2” holds points.</source>
        <translation>Nye fem like gir %1 ekstra hver gang, når «%2» har poeng.</translation>
    </message>
</context>
<context>
    <name>ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation>Poengark</translation>
    </message>
    <message>
        <source>Up and Down lead through the open rows, Enter writes.</source>
        <translation>Pil opp og ned går gjennom de ledige radene, Enter skriver.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>nothing found</source>
        <translation>ingen treff</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Search the rules (%1)</source>
        <translation>Søk i reglene (%1)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søk i reglene</translation>
    </message>
    <message>
        <source>Previous place (%1)</source>
        <translation>Forrige treff (%1)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Forrige treff</translation>
    </message>
    <message>
        <source>Next place (%1)</source>
        <translation>Neste treff (%1)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Neste treff</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add player</source>
        <translation>Legg til spiller</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player %1</source>
        <translation>Spiller %1</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 poeng</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>datamaskin</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>waiting for the round to end</source>
        <translation>venter på at runden skal bli ferdig</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n sekund igjen</numerusform>
            <numerusform>%n sekunder igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Tid til å bestemme seg</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Navnet på spiller %1</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Hvem som er spiller %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Fjern denne spilleren</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Fjern spiller %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>%1%</source>
        <extracomment>percent, written as the language does</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farger</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animasjon</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyse</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Ask before writing a zero</source>
        <translation>Spør før du skriver null</translation>
    </message>
    <message>
        <source>only while another row would give points</source>
        <translation>bare når en annen rad ville gitt poeng</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grønn</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Casino red</source>
        <translation>Kasinorød</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Large figures, high contrast</source>
        <translation>Store tall, høy kontrast</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Demp alle lyder</translation>
    </message>
    <message>
        <source>in the game: the key M</source>
        <translation>i spillet: tasten M</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Datamaskinspillere</translation>
    </message>
    <message>
        <source>Take their time</source>
        <translation>Tar seg god tid</translation>
    </message>
    <message>
        <source>Play at a usual pace</source>
        <translation>Spiller i vanlig tempo</translation>
    </message>
    <message>
        <source>Play quickly</source>
        <translation>Spiller raskt</translation>
    </message>
    <message>
        <source>Computer players talk</source>
        <translation>Datamaskinen prater</translation>
    </message>
    <message>
        <source>a word now and then, in the chat</source>
        <translation>et ord nå og da, i chatten</translation>
    </message>
    <message>
        <source>Tips for newcomers</source>
        <translation>Tips for nybegynnere</translation>
    </message>
    <message>
        <source>each is shown once; switch them on again to see them anew</source>
        <translation>hvert vises én gang; slå dem på igjen for å se dem på nytt</translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message>
        <source>Same dice for all: in each throw every seat gets the same faces, so strategy decides.</source>
        <translation>Samme terninger for alle: i hvert kast får alle de samme øynene, så strategien avgjør.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
    </message>
    <message>
        <source>Game menu: rematch or a new game</source>
        <translation>Menyen «Spill»: omkamp eller nytt spill</translation>
    </message>
    <message>
        <source>Throw %1 of %2</source>
        <translation>Kast %1 av %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>throw count · what to do</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer seat</comment>
        <translation>%1 tenker</translation>
    </message>
    <message>
        <source>Welcome! Click the cup to throw the dice</source>
        <translation>Velkommen! Klikk på begeret for å kaste</translation>
    </message>
    <message>
        <source>%1: throw the dice</source>
        <translation>%1: kast terningene</translation>
    </message>
    <message>
        <source>click the cup, or shake it and let go</source>
        <translation>klikk på begeret, eller rist det og slipp</translation>
    </message>
    <message>
        <source>%1: choose which dice to keep</source>
        <translation>%1: velg hvilke terninger du vil beholde</translation>
    </message>
    <message>
        <source>click a die or its lock (1–5), or write a row on the card</source>
        <translation>klikk på en terning eller låsen (1–5), eller fyll en rad</translation>
    </message>
    <message>
        <source>%1: write a row on the card</source>
        <translation>%1: fyll en rad på arket</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Slutt</translation>
    </message>
    <message>
        <source>Ctrl+N starts a new game</source>
        <translation>Ctrl+N starter et nytt spill</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Kast</translation>
    </message>
    <message numerus="yes">
        <source>%n dice · Space</source>
        <translation>
            <numerusform>%n terning · mellomrom</numerusform>
            <numerusform>%n terninger · mellomrom</numerusform>
        </translation>
    </message>
    <message>
        <source>Next throw</source>
        <translation>Neste kast</translation>
    </message>
    <message>
        <source>All three throws are made: write a row</source>
        <translation>Alle tre kast er brukt: fyll en rad</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock or write a row</source>
        <translation>Alle fem terningene er låst: lås opp en eller fyll en rad</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back to the cup · Space</source>
        <translation>
            <numerusform>%n terning går tilbake i begeret · mellomrom</numerusform>
            <numerusform>%n terninger går tilbake i begeret · mellomrom</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the cup</source>
        <translation>%1 har begeret</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Spillet er satt på pause</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2, throw %3 · Esc goes back to the game</source>
        <translation>Tilbakeblikk: runde %1, %2, kast %3 · Esc går tilbake til spillet</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbake til spillet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Replay: the end of the game</source>
        <translation>Reprise: spillets slutt</translation>
    </message>
    <message>
        <source>Replay: round %1, %2</source>
        <translation>Reprise: runde %1, %2</translation>
    </message>
    <message>
        <source>Replay: round %1, %2, throw %3</source>
        <translation>Reprise: runde %1, %2, kast %3</translation>
    </message>
    <message>
        <source>no throws are left: click a row, or arrows and Enter</source>
        <translation>ingen kast igjen: klikk på en rad, eller piltaster og Enter</translation>
    </message>
    <message>
        <source>your own game waits</source>
        <translation>ditt eget spill venter</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Tilbake til spillet ditt</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2 · Esc goes back to the game</source>
        <translation>Tilbakeblikk: runde %1, %2 · Esc går tilbake til spillet</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>one</source>
        <translation>én</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message>
        <source>Die %1: %2, locked</source>
        <translation>Terning %1: %2, låst</translation>
    </message>
    <message>
        <source>Die %1: %2, free</source>
        <translation>Terning %1: %2, fri</translation>
    </message>
    <message>
        <source>Lock of die %1: closed</source>
        <translation>Lås på terning %1: lukket</translation>
    </message>
    <message>
        <source>Lock of die %1: open</source>
        <translation>Lås på terning %1: åpen</translation>
    </message>
    <message>
        <source>Let die %1 go (%1)</source>
        <translation>Slipp terning %1 (%1)</translation>
    </message>
    <message>
        <source>Keep die %1 (%1)</source>
        <translation>Behold terning %1 (%1)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>“generala --help” lists what there is.</source>
        <translation>«generala --help» viser hva som finnes.</translation>
    </message>
    <message>
        <source>Nothing can be kept in this folder: %1.</source>
        <translation>Ingenting kan lagres i denne mappen: %1.</translation>
    </message>
</context>
<context>
    <name>TipBubble</name>
    <message>
        <source>Got it</source>
        <translation>Forstått</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Ingen flere tips</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Throw the dice</source>
        <translation>Kast terningene</translation>
    </message>
    <message>
        <source>Keep what is good</source>
        <translation>Behold det som er bra</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Skriv det opp</translation>
    </message>
    <message>
        <source>Mind the clock</source>
        <translation>Følg med på klokka</translation>
    </message>
    <message>
        <source>Take hold of the cup with the mouse, shake it and let go. A click on it, or the space bar, does the same by itself.</source>
        <translation>Ta tak i begeret med musen, rist det og slipp. Et klikk på det, eller mellomromstasten, gjør det samme av seg selv.</translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throw(s) left.</source>
        <translation>
            <numerusform>Klikk på terningene du vil beholde: De låses, og bare de andre kastes på nytt. %n kast igjen.</numerusform>
            <numerusform>Klikk på terningene du vil beholde: De låses, og bare de andre kastes på nytt. %n kast igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a row of the scorecard when you like your dice, at the latest after the last throw. The figures tell what each row would give now; every row is written once.</source>
        <translation>Velg en rad på poengarket når du er fornøyd med terningene, senest etter siste kast. Tallene viser hva hver rad ville gi nå; hver rad fylles én gang.</translation>
    </message>
    <message numerus="yes">
        <source>The ring round your picture runs down while you decide: you have %n second(s) for each decision. After that the clock decides for you.</source>
        <translation>
            <numerusform>Ringen rundt bildet ditt tømmes mens du bestemmer deg: Du har %n sekund til hver avgjørelse. Deretter avgjør klokka for deg.</numerusform>
            <numerusform>Ringen rundt bildet ditt tømmes mens du bestemmer deg: Du har %n sekunder til hver avgjørelse. Deretter avgjør klokka for deg.</numerusform>
        </translation>
    </message>
</context>
</TS>
