name = De Bellis Antiquitatis : deux manches
edition = Amendements pour les parties en deux manches
player = Joueur

## What is entered

mission-turn = Tour de la mission
mission-turn-help = Tour de l’envahisseur à la fin duquel la mission doit être remplie. Les amendements disent 3.
loss-limit = Pertes qui terminent une manche
loss-limit-help = La manche s’achève quand un joueur a perdu autant d’unités. Les amendements disent 4.
minutes = Minutes par manche
minutes-help = Durée d’une manche, pour l’horloge de la ronde. Les amendements disent 50.
draw-below = Nulle si l’écart est inférieur à
draw-below-help = Une partie dont les totaux sont plus proches que cela est nulle. Les amendements disent 2.
bouts = Manches
invader = Envahisseur
invader-help = Le joueur qui envahit dans cette manche.
turn = Tour de l’envahisseur
turn-help = Le tour de l’envahisseur à la fin duquel la manche en est ou s’est achevée.
losses = Unités perdues
losses-help = Combien d’unités chaque joueur a perdues dans cette manche.
entered = Entré chez l’adversaire
entered-help = Une unité de l’envahisseur est dans la moitié adverse, ou y a été et ne l’a quittée que détruite ou en fuite. Si vous ne saisissez rien, le plateau en décide.
engaged = Engagé
engaged-help = Une unité de l’envahisseur est ou a été en combat, rapproché ou à distance, avec une unité ennemie.
time-expired = Temps écoulé
time-expired-help = Le temps de la manche est écoulé. Elle s’achève avec le tour de l’envahisseur.
first-bout = Première manche
second-bout = Seconde manche
element = Élément
gone = Parti
gone-help = Comment l’unité a quitté la table, si elle l’a quittée.
destroyed = détruite
fled = en fuite
withdrawn = repliée
had-entered = Y était entrée
had-entered-help = L’unité était entrée dans la moitié adverse avant d’être détruite ou de fuir.
half = Moitié de table
centre-line = Ligne médiane

## Articles

art-1 = DBA en deux manches, article 1
art-1-summary = Une partie se joue en deux manches. Entre les deux, les joueurs échangent leurs armées.
art-2 = DBA en deux manches, article 2
art-2-summary = À la fin du troisième tour, une unité de l’envahisseur doit être entrée dans la moitié adverse et une autre, ou la même, avoir combattu. Sinon la manche prend fin et le défenseur l’emporte de 2, pertes comprises.
art-3 = DBA en deux manches, article 3 (fin d’une manche)
art-3-summary = Une manche s’achève par la mission de l’article 2, à la fin d’un tour de l’envahisseur où un joueur a perdu quatre unités, ou avec le tour de l’envahisseur où les 50 minutes sont écoulées.
art-3-bis = DBA en deux manches, article 3 bis (le vainqueur)
art-3-bis-summary = On additionne les scores des deux manches. Un écart de moins de deux points est une partie nulle.

## Results

result-win = victoire
result-draw = nulle

## A bout

bout-not-played = La manche { $bout } reste à jouer.
bout-in-progress = La manche { $bout } est en cours à la fin du tour { $turn } de l’envahisseur.
ended-by-mission = { $invader } n’a pas rempli la mission à la fin du tour { $turn } : { $missed } { $first } marque { $a }, { $second } { $b }.
mission-not-entered = aucune unité n’est entrée dans la moitié adverse.
mission-not-engaged = aucune unité n’a été engagée.
mission-not-met = aucune unité n’est entrée dans la moitié adverse, aucune n’a été engagée.
ended-by-losses =
    { $lost ->
        [one] { $loser } a perdu { $lost } unité.
       *[other] { $loser } a perdu { $lost } unités.
    } { $first } marque { $a }, { $second } { $b }.
ended-by-losses-of-both = Les deux joueurs ont perdu { $limit } unités ou plus. { $first } marque { $a }, { $second } { $b }.
ended-by-time = Le temps est écoulé. { $first } marque { $a }, { $second } { $b }.
score-and-losses = score { $score }, pertes { $lost }
reading-two-bouts = Il faut deux manches achevées. Une seule ne donne pas de verdict.
reading-score = Le score d’un joueur est le nombre d’unités que l’autre a perdues.
reading-order = À la fin du tour de l’envahisseur, on regarde d’abord l’article 2, puis les pertes, puis le temps.
reading-mission = Le défenseur gagne de 2 exactement : l’envahisseur marque ce que le défenseur a perdu, le défenseur 2 de plus.
reading-losses = Le vainqueur marque { $limit }, même si l’autre a perdu davantage d’unités.
reading-losses-of-both = Si les deux atteignent la limite, les pertes comptent telles quelles. Le score le plus élevé l’emporte ; égaux, la manche est à égalité.
reading-time-before-mission = Une manche que le temps achève avant le tour de la mission n’est pas soumise à l’article 2.
reading-board = L’entrée dans la moitié adverse est lue sur le plateau. Il suffit d’une partie de l’unité ; sans taille, l’unité est un point. Détruites ou en fuite, les unités comptent si elles y étaient entrées ; repliées, jamais.
mission-and-losses = Au même moment, un joueur a perdu { $limit } unités ou plus. L’article 2 passe d’abord : vérifiez que vous êtes d’accord.
defender-further-ahead = D’après les pertes, { $defender } menait déjà de { $by }. L’article 2 donne une victoire de { $given } : vérifiez que vous êtes d’accord.
should-have-ended = { $subject } : c’est non, mais la manche a continué après le tour { $turn }. Elle aurait dû s’achever là, par l’article 2. Corrigez la saisie ou le tour.
board-says-entered = Vous avez saisi qu’aucune unité n’est dans la moitié adverse ; le plateau en montre une. C’est votre saisie qui vaut.
board-says-not-entered = Vous avez saisi qu’une unité est dans la moitié adverse ; le plateau n’en montre aucune. C’est votre saisie qui vaut.
second-bout-too-early = Une seconde manche est saisie, mais la première n’est pas achevée. Elle ne compte pas encore.

## The match

total = Total des deux manches
total-decides =
    { $by ->
        [one] { $winner } a { $by } point d’avance.
       *[other] { $winner } a { $by } points d’avance.
    }
total-close =
    { $by ->
        [one] { $by } point d’écart, il en faut { $least } pour gagner : nulle.
       *[other] { $by } points d’écart, il en faut { $least } pour gagner : nulle.
    }
total-equal = Égalité à { $n } : nulle.
summary-total = Au total des deux manches, { $more } contre { $less }.
reading-total = On additionne les scores des deux manches. Un écart inférieur à { $least } est une nulle, et l’égalité toujours.

## Checklist

do-bout = Jouer la manche { $bout }
do-swap = Échanger les armées
do-check = À la fin de chaque tour de l’envahisseur : mission, pertes, temps
do-time-over = Temps écoulé
do-add = Additionner les scores
