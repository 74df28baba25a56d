### What would flip a ruling: each change in a few words.

what-if-number = { $subject }: { $to } instead of { $from }
what-if-choice = { $subject }: “{ $to }” instead of “{ $from }”
what-if-of-row-and-side = { $field } ({ $side }; { $table }, row { $row })

## Pieces

what-if-on = { $piece }: { $place }, on “{ $location }”
what-if-beside = { $piece }: { $place }, beside “{ $location }”
what-if-elsewhere = { $piece }: { $place }, away from every location
what-if-at = { $piece }: { $place }
what-if-out = { $piece }: out of play
what-if-location-at = { $location } { $place }

## What was tried, after "Undo:"

what-if-try = try: { $change }

## On the command line

what-if-help = judge: also every single change that would flip each ruling; in JSON as “what_if”
what-if-heading = What would flip it
what-if-nothing = No single change would flip it.
what-if-not-all = The record is so large that not every change was tried.
what-if-then = { $change } → { $verdict }
what-if-check = { $change } → { $verdict } — check this: a small slip would do it
what-if-pieces = Pieces
what-if-numbers = Numbers
what-if-choices = Choices
what-if-rows = Last rows
what-if-failed = What would flip the ruling on { $file } could not be found: { $message }
