# Why a record could not be read or saved.

record-itself = the record itself
record-absent = { $file } cannot be opened: there is no such file. Check the path.
record-folder = { $file } cannot be opened: it is a folder. Choose a file in it.
record-not-a-file = { $file } cannot be opened: it is a pipe or a device. Choose a file.
record-forbidden = { $file } cannot be opened: the system does not let you read it. Ask its owner, or copy it to a folder of your own.
record-unreadable = { $file } cannot be read: the system says “{ $message }”.
record-too-large = { $file } cannot be opened: it is larger than 64 MiB, which no match record is. The file was not touched.
record-not-json = { $file } is not JSON at line { $line }, column { $column } ({ $message }). The file was not touched; mend it there, or open its copy that ends in .bak.
record-no-format = { $file } is not a match record: it does not say “format”: “arbiter-match”. The file was not touched.
record-other-format = { $file } is not a match record: its format is “{ $found }”. The file was not touched.
record-newer-version = { $file } is a match record of version { $found }; this program knows version { $known }. The file was not touched; open it with a newer Arbiter.
record-structure = { $file } is not a proper match record at line { $line }, column { $column }, { $path } ({ $message }). The file was not touched; mend it there, or open its copy that ends in .bak.

record-save-exists = { $file } was not saved: there is a file of that name already. It was not touched; choose another name, or agree to replace it.
record-save-newer-version = { $file } was not saved: the file there is a match record of version { $found }, made by a newer Arbiter. It was not touched; save under another name.
record-save-not-a-file = { $file } was not saved: there is a folder or a device of that name. Choose another name.
record-save-no-folder = { $file } was not saved: its folder does not exist. Your changes are still open here; choose another folder.
record-save-failed = { $file } was not saved: the system says “{ $message }”. The file is as it was, and your changes are still open here; try again, or save elsewhere.
record-save-unconfirmed = { $file } was written, but the system does not confirm that it has reached the disk: “{ $message }”. Your changes are still open here; save again, or elsewhere.
