### Ce qui renverserait une décision : chaque changement en quelques mots.

what-if-number = { $subject } : { $to } au lieu de { $from }
what-if-choice = { $subject } : « { $to } » au lieu de « { $from } »
what-if-of-row-and-side = { $field } ({ $side } ; { $table }, ligne { $row })

## Pieces

what-if-on = { $piece } : { $place }, sur « { $location } »
what-if-beside = { $piece } : { $place }, à côté de « { $location } »
what-if-elsewhere = { $piece } : { $place }, à l’écart de tout emplacement
what-if-at = { $piece } : { $place }
what-if-out = { $piece } : hors jeu
what-if-location-at = { $location } { $place }

## What was tried, after "Undo:"

what-if-try = essai : { $change }

## On the command line

what-if-help = judge : aussi chaque changement qui, à lui seul, renverserait la décision ; en JSON sous « what_if »
what-if-heading = Ce qui renverserait la décision
what-if-nothing = Aucun changement ne suffirait à lui seul à la renverser.
what-if-not-all = La feuille est si grande que tous les changements n’ont pas été essayés.
what-if-then = { $change } → { $verdict }
what-if-check = { $change } → { $verdict } — à vérifier : une petite erreur suffirait
what-if-pieces = Figurines
what-if-numbers = Nombres
what-if-choices = Choix
what-if-rows = Dernières lignes
what-if-failed = Impossible de chercher ce qui renverserait la décision sur { $file } : { $message }
