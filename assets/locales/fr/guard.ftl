# Why a document cannot be changed.

guard-newer-version = Lecture seule : ce fichier vient d’une version plus récente d’Arbiter (format { $found }). Il est montré dans la mesure où ce programme le connaît, et ne sera jamais écrasé. Ouvrez-le avec le programme plus récent pour continuer.
guard-why = Ce match est en lecture seule ou scellé.
guard-sealed = Signé par { $by }, { $at }. Rien ne change ici tant que l’arbitre principal ne le rouvre pas.
guard-changed-after-seal = Modifié après le scellé : ce n’est pas ce que { $by } a signé, { $at }. Il reste verrouillé ; l’arbitre principal peut le rouvrir.
guard-broken-seals = Les scellés de cette feuille ont été modifiés : ils ne prouvent plus rien. Elle reste verrouillée ; l’arbitre principal peut la rouvrir.
guard-reopened = Rouvert par { $by } : il peut être modifié, et doit être signé de nouveau.
