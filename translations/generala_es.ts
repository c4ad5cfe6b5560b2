<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Partida nueva…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Generala</source>
        <translation>&amp;Acerca de Generala</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>R&amp;esultado…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Si&amp;lenciar</translation>
    </message>
    <message>
        <source>&amp;Coach…</source>
        <translation>Entrena&amp;dor…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Repetició&amp;n</translation>
    </message>
    <message>
        <source>&amp;Finish computer turns</source>
        <translation>Terminar turnos de la &amp;computadora</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Todas las partidas…</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n throw(s) left.</source>
        <translation>
            <numerusform>Queda %n tirada.</numerusform>
            <numerusform>Quedan %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throws left.</source>
        <translation>No quedan tiradas.</translation>
    </message>
    <message>
        <source>The clock throws for %1: %2.</source>
        <extracomment>%1 name, %2 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>El reloj tira por %1: %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 tira: %2.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>%1 scratches %2. Total %3.</source>
        <extracomment>%1 name, %2 row, %3 number of points</extracomment>
        <translation>%1 tacha %2. Total: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 and %2 are &quot;25 points&quot;, the second beside the rows</extracomment>
        <translation>%1 y %2 extra</translation>
    </message>
    <message>
        <source>%1 writes %2: %3. Total %4.</source>
        <extracomment>%1 name, %2 row, %3 &quot;25 points&quot;, %4 number of points</extracomment>
        <translation>%1 apunta %2: %3. Total: %4.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Taken back: the dice are %1 again.</source>
        <extracomment>%1 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>Deshecho: los dados vuelven a ser %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>name, final points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a computer seat, its message</comment>
        <translation>%1 dice: %2</translation>
    </message>
    <message>
        <source>Round %1.</source>
        <translation>Ronda %1.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Turno de %1.</translation>
    </message>
    <message>
        <source>No die is locked.</source>
        <translation>Ningún dado tiene candado.</translation>
    </message>
    <message>
        <source>Locked: %1.</source>
        <extracomment>%1 faces such as &quot;5, 5&quot;</extracomment>
        <translation>Con candado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Queda %n segundo.</numerusform>
            <numerusform>Quedan %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip: %1. %2</source>
        <extracomment>read aloud; %1 is like &quot;Throw the dice&quot;, %2 a sentence or more</extracomment>
        <translation>Consejo: %1. %2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Generala is running already. Two of them would write over each other’s games.</source>
        <translation>Generala ya está en marcha. Dos copias a la vez se sobrescribirían las partidas.</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Coral</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <translation>Cambiar el color</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <extracomment>for screen readers; %1 is the name of a player</extracomment>
        <translation>Color de %1</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Good luck, everybody!</source>
        <translation>¡Suerte a todos!</translation>
    </message>
    <message>
        <source>Nice to play with you.</source>
        <translation>Qué gusto jugar aquí.</translation>
    </message>
    <message>
        <source>Let the dice roll!</source>
        <translation>¡Que rueden los dados!</translation>
    </message>
    <message>
        <source>Five alike! Did you see that?</source>
        <translation>¡Cinco iguales! ¿Lo viste?</translation>
    </message>
    <message>
        <source>That is what I came for.</source>
        <translation>A esto vine.</translation>
    </message>
    <message>
        <source>My dice like me today.</source>
        <translation>Hoy los dados me quieren.</translation>
    </message>
    <message>
        <source>On the first throw!</source>
        <translation>¡De primera!</translation>
    </message>
    <message>
        <source>I did not even have to think.</source>
        <translation>Ni tuve que pensar.</translation>
    </message>
    <message>
        <source>Sometimes it is that easy.</source>
        <translation>A veces es así de fácil.</translation>
    </message>
    <message>
        <source>That helps.</source>
        <translation>Eso ayuda.</translation>
    </message>
    <message>
        <source>A good row for me.</source>
        <translation>Buena línea para mí.</translation>
    </message>
    <message>
        <source>I take that gladly.</source>
        <translation>Esto lo apunto con gusto.</translation>
    </message>
    <message>
        <source>Well, it has to go somewhere.</source>
        <translation>Bueno, en algún lado hay que tachar.</translation>
    </message>
    <message>
        <source>That one hurts a little.</source>
        <translation>Esta duele un poco.</translation>
    </message>
    <message>
        <source>The dice did not want to.</source>
        <translation>Los dados no quisieron.</translation>
    </message>
    <message>
        <source>I am in front now.</source>
        <translation>Ahora voy primero.</translation>
    </message>
    <message>
        <source>Nice view from up here.</source>
        <translation>Bonita vista desde aquí arriba.</translation>
    </message>
    <message>
        <source>Catch me if you can!</source>
        <translation>¡A ver quién me alcanza!</translation>
    </message>
    <message>
        <source>Only one row left for me.</source>
        <translation>Me queda una sola línea.</translation>
    </message>
    <message>
        <source>Now it counts.</source>
        <translation>Ahora sí que cuenta.</translation>
    </message>
    <message>
        <source>The last one. Wish me luck!</source>
        <translation>La última. ¡A ver si hay suerte!</translation>
    </message>
    <message>
        <source>Thank you for the game!</source>
        <translation>¡Gracias por la partida!</translation>
    </message>
    <message>
        <source>That was fun. Once more?</source>
        <translation>Fue divertido. ¿Otra vez?</translation>
    </message>
    <message>
        <source>Luck was on my side today.</source>
        <translation>Hoy la suerte estuvo de mi lado.</translation>
    </message>
    <message>
        <source>Phew, that was close!</source>
        <translation>¡Uf, por muy poco!</translation>
    </message>
    <message>
        <source>What a finish!</source>
        <translation>¡Qué final!</translation>
    </message>
    <message>
        <source>It could have gone either way.</source>
        <translation>Podía ganar cualquiera.</translation>
    </message>
    <message>
        <source>Five alike! Congratulations!</source>
        <translation>¡Cinco iguales! ¡Felicidades!</translation>
    </message>
    <message>
        <source>I would like to throw that, too.</source>
        <translation>Ya quisiera yo sacar eso.</translation>
    </message>
    <message>
        <source>Wow. How do you do that?</source>
        <translation>Guau. ¿Cómo lo haces?</translation>
    </message>
    <message>
        <source>On the first throw! Not bad.</source>
        <translation>¡De primera! Nada mal.</translation>
    </message>
    <message>
        <source>You left yourself no work.</source>
        <translation>Te ahorraste el trabajo.</translation>
    </message>
    <message>
        <source>A lucky hand!</source>
        <translation>¡Qué buena mano!</translation>
    </message>
    <message>
        <source>A strong row!</source>
        <translation>¡Buena línea!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>I have to watch out for you.</source>
        <translation>Contigo hay que tener cuidado.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Mala suerte.</translation>
    </message>
    <message>
        <source>The next one will be better.</source>
        <translation>La próxima será mejor.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <translation>Les pasa a los mejores.</translation>
    </message>
    <message>
        <source>You are in front. For how long?</source>
        <translation>Vas primero. ¿Por cuánto tiempo?</translation>
    </message>
    <message>
        <source>I will be back.</source>
        <translation>Ya volveré.</translation>
    </message>
    <message>
        <source>So you lead now. Exciting!</source>
        <translation>Así que vas ganando. ¡Qué emoción!</translation>
    </message>
    <message>
        <source>The clock was faster.</source>
        <translation>El reloj fue más rápido.</translation>
    </message>
    <message>
        <source>Time flies, doesn&apos;t it?</source>
        <translation>El tiempo vuela, ¿verdad?</translation>
    </message>
    <message>
        <source>A little quicker next time!</source>
        <translation>¡Un poco más rápido la próxima!</translation>
    </message>
    <message>
        <source>Thinking again is allowed.</source>
        <translation>Pensarlo otra vez está permitido.</translation>
    </message>
    <message>
        <source>No problem, take your time.</source>
        <translation>No hay problema, piénsalo tranquilo.</translation>
    </message>
    <message>
        <source>I did not see anything.</source>
        <translation>Yo no vi nada.</translation>
    </message>
    <message>
        <source>Congratulations!</source>
        <translation>¡Felicidades!</translation>
    </message>
    <message>
        <source>Well done! I want a rematch.</source>
        <translation>¡Muy bien! Quiero la revancha.</translation>
    </message>
    <message>
        <source>You have earned that.</source>
        <translation>Te lo ganaste.</translation>
    </message>
    <message>
        <source>So close! What a game.</source>
        <translation>¡Qué cerca! Vaya partida.</translation>
    </message>
    <message>
        <source>One more pip, and it was mine.</source>
        <translation>Un punto más en un dado y era mía.</translation>
    </message>
    <message>
        <source>I almost had you.</source>
        <translation>Casi te gano.</translation>
    </message>
</context>
<context>
    <name>BookHtml</name>
    <message>
        <source>%1, kept: %2</source>
        <extracomment>dice, all and those that are kept: &quot;4-4-6-6-2, kept: 6-6&quot;</extracomment>
        <translation>%1; conservados: %2</translation>
    </message>
