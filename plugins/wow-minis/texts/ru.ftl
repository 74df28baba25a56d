name = World of Warcraft Miniatures
edition = D-15
party = Отряд

## What is entered

vp = Победные очки
vp-help = Победные очки отряда на момент остановки игры.
target = Цель
target-help = Сколько победных очков нужно отряду для обычной победы: его собственная стоимость в чести, если сценарий не велит иначе.
honor-entry = Честь отряда
honor-help = Сколько стоил весь отряд при сборе.
near = У точки
near-help = Ваш собственный подсчёт персонажей отряда на точке или рядом с ней. Нужен, только если поле не заполнено.
called-tick = Время вышло на тике
called-tick-help = Тик от 1 до 10, во время которого объявили конец времени.
ticks-played = Сыграно тиков
ticks-played-help = Сколько тиков закончено после объявления, от 0 до 3. Тик объявления — первый.
count-pets = Питомцы считаются
count-pets-help = Считаются ли питомцы персонажами у точек.
sudden-death = Внезапная смерть
gained = Набрано очков
gained-help = Победные очки, которые каждый отряд получил за этот тик из любого источника.
final-board = Конечное поле
character = Персонаж
pet = Питомец
other-piece = Другая фигура
victory-point = Победная точка

## Articles

d15-procedure = D-15, до пунктов
d15-procedure-summary = Когда объявлен конец времени, тик доигрывают и играют ещё два, с тем, что положено в конце тиков 5 и 10. Затем игра останавливается.
d15-1 = D-15, 1-й пункт
d15-1-summary = Побеждает отряд, которому меньше не хватает до обычной победы.
d15-2 = D-15, 2-й пункт
d15-2-summary = При равенстве каждый персонаж на точке или рядом с ней даёт своему отряду одно очко, и отряды сравнивают снова.
d15-3 = D-15, 3-й пункт
d15-3-summary = Если и тогда равенство, побеждает отряд, который стоил больше чести.
d15-4 = D-15, 4-й пункт
d15-4-summary = При равной стоимости играют по одному тику, пока отряды не наберут разное число очков. Персонажи на точке или рядом с ней приносят очки в конце каждого тика.

## Results

result-normal-win = обычная победа
result-tiebreak-win = победа по дополнительным условиям
result-sudden-death-win = победа во внезапной смерти

## How a margin reads

on-target = ровно цель
over = на { $n } больше цели
short = не хватает { $n }
scores = { $first } { $vp-first } из { $target-first }, { $second } { $vp-second } из { $target-second }

## Normal win

normal-win = Обычная победа
normal-win-decides = { $scores }: { $winner } достигает цели, { $state }.
normal-win-level = { $scores }: оба выше цели на { $n }.
normal-win-passed = { $scores }: ни одна цель не достигнута.
extra-ticks-remain =
    { $n ->
        [one] Осталось сыграть { $n } тик.
        [few] Осталось сыграть { $n } тика.
       *[many] Осталось сыграть { $n } тиков.
    }
reading-three-ticks = Сначала доигрывают тик объявления, затем ещё два: всего три. После 10 часы начинают с 1.
summary-normal-win = Обычная победа: цель достигнута.
summary-extra-ticks =
    { $n ->
        [one] До остановки игры остался { $n } тик.
        [few] До остановки игры осталось { $n } тика.
       *[many] До остановки игры осталось { $n } тиков.
    }

## Distance to the target

distance = Расстояние до цели
distance-decides = { $scores }: { $winner } ближе к своей цели, на { $by }.
distance-level = { $scores }: поровну, { $state }.
reading-signed-margin = Сравнивают победные очки минус цель. Ближе тот, у кого разность больше, даже если один отряд выше цели, а другой ниже.
summary-distance = Ближе к своей цели, на { $by }.

## On or beside a location

position = На точке или рядом
position-decides = { $first } — { $a }, { $second } — { $b }: { $winner } ближе на { $by }.
position-level = { $first } — { $a }, { $second } — { $b }; теперь у отрядов поровну: { $state }.
bonus-from-board = +{ $n } по полю
bonus-from-entry = +{ $n } по записи
reading-once-each = Персонаж считается один раз, скольких бы точек он ни касался и что бы ни принёс в игре. Вне карты фигуры не считаются.
near-differs = { $party }: вы насчитали { $near }, на поле { $board }. Берётся поле.
no-location = На карте стоят фигуры, но победная точка не отмечена. Отметьте её или проверьте подсчёт.
summary-position = Персонажи на точке или рядом: { $own } против { $other }.

## Cost of the party

honor = Стоимость отряда
honor-decides = { $winner } — { $more } чести, { $loser } — { $less }: дороже на { $by }.
honor-level = { $first } и { $second } стоят по { $n } чести.
reading-cost-of-party = Честь всего отряда, как он был собран.
gloss-names-other = Французский текст поясняет этот шаг набранными победными очками, и тогда победителем был бы { $other }. Берётся стоимость отряда.
gloss-names-none = Французский текст поясняет этот шаг набранными победными очками, а они равны. Берётся стоимость отряда.
summary-honor = По стоимости отряда, { $more } против { $less }.

## Sudden death

sudden-death-decides = Тик { $tick }: { $winner } получает { $more }, { $loser } — { $less }.
sudden-death-goes-on =
    { $played ->
        [0] Отряды стоили одинаково. Играйте по одному тику.
        [one] { $played } тик закончился поровну. Сыграйте ещё один.
        [few] { $played } тика закончились поровну. Сыграйте ещё один.
       *[many] { $played } тиков закончились поровну. Сыграйте ещё один.
    }
reading-sudden-death = Решает первый тик, в котором отряды набрали разное число очков, — в пользу большего.
rows-after-deciding = Решил тик { $tick }. Строки после него не считаются.
summary-sudden-death = В тике { $tick } внезапной смерти, { $more } против { $less }.
summary-sudden-death-goes-on = Внезапная смерть: по одному тику, пока отряды не наберут разное число очков.

## Checklist

do-call = Время объявлено: введите тик
do-called = Время вышло на тике { $tick }
do-finish-tick = Доиграть тик { $tick }
do-tick = Сыграть тик { $tick }
do-end-of-tick = Конец тика { $tick }: очки за точки
do-stop = Стоп: решение
do-sudden-death = Тик { $tick } внезапной смерти; очки за точки
do-enter-gained = Записать, что набрал каждый отряд
gained-from-board = По полю: { $first } — { $a }, { $second } — { $b }
