# The command line.

cli-no-display = There is no display to open the window on; “arbiter judge PATH” rules on records without one.
cli-window-failed = The window could not be opened ({ $message }). “arbiter judge PATH” rules on records without one.
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
