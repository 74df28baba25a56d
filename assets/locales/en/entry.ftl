### Fast entry: the one line that takes the whole sheet, the next match, the list of a folder's matches, new pieces by clicks.

## Commands

entry-command-line = Enter by one line
entry-command-next-match = Next match
entry-command-day = Matches of this folder
entry-command-day-folder = Matches of a folder…
entry-command-day-path = Matches of a path…
entry-command-tool-add = New pieces
entry-why-no-ruleset = The ruleset of this match is not there.
entry-why-no-pieces = There are no pieces on this board.
entry-undo-line = enter “{ $line }”

## The line

entry-line = One line
entry-line-hint = for example: { $example }
entry-line-close = Close the line
entry-line-help = Several entries with ; between them. “-” clears, “=” leaves as it is. Tab completes, Enter enters, Up brings back earlier lines.
entry-line-enters = Enter: { $what }
entry-line-entered = Entered: { $what }
entry-line-now = now { $value }
entry-line-more =
    { $n ->
        [one] and one more, further down
       *[other] and { $n } more, further down
    }
entry-names = Names
entry-piece = Piece
entry-place = Place
entry-out = Out of play
entry-location = Location
entry-side = Side

## What the line expects

entry-expects = { $of }: { $what }
entry-expects-number = a whole number
entry-expects-from = a whole number, { $min } or more
entry-expects-between = a whole number, { $min } to { $max }
entry-expects-yes-no = yes or no
entry-expects-words = some words
entry-expects-parted = some words, with / before those of the next side
entry-expects-one-of = one of { $possible }
entry-expects-date = a date as in 2026-11-29
entry-expects-cell = a cell as column,row
entry-expects-point = a point as x,y in mm
entry-expects-area = the name of an area
entry-expects-corners = three or more corners as x,y in mm
entry-expects-no-pieces = there are none yet
entry-within-cells = columns 0 to { $columns }, rows 0 to { $rows }
entry-within-table = x 0 to { $width }, y 0 to { $height } mm

## What is wrong with the line

entry-line-nothing = This was not understood.
entry-line-unknown = “{ $typed }” begins no entry of this sheet. Empty the line to see them all.
entry-line-several = This could be { $possible }. Type more of it.
entry-line-not = “{ $typed }” does not fit. { $expected }.
entry-line-too-much = “{ $typed }” is too much here. Put ; before the next entry.
entry-line-no-row = { $table }: there is no row to take away.
entry-line-full = { $table }: there can be { $max } rows at most.
entry-line-no-piece = There is no piece “{ $typed }” on this board.
entry-line-off-map = “{ $typed }” is off the map: { $within }.

## New pieces by clicks

entry-tool-add = New: { $kind }
entry-tool-add-of = New: { $kind }, { $side }
entry-tool-add-help = Each click on an empty place puts a new piece there.

## Matches of a folder

entry-page-day = Matches: { $folder }
entry-day-list = List of matches. Arrow keys walk over them, Enter opens one.
entry-day-today = Today · { $n }
entry-day-all = All days · { $n }
entry-day-status = How it stands
entry-day-changed = Changed

entry-day-sorted = Sorted by this column. Once more: the other way round or by round and table.
entry-day-unsaved = open, with changes that are not saved
entry-day-none-today = There is no match of today in this folder.
entry-day-none = There is no match record (*.match.json) in this folder.
entry-day-show-all =
    { $n ->
        [one] Show the match of another day
       *[other] Show all { $n } matches
    }
entry-day-no-list = There is no list
entry-day-reading = Reading the folder…
entry-day-reading-of = { $done } of { $total } matches read
entry-day-not-a-folder = { $folder } is no folder. Name the folder with the match records.
entry-day-stopped = Reading was stopped. Read the folder again to see its matches.
entry-type-folder = Matches of which folder?
