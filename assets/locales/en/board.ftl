### The board editor: its list, its ruler, pieces copied and cleared.

## Commands

desk-command-cut = Cut piece
desk-command-copy = Copy piece
desk-command-paste = Paste pieces
desk-command-copy-all = Copy all pieces
desk-command-clear-board = Take all pieces off the board…
desk-command-remove-pieces = Remove all pieces…
desk-command-tool-ruler = Ruler
desk-command-list = List of the board
desk-command-turn-board = Turn the board round
desk-command-fit = Show the whole map
desk-command-zoom-in = Larger map
desk-command-zoom-out = Smaller map
desk-why-no-piece = No piece is selected.
desk-why-no-pieces = There are no pieces on this board.
desk-why-nothing-copied = No piece was copied.

## What can be undone, after "Undo:"

desk-undo-paste = paste { $piece }
desk-undo-paste-several =
    { $n ->
        [one] paste one piece
       *[other] paste { $n } pieces
    }
desk-undo-clear-board = take all pieces off the board
desk-undo-remove-pieces = remove all pieces

## Clearing

desk-clear-unplace = Take all pieces off the board?
desk-clear-unplace-says =
    { $n ->
        [one] One piece is no longer placed, nor out of play. It keeps its name and values, and this can be undone.
       *[other] All { $n } pieces are no longer placed, nor out of play. They keep their names and values, and this can be undone.
    }
desk-clear-unplace-yes = Take off
desk-clear-remove = Remove all pieces?
desk-clear-remove-says =
    { $n ->
        [one] One piece goes, with its name and values. This can be undone.
       *[other] All { $n } pieces go, with their names and values. This can be undone.
    }
desk-clear-remove-yes = Remove

## The ruler

ui-tool-ruler = Ruler
ui-tool-ruler-help = Drag, or click two places, to measure. By keys: from the selected piece, or from where Enter was pressed.
ui-ruler-cells =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
ui-ruler-mm = { $n } mm
ui-ruler-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
ui-ruler-no-way = no way

## Keys

ui-view-keys = F2 edits the chosen piece in place. Alt and the arrow keys move the map, Z makes it larger, Shift+Z smaller, Home shows all of it. Shift+Enter adds a cell to the location beside it. With the ruler, Enter begins and ends it.

## The list

ui-list-button = List
ui-list-help = All that is on the board as a table, to be entered without the picture
ui-list = All on this board
ui-list-name = Piece
ui-list-kind = Kind
ui-list-side = Side
ui-list-place = Place
ui-list-touches = Touches
ui-list-name-of = Name: { $piece }
ui-list-place-of = Place: { $piece }
ui-list-cells-of = Where: { $feature }
ui-list-add-feature = Add { $feature }
ui-list-add-feature-of = Add { $feature }, { $side }
ui-list-cells-hint = column row, column row
ui-list-areas-hint = area, area
ui-touches-on = on { $feature }
ui-touches-beside = beside { $feature }
ui-place-help = { $numbers }; or “out of play”; empty: not placed yet
ui-place-not-taken = “{ $typed }” was not taken: two whole numbers, “out of play”, or nothing.
ui-cells-not-taken = “{ $typed }” was not taken: enter pairs of whole numbers.
ui-areas-not-taken = “{ $typed }” was not taken: enter names of areas, with commas between them.
