name = “Liberté, Égalité, Fraternité”
edition = Points and ranks of the Napoleonic club
player = Player

## What is entered

rank-entry = Rank
rank-help = The player’s rank when the game ended. Needed where two players meet.
result-entry = Result
result-help = How the game ended for this player.
turns = Turns played
turns-help = How many turns the game lasted.
multiplayer-doubles = Multiplayer doubles
multiplayer-doubles-help = Which game points are multiplied by 2 in a game of more than two players. Victory points never are.
doubles-length = points for the length
doubles-everything = all game points

## Ranks and results

lieutenant = Lieutenant
captain = Captain
major = Major
lt-colonel = Lt. Colonel
colonel = Colonel
general-de-brigade = Général de brigade
general-de-division = Général de division
general-de-corps = Général de corps
marshal = Marshal
emperor = Emperor
major-victory = Major victory
minor-victory = Minor victory
draw = Draw
minor-defeat = Minor defeat
major-defeat = Major defeat
game-points = Game points
victory-points = Victory points

## Articles

article-1 = Liberté, Égalité, Fraternité, 1
article-1-summary = Both players get a game point for each turn, and a bonus that grows with the length of the game. Multiplayer games count double.
article-2 = Liberté, Égalité, Fraternité, 2
article-2-summary = Each player gets game points and victory points for the result, from a major victory to a major defeat.
article-2-ranks = Liberté, Égalité, Fraternité, 2, table of ranks
article-2-ranks-summary = Where two players differ in rank, the higher loses game points and the lower gains game and victory points, by the result of each.

## Points

points = game points: { $game }, victory points: { $victory }
below-zero = This game takes points from { $player }: { $game } game points.

## Length

length = Length of the game
length-adds =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }. For each player, game points: { $game }, victory points: { $victory }.
length-multiplayer =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, counted double. For each player, game points: { $game }, victory points: { $victory }.
reading-no-upper-end = The last line of the table, 50 turns and more, has no upper end.
reading-doubles-length = Doubled are the game points of article 1 only; victory points never.
reading-doubles-everything = Doubled are all game points, as this club plays; victory points never.

## Result

result = Result
result-won = { $winner } wins: { $result }.
result-won-by-several = { $n } players win. The best result: { $result }.
result-draw = Nobody has won: a draw.
result-adds = { $result } (game points: { $game }, victory points: { $victory })
draw-not-by-all = Nobody has won, but { $player } has no draw. Check the results.
unmirrored = The results do not fit each other. { $first }: { $a }. { $second }: { $b }.

## Ranks

rank = Difference of ranks
rank-differs = { $higher } has the higher rank: game points pass from { $higher } to { $lower }.
rank-same = Both players have the same rank.
rank-multiplayer = More than two players: ranks do not count.
reading-own-row = Each player looks up the row of his own result, however far apart the ranks are.
reading-no-ranks = The table of ranks is for two players only.

## Standings

standings = Standings
standings-of = Standings: { $club }
member = Member
games = Games
games-won = Won
games-drawn = Drawn
games-lost = Lost
next-rank = Next rank
missing-game-points = Game points missing
missing-victory-points = Victory points missing
rank-not-held = { $player } is recorded as { $recorded }, but was { $held } when the game began. The points are counted as recorded.
player-twice = One player sits on two sides of this game. It is left out.
player-without-name = This side has no name, so its points are nobody’s.
conversion-below-zero = { $member } would have needed { $cost } game points for this conversion and had { $has }. It is left out.
conversion-by-nobody = { $member } is not listed and had not played yet. The conversion is left out.
more-problems = And { $n } more of the same kind.

## The club’s file

club-list = This must be a list.
club-entry = This entry must be an object.
club-name = A name is needed here.
club-date = A date is needed here: year-month-day, as in 2026-11-29.
club-number = A whole number is needed here, 0 or more for victory points, and not beyond a thousand million.
club-number-of-one = A whole number of victory points is needed here, 1 or more.
club-member-twice = { $member } is listed twice. Names differ only in case, accents’ spelling or spaces.
