name = Berserk : Héros
edition = Règles complètes, parties 5 et 6
player = Joueur

## What is entered

life = Vie de départ
life-help = La vie du héros, telle qu’imprimée. Nécessaire pour un joueur dont le héros a des blessures.
wounds = Blessures
wounds-help = Blessures du héros, avant les effets saisis plus bas.
failed-draws = Pioches manquées
failed-draws-help = Combien de fois, dans cette partie, le joueur n’a pas pu prendre de carte en phase d’accumulation. La troisième fait perdre.
deck = Cartes dans la pioche
deck-help = Nécessaire seulement si un effet fait piocher ou révéler des cartes.
hand = Cartes en main
hand-help = Nécessaire seulement si un effet fait défausser des cartes.
conceded = A abandonné
conceded-help = Le joueur s’est reconnu battu.
penalty-loss = Perd par pénalité
penalty-loss-help = La partie a été donnée perdue au joueur, d’après les pénalités du tournoi.
wins-by-text = Gagne par un texte
wins-by-text-help = Un texte qui dit que ce joueur gagne a pris effet.
loses-by-text = Perd par un texte
loses-by-text-help = Un texte qui dit que ce joueur perd a pris effet.
draw-agreed = Nulle convenue
draw-agreed-help = Les deux joueurs sont convenus d’une nulle. Une offre acceptée dit la même chose.
time-expired = Temps écoulé
time-expired-help = Le temps de la ronde est écoulé.
extra-turns-played = Tours supplémentaires joués
extra-turns-played-help = Tours supplémentaires terminés depuis la fin du temps.
extra-turns = Tours supplémentaires accordés
extra-turns-help = Combien de tours supplémentaires le tournoi accorde à la fin du temps. Les règles ne le disent pas.
draw-offers = Offres de nulle
offer-by = Offerte par
offer-by-help = Le joueur qui a offert la nulle.
offer-accepted = Acceptée
offer-accepted-help = L’autre joueur a-t-il accepté ?
effects = Effets à résoudre
effect-kind = Effet
effect-kind-help = Ce que demande la capacité.
effect-heal = Soigner
effect-wound = Blesser
effect-draw = Piocher
effect-reveal = Révéler
effect-discard = Défausser
effect-side = Joueur touché
effect-side-help = À qui sont le héros, la pioche ou la main touchés.
effect-amount = Quantité
effect-amount-help = Combien il en demande.
delayed = Effets différés
delayed-owner = Propriétaire
delayed-owner-help = Le joueur à qui est la capacité.
delayed-target = S’applique à
delayed-target-help = Le joueur au héros duquel il s’applique. Vide : celui du propriétaire.
delayed-text = Effet
delayed-text-help = Ce qu’il fait, et ce qu’il attend.

## Articles

a602-1 = Berserk : Héros, 602.1
a602-1-summary = Un joueur gagne nettement si le héros adverse a autant de blessures que de vie, si l’adversaire manque sa pioche pour la troisième fois, abandonne ou perd par pénalité, ou si un texte le dit.
a603-1-1 = Berserk : Héros, 603.1 (1)
a603-1-1-summary = Si les deux joueurs perdent, ou gagnent, au même moment, la partie est nulle.
a603-1-2 = Berserk : Héros, 603.1 (2)
a603-1-2-summary = Si les deux joueurs conviennent d’une nulle, la partie est nulle.
a603-1-3 = Berserk : Héros, 603.1 (3)
a603-1-3-summary = Si le temps est écoulé et que personne ne gagne dans les tours supplémentaires, la partie est nulle.

## Results

result-clean-win = victoire nette
result-draw = nulle

## How a player stands

stands = blessures : { $wounds }, pioches manquées : { $draws }
lost-by-wounds = blessures : { $wounds }, vie : { $life }
lost-by-failed-draws = pioches manquées : { $n }
lost-by-conceding = abandon
lost-by-text = perd par un texte
lost-by-penalty = perd par pénalité
won-by-text = gagne par un texte
and-also = { $first } ; { $more }

