### La procédure en bas de l’écran : ses étapes, l’horloge de la ronde, le journal de la fiche.

## Menu et commandes

clock-menu-match = Match
clock-command-next-step = Étape suivante de la procédure
clock-command-start = Démarrer l’horloge
clock-command-pause = Mettre l’horloge en pause
clock-command-resume = Relancer l’horloge
clock-command-add = Ajouter du temps…
clock-command-set = Régler l’horloge…
clock-command-mute = Pas de son à zéro
clock-command-unmute = Son à zéro
clock-why-no-step = La procédure ne demande rien pour l’instant.
clock-why-called = Le temps est écoulé. Ajoutez du temps ou réglez l’horloge à nouveau.
clock-why-not-started = Démarrez d’abord l’horloge.

## L’horloge

clock-name =
    { $state ->
        [ready] Horloge de la ronde, { $time }, pas encore démarrée
        [paused] Horloge de la ronde, { $time }, en pause
        [called] Horloge de la ronde, { $time }, temps écoulé
       *[running] Horloge de la ronde, { $time }, en marche
    }
clock-paused = en pause
clock-goes-on = L’horloge de ce match reprend où le journal l’a laissée : il reste { $left }. Mettez-la en pause ou réglez-la si le jeu s’est arrêté entre-temps.
clock-time-called = Le temps est écoulé.
clock-time-called-at-table = Le temps est écoulé à la table { $table }.
clock-time-called-of = Le temps est écoulé : { $match }.

## Questions

clock-ask-add = Ajouter du temps
clock-ask-add-says = L’ajout est noté dans la fiche avec sa raison.
clock-ask-set = Régler l’horloge
clock-ask-set-says = L’horloge a été démarrée. Elle revient à la durée entière ; ce qui a été noté reste dans le journal.
clock-minutes = Minutes
clock-reason = Raison
clock-add = Ajouter
clock-set = Régler
clock-minutes-wrong = Un nombre entier de minutes, de 1 à { $most }.
clock-reason-missing = Indiquez une raison.

## Ce que fait un clic

clock-click-enter = Saisit « { $field } » : { $value }
clock-click-lead = Mène à « { $field } »
clock-click-add-row = Ajoute une ligne à « { $table } »
clock-click-board = Montre « { $board } »
clock-click-tick = Coche l’étape
clock-click-untick = Décoche l’étape

## Le journal

clock-log = Journal
clock-log-started =
    { $minutes ->
        [one] Horloge démarrée, { $minutes } minute
       *[other] Horloge démarrée, { $minutes } minutes
    }
clock-log-paused = Horloge en pause à { $left }
clock-log-resumed = Horloge relancée à { $left }
clock-log-reset =
    { $minutes ->
        [one] Horloge réglée sur { $minutes } minute, il restait { $left }
       *[other] Horloge réglée sur { $minutes } minutes, il restait { $left }
    }
clock-log-added =
    { $minutes ->
        [one] { $minutes } minute ajoutée : { $reason }
       *[other] { $minutes } minutes ajoutées : { $reason }
    }
clock-log-called = Fin du temps
clock-log-called-late =
    { $seconds ->
        [one] Fin du temps ; notée avec { $seconds } seconde de retard
       *[other] Fin du temps ; notée avec { $seconds } secondes de retard
    }
clock-log-done = Fait : { $item }
clock-log-reopened = À refaire : { $item }
clock-log-other = { $event }

## Ce qui a été fait, après « Annuler : »

clock-undo-enter-row = saisir { $table }, ligne { $row }
clock-undo-begin-board = reprendre les pièces de « { $from } »
