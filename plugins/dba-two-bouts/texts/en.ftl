name = De Bellis Antiquitatis: two bouts
edition = Amendments for games in two bouts
player = Player

## What is entered

mission-turn = Turn of the mission
mission-turn-help = The invader’s turn by whose end the mission must be carried out. The amendments say 3.
loss-limit = Losses that end a bout
loss-limit-help = A bout ends once a player has lost so many units. The amendments say 4.
minutes = Minutes a bout
minutes-help = How long a bout lasts, for the round clock. The amendments say 50.
draw-below = Draw below a gap of
draw-below-help = A match whose totals are less than this apart is a draw. The amendments say 2.
bouts = Bouts
invader = Invader
invader-help = The player who invades in this bout.
turn = Invader’s turn
turn-help = The turn of the invader at whose end the bout stands or ended.
losses = Units lost
losses-help = How many units each player has lost in this bout.
entered = Entered
entered-help = Whether a unit of the invader is in the enemy’s half, or had been there and left it only by destruction or flight. Read off the board where you leave it empty.
engaged = Engaged
engaged-help = Whether a unit of the invader is, or has been, in close or distant combat with an enemy unit.
time-expired = Time is over
time-expired-help = The time of the bout has run out. The bout ends with the invader’s turn.
first-bout = First bout
second-bout = Second bout
element = Element
gone = Gone
gone-help = How the unit left the table, if it did.
destroyed = destroyed
fled = fled
withdrawn = withdrawn
had-entered = Had entered
had-entered-help = The unit had been in the enemy’s half before it was destroyed or fled.
half = Half of the table
centre-line = Centre line

## Articles

art-1 = DBA in two bouts, article 1
art-1-summary = A match has two bouts. Between them the players swap their armies.
art-2 = DBA in two bouts, article 2
art-2-summary = By the end of the third turn a unit of the invader must have entered the enemy’s half, and one must have fought. Otherwise the bout ends and the defender wins it by 2, the losses taken into account.
art-3 = DBA in two bouts, article 3 (end of a bout)
art-3-summary = A bout ends by the mission of article 2, at the end of an invader’s turn when a player has lost four units, or with the invader’s turn in which 50 minutes are over.
art-3-bis = DBA in two bouts, article 3 bis (the winner)
art-3-bis-summary = The scores of both bouts are added. A gap of less than two points is a draw.

## Results

result-win = win
result-draw = draw

## A bout

bout-not-played = Bout { $bout } is still to be played.
bout-in-progress = Bout { $bout } is in progress at the end of the invader’s turn { $turn }.
ended-by-mission = { $invader } did not carry out the mission by the end of turn { $turn }: { $missed } { $first } scores { $a }, { $second } { $b }.
mission-not-entered = no unit entered the enemy’s half.
mission-not-engaged = no unit was engaged.
mission-not-met = no unit entered the enemy’s half, and none was engaged.
ended-by-losses =
    { $lost ->
        [one] { $loser } has lost one unit.
       *[other] { $loser } has lost { $lost } units.
    } { $first } scores { $a }, { $second } { $b }.
ended-by-losses-of-both = Both players have lost { $limit } or more. { $first } scores { $a }, { $second } { $b }.
ended-by-time = Time is over. { $first } scores { $a }, { $second } { $b }.
score-and-losses = score { $score }, lost { $lost }
reading-two-bouts = A match takes two finished bouts. One alone gives no verdict.
reading-score = A player’s score is the number of units that the other one lost.
reading-order = At the end of the invader’s turn article 2 is tested first, then losses, then time.
reading-mission = The defender wins by exactly 2: the invader scores what the defender lost, the defender scores 2 more.
reading-losses = The winner scores { $limit }, however many units the other player lost beyond that.
reading-losses-of-both = Where both are at the limit, the losses count as they are. The higher score wins, equal ones are level.
reading-time-before-mission = A bout that time ends before the turn of the mission is not tested for article 2.
reading-board = Whether a unit entered is read off the board. Any part of it in the enemy’s half is enough, a unit without a size being a point. Destroyed or fled units count where they had entered, withdrawn ones never.
mission-and-losses = At the same moment a player has lost { $limit } units or more. Article 2 goes first: check that you agree.
defender-further-ahead = By the losses { $defender } was ahead by { $by } already. Article 2 gives a win by { $given }: check that you agree.
should-have-ended = { $subject } is no, but the bout went on beyond turn { $turn }. It should have ended there by article 2. Correct the entry or the turn.
board-says-entered = You entered that no unit is in the enemy’s half; the board shows one. Your entry is used.
board-says-not-entered = You entered that a unit is in the enemy’s half; the board shows none. Your entry is used.
second-bout-too-early = A second bout is entered, but the first has not ended. It does not count yet.

## The match

total = Total of both bouts
total-decides =
    { $by ->
        [one] { $winner } is ahead by one point.
       *[other] { $winner } is ahead by { $by } points.
    }
total-close =
    { $by ->
        [one] One point apart, and a win takes { $least }: a draw.
       *[other] { $by } points apart, and a win takes { $least }: a draw.
    }
total-equal = Both have { $n }: a draw.
summary-total = By the total of both bouts, { $more } to { $less }.
reading-total = The scores of both bouts are added. A gap below { $least } is a draw, and equal totals always are.

## Checklist

do-bout = Play bout { $bout }
do-swap = Swap the armies
do-check = At the end of each invader’s turn: mission, losses, time
do-time-over = Time is over
do-add = Add the scores
