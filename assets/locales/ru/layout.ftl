### Вид окна и его панели: команды, список всех команд, страница клавиш, о программе.

## Меню и команды

layout-menu-help = Справка
layout-menu-theme = Оформление
layout-menu-language = Язык
layout-group-panels = Показать или скрыть
layout-named = { $group }: { $name }
layout-command-panel-sheet = Лист
layout-command-panel-roster = Список фигур
layout-command-panel-cascade = Шаги решения
layout-command-panel-procedure = Процедура
layout-command-panels-usual = Панели как вначале
layout-command-zoom-in = Увеличить всё
layout-command-zoom-out = Уменьшить всё
layout-command-zoom-usual = Обычный размер
layout-command-theme-system = Светлый или тёмный, как в системе
layout-command-theme-light = Светлый
layout-command-theme-dark = Тёмный
layout-command-theme-contrast = Высокая контрастность
layout-command-palette = Найти команду…
layout-command-shortcuts = Команды и клавиши
layout-command-about = О программе Arbiter
layout-recent = Недавно открытые

## Почему команда недоступна

layout-why-largest = Крупнее уже нельзя.
layout-why-smallest = Мельче уже нельзя.
layout-why-usual-size = Размер и так обычный.
layout-why-usual-panels = Панели и так стоят как вначале.
layout-why-same-theme = Окно уже так выглядит.
layout-why-shown = Эта страница уже открыта.

## Панели

layout-show-sheet = Показать лист
layout-show-cascade = Показать шаги решения
layout-show-roster = Показать список фигур
layout-hide-roster = Скрыть список фигур
layout-show-procedure = Показать процедуру
layout-divider-sheet = Ширина листа
layout-divider-cascade = Ширина шагов
layout-divider-help = Стрелки влево и вправо двигают границу, Home возвращает её на место.

## Список всех команд

layout-palette-hint = Несколько букв команды или матча
layout-palette-nothing = Такой команды нет.

## Страницы

layout-page-shortcuts = Команды и клавиши
layout-page-about = О программе Arbiter
layout-keys-everywhere = Везде
layout-keys-of-all = Tab переходит к следующему полю, с Shift — к предыдущему. Enter принимает набранное или нажимает кнопку, пробел переключает. Escape оставляет поле как было и закрывает вопросы и списки.
layout-about-version = Arbiter { $version }
layout-about-says = Стол судьи для конца настольного матча: кто победил, на каком шаге правил и с каким отрывом.
layout-about-licences = Лицензии
layout-about-licence = Arbiter можно использовать по лицензии MIT или Apache 2.0, на ваш выбор.
layout-about-font = Шрифт — Noto Sans, по лицензии SIL Open Font 1.1.
layout-about-crates = Arbiter написан на Rust с egui и другими свободными библиотеками, у каждой своя лицензия. Правила игры принадлежат тому, кто их написал.
layout-about-settings = Настройки

## Сообщения

layout-not-kept = Настройки окна не удаётся сохранить в { $file }: { $words }. Матчи в безопасности; при следующем запуске окно будет выглядеть как раньше.
