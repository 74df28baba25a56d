# Командная строка.

cli-no-display = Нет экрана, на котором можно открыть окно; «arbiter judge ПУТЬ» выносит решения по протоколам и без него.
cli-window-failed = Окно не открылось. «arbiter judge ПУТЬ» выносит решения по протоколам и без него.
cli-window-failed-with = Окно не открылось ({ $message }). «arbiter judge ПУТЬ» выносит решения по протоколам и без него.
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
cli-unknown-command = «{ $word }» — не команда и не файл.
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
cli-refused = Не используется: { $refused }
cli-more-refused =
    { $count ->
        [one] Не используется ещё { $count }
        [few] Не используются ещё { $count }
       *[many] Не используются ещё { $count }
    }; «arbiter rulesets» расскажет, что и почему.

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

## Standings

standings-help = таблица клуба: по всем протоколам матчей (*.match.json) в папке и во вложенных и по файлу клуба в ней
standings-help-format = standings: таблица для чтения (text, по умолчанию), строка JSON или CSV
standings-help-span = standings: считать только то, что было с одного дня по другой включительно (год-месяц-день)
standings-help-exit-codes = Для standings (таблица всё равно строится по остальным протоколам): 1 протокол не удалось прочитать; 3 протокол неполон или введён неверно; 0 и тогда, когда протокол не учтён по другой причине.
standings-folder-missing = Укажите, чью таблицу построить: назовите папку с протоколами клуба.
standings-unknown-format = Формата «{ $word }» нет: выберите text, json или csv.
standings-unknown-date = «{ $word }» не дата: пишите год-месяц-день, например 2026-11-29.
standings-empty-span = С { $from } по { $to } нет ни одного дня: более ранний укажите через --from.
standings-left-out =
    { $found ->
        [one] Найден { $found } протокол
        [few] Найдено { $found } протокола
       *[many] Найдено { $found } протоколов
    }, не учтено: { $out }.
standings-not-a-folder = { $folder }: это не папка. Назовите папку с протоколами клуба.
standings-two-clubs = Файлом клуба называют себя два файла: { $first } и { $second }. Уберите один из них.
standings-nothing = В { $folder } нет ни файла клуба, ни протокола матча (*.match.json), который можно прочитать.
standings-several-rulesets = В { $folder } нет файла клуба, а протоколы относятся к двум правилам, которые ведут таблицу: { $first } и { $second }. Разложите их по разным папкам или положите рядом файл клуба.
standings-none-kept =
    { $count ->
        [one] По правилам { $ids } таблица не ведётся.
        [few] По правилам { $ids } таблицы не ведутся.
       *[many] По правилам { $ids } таблицы не ведутся.
    }
standings-ruleset-failed = Правила «{ $id }» не дали таблицы: { $fault } Протоколы не изменены.
standings-stopped = Остановлено: таблицы нет.
standings-club-unread = Возможно, это файл клуба: { $fault } Исправьте его или уберите из папки.
standings-club-newer = { $file }: файл клуба версии { $found }, которой эта программа не знает. Файл не изменён; возьмите более новый Arbiter.
standings-club-entry = { $file }: файл клуба повреждён, { $at } нет или там ошибка. Файл не изменён; исправьте его.
standings-club-refused =
    { $count ->
        [one] { $file }: файл клуба повреждён. Он не изменён; исправьте { $count } ошибку:
        [few] { $file }: файл клуба повреждён. Он не изменён; исправьте { $count } ошибки:
       *[many] { $file }: файл клуба повреждён. Он не изменён; исправьте { $count } ошибок:
    }
