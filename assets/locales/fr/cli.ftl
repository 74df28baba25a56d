# La ligne de commande.

cli-no-display = Il n’y a pas d’écran où ouvrir la fenêtre ; « arbiter judge CHEMIN » juge les feuilles de match sans écran.
cli-window-failed = La fenêtre n’a pas pu s’ouvrir ({ $message }). « arbiter judge CHEMIN » juge les feuilles de match sans elle.
cli-unwritten = Les résultats ne peuvent être écrits : le système répond « { $message } ».
cli-empty-folder = Aucune feuille de match (*.match.json) dans { $folder }.
cli-standard-input = l’entrée standard

## Wrong usage

cli-see-help = « arbiter --help » dit ce qu’il y a.
cli-unknown-option = Il n’y a pas d’option { $word } ici.
cli-value-missing = L’option { $word } demande une valeur.
cli-value-unwanted = L’option { $word } ne prend pas de valeur.
cli-unknown-format = Pas de format « { $word } » : choisissez text ou json.
cli-unknown-language = Pas de langue « { $word } » : choisissez en, fr ou ru.
cli-argument-unwanted = « { $word } » est un mot de trop.
cli-path-missing = Dites quelles feuilles de match juger : fichiers, dossiers, ou - pour l’entrée standard.
cli-library-missing = Dites quelle bibliothèque exécuter.

## Help

cli-help-about = Arbiter montre qui a gagné un match, par quelle étape des règles et de combien.
cli-help-window = ouvrir la fenêtre, avec ces feuilles de match
cli-help-judge = juger des feuilles de match : fichiers, dossiers (tous les *.match.json, sous-dossiers compris), flux (*.ndjson, ou - pour l’entrée standard)
cli-help-rulesets = lister les jeux de règles : où ils sont, lesquels ne servent pas, lesquels sont refusés et pourquoi
cli-help-options = Options :
cli-help-format = judge : un compte rendu à lire (text, par défaut), ou une ligne de JSON par feuille
cli-help-lang = la langue ; par défaut celle du système
cli-help-ruleset-dir = chercher d’abord ici les jeux de règles ; peut être répété (ou bien : la variable ARBITER_RULESETS)
cli-help-help = afficher ceci
cli-help-version = afficher la version
cli-help-exit-codes = Codes de sortie : 0 toutes les décisions tiennent ; 3 l’une au moins est incomplète ou invalide ; 1 quelque chose n’a pu être lu ou exécuté ; 2 usage incorrect.

## Rulesets

cli-no-rulesets = Aucun jeu de règles trouvé dans { $folders }. Indiquez un dossier par --ruleset-dir.
cli-not-taken = Non utilisés :

## The account of a ruling

cli-round = ronde { $number }
cli-table = table { $number }
cli-winners =
    { $count ->
        [one] Vainqueur : { $winners }
       *[other] Vainqueurs : { $winners }
    }
cli-draw = Match nul
cli-play-on = Le jeu continue
cli-incomplete = Pas encore de décision : il manque une saisie
cli-invalid = Pas de décision : une saisie est erronée
cli-step = Étape
cli-outcome = Issue
cli-margin = Écart
cli-article = Article
cli-step-decided = décide
cli-step-level = égalité
cli-step-passed = sans objet
cli-step-waiting = en attente
cli-step-not-reached = non atteinte
cli-reading = Lecture : { $reading }
cli-checklist = Ce qu’il faut faire
cli-error = erreur
cli-warning = attention
cli-note = remarque
