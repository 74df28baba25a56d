### Ce qui se lit dans la fenêtre, à côté des textes du bureau et des règlements.

## Sans document

ui-welcome = Qui a gagné ?
ui-welcome-says = Saisissez la fin d’un match ou ouvrez sa feuille : Arbiter montre qui a gagné, par quelle étape des règles, et de combien.
ui-looking-for-rulesets = Recherche des règlements…
ui-new-match-of = Nouveau match : { $game }
ui-no-rulesets = Aucun règlement n’a été trouvé.
ui-no-rulesets-remedy = Les règlements sont des bibliothèques placées à côté du programme. Mettez-en une et cherchez de nouveau, installez-en une depuis son fichier, ou indiquez son dossier avec --ruleset-dir au lancement.
ui-look-again = Chercher de nouveau
ui-open-file = Ouvrir…
ui-open-typed = Ouvrir un chemin…
ui-drop-here = Ou déposez une feuille de match sur cette fenêtre.
ui-let-go = Lâchez pour ouvrir

## Le match ouvert

ui-round-of = ronde { $value }
ui-table-of = table { $value }
ui-saved = Enregistré
ui-changed = Modifié depuis l’enregistrement
ui-never-saved = Pas encore enregistré
ui-ruleset = règlement { $id } { $version }
ui-dismiss = Fermer l’avis
ui-more-notices =
    { $n ->
        [one] et un autre
       *[other] et { $n } autres
    }
ui-all-notices = Tout afficher
ui-fewer-notices = En afficher moins
ui-dismiss-all = Tout fermer

## Le verdict

ui-wins = { $side } l’emporte
ui-win-together = { $sides } l’emportent
ui-draw = Match nul
ui-play-on = Continuez à jouer
ui-incomplete = Pas encore décidé
ui-invalid = Pas de verdict
ui-no-ruling = Pas de décision
ui-ruling-on-its-way = Décision en cours…
ui-more-to-look-at =
    { $n ->
        [one] Encore { $n } point à voir
       *[other] Encore { $n } points à voir
    }

## La feuille

ui-sheet = Feuille
ui-match = Match
ui-event = Tournoi
ui-round = Ronde
ui-table = Table
ui-round-and-table = Ronde · table
ui-date = Date
ui-date-hint = AAAA-MM-JJ
ui-judge = Arbitre
ui-sides = Camps
ui-side-name = Nom
ui-players = Joueurs
ui-players-hint = Séparez plusieurs joueurs par des virgules
ui-add-side = Ajouter un camp
ui-remove-side = Retirer { $side }
ui-end-of-match = Fin du match
ui-settings = Réglages
ui-notes = Notes
ui-add-row = Ajouter une ligne
ui-add-row-to = Ajouter une ligne : { $table }
ui-remove-row = Retirer la ligne { $row } : { $table }
ui-yes = oui
ui-no = non
ui-yes-usually = oui, par défaut
ui-no-usually = non, par défaut
ui-usually = par défaut : { $choice }
ui-not-entered = —
ui-whole-numbers-only = « { $typed } » n’a pas été repris : seuls des nombres entiers peuvent être saisis ici.
ui-reason = Motif
ui-found-by = constaté par
ui-by-judge = arbitre
ui-by-head-judge = arbitre principal

## Le plateau

