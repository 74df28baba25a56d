### Messages that the host lends to every ruleset, and those on a record that is entered wrongly. Their ids begin with
### "arbiter-".

## How an entry is named

arbiter-word = { $word }
arbiter-cell = [{ $x }, { $y }]
arbiter-piece-name = { $piece }
arbiter-of-side = { $field } ({ $side })
arbiter-of-row = { $field } ({ $table }, ligne { $row })
arbiter-of-piece = { $field } ({ $piece })

## How things stand

arbiter-missing = Reste à saisir : { $subject }.
arbiter-not-placed = { $piece } n’est pas encore placé. Mettez cette pièce sur le plateau ou hors jeu.
arbiter-waiting = Cette étape attend une saisie.
arbiter-incomplete = Il manque encore une saisie nécessaire.
arbiter-invalid = Une saisie est erronée.

## Values

arbiter-unknown-entry = { $subject } est inconnu de ces règles. L’entrée est conservée et ne compte pas.
arbiter-unknown-key = « { $key } » est inconnu de ces règles. L’entrée est conservée et ne compte pas.
arbiter-not-an-integer = { $subject } : il faut un nombre entier.
arbiter-not-yes-no = { $subject } : il faut oui ou non.
arbiter-not-text = { $subject } : il faut du texte.
arbiter-not-a-choice = { $subject } : il faut l’un des choix proposés.
arbiter-unknown-choice = { $subject } ne peut pas être « { $value } ».
arbiter-not-a-side = { $subject } : il faut un camp.
arbiter-no-such-side = { $subject } désigne un camp que la partie n’a pas ; il y en a { $sides }.
arbiter-not-a-finding = { $subject } : il faut un constat, avec ce qui est constaté, pourquoi et par qui.
arbiter-finding-without-value = { $subject } : dites ce que vous constatez.
arbiter-finding-without-reason = { $subject } : donnez la raison.
arbiter-finding-without-judge = { $subject } : dites qui a fait le constat, arbitre ou arbitre principal.
arbiter-too-small = { $subject } vaut { $value } ; le minimum est { $min }.
arbiter-too-large = { $subject } vaut { $value } ; le maximum est { $max }.
arbiter-not-per-side = { $subject } : il faut un nombre pour chacun des { $sides } camps.

## Sides, rows, versions

arbiter-side-count-exact =
    { $count ->
        [one] La partie a { $count } camp
       *[other] La partie a { $count } camps
    } ; ces règles en veulent { $needed }.
arbiter-side-count =
    { $count ->
        [one] La partie a { $count } camp
       *[other] La partie a { $count } camps
    } ; ces règles en veulent de { $min } à { $max }.
arbiter-rows-not-a-list = { $table } : il faut une liste de lignes.
arbiter-row-not-an-object = { $table } : cette ligne n’en est pas une.
arbiter-too-many-rows = { $table } : { $max } lignes au plus.
arbiter-other-version = La feuille de match a été faite avec la version { $recorded } des règles, celle-ci est { $present }.
arbiter-other-major-version = La feuille de match a été faite avec la version { $recorded } des règles, celle-ci est { $present } : les règles ont pu changer. Vérifiez le verdict.

## Boards

arbiter-map-topology = La carte n’est pas du genre que ces règles utilisent.
arbiter-map-fixed = La carte diffère de celle que les règles imposent ({ $member }).
arbiter-map-member-missing = Il manque « { $member } » à la carte.
arbiter-map-member-wrong = « { $member } » de la carte est hors limites.
arbiter-feature-kind = « { $kind } » n’est rien que ces règles connaissent sur une carte.
arbiter-feature-off-map = { $what } : { $place } n’est pas sur la carte.
arbiter-side-missing = { $what } n’appartient à aucun camp. Dites auquel.
arbiter-no-such-side-of = { $what } appartient à un camp que la partie n’a pas ; il y en a { $sides }.
arbiter-piece-id-twice = Deux pièces portent le numéro { $id }.
arbiter-piece-kind = { $piece } est de genre « { $kind } », inconnu de ces règles.
arbiter-piece-zone = { $piece } est en « { $zone } », inconnu de ces règles.
arbiter-piece-off-map = { $piece } est hors de la carte : { $place }.
arbiter-piece-number = Un nombre de { $piece } est hors limites.

## Standings: why a match does not count

arbiter-left-out-other-ruleset = Écartée : elle a été jouée selon d’autres règles.
arbiter-left-out-no-date = Écartée : elle n’a pas de date, ou pas écrite année-mois-jour, comme 2026-11-29.
arbiter-left-out-incomplete = Écartée : il manque une saisie nécessaire.
arbiter-left-out-invalid = Écartée : une saisie est fausse.
arbiter-left-out-not-over = Écartée : la partie n’est pas finie.
