### Maps that are set up once and picked again, and pictures under the grid.

## Commands, and what can be undone, after "Undo:"

maps-command-setup = Set up the map
maps-command-choose = Saved maps…
maps-command-save = Save this map…
picture-command-pick = Picture under the grid…
picture-command-type = Picture of a path…
maps-undo-use = use the map { $name }
picture-undo-put = put a picture under the grid
picture-undo-take = take the picture as it is now
picture-undo-place = move the picture
picture-undo-opacity = change how strong the picture is
picture-undo-remove = remove the picture

## Saved maps

maps-name = “{ $name }”
maps-files = Maps
picture-files = Pictures
maps-itself = the file itself
maps-bundled-hex-open-field = One location in the middle
maps-bundled-hex-three-locations = Three locations in a line
maps-bundled-hex-crossroads = Crossroads, a location of seven hexes
maps-bundled-hex-bridge = Bridge, a location of three hexes
maps-bundled-hex-large = Large field, four locations of two hexes
maps-bundled-square-five-by-six = Field of five by six
maps-bundled-square-eight-by-eight = Field of eight by eight
maps-bundled-table-near-and-far = Halves near and far
maps-bundled-table-left-and-right = Halves left and right
maps-bundled-table-large = Large table
maps-bundled-areas-ring = Six areas in a ring
maps-bundled-areas-cross = One area and four around it
maps-choose = Which map?
maps-choose-says = It takes the place of the map in view. Pieces stay where they are, and it can be undone.
maps-none-fit = No saved map fits this board.
maps-listing = Looking for saved maps…
maps-own = your own
maps-of-program = sample
maps-marks =
    { $n ->
        [0] nothing marked
        [one] one mark
       *[other] { $n } marks
    }
maps-without =
    { $n ->
        [one] without one mark that this board does not know
       *[other] without { $n } marks that this board does not know
    }
maps-areas =
    { $n ->
        [one] one area
       *[other] { $n } areas
    }
maps-millimetres = { $width } × { $height } mm
maps-open-file = From a file…
maps-remove = Delete { $name }
maps-name-title = Save this map
maps-name-says = It is kept with its marks and its picture, without pieces, and can be picked for every match.
maps-name-field = Name of the map
maps-to-file = To a file…
maps-replace-title = Replace the saved map?
maps-replace-says = { $file } is there already. The old file is kept beside it as .bak.
maps-remove-title = Delete the map { $name }?
maps-remove-says = Its file { $file } is deleted for good. Matches that were played on it keep their maps.
maps-remove-yes = Delete
maps-type-open = Use the map of which file?
maps-type-save = Save the map where?
picture-type = Which picture? PNG or JPEG

## What came of it

maps-saved = The map “{ $name }” was saved: { $file }
maps-left-out =
    { $n ->
        [one] { $name } was used without one mark of a kind that this board does not know.
       *[other] { $name } was used without { $n } marks of kinds that this board does not know.
    }
maps-does-not-fit = { $name } was not used: it is a map of another kind or size than this board has. Nothing has changed.
maps-too-late = { $name } was not used: another board is in view by now. Nothing has changed; choose it again there.
maps-no-board = { $file } was not used: no board is in view. Open the match first.
maps-not-removed = { $file } was not deleted: the system says “{ $message }”.
maps-too-large = { $file } is larger than 64 MiB, which no map is. The file was not touched.
maps-no-format = { $file } is not a map: it does not say “format”: “arbiter-map”. The file was not touched.
maps-other-format = { $file } is not a map: its format is “{ $found }”. The file was not touched.
maps-newer-version = { $file } is a map of version { $found }; this program knows version { $known }. Use a newer Arbiter. The file was not touched.
maps-structure = { $file } is not a proper map at line { $line }, column { $column }, { $path }: { $wrong }. The file was not touched; mend it there.
maps-save-newer-version = { $file } was not saved: the file there is a map of version { $found }, made by a newer Arbiter. It was not touched; choose another name.

## What is wrong with a picture

picture-absent = The picture { $file } is not there. The match works without it.
picture-too-large = The picture { $file } is larger than 64 MiB. Save it smaller, then choose it again.
picture-not-a-picture = { $file } is neither PNG nor JPEG. Choose another file, or save it as one of the two.
picture-too-many-pixels = The picture { $file } has { $width } × { $height } pixels; up to 12,000 along an edge and 100 million in all can be shown. Save it smaller, then choose it again.
picture-damaged = The picture { $file } is damaged: it cannot be read to its end. Choose another copy. The match works without it.
picture-elsewhere = The picture { $file } lies on another computer, which Arbiter does not call for it. Copy it beside the match, and choose it there.
picture-no-folder = The picture { $file } was named from the folder of a match, and this one has none yet. Look for it.
picture-no-board = { $file } was not put anywhere: no board is in view. Open the match first.
picture-too-late = { $file } was not put under the grid: another board is in view by now. Nothing has changed; choose it again there.

## Setting up the map

maps-setup = Map
maps-setup-size = Map { $size }
maps-setup-help = What the map is made of: its size, its marks, the picture under it, and saved maps
maps-save-here = Save…
maps-close = Close the map’s panel
maps-fixed = The rules fix this map: { $size }.
maps-neighbours = Neighbours
maps-neighbours-4 = four, by edges
maps-neighbours-8 = eight, corners too
maps-reach = Reach in mm
maps-reach-help = On a table, edges within so many millimetres are adjacent.
maps-off =
    { $n ->
        [one] One piece lies off the map. It stays entered where it is, and is no right place.
       *[other] { $n } pieces lie off the map. They stay entered where they are, and are no right places.
    }
maps-features-off =
    { $n ->
        [one] One mark lies off the map.
       *[other] { $n } marks lie off the map.
    }
maps-mark = Mark
maps-mark-help = { $feature }: mark on the board
maps-cells = Cells
maps-cells-hint = column row, column row
maps-new-cells = New: column row, …
maps-new-areas = New: area, …
maps-new-of = New { $feature }
maps-new-of-side = New { $feature }, { $side }
maps-areas-of = Areas
maps-areas-hint = names, parted by commas
maps-not-an-area = “{ $typed }” names no area of this map. The entry has not changed.

## The picture in the panel of the map

picture-heading = Picture under the grid
picture-none = A photo or scan of the table, PNG or JPEG. It is only pointed at, and changes no ruling.
picture-add = Choose…
picture-type-button = Type a path…
picture-another = Another…
picture-fit = Fit by hand
picture-fit-help = Drag the picture to move it, a corner to scale it. Arrow keys move it, plus and minus scale it, with Shift finer; Escape ends.
picture-done = Done
picture-opacity = Strength in percent
picture-remove = Remove
picture-loading = The picture is being read…
picture-changed = { $file } is another picture than the one that was chosen, so it is not shown.
picture-look-for = Look for it…
picture-take = Take it as it is now
picture-again = Look again
