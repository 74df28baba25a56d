### What stands in the window beside the texts of the desk and of the rulesets.

## Without a document

ui-welcome = Who won?
ui-welcome-says = Enter how a match ended, or open its record: Arbiter shows who won, by which step of the rules, and how close it was.
ui-looking-for-rulesets = Looking for rulesets…
ui-new-match-of = New match: { $game }
ui-no-rulesets = No ruleset was found.
ui-no-rulesets-remedy = Rulesets are libraries that lie beside the program. Put one there and look again, install one from its file, or name its folder with --ruleset-dir at start.
ui-look-again = Look again
ui-open-file = Open…
ui-open-typed = Open path…
ui-drop-here = Or drop a record onto this window.
ui-let-go = Let go to open

## The open match

ui-round-of = round { $value }
ui-table-of = table { $value }
ui-saved = Saved
ui-changed = Changed since it was saved
ui-never-saved = Not saved yet
ui-ruleset = ruleset { $id } { $version }
ui-dismiss = Dismiss
ui-more-notices =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
ui-all-notices = Show all
ui-fewer-notices = Show fewer
ui-dismiss-all = Dismiss all

## The verdict

ui-wins = { $side } wins
ui-win-together = { $sides } win
ui-draw = Draw
ui-play-on = Play on
ui-incomplete = Not decided yet
ui-invalid = No verdict
ui-no-ruling = No ruling
ui-ruling-on-its-way = Being ruled on…
ui-more-to-look-at =
    { $n ->
        [one] One more to look at
       *[other] { $n } more to look at
    }

## The sheet

ui-sheet = Sheet
ui-match = Match
ui-event = Event
ui-round = Round
ui-table = Table
ui-round-and-table = Round · table
ui-date = Date
ui-date-hint = YYYY-MM-DD
ui-judge = Judge
ui-sides = Sides
ui-side-name = Name
ui-players = Players
ui-players-hint = With commas between several players
ui-add-side = Add a side
ui-remove-side = Remove { $side }
ui-end-of-match = End of match
ui-settings = Settings
ui-notes = Notes
ui-add-row = Add a row
ui-add-row-to = Add a row: { $table }
ui-remove-row = Remove row { $row }: { $table }
ui-yes = yes
ui-no = no
ui-yes-usually = yes, as usual
ui-no-usually = no, as usual
ui-usually = as usual: { $choice }
ui-not-entered = —
ui-whole-numbers-only = “{ $typed }” was not taken: only whole numbers can be entered here.
ui-reason = Reason
ui-found-by = found by
ui-by-judge = judge
ui-by-head-judge = head judge

## The board

ui-board = Board
ui-no-board = This ruleset needs no board.
ui-no-map = This match has no map. It can be ruled on without one, by your own count.
ui-lay-out-map = Lay out a map of { $columns } × { $rows }
ui-no-drawing = This map cannot be drawn. The list of pieces still works; a size that is wrong is named above.
ui-map-too-large = This map is too large to draw: more than 1,000 × 1,000 cells. The list of pieces still works.
ui-board-keys = Arrow keys move over the cells, Enter selects, picks up and puts down, Delete takes a piece off the map, digits choose a piece by its number, + adds one more like it.
ui-tool-select = Select
ui-tool-select-help = Select and drag pieces. Dropped beside the map, a piece is no longer placed.
ui-tool-place = Place
ui-tool-place-help = A click puts the chosen piece on the cell.
ui-tool-feature-help = A click marks a cell, or takes the mark away: { $feature }. Shift+click adds it to the one beside it.
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-percent = { $n } %
ui-full-size = Full size
ui-fit = Fit
ui-fit-help = Show the whole map
ui-columns = Columns
ui-rows = Rows
ui-cell = Column { $column }, row { $row }
ui-in-cell = column { $column }, row { $row }
ui-a-location = a location
ui-on-a-location = on a location
ui-beside-a-location = beside a location

## The list of pieces

ui-roster = Pieces
ui-no-side = No side
ui-placed = { $n } placed
ui-waiting = { $n } to place
ui-out = { $n } out of play
ui-no-pieces = no pieces yet
ui-add-piece = Add
ui-add-piece-to = Add a piece: { $side }
ui-of-no-side = { $piece }, no side
ui-piece-placed = placed
ui-piece-waiting = not placed yet
ui-piece-out = out of play
ui-piece-beside = beside the map
ui-begin-with-pieces = Add the pieces that are still in the match; then choose one and click its cell.
ui-choose-a-piece = Choose a piece to name it, place it, or put it out of play.
ui-piece-name = Name of the piece
ui-piece-kind = Kind of the piece
ui-put-out = Out of play
ui-unplace = Not placed
ui-remove-piece = Remove { $piece }

## The cascade and the procedure

