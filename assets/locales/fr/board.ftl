### L’éditeur du plateau : sa liste, sa règle, pièces copiées et retirées.

## Commandes

desk-command-cut = Couper la pièce
desk-command-copy = Copier la pièce
desk-command-paste = Coller les pièces
desk-command-copy-all = Copier toutes les pièces
desk-command-clear-board = Retirer toutes les pièces du plateau…
desk-command-remove-pieces = Supprimer toutes les pièces…
desk-command-tool-ruler = Règle
desk-command-list = Liste du plateau
desk-command-turn-board = Tourner le plateau
desk-command-fit = Montrer toute la carte
desk-command-zoom-in = Agrandir la carte
desk-command-zoom-out = Réduire la carte
desk-why-no-piece = Aucune pièce n’est sélectionnée.
desk-why-no-pieces = Il n’y a aucune pièce sur ce plateau.
desk-why-nothing-copied = Aucune pièce n’a été copiée.

## Ce qui peut être annulé, après « Annuler : »

desk-undo-paste = coller { $piece }
desk-undo-paste-several =
    { $n ->
        [one] coller { $n } pièce
       *[other] coller { $n } pièces
    }
desk-undo-clear-board = retirer toutes les pièces du plateau
desk-undo-remove-pieces = supprimer toutes les pièces

## Vider le plateau

desk-clear-unplace = Retirer toutes les pièces du plateau ?
desk-clear-unplace-says =
    { $n ->
        [one] La pièce ne sera plus placée ni hors jeu. Elle garde son nom et ses valeurs ; cela peut être annulé.
       *[other] Les { $n } pièces ne seront plus placées ni hors jeu. Elles gardent leurs noms et leurs valeurs ; cela peut être annulé.
    }
desk-clear-unplace-yes = Retirer
desk-clear-remove = Supprimer toutes les pièces ?
desk-clear-remove-says =
    { $n ->
        [one] La pièce disparaît avec son nom et ses valeurs. Cela peut être annulé.
       *[other] Les { $n } pièces disparaissent avec leurs noms et leurs valeurs. Cela peut être annulé.
    }
desk-clear-remove-yes = Supprimer

## La règle

ui-tool-ruler = Règle
ui-tool-ruler-help = Glisser, ou cliquer deux endroits, pour mesurer. Au clavier : depuis la pièce choisie, ou depuis l’endroit où Entrée a été pressée.
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

ui-view-keys = F2 modifie sur place la pièce choisie. Alt et les flèches déplacent la carte, Z l’agrandit, Maj+Z la réduit, Début la montre en entier. Maj+Entrée ajoute une case au lieu voisin. Avec la règle, Entrée la commence et la termine.

## La liste

ui-list-button = Liste
ui-list-help = Tout ce qui est sur le plateau en un tableau, à saisir sans l’image
ui-list = Tout sur ce plateau
ui-list-name = Pièce
ui-list-kind = Type
ui-list-side = Camp
ui-list-place = Place
ui-list-touches = Touche
ui-list-name-of = Nom : { $piece }
ui-list-place-of = Place : { $piece }
ui-list-cells-of = Où : { $feature }
ui-list-add-feature = Ajouter : { $feature }
ui-list-add-feature-of = Ajouter : { $feature }, { $side }
ui-list-cells-hint = colonne ligne, colonne ligne
ui-list-areas-hint = zone, zone
ui-touches-on = sur : { $feature }
ui-touches-beside = à côté : { $feature }
ui-place-help = { $numbers } ; ou « hors jeu » ; vide : pas encore placée
ui-place-not-taken = « { $typed } » n’a pas été pris : deux nombres entiers, « hors jeu », ou rien.
ui-cells-not-taken = « { $typed } » n’a pas été pris : saisissez des paires de nombres entiers.
ui-areas-not-taken = « { $typed } » n’a pas été pris : saisissez des noms de zones, séparés par des virgules.
