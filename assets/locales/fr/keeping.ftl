### Fichiers que d’autres tiennent ou ont modifiés, et ce que l’enregistrement rencontre sur un disque.

## Qui tient un fichier

keeping-by = { $user } sur { $host }, depuis { $since }
keeping-by-computer = { $host }, depuis { $since }
keeping-by-somebody = un autre programme ou ordinateur

## Pourquoi un fichier n’a pas été enregistré

keeping-save-changed = { $file } n’a pas été enregistré : quelqu’un d’autre l’a modifié depuis son ouverture ici. Il n’a pas été touché et vos modifications restent ouvertes ici ; enregistrez sous un autre nom, ou enregistrez de nouveau et choisissez ce qu’il faut garder.
keeping-save-held = { $file } n’a pas été enregistré : il est ouvert ailleurs en modification ({ $by }). Il n’a pas été touché et vos modifications restent ouvertes ici ; choisissez un autre nom.
keeping-save-busy = { $file } n’a pas été enregistré : un autre programme semble le tenir (« { $message } »). Le fichier est resté tel quel et vos modifications restent ouvertes ici ; fermez-le dans l’autre programme et enregistrez de nouveau, ou enregistrez ailleurs.
keeping-save-full = { $file } n’a pas été enregistré : il n’y a plus de place sur ce disque. Le fichier est resté tel quel et vos modifications restent ouvertes ici ; faites de la place et enregistrez de nouveau, ou enregistrez sur un autre disque.
keeping-save-forbidden = { $file } n’a pas été enregistré : le système ne vous permet pas d’y écrire. Le fichier est resté tel quel et vos modifications restent ouvertes ici ; enregistrez dans un autre dossier.
keeping-save-name-too-long = { $file } n’a pas été enregistré : le nom est trop long pour ce disque, et une copie a besoin de place pour « .bak » à la fin. Vos modifications restent ouvertes ici ; choisissez un nom plus court.

## Ouvrir ce que quelqu’un d’autre tient

keeping-held = Ce match est ouvert ailleurs en modification
keeping-held-says = { $name } : { $by }. Deux personnes qui enregistrent le même fichier s’écraseraient l’une l’autre.
keeping-held-probably = Ce match est sans doute ouvert ailleurs
keeping-held-probably-says = { $name } : { $by }. Le verrou vient d’un autre ordinateur, et rien ne permet de savoir d’ici si le programme y tourne encore.
keeping-open-read-only = Ouvrir en lecture seule
keeping-open-copy = Ouvrir comme copie
keeping-edit-anyway = Modifier quand même
keeping-read-only = Lecture seule : ce match est ouvert ailleurs en modification ({ $by }). Vous pouvez le lire ici ; pour le modifier, faites une copie, ou réessayez une fois qu’il y sera fermé.
keeping-try-again = Réessayer
keeping-copy = Faire une copie
keeping-copy-name = { $name } copie
keeping-still-held = { $file } est toujours ouvert ailleurs en modification ({ $by }). Ce qui est affiché ici est ce qui est maintenant sur le disque.
keeping-taken = Vous pouvez maintenant modifier { $file }. Il a été relu : ce qui a été enregistré ailleurs y est.
keeping-restored-copy = { $file } est ouvert ailleurs en modification ({ $by }) : ce qui a été rétabli est donc une copie ici. Enregistrez-la sous un autre nom.
keeping-untold = { $file } est ouvert, mais rien ne peut indiquer aux autres que vous le modifiez (« { $message } »). Assurez-vous que personne d’autre ne le fait.

## Modifié sur le disque

keeping-changed = Le fichier a changé sur le disque
keeping-changed-says = { $name } a été modifié par quelqu’un d’autre depuis son ouverture ici. Rien n’a été écrasé. Si vous l’écrasez, l’autre version reste à côté en .bak.
keeping-changed-copy = Enregistrer une copie…
keeping-changed-overwrite = Écraser
keeping-changed-look = Regarder l’autre version
keeping-was-changed = Le fichier a été modifié sur le disque à { $time }.
keeping-was-changed-some-time = Le fichier a été modifié sur le disque.
keeping-is-gone = Le fichier n’est plus sur le disque. Le match est ouvert ici ; enregistrer le récrit.
keeping-reload = Relire
keeping-leave = Laisser ainsi
keeping-reload-ask = Relire et perdre vos modifications ?
keeping-reload-says = { $name } a des modifications non enregistrées. Elles sont remplacées par ce qui est sur le disque ; annuler les ramène.
keeping-reload-seals = { $file } n’a pas été relu : ce match a été signé ici depuis son enregistrement, et la signature serait perdue. Enregistrez-le sous un autre nom, ou regardez l’autre version.
keeping-undo-reload = relire depuis le disque
keeping-other-version = { $name } sur le disque
keeping-on-disk = Lecture seule : voici { $file } tel que quelqu’un d’autre l’a enregistré. Votre version est ouverte à côté ; pour modifier celle-ci, faites une copie.
keeping-anew = { $file } n’était plus sur le disque et a été enregistré de nouveau.

## Un dossier disparu

keeping-no-folder = Le dossier a disparu
keeping-no-folder-says = { $file } n’a pas été enregistré : son dossier est introuvable. S’il est sur une clé ou sur le réseau, reconnectez-le et réessayez. Le match reste ouvert ici, avec toutes les modifications.
keeping-elsewhere = Enregistrer ailleurs…
