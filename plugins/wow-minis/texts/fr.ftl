name = World of Warcraft Miniatures
edition = D-15
party = Groupe

## What is entered

vp = Points de victoire
vp-help = Points de victoire du groupe à l’arrêt du jeu.
target = Objectif
target-help = Points de victoire qu’il faut au groupe pour une victoire normale : son propre total d’honneur, sauf si le scénario en dispose autrement.
honor-entry = Honneur du groupe
honor-help = Coût du groupe entier, tel qu’il a été composé.
near = Sur ou à côté
near-help = Votre propre compte des personnages du groupe sur un emplacement ou à côté. Utile seulement si le plateau n’est pas saisi.
called-tick = Temps annoncé au tick
called-tick-help = Le tick, de 1 à 10, pendant lequel la fin du temps a été annoncée.
ticks-played = Ticks joués depuis
ticks-played-help = Ticks terminés depuis l’annonce, de 0 à 3. Le tick de l’annonce est le premier.
count-pets = Les familiers comptent
count-pets-help = Les familiers comptent-ils comme personnages aux emplacements ?
sudden-death = Mort subite
gained = Points gagnés
gained-help = Points de victoire marqués par chaque groupe pendant ce tick, quelle qu’en soit la source.
final-board = Plateau final
character = Personnage
pet = Familier
other-piece = Autre pièce
victory-point = Emplacement de victoire

## Articles

d15-procedure = D-15, avant les points
d15-procedure-summary = Une fois le temps annoncé, on finit le tick et on en joue deux autres, avec ce qui est dû à la fin des ticks 5 et 10. Puis le jeu s’arrête.
d15-1 = D-15, 1er point
d15-1-summary = Le groupe le plus proche des points qu’il lui faut pour une victoire normale l’emporte.
d15-2 = D-15, 2e point
d15-2-summary = À égalité, chaque personnage sur un emplacement ou à côté ajoute un point à son groupe, et l’on compare de nouveau.
d15-3 = D-15, 3e point
d15-3-summary = Toujours à égalité, le groupe qui a coûté le plus d’honneur l’emporte.
d15-4 = D-15, 4e point
d15-4-summary = À coût égal, on joue tick par tick jusqu’à ce que les groupes marquent des nombres différents. Les personnages sur un emplacement ou à côté marquent à la fin de chaque tick.

## Results

result-normal-win = victoire normale
result-tiebreak-win = victoire au départage
result-sudden-death-win = victoire en mort subite

## How a margin reads

on-target = juste à l’objectif
over = { $n } au-dessus
short = { $n } en dessous
scores = { $first } { $vp-first } sur { $target-first }, { $second } { $vp-second } sur { $target-second }

## Normal win

normal-win = Victoire normale
normal-win-decides = { $scores } : { $winner } a atteint son objectif, { $state }.
normal-win-level = { $scores } : les deux le dépassent de { $n }.
normal-win-passed = { $scores } : aucun objectif n’est atteint.
extra-ticks-remain =
    { $n ->
        [one] Il reste un tick à jouer.
       *[other] Il reste { $n } ticks à jouer.
    }
reading-three-ticks = On finit d’abord le tick de l’annonce, puis on en joue deux : trois en tout. L’horloge passe de 10 à 1.
summary-normal-win = Victoire normale : l’objectif est atteint.
summary-extra-ticks =
    { $n ->
        [one] Il reste un tick avant l’arrêt du jeu.
       *[other] Il reste { $n } ticks avant l’arrêt du jeu.
    }

## Distance to the target

distance = Distance à l’objectif
distance-decides = { $scores } : { $winner } est plus proche de son objectif, de { $by }.
distance-level = { $scores } : tous deux { $state }.
reading-signed-margin = On compare les points de victoire moins l’objectif. La plus grande marge est la plus proche, même si un groupe est au-dessus et l’autre en dessous.
summary-distance = Plus proche de son propre objectif, de { $by }.

## On or beside a location

position = Sur un emplacement ou à côté
position-decides = { $first } compte { $a }, { $second } compte { $b } : { $winner } est plus proche, de { $by }.
position-level = { $first } compte { $a }, { $second } compte { $b } ; les deux en sont alors au même point : { $state }.
bonus-from-board = +{ $n } d’après le plateau
bonus-from-entry = +{ $n } d’après la saisie
reading-once-each = Un personnage compte une fois, quel que soit le nombre d’emplacements qu’il touche et ce qu’il a marqué en jeu. Hors de la carte, rien ne compte.
near-differs = { $party } : vous avez compté { $near }, le plateau montre { $board }. C’est le plateau qui vaut.
no-location = Des pièces sont sur la carte, mais aucun emplacement de victoire n’est marqué. Marquez-le ou vérifiez le compte.
summary-position = Personnages sur un emplacement ou à côté : { $own } contre { $other }.

## Cost of the party

honor = Coût du groupe
honor-decides = { $winner } a coûté { $more } d’honneur, { $loser } { $less } : { $by } de plus.
honor-level = { $first } et { $second } ont coûté { $n } d’honneur chacun.
reading-cost-of-party = L’honneur du groupe entier, tel qu’il a été composé.
gloss-names-other = Le texte français explique cette étape par les points de victoire marqués, ce qui désignerait { $other }. C’est le coût du groupe qui vaut.
gloss-names-none = Le texte français explique cette étape par les points de victoire marqués, qui sont égaux. C’est le coût du groupe qui vaut.
summary-honor = Par le coût de son groupe, { $more } contre { $less }.

## Sudden death

sudden-death-decides = Le tick { $tick } a donné { $more } à { $winner }, { $less } à { $loser }.
sudden-death-goes-on =
    { $played ->
        [0] Les deux groupes ont coûté autant. Jouez tick par tick.
        [one] Un tick est resté à égalité. Jouez-en un autre.
       *[other] { $played } ticks sont restés à égalité. Jouez-en un autre.
    }
reading-sudden-death = Le premier tick où les groupes marquent des nombres différents décide, pour le plus élevé.
rows-after-deciding = Le tick { $tick } a décidé. Les lignes qui suivent ne comptent pas.
summary-sudden-death = Au tick { $tick } de la mort subite, { $more } contre { $less }.
summary-sudden-death-goes-on = Mort subite : un tick à la fois, jusqu’à ce que les groupes marquent des nombres différents.

## Checklist

do-call = Fin du temps annoncée : saisir le tick
do-called = Temps annoncé au tick { $tick }
do-finish-tick = Finir le tick { $tick }
do-tick = Jouer le tick { $tick }
do-end-of-tick = Fin du tick { $tick } : marquer les emplacements
do-stop = Arrêt du jeu : verdict
do-sudden-death = Jouer le tick { $tick } de mort subite ; marquer les emplacements
do-enter-gained = Saisir ce que chaque groupe a gagné
gained-from-board = D’après le plateau : { $first } { $a }, { $second } { $b }
