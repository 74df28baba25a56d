name = Berserk : campagne
edition = Règles générales, articles 603 à 605
first-player = Premier joueur
second-player = Second joueur

## What is entered

won = A gagné
won-help = A gagné en jeu, avant tout décompte.
lost = A perdu
lost-help = A perdu en jeu, avant tout décompte.
conceded = A abandonné
conceded-help = A déclaré forfait.
gold-total = Cristaux d’or
gold-total-help = Votre propre total de l’or imprimé sur toutes les cartes que le joueur contrôle. Utile seulement si le champ n’est pas saisi.
silver-total = Cristaux d’argent
silver-total-help = Votre propre total de l’argent imprimé sur toutes les cartes que le joueur contrôle. Utile seulement si le champ n’est pas saisi.
draw-agreed = Nulle convenue
draw-agreed-help = Les deux joueurs ont convenu d’une nulle.
time-expired = Temps écoulé
time-expired-help = Le temps de la partie est écoulé.
second-turn-finished = Tour du Second joueur terminé
second-turn-finished-help = Le temps écoulé, on joue jusqu’à la fin du tour du Second joueur. On ne compte les cristaux qu’ensuite.
no-chances-found = Aucune chance
no-chances-found-help = Vous constatez qu’aucun des joueurs n’a de chance de gagner. La partie est alors nulle.
decisive-advantage-found = Avantage décisif
decisive-advantage-found-help = Vous donnez raison au joueur qui invoque un avantage décisif. Le temps écoulé, c’est une victoire nette.
confirmed-by = Résultat technique confirmé par
confirmed-by-help = Seul le juge principal peut accorder une victoire technique. Une nulle technique se passe de confirmation.
judge = Juge
head-judge = Juge principal
technical-margin = Écart d’une victoire technique
technical-margin-help = À partir de combien de cristaux d’écart la victoire est technique. C’est le règlement du tournoi qui le fixe, non celui de la campagne.
draw-offers = Propositions de nulle
offer-by = Proposée par
offer-by-help = Le joueur qui a proposé la nulle.
offer-accepted = Acceptée
offer-accepted-help = L’adversaire a-t-il accepté ? Si oui, la partie est nulle.
field = Champ de bataille
card = Carte
card-gold = Or
card-gold-help = Coût imprimé en cristaux d’or. Si seul l’argent est saisi, l’or vaut 0.
card-silver = Argent
card-silver-help = Coût imprimé en cristaux d’argent. Si seul l’or est saisi, l’argent vaut 0.
card-hidden = Cachée
card-hidden-help = Elle est face cachée. Elle compte tout de même.
additional-zone = Zone additionnelle

## Articles

art-603-1-1 = Berserk, campagne, 603.1 1)
art-603-1-1-summary = Si les deux joueurs gagnent ou perdent en même temps, la partie est nulle.
art-603-1-2 = Berserk, campagne, 603.1 2)
art-603-1-2-summary = Si les deux joueurs en conviennent, la partie est nulle.
art-603-1-3 = Berserk, campagne, 603.1 3)
art-603-1-3-summary = Si aucun des joueurs n’a de chance de gagner, la partie est nulle.
art-603-2 = Berserk, campagne, 603.2
art-603-2-summary = Tant que la partie dure, un joueur peut proposer la nulle. Acceptée, elle termine la partie ; refusée, il ne peut pas insister.
art-advantage = Berserk, campagne, paragraphe sur l’avantage décisif (sans numéro)
art-advantage-summary = Le temps écoulé, un joueur qui a un avantage décisif peut demander au juge une victoire nette.
art-draw = Berserk, campagne, paragraphe sur la nulle (sans numéro)
art-draw-summary = Le temps écoulé, si aucun des joueurs n’a de chance de gagner, un joueur peut demander la nulle au juge.
art-604-1 = Berserk, campagne, 604.1
art-604-1-summary = Le temps écoulé, si les deux ont encore leurs chances, le jeu s’arrête après le tour du Second joueur et l’on additionne le coût des cartes que chacun contrôle, l’or valant l’argent. Le règlement du tournoi dit ce que vaut ce décompte.
art-604-2 = Berserk, campagne, paragraphe sur la victoire technique (604.2, sans numéro dans notre texte)
art-604-2-summary = Seul le juge principal du tournoi peut accorder une victoire technique.
art-605-1 = Berserk, campagne, 605.1
art-605-1-summary = Une fois la victoire, la nulle ou la défaite prononcée, rien en jeu ne peut plus la changer.
art-end = Berserk, campagne, paragraphe sur la fin de la partie (sans numéro)
art-end-summary = À la fin, les cartes cachées sont révélées, les effets cessent, les cartes retournent dans leurs pioches et les cases sont vidées.

## Results

result-clean-win = victoire nette
result-draw = nulle
result-technical-win = victoire technique
result-technical-draw = nulle technique

## Result in play

