### Быстрый ввод: строка для всего листа, следующий матч, список матчей в папке, новые фигуры щелчками.

## Команды

entry-command-line = Ввод одной строкой
entry-command-next-match = Следующий матч
entry-command-day = Матчи этой папки
entry-command-day-folder = Матчи в папке…
entry-command-day-path = Матчи по пути…
entry-command-tool-add = Новые фигуры
entry-why-no-ruleset = Правил этого матча здесь нет.
entry-why-no-pieces = На этом поле нет фигур.
entry-undo-line = ввод «{ $line }»

## Строка

entry-line = Одной строкой
entry-line-hint = например: { $example }
entry-line-close = Закрыть строку
entry-line-help = Несколько записей — через «;». «-» очищает, «=» оставляет как есть. Tab дополняет, Enter вводит, стрелка вверх возвращает прежние строки.
entry-line-enters = Enter: { $what }
entry-line-entered = Введено: { $what }
entry-line-now = сейчас { $value }
entry-line-more =
    { $n ->
        [one] и ещё { $n } ниже
        [few] и ещё { $n } ниже
       *[many] и ещё { $n } ниже
    }
entry-names = Имена
entry-piece = Фигура
entry-place = Поставить
entry-out = Вне игры
entry-location = Точка
entry-side = Сторона

## Чего ждёт строка

entry-expects = { $of }: { $what }
entry-expects-number = целое число
entry-expects-from = целое число не меньше { $min }
entry-expects-between = целое число от { $min } до { $max }
entry-expects-yes-no = да или нет
entry-expects-words = слова
entry-expects-parted = слова, а перед словами следующей стороны — знак /
entry-expects-one-of = одно из: { $possible }
entry-expects-date = дата, как 2026-11-29
entry-expects-cell = клетка: столбец,ряд
entry-expects-point = точка: x,y в мм
entry-expects-area = название области
entry-expects-corners = не меньше трёх углов: x,y в мм
entry-expects-no-pieces = пока нет ни одной
entry-within-cells = столбцы от 0 до { $columns }, ряды от 0 до { $rows }
entry-within-table = x от 0 до { $width }, y от 0 до { $height } мм

## Что в строке неверно

entry-line-nothing = Это непонятно.
entry-line-unknown = С «{ $typed }» в этом листе ничего не начинается. Очистите строку, чтобы увидеть всё.
entry-line-several = Это может быть: { $possible }. Наберите подробнее.
entry-line-not = «{ $typed }» не подходит. { $expected }.
entry-line-too-much = «{ $typed }» здесь лишнее. Перед следующей записью поставьте «;».
entry-line-no-row = { $table }: убирать нечего, строк нет.
entry-line-full = { $table }: больше { $max } строк быть не может.
entry-line-no-piece = Фигуры «{ $typed }» на этом поле нет.
entry-line-off-map = «{ $typed }» — вне карты: { $within }.

## Новые фигуры щелчками

entry-tool-add = Добавлять: { $kind }
entry-tool-add-of = Добавлять: { $kind }, { $side }
entry-tool-add-help = Каждый щелчок по свободному месту ставит туда новую фигуру.

## Матчи в папке

entry-page-day = Матчи: { $folder }
entry-day-list = Список матчей. Стрелки ведут по списку, Enter открывает матч.
entry-day-today = Сегодня · { $n }
entry-day-all = Все дни · { $n }
entry-day-status = Состояние
entry-day-changed = Изменён

entry-day-sorted = Отсортировано по этому столбцу. Ещё раз: наоборот или по туру и столу.
entry-day-unsaved = открыт, есть несохранённые изменения
entry-day-none-today = В этой папке нет сегодняшних матчей.
entry-day-none = В этой папке нет записей матчей (*.match.json).
entry-day-show-all =
    { $n ->
        [one] Показать { $n } матч
        [few] Показать { $n } матча
       *[many] Показать { $n } матчей
    }
entry-day-no-list = Списка нет
entry-day-reading = Чтение папки…
entry-day-reading-of = Прочитано матчей: { $done } из { $total }
entry-day-not-a-folder = { $folder } — не папка. Укажите папку с записями матчей.
entry-day-stopped = Чтение остановлено. Прочитайте папку заново, чтобы увидеть матчи.
entry-type-folder = Матчи какой папки?
