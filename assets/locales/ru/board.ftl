### Редактор поля: список, линейка, копирование и очистка фигур.

## Команды

desk-command-cut = Вырезать фигуру
desk-command-copy = Копировать фигуру
desk-command-paste = Вставить фигуры
desk-command-copy-all = Копировать все фигуры
desk-command-clear-board = Снять все фигуры с поля…
desk-command-remove-pieces = Удалить все фигуры…
desk-command-tool-ruler = Линейка
desk-command-list = Список поля
desk-command-turn-board = Повернуть поле
desk-command-fit = Показать всю карту
desk-command-zoom-in = Увеличить карту
desk-command-zoom-out = Уменьшить карту
desk-why-no-piece = Фигура не выбрана.
desk-why-no-pieces = На этом поле нет фигур.
desk-why-nothing-copied = Ни одна фигура не скопирована.

## Что можно отменить, после «Отменить:»

desk-undo-paste = вставка фигуры «{ $piece }»
desk-undo-paste-several =
    { $n ->
        [one] вставка { $n } фигуры
        [few] вставка { $n } фигур
       *[many] вставка { $n } фигур
    }
desk-undo-clear-board = снятие с поля всех фигур
desk-undo-remove-pieces = удаление всех фигур

## Очистка

desk-clear-unplace = Снять все фигуры с поля?
desk-clear-unplace-says =
    { $n ->
        [one] { $n } фигура станет нерасставленной, даже если она вне игры. Имя и значения сохранятся; это можно отменить.
        [few] { $n } фигуры станут нерасставленными, даже если они вне игры. Имена и значения сохранятся; это можно отменить.
       *[many] { $n } фигур станут нерасставленными, даже если они вне игры. Имена и значения сохранятся; это можно отменить.
    }
desk-clear-unplace-yes = Снять
desk-clear-remove = Удалить все фигуры?
desk-clear-remove-says =
    { $n ->
        [one] { $n } фигура будет удалена вместе с именем и значениями. Это можно отменить.
        [few] { $n } фигуры будут удалены вместе с именами и значениями. Это можно отменить.
       *[many] { $n } фигур будут удалены вместе с именами и значениями. Это можно отменить.
    }
desk-clear-remove-yes = Удалить

## Линейка

ui-tool-ruler = Линейка
ui-tool-ruler-help = Протяните или щёлкните два места, чтобы измерить. С клавиатуры: от выбранной фигуры или от места, где нажат Enter.
ui-ruler-cells =
    { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
       *[many] { $n } клеток
    }
ui-ruler-mm = { $n } мм
ui-ruler-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
ui-ruler-no-way = пути нет

## Клавиши

ui-view-keys = F2 правит выбранную фигуру на месте. Alt и стрелки двигают карту, Z увеличивает, Shift+Z уменьшает, Home показывает всю. Shift+Enter добавляет клетку к соседней точке. С линейкой Enter начинает и заканчивает измерение.

## Список

ui-list-button = Список
ui-list-help = Всё, что на поле, в таблице: можно вводить без картинки
ui-list = Всё на этом поле
ui-list-name = Фигура
ui-list-kind = Вид
ui-list-side = Сторона
ui-list-place = Место
ui-list-touches = Касается
ui-list-name-of = Имя: { $piece }
ui-list-place-of = Место: { $piece }
ui-list-cells-of = Где: { $feature }
ui-list-add-feature = Добавить: { $feature }
ui-list-add-feature-of = Добавить: { $feature }, { $side }
ui-list-cells-hint = столбец ряд, столбец ряд
ui-list-areas-hint = область, область
ui-touches-on = на: { $feature }
ui-touches-beside = рядом: { $feature }
ui-place-help = { $numbers }; или «вне игры»; пусто: ещё не на поле
ui-place-not-taken = «{ $typed }» не принято: нужны два целых числа, «вне игры» или пустое поле.
ui-cells-not-taken = «{ $typed }» не принято: введите пары целых чисел.
ui-areas-not-taken = «{ $typed }» не принято: введите названия областей через запятую.
