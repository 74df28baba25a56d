# Why a document cannot be changed.

guard-newer-version = Lecture seule : ce fichier vient d’une version plus récente d’Arbiter (format { $found }). Il est montré dans la mesure où ce programme le connaît, et ne sera jamais écrasé. Ouvrez-le avec le programme plus récent pour continuer.
guard-why = Ce match est en lecture seule ou scellé.