ui-cascade = Tiebreak cascade
ui-step-decides = decides
ui-step-settled = settled
ui-step-level = level
ui-step-passed = does not apply
ui-step-waiting = waits
ui-step-not-needed = not needed
ui-step-not-reached = not reached
ui-margin = margin { $n }
ui-step-pinned = Chosen: what counted is lit on the board.
ui-item-done = done
ui-item-current = now
ui-item-todo = to do
ui-strip-back = Show earlier steps of the procedure
ui-strip-on = Show later steps of the procedure

## Questions

ui-save = Save
ui-open = Open
ui-cancel = Cancel
ui-discard = Discard the changes
ui-save-first = Save { $name }?
ui-save-first-new = Save the new match?
ui-save-first-close = It has changes that are not saved. Without saving they are lost.
ui-save-first-quit = It has changes that are not saved. Without saving they are lost when the program ends.
ui-replace = Replace the file?
ui-replace-says = { $path } is there already. Its content will be replaced; the old file is kept beside it as .bak.
ui-replace-yes = Replace
ui-choose-ruleset = By which rules?
ui-type-path-open = Open which file?
ui-type-path-save = Save where?
ui-type-path-unasked = The system showed no file dialog. Type the path instead.
ui-match-records = Match records
ui-path = Path of the file

## Squares, tables and areas

ui-no-areas = This board is made of named areas. Enter the first one in the list.
ui-table-keys = On a table the arrow keys move by 10 mm, with Shift by 1 mm; Page Up and Page Down turn the chosen piece by 15°, with Shift by 1°.
ui-lay-out-table = Lay out a table of { $width } × { $height } mm
ui-tool-shape-help = Lay { $feature } on the table: add it in the list, then drag its corners or type them.
ui-width-in-mm = Width in mm
ui-height-in-mm = Depth in mm
ui-point = x { $x }, y { $y } mm
ui-zone = Zone: { $zone }
ui-place-of-piece = Place of the piece
ui-place-hint-cells = column, row
ui-place-hint-table = x, y in mm
ui-size-of-piece = Size of the piece
ui-size-hint = w × d in mm
ui-angle-of-piece = Angle of the piece
ui-angle-help = Clockwise, in whole degrees. On the board Page Up and Page Down turn the piece.
ui-side-of = Side of { $piece }
ui-corners = Corners
ui-corners-hint = x y, x y, x y
ui-add-shape = Add
ui-add-shape-for = Add: { $feature }, { $whose }
ui-shape-near = Near half
ui-shape-far = Far half
ui-shape-left = Left half
ui-shape-right = Right half
ui-shape-across = Line from left to right
ui-shape-down = Line from far to near
ui-shape-middle = Square in the middle
ui-shapes-help = Corners are dragged on the table, or typed in millimetres from the far left corner.
ui-areas = Areas
ui-new-area = New area
ui-area-name = Name of the area { $area }
ui-links-of = Links of { $area }: { $n }
ui-areas-help = The number opens the list of areas that this one is linked with.
ui-not-set = not set

## Points and tables

ui-points = Points

## Tabs and pages

ui-close-tab = Close { $name }
ui-show-more = Show
ui-rulesets = Rulesets
ui-rulesets-refused = Not taken
ui-rulesets-shadowed = Not used
ui-ruleset-shadowed = “{ $id }” was found before in { $by }, which is used.
ui-type-folder = Standings of which folder?
ui-type-folder-button = Type a path…
ui-folder-path = Path of the folder

## Standings

ui-another-folder = Another folder…
ui-read-again = Read again
ui-reading = Reading…
ui-reading-of = { $done } of { $total } records read
ui-records =
    { $n ->
        [0] no match records yet
        [one] one match record
       *[other] { $n } match records
    }
ui-left-out =
    { $n ->
        [one] one left out
       *[other] { $n } left out
    }
ui-no-club-file = no club file: everybody starts with nothing
ui-from = From
ui-to = to
ui-no-date = This is no date. Write year-month-day, as in 2026-11-29, or leave it empty.
ui-span-backwards = The last day lies before the first one, so nothing counts.
ui-standings-table = Table of standings. Arrow keys walk over the members, Enter lists the games.
ui-sort = Sort by this column
ui-sorted-down = Sorted by this column, the largest first. Once more: the other way round or as before.
ui-sorted-up = Sorted by this column, the smallest first. Once more: the other way round or as before.
ui-nobody = Nobody is listed in the club’s file, and no match counts yet.
ui-no-standings = There are no standings
ui-standings-stopped = Reading was stopped
ui-to-look-at =
    { $n ->
        [one] One thing to look at
       *[other] { $n } things to look at
    }
ui-show-list = Show the list
ui-hide-list = Hide the list
ui-close-games = Close the list of games
ui-games =
    { $n ->
        [0] No games
        [one] One game
       *[other] { $n } games
    }
ui-against = against { $names }
ui-game-won = won
ui-game-lost = lost
ui-game-drawn = drawn
