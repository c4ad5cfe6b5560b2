<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>На&amp;стройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила этой игры</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Generala</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>Продол&amp;жить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>И&amp;тоги…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>&amp;Coach…</source>
        <translation>Трен&amp;ер…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подс&amp;казка</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Повтор п&amp;артии</translation>
    </message>
    <message>
        <source>&amp;Finish computer turns</source>
        <translation>&amp;Доиграть за компьютер</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Партии…</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n throw(s) left.</source>
        <translation>
            <numerusform>Остался %n бросок.</numerusform>
            <numerusform>Осталось %n броска.</numerusform>
            <numerusform>Осталось %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throws left.</source>
        <translation>Бросков не осталось.</translation>
    </message>
    <message>
        <source>The clock throws for %1: %2.</source>
        <extracomment>%1 name, %2 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>Время вышло, бросок за игрока %1: %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 бросает: %2.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>%1 scratches %2. Total %3.</source>
        <extracomment>%1 name, %2 row, %3 number of points</extracomment>
        <translation>%1 вычёркивает строку «%2». Итого: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 and %2 are &quot;25 points&quot;, the second beside the rows</extracomment>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>%1 writes %2: %3. Total %4.</source>
        <extracomment>%1 name, %2 row, %3 &quot;25 points&quot;, %4 number of points</extracomment>
        <translation>%1 заполняет строку «%2»: %3. Итого: %4.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Taken back: the dice are %1 again.</source>
        <extracomment>%1 faces such as &quot;5, 5, 3, 2, 1&quot;</extracomment>
        <translation>Отменено: на кубиках снова %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>name, final points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a computer seat, its message</comment>
        <translation>%1 говорит: %2</translation>
    </message>
    <message>
        <source>Round %1.</source>
        <translation>Раунд %1.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>No die is locked.</source>
        <translation>Ни один кубик не закреплён.</translation>
    </message>
    <message>
        <source>Locked: %1.</source>
        <extracomment>%1 faces such as &quot;5, 5&quot;</extracomment>
        <translation>Закреплено: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Осталась %n секунда.</numerusform>
            <numerusform>Осталось %n секунды.</numerusform>
            <numerusform>Осталось %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip: %1. %2</source>
        <extracomment>read aloud; %1 is like &quot;Throw the dice&quot;, %2 a sentence or more</extracomment>
        <translation>Совет. %1: %2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Generala is running already. Two of them would write over each other’s games.</source>
        <translation>Генерала уже запущена. Две копии программы затирали бы партии друг друга.</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Gold</source>
        <translation>Золотой</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Коралловый</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <translation>Сменить цвет</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <extracomment>for screen readers; %1 is the name of a player</extracomment>
        <translation>Цвет: %1</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Good luck, everybody!</source>
        <translation>Всем удачи!</translation>
    </message>
    <message>
        <source>Nice to play with you.</source>
        <translation>Рад сыграть с вами.</translation>
    </message>
    <message>
        <source>Let the dice roll!</source>
        <translation>Пусть катятся кубики!</translation>
    </message>
    <message>
        <source>Five alike! Did you see that?</source>
        <translation>Пять одинаковых! Видели?</translation>
    </message>
    <message>
        <source>That is what I came for.</source>
        <translation>Вот за этим я и пришёл.</translation>
    </message>
    <message>
        <source>My dice like me today.</source>
        <translation>Сегодня кубики ко мне добры.</translation>
    </message>
    <message>
        <source>On the first throw!</source>
        <translation>С первого броска!</translation>
    </message>
    <message>
        <source>I did not even have to think.</source>
        <translation>Даже думать не пришлось.</translation>
    </message>
    <message>
        <source>Sometimes it is that easy.</source>
        <translation>Иногда всё так просто.</translation>
    </message>
    <message>
        <source>That helps.</source>
        <translation>Это кстати.</translation>
    </message>
    <message>
        <source>A good row for me.</source>
        <translation>Хорошая строка для меня.</translation>
    </message>
    <message>
        <source>I take that gladly.</source>
        <translation>С удовольствием записываю.</translation>
    </message>
    <message>
        <source>Well, it has to go somewhere.</source>
        <translation>Что ж, где-то надо вычеркнуть.</translation>
    </message>
    <message>
        <source>That one hurts a little.</source>
        <translation>Немного обидно.</translation>
    </message>
    <message>
        <source>The dice did not want to.</source>
        <translation>Кубики не захотели.</translation>
    </message>
    <message>
        <source>I am in front now.</source>
        <translation>Теперь я впереди.</translation>
    </message>
    <message>
        <source>Nice view from up here.</source>
        <translation>Отсюда, сверху, красивый вид.</translation>
    </message>
    <message>
        <source>Catch me if you can!</source>
        <translation>Догоняйте, если сможете!</translation>
    </message>
    <message>
        <source>Only one row left for me.</source>
        <translation>У меня осталась одна строка.</translation>
    </message>
    <message>
        <source>Now it counts.</source>
        <translation>Теперь всё решится.</translation>
    </message>
    <message>
        <source>The last one. Wish me luck!</source>
        <translation>Последняя. Пожелайте мне удачи!</translation>
    </message>
    <message>
        <source>Thank you for the game!</source>
        <translation>Спасибо за партию!</translation>
    </message>
    <message>
        <source>That was fun. Once more?</source>
        <translation>Было весело. Ещё разок?</translation>
    </message>
    <message>
        <source>Luck was on my side today.</source>
        <translation>Сегодня удача была за меня.</translation>
    </message>
    <message>
        <source>Phew, that was close!</source>
        <translation>Уф, еле-еле!</translation>
    </message>
    <message>
        <source>What a finish!</source>
        <translation>Вот это финал!</translation>
    </message>
    <message>
        <source>It could have gone either way.</source>
        <translation>Могло повернуться и иначе.</translation>
    </message>
    <message>
        <source>Five alike! Congratulations!</source>
        <translation>Пять одинаковых! Поздравляю!</translation>
    </message>
    <message>
        <source>I would like to throw that, too.</source>
        <translation>Вот бы и мне так.</translation>
    </message>
    <message>
        <source>Wow. How do you do that?</source>
        <translation>Ого. Как это у вас получается?</translation>
    </message>
    <message>
        <source>On the first throw! Not bad.</source>
        <translation>С первого броска! Неплохо.</translation>
    </message>
    <message>
        <source>You left yourself no work.</source>
        <translation>И стараться дальше не нужно.</translation>
    </message>
    <message>
        <source>A lucky hand!</source>
        <translation>Лёгкая рука!</translation>
    </message>
    <message>
        <source>A strong row!</source>
        <translation>Сильная строка!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Хорошо сыграно.</translation>
    </message>
    <message>
        <source>I have to watch out for you.</source>
        <translation>С вами надо держать ухо востро.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Не повезло.</translation>
    </message>
    <message>
        <source>The next one will be better.</source>
        <translation>В следующий раз повезёт.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <translation>С кем не бывает.</translation>
    </message>
    <message>
        <source>You are in front. For how long?</source>
        <translation>Вы впереди. Надолго ли?</translation>
    </message>
    <message>
        <source>I will be back.</source>
        <translation>Я ещё вернусь.</translation>
    </message>
    <message>
        <source>So you lead now. Exciting!</source>
        <translation>Значит, теперь ведёте вы. Интересно!</translation>
    </message>
    <message>
        <source>The clock was faster.</source>
        <translation>Часы оказались быстрее.</translation>
    </message>
    <message>
        <source>Time flies, doesn&apos;t it?</source>
        <translation>Время летит, правда?</translation>
    </message>
    <message>
        <source>A little quicker next time!</source>
        <translation>В следующий раз чуть быстрее!</translation>
    </message>
    <message>
        <source>Thinking again is allowed.</source>
        <translation>Передумать можно.</translation>
    </message>
    <message>
        <source>No problem, take your time.</source>
        <translation>Ничего, не торопитесь.</translation>
    </message>
    <message>
        <source>I did not see anything.</source>
        <translation>Я ничего не видел.</translation>
    </message>
    <message>
        <source>Congratulations!</source>
        <translation>Поздравляю!</translation>
    </message>
    <message>
        <source>Well done! I want a rematch.</source>
        <translation>Отлично! Хочу реванш.</translation>
    </message>
    <message>
        <source>You have earned that.</source>
        <translation>Вы это заслужили.</translation>
    </message>
    <message>
        <source>So close! What a game.</source>
        <translation>Совсем чуть-чуть! Вот это партия.</translation>
    </message>
    <message>
        <source>One more pip, and it was mine.</source>
        <translation>Ещё бы очко — и победа моя.</translation>
    </message>
    <message>
        <source>I almost had you.</source>
        <translation>Я вас почти догнал.</translation>
    </message>
</context>
<context>
    <name>BookHtml</name>
    <message>
        <source>%1, kept: %2</source>
        <extracomment>dice, all and those that are kept: &quot;4-4-6-6-2, kept: 6-6&quot;</extracomment>
        <translation>%1, оставлены: %2</translation>
    </message>