## Clean win

grounds = Victoire nette
grounds-lost = { $loser } a perdu ({ $why }). { $winner } l’emporte.
grounds-won = { $winner } gagne par un texte.
grounds-both = Les deux joueurs ont perdu ou gagné : personne ne gagne nettement.
grounds-none = Aucun joueur n’a perdu ni gagné.
summary-clean-win = Victoire nette ({ $why }).
reading-cumulative = Les pioches manquées se comptent sur toute la partie, de suite ou non.
reading-after-effects = 518 : chaque effet fait tout ce qu’il peut, l’un après l’autre. On juge victoires et défaites aux compteurs après le dernier.
reading-partial-draw = 518.3 : une capacité qui fait piocher moins de cartes qu’elle n’en demande n’est pas une pioche manquée.
reading-delayed = 518 : un effet différé sans cible s’applique au héros de son propriétaire.
delayed-for-nobody = Cet effet différé n’a ni cible ni propriétaire. Dites à qui il est.

## Both at once

simultaneous = Les deux à la fois
simultaneous-draw = { $first } : { $a }. { $second } : { $b }. Les deux à la fois : nulle.
simultaneous-none = Ils n’ont pas tous deux perdu ou gagné en même temps.
summary-simultaneous = Nulle : les deux joueurs ont perdu ou gagné au même moment.
reading-simultaneous = Les deux ont perdu, les deux ont gagné, ou l’un a fait les deux à la fois : c’est toujours une nulle.
both-lost-by-penalty = Les deux joueurs ont perdu par pénalité. Les règles en font une nulle ; les pénalités du tournoi peuvent en décider autrement. Vérifiez-les.

## Agreement

agreement = Nulle convenue
agreement-entered = Les deux joueurs sont convenus d’une nulle.
agreement-offer = { $by } a offert la nulle, et elle a été acceptée.
agreement-none = Aucune nulle n’a été convenue.
summary-agreement = Nulle convenue.
reading-agreement = 603.2 : une offre acceptée met fin à la partie. Il ne faut pas d’autre motif, mais une victoire ou une défaite déjà acquise passe avant.
offer-repeated = { $by } a de nouveau offert la nulle après un refus, et n’a pas le droit d’insister. Voyez ce qu’il en est.

## Time

time = Temps écoulé
time-not-over = Le temps n’est pas écoulé : le jeu continue.
time-draw =
    { $n ->
        [0] Le temps est écoulé, aucun tour supplémentaire n’est accordé : nulle.
        [one] Le temps est écoulé et le tour supplémentaire n’a pas donné de vainqueur : nulle.
       *[other] Le temps est écoulé et { $n } tours supplémentaires n’ont pas donné de vainqueur : nulle.
    }
extra-turns-remain =
    { $n ->
        [one] Le temps est écoulé. Il reste un tour supplémentaire.
       *[other] Le temps est écoulé. Il reste { $n } tours supplémentaires.
    }
summary-time =
    { $n ->
        [0] Nulle : le temps est écoulé.
       *[other] Nulle : le temps est écoulé, et les tours supplémentaires n’ont pas donné de vainqueur.
    }
reading-extra-turns = Les règles laissent au tournoi le nombre de tours supplémentaires.
reading-no-tiebreak = Si loin que soient les blessures l’une de l’autre, elles ne départagent pas.

## Checklist

do-play = Continuer à jouer
do-time-over = Temps écoulé
do-extra-turn = Jouer le tour supplémentaire { $turn } sur { $given }
do-draw = Personne n’a gagné : nulle

## Tables

table-effects = Effets résolus (518)
table-counters = Compteurs après les effets
table-delayed = Effets différés (518)
column-row = Ligne
column-asked = Demandé
column-done = Fait
