### L’éditeur du plateau : sa liste, sa règle, figurines copiées et retirées.

## Commandes

desk-command-cut = Couper la figurine
desk-command-copy = Copier la figurine
desk-command-paste = Coller les figurines
desk-command-copy-all = Copier toutes les figurines
desk-command-clear-board = Retirer toutes les figurines du plateau…
desk-command-remove-pieces = Supprimer toutes les figurines…
desk-command-tool-ruler = Règle
desk-command-list = Liste du plateau
desk-command-turn-board = Tourner le plateau
desk-command-fit = Montrer toute la carte
desk-command-zoom-in = Agrandir la carte
desk-command-zoom-out = Réduire la carte
desk-why-no-piece = Aucune figurine n’est sélectionnée.
desk-why-no-pieces = Il n’y a aucune figurine sur ce plateau.
desk-why-nothing-copied = Aucune figurine n’a été copiée.

## Ce qui peut être annulé, après « Annuler : »

desk-undo-paste = coller { $piece }
desk-undo-paste-several =
    { $n ->
        [one] coller { $n } figurine
       *[other] coller { $n } figurines
    }
desk-undo-clear-board = retirer toutes les figurines du plateau
desk-undo-remove-pieces = supprimer toutes les figurines

## Vider le plateau

desk-clear-unplace = Retirer toutes les figurines du plateau ?
desk-clear-unplace-says =
    { $n ->
        [one] La figurine ne sera plus placée ni hors jeu. Elle garde son nom et ses valeurs ; cela peut être annulé.
       *[other] Les { $n } figurines ne seront plus placées ni hors jeu. Elles gardent leurs noms et leurs valeurs ; cela peut être annulé.
    }
desk-clear-unplace-yes = Retirer
desk-clear-remove = Supprimer toutes les figurines ?
desk-clear-remove-says =
    { $n ->
        [one] La figurine disparaît avec son nom et ses valeurs. Cela peut être annulé.
       *[other] Les { $n } figurines disparaissent avec leurs noms et leurs valeurs. Cela peut être annulé.
    }
desk-clear-remove-yes = Supprimer

## La règle

ui-tool-ruler = Règle
ui-tool-ruler-help = Glisser, ou cliquer deux endroits, pour mesurer. Au clavier : depuis la figurine choisie, ou depuis l’endroit où Entrée a été pressée.
ui-ruler-cells =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
ui-ruler-mm = { $n } mm
ui-ruler-steps =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
ui-ruler-no-way = aucun chemin

## Touches

ui-view-keys = F2 modifie sur place la figurine choisie. Alt et les flèches déplacent la carte, Z l’agrandit, Maj+Z la réduit, Début la montre en entier. Maj+Entrée ajoute une case à l’emplacement voisin. Avec la règle, Entrée la commence et la termine.

## La liste

ui-list-button = Liste
ui-list-help = Tout ce qui est sur le plateau en un tableau, à saisir sans l’image
ui-list = Tout sur ce plateau
ui-list-name = Figurine
ui-list-kind = Type
ui-list-side = Camp
ui-list-place = Place
ui-list-touches = Touche
ui-list-name-of = Nom : { $piece }
ui-list-place-of = Place : { $piece }
ui-list-cells-of = Où : { $feature }
ui-list-add-feature = Ajouter : { $feature }
ui-list-add-feature-of = Ajouter : { $feature }, { $side }
ui-list-cells-hint = colonne rangée, colonne rangée
ui-list-areas-hint = zone, zone
ui-touches-on = sur : { $feature }
ui-touches-beside = à côté : { $feature }
ui-place-help = { $numbers } ; ou « hors jeu » ; vide : pas encore placée
ui-place-not-taken = « { $typed } » n’a pas été pris : deux nombres entiers, « hors jeu », ou rien.
ui-cells-not-taken = « { $typed } » n’a pas été pris : saisissez des paires de nombres entiers.
ui-areas-not-taken = « { $typed } » n’a pas été pris : saisissez des noms de zones, séparés par des virgules.