</context>
<context>
    <name>BookPages</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>BookPrompts</name>
    <message>
        <source>Save the rules</source>
        <translation>Guardar las reglas</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Chance to win, if all play their best from there on; a click or Enter shows the moment</source>
        <translation>Probabilidad de ganar si todos juegan lo mejor desde ahí; un clic o Enter muestra el momento</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Tras la ronda %1</translation>
    </message>
    <message>
        <source>Round %1: %2 won at once</source>
        <translation>Ronda %1: %2 ganó en el acto</translation>
    </message>
    <message>
        <source>Round %1: %2 scratched %3</source>
        <translation>Ronda %1: %2 tachó %3</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %3 for %4</source>
        <extracomment>%1 a number, %2 name, %3 a row, %4 &quot;25 points&quot;</extracomment>
        <translation>Ronda %1: %2 apuntó %3 con %4</translation>
    </message>
    <message>
        <source>%1 began with %2, had %3 at the least and %4 at the most, and ended with %5.</source>
        <extracomment>a line of a chart in words: %1 name, the others chances such as &quot;33 %&quot;</extracomment>
        <translation>%1 empezó con %2, tuvo como mínimo %3 y como máximo %4, y terminó con %5.</translation>
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
        <translation>Escribe a la mesa…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>Escribir como</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n characters fit: the rest was cut off</source>
        <translation>
            <numerusform>Solo cabe %n carácter: el resto se ha cortado</numerusform>
            <numerusform>Solo caben los primeros %n caracteres: el resto se ha cortado</numerusform>
        </translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>¡Suerte!</translation>
    </message>
    <message>
        <source>Nice throw!</source>
        <translation>¡Buena tirada!</translation>
    </message>
    <message>
        <source>What bad luck…</source>
        <translation>Qué mala suerte…</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>¡Tu turno!</translation>
    </message>
    <message>
        <source>Just a moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>One more game?</source>
        <translation>¿Otra partida?</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>These rules are too large to be worked out.</source>
        <translation>Estas reglas son demasiado grandes para calcularlas.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>El entrenador</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Costly decisions, the dearest first; Enter or a double click shows one on the table</source>
        <translation>Decisiones que costaron puntos, primero las más caras; con Enter o doble clic se ve una en la mesa</translation>
    </message>
    <message>
        <source>Total to be expected, row by row</source>
        <translation>Total que cabía esperar, línea a línea</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The dice brought %1 points more than expected.</source>
        <translation>Los dados dieron %1 puntos más de lo esperado.</translation>
    </message>
    <message>
        <source>The dice brought %1 points less than expected.</source>
        <translation>Los dados dieron %1 puntos menos de lo esperado.</translation>
    </message>
    <message>
        <source>All decisions were the best ones.</source>
        <translation>Todas las decisiones fueron las mejores.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) gave away %1 points.</source>
        <translation>
            <numerusform>%n decisión regaló %1 puntos.</numerusform>
            <numerusform>%n decisiones regalaron %1 puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>threw all dice again</source>
        <translation>tiró otra vez todos los dados</translation>
    </message>
    <message>
        <source>throw all dice again</source>
        <translation>tirar otra vez todos los dados</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>guardó %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>conservar %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>apuntó %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>apuntar en %1</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3, %4: %5; better: %6. Cost %7 points.</source>
        <extracomment>%1 name, %2 round, %3 throw, %4 all dice, %5 &quot;kept 4-4&quot;, %6 &quot;keep 4-4-4&quot;, %7 a number of points</extracomment>
        <translation>%1, ronda %2, tirada %3, %4: %5; mejor: %6. Costó %7 puntos.</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Total esperado</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Generala: a dice game for one table and one to six people.</source>
        <translation>Generala: juego de dados para una mesa y de una a seis personas.</translation>
    </message>
    <message>
        <source>Begin a new game by these rules: %1.</source>
        <translation>Empieza una partida nueva con estas reglas: %1.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>Open this saved game; the same as naming it alone.</source>
        <translation>Abre esta partida guardada; igual que escribir solo su nombre.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>Speak this language until the game is closed: %1.</source>
        <translation>Usa este idioma hasta que se cierre el juego: %1.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>Keep settings, games and everything else in this folder, and nothing elsewhere.</source>
        <translation>Guarda los ajustes, las partidas y todo lo demás en esta carpeta, y nada en otro sitio.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>A saved game. A finished one is replayed, another one goes on; it is copied into your games.</source>
        <translation>Una partida guardada. Si está terminada, se repasa; si no, continúa. Se copia entre tus partidas.</translation>
    </message>
    <message>
        <source>There are no rules “%1”. There are: %2.</source>
        <translation>No hay reglas «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <translation>No hay idioma «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation>Solo se puede abrir una partida guardada a la vez.</translation>
    </message>
    <message>
        <source>Either a new game or a saved one can be begun with.</source>
        <translation>Se puede empezar con una partida nueva o con una guardada, no con las dos.</translation>
    </message>
    <message>
        <source>“--portable” needs the name of a folder.</source>
        <translation>«--portable» necesita el nombre de una carpeta.</translation>
    </message>
</context>
<context>
    <name>CupButton</name>
    <message>
        <source>Dice cup</source>
        <translation>Cubilete</translation>
    </message>
    <message>
        <source>Shake it with the mouse and let go, or press Space</source>
        <translation>Agítalo con el ratón y suéltalo, o pulsa Espacio</translation>
    </message>
    <message>
        <source>Drag to shake, let go to throw (Space)</source>
        <translation>Arrastra para agitar, suelta para tirar (Espacio)</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>dice checked ✓</source>
        <translation>dados verificados ✓</translation>
    </message>
    <message>
        <source>Points on the card, round by round</source>
        <translation>Puntos en el bloc, ronda a ronda</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>All dice of this game came from the seed. Its code was fixed before the first throw, so nobody can have chosen a throw: the code is the SHA-256 of the seed.</source>
        <translation>Todos los dados de esta partida salieron de la semilla. Su código quedó fijado antes de la primera tirada, así que nadie pudo elegir ninguna: el código es el SHA-256 de la semilla.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
</context>
<context>
    <name>GameStory</name>
    <message>
        <source>Practice won with a served Generala</source>
        <translation>Práctica ganada con una generala servida</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Práctica: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is one name; the plural entry below takes a list of names that share the first place</extracomment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>Ganan %1</translation>
    </message>
    <message>
        <source>Round %1: %2 threw %3 at once. A served Generala wins the whole game.</source>
        <translation>Ronda %1: %2 sacó %3 de primera. La generala servida gana la partida entera.</translation>
    </message>
    <message>
        <source>The moment that decided</source>
        <translation>El momento decisivo</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Lo que decidió</translation>
    </message>
    <message>
        <source>The cards are equal: %1 needed less time.</source>
        <translation>Los blocs son iguales: %1 necesitó menos tiempo.</translation>
    </message>
    <message>
        <source>The best row of the winning card</source>
        <extracomment>%1 number of the round, %2 name, %3 dice, %4 &quot;25 points&quot;, %5 name of the row</extracomment>
        <translation>La mejor línea del bloc ganador</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %4 into “%5” with %3.</source>
        <translation>Ronda %1: %2 apuntó %4 en «%5» con %3.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>With these dice</source>
        <translation>Con estos dados</translation>
    </message>
    <message numerus="yes">
        <source>All dice thrown again, %n throw(s) left</source>
        <translation>
            <numerusform>Todos los dados otra vez, queda %n tirada</numerusform>
            <numerusform>Todos los dados otra vez, quedan %n tiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 locked, %n throw(s) left</source>
        <translation>
            <numerusform>%1 con candado, queda %n tirada</numerusform>
            <numerusform>%1 con candado, quedan %n tiradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The dice game of Latin America and its relatives, for one to six players at one screen.</source>
        <translation>El juego de dados de América Latina y sus parientes, para jugar de una a seis personas ante la misma pantalla.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Este programa es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>All throws of a game follow from a secret number, its seed. A code of the seed is fixed when the game begins, and the seed is shown when it has ended: the two prove that no throw was chosen. Taking a decision back, or starting the program again, brings the same dice.</source>
        <translation>Todas las tiradas de una partida salen de un número secreto: la semilla. Al empezar se fija un código de la semilla y al terminar se muestra la semilla misma; juntos prueban que nadie eligió ninguna tirada. Deshacer una decisión o reiniciar el programa da los mismos dados.</translation>
    </message>
    <message>
        <source>While a game is running its file on this computer holds the seed.</source>
        <translation>Mientras dura la partida, su archivo en este equipo contiene la semilla.</translation>
    </message>
    <message>
        <source>Code of the game on the table:</source>
        <translation>Código de la partida en la mesa:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>total %1</source>
        <extracomment>%1 is a number of points: what the card&apos;s total will be on the average</extracomment>
        <translation>total %1</translation>
    </message>
    <message>
        <source>Scratch %1: it is the row you will miss least.</source>
        <translation>Tacha «%1»: es la línea que menos echarás de menos.</translation>
    </message>
    <message>
        <source>Write %1 for %2.</source>
        <translation>Apunta en «%1»: %2.</translation>
    </message>
    <message>
        <source>Throw all dice again</source>
        <translation>Tira otra vez todos los dados</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Conserva %1</translation>
    </message>
    <message>
        <source>%1: it leaves the most ways open.</source>
        <extracomment>%1 is &quot;Keep 6-6&quot;</extracomment>
        <translation>%1: es lo que deja más caminos abiertos.</translation>
    </message>
    <message>
        <source>%1: %2 % for %3.</source>
        <extracomment>%1 is &quot;Keep 5-5-5&quot;, %2 a number, %3 a row: &quot;Keep 5-5-5: 31 % for Poker.&quot;</extracomment>
        <translation>%1: %2 % para «%3».</translation>
    </message>
    <message>
        <source>Writing %1 now is worth %2 points less in the end.</source>
        <extracomment>%1 is a row, %2 a number of points</extracomment>
        <translation>Apuntar ahora en «%1» vale al final %2 puntos menos.</translation>
    </message>
    <message>
        <source>Throwing again is worth %1 points less in the end.</source>
        <translation>Volver a tirar vale al final %1 puntos menos.</translation>
    </message>
    <message>
        <source>Scratch %1</source>
        <translation>Tacha «%1»</translation>
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
        <translation>por tiempo</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>T%1</source>
        <extracomment>Throw number, as short as can be</extracomment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>throws all again</source>
        <translation>tira todos de nuevo</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gana en el acto</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3: %4</source>
        <comment>player, round, throw, dice</comment>
        <translation>%1, ronda %2, tirada %3: %4</translation>
    </message>
    <message>
        <source>thrown by the clock</source>
        <translation>tiró el reloj</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <comment>dice</comment>
        <translation>conserva %1</translation>
    </message>
    <message>
        <source>decided by the clock</source>
        <translation>decidió el reloj</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 is &quot;Fives: 25 points&quot;, %2 is &quot;100 points&quot;</extracomment>
        <translation>%1 y %2 extra</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n dice</source>
        <translation>
            <numerusform>conserva %n dado</numerusform>
            <numerusform>conserva %n dados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>No throws yet</source>
        <translation>Aún no hay tiradas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Show the throws of</source>
        <translation>Mostrar las tiradas de</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Show the turns that ended in the row</source>
        <translation>Mostrar los turnos que terminaron en la línea</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las líneas</translation>
    </message>
    <message>
        <source>No row is open any more.</source>
        <translation>Ya no queda ninguna línea libre.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <comment>rows</comment>
        <translation>Aún libres: %1</translation>
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
        <translation>Tirar los dados, o tirar otra vez</translation>
    </message>
    <message>
        <source>Lock a die, or open its lock</source>
        <translation>Poner o quitar el candado de un dado</translation>
    </message>
    <message>
        <source>Lock all dice</source>
        <translation>Cerrar todos los candados</translation>
    </message>
    <message>
        <source>Open all locks</source>
        <translation>Abrir todos los candados</translation>
    </message>
    <message>
        <source>Walk through the card</source>
        <translation>Recorrer el bloc</translation>
    </message>
    <message>
        <source>Write the dice into the row</source>
        <translation>Apuntar el resultado en la línea</translation>
    </message>
    <message>
        <source>Take back the last decision</source>
        <translation>Deshacer la última decisión</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Esta ayuda</translation>
    </message>
    <message>
        <source>Mute all sounds, or hear them again</source>
        <translation>Silenciar los sonidos, o volver a oírlos</translation>
    </message>
    <message>
        <source>Hint: what is best now</source>
        <translation>Pista: qué conviene ahora</translation>
    </message>
    <message>
        <source>Let the computer finish its turns at once</source>
        <translation>Que la computadora termine sus turnos de inmediato</translation>
    </message>
    <message>
        <source>All your games</source>
        <translation>Todas tus partidas</translation>
    </message>
    <message>
        <source>Replay of this game: Space plays and pauses</source>
        <translation>Ver la repetición de esta partida: Espacio la reproduce y la detiene</translation>
    </message>
    <message>
        <source>One step back or on in a replay</source>
        <translation>Un paso atrás o adelante en la repetición</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>To the next button, list or field</source>
        <translation>Al siguiente botón, lista o campo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañadas</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Hoja de puntos…</translation>
    </message>
    <message>
        <source>Saves the cards of this game as a PDF file, which can be printed</source>
        <translation>Guarda los blocs de esta partida en un archivo PDF que se puede imprimir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message>
        <source>No game is like this. Search for another name, or show all games.</source>
        <translation>Ninguna partida coincide. Busca otro nombre o muestra todas las partidas.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game is kept here from its first throw on.</source>
        <translation>Aún no hay partidas. Cada partida se guarda aquí desde su primera tirada.</translation>
    </message>