</context>
<context>
    <name>BookPages</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>BookPrompts</name>
    <message>
        <source>Save the rules</source>
        <translation>Сохранить правила</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Chance to win, if all play their best from there on; a click or Enter shows the moment</source>
        <translation>Шансы на победу, если дальше все играют наилучшим образом; щелчок или Enter показывает этот момент</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>После раунда %1</translation>
    </message>
    <message>
        <source>Round %1: %2 won at once</source>
        <translation>Раунд %1, %2: мгновенная победа</translation>
    </message>
    <message>
        <source>Round %1: %2 scratched %3</source>
        <translation>Раунд %1, %2: вычеркнута строка «%3»</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %3 for %4</source>
        <extracomment>%1 a number, %2 name, %3 a row, %4 &quot;25 points&quot;</extracomment>
        <translation>Раунд %1, %2: заполнена строка «%3», %4</translation>
    </message>
    <message>
        <source>%1 began with %2, had %3 at the least and %4 at the most, and ended with %5.</source>
        <extracomment>a line of a chart in words: %1 name, the others chances such as &quot;33 %&quot;</extracomment>
        <translation>%1: в начале %2, самое меньшее %3, самое большее %4, в конце %5.</translation>
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
        <translation>Чат</translation>
    </message>
    <message>
        <source>Write to the table…</source>
        <translation>Написать всем…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>От имени</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n characters fit: the rest was cut off</source>
        <translation>
            <numerusform>Помещается только %n символ: остальное отрезано</numerusform>
            <numerusform>Помещаются только %n символа: остальное отрезано</numerusform>
            <numerusform>Помещаются только %n символов: остальное отрезано</numerusform>
        </translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Привет!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Удачи!</translation>
    </message>
    <message>
        <source>Nice throw!</source>
        <translation>Отличный бросок!</translation>
    </message>
    <message>
        <source>What bad luck…</source>
        <translation>Вот невезение…</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Ваш ход!</translation>
    </message>
    <message>
        <source>Just a moment, please.</source>
        <translation>Минутку, пожалуйста.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Хорошо сыграно!</translation>
    </message>
    <message>
        <source>One more game?</source>
        <translation>Ещё партию?</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Фразы</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>These rules are too large to be worked out.</source>
        <translation>Эти правила слишком велики, чтобы их просчитать.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Считаю…</translation>
    </message>
    <message>
        <source>Costly decisions, the dearest first; Enter or a double click shows one on the table</source>
        <translation>Решения, которые стоили очков, сначала самые дорогие; Enter или двойной щелчок покажет его на столе</translation>
    </message>
    <message>
        <source>Total to be expected, row by row</source>
        <translation>Ожидаемый итог, строка за строкой</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The dice brought %1 points more than expected.</source>
        <translation>Кубики принесли на %1 очка больше ожидаемого.</translation>
    </message>
    <message>
        <source>The dice brought %1 points less than expected.</source>
        <translation>Кубики принесли на %1 очка меньше ожидаемого.</translation>
    </message>
    <message>
        <source>All decisions were the best ones.</source>
        <translation>Все решения были наилучшими.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) gave away %1 points.</source>
        <translation>
            <numerusform>%n решение стоило %1 очка.</numerusform>
            <numerusform>%n решения стоили %1 очка.</numerusform>
            <numerusform>%n решений стоили %1 очка.</numerusform>
        </translation>
    </message>
    <message>
        <source>threw all dice again</source>
        <translation>бросок всех кубиков</translation>
    </message>
    <message>
        <source>throw all dice again</source>
        <translation>бросить все кубики</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>оставлено %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>оставить %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>записано %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>записать %1</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3, %4: %5; better: %6. Cost %7 points.</source>
        <extracomment>%1 name, %2 round, %3 throw, %4 all dice, %5 &quot;kept 4-4&quot;, %6 &quot;keep 4-4-4&quot;, %7 a number of points</extracomment>
        <translation>%1, раунд %2, бросок %3, %4: %5; лучше: %6. Цена: %7 очка.</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Ожидаемый итог</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Generala: a dice game for one table and one to six people.</source>
        <translation>Генерала: игра в кости за одним столом, от одного до шести игроков.</translation>
    </message>
    <message>
        <source>Begin a new game by these rules: %1.</source>
        <translation>Начать новую партию по этим правилам: %1.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>Open this saved game; the same as naming it alone.</source>
        <translation>Открыть сохранённую партию; то же, что указать только её имя.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>Speak this language until the game is closed: %1.</source>
        <translation>Язык до закрытия игры: %1.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>Keep settings, games and everything else in this folder, and nothing elsewhere.</source>
        <translation>Хранить настройки, партии и всё остальное только в этой папке.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Показать эту справку.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>A saved game. A finished one is replayed, another one goes on; it is copied into your games.</source>
        <translation>Сохранённая партия. Завершённая открывается для просмотра, незавершённая продолжается; она копируется в ваши партии.</translation>
    </message>
    <message>
        <source>There are no rules “%1”. There are: %2.</source>
        <translation>Нет правил «%1». Есть: %2.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <translation>Нет языка «%1». Есть: %2.</translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation>Открыть можно только одну сохранённую партию за раз.</translation>
    </message>
    <message>
        <source>Either a new game or a saved one can be begun with.</source>
        <translation>Начать можно либо с новой партии, либо с сохранённой.</translation>
    </message>
    <message>
        <source>“--portable” needs the name of a folder.</source>
        <translation>Для «--portable» нужно имя папки.</translation>
    </message>
</context>
<context>
    <name>CupButton</name>
    <message>
        <source>Dice cup</source>
        <translation>Стаканчик для кубиков</translation>
    </message>
    <message>
        <source>Shake it with the mouse and let go, or press Space</source>
        <translation>Встряхните его мышью и отпустите или нажмите пробел</translation>
    </message>
    <message>
        <source>Drag to shake, let go to throw (Space)</source>
        <translation>Потяните, чтобы встряхнуть; отпустите, чтобы бросить (пробел)</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>dice checked ✓</source>
        <translation>кубики проверены ✓</translation>
    </message>
    <message>
        <source>Points on the card, round by round</source>
        <translation>Очки на бланке, раунд за раундом</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Честные кубики</translation>
    </message>
    <message>
        <source>All dice of this game came from the seed. Its code was fixed before the first throw, so nobody can have chosen a throw: the code is the SHA-256 of the seed.</source>
        <translation>Все броски этой партии получены из одного числа — зерна. Его код был известен до первого броска, поэтому подобрать бросок никто не мог: код — это SHA-256 зерна.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
</context>
<context>
    <name>GameStory</name>
    <message>
        <source>Practice won with a served Generala</source>
        <translation>Тренировка выиграна: генерала с первого броска</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Тренировка: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is one name; the plural entry below takes a list of names that share the first place</extracomment>
        <translation>Побеждает %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>Побеждают %1</translation>
    </message>
    <message>
        <source>Round %1: %2 threw %3 at once. A served Generala wins the whole game.</source>
        <translation>Раунд %1: %2 — %3 с первого броска. Такая генерала сразу выигрывает всю партию.</translation>
    </message>
    <message>
        <source>The moment that decided</source>
        <translation>Решающий момент</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Что решило исход</translation>
    </message>
    <message>
        <source>The cards are equal: %1 needed less time.</source>
        <translation>Бланки равны: времени меньше ушло у игрока %1.</translation>
    </message>
    <message>
        <source>The best row of the winning card</source>
        <extracomment>%1 number of the round, %2 name, %3 dice, %4 &quot;25 points&quot;, %5 name of the row</extracomment>
        <translation>Лучшая строка победного бланка</translation>
    </message>
    <message>
        <source>Round %1: %2 wrote %4 into “%5” with %3.</source>
        <translation>Раунд %1, %2: %4 в строке «%5», кубики %3.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>With these dice</source>
        <translation>С этими кубиками</translation>
    </message>
    <message numerus="yes">
        <source>All dice thrown again, %n throw(s) left</source>
        <translation>
            <numerusform>Снова все кубики, остался %n бросок</numerusform>
            <numerusform>Снова все кубики, осталось %n броска</numerusform>
            <numerusform>Снова все кубики, осталось %n бросков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 locked, %n throw(s) left</source>
        <translation>
            <numerusform>Закреплено: %1, остался %n бросок</numerusform>
            <numerusform>Закреплено: %1, осталось %n броска</numerusform>
            <numerusform>Закреплено: %1, осталось %n бросков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The dice game of Latin America and its relatives, for one to six players at one screen.</source>
        <translation>Латиноамериканская игра в кости и её родственницы — для компании от одного до шести человек за одним экраном.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Это свободная программа: она распространяется на условиях GNU General Public License версии 3 или более поздней, без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Честные кубики</translation>
    </message>
    <message>
        <source>All throws of a game follow from a secret number, its seed. A code of the seed is fixed when the game begins, and the seed is shown when it has ended: the two prove that no throw was chosen. Taking a decision back, or starting the program again, brings the same dice.</source>
        <translation>Все броски партии получаются из одного тайного числа — зерна. Его код фиксируется в начале партии, а само зерно показывается в конце: вместе они доказывают, что броски никто не подбирал. Если отменить решение или перезапустить программу, выпадут те же кубики.</translation>
    </message>
    <message>
        <source>While a game is running its file on this computer holds the seed.</source>
        <translation>Пока партия идёт, зерно хранится в её файле на этом компьютере.</translation>
    </message>
    <message>
        <source>Code of the game on the table:</source>
        <translation>Код партии на столе:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>total %1</source>
        <extracomment>%1 is a number of points: what the card&apos;s total will be on the average</extracomment>
        <translation>итог %1</translation>
    </message>
    <message>
        <source>Scratch %1: it is the row you will miss least.</source>
        <translation>Вычеркните «%1»: этой строки будет жаль меньше всего.</translation>
    </message>
    <message>
        <source>Write %1 for %2.</source>
        <translation>Запишите в строку «%1»: %2.</translation>
    </message>
    <message>
        <source>Throw all dice again</source>
        <translation>Бросьте все кубики снова</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Оставьте %1</translation>
    </message>
    <message>
        <source>%1: it leaves the most ways open.</source>
        <extracomment>%1 is &quot;Keep 6-6&quot;</extracomment>
        <translation>%1: так остаётся больше всего возможностей.</translation>
    </message>
    <message>
        <source>%1: %2 % for %3.</source>
        <extracomment>%1 is &quot;Keep 5-5-5&quot;, %2 a number, %3 a row: &quot;Keep 5-5-5: 31 % for Poker.&quot;</extracomment>
        <translation>%1: %2 % на «%3».</translation>
    </message>
    <message>
        <source>Writing %1 now is worth %2 points less in the end.</source>
        <extracomment>%1 is a row, %2 a number of points</extracomment>
        <translation>Записать сейчас в строку «%1» — к концу партии на %2 очка меньше.</translation>
    </message>
    <message>
        <source>Throwing again is worth %1 points less in the end.</source>
        <translation>Бросать снова — к концу партии на %1 очка меньше.</translation>
    </message>
    <message>
        <source>Scratch %1</source>
        <translation>Вычеркните «%1»</translation>
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
        <translation>по времени</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>T%1</source>
        <extracomment>Throw number, as short as can be</extracomment>
        <translation>Б%1</translation>
    </message>
    <message>
        <source>throws all again</source>
        <translation>перебрасывает все</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>побеждает сразу</translation>
    </message>
    <message>
        <source>%1, round %2, throw %3: %4</source>
        <comment>player, round, throw, dice</comment>
        <translation>%1, раунд %2, бросок %3: %4</translation>
    </message>
    <message>
        <source>thrown by the clock</source>
        <translation>бросок по времени</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <comment>dice</comment>
        <translation>оставляет %1</translation>
    </message>
    <message>
        <source>decided by the clock</source>
        <translation>решение по времени</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>%1 and %2 extra</source>
        <extracomment>%1 is &quot;Fives: 25 points&quot;, %2 is &quot;100 points&quot;</extracomment>
        <translation>%1 и ещё %2</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n dice</source>
        <translation>
            <numerusform>оставляет %n кубик</numerusform>
            <numerusform>оставляет %n кубика</numerusform>
            <numerusform>оставляет %n кубиков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>No throws yet</source>
        <translation>Бросков пока нет</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Show the throws of</source>
        <translation>Показать броски</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Show the turns that ended in the row</source>
        <translation>Показать ходы, записанные в строку</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Все строки</translation>
    </message>
    <message>
        <source>No row is open any more.</source>
        <translation>Свободных строк больше нет.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <comment>rows</comment>
        <translation>Ещё свободны: %1</translation>
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
        <translation>Бросить кубики или бросить ещё раз</translation>
    </message>
    <message>
        <source>Lock a die, or open its lock</source>
        <translation>Закрепить кубик или открепить его</translation>
    </message>
    <message>
        <source>Lock all dice</source>
        <translation>Закрепить все кубики</translation>
    </message>
    <message>
        <source>Open all locks</source>
        <translation>Открепить все кубики</translation>
    </message>
    <message>
        <source>Walk through the card</source>
        <translation>Перемещаться по бланку</translation>
    </message>
    <message>
        <source>Write the dice into the row</source>
        <translation>Записать результат в строку</translation>
    </message>
    <message>
        <source>Take back the last decision</source>
        <translation>Отменить последнее решение</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Эта памятка</translation>
    </message>
    <message>
        <source>Mute all sounds, or hear them again</source>
        <translation>Выключить все звуки или включить их снова</translation>
    </message>
    <message>
        <source>Hint: what is best now</source>
        <translation>Подсказка: что сейчас лучше всего</translation>
    </message>
    <message>
        <source>Let the computer finish its turns at once</source>
        <translation>Пусть компьютер сразу закончит свои ходы</translation>
    </message>
    <message>
        <source>All your games</source>
        <translation>Все ваши партии</translation>
    </message>
    <message>
        <source>Replay of this game: Space plays and pauses</source>
        <translation>Повтор этой партии: пробел запускает и останавливает</translation>
    </message>
    <message>
        <source>One step back or on in a replay</source>
        <translation>Шаг назад или вперёд в повторе</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>To the next button, list or field</source>
        <translation>К следующей кнопке, списку или полю</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Неоконченные</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Оконченные</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждённые</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Поиск по игроку</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Бланк в PDF…</translation>
    </message>
    <message>
        <source>Saves the cards of this game as a PDF file, which can be printed</source>
        <translation>Сохраняет бланки этой партии в файл PDF, который можно напечатать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Чтение партий…</translation>
    </message>
    <message>
        <source>No game is like this. Search for another name, or show all games.</source>
        <translation>Таких партий нет. Поищите другое имя или покажите все партии.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game is kept here from its first throw on.</source>
        <translation>Партий пока нет. Каждая партия хранится здесь с первого броска.</translation>
    </message>
