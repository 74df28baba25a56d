# Pourquoi une feuille de match n’a pas pu être lue ou enregistrée.

record-itself = la feuille elle-même
record-absent = Impossible d’ouvrir { $file } : ce fichier n’existe pas. Vérifiez le chemin.
record-folder = Impossible d’ouvrir { $file } : c’est un dossier. Choisissez un fichier qu’il contient.
record-not-a-file = Impossible d’ouvrir { $file } : c’est un tube ou un périphérique. Choisissez un fichier.
record-forbidden = Impossible d’ouvrir { $file } : le système vous en refuse la lecture. Adressez-vous à son propriétaire ou copiez-le dans un dossier à vous.
record-unreadable = Impossible de lire { $file } : le système répond « { $message } ». Rien n’a été modifié ; réessayez ou copiez-le sur un autre disque.
record-too-large = { $file } dépasse 64 Mio, ce qu’aucune feuille de match n’atteint.{ $then }
record-not-json = { $file } n’est pas du JSON à la ligne { $line }, colonne { $column } : { $wrong }.{ $then }
record-no-format = { $file } n’est pas une feuille de match : il ne porte pas « format » : « arbiter-match ».{ $then }
record-other-format = { $file } n’est pas une feuille de match : son format est « { $found } ».{ $then }
record-newer-version = { $file } est une feuille de match de version { $found } ; ce programme connaît la version { $known }. Servez-vous d’un Arbiter plus récent.{ $then }
record-structure = { $file } n’est pas une feuille de match correcte à la ligne { $line }, colonne { $column }, { $path } : { $wrong }.{ $then }
record-empty = { $file } est vide.{ $then }

record-untouched = { " " }Le fichier n’a pas été modifié.
record-mend = { " " }Le fichier n’a pas été modifié ; corrigez-le à cet endroit.
record-mend-or-take-copy = { " " }Le fichier n’a pas été modifié ; corrigez-le à cet endroit ou ouvrez sa copie en .bak.
record-take-copy = { " " }Le fichier n’a pas été modifié ; ouvrez sa copie en .bak.

## What is wrong at a place of a record

record-wrong-empty = il n’y a rien
record-wrong-cut-short = la fin manque
record-wrong-not-utf-8 = ce n’est pas du texte en UTF-8
record-wrong-too-deep = trop de listes et d’objets emboîtés
record-wrong-control-character = un saut de ligne ou un autre caractère de contrôle se trouve dans un texte
record-wrong-escape = ce qui suit la barre oblique inverse n’est pas connu de JSON
record-wrong-number = ce nombre ne peut être lu
record-wrong-more = quelque chose suit après la fin
record-wrong-unexpected = autre chose doit se trouver ici
record-wrong-missing = il manque « { $key } »
record-wrong-twice = « { $key } » y figure deux fois, et une seule peut compter
record-wrong-topology = il n’y a pas de carte de type « { $found } » ; choisissez hex, square, free ou areas
record-wrong-kind = on trouve { $found }, il faut { $expected }
record-wrong-length = il faut { $expected }
record-wrong-range = ce nombre est hors limites
record-wrong-other = la lecture donne « { $words } »

record-kind-bool = un oui ou non (true, false)
record-kind-integer = un nombre entier
record-kind-decimal = un nombre à virgule
record-kind-text = un texte
record-kind-list = une liste
record-kind-pair = une liste de deux éléments
record-kind-object = un objet
record-kind-null = null
record-kind-place = un emplacement (deux nombres entiers dans une liste, le nom d’une aire ou une zone)
record-kind-spot = un point (deux nombres entiers dans une liste, ou le nom d’une aire)

record-save-exists = { $file } n’a pas été enregistré : un fichier de ce nom existe déjà. Il n’a pas été modifié ; choisissez un autre nom ou acceptez de le remplacer.
record-save-newer-version = { $file } n’a pas été enregistré : le fichier en place est une feuille de match de version { $found }, faite par un Arbiter plus récent. Il n’a pas été modifié ; enregistrez sous un autre nom.
record-save-not-a-file = { $file } n’a pas été enregistré : un dossier ou un périphérique porte ce nom. Choisissez un autre nom.
record-save-no-folder = { $file } n’a pas été enregistré : son dossier n’existe pas. Vos modifications restent ouvertes ici ; choisissez un autre dossier.
record-save-failed = { $file } n’a pas été enregistré : le système répond « { $message } ». Le fichier est resté tel quel et vos modifications restent ouvertes ici ; réessayez ou enregistrez ailleurs.
record-save-unconfirmed = { $file } a été écrit, mais le système ne confirme pas qu’il est bien sur le disque : « { $message } ». Vos modifications restent ouvertes ici ; enregistrez de nouveau, ou ailleurs.
