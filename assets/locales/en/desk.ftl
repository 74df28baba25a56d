### What the desk says: names of documents and commands, what can be undone, notices.

## Documents

desk-title-empty = Arbiter
desk-title = { $document } — Arbiter
desk-title-dirty = ● { $document } — Arbiter
desk-document = { $name }
desk-document-new = New match

## Menus and commands

desk-menu-file = File
desk-menu-edit = Edit
desk-menu-board = Board
desk-menu-view = View
desk-command-new = New match…
desk-command-open = Open…
desk-command-open-path = Open path…
desk-command-save = Save
desk-command-save-as = Save as…
desk-command-save-path = Save to path…
desk-command-close = Close
desk-command-quit = Quit
desk-command-undo = Undo
desk-command-undo-named = Undo: { $action }
desk-command-redo = Redo
desk-command-redo-named = Redo: { $action }
desk-command-tool-select = Select pieces
desk-command-tool-place = Place pieces
desk-command-tool-feature = Mark locations
desk-command-next-document = Next tab
desk-command-previous-document = Previous tab
desk-command-language-en = English
desk-command-language-fr = Français
desk-command-language-ru = Русский

## Why a command cannot be given

desk-why-question = Answer the question first.
desk-why-dialog = A file dialog is open.
desk-why-no-document = No match is shown.
desk-why-no-board = This match has no board.
desk-why-no-features = Nothing can be marked on this board.
desk-why-no-other-document = No other match is open.
desk-why-nothing-to-undo = There is nothing to undo.
desk-why-nothing-to-redo = There is nothing to redo.
desk-why-rulesets-sought = The rulesets are still being looked for.
desk-why-no-rulesets = No ruleset was found.
desk-why-same-language = The window speaks this language already.

## Notices

desk-no-such-ruleset = There is no ruleset “{ $ruleset }”, so no match was begun. Nothing else has changed.
desk-save-open-elsewhere = { $file } was not saved: that match is open here as well. Close it first, or choose another name.

## What can be undone, after "Undo:"

desk-undo-enter = enter { $field }
desk-undo-clear = clear { $field }
desk-undo-side-name = name { $side }
desk-undo-side-members = name the players of { $side }
desk-undo-add-side = add a side
desk-undo-remove-side = remove { $side }
desk-undo-add-row = add a row to { $table }
desk-undo-remove-row = remove row { $row } of { $table }
desk-undo-notes = write notes
desk-undo-map = change the map
desk-undo-add-piece = add { $piece }
desk-undo-remove-piece = remove { $piece }
desk-undo-move-piece = move { $piece }
desk-undo-unplace-piece = take { $piece } off the board
desk-undo-name-piece = rename { $piece }
desk-undo-piece-kind = change the kind of { $piece }
desk-undo-piece-side = change the side of { $piece }
desk-undo-add-feature = mark { $feature }
desk-undo-remove-feature = unmark { $feature }
desk-field-of = { $field } ({ $whose })
desk-row-of = { $table }, row { $row }
desk-numbered = { $word } { $number }
desk-side-numbered = side { $number }
desk-event-name = the event
desk-event-round = the round
desk-event-table = the table
desk-event-date = the date
desk-event-judge = the judge

## The board: more commands, and what can be undone on it

desk-command-next-board = Next board
desk-command-go-to-sheet = Go to the sheet
desk-command-go-to-board = Go to the board
desk-command-go-to-cascade = Go to the steps
desk-why-no-other-board = This match has no other board.
desk-undo-size-piece = change the size of { $piece }
desk-undo-turn-piece = turn { $piece }
desk-undo-change-feature = change { $feature }
desk-undo-add-area = add the area { $area }
desk-undo-name-area = rename the area { $area }
desk-undo-remove-area = remove the area { $area }
desk-undo-link-areas = link { $a } and { $b }
desk-undo-unlink-areas = unlink { $a } and { $b }

## Standings, rulesets, pages

desk-title-page = { $page } — Arbiter
desk-page-standings = Standings: { $folder }
desk-page-rulesets = Rulesets
desk-menu-rulesets = Rulesets
desk-command-standings = Standings of a folder…
desk-command-standings-path = Standings of a path…
desk-command-standings-refresh = Read the folder again
desk-command-rulesets = Rulesets found
desk-command-find-rulesets = Look for rulesets again
desk-why-no-standings = No folder is shown.
desk-refused-several = { $n } libraries were not taken as rulesets. The others rule as usual.
