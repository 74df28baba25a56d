name = Berserk: campaign
edition = General rules, articles 603–605
first-player = First player
second-player = Second player

## What is entered

won = Has won
won-help = Won in play, before anything was counted.
lost = Has lost
lost-help = Lost in play, before anything was counted.
conceded = Conceded
conceded-help = Gave up the game.
gold-total = Gold crystals
gold-total-help = Your own total of the gold printed on all cards that the player controls. Needed only where the field is not used.
silver-total = Silver crystals
silver-total-help = Your own total of the silver printed on all cards that the player controls. Needed only where the field is not used.
draw-agreed = Draw agreed
draw-agreed-help = Both players agreed to a draw.
time-expired = Time is over
time-expired-help = The time of the game has run out.
second-turn-finished = Second player’s turn finished
second-turn-finished-help = After time, play goes on to the end of the Second player’s turn. Only then are crystals counted.
no-chances-found = No chances
no-chances-found-help = You find that neither player has a chance to win. The game is then a draw.
decisive-advantage-found = Decisive advantage
decisive-advantage-found-help = You uphold a player’s claim of decisive advantage. Once time is over it is a clean win.
confirmed-by = Technical result confirmed by
confirmed-by-help = Only the head judge can give a technical win. A technical draw needs nobody.
judge = Judge
head-judge = Head judge
technical-margin = Margin of a technical win
technical-margin-help = From how many crystals of difference it is a technical win. The tournament rules set it; the campaign rules do not.
draw-offers = Draw offers
offer-by = Offered by
offer-by-help = The player who offered a draw.
offer-accepted = Accepted
offer-accepted-help = Whether the other player accepted. If so, the game is a draw.
field = Field
card = Card
card-gold = Gold
card-gold-help = Printed cost in gold crystals. With silver alone entered, gold is 0.
card-silver = Silver
card-silver-help = Printed cost in silver crystals. With gold alone entered, silver is 0.
card-hidden = Hidden
card-hidden-help = Lies face down. It counts all the same.
additional-zone = Additional zone

## Articles

art-603-1-1 = Berserk campaign, 603.1(1)
art-603-1-1-summary = Where both players win at once, or both lose at once, the game is a draw.
art-603-1-2 = Berserk campaign, 603.1(2)
art-603-1-2-summary = Where both players agree to it, the game is a draw.
art-603-1-3 = Berserk campaign, 603.1(3)
art-603-1-3-summary = Where neither player has a chance to win, the game is a draw.
art-603-2 = Berserk campaign, 603.2
art-603-2-summary = While the game lasts, a player may offer a draw. An accepted offer ends the game; a refused one may not be pressed.
art-advantage = Berserk campaign, paragraph on decisive advantage (unnumbered)
art-advantage-summary = Once time is over, a player with a decisive advantage may ask the judge for a clean win.
art-draw = Berserk campaign, paragraph on the draw (unnumbered)
art-draw-summary = Once time is over and neither player has a chance to win, a player may ask the judge for a draw.
art-604-1 = Berserk campaign, 604.1
art-604-1-summary = Where time is over and both still have chances, play stops after the Second player’s turn and the costs of the cards that each controls are added, gold like silver. The tournament rules say what the count means.
art-604-2 = Berserk campaign, paragraph on the technical win (604.2, unnumbered in our text)
art-604-2-summary = A technical win can be given by the head judge of the tournament only.
art-605-1 = Berserk campaign, 605.1
art-605-1-summary = Once a win, a draw or a loss is given, nothing in the game can change it.
art-end = Berserk campaign, paragraph on the end of the game (unnumbered)
art-end-summary = At the end hidden cards are revealed, effects end, the cards return to their decks and the squares are cleared.

## Results

result-clean-win = clean win
result-draw = draw
result-technical-win = technical win
result-technical-draw = technical draw

## Result in play

played = Result in play
played-decides = { $winner } has won in play.
played-both-won = Both players have won at once: a draw.
played-both-lost = Both players have lost at once: a draw.
played-won-and-lost = { $player } has won and lost at once: a draw.
played-passed = Nobody has won, lost or conceded.
has-won = has won
has-lost = has lost
won-and-lost = has won and lost
plays-on = neither won nor lost
reading-won-and-lost = A player who wins and loses at once is treated as both players doing so: a draw.

## Draw by agreement

agreement = Draw by agreement
agreement-decides = The players agreed to a draw.
agreement-by-offer = An offer of a draw was accepted.
agreement-passed = No draw was agreed.
reading-accepted-offer = An accepted offer is a draw agreed (603.2).
offer-repeated = { $player } offered a draw again after a refusal. A player may not insist (603.2).

## No chances

no-chances = Neither has a chance
no-chances-in-time = The judge finds that neither player has a chance: a draw (603.1(3)).
no-chances-after-time = Time is over, and the judge finds that neither player has a chance: a draw (paragraph on the draw).
no-chances-passed = No such finding is made.
reading-no-chances = The finding may be made at any time, also before time is over. No crystals are counted.
both-findings = The findings contradict each other: neither player has a chance, and one has a decisive advantage. Keep one.

## Decisive advantage

decisive-advantage = Decisive advantage
advantage-decides = Time is over, and the judge upholds the decisive advantage of { $winner }.
advantage-passed = No such claim is upheld.
advantage-too-early = A claim of decisive advantage counts only once time is over.
advantage-before-time = Decisive advantage is claimed before time is over. It does not count yet.
reading-advantage = The claim can be upheld only once time is over. The win is clean, not technical, and needs no head judge.

## Crystals

crystals = Count of crystals
time-not-over = Nothing is decided, and time is not over: play on.
second-turn-first = Time is over. Play on to the end of the Second player’s turn.
crystals-equal =
    { $n ->
        [one] Both control one crystal: a technical draw.
       *[other] Both control { $n } crystals: a technical draw.
    }
crystals-within-margin =
    { $by ->
        [one] One crystal apart, and a technical win takes { $margin }: a technical draw.
       *[other] { $by } crystals apart, and a technical win takes { $margin }: a technical draw.
    }
crystals-decide =
    { $by ->
        [one] { $winner } controls one crystal more. The margin is { $margin }.
       *[other] { $winner } controls { $by } crystals more. The margin is { $margin }.
    }
summary-crystals = By the crystals controlled, { $more } to { $less }.
counted-on-field = { $gold } gold, { $silver } silver on the field
counted-by-judge = { $gold } gold, { $silver } silver as entered
reading-second-turn = After time, play goes on to the end of the Second player’s turn. Then play stops and the crystals are counted.
reading-controller = The controller of a card counts, not its owner. Hidden cards and the additional zone count, cards out of play do not. A price left out is 0.
reading-margin = The rules leave the meaning of the count to the tournament. Here a difference of the margin or more is a technical win, less is a technical draw.
reading-head-judge = Only the head judge can give a technical win (604.2, unnumbered in our text). A technical draw needs no confirmation.
judge-may-not-confirm = A judge cannot give a technical win: only the head judge can (604.2, the paragraph on the technical win). Call the head judge.
price-missing = Still to enter: the printed cost of { $card }, in gold or silver.
totals-differ = { $subject }: you entered { $entered }, the field shows { $field }. The field is used.

## Checklist

do-play = Play on
do-time-over = Time is over
do-second-turn = Play to the end of the Second player’s turn
do-count = Count the crystals
do-reveal = Reveal hidden cards
do-release = Release all cards and the field from effects
do-return = Return the cards to their decks
do-clear = Clear the squares