</context>
<context>
    <name>LibraryJobs</name>
    <message>
        <source>Open what is sound?</source>
        <translation>Открыть то, что цело?</translation>
    </message>
    <message>
        <source>The damaged file stays as it is.</source>
        <translation>Повреждённый файл останется как есть.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Открыть копию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Удалить эту партию?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Удалить навсегда?</translation>
    </message>
    <message>
        <source>The game cannot be moved to the wastebasket. Once deleted, it cannot be brought back.</source>
        <translation>Переместить партию в корзину не удаётся. После удаления вернуть её нельзя.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>This file cannot be deleted: %1.</source>
        <translation>Не удаётся удалить файл: %1.</translation>
    </message>
    <message>
        <source>This game is among yours already; it is the one that is selected now.</source>
        <translation>Эта партия у вас уже есть: она сейчас выделена.</translation>
    </message>
    <message>
        <source>Import what is sound?</source>
        <translation>Импортировать то, что цело?</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound.</source>
        <translation>
            <numerusform>%n строка до неё цела.</numerusform>
            <numerusform>%n строки до неё целы.</numerusform>
            <numerusform>%n строк до неё целы.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>Не получилось</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Played</source>
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>На столе: %1</translation>
    </message>
    <message>
        <source>On the table, round %1 of %2</source>
        <translation>На столе, раунд %1 из %2</translation>
    </message>
    <message>
        <source>own options</source>
        <translation>свои настройки</translation>
    </message>
