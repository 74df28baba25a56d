### Ce que dit le bureau : noms des documents et des commandes, ce qui peut être annulé, avis.

## Documents

desk-title-empty = Arbiter
desk-title = { $document } — Arbiter
desk-title-dirty = ● { $document } — Arbiter
desk-document = { $name }
desk-document-new = Nouveau match

## Menus et commandes

desk-menu-file = Fichier
desk-menu-edit = Édition
desk-menu-board = Plateau
desk-menu-view = Affichage
desk-command-new = Nouveau match…
desk-command-open = Ouvrir…
desk-command-open-path = Ouvrir un chemin…
desk-command-save = Enregistrer
desk-command-save-as = Enregistrer sous…
desk-command-save-path = Enregistrer vers un chemin…
desk-command-close = Fermer
desk-command-quit = Quitter
desk-command-undo = Annuler
desk-command-undo-named = Annuler : { $action }
desk-command-redo = Rétablir
desk-command-redo-named = Rétablir : { $action }
desk-command-tool-select = Sélectionner les figurines
desk-command-tool-place = Placer les figurines
desk-command-tool-feature = Marquer les emplacements
desk-command-next-document = Onglet suivant
desk-command-previous-document = Onglet précédent
desk-command-language-en = English
desk-command-language-fr = Français
desk-command-language-ru = Русский

## Pourquoi une commande est indisponible

desk-why-question = Répondez d’abord à la question.
desk-why-dialog = Une fenêtre de choix de fichier est ouverte.
desk-why-no-document = Aucun match n’est affiché.
desk-why-no-board = Ce match n’a pas de plateau.
desk-why-no-features = Rien ne peut être marqué sur ce plateau.
desk-why-no-other-document = Aucun autre match n’est ouvert.
desk-why-nothing-to-undo = Il n’y a rien à annuler.
desk-why-nothing-to-redo = Il n’y a rien à rétablir.
desk-why-rulesets-sought = La recherche des règlements est encore en cours.
desk-why-no-rulesets = Aucun règlement n’a été trouvé.
desk-why-same-language = La fenêtre est déjà dans cette langue.

## Avis

desk-no-such-ruleset = Il n’y a pas de règlement « { $ruleset } » : aucun match n’a été commencé. Rien d’autre n’a changé.
desk-save-open-elsewhere = { $file } n’a pas été enregistré : ce match est aussi ouvert ici. Fermez-le d’abord ou choisissez un autre nom.

## Ce qui peut être annulé, après « Annuler : »

desk-undo-enter = saisir { $field }
desk-undo-clear = effacer { $field }
desk-undo-side-name = nommer { $side }
desk-undo-side-members = nommer les joueurs de { $side }
desk-undo-add-side = ajouter un camp
desk-undo-remove-side = retirer { $side }
desk-undo-add-row = ajouter une ligne à { $table }
desk-undo-remove-row = retirer la ligne { $row } de { $table }
desk-undo-notes = écrire des notes
desk-undo-map = changer la carte
desk-undo-add-piece = ajouter { $piece }
desk-undo-remove-piece = retirer { $piece }
desk-undo-move-piece = déplacer { $piece }
desk-undo-unplace-piece = reprendre { $piece } du plateau
desk-undo-name-piece = renommer { $piece }
desk-undo-piece-kind = changer le type de { $piece }
desk-undo-piece-side = changer le camp de { $piece }
desk-undo-add-feature = marquer { $feature }
desk-undo-remove-feature = effacer la marque { $feature }
desk-field-of = { $field } ({ $whose })
desk-row-of = { $table }, ligne { $row }
desk-numbered = { $word } { $number }
desk-side-numbered = camp { $number }
desk-event-name = l’événement
desk-event-round = la ronde
desk-event-table = la table
desk-event-date = la date
desk-event-judge = l’arbitre

## Le plateau : autres commandes, et ce qui peut y être annulé

desk-command-next-board = Plateau suivant
desk-command-go-to-sheet = Aller à la feuille
desk-command-go-to-board = Aller au plateau
desk-command-go-to-cascade = Aller aux étapes
desk-why-no-other-board = Ce match n’a pas d’autre plateau.
desk-undo-size-piece = changer la taille de { $piece }
desk-undo-turn-piece = tourner { $piece }
desk-undo-change-feature = modifier { $feature }
desk-undo-add-area = ajouter la zone { $area }
desk-undo-name-area = renommer la zone { $area }
desk-undo-remove-area = supprimer la zone { $area }
desk-undo-link-areas = relier { $a } et { $b }
desk-undo-unlink-areas = séparer { $a } et { $b }

## Classement, règlements, pages

desk-title-page = { $page } — Arbiter
desk-page-standings = Classement : { $folder }
desk-page-rulesets = Règlements
desk-menu-rulesets = Règlements
desk-command-standings = Classement d’un dossier…
desk-command-standings-path = Classement d’un chemin…
desk-command-standings-refresh = Relire le dossier
desk-command-rulesets = Règlements trouvés
desk-command-find-rulesets = Chercher de nouveau les règlements
desk-why-no-standings = Aucun dossier n’est affiché.
desk-refused-several = { $n } bibliothèques n’ont pas été retenues comme règlements. Les autres jugent comme d’habitude.
