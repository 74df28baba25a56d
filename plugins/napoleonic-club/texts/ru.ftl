name = «Liberté, Égalité, Fraternité»
edition = Очки и звания наполеоновского клуба
player = Игрок

## What is entered

rank-entry = Звание
rank-help = Звание игрока в конце партии. Нужно, когда играют двое.
result-entry = Результат
result-help = Чем партия закончилась для этого игрока.
turns = Сыграно ходов
turns-help = Сколько ходов длилась партия.
multiplayer-doubles = При многих игроках удваиваются
multiplayer-doubles-help = Какие игровые очки умножаются на 2, если игроков больше двух. Победные очки — никогда.
doubles-length = очки за длительность
doubles-everything = все игровые очки

## Ranks and results

lieutenant = Лейтенант
captain = Капитан
major = Майор
lt-colonel = Подполковник
colonel = Полковник
general-de-brigade = Бригадный генерал
general-de-division = Дивизионный генерал
general-de-corps = Корпусной генерал
marshal = Маршал
emperor = Император
major-victory = Крупная победа
minor-victory = Малая победа
draw = Ничья
minor-defeat = Малое поражение
major-defeat = Крупное поражение
game-points = Игровые очки
victory-points = Победные очки

## Articles

article-1 = Liberté, Égalité, Fraternité, 1
article-1-summary = Оба игрока получают игровое очко за каждый ход и прибавку, которая растёт с длительностью партии. При многих игроках очки удваиваются.
article-2 = Liberté, Égalité, Fraternité, 2
article-2-summary = Каждый игрок получает игровые и победные очки за результат, от крупной победы до крупного поражения.
article-2-ranks = Liberté, Égalité, Fraternité, 2, таблица званий
article-2-ranks-summary = Если звания двух игроков различны, старший теряет игровые очки, а младший получает игровые и победные — каждый по своему результату.

## Points

points = игровые очки: { $game }, победные очки: { $victory }
below-zero = Эта партия отнимает очки. { $player } — игровые очки: { $game }.

## Length

length = Длительность партии
length-adds =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }. Каждому игроку — игровые очки: { $game }, победные очки: { $victory }.
length-multiplayer =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }, вдвойне. Каждому игроку — игровые очки: { $game }, победные очки: { $victory }.
reading-no-upper-end = Последняя строка таблицы, 50 ходов и больше, сверху не ограничена.
reading-doubles-length = Удваиваются только игровые очки статьи 1; победные — никогда.
reading-doubles-everything = Удваиваются все игровые очки, как принято в этом клубе; победные — никогда.

## Result

result = Результат
result-won = { $winner } — победа. Результат: { $result }.
result-won-by-several =
    { $n ->
        [one] Победил { $n } игрок. Лучший результат: { $result }.
        [few] Победили { $n } игрока. Лучший результат: { $result }.
       *[many] Победили { $n } игроков. Лучший результат: { $result }.
    }
result-draw = Никто не победил: ничья.
result-adds = { $result } (игровые очки: { $game }, победные очки: { $victory })
draw-not-by-all = Никто не победил, но { $player } — не ничья. Проверьте результаты.
unmirrored = Результаты не отвечают друг другу. { $first } — { $a }. { $second } — { $b }.

## Ranks

rank = Разница званий
rank-differs = По званию выше { $higher }; игровые очки получает { $lower }.
rank-same = У игроков одно и то же звание.
rank-multiplayer = Игроков больше двух: звания не учитываются.
reading-own-row = Каждый смотрит в строку своего результата, как бы далеко ни отстояли звания.
reading-no-ranks = Таблица званий — только для двух игроков.

## Standings

standings = Положение
standings-of = Положение: { $club }
member = Член клуба
games = Партии
games-won = Победы
games-drawn = Ничьи
games-lost = Поражения
next-rank = Следующее звание
missing-game-points = Не хватает игровых очков
missing-victory-points = Не хватает победных очков
rank-not-held = { $player }: записано звание «{ $recorded }», а в начале партии было «{ $held }». Очки взяты по записи.
player-twice = Один игрок записан на две стороны этой партии. Она не учтена.
player-without-name = У этой стороны нет имени: её очки ничьи.
conversion-below-zero = { $member }: для этого обмена нужно игровых очков: { $cost }, было: { $has }. Обмен не учтён.
conversion-by-nobody = { $member }: нет в списке и ещё нет партий. Обмен не учтён.
more-problems = И ещё таких же: { $n }.

## The club’s file

club-list = Здесь нужен список.
club-entry = Эта запись должна быть объектом.
club-name = Здесь нужно имя.
club-date = Здесь нужна дата: год-месяц-день, например 2026-11-29.
club-number = Здесь нужно целое число, для победных очков не меньше 0, и не больше миллиарда.
club-number-of-one = Здесь нужно целое число победных очков, не меньше 1.
club-member-twice = { $member } записан дважды. Имена различаются только регистром, написанием диакритики или пробелами.
