### Saisie rapide : la ligne qui prend toute la feuille, le match suivant, la liste des matchs d'un dossier, les figurines ajoutées par clics.

## Commandes

entry-command-line = Saisir en une ligne
entry-command-next-match = Match suivant
entry-command-day = Matchs de ce dossier
entry-command-day-folder = Matchs d’un dossier…
entry-command-day-path = Matchs d’un chemin…
entry-command-tool-add = Nouvelles figurines
entry-why-no-ruleset = Le règlement de ce match n’est pas là.
entry-why-no-pieces = Il n’y a pas de figurines sur ce plateau.
entry-undo-line = saisir « { $line } »

## La ligne

entry-line = Une ligne
entry-line-hint = par exemple : { $example }
entry-line-close = Fermer la ligne
entry-line-help = Plusieurs saisies, séparées par « ; ». « - » efface, « = » laisse tel quel. Tab complète, Entrée saisit, Haut rappelle les lignes précédentes.
entry-line-enters = Entrée : { $what }
entry-line-entered = Saisi : { $what }
entry-line-now = à présent { $value }
entry-line-more =
    { $n ->
        [one] et une autre, plus bas
       *[other] et { $n } autres, plus bas
    }
entry-names = Noms
entry-piece = Figurine
entry-place = Placer
entry-out = Hors jeu
entry-location = Emplacement
entry-side = Camp

## Ce que la ligne attend

entry-expects = { $of } : { $what }
entry-expects-number = un nombre entier
entry-expects-from = un nombre entier, { $min } ou plus
entry-expects-between = un nombre entier, de { $min } à { $max }
entry-expects-yes-no = oui ou non
entry-expects-words = du texte
entry-expects-parted = du texte, avec / avant celui du camp suivant
entry-expects-one-of = au choix { $possible }
entry-expects-date = une date comme 2026-11-29
entry-expects-cell = une case : colonne,rangée
entry-expects-point = un point : x,y en mm
entry-expects-area = le nom d’une zone
entry-expects-corners = trois coins ou plus : x,y en mm
entry-expects-no-pieces = il n’y en a pas encore
entry-within-cells = colonnes 0 à { $columns }, rangées 0 à { $rows }
entry-within-table = x de 0 à { $width }, y de 0 à { $height } mm

## Ce qui ne va pas dans la ligne

entry-line-nothing = Cela n’a pas été compris.
entry-line-unknown = « { $typed } » ne commence aucune saisie de cette feuille. Videz la ligne pour les voir toutes.
entry-line-several = Cela peut être { $possible }. Tapez-en davantage.
entry-line-not = « { $typed } » ne convient pas. { $expected }.
entry-line-too-much = « { $typed } » est de trop ici. Mettez « ; » avant la saisie suivante.
entry-line-no-row = { $table } : il n’y a pas de ligne à retirer.
entry-line-full = { $table } : il peut y avoir { $max } lignes au plus.
entry-line-no-piece = Il n’y a pas de figurine « { $typed } » sur ce plateau.
entry-line-off-map = « { $typed } » est hors de la carte : { $within }.

## Figurines ajoutées par clics

entry-tool-add = Ajouter : { $kind }
entry-tool-add-of = Ajouter : { $kind }, { $side }
entry-tool-add-help = Chaque clic sur une place libre y pose une nouvelle figurine.

## Matchs d'un dossier

entry-page-day = Matchs : { $folder }
entry-day-list = Liste des matchs. Les flèches la parcourent, Entrée en ouvre un.
entry-day-today = Aujourd’hui · { $n }
entry-day-all = Tous les jours · { $n }
entry-day-status = Où il en est
entry-day-changed = Modifié

entry-day-sorted = Trié par cette colonne. Encore une fois : dans l’autre sens, ou par ronde et table.
entry-day-unsaved = ouvert, avec des changements non enregistrés
entry-day-none-today = Il n’y a pas de match d’aujourd’hui dans ce dossier.
entry-day-none = Il n’y a pas de fiche de match (*.match.json) dans ce dossier.
entry-day-show-all =
    { $n ->
        [one] Montrer le match d’un autre jour
       *[other] Montrer les { $n } matchs
    }
entry-day-no-list = Il n’y a pas de liste
entry-day-reading = Lecture du dossier…
entry-day-reading-of = { $done } matchs lus sur { $total }
entry-day-not-a-folder = { $folder } n’est pas un dossier. Indiquez le dossier des fiches de match.
entry-day-stopped = La lecture a été arrêtée. Relisez le dossier pour voir ses matchs.
entry-type-folder = Matchs de quel dossier ?