</context>
<context>
    <name>LibraryJobs</name>
    <message>
        <source>Open what is sound?</source>
        <translation>¿Abrir la parte intacta?</translation>
    </message>
    <message>
        <source>The damaged file stays as it is.</source>
        <translation>El archivo dañado queda como está.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>¿Borrar esta partida?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>¿Borrar para siempre?</translation>
    </message>
    <message>
        <source>The game cannot be moved to the wastebasket. Once deleted, it cannot be brought back.</source>
        <translation>La partida no se puede mover a la papelera. Una vez borrada, no se puede recuperar.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>This file cannot be deleted: %1.</source>
        <translation>Este archivo no se puede borrar: %1.</translation>
    </message>
    <message>
        <source>This game is among yours already; it is the one that is selected now.</source>
        <translation>Esta partida ya está entre las tuyas; es la que ahora está seleccionada.</translation>
    </message>
    <message>
        <source>Import what is sound?</source>
        <translation>¿Importar la parte intacta?</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound.</source>
        <translation>
            <numerusform>La %n línea anterior está intacta.</numerusform>
            <numerusform>Las %n líneas anteriores están intactas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importarlas</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>No se pudo hacer</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Played</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>En la mesa: %1</translation>
    </message>
    <message>
        <source>On the table, round %1 of %2</source>
        <translation>En la mesa, ronda %1 de %2</translation>
    </message>
    <message>
        <source>own options</source>
        <translation>opciones propias</translation>
    </message>
