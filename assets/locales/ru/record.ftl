# Почему протокол матча не удалось прочитать или сохранить.

record-itself = сам протокол
record-absent = Не удаётся открыть { $file }: такого файла нет. Проверьте путь.
record-folder = Не удаётся открыть { $file }: это папка. Выберите файл в ней.
record-not-a-file = Не удаётся открыть { $file }: это канал или устройство. Выберите файл.
record-forbidden = Не удаётся открыть { $file }: система не разрешает вам его читать. Обратитесь к владельцу или скопируйте файл в свою папку.
record-unreadable = Не удаётся прочитать { $file }: система сообщает «{ $message }». Ничего не изменено; попробуйте ещё раз или скопируйте файл на другой диск.
record-too-large = { $file } больше 64 МиБ, таких протоколов не бывает.{ $then }
record-not-json = { $file }: это не JSON, строка { $line }, столбец { $column }: { $wrong }.{ $then }
record-no-format = { $file } — не протокол матча: в нём нет «format»: «arbiter-match».{ $then }
record-other-format = { $file } — не протокол матча: его формат — «{ $found }».{ $then }
record-newer-version = { $file } — протокол матча версии { $found }, а эта программа знает версию { $known }. Возьмите более новый Arbiter.{ $then }
record-structure = { $file } — протокол матча с ошибкой: строка { $line }, столбец { $column }, { $path }: { $wrong }.{ $then }
record-empty = { $file }: здесь пусто.{ $then }

record-untouched = { " " }Файл не изменён.
record-mend = { " " }Файл не изменён; исправьте это место.
record-mend-or-take-copy = { " " }Файл не изменён; исправьте это место или откройте копию с окончанием .bak.
record-take-copy = { " " }Файл не изменён; откройте копию с окончанием .bak.

## What is wrong at a place of a record

record-wrong-empty = здесь ничего нет
record-wrong-cut-short = текст обрывается
record-wrong-not-utf-8 = это не текст в кодировке UTF-8
record-wrong-too-deep = слишком глубокая вложенность списков и объектов
record-wrong-control-character = внутри текста стоит перевод строки или другой управляющий символ
record-wrong-escape = после обратной косой черты стоит то, чего JSON не знает
record-wrong-number = такое число прочитать нельзя
record-wrong-more = после конца что-то ещё есть
record-wrong-unexpected = здесь должно стоять другое
record-wrong-missing = нет «{ $key }»
record-wrong-twice = «{ $key }» стоит здесь дважды, а считаться может только одно
record-wrong-topology = карт вида «{ $found }» не бывает; выберите hex, square, free или areas
record-wrong-kind = здесь { $found }, а требуется { $expected }
record-wrong-length = здесь требуется { $expected }
record-wrong-range = число выходит за допустимые пределы
record-wrong-other = при чтении сообщается «{ $words }»

record-kind-bool = да или нет (true, false)
record-kind-integer = целое число
record-kind-decimal = число с десятичной точкой
record-kind-text = текст
record-kind-list = список
record-kind-pair = список из двух элементов
record-kind-object = объект
record-kind-null = null
record-kind-place = место (список из двух целых чисел, название области или зона)
record-kind-spot = точка (список из двух целых чисел или название области)

record-save-exists = { $file } не сохранён: файл с таким именем уже есть. Он не изменён; выберите другое имя или согласитесь на замену.
record-save-newer-version = { $file } не сохранён: на этом месте лежит протокол версии { $found }, сделанный более новым Arbiter. Он не изменён; сохраните под другим именем.
record-save-not-a-file = { $file } не сохранён: так называется папка или устройство. Выберите другое имя.
record-save-no-folder = { $file } не сохранён: такой папки нет. Ваши изменения остаются открытыми здесь; выберите другую папку.
record-save-failed = { $file } не сохранён: система сообщает «{ $message }». Файл остался прежним, ваши изменения остаются открытыми здесь; попробуйте ещё раз или сохраните в другом месте.
record-save-unconfirmed = { $file } записан, но система не подтверждает, что он попал на диск: «{ $message }». Ваши изменения остаются открытыми здесь; сохраните ещё раз или в другом месте.
