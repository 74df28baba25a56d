### Что говорит стол судьи: названия документов и команд, что можно отменить, сообщения.

## Документы

desk-title-empty = Arbiter
desk-title = { $document } — Arbiter
desk-title-dirty = ● { $document } — Arbiter
desk-document = { $name }
desk-document-new = Новый матч

## Меню и команды

desk-menu-file = Файл
desk-menu-edit = Правка
desk-menu-board = Поле
desk-menu-view = Вид
desk-command-new = Новый матч…
desk-command-open = Открыть…
desk-command-open-path = Открыть по пути…
desk-command-save = Сохранить
desk-command-save-as = Сохранить как…
desk-command-save-path = Сохранить по пути…
desk-command-close = Закрыть
desk-command-quit = Выйти
desk-command-undo = Отменить
desk-command-undo-named = Отменить: { $action }
desk-command-redo = Вернуть
desk-command-redo-named = Вернуть: { $action }
desk-command-tool-select = Выбирать фигуры
desk-command-tool-place = Расставлять фигуры
desk-command-tool-feature = Отмечать точки
desk-command-next-document = Следующая вкладка
desk-command-previous-document = Предыдущая вкладка
desk-command-language-en = English
desk-command-language-fr = Français
desk-command-language-ru = Русский

## Почему команда недоступна

desk-why-question = Сначала ответьте на вопрос.
desk-why-dialog = Открыто окно выбора файла.
desk-why-no-document = Матч не показан.
desk-why-no-board = В этом матче нет поля.
desk-why-no-features = На этом поле нечего отмечать.
desk-why-no-other-document = Других открытых матчей нет.
desk-why-nothing-to-undo = Отменять нечего.
desk-why-nothing-to-redo = Возвращать нечего.
desk-why-rulesets-sought = Поиск правил ещё идёт.
desk-why-no-rulesets = Правила не найдены.
desk-why-same-language = Окно уже на этом языке.

## Сообщения

desk-no-such-ruleset = Правил «{ $ruleset }» нет, поэтому матч не начат. Больше ничего не изменилось.
desk-save-open-elsewhere = { $file } не сохранён: этот матч тоже открыт здесь. Сначала закройте его или выберите другое имя.

## Что можно отменить, после «Отменить:»

desk-undo-enter = ввод «{ $field }»
desk-undo-clear = очистка «{ $field }»
desk-undo-side-name = имя стороны «{ $side }»
desk-undo-side-members = игроки стороны «{ $side }»
desk-undo-add-side = новая сторона
desk-undo-remove-side = удаление стороны «{ $side }»
desk-undo-add-row = новая строка в таблице «{ $table }»
desk-undo-remove-row = удаление строки { $row } из таблицы «{ $table }»
desk-undo-notes = заметки
desk-undo-map = изменение карты
desk-undo-add-piece = новая фигура «{ $piece }»
desk-undo-remove-piece = удаление фигуры «{ $piece }»
desk-undo-move-piece = перемещение фигуры «{ $piece }»
desk-undo-unplace-piece = снятие с поля фигуры «{ $piece }»
desk-undo-name-piece = имя фигуры «{ $piece }»
desk-undo-piece-kind = тип фигуры «{ $piece }»
desk-undo-piece-side = сторона фигуры «{ $piece }»
desk-undo-add-feature = отметка «{ $feature }»
desk-undo-remove-feature = снятие отметки «{ $feature }»
desk-field-of = { $field } ({ $whose })
desk-row-of = { $table }, строка { $row }
desk-numbered = { $word } { $number }
desk-side-numbered = сторона { $number }
desk-event-name = событие
desk-event-round = тур
desk-event-table = стол
desk-event-date = дата
desk-event-judge = судья

## Поле: ещё команды и что на нём можно отменить

desk-command-next-board = Следующее поле
desk-command-go-to-sheet = К листу
desk-command-go-to-board = К полю
desk-command-go-to-cascade = К шагам
desk-why-no-other-board = В этом матче нет другого поля.
desk-undo-size-piece = размер фигуры «{ $piece }»
desk-undo-turn-piece = поворот фигуры «{ $piece }»
desk-undo-change-feature = изменение отметки «{ $feature }»
desk-undo-add-area = новая область «{ $area }»
desk-undo-name-area = название области «{ $area }»
desk-undo-remove-area = удаление области «{ $area }»
desk-undo-link-areas = связь «{ $a }» и «{ $b }»
desk-undo-unlink-areas = удаление связи «{ $a }» и «{ $b }»

## Положение в клубе, правила, страницы

desk-title-page = { $page } — Arbiter
desk-page-standings = Положение: { $folder }
desk-page-rulesets = Правила
desk-menu-rulesets = Правила
desk-command-standings = Положение в клубе из папки…
desk-command-standings-path = Положение в клубе по пути…
desk-command-standings-refresh = Прочитать папку заново
desk-command-rulesets = Найденные правила
desk-command-find-rulesets = Искать правила снова
desk-why-no-standings = Ни одна папка не показана.
desk-refused-several =
    { $n ->
        [one] { $n } библиотека не принята как правила. Остальные работают как обычно.
        [few] { $n } библиотеки не приняты как правила. Остальные работают как обычно.
       *[many] { $n } библиотек не приняты как правила. Остальные работают как обычно.
    }
