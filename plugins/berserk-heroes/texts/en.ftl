name = Berserk: Heroes
edition = Comprehensive rules, parts 5 and 6
player = Player

## What is entered

life = Starting life
life-help = The hero’s life as printed. Needed for a player whose hero has wounds.
wounds = Wounds
wounds-help = Wounds on the hero, before the effects that are listed below.
failed-draws = Failed draws
failed-draws-help = How often in this game the player could not take a card in the accumulation phase. The third loses.
deck = Cards in deck
deck-help = Needed only where an effect draws or reveals cards.
hand = Cards in hand
hand-help = Needed only where an effect discards cards.
conceded = Conceded
conceded-help = The player admitted defeat.
penalty-loss = Lost by penalty
penalty-loss-help = The player was given the game as lost, by the tournament’s penalties.
wins-by-text = Wins by a text
wins-by-text-help = A text took effect that says this player wins.
loses-by-text = Loses by a text
loses-by-text-help = A text took effect that says this player loses.
draw-agreed = Draw agreed
draw-agreed-help = Both players agreed on a draw. An accepted offer says the same.
time-expired = Time is over
time-expired-help = The time of the round has run out.
extra-turns-played = Extra turns played
extra-turns-played-help = Extra turns finished since time ran out.
extra-turns = Extra turns given
extra-turns-help = How many extra turns the tournament gives once time is over. The rules do not say.
draw-offers = Draw offers
offer-by = Offered by
offer-by-help = The player who offered the draw.
offer-accepted = Accepted
offer-accepted-help = Whether the other player accepted.
effects = Effects to resolve
effect-kind = Effect
effect-kind-help = What the ability asks for.
effect-heal = Heal
effect-wound = Wound
effect-draw = Draw cards
effect-reveal = Reveal cards
effect-discard = Discard cards
effect-side = Player affected
effect-side-help = Whose hero, deck or hand it affects.
effect-amount = Amount
effect-amount-help = How much it asks for.
delayed = Delayed effects
delayed-owner = Owner
delayed-owner-help = The player whose ability it is.
delayed-target = Applies to
delayed-target-help = The player whose hero it applies to. Empty: its owner’s.
delayed-text = Effect
delayed-text-help = What it does, and what it waits for.

## Articles

a602-1 = Berserk: Heroes, 602.1
a602-1-summary = A player wins cleanly when the other hero has as many wounds as life, when the other fails for the third time to take a card, concedes, or loses by penalty, or when a text says so.
a603-1-1 = Berserk: Heroes, 603.1 (1)
a603-1-1-summary = Where both players lose, or both win, at the same moment, the game is a draw.
a603-1-2 = Berserk: Heroes, 603.1 (2)
a603-1-2-summary = Where both players agree on a draw, the game is a draw.
a603-1-3 = Berserk: Heroes, 603.1 (3)
a603-1-3-summary = Where time is over and nobody wins in the extra turns, the game is a draw.

## Results

result-clean-win = clean win
result-draw = draw

## How a player stands

stands = wounds: { $wounds }, failed draws: { $draws }
lost-by-wounds = wounds: { $wounds }, life: { $life }
lost-by-failed-draws = failed draws: { $n }
lost-by-conceding = conceded
lost-by-text = loses by a text
lost-by-penalty = lost by penalty
won-by-text = wins by a text
and-also = { $first }; { $more }

## Clean win

grounds = Clean win
grounds-lost = { $loser } has lost ({ $why }). { $winner } wins.
grounds-won = { $winner } wins by a text.
grounds-both = Both players have lost or won: nobody wins cleanly.
grounds-none = Neither player has lost or won.
summary-clean-win = Clean win ({ $why }).
reading-cumulative = Failed draws are counted over the whole game, in a row or not.
reading-after-effects = 518: each effect does as much as it can, one after another. Wins and losses are judged by the counters after all of them.
reading-partial-draw = 518.3: an ability that draws fewer cards than it asks for is no failed draw.
reading-delayed = 518: a delayed effect that names no target applies to its owner’s hero.
delayed-for-nobody = This delayed effect has no target and no owner. Say whose it is.

## Both at once

simultaneous = Both at once
simultaneous-draw = { $first }: { $a }. { $second }: { $b }. Both at once is a draw.
simultaneous-none = They have not both lost or won at once.
summary-simultaneous = Draw: both players lost or won at the same moment.
reading-simultaneous = Both lost, both won, or one who did both at once: all are a draw.
both-lost-by-penalty = Both players lost by penalty. The rules make it a draw; the tournament’s penalties may say otherwise. Check them.

## Agreement

agreement = Draw by agreement
agreement-entered = Both players agreed on a draw.
agreement-offer = { $by } offered a draw, and it was accepted.
agreement-none = No draw was agreed on.
summary-agreement = Draw by agreement.
reading-agreement = 603.2: an accepted offer ends the game. It needs no other ground, but a win or loss that is already there comes first.
offer-repeated = { $by } offered a draw again after a refusal, and may not insist. Look into it.

## Time

time = Time is over
time-not-over = Time is not over: play on.
time-draw =
    { $n ->
        [0] Time is over, no extra turns are given: a draw.
        [one] Time is over and the extra turn brought no winner: a draw.
       *[other] Time is over and { $n } extra turns brought no winner: a draw.
    }
extra-turns-remain =
    { $n ->
        [one] Time is over. One extra turn remains.
       *[other] Time is over. { $n } extra turns remain.
    }
summary-time =
    { $n ->
        [0] Draw: time is over.
       *[other] Draw: time is over, and the extra turns brought no winner.
    }
reading-extra-turns = The rules leave the number of extra turns to the tournament.
reading-no-tiebreak = However far apart the wounds are, there is no tie-break on them.

## Checklist

do-play = Play on
do-time-over = Time is over
do-extra-turn = Play extra turn { $turn } of { $given }
do-draw = Nobody has won: a draw

## Tables

table-effects = Effects as resolved (518)
table-counters = Counters after the effects
table-delayed = Delayed effects (518)
column-row = Row
column-asked = Asked for
column-done = Done
