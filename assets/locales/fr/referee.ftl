# Ce que l’arbitre signale : bibliothèques écartées et décisions qui n’ont pu être obtenues.

referee-named = indiqué par vous
referee-bundled = fourni
referee-installed = installé

referee-refused = { $path } : { $fault }
referee-shadowed = { $path } : « { $id } » a déjà été trouvé dans { $by }. C’est celui-là qui sert.
referee-duplicate = { $path } : le même fichier que { $by }, qui sert pour « { $id } ». Celui-ci peut être supprimé.

referee-unreadable = lecture impossible (« { $words } »). Vérifiez qu’il est bien là et que vous avez le droit de le lire.
referee-no-folder = ce n’est pas un dossier. Indiquez le dossier qui contient la bibliothèque du règlement.
referee-not-a-library = ce n’est pas une bibliothèque partagée. Retirez ce fichier, ou mettez à sa place la bibliothèque du règlement.
referee-damaged = cette bibliothèque est tronquée ou endommagée. Copiez-la de nouveau depuis sa source.
referee-other-machine = cette bibliothèque est faite pour un autre système ({ $words }). Procurez-vous celle qui convient à cet ordinateur.
referee-not-a-plugin = cette bibliothèque n’est pas un règlement. Retirez-la de ce dossier.
referee-not-loadable = le système ne charge pas cette bibliothèque (« { $words } »). Il lui manque peut-être quelque chose ; demandez à son auteur.
referee-missing-library = il a besoin de la bibliothèque « { $name } », qui est introuvable, à côté de lui comme dans le système. Installez-la, ou demandez à son auteur.
referee-id-differs = il se donne deux noms : « { $table } » dans sa table, « { $manifest } » dans son manifeste. C’est à son auteur de le corriger.
referee-unsteady = interrogé deux fois sur la même chose, il a répondu différemment. On ne peut se fier à aucune de ses décisions, et il n’est plus interrogé. Prévenez son auteur.
referee-other-abi = ce règlement suit la version { $found } du contrat, et ce programme connaît la version { $known }. Procurez-vous un règlement et un Arbiter qui aillent ensemble.
referee-bad-table = ce règlement ne se présente pas comme le contrat le demande ({ $words }). C’est à son auteur de le corriger.
referee-bad-manifest = ce que ce règlement dit de lui-même est faux ({ $words }). C’est à son auteur de le corriger.
referee-requires = ce règlement a besoin de ce que cet Arbiter n’a pas ({ $parts }). Procurez-vous un Arbiter plus récent.
referee-bad-texts = les textes de ce règlement sont refusés ({ $words }). C’est à son auteur de les corriger.
referee-died = il s’est arrêté brusquement ({ $words }). Réessayez ; si cela se reproduit, prévenez son auteur.
referee-hung = il n’a pas répondu en { $milliseconds } ms et a été arrêté. Réessayez ; si cela se reproduit, prévenez son auteur.
referee-bad-reply = sa réponse n’est pas ce que le contrat demande ({ $words }). C’est à son auteur de le corriger.
referee-failed = il signale un échec ({ $words }). Prévenez son auteur.
referee-unknown-op = il n’a pas l’opération « { $words } ». Procurez-vous une version plus récente.
referee-suspended = il a échoué trop souvent en peu de temps et n’est plus interrogé tant que vous ne cherchez pas de nouveau les règlements. La dernière fois : { $fault }

referee-no-rulesets = Pas de règlement « { $id } » : aucun règlement n’a été trouvé. La feuille de match est inchangée. Indiquez par --ruleset-dir le dossier qui contient sa bibliothèque.
referee-unknown-ruleset = Pas de règlement « { $id } ». Trouvés : { $known }. La feuille de match est inchangée. Corrigez son « ruleset », ou indiquez par --ruleset-dir le dossier qui contient cette bibliothèque.
referee-none-but-refused =
    Pas de règlement « { $id } » : aucun n’a été retenu. { $count ->
        [one] { $count } bibliothèque a été refusée
       *[other] { $count } bibliothèques ont été refusées
    } ; « arbiter rulesets » dit pourquoi. La feuille de match est inchangée.
referee-unknown-but-refused =
    Pas de règlement « { $id } ». Trouvés : { $known }. { $count ->
        [one] { $count } bibliothèque a été refusée
       *[other] { $count } bibliothèques ont été refusées
    } ; « arbiter rulesets » dit pourquoi. La feuille de match est inchangée.
referee-ruleset-failed = Le règlement « { $id } » n’a pas rendu de décision : { $fault } La feuille de match est inchangée.
referee-record-too-large = La feuille de match est trop grande pour être jugée : un règlement reçoit { $most } Mio au plus. Elle est inchangée.
referee-too-many = Il y a plus de feuilles de match que le règlement « { $id } » n’en peut recevoir. Elles sont inchangées. Rangez-les dans un dossier par saison.
