### The cascade, what would flip a ruling, what the last edit changed, and the verdict for the players.

## The steps

cascade-was = was { $n }
cascade-was-none = was empty
cascade-waits-for-more =
    { $n ->
        [one] and one more entry
       *[other] and { $n } more entries
    }

## What would flip it

cascade-flip = What would flip it
cascade-flip-none = No single change would flip it.
cascade-flip-pieces = A piece stands elsewhere
cascade-flip-numbers = Another number
cascade-flip-choices = Another choice
cascade-flip-rows = The last row
cascade-flip-all = All { $n }
cascade-flip-fewer = Fewer
cascade-try = Try
cascade-try-named = Try: { $change }
cascade-check = check this
cascade-slip = One slip would flip this: check { $what }
cascade-place-of = where { $piece } stands
cascade-entry-of = { $field } ({ $whose })

## What the last edit changed

cascade-last-edit = Last edit: { $action }
cascade-undone = Undone: { $action }
cascade-redone = Redone: { $action }
cascade-several-edits = The last edits

## The verdict for the players

cascade-command-verdict = Verdict for the players
cascade-back = Back to the desk
