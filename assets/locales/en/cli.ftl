# The command line.

cli-no-display = There is no display to open the window on; “arbiter judge PATH” rules on records without one.
cli-window-failed = The window could not be opened. “arbiter judge PATH” rules on records without one.
cli-window-failed-with = The window could not be opened ({ $message }). “arbiter judge PATH” rules on records without one.
cli-unwritten = The results cannot be written: the system says “{ $message }”.
cli-empty-folder = There is no match record (*.match.json) in { $folder }.
cli-standard-input = standard input

## Wrong usage

cli-see-help = “arbiter --help” says what there is.
cli-unknown-option = There is no option { $word } here.
cli-value-missing = The option { $word } needs a value.
cli-value-unwanted = The option { $word } takes no value.
cli-unknown-format = There is no format “{ $word }”: choose text or json.
cli-unknown-language = There is no language “{ $word }”: choose en, fr or ru.
cli-argument-unwanted = “{ $word }” is one word too many.
cli-unknown-command = “{ $word }” is neither a command nor a file.
cli-path-missing = Say which records to rule on: files, folders, or - for standard input.
cli-library-missing = Say which library to run.

## Help

cli-help-about = Arbiter shows who won a match, by which step of the rules, and how close it was.
cli-help-window = open the window, with these match records
cli-help-judge = rule on match records: files, folders (all *.match.json in and below), streams (*.ndjson, or - for standard input)
cli-help-rulesets = list the rulesets: where they are, what is not used, what was refused and why
cli-help-options = Options:
cli-help-format = judge: an account for people (text, the default), or one line of JSON a record
cli-help-lang = the language; by default the system’s
cli-help-ruleset-dir = look for rulesets here first; may be given more than once (also: the variable ARBITER_RULESETS)
cli-help-help = show this
cli-help-version = show the version
cli-help-exit-codes = Exit codes: 0 every ruling stands; 3 at least one is incomplete or invalid; 1 something could not be read or run; 2 wrong usage.

## Rulesets

cli-no-rulesets = No ruleset was found in { $folders }. Name a folder by --ruleset-dir.
cli-not-taken = Not used:
cli-refused = Not used: { $refused }
cli-more-refused =
    { $count ->
        [one] One more is not used
       *[other] { $count } more are not used
    }; “arbiter rulesets” says which, and why.

## The account of a ruling

cli-round = round { $number }
cli-table = table { $number }
cli-winners =
    { $count ->
        [one] Winner: { $winners }
       *[other] Winners: { $winners }
    }
cli-draw = Draw
cli-play-on = Play on
cli-incomplete = Not ruled yet: something is missing
cli-invalid = Not ruled: something is entered wrongly
cli-step = Step
cli-outcome = Outcome
cli-margin = Margin
cli-article = Article
cli-step-decided = decided
cli-step-level = level
cli-step-passed = passed
cli-step-waiting = waiting
cli-step-not-reached = not reached
cli-reading = Reading: { $reading }
cli-checklist = What is to be done
cli-error = error
cli-warning = warning
cli-note = note

## Standings

standings-help = a club’s table: of all match records (*.match.json) in a folder and below, and of the club’s file in it
standings-help-format = standings: a table for people (text, the default), one line of JSON, or CSV
standings-help-span = standings: count only what happened from one day to another, both included (year-month-day)
standings-help-exit-codes = For standings, which are made of the other records all the same: 1 a record could not be read; 3 one is incomplete or invalid; 0 also where a record is left out for another reason.
standings-folder-missing = Say whose standings: name the folder with the club’s match records.
standings-unknown-format = There is no format “{ $word }”: choose text, json or csv.
standings-unknown-date = “{ $word }” is no date: write year-month-day, as in 2026-11-29.
standings-empty-span = There is no day from { $from } to { $to }: give the earlier one by --from.
standings-left-out =
    { $found ->
        [one] One match record is there
       *[other] { $found } match records are there
    }; left out: { $out }.
standings-not-a-folder = { $folder } is no folder. Name the folder with the club’s match records.
standings-two-clubs = Two files say that they are the club’s: { $first } and { $second }. Move one of them elsewhere.
standings-nothing = There is neither a club’s file nor a match record (*.match.json) that can be read in { $folder }.
standings-several-rulesets = There is no club’s file in { $folder }, and its match records are of two rulesets that keep standings: { $first } and { $second }. Put them into folders of their own, or a club’s file beside them.
standings-none-kept =
    { $count ->
        [one] The ruleset { $ids } keeps
       *[other] The rulesets { $ids } keep
    } no standings.
standings-ruleset-failed = The ruleset “{ $id }” gave no table: { $fault } The match records are as they were.
standings-stopped = Stopped: there is no table.
standings-club-unread = This could be the club’s file: { $fault } Mend it, or move it out of the folder.
standings-club-newer = { $file } is a club’s file of version { $found }, which this program does not know. The file was not touched; use a newer Arbiter.
standings-club-entry = { $file } is a broken club’s file: { $at } is missing or wrong. The file was not touched; mend it there.
standings-club-refused =
    { $count ->
        [one] { $file } is a broken club’s file. It was not touched; mend what is wrong with it:
       *[other] { $file } is a broken club’s file. It was not touched; mend the { $count } things that are wrong with it:
    }
