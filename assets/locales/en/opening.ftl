# Files that cannot be opened as they are; rulings that were stored.

## What cannot be read

opening-broken-link = { $file } cannot be opened: it is a link, and what it points to is not there. Nothing was changed; connect the disk or the folder that it points to, or choose the file itself.
opening-wrong-zeros = there are only zero bytes, as a power cut may leave them
opening-wrong-utf-16 = this is a text in UTF-16
opening-save-as-utf-8 = { " " }The file was not touched; open it in a text editor and save it in UTF-8.

## What a save would lose

opening-rounds = Read-only: the number at line { $line }, column { $column } has more digits than this program can keep, and a save would round it. The file stays as it is; a copy can be changed and saved.
opening-drops = Read-only: “{ $key }” stands there twice, again at line { $line }, column { $column }, and a save would keep only the last. The file stays as it is; a copy can be changed and saved.
opening-save-copy = Save a copy…
opening-save-lossy = The copy will not hold everything
opening-copy-rounds = In the copy, the number at line { $line }, column { $column } will be rounded, and so will any other of its kind. The file that is open now stays as it is.
opening-copy-drops = In the copy, “{ $key }” at line { $line }, column { $column } will stand only once, with its last value; so will any other that stands twice. The file that is open now stays as it is.
opening-save-lossy-yes = Save the copy
opening-not-ruled-on = A record of a newer version is shown and not ruled on.
opening-why-newer = This file was saved by a newer Arbiter, and only that one can save it.

## A record without its ruleset

opening-ruleset = Ruleset of this match
opening-sealed-by = Its last ruling was made by the library with SHA-256 { $sha256 }
opening-install = This ruleset is needed to enter the match and to rule on it, and it is not ready here. Install it or look at what was found; what the record holds can be read below, and saving loses nothing of it.
opening-to-rulesets = Rulesets…
opening-side = Side { $n }
opening-rows =
    { $n ->
        [one] one row
       *[other] { $n } rows
    }
opening-pieces =
    { $n ->
        [one] one piece
       *[other] { $n } pieces
    }

## Rulings that were stored

opening-rulings = Stored rulings
opening-no-rulings = No ruling is stored in this record.
opening-sealed = Signed
opening-reopened = Reopened
opening-overridden = Decided other than by the rules
opening-goes-beyond = The ruling that it goes beyond:
opening-unreadable-entry = An entry that cannot be read. It is kept as it is.
opening-unreadable-ruling = The ruling of this entry cannot be read. It is kept as it is.
opening-reason = Reason: { $reason }
