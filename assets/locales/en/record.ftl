# Why a record could not be read or saved.

record-itself = the record itself
record-absent = { $file } cannot be opened: there is no such file. Check the path.
record-folder = { $file } cannot be opened: it is a folder. Choose a file in it.
record-not-a-file = { $file } cannot be opened: it is a pipe or a device. Choose a file.
record-forbidden = { $file } cannot be opened: the system does not let you read it. Ask its owner, or copy it to a folder of your own.
record-unreadable = { $file } cannot be read: the system says “{ $message }”. Nothing was changed; try again, or copy it to another disk.
record-too-large = { $file } is larger than 64 MiB, which no match record is.{ $then }
record-not-json = { $file } is not JSON at line { $line }, column { $column }: { $wrong }.{ $then }
record-no-format = { $file } is not a match record: it does not say “format”: “arbiter-match”.{ $then }
record-other-format = { $file } is not a match record: its format is “{ $found }”.{ $then }
record-newer-version = { $file } is a match record of version { $found }; this program knows version { $known }. Use a newer Arbiter.{ $then }
record-structure = { $file } is not a proper match record at line { $line }, column { $column }, { $path }: { $wrong }.{ $then }
record-empty = { $file } is empty.{ $then }

record-untouched = { " " }The file was not touched.
record-mend = { " " }The file was not touched; mend it there.
record-mend-or-take-copy = { " " }The file was not touched; mend it there, or open its copy that ends in .bak.
record-take-copy = { " " }The file was not touched; open its copy that ends in .bak.

## What is wrong at a place of a record

record-wrong-empty = there is nothing
record-wrong-cut-short = it ends too early
record-wrong-not-utf-8 = this is no text in UTF-8
record-wrong-too-deep = lists and objects are nested too deep
record-wrong-control-character = a line break or another control character stands within a text
record-wrong-escape = after the backslash stands what JSON does not know
record-wrong-number = this number is none that can be read
record-wrong-more = something follows after the end
record-wrong-unexpected = something else must stand here
record-wrong-missing = “{ $key }” is missing
record-wrong-twice = “{ $key }” stands there twice, and only one of the two can count
record-wrong-topology = there is no kind of map “{ $found }”; choose hex, square, free or areas
record-wrong-kind = this is { $found }, and it must be { $expected }
record-wrong-length = this must be { $expected }
record-wrong-range = this number is out of range
record-wrong-other = the reader says “{ $words }”

record-kind-bool = a yes or no (true, false)
record-kind-integer = a whole number
record-kind-decimal = a number with a decimal point
record-kind-text = text
record-kind-list = a list
record-kind-pair = a list of two
record-kind-object = an object
record-kind-null = null
record-kind-place = a place (two whole numbers in a list, the name of an area, or a zone)
record-kind-spot = a spot (two whole numbers in a list, or the name of an area)

record-save-exists = { $file } was not saved: there is a file of that name already. It was not touched; choose another name, or agree to replace it.
record-save-newer-version = { $file } was not saved: the file there is a match record of version { $found }, made by a newer Arbiter. It was not touched; save under another name.
record-save-not-a-file = { $file } was not saved: there is a folder or a device of that name. Choose another name.
record-save-no-folder = { $file } was not saved: its folder does not exist. Your changes are still open here; choose another folder.
record-save-failed = { $file } was not saved: the system says “{ $message }”. The file is as it was, and your changes are still open here; try again, or save elsewhere.
record-save-unconfirmed = { $file } was written, but the system does not confirm that it has reached the disk: “{ $message }”. Your changes are still open here; save again, or elsewhere.
