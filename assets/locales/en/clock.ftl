### The procedure along the bottom: its items, the round's clock, the log of a record.

## Menu and commands

clock-menu-match = Match
clock-command-next-step = Next step of the procedure
clock-command-start = Start the clock
clock-command-pause = Pause the clock
clock-command-resume = Resume the clock
clock-command-add = Add time…
clock-command-set = Set the clock…
clock-command-mute = No sound at zero
clock-command-unmute = Sound at zero
clock-why-no-step = The procedure asks for nothing now.
clock-why-called = Time is called. Add time, or set the clock anew.
clock-why-not-started = Start the clock first.

## The clock

clock-name =
    { $state ->
        [ready] Round clock, { $time }, not started
        [paused] Round clock, { $time }, paused
        [called] Round clock, { $time }, time is called
       *[running] Round clock, { $time }, running
    }
clock-paused = paused
clock-goes-on = The clock of this match goes on as its log left it: { $left } left. Pause or set it if play stood still meanwhile.
clock-time-called = Time is called.
clock-time-called-at-table = Time is called at table { $table }.
clock-time-called-of = Time is called: { $match }.

## Questions

clock-ask-add = Add time
clock-ask-add-says = It is noted in the record with the reason.
clock-ask-set = Set the clock
clock-ask-set-says = The clock was started. It goes back to the full time; what was noted stays in the log.
clock-minutes = Minutes
clock-reason = Reason
clock-add = Add
clock-set = Set
clock-minutes-wrong = Whole minutes, 1 to { $most }.
clock-reason-missing = Enter a reason.

## What one click does

clock-click-enter = Enters { $field }: { $value }
clock-click-lead = Leads to { $field }
clock-click-add-row = Adds a row to { $table }
clock-click-board = Shows { $board }
clock-click-tick = Ticks it off
clock-click-untick = Takes the tick back

## The log

clock-log = Log
clock-log-started =
    { $minutes ->
        [one] Clock started, one minute
       *[other] Clock started, { $minutes } minutes
    }
clock-log-paused = Clock paused at { $left }
clock-log-resumed = Clock resumed at { $left }
clock-log-reset =
    { $minutes ->
        [one] Clock set to one minute, { $left } were left
       *[other] Clock set to { $minutes } minutes, { $left } were left
    }
clock-log-added =
    { $minutes ->
        [one] One minute added: { $reason }
       *[other] { $minutes } minutes added: { $reason }
    }
clock-log-called = Time called
clock-log-called-late =
    { $seconds ->
        [one] Time called; noted one second late
       *[other] Time called; noted { $seconds } seconds late
    }
clock-log-done = Done: { $item }
clock-log-reopened = Open again: { $item }
clock-log-other = { $event }

## What was done, after “Undo:”

clock-undo-enter-row = enter { $table }, row { $row }
clock-undo-begin-board = take the pieces over from { $from }
