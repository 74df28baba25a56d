### Cartes préparées une fois et reprises ensuite, et images sous la grille.

## Commandes, et ce qui peut être annulé, après « Annuler : »

maps-command-setup = Préparer la carte
maps-command-choose = Cartes enregistrées…
maps-command-save = Enregistrer cette carte…
picture-command-pick = Image sous la grille…
picture-command-type = Image d’un chemin…
maps-undo-use = utiliser la carte { $name }
picture-undo-put = mettre une image sous la grille
picture-undo-take = prendre l’image telle qu’elle est
picture-undo-place = déplacer l’image
picture-undo-opacity = changer l’intensité de l’image
picture-undo-remove = retirer l’image

## Cartes enregistrées

maps-name = « { $name } »
maps-files = Cartes
picture-files = Images
maps-itself = le fichier lui-même
maps-bundled-hex-open-field = Un lieu au milieu
maps-bundled-hex-three-locations = Trois lieux en ligne
maps-bundled-hex-crossroads = Carrefour, un lieu de sept hexagones
maps-bundled-hex-bridge = Pont, un lieu de trois hexagones
maps-bundled-hex-large = Grand terrain, quatre lieux de deux hexagones
maps-bundled-square-five-by-six = Champ de cinq sur six
maps-bundled-square-eight-by-eight = Champ de huit sur huit
maps-bundled-table-near-and-far = Moitiés proche et lointaine
maps-bundled-table-left-and-right = Moitiés gauche et droite
maps-bundled-table-large = Grande table
maps-bundled-areas-ring = Six zones en cercle
maps-bundled-areas-cross = Une zone et quatre autour
maps-choose = Quelle carte ?
maps-choose-says = Elle remplace la carte affichée. Les pièces restent où elles sont, et cela peut être annulé.
maps-none-fit = Aucune carte enregistrée ne convient à ce plateau.
maps-listing = Recherche des cartes enregistrées…
maps-own = à vous
maps-of-program = exemple
maps-marks =
    { $n ->
        [0] rien de marqué
        [one] une marque
       *[other] { $n } marques
    }
maps-without =
    { $n ->
        [one] sans une marque que ce plateau ne connaît pas
       *[other] sans { $n } marques que ce plateau ne connaît pas
    }
maps-areas =
    { $n ->
        [one] une zone
       *[other] { $n } zones
    }
maps-millimetres = { $width } × { $height } mm
maps-open-file = D’un fichier…
maps-remove = Supprimer { $name }
maps-name-title = Enregistrer cette carte
maps-name-says = Elle est gardée avec ses marques et son image, sans les pièces, et peut servir à chaque partie.
maps-name-field = Nom de la carte
maps-to-file = Dans un fichier…
maps-replace-title = Remplacer la carte enregistrée ?
maps-replace-says = { $file } existe déjà. L’ancien fichier est gardé à côté, en .bak.
maps-remove-title = Supprimer la carte { $name } ?
maps-remove-says = Son fichier { $file } est supprimé pour de bon. Les parties jouées dessus gardent leur carte.
maps-remove-yes = Supprimer
maps-type-open = Utiliser la carte de quel fichier ?
maps-type-save = Où enregistrer la carte ?
picture-type = Quelle image ? PNG ou JPEG

## Ce qui s’est passé

maps-saved = La carte « { $name } » est enregistrée : { $file }
maps-left-out =
    { $n ->
        [one] { $name } est utilisée sans une marque d’un genre que ce plateau ne connaît pas.
       *[other] { $name } est utilisée sans { $n } marques de genres que ce plateau ne connaît pas.
    }
maps-does-not-fit = { $name } n’est pas utilisée : c’est une carte d’un autre genre ou d’une autre taille que celle de ce plateau. Rien n’a changé.
maps-too-late = { $name } n’est pas utilisée : un autre plateau est affiché entre-temps. Rien n’a changé ; choisissez-la de nouveau là-bas.
maps-no-board = { $file } n’est pas utilisé : aucun plateau n’est affiché. Ouvrez d’abord la partie.
maps-not-removed = { $file } n’est pas supprimé : le système dit « { $message } ».
maps-too-large = { $file } dépasse 64 Mio, ce qu’aucune carte ne fait. Le fichier n’a pas été touché.
maps-no-format = { $file } n’est pas une carte : il ne dit pas « format » : « arbiter-map ». Le fichier n’a pas été touché.
maps-other-format = { $file } n’est pas une carte : son format est « { $found } ». Le fichier n’a pas été touché.
maps-newer-version = { $file } est une carte de la version { $found } ; ce programme connaît la version { $known }. Utilisez un Arbiter plus récent. Le fichier n’a pas été touché.
maps-structure = { $file } n’est pas une carte correcte à la ligne { $line }, colonne { $column }, { $path } : { $wrong }. Le fichier n’a pas été touché ; corrigez-le là.
maps-save-newer-version = { $file } n’est pas enregistré : le fichier qui s’y trouve est une carte de la version { $found }, faite par un Arbiter plus récent. Il n’a pas été touché ; choisissez un autre nom.

