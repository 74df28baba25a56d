### Messages that the host lends to every ruleset, and those on a record that is entered wrongly. Their ids begin with
### "arbiter-".

## How an entry is named

arbiter-word = { $word }
arbiter-cell = [{ $x }, { $y }]
arbiter-piece-name = { $piece }
arbiter-of-side = { $field } ({ $side })
arbiter-of-row = { $field } ({ $table }, строка { $row })
arbiter-of-piece = { $field } ({ $piece })

## How things stand

arbiter-missing = Нужно записать: { $subject }.
arbiter-not-placed = { $piece }: ещё не на поле. Поставьте фигуру на поле или уберите из игры.
arbiter-waiting = Этот шаг ждёт записи.
arbiter-incomplete = Не хватает нужной записи.
arbiter-invalid = Запись с ошибкой.

## Values

arbiter-unknown-entry = { $subject }: эти правила такого не знают. Запись сохранится, но не считается.
arbiter-unknown-key = «{ $key }»: эти правила такого не знают. Запись сохранится, но не считается.
arbiter-not-an-integer = { $subject }: нужно целое число.
arbiter-not-yes-no = { $subject }: нужно да или нет.
arbiter-not-text = { $subject }: нужен текст.
arbiter-not-a-choice = { $subject }: нужен один из вариантов.
arbiter-unknown-choice = { $subject }: варианта «{ $value }» нет.
arbiter-not-a-side = { $subject }: нужна сторона.
arbiter-no-such-side = { $subject }: такой стороны в матче нет; всего сторон: { $sides }.
arbiter-not-a-finding = { $subject }: нужно решение судьи: что установлено, почему и кем.
arbiter-finding-without-value = { $subject }: скажите, что установлено.
arbiter-finding-without-reason = { $subject }: назовите причину.
arbiter-finding-without-judge = { $subject }: скажите, кто решил — судья или главный судья.
arbiter-too-small = { $subject }: { $value }, а наименьшее — { $min }.
arbiter-too-large = { $subject }: { $value }, а наибольшее — { $max }.
arbiter-not-per-side = { $subject }: нужно по числу на каждую сторону, сторон: { $sides }.

## Sides, rows, versions

arbiter-side-count-exact =
    { $count ->
        [one] В матче { $count } сторона
        [few] В матче { $count } стороны
       *[many] В матче { $count } сторон
    }; эти правила рассчитаны на { $needed }.
arbiter-side-count =
    { $count ->
        [one] В матче { $count } сторона
        [few] В матче { $count } стороны
       *[many] В матче { $count } сторон
    }; эти правила рассчитаны на число от { $min } до { $max }.
arbiter-rows-not-a-list = { $table }: нужен список строк.
arbiter-row-not-an-object = { $table }: эта строка — не строка таблицы.
arbiter-too-many-rows = { $table }: строк может быть не больше { $max }.
arbiter-other-version = Протокол сделан с версией правил { $recorded }, сейчас { $present }.
arbiter-other-major-version = Протокол сделан с версией правил { $recorded }, сейчас { $present }: правила могли измениться. Проверьте решение.

## Boards

arbiter-map-topology = Карта не того вида, что нужен этим правилам.
arbiter-map-fixed = Карта отличается от заданной правилами ({ $member }).
arbiter-map-member-missing = У карты нет «{ $member }».
arbiter-map-member-wrong = «{ $member }» карты вне допустимых пределов.
arbiter-feature-kind = «{ $kind }»: такого на карте эти правила не знают.
arbiter-feature-off-map = { $what }: { $place } — вне карты.
arbiter-side-missing = { $what }: сторона не указана. Укажите её.
arbiter-no-such-side-of = { $what }: такой стороны в матче нет; всего сторон: { $sides }.
arbiter-piece-id-twice = У двух фигур один номер: { $id }.
arbiter-piece-kind = { $piece }: вида «{ $kind }» эти правила не знают.
arbiter-piece-zone = { $piece }: места «{ $zone }» эти правила не знают.
arbiter-piece-off-map = { $piece }: вне карты ({ $place }).
arbiter-piece-number = { $piece }: число вне допустимых пределов.

## Standings: why a match does not count

arbiter-left-out-other-ruleset = Не учтена: сыграна по другим правилам.
arbiter-left-out-no-date = Не учтён: даты нет или она записана не как год-месяц-день, например 2026-11-29.
arbiter-left-out-incomplete = Не учтена: не записано нужное.
arbiter-left-out-invalid = Не учтена: что-то записано неверно.
arbiter-left-out-not-over = Не учтена: партия не закончена.