</context>
<context>
    <name>LibraryPrompts</name>
    <message>
        <source>Import a game</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar la hoja de puntos</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Last saved: %1</source>
        <translation>Guardada: %1</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Empezada: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the player&apos;s points: &quot;Ana 250&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Damaged in line %1</source>
        <translation>Dañada en la línea %1</translation>
    </message>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Sin terminar, ronda %1 de %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound and can be opened as a copy.</source>
        <translation>
            <numerusform>La %n línea anterior está intacta y se puede abrir como copia.</numerusform>
            <numerusform>Las %n líneas anteriores están intactas y se pueden abrir como copia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it can be played.</source>
        <translation>No se puede jugar nada de ella.</translation>
    </message>
    <message>
        <source>This is no line of a saved game.</source>
        <translation>Esta no es una línea de una partida guardada.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line.</source>
        <translation>El archivo acaba en mitad de una línea.</translation>
    </message>
    <message>
        <source>There is no event “%1” in a game.</source>
        <translation>En una partida no existe el suceso «%1».</translation>
    </message>
    <message>
        <source>“%1” is missing or cannot be right.</source>
        <translation>«%1» falta o no puede ser correcto.</translation>
    </message>
    <message>
        <source>The file is too long for a game.</source>
        <translation>El archivo es demasiado largo para una partida.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1.</source>
        <translation>No se puede crear la carpeta para tus partidas: %1.</translation>
    </message>
    <message>
        <source>The disk is full, so this file cannot be written: %1.</source>
        <translation>El disco está lleno y este archivo no se puede escribir: %1.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Este archivo no se puede escribir: %1.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Este archivo no se puede leer: %1.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Este archivo no se puede abrir: %1.</translation>
    </message>
    <message>
        <source>What is sound of it can be taken from the list of all games (Ctrl+O).</source>
        <translation>La parte intacta se puede recuperar desde la lista de todas las partidas (Ctrl+O).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Bloc de puntos</translation>
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
        <translation>%1 · ronda %2 de %3</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they hold until the game is closed.</source>
        <translation>Tus ajustes no se pueden guardar; valen hasta que cierres el juego.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Your settings could not be read and begin anew; the old file is kept as %1.</source>
        <translation>No se pudieron leer tus ajustes y empiezan de nuevo; el archivo anterior se conserva como %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>The saved game has no beginning.</source>
        <translation>A la partida guardada le falta el principio.</translation>
    </message>
    <message>
        <source>The saved game begins twice.</source>
        <translation>La partida guardada empieza dos veces.</translation>
    </message>
    <message>
        <source>The game uses rules that this program does not know.</source>
        <translation>La partida usa unas reglas que este programa no conoce.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved.</source>
        <translation>Las reglas han cambiado desde que se guardó la partida.</translation>
    </message>
    <message>
        <source>The players of this game cannot be used.</source>
        <translation>Los jugadores de esta partida no son válidos.</translation>
    </message>
    <message>
        <source>The dice of this game do not match its fairness code.</source>
        <translation>Los dados de esta partida no coinciden con su código de control.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>La partida se guardó con una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Ese jugador no existe en esta partida.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Es el turno de otro jugador.</translation>
    </message>
    <message>
        <source>The dice lie on the table already.</source>
        <translation>Los dados ya están sobre la mesa.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Primero tira los dados.</translation>
    </message>
    <message>
        <source>This throw is out of order.</source>
        <translation>Esta tirada no sigue el orden.</translation>
    </message>
    <message>
        <source>Other dice were kept than those that were locked.</source>
        <translation>Se conservaron dados distintos de los que tenían candado.</translation>
    </message>
    <message>
        <source>These are not the dice that were thrown.</source>
        <translation>Estos no son los dados que salieron.</translation>
    </message>
    <message>
        <source>That was the last throw: choose a row.</source>
        <translation>Era la última tirada: elige una línea.</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock, or choose a row.</source>
        <translation>Los cinco dados tienen candado: quita alguno o elige una línea.</translation>
    </message>
    <message>
        <source>There is no such row on this card.</source>
        <translation>Esa línea no existe en este bloc.</translation>
    </message>
    <message>
        <source>This row is filled already.</source>
        <translation>Esta línea ya está ocupada.</translation>
    </message>
    <message>
        <source>The points do not match the dice.</source>
        <translation>Los puntos no corresponden a los dados.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>El mensaje está vacío.</translation>
    </message>
    <message numerus="yes">
        <source>A message has at most %n character(s).</source>
        <translation>
            <numerusform>Un mensaje tiene como máximo %n carácter.</numerusform>
            <numerusform>Un mensaje tiene como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that can be taken back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Time was up: the clock has decided.</source>
        <translation>Se acabó el tiempo: ha decidido el reloj.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>A game needs at least one player.</source>
        <translation>Hace falta al menos un jugador.</translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n player(s).</source>
        <translation>
            <numerusform>En una partida cabe %n jugador.</numerusform>
            <numerusform>En una partida caben %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>Un nombre tiene como máximo %n carácter.</numerusform>
            <numerusform>Un nombre tiene como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player has this name already.</source>
        <translation>Ya hay otro jugador con este nombre.</translation>
    </message>
    <message>
        <source>There are no rules called “%1”.</source>
        <translation>No existen reglas con el nombre «%1».</translation>
    </message>
    <message>
        <source>These rules have no option “%1”.</source>
        <translation>Estas reglas no tienen la opción «%1».</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation>La opción «%1» no admite el valor «%2».</translation>
    </message>
    <message>
        <source>“%1” does not go together with “%2”.</source>
        <translation>«%1» no es compatible con «%2».</translation>
    </message>
    <message>
        <source>Generala Duel</source>
        <translation>Duelo de generala</translation>
    </message>
    <message>
        <source>Classic Generala</source>
        <translation>Generala clásica</translation>
    </message>
    <message>
        <source>Nordic Generala</source>
        <translation>Generala nórdica</translation>
    </message>
    <message>
        <source>The Latin-American game with its house rules. Straight, full house and poker have a fixed value and earn more when they come on the first throw. Five alike on the first throw, a served Generala, can win the whole game at once.</source>
        <translation>El juego latinoamericano con sus reglas de la casa. La escalera, el full house y el póquer valen una cantidad fija, y más si salen servidos, en la primera tirada. Cinco iguales en la primera tirada, la generala servida, pueden ganar la partida en el acto.</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Unos</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Doses</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Cuatros</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cincos</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seises</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Un par</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dos pares</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Cuarteto</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Escala corta</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Escala larga</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Doble generala</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
    <message>
        <source>Turn by throw</source>
        <translation>Turno por tirada</translation>
    </message>
    <message>
        <source>Same dice for all</source>
        <translation>Mismos dados para todos</translation>
    </message>
    <message>
        <source>Clock for each decision</source>
        <translation>Reloj por decisión</translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation>Cuatro iguales son dos pares</translation>
    </message>
    <message>
        <source>Five alike are a full house</source>
        <translation>Cinco iguales son full house</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Value of a Generala</source>
        <translation>Valor de la generala</translation>
    </message>
    <message>
        <source>Extra for the first throw</source>
        <translation>Extra por servida</translation>
    </message>
    <message>
        <source>Served Generala wins</source>
        <translation>La generala servida gana</translation>
    </message>
    <message>
        <source>everybody throws, then the cup comes back</source>
        <translation>todos tiran, luego vuelve el cubilete</translation>
    </message>
    <message>
        <source>strategy decides, not luck</source>
        <translation>decide la estrategia, no la suerte</translation>
    </message>
    <message>
        <source>when the time is up, the game decides</source>
        <translation>si se acaba el tiempo, decide el juego</translation>
    </message>
    <message>
        <source>otherwise 4-4-4-4-2 gives nothing</source>
        <translation>si no, 4-4-4-4-2 vale 0</translation>
    </message>
    <message>
        <source>otherwise 5-5-5-5-5 gives nothing</source>
        <translation>si no, 5-5-5-5-5 vale 0</translation>
    </message>
    <message>
        <source>which dice make a straight</source>
        <translation>qué dados forman escalera</translation>
    </message>
    <message>
        <source>a double Generala gives twice as much</source>
        <translation>la doble generala vale el doble</translation>
    </message>
    <message>
        <source>a row for a second five alike</source>
        <translation>una línea para una segunda generala</translation>
    </message>
    <message>
        <source>straight, full house or poker at once</source>
        <translation>escalera, full house o póquer de primera</translation>
    </message>
    <message>
        <source>five alike on the first throw end the game</source>
        <translation>cinco iguales de primera acaban la partida</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>any five different dice</source>
        <translation>cinco dados distintos</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6</source>
        <translation>1 a 5 o 2 a 6</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6, a 1 may be the 2</source>
        <translation>1 a 5 o 2 a 6; el 1 sirve de 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>same dice</source>
        <translation>mismos dados</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>fixed rules</source>
        <translation>reglas fijas</translation>
    </message>
    <message>
        <source>instant win</source>
        <translation>victoria directa</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two items of a list: &quot;1-2-3-4, 2-3-4-5 or 3-4-5-6&quot;</extracomment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>All dice alike.</source>
        <translation>Todos los dados iguales.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice alike.</source>
        <translation>
            <numerusform>Al menos %n dado igual.</numerusform>
            <numerusform>Al menos %n dados iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice in sequence: %1.</source>
        <translation>Dados en secuencia: %1.</translation>
    </message>
    <message>
        <source>Any dice at all.</source>
        <translation>Cualquier dado sirve.</translation>
    </message>
    <message>
        <source>Gives the sum of the dice that show %1.</source>
        <extracomment>%1 is a face, 1 to 6</extracomment>
        <translation>Da la suma de los dados que muestran un %1.</translation>
    </message>
    <message>
        <source>Gives the sum of all five dice.</source>
        <translation>Da la suma de los cinco dados.</translation>
    </message>
    <message>
        <source>Gives the sum of the matching dice.</source>
        <translation>Da la suma de los dados que forman la combinación.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n point(s).</source>
        <translation>
            <numerusform>Da %n punto.</numerusform>
            <numerusform>Da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the first throw %n point(s) more.</source>
        <translation>
            <numerusform>En la primera tirada, %n punto más.</numerusform>
            <numerusform>En la primera tirada, %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts only when “%1” already holds points.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Solo cuenta si «%1» ya tiene puntos.</translation>
    </message>
    <message>
        <source>On the first throw it wins the game at once, unless this row has been scratched.</source>
        <translation>En la primera tirada gana la partida en el acto, salvo que esta línea esté tachada.</translation>
    </message>
    <message>
        <source>The upper rows earn %1 extra from a sum of %2 on.</source>
        <translation>Las líneas superiores dan %1 más a partir de una suma de %2.</translation>
    </message>
    <message>
        <source>A duel of plans: as a rule everybody plays with the same dice, so the better decision wins and not the luckier hand. The cup goes round after every throw, and whoever has filled a row waits for the others. Quick thinking settles a tie.</source>
        <translation>Un duelo de ideas: por regla general salen los mismos dados para todos, así que gana quien decide mejor y no quien tiene mejor mano. El cubilete pasa de mano en mano después de cada tirada, y quien ya ha llenado una línea espera a los demás. Pensar rápido deshace los empates.</translation>
    </message>
    <message>
        <source>A saved game cannot be read: %1.</source>
        <translation>No se puede leer una partida guardada: %1.</translation>
    </message>
    <message>
        <source>A damaged game could not be copied, so it is left as it is: %1.</source>
        <translation>Una partida dañada no se pudo copiar y queda como está: %1.</translation>
    </message>
    <message>
        <source>The saved game was damaged in line %1. It goes on from the last sound move; the damaged file is kept as %2.</source>
        <translation>La partida guardada estaba dañada en la línea %1 del archivo. Continúa desde la última jugada válida; el archivo dañado se conserva como %2.</translation>
    </message>
    <message>
        <source>%1!</source>
        <extracomment>called out across the table; %1 is a row: &quot;Generala!&quot;</extracomment>
        <translation>¡%1!</translation>
    </message>
    <message>
        <source>%1 on the first throw!</source>
        <extracomment>called out across the table; %1 is a row that is paid extra on the first throw: &quot;Straight on the first throw!&quot;</extracomment>
        <translation>¡%1 de primera!</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: another row comes first.</source>
        <translation>Las líneas se llenan de arriba abajo: antes va otra línea.</translation>
    </message>
    <message>
        <source>These five alike are a joker and have to go into another row.</source>
        <translation>Estos cinco iguales son un comodín y van en otra línea.</translation>
    </message>
    <message>
        <source>Scandinavian Yatzy</source>
        <translation>Yatzy escandinavo</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>American Yatzy</source>
        <translation>Yatzy americano</translation>
    </message>
    <message>
        <source>The game of Scandinavian living rooms: pairs, three alike and four alike count only the dice that match, and a straight has to be exactly the small or the large one. Those who fill the upper rows well earn a bonus.</source>
        <translation>El juego de las sobremesas escandinavas: en los pares, el trío y el cuarteto solo cuentan los dados que forman la combinación, y una escala tiene que ser exactamente la corta o la larga. Quien llena bien las líneas superiores gana un bonus.</translation>
    </message>
    <message>
        <source>The American branch of the family: four dice in sequence are a straight already, and five alike never come in vain: as a rule, each one after the first Yatzy is a joker that can fill a row in which it would otherwise give nothing.</source>
        <translation>La rama americana de la familia: cuatro dados en secuencia ya son una escala, y cinco iguales nunca salen en vano: por regla general, después del primer yatzy son un comodín que puede llenar una línea en la que, si no, valdrían 0.</translation>
    </message>
    <message>
        <source>Little straight</source>
        <translation>Escalera menor</translation>
    </message>
    <message>
        <source>Big straight</source>
        <translation>Escalera mayor</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>De arriba abajo</translation>
    </message>
    <message>
        <source>Extra Yatzy and joker</source>
        <translation>Yatzy extra y comodín</translation>
    </message>
    <message>
        <source>each row has to be filled in its turn</source>
        <translation>las líneas se llenan por orden</translation>
    </message>
    <message>
        <source>a further five alike earns extra points and may be a joker</source>
        <translation>otros cinco iguales dan puntos extra y pueden ser comodín</translation>
    </message>
    <message>
        <source>from top to bottom</source>
        <translation>de arriba abajo</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>comodines</translation>
    </message>
    <message>
        <source>A joker counts here as well.</source>
        <translation>Aquí también vale un comodín.</translation>
    </message>
    <message numerus="yes">
        <source>Once this row holds points, each further five alike earns %n point(s) extra.</source>
        <translation>
            <numerusform>Si esta línea ya tiene puntos, otros cinco iguales dan %n punto extra cada vez.</numerusform>
            <numerusform>Si esta línea ya tiene puntos, otros cinco iguales dan %n puntos extra cada vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: “%1” comes first.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Las líneas se llenan de arriba abajo: antes va «%1».</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into “%1” now.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Estos cinco iguales son un comodín, que ahora tiene que ir en «%1».</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into an open lower row first.</source>
        <translation>Estos cinco iguales son un comodín, que primero tiene que ir en una línea inferior libre.</translation>
    </message>
    <message>
        <source>Computer: novice</source>
        <translation>Computadora: principiante</translation>
    </message>
    <message>
        <source>Computer: casual</source>
        <translation>Computadora: aficionada</translation>
    </message>
    <message>
        <source>Computer: strong</source>
        <translation>Computadora: fuerte</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Computadora: experta</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>Esta partida se juega sin pistas.</translation>
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
        <translation>La generala como se juega en el norte, sin nada que discutir: solo cuentan las dos escaleras corrientes, lo que sale servido vale más, la generala servida gana en el acto y la segunda generala tiene su propia línea.</translation>
    </message>
    <message>
        <source>The ancestor of them all, as it was first written down between the wars: no bonus, no extras, straights that are worth a chase, and at the foot of the card the Yacht itself, five dice alike.</source>
        <translation>El antepasado de toda la familia, tal como se anotó por primera vez en el período de entreguerras: sin bonus ni extras, con escaleras que vale la pena perseguir y, al pie del bloc, el propio yacht, cinco dados iguales.</translation>
    </message>
    <message>
        <source>For example %1.</source>
        <extracomment>%1 are dice: &quot;5-5-5-3-3&quot;</extracomment>
        <translation>Por ejemplo, %1.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as well.</source>
        <translation>Dos pares; también valen cuatro iguales.</translation>
    </message>
    <message>
        <source>Two pairs of different faces.</source>
        <translation>Dos pares de distinto valor.</translation>
    </message>
    <message>
        <source>Three alike and a pair; five alike count as well.</source>
        <translation>Tres iguales y un par; también valen cinco iguales.</translation>
    </message>
    <message>
        <source>Three alike and a pair of another face.</source>
        <translation>Tres iguales y un par de otro valor.</translation>
    </message>
    <message>
        <source>No two dice alike.</source>
        <translation>Ningún dado repetido.</translation>
    </message>
    <message>
        <source>Dice in sequence: %1; a %2 may stand for the %3.</source>
        <extracomment>%1 are sequences such as &quot;1-2-3-4-5 or 2-3-4-5-6&quot;, %2 and %3 are faces</extracomment>
        <translation>Dados en secuencia: %1; un %2 puede hacer de %3.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1. You can play on; saving is tried again and again.</source>
        <translation>No se puede crear la carpeta de tus partidas: %1. Puedes seguir jugando; se intentará guardar una y otra vez.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1. You can play on; saving is tried again and again.</source>
        <translation>La partida no se puede guardar: %1. Puedes seguir jugando; se intentará una y otra vez.</translation>
    </message>
    <message>
        <source>The disk is full, so the game cannot be saved. You can play on; saving is tried again and again.</source>
        <translation>El disco está lleno y la partida no se puede guardar. Puedes seguir jugando; se intentará una y otra vez.</translation>
    </message>
    <message>
        <source>The disk is slow: the last moves are still being saved.</source>
        <translation>El disco va lento: las últimas jugadas aún se están guardando.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Esc closes · Enter starts</source>
        <translation>Esc cierra · Enter empieza</translation>
    </message>
    <message>
        <source>Players (%1–%2)</source>
        <translation>Jugadores (%1–%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>players may ask what is best; the result says so</source>
        <translation>se puede preguntar qué es lo mejor; el resultado lo indica</translation>
    </message>
    <message>
        <source>Average points: novice %1 · casual %2 · strong %3 · expert %4</source>
        <extracomment>mean totals of the four levels of computer seats</extracomment>
        <translation>Puntos en promedio: principiante %1 · aficionada %2 · fuerte %3 · experta %4</translation>
    </message>
</context>
<context>
    <name>OddsPane</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>The chance of each open row is shown while you choose which dice to keep</source>
        <translation>Mientras eliges qué dados conservar, aquí se ve la probabilidad de cada línea libre</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>needs “%1”</source>
        <extracomment>%1 is the name of another option, which has to be switched on first</extracomment>
        <translation>requiere «%1»</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Goes on with the game (P)</source>
        <translation>Continúa la partida (P)</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Write a zero?</source>
        <translation>¿Apuntar un cero?</translation>
    </message>
    <message>
        <source>“%1” gives nothing with these dice, while “%2” would give %3.</source>
        <extracomment>%1 and %2 are names of rows, %3 is &quot;25 points&quot;</extracomment>
        <translation>Con estos dados «%1» no da nada, mientras que «%2» daría %3.</translation>
    </message>
    <message>
        <source>Write the zero</source>
        <translation>Apuntar el cero</translation>
    </message>
    <message>
        <source>Choose another row</source>
        <translation>Elegir otra línea</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>Whatever happened since this game was last saved would be lost.</source>
        <translation>Se perdería todo lo ocurrido desde que se guardó esta partida por última vez.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Salir y perderlo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Set this game aside?</source>
        <translation>¿Dejar esta partida para después?</translation>
    </message>
    <message>
        <source>The game on the table is not over. It stays among all games (Ctrl+O), to be gone on with.</source>
        <translation>La partida de la mesa no ha terminado. Se queda entre todas las partidas (Ctrl+O) y se puede continuar.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Dejarla para después</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Su&amp;bir</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Ba&amp;jar</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Pulsar</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Aumentar</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Mostrar el menú</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Poner el foco</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Ejecuta la acción</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Aumenta el valor</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Reduce el valor</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Muestra el menú</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Pone el foco aquí</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Cambia el estado</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opción desconocida: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opciones desconocidas: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta un valor después de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Sobra el valor después de «%1».</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Cuándo se imprime:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Ahora mismo</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Dejar en espera</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>De día (de 6:00 a 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>De noche (de 18:00 a 5:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Turno de tarde (de 16:00 a 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Turno de noche (de 0:00 a 7:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>El fin de semana (sábado y domingo)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>A una hora fija</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Datos de facturación:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Prioridad:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Portadas</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Al principio:</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Al final:</translation>
    </message>
    <message>
        <source>Banner page at start</source>
        <translation>Portada al principio</translation>
    </message>
    <message>
        <source>Banner page at end</source>
        <translation>Portada al final</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Sin clasificar</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Confidencial</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Alto secreto</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Hace falta identificarse</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Hace falta identificarse para usar %1.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Hace falta identificarse para usar %1 en %2.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Usuario:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Contraseña:</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Separa el panel de la ventana o lo vuelve a unir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Cierra el panel</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear una carpeta nueva</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta &amp;nueva</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encuentra el archivo.
Comprueba el nombre.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elegir</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nueva</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recientes</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lugares y marcadores</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir a la carpeta superior</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear una carpeta nueva</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ver como lista</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ver con detalles</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escritura.
¿Quieres eliminarlo de todos modos?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>¿Seguro que quieres eliminar «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>No se pudo eliminar la carpeta.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
No se encontró la carpeta.
Comprueba que el nombre es correcto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nombre de archivo no válido</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;No se puede usar el nombre «%1».&lt;/b&gt;&lt;p&gt;Prueba con otro nombre, más corto o sin signos de puntuación.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Ancho:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Alto:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Bandeja:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Apaisada</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Vertical al revés</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Apaisada al revés</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Márgenes</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>margen superior</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>margen inferior</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>margen izquierdo</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>margen derecho</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Reparto en la hoja</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Orden:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Páginas por hoja:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>A medida</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milímetros (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Puntos (pt)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Pulgadas (in)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Picas (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cícero (CC)</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Envelope B4</source>
        <translation>Sobre B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Sobre B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Sobre B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Sobre C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Sobre C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Sobre C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Sobre C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Sobre C4</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Sobre C5</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Sobre C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Sobre C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Sobre C7</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Sobre Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Sobre Chou 4</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Sobre DL</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Sobre Invite</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Sobre Italian</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Sobre Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Sobre Kaku 3</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Sobre Monarch</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Sobre Personal</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Sobre PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Sobre PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Sobre PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Sobre PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Sobre PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Sobre PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Sobre PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Sobre PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Sobre PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Sobre PRC 10</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Sobre US 9</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Sobre US 10</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Sobre US 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Sobre US 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Sobre US 14</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Sobre You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>A medida</translation>
    </message>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Carta / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Ejecutivo (7,5 × 10 in)</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Ejecutivo (7,25 × 10,5 in)</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Folio (8,27 × 13 in)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Ledger / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Tabloide / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 extra</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 extra</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 extra</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 extra</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Carta extra</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Legal extra</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloide extra</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 plus</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Carta plus</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 pequeño</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Carta pequeña</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Arquitecto A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Arquitecto B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Arquitecto C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Arquitecto D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Arquitecto E</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Cuarto</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Media carta</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Tarjeta postal</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Tarjeta postal doble</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K grande</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Papel continuo de EE. UU. (14,875 × 11 in)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Papel continuo alemán (8,5 × 12 in)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Papel continuo alemán legal (8,5 × 13 in)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opciones &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opciones &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir en un archivo (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimir en un archivo...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Archivo local</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Escribir un archivo PDF</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páginas impares</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De izquierda a derecha, de arriba abajo</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De izquierda a derecha, de abajo arriba</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De derecha a izquierda, de abajo arriba</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De derecha a izquierda, de arriba abajo</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De abajo arriba, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De abajo arriba, de derecha a izquierda</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De arriba abajo, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De arriba abajo, de derecha a izquierda</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 es una carpeta.
Elige otro nombre de archivo.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>No se puede escribir en %1.
Elige otro nombre de archivo.</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>«Páginas por hoja» y «Qué páginas» no se pueden usar a la vez.
Desactiva una de las dos.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas mal indicadas</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 no se entiende. Separa las páginas y los intervalos con comas, escribe los intervalos con un guion y cuida de que no se solapen.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>La impresión a doble cara no encaja</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>La impresión a doble cara choca con otros ajustes. ¿Quieres corregirlo?</translation>
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
        <translation>Configurar la página</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Propiedades de la impresora</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Opciones del trabajo</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>La página no encaja</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Opciones que no encajan</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Los ajustes de la página chocan entre sí. ¿Quieres corregirlo?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Algunas opciones avanzadas chocan entre sí. ¿Quieres corregirlo?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzadas</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Algunas opciones chocan entre sí. Corrígelas.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Qué se imprime</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Páginas de la</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a la</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Página actual</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Qué páginas:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Copias:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Ordenar por copias</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Empezar por el final</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>En color</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>En grises</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Páginas o intervalos separados por comas; un intervalo son dos números con un guion. Así, 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;ropiedades</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Archivo:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Desplazarse aquí</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Borde izquierdo</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Borde derecho</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Una página a la izquierda</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Una página a la derecha</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desplazar hacia arriba</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation>Supr</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la dirección del &amp;enlace</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>RankingTable</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Bono de tiempo</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Puntos finales</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>con pistas</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>step of a replay</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Pause the replay (Space)</source>
        <translation>Pausar la repetición (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Un paso atrás (←)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Un paso adelante (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>End the replay (Esc)</source>
        <translation>Terminar la repetición (Esc)</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Paso de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of a replay</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Dice roll</source>
        <translation>Los dados ruedan</translation>
    </message>
    <message>
        <source>Shows how the dice were thrown, not just how they lay.</source>
        <translation>Muestra cómo se tiraron los dados, no solo cómo quedaron.</translation>
    </message>
    <message>
        <source>✓ Fair dice</source>
        <translation>✓ Juego limpio</translation>
    </message>
    <message>
        <source>✗ Dice not verified</source>
        <translation>✗ Dados sin verificar</translation>
    </message>
    <message>
        <source>Every throw of this game follows from the fairness code %1.</source>
        <translation>Cada tirada de esta partida se deduce del código de juego limpio %1.</translation>
    </message>
    <message>
        <source>The throws of this game do not follow from the fairness code %1.</source>
        <translation>Las tiradas de esta partida no se deducen del código de juego limpio %1.</translation>
    </message>
</context>
<context>
    <name>RoundButton</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: what would be best now? (H)</source>
        <translation>Pista: ¿qué sería lo mejor ahora? (H)</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %n unread message(s)</source>
        <translation>
            <numerusform>Chat, %n mensaje sin leer</numerusform>
            <numerusform>Chat, %n mensajes sin leer</numerusform>
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
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>after the first throw</source>
        <translation>después de la primera tirada</translation>
    </message>
    <message>
        <source>with one throw left</source>
        <translation>queda una tirada</translation>
    </message>
    <message>
        <source>after the last throw</source>
        <translation>después de la última tirada</translation>
    </message>
    <message>
        <source>only %1 still open</source>
        <extracomment>%1 are rows of the card: “Ones” and “Poker”</extracomment>
        <translation>solo quedan libres %1</translation>
    </message>
    <message>
        <source>%1 filled already</source>
        <translation>ya llenas: %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <extracomment>%1 is a row of the card</extracomment>
        <translation>apunta en %1</translation>
    </message>
    <message>
        <source>Good play</source>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>The examples are worked out exactly: nothing else brings more points on the average. Where no rows are named, the card is still empty.</source>
        <translation>Los ejemplos están calculados con exactitud: ninguna otra cosa da más puntos en promedio. Donde no se nombran líneas, el bloc está aún vacío.</translation>
    </message>
    <message>
        <source>What is a good result? Playing alone, the computer reaches on the average:</source>
        <translation>¿Qué es un buen resultado? La computadora, jugando a solas, alcanza en promedio:</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message numerus="yes">
        <source>It is played with %n dice.</source>
        <translation>
            <numerusform>Se juega con %n dado.</numerusform>
            <numerusform>Se juega con %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n player(s) take part; alone it is practice.</source>
        <translation>
            <numerusform>Juega hasta %n jugador; a solas es una práctica.</numerusform>
            <numerusform>Juegan hasta %n jugadores; a solas es una práctica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card has %n row(s), and every round fills one of them.</source>
        <translation>
            <numerusform>El bloc tiene %n línea, y cada ronda llena una.</numerusform>
            <numerusform>El bloc tiene %n líneas, y cada ronda llena una.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most points win, unless somebody throws a served Generala.</source>
        <translation>Gana quien tiene más puntos, salvo que alguien saque una generala servida.</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Gana quien tiene más puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Your first throw is made with all dice. After it you may throw again, up to %n throw(s) in a turn.</source>
        <translation>
            <numerusform>La primera tirada se hace con todos los dados. Después puedes volver a tirar, hasta %n tirada por turno.</numerusform>
            <numerusform>La primera tirada se hace con todos los dados. Después puedes volver a tirar, hasta %n tiradas por turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a throw, lock the dice that you want to keep; the others go back into the cup.</source>
        <translation>Después de tirar, pon el candado a los dados que quieras conservar; los demás vuelven al cubilete.</translation>
    </message>
    <message>
        <source>A die that you have kept is not bound: open its lock, and it is thrown again.</source>
        <translation>Conservar un dado no es definitivo: quítale el candado y vuelve a tirarse.</translation>
    </message>
    <message>
        <source>After any throw you may write the dice into an open row. That ends your turn.</source>
        <translation>Después de cualquier tirada puedes apuntar el resultado en una línea libre. Con eso acaba tu turno.</translation>
    </message>
    <message>
        <source>Each row is used once. A row that the dice do not fit is scratched: it holds zero.</source>
        <translation>Cada línea se usa una sola vez. Si los dados no cumplen su condición, la línea queda tachada con un cero.</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom, each in its turn.</source>
        <translation>Las líneas se llenan de arriba abajo, una tras otra.</translation>
    </message>
    <message numerus="yes">
        <source>Golden dice are kept, and %n die (dice) will be thrown again.</source>
        <translation>
            <numerusform>Los dados dorados se conservan; %n vuelve a tirarse.</numerusform>
            <numerusform>Los dados dorados se conservan; %n vuelven a tirarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>The cup goes round after every throw: everybody makes the first throw and decides before anybody makes the next one.</source>
        <translation>El cubilete pasa de mano en mano después de cada tirada: todos hacen la primera y deciden antes de que nadie haga la siguiente.</translation>
    </message>
    <message>
        <source>Whoever has written a row waits until the round is over.</source>
        <translation>Quien ya ha llenado una línea espera a que acabe la ronda.</translation>
    </message>
    <message>
        <source>One player plays the whole turn, then the next.</source>
        <translation>Cada uno juega su turno entero y luego le toca al siguiente.</translation>
    </message>
    <message>
        <source>Everybody throws the same dice: in one round and throw, the first die thrown shows the same face for all, and so does the second, and so on.</source>
        <translation>A todos les salen los mismos dados: en una misma ronda y tirada, el primer dado que se tira muestra la misma cara para todos, el segundo también, y así los demás.</translation>
    </message>
    <message>
        <source>What you keep is settled before anybody sees the next throw, so that it is no use to act later than the others.</source>
        <translation>Lo que conservas queda fijado antes de que nadie vea la siguiente tirada, así que decidir más tarde que los demás no da ventaja.</translation>
    </message>
    <message>
        <source>Everybody throws dice of their own.</source>
        <translation>Cada uno tira sus propios dados.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>El reloj</translation>
    </message>
    <message>
        <source>There is no clock in this game: take all the time that you want.</source>
        <translation>En este juego no hay reloj: tómate todo el tiempo que quieras.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each decision. The clock rests during pauses, animations and questions.</source>
        <translation>
            <numerusform>Tienes %n segundo para cada decisión. El reloj se para durante pausas, animaciones y preguntas.</numerusform>
            <numerusform>Tienes %n segundos para cada decisión. El reloj se para durante pausas, animaciones y preguntas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you have not thrown in time, the cup is thrown for you.</source>
        <translation>Si no tiras a tiempo, los dados se tiran solos.</translation>
    </message>
    <message>
        <source>If you have not decided in time, all five dice go into the cup, the locked ones too.</source>
        <translation>Si no decides a tiempo, los cinco dados van al cubilete, también los que tienen candado.</translation>
    </message>
    <message>
        <source>After the last throw, or with all five dice locked, the dice are written for you where they give the most points.</source>
        <translation>Después de la última tirada, o con los cinco dados con candado, el resultado se apunta solo donde da más puntos.</translation>
    </message>
    <message>
        <source>The game ends when all cards are full.</source>
        <translation>La partida acaba cuando todos los blocs están llenos.</translation>
    </message>
    <message>
        <source>Five alike on the first throw of a turn end it at once, and that player wins: a served Generala. It does not count once the row %1 has been scratched.</source>
        <translation>Cinco iguales en la primera tirada de un turno, la generala servida, la acaban en el acto y dan la victoria. No vale si la línea %1 ya está tachada.</translation>
    </message>
    <message>
        <source>After a served Generala the others are ranked by their points.</source>
        <translation>Tras una generala servida, los demás se clasifican por sus puntos.</translation>
    </message>
    <message>
        <source>With %1 points or more in the upper rows, the card earns %2 extra.</source>
        <translation>Con %1 puntos o más en las líneas superiores, el bloc gana %2 más.</translation>
    </message>
    <message>
        <source>The most points win; equal results share the place.</source>
        <translation>Gana quien tiene más puntos; a igual resultado, se comparte el puesto.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The card is multiplied by %1, and a time bonus is added: %2 less one for each second that you spent deciding, but never less than zero. These are the final points.</source>
        <translation>Los puntos del bloc se multiplican por %1 y se les suma un bono de tiempo: %2 menos uno por cada segundo que tardaste en decidir, pero nunca menos de cero. Esos son los puntos finales.</translation>
    </message>
    <message>
        <source>So the better card always wins. Only between equal cards the time decides; players who are equal in both share the place.</source>
        <translation>Así siempre gana el mejor bloc. El tiempo solo decide entre blocs iguales; quienes empatan en ambas cosas comparten el puesto.</translation>
    </message>
    <message>
        <source>For example, a card of %1 and %2 seconds make %3.</source>
        <extracomment>%1 points of a card, %2 seconds, %3 final points</extracomment>
        <translation>Por ejemplo, %1 puntos y %2 segundos dan %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range: %1 is &quot;5 s&quot;, %2 is &quot;120 s&quot;</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>usually %1</source>
        <extracomment>the usual value of an option</extracomment>
        <translation>normalmente %1</translation>
    </message>
    <message>
        <source>or: %1</source>
        <extracomment>what else an option may be</extracomment>
        <translation>o bien: %1</translation>
    </message>
    <message>
        <source>Everything is as usual. What can be chosen when a game begins:</source>
        <translation>Todo es como de costumbre. Lo que se puede elegir al empezar una partida:</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) of this game differ from the usual rules and stand out below.</source>
        <translation>
            <numerusform>%n opción de este juego difiere de las reglas habituales y aparece destacada.</numerusform>
            <numerusform>%n opciones de este juego difieren de las reglas habituales y aparecen destacadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>on the first throw</source>
        <translation>en la primera tirada</translation>
    </message>
    <message>
        <source>on the first throw, and the game is won</source>
        <translation>en la primera tirada, y la partida está ganada</translation>
    </message>
    <message>
        <source>five alike count as well</source>
        <translation>también valen cinco iguales</translation>
    </message>
    <message>
        <source>five alike do not count here</source>
        <translation>aquí cinco iguales no valen</translation>
    </message>
    <message>
        <source>four alike count as well</source>
        <translation>también valen cuatro iguales</translation>
    </message>
    <message>
        <source>four alike are not two pairs</source>
        <translation>cuatro iguales no son dos pares</translation>
    </message>
    <message>
        <source>only the higher pair counts</source>
        <translation>solo cuenta el par más alto</translation>
    </message>
    <message numerus="yes">
        <source>only %n of these dice count</source>
        <translation>
            <numerusform>solo cuenta %n de estos dados</numerusform>
            <numerusform>solo cuentan %n de estos dados</numerusform>
        </translation>
    </message>
    <message>
        <source>a full house contains two pairs</source>
        <translation>un full house contiene dos pares</translation>
    </message>
    <message>
        <source>a longer sequence counts as well</source>
        <translation>también vale una secuencia más larga</translation>
    </message>
    <message>
        <source>the other straight does not count here</source>
        <translation>la otra escalera no vale aquí</translation>
    </message>
    <message>
        <source>it may go on from %1 to %2</source>
        <extracomment>%1 and %2 are faces: 6 and 1</extracomment>
        <translation>puede seguir del %1 al %2</translation>
    </message>
    <message>
        <source>it does not go on from %1 to %2</source>
        <translation>no sigue del %1 al %2</translation>
    </message>
    <message>
        <source>a %1 stands for the %2</source>
        <extracomment>%1 and %2 are faces: 1 and 2</extracomment>
        <translation>un %1 hace de %2</translation>
    </message>
    <message>
        <source>while %1 holds points</source>
        <translation>si %1 tiene puntos</translation>
    </message>
    <message>
        <source>while %1 holds none</source>
        <translation>si %1 no los tiene</translation>
    </message>
    <message>
        <source>as a joker, and %1 extra</source>
        <translation>como comodín, y %1 extra</translation>
    </message>
    <message>
        <source>as a joker</source>
        <translation>como comodín</translation>
    </message>
    <message>
        <source>The rows</source>
        <translation>Las líneas</translation>
    </message>
    <message>
        <source>Upper rows, with a bonus of %1 from a sum of %2 on</source>
        <translation>Líneas superiores, con un bonus de %1 a partir de una suma de %2</translation>
    </message>
    <message>
        <source>Lower rows</source>
        <translation>Líneas inferiores</translation>
    </message>
    <message>
        <source>Once the row %1 is filled, with points or with zero, every five alike is a joker.</source>
        <translation>Cuando la línea %1 ya está llena, con puntos o con un cero, cinco iguales son siempre un comodín.</translation>
    </message>
    <message>
        <source>A joker goes into the upper row of its face. If that one is filled, it goes into any open lower row; if there is none, an upper row has to be scratched.</source>
        <translation>Un comodín va en la línea superior de su valor. Si ya está llena, va en cualquier línea inferior libre; si no queda ninguna, hay que tachar una línea superior.</translation>
    </message>
    <message>
        <source>These rows give a joker their full points: %1.</source>
        <translation>Estas líneas dan todos sus puntos a un comodín: %1.</translation>
    </message>
    <message>
        <source>While the row %1 holds points, each further five alike earns %2 extra, whichever row it goes into.</source>
        <translation>Si la línea %1 tiene puntos, otros cinco iguales dan %2 extra cada vez, vayan en la línea que vayan.</translation>
    </message>
    <message>
        <source>Further five alike</source>
        <translation>Otros cinco iguales</translation>
    </message>
    <message>
        <source>Everybody throws the same dice, so points are won only where you decide otherwise than the others. Who leads does well to decide as they do; who is behind has to be different.</source>
        <translation>A todos les salen los mismos dados, así que solo se gana terreno donde decides distinto que los demás. A quien va delante le conviene decidir como ellos; quien va detrás tiene que hacer otra cosa.</translation>
    </message>
    <message>
        <source>Think about the hard decisions: the time that they take only counts when the cards are equal, and one point on the card outweighs it.</source>
        <translation>Piensa bien las decisiones difíciles: el tiempo que cuestan solo cuenta si los blocs quedan iguales, y un solo punto en el bloc pesa más.</translation>
    </message>
    <message>
        <source>Of two pairs, keep the higher one and throw three dice.</source>
        <translation>De dos pares, conserva el más alto y tira tres dados.</translation>
    </message>
    <message>
        <source>Of two pairs after the first throw, keep the higher one; with one throw left, keep both: a full house is near.</source>
        <translation>De dos pares tras la primera tirada, conserva el más alto; si solo queda una tirada, conserva los dos: el full house está cerca.</translation>
    </message>
    <message>
        <source>Any pair is a beginning, even a pair of ones: the great rows ask for dice that are alike.</source>
        <translation>Cualquier par es un comienzo, hasta un par de unos: las grandes líneas piden dados iguales.</translation>
    </message>
    <message>
        <source>A pair of ones is no beginning here: a single six promises more.</source>
        <translation>Un par de unos no es aquí un comienzo: un solo seis promete más.</translation>
    </message>
    <message>
        <source>Three dice of each face come to %1 in the upper rows, and the bonus asks for %2. So three of a face are at home there, more make up for a row with fewer.</source>
        <translation>Tres dados de cada valor suman %1 en las líneas superiores, y el bonus pide %2. Por eso ahí está el sitio de tres iguales; si salen más, compensan una línea con menos.</translation>
    </message>
    <message>
        <source>Four alike on the first throw are no reason to stop: %1 is safe, so throw for the fifth.</source>
        <translation>Cuatro iguales en la primera tirada no son motivo para parar: %1 está asegurado, así que tira para buscar el quinto.</translation>
    </message>
    <message numerus="yes">
        <source>A full house on the first throw is worth %n point(s): write it.</source>
        <translation>
            <numerusform>Un full house en la primera tirada vale %n punto: apúntalo.</numerusform>
            <numerusform>Un full house en la primera tirada vale %n puntos: apúntalo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Four in sequence that can be completed at both ends are worth more than a pair.</source>
        <translation>Cuatro en secuencia que se pueden completar por los dos lados valen más que un par.</translation>
    </message>
    <message>
        <source>Straights are paid so well here that four in sequence are kept even where only one face completes them.</source>
        <translation>Aquí las escaleras se pagan tan bien que cuatro en secuencia se conservan aunque solo un valor las complete.</translation>
    </message>
    <message>
        <source>A pair is worth more than four in sequence: do not break it up for a straight.</source>
        <translation>Un par vale más que cuatro en secuencia: no lo rompas por una escalera.</translation>
    </message>
    <message>
        <source>When %1 lies on the table it is safe: throw the odd die again for %2.</source>
        <translation>Si ya tienes %1 en la mesa, está asegurada: vuelve a tirar el dado que sobra para intentar %2.</translation>
    </message>
    <message>
        <source>A throw that fits nowhere costs least in the row %1.</source>
        <translation>Una tirada que no encaja en ninguna parte cuesta menos en la línea %1.</translation>
    </message>
    <message>
        <source>When a row has to be scratched and the ones are gone, take %1: it needs two Generalas, and only few games bring them.</source>
        <translation>Cuando hay que tachar una línea y los unos ya están usados, tacha %1: pide dos generalas, y pocas partidas las traen.</translation>
    </message>
    <message>
        <source>Write the first five alike into %1 and nowhere else: points there make each further one worth %2 more.</source>
        <translation>Apunta los primeros cinco iguales en %1 y en ninguna otra línea: con puntos ahí, cada repetición vale %2 más.</translation>
    </message>
    <message>
        <source>Only the row that is next counts: keep what it needs, whatever else lies there.</source>
        <translation>Solo cuenta la línea que toca: conserva lo que pide, salga lo que salga además.</translation>
    </message>
    <message>
        <source>For %1, keep fives and sixes after the first throw; with one throw left, fours too.</source>
        <translation>Para %1, conserva cincos y seises después de la primera tirada; si queda una sola, también cuatros.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of</source>
        <translation>Reglas de</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>No ha salido bien</translation>
    </message>
</context>
<context>
    <name>SavedDocument</name>
    <message>
        <source>No program opened the file</source>
        <translation>Ningún programa abrió el archivo</translation>
    </message>
    <message>
        <source>The file is saved</source>
        <translation>El archivo está guardado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Sin terminar, ronda %1 de %2</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Empezada: %1</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Última jugada: %1</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Bono de tiempo</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Puntos finales</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Fairness code of the dice</source>
        <translation>Código de juego limpio de los dados</translation>
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
        <translation>Total</translation>
    </message>
    <message>
        <source>The upper rows earn %1 more once they add up to %2.</source>
        <translation>Las líneas superiores dan %1 puntos más cuando suman %2.</translation>
    </message>
    <message>
        <source>The sum of everything written so far.</source>
        <translation>La suma de todo lo apuntado hasta ahora.</translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <comment>row, player</comment>
        <translation>%1, %2: libre</translation>
    </message>
    <message>
        <source>%1, %2: would give %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2: daría %3</translation>
    </message>
    <message>
        <source>%1, %2: 0, scratched</source>
        <comment>row, player</comment>
        <translation>%1, %2: 0, tachada</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <comment>bonus, player, points reached, points needed</comment>
        <translation>%1, %2: %3 de %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Bloc de puntos</translation>
    </message>
    <message>
        <source>Extra %1</source>
        <extracomment>points for further five alike, beside the rows; %1 is the name of a row</extracomment>
        <translation>%1 extra</translation>
    </message>
    <message>
        <source>Each further five alike earns %1 more, once “%2” holds points.</source>
        <translation>Otros cinco iguales dan %1 puntos más cada vez, si «%2» ya tiene puntos.</translation>
    </message>
</context>
<context>
    <name>ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation>Bloc de puntos</translation>
    </message>
    <message>
        <source>Up and Down lead through the open rows, Enter writes.</source>
        <translation>Las flechas arriba y abajo recorren las líneas libres; Enter apunta.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>nothing found</source>
        <translation>no se encontró nada</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the rules (%1)</source>
        <translation>Buscar en las reglas (%1)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Previous place (%1)</source>
        <translation>Lugar anterior (%1)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place (%1)</source>
        <translation>Lugar siguiente (%1)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 puntos</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computadora</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>waiting for the round to end</source>
        <translation>espera el fin de la ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Tiempo para decidir</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Quién juega como jugador %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Quitar al jugador %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Ask before writing a zero</source>
        <translation>Confirmar al apuntar un cero</translation>
    </message>
    <message>
        <source>only while another row would give points</source>
        <translation>solo si otra línea daría puntos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Marfil</translation>
    </message>
    <message>
        <source>Casino red</source>
        <translation>Rojo casino</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Large figures, high contrast</source>
        <translation>Cifras grandes, alto contraste</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Silenciar todos los sonidos</translation>
    </message>
    <message>
        <source>in the game: the key M</source>
        <translation>en la partida: la tecla M</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores de la computadora</translation>
    </message>
    <message>
        <source>Take their time</source>
        <translation>Se toman su tiempo</translation>
    </message>
    <message>
        <source>Play at a usual pace</source>
        <translation>Juegan a ritmo normal</translation>
    </message>
    <message>
        <source>Play quickly</source>
        <translation>Juegan rápido</translation>
    </message>
    <message>
        <source>Computer players talk</source>
        <translation>La computadora conversa</translation>
    </message>
    <message>
        <source>a word now and then, in the chat</source>
        <translation>una palabra de vez en cuando, en el chat</translation>
    </message>
    <message>
        <source>Tips for newcomers</source>
        <translation>Consejos para principiantes</translation>
    </message>
    <message>
        <source>each is shown once; switch them on again to see them anew</source>
        <translation>cada uno aparece una vez; vuelve a activarlos para verlos de nuevo</translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message>
        <source>Same dice for all: in each throw every seat gets the same faces, so strategy decides.</source>
        <translation>Los mismos dados para todos: en cada tirada salen las mismas caras; decide la estrategia.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Game menu: rematch or a new game</source>
        <translation>Menú «Partida»: revancha o partida nueva</translation>
    </message>
    <message>
        <source>Throw %1 of %2</source>
        <translation>Tirada %1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>throw count · what to do</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer seat</comment>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>Welcome! Click the cup to throw the dice</source>
        <translation>¡Te damos la bienvenida! Haz clic en el cubilete para tirar</translation>
    </message>
    <message>
        <source>%1: throw the dice</source>
        <translation>%1: tira los dados</translation>
    </message>
    <message>
        <source>click the cup, or shake it and let go</source>
        <translation>haz clic en el cubilete, o agítalo y suéltalo</translation>
    </message>
    <message>
        <source>%1: choose which dice to keep</source>
        <translation>%1: elige qué dados conservar</translation>
    </message>
    <message>
        <source>click a die or its lock (1–5), or write a row on the card</source>
        <translation>haz clic en un dado o su candado (1–5), o elige una línea</translation>
    </message>
    <message>
        <source>%1: write a row on the card</source>
        <translation>%1: elige una línea del bloc</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Ctrl+N starts a new game</source>
        <translation>Ctrl+N: partida nueva</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message numerus="yes">
        <source>%n dice · Space</source>
        <translation>
            <numerusform>%n dado · Espacio</numerusform>
            <numerusform>%n dados · Espacio</numerusform>
        </translation>
    </message>
    <message>
        <source>Next throw</source>
        <translation>Próxima tirada</translation>
    </message>
    <message>
        <source>All three throws are made: write a row</source>
        <translation>Ya hiciste las tres tiradas: elige una línea</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock or write a row</source>
        <translation>Los cinco dados tienen candado: abre uno o elige una línea</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back to the cup · Space</source>
        <translation>
            <numerusform>%n dado vuelve al cubilete · Espacio</numerusform>
            <numerusform>%n dados vuelven al cubilete · Espacio</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the cup</source>
        <translation>%1 tiene el cubilete</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partida está en pausa</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2, throw %3 · Esc goes back to the game</source>
        <translation>Repaso: ronda %1, %2, tirada %3 · Esc vuelve a la partida</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Replay: the end of the game</source>
        <translation>Repetición: fin de la partida</translation>
    </message>
    <message>
        <source>Replay: round %1, %2</source>
        <translation>Repetición: ronda %1, %2</translation>
    </message>
    <message>
        <source>Replay: round %1, %2, throw %3</source>
        <translation>Repetición: ronda %1, %2, tirada %3</translation>
    </message>
    <message>
        <source>no throws are left: click a row, or arrows and Enter</source>
        <translation>no quedan tiradas: haz clic en una línea, o flechas y Enter</translation>
    </message>
    <message>
        <source>your own game waits</source>
        <translation>tu partida te espera</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Volver a tu partida</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2 · Esc goes back to the game</source>
        <translation>Repaso: ronda %1, %2 · Esc vuelve a la partida</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>Die %1: %2, locked</source>
        <translation>Dado %1: %2, con candado</translation>
    </message>
    <message>
        <source>Die %1: %2, free</source>
        <translation>Dado %1: %2, libre</translation>
    </message>
    <message>
        <source>Lock of die %1: closed</source>
        <translation>Candado del dado %1: cerrado</translation>
    </message>
    <message>
        <source>Lock of die %1: open</source>
        <translation>Candado del dado %1: abierto</translation>
    </message>
    <message>
        <source>Let die %1 go (%1)</source>
        <translation>Soltar el dado %1 (%1)</translation>
    </message>
    <message>
        <source>Keep die %1 (%1)</source>
        <translation>Conservar el dado %1 (%1)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>“generala --help” lists what there is.</source>
        <translation>«generala --help» muestra las opciones.</translation>
    </message>
    <message>
        <source>Nothing can be kept in this folder: %1.</source>
        <translation>No se puede guardar nada en esta carpeta: %1.</translation>
    </message>
</context>
<context>
    <name>TipBubble</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No más consejos</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Throw the dice</source>
        <translation>Tira los dados</translation>
    </message>
    <message>
        <source>Keep what is good</source>
        <translation>Quédate con lo bueno</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Apúntalo</translation>
    </message>
    <message>
        <source>Mind the clock</source>
        <translation>Ojo con el reloj</translation>
    </message>
    <message>
        <source>Take hold of the cup with the mouse, shake it and let go. A click on it, or the space bar, does the same by itself.</source>
        <translation>Agarra el cubilete con el ratón, agítalo y suéltalo. Un clic en él o la barra espaciadora hacen lo mismo por ti.</translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throw(s) left.</source>
        <translation>
            <numerusform>Haz clic en los dados que quieras conservar: se les pone el candado y solo se tiran los demás. Te queda %n tirada.</numerusform>
            <numerusform>Haz clic en los dados que quieras conservar: se les pone el candado y solo se tiran los demás. Te quedan %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a row of the scorecard when you like your dice, at the latest after the last throw. The figures tell what each row would give now; every row is written once.</source>
        <translation>Elige una línea del bloc de puntos cuando te gusten tus dados, a más tardar después de la última tirada. Los números dicen cuánto daría ahora cada línea; cada una se apunta una sola vez.</translation>
    </message>
    <message numerus="yes">
        <source>The ring round your picture runs down while you decide: you have %n second(s) for each decision. After that the clock decides for you.</source>
        <translation>
            <numerusform>El anillo alrededor de tu imagen se va vaciando mientras decides: tienes %n segundo para cada decisión. Después decide el reloj por ti.</numerusform>
            <numerusform>El anillo alrededor de tu imagen se va vaciando mientras decides: tienes %n segundos para cada decisión. Después decide el reloj por ti.</numerusform>
        </translation>
    </message>
</context>
</TS>