## Ce qui ne va pas avec une image

picture-absent = L’image { $file } n’est pas là. La partie s’en passe.
picture-too-large = L’image { $file } dépasse 64 Mio. Enregistrez-la plus petite, puis choisissez-la de nouveau.
picture-not-a-picture = { $file } n’est ni PNG ni JPEG. Choisissez un autre fichier, ou enregistrez-le sous l’une de ces formes.
picture-too-many-pixels = L’image { $file } a { $width } × { $height } pixels ; au plus 12 000 par côté et 100 millions en tout peuvent être affichés. Enregistrez-la plus petite, puis choisissez-la de nouveau.
picture-damaged = L’image { $file } est abîmée : elle ne peut pas être lue jusqu’au bout. Choisissez une autre copie. La partie s’en passe.
picture-elsewhere = L’image { $file } se trouve sur un autre ordinateur, qu’Arbiter n’appelle pas pour elle. Copiez-la à côté de la partie et choisissez-la là.
picture-no-folder = L’image { $file } est nommée à partir du dossier d’une partie, et celle-ci n’en a pas encore. Cherchez-la.
picture-no-board = { $file } n’est mis nulle part : aucun plateau n’est affiché. Ouvrez d’abord la partie.
picture-too-late = { $file } n’est pas mis sous la grille : un autre plateau est affiché entre-temps. Rien n’a changé ; choisissez-le de nouveau là-bas.

## Préparer la carte

maps-setup = Carte
maps-setup-size = Carte { $size }
maps-setup-help = Ce dont la carte est faite : sa taille, ses marques, l’image dessous, et les cartes enregistrées
maps-save-here = Enregistrer…
maps-close = Fermer le panneau de la carte
maps-fixed = Les règles fixent cette carte : { $size }.
maps-neighbours = Voisins
maps-neighbours-4 = quatre, par les côtés
maps-neighbours-8 = huit, coins compris
maps-reach = Portée en mm
maps-reach-help = Sur une table, des bords à cette distance au plus, en millimètres, sont adjacents.
maps-off =
    { $n ->
        [one] Une pièce est hors de la carte. Elle reste saisie là où elle est, et ce n’est pas une place correcte.
       *[other] { $n } pièces sont hors de la carte. Elles restent saisies là où elles sont, et ce ne sont pas des places correctes.
    }
maps-features-off =
    { $n ->
        [one] Une marque est hors de la carte.
       *[other] { $n } marques sont hors de la carte.
    }
maps-mark = Marquer
maps-mark-help = { $feature } : marquer sur le plateau
maps-cells = Cases
maps-cells-hint = colonne rangée, colonne rangée
maps-new-cells = Nouveau : colonne rangée, …
maps-new-areas = Nouveau : zone, …
maps-new-of = Nouveau : { $feature }
maps-new-of-side = Nouveau : { $feature }, { $side }
maps-areas-of = Zones
maps-areas-hint = noms séparés par des virgules
maps-not-an-area = « { $typed } » ne nomme aucune zone de cette carte. La saisie n’a pas changé.

## L’image dans le panneau de la carte

picture-heading = Image sous la grille
picture-none = Une photo ou un scan de la table, PNG ou JPEG. L’image est seulement indiquée, et ne change aucune décision.
picture-add = Choisir…
picture-type-button = Saisir un chemin…
picture-another = Une autre…
picture-fit = Ajuster à la main
picture-fit-help = Faites glisser l’image pour la déplacer, un coin pour l’agrandir. Les flèches la déplacent, plus et moins l’agrandissent, plus finement avec Maj ; Échap termine.
picture-done = Terminé
picture-opacity = Intensité en pour cent
picture-remove = Retirer
picture-loading = Lecture de l’image…
picture-changed = { $file } est une autre image que celle qui avait été choisie ; elle n’est donc pas affichée.
picture-look-for = La chercher…
picture-take = La prendre telle quelle
picture-again = Regarder de nouveau