ui-board = Plateau
ui-no-board = Ce règlement n’a pas besoin de plateau.
ui-no-map = Ce match n’a pas de carte. Il peut être jugé sans elle, d’après votre propre décompte.
ui-lay-out-map = Poser une carte de { $columns } × { $rows }
ui-no-drawing = Cette carte ne peut pas être dessinée. La liste des figurines reste utilisable ; une taille erronée est signalée plus haut.
ui-map-too-large = Cette carte est trop grande pour être dessinée : plus de 1 000 × 1 000 cases. La liste des figurines reste utilisable.
ui-board-keys = Les flèches parcourent les cases, Entrée choisit, prend et pose, Suppr retire une figurine de la carte, les chiffres choisissent une figurine par son numéro, + en ajoute une semblable.
ui-tool-select = Choisir
ui-tool-select-help = Choisir et déplacer les figurines. Lâchée hors de la carte, une figurine n’est plus placée.
ui-tool-place = Placer
ui-tool-place-help = Un clic pose la figurine choisie sur la case.
ui-tool-feature-help = Un clic marque une case ou retire la marque : { $feature }. Maj+clic l’ajoute à celle d’à côté.
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-percent = { $n } %
ui-full-size = Taille réelle
ui-fit = Ajuster
ui-fit-help = Montrer toute la carte
ui-columns = Colonnes
ui-rows = Rangées
ui-cell = Colonne { $column }, rangée { $row }
ui-in-cell = colonne { $column }, rangée { $row }
ui-a-location = un emplacement
ui-on-a-location = sur un emplacement
ui-beside-a-location = à côté d’un emplacement

## La liste des figurines

ui-roster = Figurines
ui-no-side = Sans camp
ui-placed =
    { $n ->
        [one] { $n } placée
       *[other] { $n } placées
    }
ui-waiting = { $n } à placer
ui-out = { $n } hors jeu
ui-no-pieces = pas encore de figurine
ui-add-piece = Ajouter
ui-add-piece-to = Ajouter une figurine : { $side }
ui-of-no-side = { $piece }, sans camp
ui-piece-placed = placée
ui-piece-waiting = pas encore placée
ui-piece-out = hors jeu
ui-piece-beside = à côté de la carte
ui-begin-with-pieces = Ajoutez les figurines encore en jeu, puis choisissez-en une et cliquez sur sa case.
ui-choose-a-piece = Choisissez une figurine pour la nommer, la placer ou la mettre hors jeu.
ui-piece-name = Nom de la figurine
ui-piece-kind = Type de la figurine
ui-put-out = Hors jeu
ui-unplace = Non placée
ui-remove-piece = Retirer { $piece }

## La cascade et la procédure

ui-cascade = Départage
ui-step-decides = décide
ui-step-settled = réglé
ui-step-level = égalité
ui-step-passed = sans objet
ui-step-waiting = en attente
ui-step-not-needed = inutile
ui-step-not-reached = pas atteint
ui-margin = écart { $n }
ui-step-pinned = Choisie : ce qui a compté est éclairé sur le plateau.
ui-item-done = fait
ui-item-current = en cours
ui-item-todo = à faire
ui-strip-back = Montrer les étapes précédentes de la procédure
ui-strip-on = Montrer les étapes suivantes de la procédure

## Questions

ui-save = Enregistrer
ui-open = Ouvrir
ui-cancel = Annuler
ui-discard = Abandonner les modifications
ui-save-first = Enregistrer { $name } ?
ui-save-first-new = Enregistrer le nouveau match ?
ui-save-first-close = Des modifications ne sont pas enregistrées. Sans enregistrement, elles sont perdues.
ui-save-first-quit = Des modifications ne sont pas enregistrées. Sans enregistrement, elles sont perdues à la fin du programme.
ui-replace = Remplacer le fichier ?
ui-replace-says = { $path } existe déjà. Son contenu sera remplacé ; l’ancien fichier est gardé à côté, en .bak.
ui-replace-yes = Remplacer
ui-choose-ruleset = Selon quelles règles ?
ui-type-path-open = Ouvrir quel fichier ?
ui-type-path-save = Enregistrer où ?
ui-type-path-unasked = Le système n’a montré aucune fenêtre de choix. Tapez le chemin.
ui-match-records = Feuilles de match
ui-path = Chemin du fichier

## Cases carrées, tables et zones

