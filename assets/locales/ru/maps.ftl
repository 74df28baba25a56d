### Карты, которые готовят один раз и выбирают снова, и изображения под сеткой.

## Команды и то, что можно отменить, после «Отменить:»

maps-command-setup = Настроить карту
maps-command-choose = Сохранённые карты…
maps-command-save = Сохранить эту карту…
picture-command-pick = Изображение под сеткой…
picture-command-type = Изображение по пути…
maps-undo-use = выбор карты { $name }
picture-undo-put = изображение под сеткой
picture-undo-take = принятие изображения как оно есть
picture-undo-place = перемещение изображения
picture-undo-opacity = яркость изображения
picture-undo-remove = удаление изображения

## Сохранённые карты

maps-name = «{ $name }»
maps-files = Карты
picture-files = Изображения
maps-itself = сам файл
maps-bundled-hex-open-field = Одна точка посередине
maps-bundled-hex-three-locations = Три точки в ряд
maps-bundled-hex-crossroads = Перекрёсток, точка из семи гексов
maps-bundled-hex-bridge = Мост, точка из трёх гексов
maps-bundled-hex-large = Большое поле, четыре точки по два гекса
maps-bundled-square-five-by-six = Поле пять на шесть
maps-bundled-square-eight-by-eight = Поле восемь на восемь
maps-bundled-table-near-and-far = Ближняя и дальняя половины
maps-bundled-table-left-and-right = Левая и правая половины
maps-bundled-table-large = Большой стол
maps-bundled-areas-ring = Шесть областей по кругу
maps-bundled-areas-cross = Область и четыре вокруг неё
maps-choose = Какая карта?
maps-choose-says = Она заменит карту на экране. Фигуры останутся на местах, и это можно отменить.
maps-none-fit = Ни одна сохранённая карта не подходит к этому полю.
maps-listing = Ищем сохранённые карты…
maps-own = ваша
maps-of-program = образец
maps-marks =
    { $n ->
        [0] ничего не отмечено
        [one] { $n } отметка
        [few] { $n } отметки
       *[many] { $n } отметок
    }
maps-without =
    { $n ->
        [one] без { $n } отметки, которой это поле не знает
        [few] без { $n } отметок, которых это поле не знает
       *[many] без { $n } отметок, которых это поле не знает
    }
maps-areas =
    { $n ->
        [one] { $n } область
        [few] { $n } области
       *[many] { $n } областей
    }
maps-millimetres = { $width } × { $height } мм
maps-open-file = Из файла…
maps-remove = Удалить { $name }
maps-name-title = Сохранить эту карту
maps-name-says = Она сохраняется с отметками и изображением, без фигур, и её можно выбрать для любого матча.
maps-name-field = Название карты
maps-to-file = В файл…
maps-replace-title = Заменить сохранённую карту?
maps-replace-says = { $file } уже есть. Старый файл останется рядом как .bak.
maps-remove-title = Удалить карту { $name }?
maps-remove-says = Её файл { $file } удаляется навсегда. Матчи, сыгранные на ней, сохранят свои карты.
maps-remove-yes = Удалить
maps-type-open = Карту из какого файла взять?
maps-type-save = Где сохранить карту?
picture-type = Какое изображение? PNG или JPEG

## Что получилось

maps-saved = Карта «{ $name }» сохранена: { $file }
maps-left-out =
    { $n ->
        [one] { $name } взята без { $n } отметки вида, которого это поле не знает.
        [few] { $name } взята без { $n } отметок видов, которых это поле не знает.
       *[many] { $name } взята без { $n } отметок видов, которых это поле не знает.
    }
maps-does-not-fit = { $name } не взята: эта карта другого вида или размера, чем у этого поля. Ничего не изменилось.
maps-too-late = { $name } не взята: на экране уже другое поле. Ничего не изменилось; выберите её там снова.
maps-no-board = { $file } не взят: на экране нет поля. Сначала откройте матч.
maps-not-removed = { $file } не удалён: система сообщает «{ $message }».
maps-too-large = { $file } больше 64 МиБ; таких карт не бывает. Файл не тронут.
maps-no-format = { $file } — не карта: в нём нет «format»: «arbiter-map». Файл не тронут.
maps-other-format = { $file } — не карта: его формат «{ $found }». Файл не тронут.
maps-newer-version = { $file } — карта версии { $found }; эта программа знает версию { $known }. Возьмите более новый Arbiter. Файл не тронут.
maps-structure = { $file } — неправильная карта, строка { $line }, столбец { $column }, { $path }: { $wrong }. Файл не тронут; исправьте его там.
maps-save-newer-version = { $file } не сохранён: там лежит карта версии { $found }, созданная более новым Arbiter. Она не тронута; выберите другое имя.

