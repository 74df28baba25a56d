### Каскад шагов, что изменило бы решение, что изменила последняя правка, и вердикт для игроков.

## Шаги

cascade-was = было { $n }
cascade-was-none = было пусто
cascade-waits-for-more =
    { $n ->
        [one] и ещё { $n } значение
        [few] и ещё { $n } значения
       *[many] и ещё { $n } значений
    }

## Что изменило бы исход

cascade-flip = Что изменило бы исход
cascade-flip-none = Ни одна отдельная правка не изменит исход.
cascade-flip-pieces = Фигура стоит иначе
cascade-flip-numbers = Другое число
cascade-flip-choices = Другой выбор
cascade-flip-rows = Последняя строка
cascade-flip-all = Все: { $n }
cascade-flip-fewer = Меньше
cascade-try = Примерить
cascade-try-named = Примерить: { $change }
cascade-check = проверьте
cascade-slip = Одна ошибка изменит исход. Проверьте: { $what }
cascade-place-of = где стоит { $piece }
cascade-entry-of = { $field } ({ $whose })

## Что изменила последняя правка

cascade-last-edit = Правка: { $action }
cascade-undone = Отменено: { $action }
cascade-redone = Возвращено: { $action }
cascade-several-edits = Последние правки

## Вердикт для игроков

cascade-command-verdict = Вердикт для игроков
cascade-back = К столу судьи