ui-no-areas = Ce plateau est fait de zones nommées. Saisissez la première dans la liste.
ui-table-keys = Sur une table, les flèches avancent de 10 mm, avec Maj de 1 mm ; Page haut et Page bas tournent la figurine choisie de 15°, avec Maj de 1°.
ui-lay-out-table = Poser une table de { $width } × { $height } mm
ui-tool-shape-help = Poser sur la table : { $feature }. Ajoutez-la dans la liste, puis tirez ses coins ou tapez-les.
ui-width-in-mm = Largeur en mm
ui-height-in-mm = Profondeur en mm
ui-point = x { $x }, y { $y } mm
ui-zone = Zone : { $zone }
ui-place-of-piece = Place de la figurine
ui-place-hint-cells = colonne, rangée
ui-place-hint-table = x, y en mm
ui-size-of-piece = Taille de la figurine
ui-size-hint = l × p en mm
ui-angle-of-piece = Angle de la figurine
ui-angle-help = Dans le sens horaire, en degrés entiers. Sur le plateau, Page haut et Page bas tournent la figurine.
ui-side-of = Camp de { $piece }
ui-corners = Coins
ui-corners-hint = x y, x y, x y
ui-add-shape = Ajouter
ui-add-shape-for = Ajouter : { $feature }, { $whose }
ui-shape-near = Moitié proche
ui-shape-far = Moitié éloignée
ui-shape-left = Moitié gauche
ui-shape-right = Moitié droite
ui-shape-across = Ligne de gauche à droite
ui-shape-down = Ligne de loin à près
ui-shape-middle = Carré au milieu
ui-shapes-help = Les coins se tirent sur la table ou se tapent, en millimètres depuis le coin gauche éloigné.
ui-areas = Zones
ui-new-area = Nouvelle zone
ui-area-name = Nom de la zone { $area }
ui-links-of = Liens de { $area } : { $n }
ui-areas-help = Le nombre ouvre la liste des zones reliées à celle-ci.
ui-not-set = à fixer

## Points et tableaux

ui-points = Points

## Onglets et pages

ui-close-tab = Fermer { $name }
ui-show-more = Voir
ui-rulesets = Règlements
ui-rulesets-refused = Non retenus
ui-rulesets-shadowed = Non utilisés
ui-ruleset-shadowed = « { $id } » a d’abord été trouvé dans { $by }, qui est utilisé.
ui-type-folder = Classement de quel dossier ?
ui-type-folder-button = Saisir un chemin…
ui-folder-path = Chemin du dossier

## Classement

ui-another-folder = Autre dossier…
ui-read-again = Relire
ui-reading = Lecture…
ui-reading-of = { $done } feuilles lues sur { $total }
ui-records =
    { $n ->
        [0] aucune feuille de match pour l’instant
        [one] une feuille de match
       *[other] { $n } feuilles de match
    }
ui-left-out =
    { $n ->
        [one] une écartée
       *[other] { $n } écartées
    }
ui-no-club-file = pas de fichier de club : tout le monde part de zéro
ui-from = Du
ui-to = au
ui-no-date = Ce n’est pas une date. Écrivez année-mois-jour, comme 2026-11-29, ou laissez vide.
ui-span-backwards = Le dernier jour précède le premier : rien ne compte.
ui-standings-table = Tableau du classement. Les flèches parcourent les membres, Entrée liste leurs parties.
ui-sort = Trier selon cette colonne
ui-sorted-down = Trié selon cette colonne, du plus grand au plus petit. Encore une fois : dans l’autre sens ou comme avant.
ui-sorted-up = Trié selon cette colonne, du plus petit au plus grand. Encore une fois : dans l’autre sens ou comme avant.
ui-nobody = Le fichier du club ne cite personne, et aucun match ne compte encore.
ui-no-standings = Il n’y a pas de classement
ui-standings-stopped = La lecture a été arrêtée
ui-to-look-at =
    { $n ->
        [one] Un point à vérifier
       *[other] { $n } points à vérifier
    }
ui-show-list = Afficher la liste
ui-hide-list = Masquer la liste
ui-close-games = Fermer la liste des parties
ui-games =
    { $n ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $n } parties
    }
ui-against = contre { $names }
ui-game-won = gagnée
ui-game-lost = perdue
ui-game-drawn = nulle
