name = World of Warcraft Miniatures
edition = D-15
party = Party

## What is entered

vp = Victory points
vp-help = Victory points of the party when play stopped.
target = Target
target-help = Victory points that the party needs for a normal win: its own honor total, unless the scenario says otherwise.
honor-entry = Honor of party
honor-help = What the whole party cost, as built.
near = On or beside
near-help = Your own count of the party’s characters on or beside a location. Needed only where the board is not used.
called-tick = Time called in tick
called-tick-help = The tick, 1 to 10, during which time was called.
ticks-played = Ticks played since
ticks-played-help = Ticks finished since the call, 0 to 3. The tick of the call is the first.
count-pets = Pets count
count-pets-help = Whether pets count as characters at the locations.
sudden-death = Sudden death
gained = Points gained
gained-help = Victory points that each party scored in this tick, from any source.
final-board = Final board
character = Character
pet = Pet
other-piece = Other piece
victory-point = Victory-point location

## Articles

d15-procedure = D-15, before the bullets
d15-procedure-summary = Once time is called, the tick is finished and two more are played, with what is due at the end of ticks 5 and 10. Then play stops.
d15-1 = D-15, 1st bullet
d15-1-summary = The party nearer to the victory points that it needs for a normal win is the winner.
d15-2 = D-15, 2nd bullet
d15-2-summary = Where that is level, each character on or beside a location adds one point to its party, and the distances are compared again.
d15-3 = D-15, 3rd bullet
d15-3-summary = Where that is level too, the party that cost more honor wins.
d15-4 = D-15, 4th bullet
d15-4-summary = Where both parties cost the same, single ticks follow until one brings the parties different points. Characters on or beside a location score at the end of each.

## Results

result-normal-win = normal win
result-tiebreak-win = win on tiebreak
result-sudden-death-win = win in sudden death

## How a margin reads

on-target = exactly on target
over = { $n } over
short = { $n } short
scores = { $first } { $vp-first } of { $target-first }, { $second } { $vp-second } of { $target-second }

## Normal win

normal-win = Normal win
normal-win-decides = { $scores }: { $winner } has reached its target, { $state }.
normal-win-level = { $scores }: both are over by { $n }.
normal-win-passed = { $scores }: neither target is reached.
extra-ticks-remain =
    { $n ->
        [one] One tick is still to be played.
       *[other] { $n } ticks are still to be played.
    }
reading-three-ticks = The tick of the call is finished first, then two more are played: three in all. The clock goes from 10 to 1.
summary-normal-win = A normal win: the target is reached.
summary-extra-ticks =
    { $n ->
        [one] One tick is left before play stops.
       *[other] { $n } ticks are left before play stops.
    }

## Distance to the target

distance = Distance to the target
distance-decides = { $scores }: { $winner } is nearer to its target, by { $by }.
distance-level = { $scores }: both { $state }.
reading-signed-margin = Victory points minus target are compared. The larger margin is the nearer one, also where one party is over and the other short.
summary-distance = Nearer to its own target, by { $by }.

## On or beside a location

position = On or beside a location
position-decides = { $first } counts { $a }, { $second } counts { $b }: { $winner } is nearer by { $by }.
position-level = { $first } counts { $a }, { $second } counts { $b }; both then stand alike: { $state }.
bonus-from-board = +{ $n } from the board
bonus-from-entry = +{ $n } as entered
reading-once-each = A character counts once, however many locations it touches and whatever it scored during play. Pieces off the map do not count.
near-differs = { $party }: you counted { $near }, the board shows { $board }. The board is used.
no-location = Pieces stand on the map, but no victory-point location is marked. Mark it, or check the count.
summary-position = Characters on or beside a location: { $own } to { $other }.

## Cost of the party

honor = Cost of the party
honor-decides = { $winner } cost { $more } honor, { $loser } { $less }: { $by } more.
honor-level = { $first } and { $second } cost { $n } honor each.
reading-cost-of-party = The honor of the whole party, as built.
gloss-names-other = The French text explains this step by the victory points scored, which would name { $other }. The cost of the party is used.
gloss-names-none = The French text explains this step by the victory points scored, which are equal. The cost of the party is used.
summary-honor = By the cost of its party, { $more } to { $less }.

## Sudden death

sudden-death-decides = Tick { $tick } brought { $winner } { $more }, { $loser } { $less }.
sudden-death-goes-on =
    { $played ->
        [0] Both parties cost the same. Play one tick at a time.
        [one] One tick was level. Play another.
       *[other] { $played } ticks were level. Play another.
    }
reading-sudden-death = The first tick in which the parties score different numbers decides, for the higher.
rows-after-deciding = Tick { $tick } decided. The rows after it do not count.
summary-sudden-death = In tick { $tick } of sudden death, { $more } to { $less }.
summary-sudden-death-goes-on = Sudden death: one tick at a time, until one brings the parties different points.

## Checklist

do-call = Time is called: enter the tick
do-called = Time called in tick { $tick }
do-finish-tick = Finish tick { $tick }
do-tick = Play tick { $tick }
do-end-of-tick = End of tick { $tick }: score locations
do-stop = Play stops: verdict
do-sudden-death = Play sudden-death tick { $tick }; score locations
do-enter-gained = Enter what each party gained
gained-from-board = From the board: { $first } { $a }, { $second } { $b }
