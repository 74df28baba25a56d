# What was not saved, and is offered again.

journal-command-show = Matches that were not saved…
journal-page = Not saved
journal-undo-restore = restore what was not saved

## The page

journal-title = Not saved last time
journal-says = These matches were changed, and the program ended before they were saved. Restoring opens a match with its changes; its file stays as it is until you save.
journal-later = Nothing here is lost while you decide: what you leave is offered again the next time, and in the menu File.
journal-nothing = There is nothing that was not saved.
journal-today = today, { $time }
journal-on = { $date }, { $time }
journal-never-saved = Never saved to a file
journal-restore = Restore
journal-discard = Discard
journal-restore-of = Restore { $match }
journal-discard-of = Discard { $match }
journal-restore-all = Restore all
journal-discard-all = Discard all
journal-ask-discard = Discard the changes of { $match }?
journal-ask-discard-all =
    { $n ->
        [one] Discard the changes of one match?
       *[other] Discard the changes of { $n } matches?
    }
journal-ask-discard-says = They cannot be brought back. Files that were saved stay as they are.

## Notices

journal-offer =
    { $n ->
        [one] One match was not saved before the program ended. It can be restored.
       *[other] { $n } matches were not saved before the program ended. They can be restored.
    }
journal-beside = { $file } is open here with other changes or read-only. What was restored is shown as a new match beside it; save it under another name.
journal-gone = These changes are there no more: another window of Arbiter has restored or discarded them.
journal-not-restored = The changes could not be restored, and are kept for the next time. { $words }
journal-not-discarded = The changes could not be discarded, and are offered again. { $words }
journal-unreadable = Whether something was not saved last time cannot be seen: the folder of the journal cannot be read. Nothing in it was changed. { $words }
journal-damaged =
    { $n ->
        [one] One file with unsaved changes of an earlier run cannot be read. It is kept in { $folder }; the others are offered as usual.
       *[other] { $n } files with unsaved changes of earlier runs cannot be read. They are kept in { $folder }; the others are offered as usual.
    }
journal-newer =
    { $n ->
        [one] One match that was not saved is of a newer Arbiter. It stays in { $folder } as it is; open the newer program to restore it.
       *[other] { $n } matches that were not saved are of a newer Arbiter. They stay in { $folder } as they are; open the newer program to restore them.
    }
journal-not-kept = Unsaved changes are not protected against a crash at the moment: { $folder } cannot be written. Your matches are open and complete; save them often. { $words }
journal-kept-nowhere = Unsaved changes are not protected against a crash: the system names no folder for the data of programs. Your matches are open and complete; save them often.
