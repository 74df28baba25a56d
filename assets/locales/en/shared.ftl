### Messages that the host lends to every ruleset, and those on a record that is entered wrongly. Their ids begin with
### "arbiter-".

## How an entry is named

arbiter-word = { $word }
arbiter-cell = [{ $x }, { $y }]
arbiter-piece-name = { $piece }
arbiter-of-side = { $field } ({ $side })
arbiter-of-row = { $field } ({ $table }, row { $row })
arbiter-of-piece = { $field } ({ $piece })

## How things stand

arbiter-missing = Still to enter: { $subject }.
arbiter-not-placed = { $piece } is not placed yet. Put it on the board, or out of play.
arbiter-waiting = This step waits for an entry.
arbiter-incomplete = Something that is needed is not entered yet.
arbiter-invalid = Something is entered wrongly.

## Values

arbiter-unknown-entry = { $subject } is not known to this ruleset. It is kept and does not count.
arbiter-unknown-key = “{ $key }” is not known to this ruleset. It is kept and does not count.
arbiter-not-an-integer = { $subject } must be a whole number.
arbiter-not-yes-no = { $subject } must be yes or no.
arbiter-not-text = { $subject } must be text.
arbiter-not-a-choice = { $subject } must be one of its choices.
arbiter-unknown-choice = { $subject } cannot be “{ $value }”.
arbiter-not-a-side = { $subject } must be a side.
arbiter-no-such-side = { $subject } names a side that the match does not have; there are { $sides }.
arbiter-not-a-finding = { $subject } must be a finding: what is found, why, and by whom.
arbiter-finding-without-value = { $subject }: say what you find.
arbiter-finding-without-reason = { $subject }: give the reason.
arbiter-finding-without-judge = { $subject }: say who made the finding, judge or head judge.
arbiter-too-small = { $subject } is { $value }; the least is { $min }.
arbiter-too-large = { $subject } is { $value }; the most is { $max }.
arbiter-not-per-side = { $subject } needs one number for each of the { $sides } sides.

## Sides, rows, versions

arbiter-side-count-exact =
    { $count ->
        [one] The match has one side
       *[other] The match has { $count } sides
    }; this ruleset needs { $needed }.
arbiter-side-count =
    { $count ->
        [one] The match has one side
       *[other] The match has { $count } sides
    }; this ruleset is for { $min } to { $max }.
arbiter-rows-not-a-list = { $table } must be a list of rows.
arbiter-row-not-an-object = { $table }: this row is no row.
arbiter-too-many-rows = { $table }: there can be { $max } rows at most.
arbiter-other-version = The record was made with version { $recorded } of the ruleset, this is { $present }.
arbiter-other-major-version = The record was made with version { $recorded } of the ruleset, this is { $present }: the rules may have changed. Check the verdict.

## Boards

arbiter-map-topology = The map is of another kind than this ruleset plays on.
arbiter-map-fixed = The map differs from the one that the ruleset fixes ({ $member }).
arbiter-map-member-missing = The map lacks its “{ $member }”.
arbiter-map-member-wrong = The map’s “{ $member }” is out of range.
arbiter-feature-kind = “{ $kind }” is nothing that this ruleset knows on a map.
arbiter-feature-off-map = { $what }: { $place } is not on the map.
arbiter-side-missing = { $what } belongs to no side. Say to which.
arbiter-no-such-side-of = { $what } belongs to a side that the match does not have; there are { $sides }.
arbiter-piece-id-twice = Two pieces have the number { $id }.
arbiter-piece-kind = { $piece } is a “{ $kind }”, which this ruleset does not know.
arbiter-piece-zone = { $piece } is in “{ $zone }”, which this ruleset does not know.
arbiter-piece-off-map = { $piece } is off the map: { $place }.
arbiter-piece-number = A number of { $piece } is out of range.

## Standings: why a match does not count

arbiter-left-out-other-ruleset = Left out: it was played by another ruleset.
arbiter-left-out-no-date = Left out: it has no date, or none that is written year-month-day, as in 2026-11-29.
arbiter-left-out-incomplete = Left out: something that is needed is not entered.
arbiter-left-out-invalid = Left out: something is entered wrongly.
arbiter-left-out-not-over = Left out: the match is not over.