played = Résultat en jeu
played-decides = { $winner } a gagné en jeu.
played-both-won = Les deux joueurs ont gagné en même temps : nulle.
played-both-lost = Les deux joueurs ont perdu en même temps : nulle.
played-won-and-lost = { $player } a gagné et perdu en même temps : nulle.
played-passed = Personne n’a gagné, perdu ni abandonné.
has-won = a gagné
has-lost = a perdu
won-and-lost = a gagné et perdu
plays-on = ni gagné ni perdu
reading-won-and-lost = Un joueur qui gagne et perd en même temps est traité comme si les deux le faisaient : nulle.

## Draw by agreement

agreement = Nulle par accord
agreement-decides = Les joueurs ont convenu d’une nulle.
agreement-by-offer = Une proposition de nulle a été acceptée.
agreement-passed = Aucune nulle n’a été convenue.
reading-accepted-offer = Une proposition acceptée est une nulle convenue (603.2).
offer-repeated = { $player } a de nouveau proposé la nulle après un refus. Un joueur ne peut pas insister (603.2).

## No chances

no-chances = Aucun n’a de chance
no-chances-in-time = Le juge constate qu’aucun des joueurs n’a de chance : nulle (603.1 3)).
no-chances-after-time = Le temps est écoulé et le juge constate qu’aucun des joueurs n’a de chance : nulle (paragraphe sur la nulle).
no-chances-passed = Aucun constat de ce genre.
reading-no-chances = Le constat peut se faire à tout moment, même avant la fin du temps. On ne compte aucun cristal.
both-findings = Les constats se contredisent : aucun joueur n’a de chance, et l’un a un avantage décisif. N’en gardez qu’un.

## Decisive advantage

decisive-advantage = Avantage décisif
advantage-decides = Le temps est écoulé et le juge reconnaît l’avantage décisif de { $winner }.
advantage-passed = Aucune demande de ce genre n’est reconnue.
advantage-too-early = L’avantage décisif ne compte qu’une fois le temps écoulé.
advantage-before-time = L’avantage décisif est invoqué avant la fin du temps. Il ne compte pas encore.
reading-advantage = La demande ne peut être reconnue qu’une fois le temps écoulé. La victoire est nette, non technique, et se passe du juge principal.

## Crystals

crystals = Décompte des cristaux
time-not-over = Rien n’est décidé et le temps n’est pas écoulé : le jeu continue.
second-turn-first = Le temps est écoulé. On joue jusqu’à la fin du tour du Second joueur.
crystals-equal =
    { $n ->
        [one] Chacun contrôle { $n } cristal : nulle technique.
       *[other] Chacun contrôle { $n } cristaux : nulle technique.
    }
crystals-within-margin =
    { $by ->
        [one] { $by } cristal d’écart, il en faut { $margin } pour une victoire technique : nulle technique.
       *[other] { $by } cristaux d’écart, il en faut { $margin } pour une victoire technique : nulle technique.
    }
crystals-decide =
    { $by ->
        [one] { $winner } contrôle { $by } cristal de plus. L’écart requis est { $margin }.
       *[other] { $winner } contrôle { $by } cristaux de plus. L’écart requis est { $margin }.
    }
summary-crystals = Par les cristaux contrôlés, { $more } contre { $less }.
counted-on-field = { $gold } d’or, { $silver } d’argent sur le champ
counted-by-judge = { $gold } d’or, { $silver } d’argent d’après la saisie
reading-second-turn = Le temps écoulé, on joue jusqu’à la fin du tour du Second joueur. Puis le jeu s’arrête et l’on compte les cristaux.
reading-controller = C’est le contrôleur d’une carte qui compte, non son propriétaire. Les cartes cachées et la zone additionnelle comptent, les cartes hors jeu non. Un coût laissé vide vaut 0.
reading-margin = Les règles laissent au tournoi le sens du décompte. Ici, un écart égal ou supérieur à l’écart requis donne une victoire technique, sinon une nulle technique.
reading-head-judge = Seul le juge principal peut accorder une victoire technique (604.2, sans numéro dans notre texte). Une nulle technique se passe de confirmation.
judge-may-not-confirm = Un juge ne peut pas accorder de victoire technique : seul le juge principal le peut (604.2, paragraphe sur la victoire technique). Appelez le juge principal.
price-missing = Reste à saisir : le coût imprimé de { $card }, en or ou en argent.
totals-differ = { $subject } : vous avez saisi { $entered }, le champ montre { $field }. C’est le champ qui vaut.

## Checklist

do-play = Continuer à jouer
do-time-over = Temps écoulé
do-second-turn = Jouer jusqu’à la fin du tour du Second joueur
do-count = Compter les cristaux
do-reveal = Révéler les cartes cachées
do-release = Libérer les cartes et le champ de tous les effets
do-return = Remettre les cartes dans leurs pioches
do-clear = Vider les cases
