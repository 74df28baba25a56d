### Files that others hold or have changed, and what saving meets on a disk.

## Who holds a file

keeping-by = { $user } on { $host }, since { $since }
keeping-by-computer = { $host }, since { $since }
keeping-by-somebody = another program or computer

## Why a file was not saved

keeping-save-changed = { $file } was not saved: somebody else has changed it since it was opened here. It was not touched, and your changes are still open here; save under another name, or save again and choose what is to be kept.
keeping-save-held = { $file } was not saved: it is open for editing elsewhere ({ $by }). It was not touched, and your changes are still open here; choose another name.
keeping-save-busy = { $file } was not saved: another program seems to hold it (“{ $message }”). The file is as it was, and your changes are still open here; close it in the other program and save again, or save elsewhere.
keeping-save-full = { $file } was not saved: there is no room left on that disk. The file is as it was, and your changes are still open here; make room and save again, or save to another disk.
keeping-save-forbidden = { $file } was not saved: the system does not let you write there. The file is as it was, and your changes are still open here; save to another folder.
keeping-save-name-too-long = { $file } was not saved: the name is too long for this disk, and a copy needs room for “.bak” after it. Your changes are still open here; choose a shorter name.

## Opening what somebody else holds

keeping-held = This match is open for editing elsewhere
keeping-held-says = { $name }: { $by }. Two people who save one file would overwrite each other.
keeping-held-probably = This match is probably open elsewhere
keeping-held-probably-says = { $name }: { $by }. The lock is of another computer, and nobody can tell from here whether that program still runs.
keeping-open-read-only = Open read-only
keeping-open-copy = Open as a copy
keeping-edit-anyway = Edit it all the same
keeping-read-only = Read-only: this match is open for editing elsewhere ({ $by }). You can read it here; to change it, make a copy, or try again once it is closed there.
keeping-try-again = Try again
keeping-copy = Make a copy
keeping-copy-name = { $name } copy
keeping-still-held = { $file } is still open for editing elsewhere ({ $by }). What is shown here is what is on disk now.
keeping-taken = { $file } is yours to edit now. It was read again, so that what was saved elsewhere is in it.
keeping-restored-copy = { $file } is open for editing elsewhere ({ $by }), so what was restored is a copy here. Save it under another name.
keeping-untold = { $file } is open, but others cannot be told that you are editing it (“{ $message }”). Make sure that nobody else does.

## Changed on disk

keeping-changed = The file has changed on disk
keeping-changed-says = { $name } was changed by somebody else since it was opened here. Nothing was overwritten. If you overwrite it, the other version is kept beside it as .bak.
keeping-changed-copy = Save as a copy…
keeping-changed-overwrite = Overwrite
keeping-changed-look = Look at the other version
keeping-was-changed = The file was changed on disk at { $time }.
keeping-was-changed-some-time = The file was changed on disk.
keeping-is-gone = The file is no longer on disk. The match is open here, and saving writes it anew.
keeping-reload = Reload
keeping-leave = Leave it
keeping-reload-ask = Reload and lose your changes?
keeping-reload-says = { $name } has changes that are not saved. They are replaced by what is on disk; undo brings them back.
keeping-reload-seals = { $file } was not read again: this match was signed here since it was saved, and that would be lost. Save it under another name, or look at the other version.
keeping-undo-reload = reload from disk
keeping-other-version = { $name } as on disk
keeping-on-disk = Read-only: this is how { $file } was saved by somebody else. Your own version is open beside it; to change this one, make a copy.
keeping-anew = { $file } was no longer on disk, and was saved anew.

## A folder that vanished

keeping-no-folder = The folder is gone
keeping-no-folder-says = { $file } was not saved: its folder cannot be found. If it is on a stick or in the network, connect it and try again. The match stays open here, with all changes.
keeping-elsewhere = Save elsewhere…
