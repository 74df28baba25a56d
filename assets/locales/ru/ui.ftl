### Что написано в окне помимо текстов стола судьи и правил.

## Без документа

ui-welcome = Кто победил?
ui-welcome-says = Введите, чем закончился матч, или откройте его запись: Arbiter покажет, кто победил, по какому шагу правил и насколько близким был исход.
ui-looking-for-rulesets = Поиск правил…
ui-new-match-of = Новый матч: { $game }
ui-no-rulesets = Правила не найдены.
ui-no-rulesets-remedy = Правила — это библиотеки рядом с программой. Положите библиотеку туда и повторите поиск, установите её из файла или укажите её папку при запуске через --ruleset-dir.
ui-look-again = Искать снова
ui-open-file = Открыть…
ui-open-typed = Открыть по пути…
ui-drop-here = Или перетащите запись матча в это окно.
ui-let-go = Отпустите, чтобы открыть

## Открытый матч

ui-round-of = тур { $value }
ui-table-of = стол { $value }
ui-saved = Сохранено
ui-changed = Изменено после сохранения
ui-never-saved = Ещё не сохранено
ui-ruleset = правила { $id } { $version }
ui-dismiss = Убрать сообщение
ui-more-notices =
    { $n ->
        [one] и ещё { $n } сообщение
        [few] и ещё { $n } сообщения
       *[many] и ещё { $n } сообщений
    }
ui-all-notices = Показать все
ui-fewer-notices = Показать меньше
ui-dismiss-all = Убрать все

## Решение

ui-wins = { $side } побеждает
ui-win-together = { $sides } побеждают
ui-draw = Ничья
ui-play-on = Игра продолжается
ui-incomplete = Ещё не решено
ui-invalid = Решения нет
ui-no-ruling = Решения нет
ui-ruling-on-its-way = Решение готовится…
ui-more-to-look-at =
    { $n ->
        [one] Ещё { $n } замечание
        [few] Ещё { $n } замечания
       *[many] Ещё { $n } замечаний
    }

## Лист

ui-sheet = Лист
ui-match = Матч
ui-event = Турнир
ui-round = Тур
ui-table = Стол
ui-round-and-table = Тур · стол
ui-date = Дата
ui-date-hint = ГГГГ-ММ-ДД
ui-judge = Судья
ui-sides = Стороны
ui-side-name = Имя
ui-players = Игроки
ui-players-hint = Несколько игроков — через запятую
ui-add-side = Добавить сторону
ui-remove-side = Убрать: { $side }
ui-end-of-match = Конец матча
ui-settings = Настройки
ui-notes = Заметки
ui-add-row = Добавить строку
ui-add-row-to = Добавить строку: { $table }
ui-remove-row = Убрать строку { $row }: { $table }
ui-yes = да
ui-no = нет
ui-yes-usually = да, как обычно
ui-no-usually = нет, как обычно
ui-usually = как обычно: { $choice }
ui-not-entered = —
ui-whole-numbers-only = «{ $typed }» не принято: сюда можно вводить только целые числа.
ui-reason = Причина
ui-found-by = кто установил
ui-by-judge = судья
ui-by-head-judge = главный судья

## Поле

ui-board = Поле
ui-no-board = Этим правилам поле не нужно.
ui-no-map = В этом матче нет карты. Его можно рассудить и без неё, по вашему подсчёту.
ui-lay-out-map = Разложить карту { $columns } × { $rows }
ui-no-drawing = Эту карту нельзя нарисовать. Список фигур работает; неверный размер назван выше.
ui-map-too-large = Эта карта слишком велика, чтобы её нарисовать: больше 1000 × 1000 клеток. Список фигур работает.
ui-board-keys = Стрелки ходят по клеткам, Enter выбирает, берёт и ставит, Delete снимает фигуру с карты, цифры выбирают фигуру по номеру, + добавляет такую же.
ui-tool-select = Выбор
ui-tool-select-help = Выбирать и перетаскивать фигуры. Фигура, отпущенная вне карты, снова не расставлена.
ui-tool-place = Расстановка
ui-tool-place-help = Щелчок ставит выбранную фигуру на клетку.
ui-tool-feature-help = Щелчок отмечает клетку или снимает отметку: { $feature }. Shift+щелчок присоединяет её к соседней.
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-percent = { $n } %
ui-full-size = Полный размер
ui-fit = Вписать
ui-fit-help = Показать всю карту
ui-columns = Столбцы
ui-rows = Ряды
ui-cell = Столбец { $column }, ряд { $row }
ui-in-cell = столбец { $column }, ряд { $row }
ui-a-location = точка
ui-on-a-location = на точке
ui-beside-a-location = рядом с точкой

## Список фигур

ui-roster = Фигуры
ui-no-side = Без стороны
ui-placed = на поле: { $n }
ui-waiting = не расставлено: { $n }
ui-out = вне игры: { $n }
ui-no-pieces = фигур ещё нет
ui-add-piece = Добавить
ui-add-piece-to = Добавить фигуру: { $side }
ui-of-no-side = { $piece }, без стороны
ui-piece-placed = на поле
ui-piece-waiting = ещё не расставлена
ui-piece-out = вне игры
ui-piece-beside = рядом с картой
ui-begin-with-pieces = Добавьте фигуры, оставшиеся в матче, затем выберите фигуру и щёлкните по её клетке.
ui-choose-a-piece = Выберите фигуру, чтобы назвать её, поставить или убрать из игры.
ui-piece-name = Имя фигуры
ui-piece-kind = Вид фигуры
ui-put-out = Вне игры
ui-unplace = Снять с поля
ui-remove-piece = Убрать: { $piece }

## Шаги и порядок действий

