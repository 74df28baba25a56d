### Порядок действий внизу: его шаги, часы раунда, журнал записи.

## Меню и команды

clock-menu-match = Матч
clock-command-next-step = Следующий шаг
clock-command-start = Пустить часы
clock-command-pause = Остановить часы
clock-command-resume = Продолжить отсчёт
clock-command-add = Добавить время…
clock-command-set = Установить часы…
clock-command-mute = Без звука на нуле
clock-command-unmute = Звук на нуле
clock-why-no-step = Сейчас делать ничего не нужно.
clock-why-called = Время вышло. Добавьте время или установите часы заново.
clock-why-not-started = Сначала пустите часы.

## Часы

clock-name =
    { $state ->
        [ready] Часы раунда, { $time }, ещё не пущены
        [paused] Часы раунда, { $time }, остановлены
        [called] Часы раунда, { $time }, время вышло
       *[running] Часы раунда, { $time }, идут
    }
clock-paused = пауза
clock-goes-on = Часы этого матча идут дальше по записям журнала: осталось { $left }. Поставьте их на паузу или переставьте, если игра прерывалась.
clock-time-called = Время вышло.
clock-time-called-at-table = Время вышло за столом { $table }.
clock-time-called-of = Время вышло: { $match }.

## Вопросы

clock-ask-add = Добавить время
clock-ask-add-says = Добавленное время и причина заносятся в журнал.
clock-ask-set = Установить часы
clock-ask-set-says = Часы уже были пущены. Отсчёт начнётся с полного времени; занесённое в журнал останется.
clock-minutes = Минуты
clock-reason = Причина
clock-add = Добавить
clock-set = Установить
clock-minutes-wrong = Целое число минут от 1 до { $most }.
clock-reason-missing = Укажите причину.

## Что делает нажатие

clock-click-enter = Введёт «{ $field }»: { $value }
clock-click-lead = Перейдёт к «{ $field }»
clock-click-add-row = Добавит строку в таблицу «{ $table }»
clock-click-board = Покажет «{ $board }»
clock-click-tick = Отметит шаг как сделанный
clock-click-untick = Снимет отметку

## Журнал

clock-log = Журнал
clock-log-started =
    { $minutes ->
        [one] Часы пущены на { $minutes } минуту
        [few] Часы пущены на { $minutes } минуты
       *[many] Часы пущены на { $minutes } минут
    }
clock-log-paused = Часы остановлены на { $left }
clock-log-resumed = Отсчёт продолжен с { $left }
clock-log-reset =
    { $minutes ->
        [one] Часы установлены на { $minutes } минуту, оставалось { $left }
        [few] Часы установлены на { $minutes } минуты, оставалось { $left }
       *[many] Часы установлены на { $minutes } минут, оставалось { $left }
    }
clock-log-added =
    { $minutes ->
        [one] Добавлена { $minutes } минута: { $reason }
        [few] Добавлены { $minutes } минуты: { $reason }
       *[many] Добавлено { $minutes } минут: { $reason }
    }
clock-log-called = Время вышло
clock-log-called-late =
    { $seconds ->
        [one] Время вышло; занесено с опозданием на { $seconds } секунду
        [few] Время вышло; занесено с опозданием на { $seconds } секунды
       *[many] Время вышло; занесено с опозданием на { $seconds } секунд
    }
clock-log-done = Сделано: { $item }
clock-log-reopened = Снова не сделано: { $item }
clock-log-other = { $event }

## Что было сделано, после «Отменить:»

clock-undo-enter-row = ввод: { $table }, строка { $row }
clock-undo-begin-board = фигуры с поля «{ $from }»