</context>
<context>
    <name>LibraryPrompts</name>
    <message>
        <source>Import a game</source>
        <translation>Импорт партии</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Сохранить бланк</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Last saved: %1</source>
        <translation>Сохранена: %1</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Начата: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the player&apos;s points: &quot;Ana 250&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>Damaged in line %1</source>
        <translation>Повреждена в строке %1</translation>
    </message>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Не окончена, раунд %1 из %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n line(s) before it are sound and can be opened as a copy.</source>
        <translation>
            <numerusform>%n строка до неё цела, её можно открыть как копию.</numerusform>
            <numerusform>%n строки до неё целы, их можно открыть как копию.</numerusform>
            <numerusform>%n строк до неё целы, их можно открыть как копию.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it can be played.</source>
        <translation>Играть с этого места нельзя: целых строк нет.</translation>
    </message>
    <message>
        <source>This is no line of a saved game.</source>
        <translation>Это не строка сохранённой партии.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line.</source>
        <translation>Файл обрывается посреди строки.</translation>
    </message>
    <message>
        <source>There is no event “%1” in a game.</source>
        <translation>В партии не бывает события «%1».</translation>
    </message>
    <message>
        <source>“%1” is missing or cannot be right.</source>
        <translation>«%1» отсутствует или неверно.</translation>
    </message>
    <message>
        <source>The file is too long for a game.</source>
        <translation>Файл слишком длинный для партии.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1.</source>
        <translation>Не удаётся создать папку для партий: %1.</translation>
    </message>
    <message>
        <source>The disk is full, so this file cannot be written: %1.</source>
        <translation>Диск заполнен, файл записать нельзя: %1.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Не удаётся записать файл: %1.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Не удаётся прочитать файл: %1.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Этот файл нельзя открыть: %1.</translation>
    </message>
    <message>
        <source>What is sound of it can be taken from the list of all games (Ctrl+O).</source>
        <translation>Уцелевшую часть можно взять через список всех партий (Ctrl+O).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Chat (%1)</source>
        <translation>Чат (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3</source>
        <translation>%1 · раунд %2 из %3</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they hold until the game is closed.</source>
        <translation>Настройки не удаётся сохранить; они действуют, пока игра открыта.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Вероятности</translation>
    </message>
    <message>
        <source>Your settings could not be read and begin anew; the old file is kept as %1.</source>
        <translation>Настройки не удалось прочитать, они начинаются заново; старый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>The saved game has no beginning.</source>
        <translation>У сохранённой партии нет начала.</translation>
    </message>
    <message>
        <source>The saved game begins twice.</source>
        <translation>Сохранённая партия начинается дважды.</translation>
    </message>
    <message>
        <source>The game uses rules that this program does not know.</source>
        <translation>В партии действуют правила, которых эта программа не знает.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved.</source>
        <translation>С тех пор как партия была сохранена, правила изменились.</translation>
    </message>
    <message>
        <source>The players of this game cannot be used.</source>
        <translation>Состав игроков этой партии не подходит.</translation>
    </message>
    <message>
        <source>The dice of this game do not match its fairness code.</source>
        <translation>Кубики этой партии не соответствуют её контрольному коду.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>Партия сохранена более новой версией программы.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>В этой партии нет такого игрока.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Сейчас ход другого игрока.</translation>
    </message>
    <message>
        <source>The dice lie on the table already.</source>
        <translation>Кубики уже на столе.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Сначала бросьте кубики.</translation>
    </message>
    <message>
        <source>This throw is out of order.</source>
        <translation>Этот бросок сделан не по порядку.</translation>
    </message>
    <message>
        <source>Other dice were kept than those that were locked.</source>
        <translation>Оставлены не те кубики, которые были закреплены.</translation>
    </message>
    <message>
        <source>These are not the dice that were thrown.</source>
        <translation>Выпали другие кубики.</translation>
    </message>
    <message>
        <source>That was the last throw: choose a row.</source>
        <translation>Это был последний бросок: выберите строку.</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock, or choose a row.</source>
        <translation>Все пять кубиков закреплены: открепите хотя бы один или выберите строку.</translation>
    </message>
    <message>
        <source>There is no such row on this card.</source>
        <translation>На этом бланке нет такой строки.</translation>
    </message>
    <message>
        <source>This row is filled already.</source>
        <translation>Эта строка уже заполнена.</translation>
    </message>
    <message>
        <source>The points do not match the dice.</source>
        <translation>Очки не соответствуют кубикам.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>Сообщение пустое.</translation>
    </message>
    <message numerus="yes">
        <source>A message has at most %n character(s).</source>
        <translation>
            <numerusform>В сообщении может быть не больше %n символа.</numerusform>
            <numerusform>В сообщении может быть не больше %n символов.</numerusform>
            <numerusform>В сообщении может быть не больше %n символов.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that can be taken back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>Time was up: the clock has decided.</source>
        <translation>Время вышло: за вас решила игра.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Партия ещё не окончена.</translation>
    </message>
    <message>
        <source>A game needs at least one player.</source>
        <translation>Для игры нужен хотя бы один игрок.</translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n player(s).</source>
        <translation>
            <numerusform>В партии есть место для %n игрока.</numerusform>
            <numerusform>В партии есть место для %n игроков.</numerusform>
            <numerusform>В партии есть место для %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>У каждого игрока должно быть имя.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>В имени может быть не больше %n символа.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player has this name already.</source>
        <translation>Это имя уже занято другим игроком.</translation>
    </message>
    <message>
        <source>There are no rules called “%1”.</source>
        <translation>Правил под названием «%1» нет.</translation>
    </message>
    <message>
        <source>These rules have no option “%1”.</source>
        <translation>У этих правил нет параметра «%1».</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation>Параметр «%1» не может иметь значение «%2».</translation>
    </message>
    <message>
        <source>“%1” does not go together with “%2”.</source>
        <translation>«%1» не сочетается с «%2».</translation>
    </message>
    <message>
        <source>Generala Duel</source>
        <translation>Генерала-дуэль</translation>
    </message>
    <message>
        <source>Classic Generala</source>
        <translation>Классическая генерала</translation>
    </message>
    <message>
        <source>Nordic Generala</source>
        <translation>Северная генерала</translation>
    </message>
    <message>
        <source>The Latin-American game with its house rules. Straight, full house and poker have a fixed value and earn more when they come on the first throw. Five alike on the first throw, a served Generala, can win the whole game at once.</source>
        <translation>Латиноамериканская игра с домашними правилами. Стрит, фулл-хаус и каре дают фиксированное число очков, а с первого броска — больше. Пять одинаковых с первого броска могут сразу выиграть всю партию.</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Единицы</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Тройки</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Четвёрки</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Пятёрки</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Шестёрки</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Две пары</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>3 одинаковых</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>4 одинаковых</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Малый стрит</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Большой стрит</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Стрит</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Генерала</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Двойная генерала</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Ятзи</translation>
    </message>
    <message>
        <source>Turn by throw</source>
        <translation>По одному броску</translation>
    </message>
    <message>
        <source>Same dice for all</source>
        <translation>Одни кубики на всех</translation>
    </message>
    <message>
        <source>Clock for each decision</source>
        <translation>Часы на каждое решение</translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation>4 одинаковых — две пары</translation>
    </message>
    <message>
        <source>Five alike are a full house</source>
        <translation>5 одинаковых — фулл-хаус</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Стриты</translation>
    </message>
    <message>
        <source>Value of a Generala</source>
        <translation>Очки за генералу</translation>
    </message>
    <message>
        <source>Extra for the first throw</source>
        <translation>Надбавка за первый бросок</translation>
    </message>
    <message>
        <source>Served Generala wins</source>
        <translation>Победа генералой с первого броска</translation>
    </message>
    <message>
        <source>everybody throws, then the cup comes back</source>
        <translation>бросают все, потом стаканчик возвращается</translation>
    </message>
    <message>
        <source>strategy decides, not luck</source>
        <translation>решает стратегия, а не везение</translation>
    </message>
    <message>
        <source>when the time is up, the game decides</source>
        <translation>когда время выйдет, решит игра</translation>
    </message>
    <message>
        <source>otherwise 4-4-4-4-2 gives nothing</source>
        <translation>иначе 4-4-4-4-2 не даёт ничего</translation>
    </message>
    <message>
        <source>otherwise 5-5-5-5-5 gives nothing</source>
        <translation>иначе 5-5-5-5-5 не даёт ничего</translation>
    </message>
    <message>
        <source>which dice make a straight</source>
        <translation>какие кубики считаются стритом</translation>
    </message>
    <message>
        <source>a double Generala gives twice as much</source>
        <translation>двойная генерала даёт вдвое больше</translation>
    </message>
    <message>
        <source>a row for a second five alike</source>
        <translation>строка для второй генералы</translation>
    </message>
    <message>
        <source>straight, full house or poker at once</source>
        <translation>стрит, фулл-хаус или каре сразу</translation>
    </message>
    <message>
        <source>five alike on the first throw end the game</source>
        <translation>пять одинаковых с первого броска — конец партии</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>any five different dice</source>
        <translation>любые пять разных</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6</source>
        <translation>1–5 или 2–6</translation>
    </message>
    <message>
        <source>1 to 5 or 2 to 6, a 1 may be the 2</source>
        <translation>1–5 или 2–6; 1 заменяет 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>two</source>
        <translation>два</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>same dice</source>
        <translation>общие кубики</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>fixed rules</source>
        <translation>правила неизменны</translation>
    </message>
    <message>
        <source>instant win</source>
        <translation>мгновенная победа</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>бонус %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two items of a list: &quot;1-2-3-4, 2-3-4-5 or 3-4-5-6&quot;</extracomment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>All dice alike.</source>
        <translation>Все одинаковые.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice alike.</source>
        <translation>
            <numerusform>Не меньше %n одинакового кубика.</numerusform>
            <numerusform>Не меньше %n одинаковых кубиков.</numerusform>
            <numerusform>Не меньше %n одинаковых кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice in sequence: %1.</source>
        <translation>Кубики по порядку: %1.</translation>
    </message>
    <message>
        <source>Any dice at all.</source>
        <translation>Любые кубики.</translation>
    </message>
    <message>
        <source>Gives the sum of the dice that show %1.</source>
        <extracomment>%1 is a face, 1 to 6</extracomment>
        <translation>Даёт сумму кубиков, на которых выпало %1.</translation>
    </message>
    <message>
        <source>Gives the sum of all five dice.</source>
        <translation>Даёт сумму всех пяти кубиков.</translation>
    </message>
    <message>
        <source>Gives the sum of the matching dice.</source>
        <translation>Даёт сумму совпавших кубиков.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n point(s).</source>
        <translation>
            <numerusform>Даёт %n очко.</numerusform>
            <numerusform>Даёт %n очка.</numerusform>
            <numerusform>Даёт %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the first throw %n point(s) more.</source>
        <translation>
            <numerusform>С первого броска на %n очко больше.</numerusform>
            <numerusform>С первого броска на %n очка больше.</numerusform>
            <numerusform>С первого броска на %n очков больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts only when “%1” already holds points.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Считается, только если в строке «%1» уже есть очки.</translation>
    </message>
    <message>
        <source>On the first throw it wins the game at once, unless this row has been scratched.</source>
        <translation>С первого броска сразу выигрывает партию, если эта строка не вычеркнута.</translation>
    </message>
    <message>
        <source>The upper rows earn %1 extra from a sum of %2 on.</source>
        <translation>Верхние строки дают ещё %1, когда их сумма достигает %2.</translation>
    </message>
    <message>
        <source>A duel of plans: as a rule everybody plays with the same dice, so the better decision wins and not the luckier hand. The cup goes round after every throw, and whoever has filled a row waits for the others. Quick thinking settles a tie.</source>
        <translation>Поединок замыслов: обычно кубики у всех одинаковые, и побеждает тот, кто лучше решает, а не тот, кому везёт. Стаканчик переходит по кругу после каждого броска, а заполнивший строку ждёт остальных. При равенстве очков выигрывает тот, кто думал быстрее.</translation>
    </message>
    <message>
        <source>A saved game cannot be read: %1.</source>
        <translation>Не удаётся прочитать сохранённую партию: %1.</translation>
    </message>
    <message>
        <source>A damaged game could not be copied, so it is left as it is: %1.</source>
        <translation>Повреждённую партию не удалось скопировать, она остаётся как есть: %1.</translation>
    </message>
    <message>
        <source>The saved game was damaged in line %1. It goes on from the last sound move; the damaged file is kept as %2.</source>
        <translation>Сохранённая партия повреждена в строке %1 файла. Она продолжится с последнего уцелевшего хода; повреждённый файл сохранён как %2.</translation>
    </message>
    <message>
        <source>%1!</source>
        <extracomment>called out across the table; %1 is a row: &quot;Generala!&quot;</extracomment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 on the first throw!</source>
        <extracomment>called out across the table; %1 is a row that is paid extra on the first throw: &quot;Straight on the first throw!&quot;</extracomment>
        <translation>%1 с первого броска!</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: another row comes first.</source>
        <translation>Строки заполняются сверху вниз: сначала другая строка.</translation>
    </message>
    <message>
        <source>These five alike are a joker and have to go into another row.</source>
        <translation>Эти пять одинаковых — джокер, их нужно записать в другую строку.</translation>
    </message>
    <message>
        <source>Scandinavian Yatzy</source>
        <translation>Скандинавское ятзи</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Яхта</translation>
    </message>
    <message>
        <source>American Yatzy</source>
        <translation>Американское ятзи</translation>
    </message>
    <message>
        <source>The game of Scandinavian living rooms: pairs, three alike and four alike count only the dice that match, and a straight has to be exactly the small or the large one. Those who fill the upper rows well earn a bonus.</source>
        <translation>Игра скандинавских гостиных: в парах, трёх и четырёх одинаковых считаются только совпавшие кубики, а стрит должен быть в точности малым или большим. Кто хорошо заполнит верхние строки, получит бонус.</translation>
    </message>
    <message>
        <source>The American branch of the family: four dice in sequence are a straight already, and five alike never come in vain: as a rule, each one after the first Yatzy is a joker that can fill a row in which it would otherwise give nothing.</source>
        <translation>Американская ветвь семейства: четыре кубика подряд — уже стрит, а пять одинаковых никогда не пропадают зря: обычно после первого ятзи они становятся джокером и могут закрыть строку, в которой иначе был бы ноль.</translation>
    </message>
    <message>
        <source>Little straight</source>
        <translation>Младший стрит</translation>
    </message>
    <message>
        <source>Big straight</source>
        <translation>Старший стрит</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Сверху вниз</translation>
    </message>
    <message>
        <source>Extra Yatzy and joker</source>
        <translation>Доп. ятзи и джокер</translation>
    </message>
    <message>
        <source>each row has to be filled in its turn</source>
        <translation>строки заполняются по порядку</translation>
    </message>
    <message>
        <source>a further five alike earns extra points and may be a joker</source>
        <translation>новые пять одинаковых дают ещё очки и могут стать джокером</translation>
    </message>
    <message>
        <source>from top to bottom</source>
        <translation>сверху вниз</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>джокеры</translation>
    </message>
    <message>
        <source>A joker counts here as well.</source>
        <translation>Здесь годится и джокер.</translation>
    </message>
    <message numerus="yes">
        <source>Once this row holds points, each further five alike earns %n point(s) extra.</source>
        <translation>
            <numerusform>Когда в этой строке есть очки, каждые новые пять одинаковых дают ещё %n очко.</numerusform>
            <numerusform>Когда в этой строке есть очки, каждые новые пять одинаковых дают ещё %n очка.</numerusform>
            <numerusform>Когда в этой строке есть очки, каждые новые пять одинаковых дают ещё %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom: “%1” comes first.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Строки заполняются сверху вниз: сначала «%1».</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into “%1” now.</source>
        <extracomment>%1 is the name of a row</extracomment>
        <translation>Эти пять одинаковых — джокер, сейчас его нужно записать в строку «%1».</translation>
    </message>
    <message>
        <source>These five alike are a joker, which has to go into an open lower row first.</source>
        <translation>Эти пять одинаковых — джокер, его нужно сначала записать в свободную нижнюю строку.</translation>
    </message>
    <message>
        <source>Computer: novice</source>
        <translation>Компьютер: новичок</translation>
    </message>
    <message>
        <source>Computer: casual</source>
        <translation>Компьютер: любитель</translation>
    </message>
    <message>
        <source>Computer: strong</source>
        <translation>Компьютер: сильный</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Компьютер: эксперт</translation>
    </message>
    <message>
        <source>This game is played without hints.</source>
        <translation>Эта партия идёт без подсказок.</translation>
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
        <translation>Генерала, как в неё играют на севере, — спорить не о чем: считаются только два обычных стрита, удачный первый бросок приносит больше, генерала с первого броска сразу побеждает, а для второй генералы есть своя строка.</translation>
    </message>
    <message>
        <source>The ancestor of them all, as it was first written down between the wars: no bonus, no extras, straights that are worth a chase, and at the foot of the card the Yacht itself, five dice alike.</source>
        <translation>Прародительница всего семейства в том виде, как её впервые записали между двумя войнами: ни бонуса, ни надбавок, стриты, за которыми стоит погнаться, а в конце бланка — сама яхта, пять одинаковых кубиков.</translation>
    </message>
    <message>
        <source>For example %1.</source>
        <extracomment>%1 are dice: &quot;5-5-5-3-3&quot;</extracomment>
        <translation>Например, %1.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as well.</source>
        <translation>Две пары; годятся и четыре одинаковых.</translation>
    </message>
    <message>
        <source>Two pairs of different faces.</source>
        <translation>Две пары разного достоинства.</translation>
    </message>
    <message>
        <source>Three alike and a pair; five alike count as well.</source>
        <translation>Три одинаковых и пара; годятся и пять одинаковых.</translation>
    </message>
    <message>
        <source>Three alike and a pair of another face.</source>
        <translation>Три одинаковых и пара другого достоинства.</translation>
    </message>
    <message>
        <source>No two dice alike.</source>
        <translation>Все кубики разные.</translation>
    </message>
    <message>
        <source>Dice in sequence: %1; a %2 may stand for the %3.</source>
        <extracomment>%1 are sequences such as &quot;1-2-3-4-5 or 2-3-4-5-6&quot;, %2 and %3 are faces</extracomment>
        <translation>Кубики по порядку: %1; %2 может заменить %3.</translation>
    </message>
    <message>
        <source>The folder for your games cannot be made: %1. You can play on; saving is tried again and again.</source>
        <translation>Не удаётся создать папку для партий: %1. Играть можно дальше; попытки сохранить будут повторяться.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1. You can play on; saving is tried again and again.</source>
        <translation>Партию не удаётся сохранить: %1. Играть можно дальше; попытки сохранить будут повторяться.</translation>
    </message>
    <message>
        <source>The disk is full, so the game cannot be saved. You can play on; saving is tried again and again.</source>
        <translation>Диск заполнен, и партию не удаётся сохранить. Играть можно дальше; попытки сохранить будут повторяться.</translation>
    </message>
    <message>
        <source>The disk is slow: the last moves are still being saved.</source>
        <translation>Диск работает медленно: последние ходы ещё сохраняются.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Esc closes · Enter starts</source>
        <translation>Esc — закрыть · Enter — начать</translation>
    </message>
    <message>
        <source>Players (%1–%2)</source>
        <translation>Игроки (%1–%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>players may ask what is best; the result says so</source>
        <translation>можно спросить, что лучше; это будет указано в результатах</translation>
    </message>
    <message>
        <source>Average points: novice %1 · casual %2 · strong %3 · expert %4</source>
        <extracomment>mean totals of the four levels of computer seats</extracomment>
        <translation>В среднем очков: новичок %1 · любитель %2 · сильный %3 · эксперт %4</translation>
    </message>
</context>
<context>
    <name>OddsPane</name>
    <message>
        <source>Odds</source>
        <translation>Вероятности</translation>
    </message>
    <message>
        <source>The chance of each open row is shown while you choose which dice to keep</source>
        <translation>Пока вы выбираете, какие кубики оставить, здесь видны шансы каждой свободной строки</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>needs “%1”</source>
        <extracomment>%1 is the name of another option, which has to be switched on first</extracomment>
        <translation>нужно «%1»</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Goes on with the game (P)</source>
        <translation>Продолжить партию (P)</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Write a zero?</source>
        <translation>Записать ноль?</translation>
    </message>
    <message>
        <source>“%1” gives nothing with these dice, while “%2” would give %3.</source>
        <extracomment>%1 and %2 are names of rows, %3 is &quot;25 points&quot;</extracomment>
        <translation>С этими кубиками строка «%1» ничего не даёт, а «%2» даст %3.</translation>
    </message>
    <message>
        <source>Write the zero</source>
        <translation>Записать ноль</translation>
    </message>
    <message>
        <source>Choose another row</source>
        <translation>Выбрать другую строку</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Больше не спрашивать</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Выйти без сохранения?</translation>
    </message>
    <message>
        <source>Whatever happened since this game was last saved would be lost.</source>
        <translation>Всё, что произошло после последнего сохранения партии, будет потеряно.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Выйти и потерять</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Set this game aside?</source>
        <translation>Отложить эту партию?</translation>
    </message>
    <message>
        <source>The game on the table is not over. It stays among all games (Ctrl+O), to be gone on with.</source>
        <translation>Партия на столе не окончена. Она останется среди всех партий (Ctrl+O), и её можно будет продолжить.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Отложить</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Выделить всё</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>У&amp;меньшить</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Нажать</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Показать меню</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Перейти сюда</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Переключить</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Выполняет действие</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Увеличивает значение</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Уменьшает значение</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Показывает меню</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Ставит фокус сюда</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Меняет состояние</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Использование: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[параметры]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Аргументы:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Неизвестный параметр «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Неизвестные параметры: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Отсутствует значение после «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Лишнее значение после «%1».</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Когда печатать:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Днём (с 6:00 до 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Ночью (с 18:00 до 5:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Вечером (с 16:00 до 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>После полуночи (с 0:00 до 7:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>В выходные (суббота и воскресенье)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>В назначенное время</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Сведения для оплаты:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Приоритет:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Титульные листы</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>В начале:</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>В конце:</translation>
    </message>
    <message>
        <source>Banner page at start</source>
        <translation>Титульный лист в начале</translation>
    </message>
    <message>
        <source>Banner page at end</source>
        <translation>Титульный лист в конце</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Несекретно</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Для служебного пользования</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Ограниченный доступ</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Секретно</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Совершенно секретно</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Нужно войти</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Чтобы использовать %1, нужно войти.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Чтобы использовать %1 на %2, нужно войти.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Имя пользователя:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Пароль:</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Открепляет панель или возвращает её на место</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Закрывает панель</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>На уровень выше</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показать &amp;скрытые файлы</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 уже существует.
Заменить его?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте имя файла.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Выбрать</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Показать </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мой компьютер</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Недавние места</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Места и закладки</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>В родительскую папку</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создать новую папку</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Показать списком</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Показать подробно</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>Файл «%1» защищён от записи.
Всё равно удалить его?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Удалить «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Не удалось удалить папку.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папка не найдена.
Проверьте, правильно ли указано имя.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Изменён</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мой компьютер</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Недопустимое имя файла</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Имя «%1» использовать нельзя.&lt;/b&gt;&lt;p&gt;Попробуйте другое имя, короче или без знаков препинания.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;ОК</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Размер:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Ширина:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Высота:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Подача бумаги:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Книжная перевёрнутая</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Альбомная перевёрнутая</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>верхнее поле</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>нижнее поле</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>левое поле</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>правое поле</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Размещение на листе</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Порядок:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Страниц на листе:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Миллиметры (мм)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Пункты (пт)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Дюймы (дюйм)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Пики (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Дидо (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Цицеро (CC)</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Envelope B4</source>
        <translation>Конверт B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Конверт B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Конверт B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Конверт C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Конверт C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Конверт C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Конверт C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Конверт C4</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Конверт C5</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Конверт C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Конверт C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Конверт C7</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Конверт Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Конверт Chou 4</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Конверт DL</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Конверт Invite</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Конверт Italian</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Конверт Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Конверт Kaku 3</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Конверт Monarch</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Конверт Personal</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Конверт PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Конверт PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Конверт PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Конверт PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Конверт PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Конверт PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Конверт PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Конверт PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Конверт PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Конверт PRC 10</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Конверт US 9</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Конверт US 10</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Конверт US 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Конверт US 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Конверт US 14</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Конверт You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой</translation>
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
        <translation>Executive (7,5 × 10 дюймов)</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Executive (7,25 × 10,5 дюйма)</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Folio (8,27 × 13 дюймов)</translation>
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
        <translation>A3 увеличенный</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 увеличенный</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 увеличенный</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 увеличенный</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Letter увеличенный</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Legal увеличенный</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloid увеличенный</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 удлинённый</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Letter удлинённый</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 малый</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Letter малый</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Архитектурный A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Архитектурный B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Архитектурный C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Архитектурный D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Архитектурный E</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Записка</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Кварто</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Половина Letter</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Открытка</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Двойная открытка</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K большой</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Фальцованная бумага США (14,875 × 11 дюймов)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Фальцованная бумага, Германия (8,5 × 12 дюймов)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Фальцованная бумага, Германия, Legal (8,5 × 13 дюймов)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Печать</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>П&amp;араметры &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>П&amp;араметры &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Печать в файл (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Печать в файл...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Локальный файл</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Записать файл PDF</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Все страницы</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Нечётные страницы</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Чётные страницы</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Слева направо, сверху вниз</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Слева направо, снизу вверх</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Справа налево, снизу вверх</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Справа налево, сверху вниз</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Снизу вверх, слева направо</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Снизу вверх, справа налево</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Сверху вниз, слева направо</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Сверху вниз, справа налево</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>Файл %1 уже существует.
Заменить его?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 — это папка.
Выберите другое имя файла.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>В файл %1 нельзя записать.
Выберите другое имя файла.</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>«Страниц на листе» и «Какие страницы» нельзя выбрать вместе.
Отключите одно из двух.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Страницы указаны неверно</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>Запись %1 непонятна. Разделяйте страницы и диапазоны запятыми, диапазоны пишите через дефис и следите, чтобы они не пересекались.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Противоречие в двусторонней печати</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Двусторонняя печать противоречит другим настройкам. Исправить?</translation>
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
        <translation>Параметры страницы</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Свойства принтера</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Параметры задания</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Противоречие в параметрах страницы</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Противоречие в параметрах</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Параметры страницы противоречат друг другу. Исправить?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Дополнительные параметры противоречат друг другу. Исправить?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Некоторые параметры противоречат друг другу. Исправьте их.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Что печатать</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Страницы с</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>to</source>
        <translation>по</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Текущая страница</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделенное</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Какие страницы:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Копий:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Разобрать по копиям</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>В обратном порядке</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Цветная</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>В оттенках серого</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Двусторонняя печать</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Переплёт по длинной стороне</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Переплёт по короткой стороне</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Страницы или диапазоны через запятую; диапазон — два числа через дефис. Например, 3,5-7,9 напечатает страницы 3, 5, 6, 7 и 9.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>С&amp;войства</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Расположение:</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Тип:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Файл:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Прокрутить сюда</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>К левому краю</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>К правому краю</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>На страницу вверх</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>На страницу вниз</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>На страницу влево</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>На страницу вправо</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Прокрутить вверх</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Прокрутить вниз</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Прокрутить влево</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Прокрутить вправо</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
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
        <translation>Влево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
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
        <translation>Прокрутить влево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Прокрутить вправо</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копировать &amp;адрес ссылки</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>RankingTable</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Бонус за время</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Итоговые очки</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>с подсказками</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>step of a replay</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Pause the replay (Space)</source>
        <translation>Приостановить повтор (пробел)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Показывать (пробел)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор партии</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>На шаг назад (←)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>На шаг вперёд (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В конец (End)</translation>
    </message>
    <message>
        <source>End the replay (Esc)</source>
        <translation>Закончить повтор (Esc)</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Шаг партии</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of a replay</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Dice roll</source>
        <translation>Кубики катятся</translation>
    </message>
    <message>
        <source>Shows how the dice were thrown, not just how they lay.</source>
        <translation>Показывает, как кубики были брошены, а не только как легли.</translation>
    </message>
    <message>
        <source>✓ Fair dice</source>
        <translation>✓ Честные кубики</translation>
    </message>
    <message>
        <source>✗ Dice not verified</source>
        <translation>✗ Не проверены</translation>
    </message>
    <message>
        <source>Every throw of this game follows from the fairness code %1.</source>
        <translation>Каждый бросок этой партии следует из кода честности %1.</translation>
    </message>
    <message>
        <source>The throws of this game do not follow from the fairness code %1.</source>
        <translation>Броски этой партии не следуют из кода честности %1.</translation>
    </message>
</context>
<context>
    <name>RoundButton</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Hint: what would be best now? (H)</source>
        <translation>Подсказка: что сейчас лучше всего? (H)</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %n unread message(s)</source>
        <translation>
            <numerusform>Чат, %n непрочитанное сообщение</numerusform>
            <numerusform>Чат, %n непрочитанных сообщения</numerusform>
            <numerusform>Чат, %n непрочитанных сообщений</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Chat (C)</source>
        <translation>Чат (C)</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>after the first throw</source>
        <translation>после первого броска</translation>
    </message>
    <message>
        <source>with one throw left</source>
        <translation>остался один бросок</translation>
    </message>
    <message>
        <source>after the last throw</source>
        <translation>после последнего броска</translation>
    </message>
    <message>
        <source>only %1 still open</source>
        <extracomment>%1 are rows of the card: “Ones” and “Poker”</extracomment>
        <translation>свободны только %1</translation>
    </message>
    <message>
        <source>%1 filled already</source>
        <translation>уже заполнены: %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <extracomment>%1 is a row of the card</extracomment>
        <translation>запишите в строку %1</translation>
    </message>
    <message>
        <source>Good play</source>
        <translation>Как играть хорошо</translation>
    </message>
    <message>
        <source>The examples are worked out exactly: nothing else brings more points on the average. Where no rows are named, the card is still empty.</source>
        <translation>Примеры вычислены точно: ничто другое не даёт в среднем больше очков. Где строки не названы, бланк ещё пуст.</translation>
    </message>
    <message>
        <source>What is a good result? Playing alone, the computer reaches on the average:</source>
        <translation>Какой результат хорош? Компьютер, играя один, в среднем набирает:</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Об игре</translation>
    </message>
    <message numerus="yes">
        <source>It is played with %n dice.</source>
        <translation>
            <numerusform>Играют %n кубиком.</numerusform>
            <numerusform>Играют %n кубиками.</numerusform>
            <numerusform>Играют %n кубиками.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n player(s) take part; alone it is practice.</source>
        <translation>
            <numerusform>Участвует до %n игрока; в одиночку это тренировка.</numerusform>
            <numerusform>Участвует до %n игроков; в одиночку это тренировка.</numerusform>
            <numerusform>Участвует до %n игроков; в одиночку это тренировка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card has %n row(s), and every round fills one of them.</source>
        <translation>
            <numerusform>В бланке %n строка, и каждый раунд заполняет одну.</numerusform>
            <numerusform>В бланке %n строки, и каждый раунд заполняет одну.</numerusform>
            <numerusform>В бланке %n строк, и каждый раунд заполняет одну.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most points win, unless somebody throws a served Generala.</source>
        <translation>Побеждает тот, у кого больше очков, если никто не выбросит генералу с первого броска.</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Побеждает тот, у кого больше очков.</translation>
    </message>
    <message numerus="yes">
        <source>Your first throw is made with all dice. After it you may throw again, up to %n throw(s) in a turn.</source>
        <translation>
            <numerusform>Первый бросок делают всеми кубиками. Потом можно бросать ещё: за ход до %n броска.</numerusform>
            <numerusform>Первый бросок делают всеми кубиками. Потом можно бросать ещё: за ход до %n бросков.</numerusform>
            <numerusform>Первый бросок делают всеми кубиками. Потом можно бросать ещё: за ход до %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a throw, lock the dice that you want to keep; the others go back into the cup.</source>
        <translation>После броска закрепите кубики, которые хотите оставить; остальные вернутся в стаканчик.</translation>
    </message>
    <message>
        <source>A die that you have kept is not bound: open its lock, and it is thrown again.</source>
        <translation>Оставленный кубик не связан навсегда: откройте его замок, и он снова пойдёт в стаканчик.</translation>
    </message>
    <message>
        <source>After any throw you may write the dice into an open row. That ends your turn.</source>
        <translation>После любого броска можно записать результат в свободную строку. На этом ход заканчивается.</translation>
    </message>
    <message>
        <source>Each row is used once. A row that the dice do not fit is scratched: it holds zero.</source>
        <translation>Каждая строка заполняется один раз. Если кубики ей не подходят, она вычёркивается: в ней ноль.</translation>
    </message>
    <message>
        <source>Rows are filled from top to bottom, each in its turn.</source>
        <translation>Строки заполняются сверху вниз, одна за другой.</translation>
    </message>
    <message numerus="yes">
        <source>Golden dice are kept, and %n die (dice) will be thrown again.</source>
        <translation>
            <numerusform>Золотые кубики оставлены, ещё %n будет брошен снова.</numerusform>
            <numerusform>Золотые кубики оставлены, ещё %n будут брошены снова.</numerusform>
            <numerusform>Золотые кубики оставлены, ещё %n будут брошены снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>The cup goes round after every throw: everybody makes the first throw and decides before anybody makes the next one.</source>
        <translation>Стаканчик переходит по кругу после каждого броска: сначала все делают первый бросок и решают, и только потом кто-либо делает следующий.</translation>
    </message>
    <message>
        <source>Whoever has written a row waits until the round is over.</source>
        <translation>Кто уже заполнил строку, ждёт конца раунда.</translation>
    </message>
    <message>
        <source>One player plays the whole turn, then the next.</source>
        <translation>Один игрок делает весь ход целиком, затем — следующий.</translation>
    </message>
    <message>
        <source>Everybody throws the same dice: in one round and throw, the first die thrown shows the same face for all, and so does the second, and so on.</source>
        <translation>Кубики у всех одинаковые: в одном раунде и броске первый брошенный кубик показывает у всех одну и ту же грань, второй тоже, и так далее.</translation>
    </message>
    <message>
        <source>What you keep is settled before anybody sees the next throw, so that it is no use to act later than the others.</source>
        <translation>Что вы оставили, решено ещё до того, как кто-либо увидит следующий бросок, поэтому ходить позже других не выгодно.</translation>
    </message>
    <message>
        <source>Everybody throws dice of their own.</source>
        <translation>У каждого свои броски.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Очерёдность</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>There is no clock in this game: take all the time that you want.</source>
        <translation>В этой игре нет часов: думайте сколько угодно.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each decision. The clock rests during pauses, animations and questions.</source>
        <translation>
            <numerusform>На каждое решение есть %n секунда. Во время пауз, анимации и вопросов часы стоят.</numerusform>
            <numerusform>На каждое решение есть %n секунды. Во время пауз, анимации и вопросов часы стоят.</numerusform>
            <numerusform>На каждое решение есть %n секунд. Во время пауз, анимации и вопросов часы стоят.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you have not thrown in time, the cup is thrown for you.</source>
        <translation>Если не бросить вовремя, за вас бросит игра.</translation>
    </message>
    <message>
        <source>If you have not decided in time, all five dice go into the cup, the locked ones too.</source>
        <translation>Если не решить вовремя, все пять кубиков уйдут в стаканчик, закреплённые тоже.</translation>
    </message>
    <message>
        <source>After the last throw, or with all five dice locked, the dice are written for you where they give the most points.</source>
        <translation>После последнего броска или когда закреплены все пять кубиков, результат сам записывается туда, где даёт больше всего очков.</translation>
    </message>
    <message>
        <source>The game ends when all cards are full.</source>
        <translation>Партия заканчивается, когда заполнены все бланки.</translation>
    </message>
    <message>
        <source>Five alike on the first throw of a turn end it at once, and that player wins: a served Generala. It does not count once the row %1 has been scratched.</source>
        <translation>Пять одинаковых с первого броска хода сразу заканчивают её победой этого игрока. Это не действует, если строка %1 у него вычеркнута.</translation>
    </message>
    <message>
        <source>After a served Generala the others are ranked by their points.</source>
        <translation>После генералы с первого броска места остальных определяются по очкам.</translation>
    </message>
    <message>
        <source>With %1 points or more in the upper rows, the card earns %2 extra.</source>
        <translation>Если в верхних строках набрано %1 или больше, бланк получает ещё %2.</translation>
    </message>
    <message>
        <source>The most points win; equal results share the place.</source>
        <translation>Побеждает тот, у кого больше очков; при равном результате игроки делят место.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>The card is multiplied by %1, and a time bonus is added: %2 less one for each second that you spent deciding, but never less than zero. These are the final points.</source>
        <translation>Очки на бланке умножаются на %1, и прибавляется бонус за время: %2 минус единица за каждую секунду, потраченную на решения, но не меньше нуля. Это итоговые очки.</translation>
    </message>
    <message>
        <source>So the better card always wins. Only between equal cards the time decides; players who are equal in both share the place.</source>
        <translation>Так что всегда побеждает лучший бланк. Время решает только между равными бланками; кто равен и в том и в другом, делит место.</translation>
    </message>
    <message>
        <source>For example, a card of %1 and %2 seconds make %3.</source>
        <extracomment>%1 points of a card, %2 seconds, %3 final points</extracomment>
        <translation>Например, %1 на бланке и %2 секунд дают %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range: %1 is &quot;5 s&quot;, %2 is &quot;120 s&quot;</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>usually %1</source>
        <extracomment>the usual value of an option</extracomment>
        <translation>обычно %1</translation>
    </message>
    <message>
        <source>or: %1</source>
        <extracomment>what else an option may be</extracomment>
        <translation>или: %1</translation>
    </message>
    <message>
        <source>Everything is as usual. What can be chosen when a game begins:</source>
        <translation>Всё как обычно. Что можно выбрать в начале партии:</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) of this game differ from the usual rules and stand out below.</source>
        <translation>
            <numerusform>%n параметр этой игры отличается от обычных правил и выделен ниже.</numerusform>
            <numerusform>%n параметра этой игры отличаются от обычных правил и выделены ниже.</numerusform>
            <numerusform>%n параметров этой игры отличаются от обычных правил и выделены ниже.</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>on the first throw</source>
        <translation>с первого броска</translation>
    </message>
    <message>
        <source>on the first throw, and the game is won</source>
        <translation>с первого броска — и партия выиграна</translation>
    </message>
    <message>
        <source>five alike count as well</source>
        <translation>пять одинаковых тоже годятся</translation>
    </message>
    <message>
        <source>five alike do not count here</source>
        <translation>пять одинаковых здесь не годятся</translation>
    </message>
    <message>
        <source>four alike count as well</source>
        <translation>четыре одинаковых тоже годятся</translation>
    </message>
    <message>
        <source>four alike are not two pairs</source>
        <translation>четыре одинаковых — не две пары</translation>
    </message>
    <message>
        <source>only the higher pair counts</source>
        <translation>считается только старшая пара</translation>
    </message>
    <message numerus="yes">
        <source>only %n of these dice count</source>
        <translation>
            <numerusform>считается только %n из этих кубиков</numerusform>
            <numerusform>считаются только %n из этих кубиков</numerusform>
            <numerusform>считаются только %n из этих кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>a full house contains two pairs</source>
        <translation>в фулл-хаусе есть две пары</translation>
    </message>
    <message>
        <source>a longer sequence counts as well</source>
        <translation>последовательность длиннее тоже годится</translation>
    </message>
    <message>
        <source>the other straight does not count here</source>
        <translation>другой стрит здесь не считается</translation>
    </message>
    <message>
        <source>it may go on from %1 to %2</source>
        <extracomment>%1 and %2 are faces: 6 and 1</extracomment>
        <translation>после %1 может идти %2</translation>
    </message>
    <message>
        <source>it does not go on from %1 to %2</source>
        <translation>после %1 не идёт %2</translation>
    </message>
    <message>
        <source>a %1 stands for the %2</source>
        <extracomment>%1 and %2 are faces: 1 and 2</extracomment>
        <translation>%1 заменяет %2</translation>
    </message>
    <message>
        <source>while %1 holds points</source>
        <translation>если в строке %1 есть очки</translation>
    </message>
    <message>
        <source>while %1 holds none</source>
        <translation>если в строке %1 их нет</translation>
    </message>
    <message>
        <source>as a joker, and %1 extra</source>
        <translation>как джокер, и ещё %1</translation>
    </message>
    <message>
        <source>as a joker</source>
        <translation>как джокер</translation>
    </message>
    <message>
        <source>The rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Upper rows, with a bonus of %1 from a sum of %2 on</source>
        <translation>Верхние строки; бонус %1 при сумме от %2</translation>
    </message>
    <message>
        <source>Lower rows</source>
        <translation>Нижние строки</translation>
    </message>
    <message>
        <source>Once the row %1 is filled, with points or with zero, every five alike is a joker.</source>
        <translation>Когда строка %1 заполнена, очками или нулём, любые пять одинаковых становятся джокером.</translation>
    </message>
    <message>
        <source>A joker goes into the upper row of its face. If that one is filled, it goes into any open lower row; if there is none, an upper row has to be scratched.</source>
        <translation>Джокер записывается в верхнюю строку своего достоинства. Если она занята, он идёт в любую свободную нижнюю строку; если таких нет, приходится вычеркнуть верхнюю строку.</translation>
    </message>
    <message>
        <source>These rows give a joker their full points: %1.</source>
        <translation>Эти строки дают джокеру свои полные очки: %1.</translation>
    </message>
    <message>
        <source>While the row %1 holds points, each further five alike earns %2 extra, whichever row it goes into.</source>
        <translation>Если в строке %1 есть очки, каждые новые пять одинаковых дают ещё %2, в какую бы строку они ни попали.</translation>
    </message>
    <message>
        <source>Further five alike</source>
        <translation>Новые пять одинаковых</translation>
    </message>
    <message>
        <source>Everybody throws the same dice, so points are won only where you decide otherwise than the others. Who leads does well to decide as they do; who is behind has to be different.</source>
        <translation>Кубики у всех одинаковые, поэтому выиграть очки можно, только решив иначе, чем другие. Кто впереди, тому лучше решать как они; кто позади, тому нужно что-то своё.</translation>
    </message>
    <message>
        <source>Think about the hard decisions: the time that they take only counts when the cards are equal, and one point on the card outweighs it.</source>
        <translation>Над трудными решениями думайте: время считается, только если бланки равны, и одно очко на бланке важнее.</translation>
    </message>
    <message>
        <source>Of two pairs, keep the higher one and throw three dice.</source>
        <translation>Из двух пар оставьте старшую и бросьте три кубика.</translation>
    </message>
    <message>
        <source>Of two pairs after the first throw, keep the higher one; with one throw left, keep both: a full house is near.</source>
        <translation>Из двух пар после первого броска оставьте старшую; если остался один бросок, оставьте обе: до фулл-хауса недалеко.</translation>
    </message>
    <message>
        <source>Any pair is a beginning, even a pair of ones: the great rows ask for dice that are alike.</source>
        <translation>Любая пара — это начало, даже пара единиц: самые ценные строки требуют одинаковых кубиков.</translation>
    </message>
    <message>
        <source>A pair of ones is no beginning here: a single six promises more.</source>
        <translation>Пара единиц здесь не начало: одна шестёрка обещает больше.</translation>
    </message>
    <message>
        <source>Three dice of each face come to %1 in the upper rows, and the bonus asks for %2. So three of a face are at home there, more make up for a row with fewer.</source>
        <translation>Три кубика каждого достоинства дают в верхних строках %1, а бонус требует %2. Так что трём одинаковым там самое место, а если их больше, они возместят строку, где их меньше.</translation>
    </message>
    <message>
        <source>Four alike on the first throw are no reason to stop: %1 is safe, so throw for the fifth.</source>
        <translation>Четыре одинаковых с первого броска — не повод останавливаться: %1 уже в руках, бросайте ради пятого.</translation>
    </message>
    <message numerus="yes">
        <source>A full house on the first throw is worth %n point(s): write it.</source>
        <translation>
            <numerusform>Фулл-хаус с первого броска даёт %n очко: записывайте.</numerusform>
            <numerusform>Фулл-хаус с первого броска даёт %n очка: записывайте.</numerusform>
            <numerusform>Фулл-хаус с первого броска даёт %n очков: записывайте.</numerusform>
        </translation>
    </message>
    <message>
        <source>Four in sequence that can be completed at both ends are worth more than a pair.</source>
        <translation>Четыре подряд, которые можно дополнить с обоих концов, ценнее пары.</translation>
    </message>
    <message>
        <source>Straights are paid so well here that four in sequence are kept even where only one face completes them.</source>
        <translation>Стриты здесь ценятся так высоко, что четыре подряд оставляют, даже если их дополнит лишь одна грань.</translation>
    </message>
    <message>
        <source>A pair is worth more than four in sequence: do not break it up for a straight.</source>
        <translation>Пара ценнее четырёх подряд: не разбивайте её ради стрита.</translation>
    </message>
    <message>
        <source>When %1 lies on the table it is safe: throw the odd die again for %2.</source>
        <translation>Когда %1 уже на столе, он никуда не денется: бросьте лишний кубик ещё раз, за %2.</translation>
    </message>
    <message>
        <source>A throw that fits nowhere costs least in the row %1.</source>
        <translation>Бросок, который никуда не подходит, дешевле всего обойдётся в строке %1.</translation>
    </message>
    <message>
        <source>When a row has to be scratched and the ones are gone, take %1: it needs two Generalas, and only few games bring them.</source>
        <translation>Когда строку приходится вычёркивать, а единицы уже заняты, вычеркните строку %1: нужны две генералы, а они выпадают редко.</translation>
    </message>
    <message>
        <source>Write the first five alike into %1 and nowhere else: points there make each further one worth %2 more.</source>
        <translation>Первые пять одинаковых записывайте в строку %1 и никуда больше: с очками там каждые следующие стоят на %2 больше.</translation>
    </message>
    <message>
        <source>Only the row that is next counts: keep what it needs, whatever else lies there.</source>
        <translation>Важна только очередная строка: оставляйте то, что нужно ей, что бы ещё ни лежало на столе.</translation>
    </message>
    <message>
        <source>For %1, keep fives and sixes after the first throw; with one throw left, fours too.</source>
        <translation>Для строки %1 после первого броска оставляйте пятёрки и шестёрки, а перед последним — и четвёрки.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>That did not go</source>
        <translation>Не получилось</translation>
    </message>
</context>
<context>
    <name>SavedDocument</name>
    <message>
        <source>No program opened the file</source>
        <translation>Ни одна программа не открыла файл</translation>
    </message>
    <message>
        <source>The file is saved</source>
        <translation>Файл сохранён</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Unfinished, round %1 of %2</source>
        <translation>Не окончена, раунд %1 из %2</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Начата: %1</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Последний ход: %1</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Доп. ятзи</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Бонус за время</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Итоговые очки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Fairness code of the dice</source>
        <translation>Код честности кубиков</translation>
    </message>
</context>
<context>
    <name>ScorecardModel</name>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>The upper rows earn %1 more once they add up to %2.</source>
        <translation>Верхние строки дают ещё %1, когда в сумме набрано %2.</translation>
    </message>
    <message>
        <source>The sum of everything written so far.</source>
        <translation>Сумма всего записанного до сих пор.</translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <comment>row, player</comment>
        <translation>%1, %2: свободно</translation>
    </message>
    <message>
        <source>%1, %2: would give %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2: даст %3</translation>
    </message>
    <message>
        <source>%1, %2: 0, scratched</source>
        <comment>row, player</comment>
        <translation>%1, %2: 0, строка вычеркнута</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <comment>bonus, player, points reached, points needed</comment>
        <translation>%1, %2: %3 из %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>row, player, points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Extra %1</source>
        <extracomment>points for further five alike, beside the rows; %1 is the name of a row</extracomment>
        <translation>Доп. ятзи: %1</translation>
    </message>
    <message>
        <source>Each further five alike earns %1 more, once “%2” holds points.</source>
        <translation>Каждые новые пять одинаковых дают ещё %1, когда в строке «%2» есть очки.</translation>
    </message>
</context>
<context>
    <name>ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Up and Down lead through the open rows, Enter writes.</source>
        <translation>Стрелки вверх и вниз ведут по свободным строкам, Enter записывает.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>nothing found</source>
        <translation>ничего не найдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the rules (%1)</source>
        <translation>Поиск в правилах (%1)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Previous place (%1)</source>
        <translation>Предыдущее место (%1)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Next place (%1)</source>
        <translation>Следующее место (%1)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add player</source>
        <translation>Добавить игрока</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1, очки: %2</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>waiting for the round to end</source>
        <translation>ждёт конца раунда</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>осталась %n секунда</numerusform>
            <numerusform>осталось %n секунды</numerusform>
            <numerusform>осталось %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Время на решение</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Кто играет за игрока %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Убрать игрока %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
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
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Ask before writing a zero</source>
        <translation>Спрашивать перед записью нуля</translation>
    </message>
    <message>
        <source>only while another row would give points</source>
        <translation>только если другая строка даст очки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синее</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордовое</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Слоновая кость</translation>
    </message>
    <message>
        <source>Casino red</source>
        <translation>Красные, как в казино</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночные</translation>
    </message>
    <message>
        <source>Large figures, high contrast</source>
        <translation>Крупные цифры, высокий контраст</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Выключить все звуки</translation>
    </message>
    <message>
        <source>in the game: the key M</source>
        <translation>во время игры: клавиша M</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Игроки-компьютеры</translation>
    </message>
    <message>
        <source>Take their time</source>
        <translation>Не спешат</translation>
    </message>
    <message>
        <source>Play at a usual pace</source>
        <translation>Играют в обычном темпе</translation>
    </message>
    <message>
        <source>Play quickly</source>
        <translation>Играют быстро</translation>
    </message>
    <message>
        <source>Computer players talk</source>
        <translation>Компьютеры разговаривают</translation>
    </message>
    <message>
        <source>a word now and then, in the chat</source>
        <translation>изредка словечко в чате</translation>
    </message>
    <message>
        <source>Tips for newcomers</source>
        <translation>Советы новичкам</translation>
    </message>
    <message>
        <source>each is shown once; switch them on again to see them anew</source>
        <translation>каждый показывается один раз; включите снова, чтобы увидеть их опять</translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message>
        <source>Same dice for all: in each throw every seat gets the same faces, so strategy decides.</source>
        <translation>Одни кубики на всех: в каждом броске всем выпадает одно и то же, решает стратегия.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Game menu: rematch or a new game</source>
        <translation>Меню «Игра»: реванш или новая партия</translation>
    </message>
    <message>
        <source>Throw %1 of %2</source>
        <translation>Бросок %1 из %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>throw count · what to do</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer seat</comment>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>Welcome! Click the cup to throw the dice</source>
        <translation>Добро пожаловать! Щёлкните по стаканчику, чтобы бросить кубики</translation>
    </message>
    <message>
        <source>%1: throw the dice</source>
        <translation>%1: бросайте кубики</translation>
    </message>
    <message>
        <source>click the cup, or shake it and let go</source>
        <translation>щёлкните по стаканчику или встряхните его и отпустите</translation>
    </message>
    <message>
        <source>%1: choose which dice to keep</source>
        <translation>%1: выберите, какие кубики оставить</translation>
    </message>
    <message>
        <source>click a die or its lock (1–5), or write a row on the card</source>
        <translation>щёлкните по кубику или замку (1–5) либо заполните строку</translation>
    </message>
    <message>
        <source>%1: write a row on the card</source>
        <translation>%1: заполните строку на бланке</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>Ctrl+N starts a new game</source>
        <translation>Ctrl+N — новая партия</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message numerus="yes">
        <source>%n dice · Space</source>
        <translation>
            <numerusform>%n кубик · пробел</numerusform>
            <numerusform>%n кубика · пробел</numerusform>
            <numerusform>%n кубиков · пробел</numerusform>
        </translation>
    </message>
    <message>
        <source>Next throw</source>
        <translation>Следующий бросок</translation>
    </message>
    <message>
        <source>All three throws are made: write a row</source>
        <translation>Все три броска сделаны: заполните строку</translation>
    </message>
    <message>
        <source>All five dice are locked: open a lock or write a row</source>
        <translation>Закреплены все пять кубиков: откройте замок или заполните строку</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back to the cup · Space</source>
        <translation>
            <numerusform>%n кубик вернётся в стаканчик · пробел</numerusform>
            <numerusform>%n кубика вернутся в стаканчик · пробел</numerusform>
            <numerusform>%n кубиков вернутся в стаканчик · пробел</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the cup</source>
        <translation>Стаканчик у игрока %1</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Партия на паузе</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2, throw %3 · Esc goes back to the game</source>
        <translation>Просмотр: раунд %1, %2, бросок %3 · Esc — назад к партии</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Replay: the end of the game</source>
        <translation>Повтор: конец партии</translation>
    </message>
    <message>
        <source>Replay: round %1, %2</source>
        <translation>Повтор: раунд %1, %2</translation>
    </message>
    <message>
        <source>Replay: round %1, %2, throw %3</source>
        <translation>Повтор: раунд %1, %2, бросок %3</translation>
    </message>
    <message>
        <source>no throws are left: click a row, or arrows and Enter</source>
        <translation>бросков больше нет: выберите строку щелчком или стрелками и Enter</translation>
    </message>
    <message>
        <source>your own game waits</source>
        <translation>ваша партия ждёт</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Вернуться к своей партии</translation>
    </message>
    <message>
        <source>Looking back: round %1, %2 · Esc goes back to the game</source>
        <translation>Просмотр: раунд %1, %2 · Esc — назад к партии</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>two</source>
        <translation>два</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message>
        <source>Die %1: %2, locked</source>
        <translation>Кубик %1: %2, закреплён</translation>
    </message>
    <message>
        <source>Die %1: %2, free</source>
        <translation>Кубик %1: %2, свободен</translation>
    </message>
    <message>
        <source>Lock of die %1: closed</source>
        <translation>Замок кубика %1: закрыт</translation>
    </message>
    <message>
        <source>Lock of die %1: open</source>
        <translation>Замок кубика %1: открыт</translation>
    </message>
    <message>
        <source>Let die %1 go (%1)</source>
        <translation>Открепить кубик %1 (%1)</translation>
    </message>
    <message>
        <source>Keep die %1 (%1)</source>
        <translation>Закрепить кубик %1 (%1)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>“generala --help” lists what there is.</source>
        <translation>«generala --help» покажет, что есть.</translation>
    </message>
    <message>
        <source>Nothing can be kept in this folder: %1.</source>
        <translation>В этой папке ничего нельзя сохранить: %1.</translation>
    </message>
</context>
<context>
    <name>TipBubble</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Без советов</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Throw the dice</source>
        <translation>Бросьте кубики</translation>
    </message>
    <message>
        <source>Keep what is good</source>
        <translation>Оставьте лучшее</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Запишите результат</translation>
    </message>
    <message>
        <source>Mind the clock</source>
        <translation>Следите за временем</translation>
    </message>
    <message>
        <source>Take hold of the cup with the mouse, shake it and let go. A click on it, or the space bar, does the same by itself.</source>
        <translation>Возьмите стаканчик мышью, потрясите и отпустите. Щелчок по нему или пробел сделают то же самое за вас.</translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to keep: they are locked, and only the others are thrown again. %n throw(s) left.</source>
        <translation>
            <numerusform>Щёлкните по кубикам, которые хотите оставить: они закрепятся, а перебросите только остальные. Остался %n бросок.</numerusform>
            <numerusform>Щёлкните по кубикам, которые хотите оставить: они закрепятся, а перебросите только остальные. Осталось %n броска.</numerusform>
            <numerusform>Щёлкните по кубикам, которые хотите оставить: они закрепятся, а перебросите только остальные. Осталось %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a row of the scorecard when you like your dice, at the latest after the last throw. The figures tell what each row would give now; every row is written once.</source>
        <translation>Выберите строку бланка, когда кубики вас устроят, самое позднее после последнего броска. Числа показывают, сколько дала бы сейчас каждая строка; каждая заполняется один раз.</translation>
    </message>
    <message numerus="yes">
        <source>The ring round your picture runs down while you decide: you have %n second(s) for each decision. After that the clock decides for you.</source>
        <translation>
            <numerusform>Кольцо вокруг вашего значка убывает, пока вы думаете: на каждое решение есть %n секунда. Потом за вас решают часы.</numerusform>
            <numerusform>Кольцо вокруг вашего значка убывает, пока вы думаете: на каждое решение есть %n секунды. Потом за вас решают часы.</numerusform>
            <numerusform>Кольцо вокруг вашего значка убывает, пока вы думаете: на каждое решение есть %n секунд. Потом за вас решают часы.</numerusform>
        </translation>
    </message>
</context>
</TS>
