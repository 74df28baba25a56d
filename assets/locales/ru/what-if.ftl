### Что изменило бы решение: каждое изменение в нескольких словах.

what-if-number = { $subject }: { $to } вместо { $from }
what-if-choice = { $subject }: «{ $to }» вместо «{ $from }»
what-if-of-row-and-side = { $field } ({ $side }; { $table }, строка { $row })

## Pieces

what-if-on = { $piece }: { $place }, на «{ $location }»
what-if-beside = { $piece }: { $place }, рядом с «{ $location }»
what-if-elsewhere = { $piece }: { $place }, в стороне от всех точек
what-if-at = { $piece }: { $place }
what-if-out = { $piece }: вне игры
what-if-location-at = { $location } { $place }

## What was tried, after "Undo:"

what-if-try = проба: { $change }

## On the command line

what-if-help = judge: также все одиночные изменения, которые изменили бы решение; в JSON — «what_if»
what-if-heading = Что изменило бы решение
what-if-nothing = Ни одно изменение само по себе решения не меняет.
what-if-not-all = Запись так велика, что проверены не все изменения.
what-if-then = { $change } → { $verdict }
what-if-check = { $change } → { $verdict } — проверьте: хватило бы небольшой ошибки
what-if-pieces = Фигуры
what-if-numbers = Числа
what-if-choices = Выбор
what-if-rows = Последние строки
what-if-failed = Не удалось найти, что изменило бы решение по { $file }: { $message }
