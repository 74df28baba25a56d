# Pourquoi une feuille de match n’a pas pu être lue ou enregistrée.

record-itself = la feuille elle-même
record-absent = Impossible d’ouvrir { $file } : ce fichier n’existe pas. Vérifiez le chemin.
record-folder = Impossible d’ouvrir { $file } : c’est un dossier. Choisissez un fichier qu’il contient.
record-not-a-file = Impossible d’ouvrir { $file } : c’est un tube ou un périphérique. Choisissez un fichier.
record-forbidden = Impossible d’ouvrir { $file } : le système vous en refuse la lecture. Adressez-vous à son propriétaire ou copiez-le dans un dossier à vous.
record-unreadable = Impossible de lire { $file } : le système répond « { $message } ».
record-too-large = Impossible d’ouvrir { $file } : il dépasse 64 Mio, ce qu’aucune feuille de match n’atteint. Le fichier n’a pas été modifié.
record-not-json = { $file } n’est pas du JSON à la ligne { $line }, colonne { $column } ({ $message }). Le fichier n’a pas été modifié ; corrigez-le à cet endroit ou ouvrez sa copie en .bak.
record-no-format = { $file } n’est pas une feuille de match : il ne porte pas « format » : « arbiter-match ». Le fichier n’a pas été modifié.
record-other-format = { $file } n’est pas une feuille de match : son format est « { $found } ». Le fichier n’a pas été modifié.
record-newer-version = { $file } est une feuille de match de version { $found } ; ce programme connaît la version { $known }. Le fichier n’a pas été modifié ; ouvrez-le avec un Arbiter plus récent.
record-structure = { $file } n’est pas une feuille de match correcte à la ligne { $line }, colonne { $column }, { $path } ({ $message }). Le fichier n’a pas été modifié ; corrigez-le à cet endroit ou ouvrez sa copie en .bak.

record-save-exists = { $file } n’a pas été enregistré : un fichier de ce nom existe déjà. Il n’a pas été modifié ; choisissez un autre nom ou acceptez de le remplacer.
record-save-newer-version = { $file } n’a pas été enregistré : le fichier en place est une feuille de match de version { $found }, faite par un Arbiter plus récent. Il n’a pas été modifié ; enregistrez sous un autre nom.
record-save-not-a-file = { $file } n’a pas été enregistré : un dossier ou un périphérique porte ce nom. Choisissez un autre nom.
record-save-no-folder = { $file } n’a pas été enregistré : son dossier n’existe pas. Vos modifications restent ouvertes ici ; choisissez un autre dossier.
record-save-failed = { $file } n’a pas été enregistré : le système répond « { $message } ». Le fichier est resté tel quel et vos modifications restent ouvertes ici ; réessayez ou enregistrez ailleurs.
record-save-unconfirmed = { $file } a été écrit, mais le système ne confirme pas qu’il est bien sur le disque : « { $message } ». Vos modifications restent ouvertes ici ; enregistrez de nouveau, ou ailleurs.
