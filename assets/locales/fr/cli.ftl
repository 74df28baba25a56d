# La ligne de commande.

cli-no-display = Il n’y a pas d’écran où ouvrir la fenêtre ; « arbiter judge CHEMIN » juge les feuilles de match sans écran.
cli-window-failed = La fenêtre n’a pas pu s’ouvrir. « arbiter judge CHEMIN » juge les feuilles de match sans elle.
cli-window-failed-with = La fenêtre n’a pas pu s’ouvrir ({ $message }). « arbiter judge CHEMIN » juge les feuilles de match sans elle.
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
cli-unknown-command = « { $word } » n’est ni une commande ni un fichier.
cli-path-missing = Dites quelles feuilles de match juger : fichiers, dossiers, ou - pour l’entrée standard.
cli-library-missing = Dites quelle bibliothèque exécuter.

## Help

cli-help-about = Arbiter montre qui a gagné un match, par quelle étape des règles et de combien.
cli-help-window = ouvrir la fenêtre, avec ces feuilles de match
cli-help-judge = juger des feuilles de match : fichiers, dossiers (tous les *.match.json, sous-dossiers compris), flux (*.ndjson, ou - pour l’entrée standard)
cli-help-rulesets = lister les règlements : où ils sont, lesquels ne servent pas, lesquels sont refusés et pourquoi
cli-help-options = Options :
cli-help-format = judge : un compte rendu à lire (text, par défaut), ou une ligne de JSON par feuille
cli-help-lang = la langue ; par défaut celle du système
cli-help-ruleset-dir = chercher d’abord ici les règlements ; peut être répété (ou bien : la variable ARBITER_RULESETS)
cli-help-help = afficher ceci
cli-help-version = afficher la version
cli-help-exit-codes = Codes de sortie : 0 toutes les décisions tiennent ; 3 l’une au moins est incomplète ou invalide ; 1 quelque chose n’a pu être lu ou exécuté ; 2 usage incorrect.

## Rulesets

cli-no-rulesets = Aucun règlement trouvé dans { $folders }. Indiquez un dossier par --ruleset-dir.
cli-not-taken = Non utilisés :
cli-refused = Non utilisé : { $refused }
cli-more-refused =
    { $count ->
        [one] { $count } autre n’est pas utilisé
       *[other] { $count } autres ne sont pas utilisés
    } ; « arbiter rulesets » dit lesquels et pourquoi.

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

## Standings

standings-help = le classement d’un club : de toutes les feuilles de match (*.match.json) d’un dossier, sous-dossiers compris, et du fichier du club qui s’y trouve
standings-help-format = standings : un tableau à lire (text, par défaut), une ligne de JSON, ou CSV
standings-help-span = standings : ne compter que ce qui s’est passé d’un jour à l’autre, les deux compris (année-mois-jour)
standings-help-exit-codes = Pour standings, où les autres feuilles comptent quand même : 1 une feuille n’a pu être lue ; 3 une feuille est incomplète ou invalide ; 0 aussi quand une feuille est écartée pour une autre raison.
standings-folder-missing = Dites de quel classement il s’agit : indiquez le dossier des feuilles de match du club.
standings-unknown-format = Pas de format « { $word } » : choisissez text, json ou csv.
standings-unknown-date = « { $word } » n’est pas une date : écrivez année-mois-jour, comme 2026-11-29.
standings-empty-span = Il n’y a aucun jour de { $from } à { $to } : donnez le premier par --from.
standings-left-out =
    { $found ->
        [one] { $found } feuille de match trouvée
       *[other] { $found } feuilles de match trouvées
    } ; écartées : { $out }.
standings-not-a-folder = { $folder } n’est pas un dossier. Indiquez le dossier des feuilles de match du club.
standings-two-clubs = Deux fichiers se disent celui du club : { $first } et { $second }. Rangez l’un d’eux ailleurs.
standings-nothing = Il n’y a dans { $folder } ni fichier de club ni feuille de match (*.match.json) lisible.
standings-several-rulesets = Il n’y a pas de fichier de club dans { $folder }, et ses feuilles de match suivent deux règlements qui tiennent un classement : { $first } et { $second }. Rangez-les dans des dossiers séparés, ou mettez-y un fichier de club.
standings-none-kept =
    { $count ->
        [one] Le règlement { $ids } ne tient pas
       *[other] Les règlements { $ids } ne tiennent pas
    } de classement.
standings-ruleset-failed = Le règlement « { $id } » n’a pas donné de classement : { $fault } Les feuilles de match sont inchangées.
standings-stopped = Arrêté : il n’y a pas de classement.
standings-club-unread = Ce pourrait être le fichier du club : { $fault } Corrigez-le, ou sortez-le du dossier.
standings-club-newer = { $file } est un fichier de club de version { $found }, que ce programme ne connaît pas. Il n’a pas été touché ; servez-vous d’un Arbiter plus récent.
standings-club-entry = { $file } est un fichier de club défectueux : { $at } manque ou est faux. Il n’a pas été touché ; corrigez-le.
standings-club-refused =
    { $count ->
        [one] { $file } est un fichier de club défectueux. Il n’a pas été touché ; corrigez ce qui y est faux :
       *[other] { $file } est un fichier de club défectueux. Il n’a pas été touché ; corrigez les { $count } fautes :
    }
