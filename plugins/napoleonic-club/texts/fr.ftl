name = « Liberté, Égalité, Fraternité »
edition = Points et grades du club napoléonien
player = Joueur

## What is entered

rank-entry = Grade
rank-help = Le grade du joueur à la fin de la partie. Nécessaire quand deux joueurs s’affrontent.
result-entry = Résultat
result-help = Comment la partie s’est terminée pour ce joueur.
turns = Tours joués
turns-help = Combien de tours la partie a duré.
multiplayer-doubles = À plusieurs, on double
multiplayer-doubles-help = Quels points de partie sont multipliés par 2 à plus de deux joueurs. Les points de victoire ne le sont jamais.
doubles-length = les points de durée
doubles-everything = tous les points de partie

## Ranks and results

lieutenant = Lieutenant
captain = Capitaine
major = Major
lt-colonel = Lieutenant-colonel
colonel = Colonel
general-de-brigade = Général de brigade
general-de-division = Général de division
general-de-corps = Général de corps
marshal = Maréchal
emperor = Empereur
major-victory = Victoire majeure
minor-victory = Victoire mineure
draw = Nulle
minor-defeat = Défaite mineure
major-defeat = Défaite majeure
game-points = Points de partie
victory-points = Points de victoire

## Articles

article-1 = Liberté, Égalité, Fraternité, 1
article-1-summary = Les deux joueurs reçoivent un point de partie par tour, et un bonus qui croît avec la durée de la partie. À plusieurs, cela compte double.
article-2 = Liberté, Égalité, Fraternité, 2
article-2-summary = Chaque joueur reçoit des points de partie et de victoire pour le résultat, de la victoire majeure à la défaite majeure.
article-2-ranks = Liberté, Égalité, Fraternité, 2, table des grades
article-2-ranks-summary = Si deux joueurs n’ont pas le même grade, le plus gradé perd des points de partie et le moins gradé gagne des points de partie et de victoire, selon le résultat de chacun.

## Points

points = points de partie : { $game }, points de victoire : { $victory }
below-zero = Cette partie retire des points à { $player } : { $game } points de partie.

## Length

length = Durée de la partie
length-adds =
    { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }. À chaque joueur, points de partie : { $game }, points de victoire : { $victory }.
length-multiplayer =
    { $turns ->
        [one] Un tour, compté double
       *[other] { $turns } tours, comptés double
    }. À chaque joueur, points de partie : { $game }, points de victoire : { $victory }.
reading-no-upper-end = La dernière ligne de la table, 50 tours et plus, n’a pas de limite supérieure.
reading-doubles-length = On ne double que les points de partie de l’article 1 ; les points de victoire, jamais.
reading-doubles-everything = On double tous les points de partie, comme ce club le veut ; les points de victoire, jamais.

## Result

result = Résultat
result-won = { $winner } l’emporte : { $result }.
result-won-by-several = { $n } joueurs l’emportent. Le meilleur résultat : { $result }.
result-draw = Personne n’a gagné : nulle.
result-adds = { $result } (points de partie : { $game }, points de victoire : { $victory })
draw-not-by-all = Personne n’a gagné, mais { $player } n’a pas fait nulle. Vérifiez les résultats.
unmirrored = Les résultats ne se répondent pas. { $first } : { $a }. { $second } : { $b }.

## Ranks

rank = Différence de grade
rank-differs = { $higher } a le grade le plus élevé : des points de partie passent de { $higher } à { $lower }.
rank-same = Les deux joueurs ont le même grade.
rank-multiplayer = Plus de deux joueurs : les grades ne comptent pas.
reading-own-row = Chaque joueur lit la ligne de son propre résultat, quel que soit l’écart des grades.
reading-no-ranks = La table des grades ne vaut que pour deux joueurs.

## Standings

standings = Classement
standings-of = Classement : { $club }
member = Membre
games = Parties
games-won = Gagnées
games-drawn = Nulles
games-lost = Perdues
next-rank = Grade suivant
missing-game-points = Points de partie manquants
missing-victory-points = Points de victoire manquants
rank-not-held = { $player } : grade noté { $recorded }, mais c’était { $held } au début de la partie. Les points sont comptés comme notés.
player-twice = Un même joueur occupe deux camps de cette partie. Elle est écartée.
player-without-name = Ce camp n’a pas de nom : ses points ne sont à personne.
conversion-below-zero = { $member } avait besoin de { $cost } points de partie pour cette conversion et en avait { $has }. Elle est écartée.
conversion-by-nobody = { $member } n’est pas dans la liste et n’avait pas encore joué. La conversion est écartée.
more-problems = Et { $n } autres du même genre.

## The club’s file

club-list = Il faut ici une liste.
club-entry = Cette entrée doit être un objet.
club-name = Il faut ici un nom.
club-date = Il faut ici une date : année-mois-jour, comme 2026-11-29.
club-number = Il faut ici un nombre entier, au moins 0 pour les points de victoire, sans dépasser un milliard.
club-number-of-one = Il faut ici un nombre entier de points de victoire, au moins 1.
club-member-twice = { $member } est deux fois dans la liste. Les noms ne diffèrent que par la casse, l’écriture des accents ou les espaces.