ui-cascade = Шаги решения
ui-step-decides = решает
ui-step-settled = решено
ui-step-level = поровну
ui-step-passed = неприменимо
ui-step-waiting = ждёт
ui-step-not-needed = не нужен
ui-step-not-reached = не достигнут
ui-margin = разница { $n }
ui-step-pinned = Выбрано: учтённое подсвечено на поле.
ui-item-done = сделано
ui-item-current = сейчас
ui-item-todo = предстоит
ui-strip-back = Показать предыдущие шаги процедуры
ui-strip-on = Показать следующие шаги процедуры

## Вопросы

ui-save = Сохранить
ui-open = Открыть
ui-cancel = Отмена
ui-discard = Не сохранять
ui-save-first = Сохранить «{ $name }»?
ui-save-first-new = Сохранить новый матч?
ui-save-first-close = Есть несохранённые изменения. Без сохранения они пропадут.
ui-save-first-quit = Есть несохранённые изменения. Без сохранения они пропадут при выходе.
ui-replace = Заменить файл?
ui-replace-says = { $path } уже существует. Его содержимое будет заменено; прежний файл останется рядом с окончанием .bak.
ui-replace-yes = Заменить
ui-choose-ruleset = По каким правилам?
ui-type-path-open = Какой файл открыть?
ui-type-path-save = Куда сохранить?
ui-type-path-unasked = Система не показала окно выбора файла. Введите путь.
ui-match-records = Записи матчей
ui-path = Путь к файлу

## Клетки, столы и области

ui-no-areas = Это поле состоит из названных областей. Введите первую в списке.
ui-table-keys = На столе стрелки сдвигают на 10 мм, с Shift — на 1 мм; Page Up и Page Down поворачивают выбранную фигуру на 15°, с Shift — на 1°.
ui-lay-out-table = Разложить стол { $width } × { $height } мм
ui-tool-shape-help = Положить на стол: { $feature }. Добавьте в списке, затем перетащите углы или введите их.
ui-width-in-mm = Ширина в мм
ui-height-in-mm = Глубина в мм
ui-point = x { $x }, y { $y } мм
ui-zone = Зона: { $zone }
ui-place-of-piece = Место фигуры
ui-place-hint-cells = столбец, ряд
ui-place-hint-table = x, y в мм
ui-size-of-piece = Размер фигуры
ui-size-hint = ш × г в мм
ui-angle-of-piece = Угол фигуры
ui-angle-help = По часовой стрелке, в целых градусах. На поле фигуру поворачивают Page Up и Page Down.
ui-side-of = Сторона: { $piece }
ui-corners = Углы
ui-corners-hint = x y, x y, x y
ui-add-shape = Добавить
ui-add-shape-for = Добавить: { $feature }, { $whose }
ui-shape-near = Ближняя половина
ui-shape-far = Дальняя половина
ui-shape-left = Левая половина
ui-shape-right = Правая половина
ui-shape-across = Линия слева направо
ui-shape-down = Линия от дальнего края к ближнему
ui-shape-middle = Квадрат посередине
ui-shapes-help = Углы перетаскивают на столе или вводят в миллиметрах от дальнего левого угла.
ui-areas = Области
ui-new-area = Новая область
ui-area-name = Название области «{ $area }»
ui-links-of = Связи области «{ $area }»: { $n }
ui-areas-help = Число открывает список областей, с которыми эта связана.
ui-not-set = не задано

## Очки и таблицы

ui-points = Очки

## Вкладки и страницы

ui-close-tab = Закрыть: { $name }
ui-show-more = Показать
ui-rulesets = Правила
ui-rulesets-refused = Не приняты
ui-rulesets-shadowed = Не используются
ui-ruleset-shadowed = Правила «{ $id }» раньше найдены в { $by }, используются они.
ui-type-folder = Положение из какой папки?
ui-type-folder-button = Ввести путь…
ui-folder-path = Путь к папке

## Положение в клубе

ui-another-folder = Другая папка…
ui-read-again = Прочитать заново
ui-reading = Чтение…
ui-reading-of = Прочитано протоколов: { $done } из { $total }
ui-records =
    { $n ->
        [0] протоколов матчей пока нет
        [one] { $n } протокол матча
        [few] { $n } протокола матчей
       *[many] { $n } протоколов матчей
    }
ui-left-out =
    { $n ->
        [one] { $n } не учтён
        [few] { $n } не учтены
       *[many] { $n } не учтено
    }
ui-no-club-file = файла клуба нет: все начинают с нуля
ui-from = С
ui-to = по
ui-no-date = Это не дата. Напишите год-месяц-день, например 2026-11-29, или оставьте поле пустым.
ui-span-backwards = Последний день раньше первого, поэтому ничего не учтено.
ui-standings-table = Положение в клубе. Стрелки переходят по участникам, Enter показывает их игры.
ui-sort = Сортировать по этому столбцу
ui-sorted-down = Отсортировано по этому столбцу по убыванию. Ещё раз: наоборот или как было.
ui-sorted-up = Отсортировано по этому столбцу по возрастанию. Ещё раз: наоборот или как было.
ui-nobody = В файле клуба никого нет, и пока ни один матч не учтён.
ui-no-standings = Таблицы нет
ui-standings-stopped = Чтение остановлено
ui-to-look-at =
    { $n ->
        [one] Проверить: { $n } замечание
        [few] Проверить: { $n } замечания
       *[many] Проверить: { $n } замечаний
    }
ui-show-list = Показать список
ui-hide-list = Скрыть список
ui-close-games = Закрыть список игр
ui-games =
    { $n ->
        [0] Игр нет
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
ui-against = против: { $names }
ui-game-won = победа
ui-game-lost = поражение
ui-game-drawn = ничья
