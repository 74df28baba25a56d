# Командная строка.

cli-no-display = Нет экрана, на котором можно открыть окно; «arbiter judge ПУТЬ» выносит решения по протоколам и без него.
cli-window-failed = Окно не открылось ({ $message }). «arbiter judge ПУТЬ» выносит решения по протоколам и без него.
cli-unwritten = Не удаётся записать результаты: система сообщает «{ $message }».
cli-empty-folder = В { $folder } нет ни одного протокола матча (*.match.json).
cli-standard-input = стандартный ввод

## Wrong usage

cli-see-help = «arbiter --help» расскажет, что есть.
cli-unknown-option = Параметра { $word } здесь нет.
cli-value-missing = Параметру { $word } нужно значение.
cli-value-unwanted = Параметр { $word } не принимает значения.
cli-unknown-format = Формата «{ $word }» нет: выберите text или json.
cli-unknown-language = Языка «{ $word }» нет: выберите en, fr или ru.
cli-argument-unwanted = Слово «{ $word }» лишнее.
cli-path-missing = Укажите протоколы: файлы, папки или - для стандартного ввода.
cli-library-missing = Укажите библиотеку, которую надо запустить.

## Help

cli-help-about = Arbiter показывает, кто выиграл матч, на каком шаге правил и с каким отрывом.
cli-help-window = открыть окно с этими протоколами матчей
cli-help-judge = вынести решения по протоколам: файлы, папки (все *.match.json в них и во вложенных), потоки (*.ndjson или - для стандартного ввода)
cli-help-rulesets = перечислить правила: где лежат, какие не используются, какие не приняты и почему
cli-help-options = Параметры:
cli-help-format = judge: отчёт для чтения (text, по умолчанию) или строка JSON на каждый протокол
cli-help-lang = язык; по умолчанию язык системы
cli-help-ruleset-dir = сначала искать правила здесь; можно указать несколько раз (или переменная ARBITER_RULESETS)
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-exit-codes = Коды выхода: 0 все решения действительны; 3 хотя бы одно неполно или неверно введено; 1 что-то не удалось прочитать или запустить; 2 неверный вызов.

## Rulesets

cli-no-rulesets = Правила не найдены: { $folders }. Укажите папку через --ruleset-dir.
cli-not-taken = Не используются:

## The account of a ruling

cli-round = тур { $number }
cli-table = стол { $number }
cli-winners =
    { $count ->
        [one] Победитель: { $winners }
        [few] Победители: { $winners }
       *[many] Победители: { $winners }
    }
cli-draw = Ничья
cli-play-on = Игра продолжается
cli-incomplete = Решения пока нет: введено не всё
cli-invalid = Решения нет: что-то введено неверно
cli-step = Шаг
cli-outcome = Итог
cli-margin = Отрыв
cli-article = Статья
cli-step-decided = решает
cli-step-level = поровну
cli-step-passed = не применяется
cli-step-waiting = ждёт
cli-step-not-reached = не дошло
cli-reading = Толкование: { $reading }
cli-checklist = Что нужно сделать
cli-error = ошибка
cli-warning = внимание
cli-note = замечание