## Что не так с изображением

picture-absent = Изображения { $file } нет на месте. Матч обходится без него.
picture-too-large = Изображение { $file } больше 64 МиБ. Сохраните его меньшим и выберите снова.
picture-not-a-picture = { $file } — не PNG и не JPEG. Выберите другой файл или сохраните его в одном из этих видов.
picture-too-many-pixels = В изображении { $file } { $width } × { $height } пикселей; показать можно до 12 000 по стороне и до 100 миллионов всего. Сохраните его меньшим и выберите снова.
picture-damaged = Изображение { $file } повреждено: его нельзя прочесть до конца. Выберите другую копию. Матч обходится без него.
picture-elsewhere = Изображение { $file } лежит на другом компьютере, к которому Arbiter за ним не обращается. Скопируйте его к матчу и выберите там.
picture-no-folder = Путь к изображению { $file } указан от папки матча, а у этого матча папки ещё нет. Найдите его.
picture-no-board = { $file } никуда не положен: на экране нет поля. Сначала откройте матч.
picture-too-late = { $file } не положен под сетку: на экране уже другое поле. Ничего не изменилось; выберите его там снова.

## Настройка карты

maps-setup = Карта
maps-setup-size = Карта { $size }
maps-setup-help = Из чего состоит карта: размер, отметки, изображение под сеткой и сохранённые карты
maps-save-here = Сохранить…
maps-close = Закрыть панель карты
maps-fixed = Эту карту задают правила: { $size }.
maps-neighbours = Соседи
maps-neighbours-4 = четыре, по сторонам
maps-neighbours-8 = восемь, с углами
maps-reach = Досягаемость, мм
maps-reach-help = На столе смежны края не дальше стольких миллиметров друг от друга.
maps-off =
    { $n ->
        [one] { $n } фигура стоит вне карты. Её место остаётся таким, как введено, и оно неправильно.
        [few] { $n } фигуры стоят вне карты. Их места остаются такими, как введены, и они неправильны.
       *[many] { $n } фигур стоят вне карты. Их места остаются такими, как введены, и они неправильны.
    }
maps-features-off =
    { $n ->
        [one] { $n } отметка лежит вне карты.
        [few] { $n } отметки лежат вне карты.
       *[many] { $n } отметок лежат вне карты.
    }
maps-mark = Отметить
maps-mark-help = { $feature }: отметить на поле
maps-cells = Клетки
maps-cells-hint = столбец ряд, столбец ряд
maps-new-cells = Новая: столбец ряд, …
maps-new-areas = Новая: область, …
maps-new-of = Новая отметка: { $feature }
maps-new-of-side = Новая отметка: { $feature }, { $side }
maps-areas-of = Области
maps-areas-hint = названия через запятую
maps-not-an-area = «{ $typed }» — не область этой карты. Запись не изменилась.

## Изображение в панели карты

picture-heading = Изображение под сеткой
picture-none = Фото или скан стола, PNG или JPEG. Программа лишь указывает на файл; решения от него не меняются.
picture-add = Выбрать…
picture-type-button = Ввести путь…
picture-another = Другое…
picture-fit = Подогнать вручную
picture-fit-help = Тяните изображение, чтобы сдвинуть его, и угол, чтобы изменить размер. Стрелки двигают, плюс и минус меняют размер, с Shift мельче; Escape завершает.
picture-done = Готово
picture-opacity = Яркость, %
picture-remove = Убрать
picture-loading = Изображение читается…
picture-changed = { $file } — не то изображение, которое было выбрано, поэтому оно не показано.
picture-look-for = Найти его…
picture-take = Принять как есть
picture-again = Проверить снова
