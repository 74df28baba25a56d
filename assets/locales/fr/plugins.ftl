# La page des règlements : installation, confiance, défauts.

## Pourquoi une bibliothèque n’est pas exécutée

plugins-fault-not-trusted = vous n’avez pas encore accepté cette bibliothèque, elle n’est donc pas exécutée. Examinez-la sur la page des règlements, puis acceptez-la ou supprimez-la. SHA-256 : { $hash }
plugins-fault-changed = cette bibliothèque a changé depuis que vous l’avez acceptée, elle n’est donc pas exécutée. Examinez-la sur la page des règlements, puis acceptez-la de nouveau ou supprimez-la. SHA-256 actuel : { $hash }
plugins-fault-replaced = un autre fichier a pris la place de cette bibliothèque après son examen, elle n’est donc pas exécutée. Cherchez de nouveau les règlements.
plugins-fault-list = la liste des bibliothèques que vous avez acceptées est endommagée ({ $words }). Aucune bibliothèque installée n’est exécutée tant que vous ne l’avez pas acceptée de nouveau.
plugins-fault-too-large = il dépasse { $most } Mio, ce qu’aucun règlement ne fait. Vérifiez que c’est le bon fichier.

## Confiance

plugins-trusted-named = de confiance pour cette session : vous avez indiqué son dossier
plugins-trusted-bundled = de confiance : fourni avec le programme
plugins-trusted-installed = de confiance : accepté par vous le { $date } ; il venait de { $from }
plugins-languages = langues : { $languages }

## Commandes et avis

plugins-command-install = Installer un règlement…
plugins-command-install-path = Installer un règlement depuis un chemin…
plugins-libraries = Bibliothèques de règlements
plugins-known = { $file } est déjà là : il est identique, octet pour octet, à { $path } (« { $id } » { $version }). Rien n’a été modifié.
plugins-installed = « { $id } » { $version } est installé et décide désormais.
plugins-installed-shadowed = « { $id } » { $version } est installé, mais une autre bibliothèque du même nom passe avant lui et décide : { $by }.
plugins-other-bytes = { $file } n’a pas été installé : ce n’est plus le fichier qui vous a été montré. Examinez-le de nouveau.
plugins-no-folder = { $file } n’a pas été installé : le système n’indique aucun dossier pour vos données. Indiquez plutôt le dossier de la bibliothèque avec --ruleset-dir au lancement.
plugins-not-installed = { $file } n’a pas été supprimé : ce n’est pas un règlement installé. Supprimez-le vous-même si vous n’en voulez plus.
plugins-unwritten = { $file } : impossible d’écrire dans votre dossier de règlements (« { $words } »). Rien n’a été modifié. Vérifiez qu’il y a de la place et que vous avez le droit d’y écrire.
plugins-unremoved = { $file } n’est plus exécuté, mais il est toujours là : le système dit « { $words } ». Supprimez-le vous-même.
plugins-folder-not-opened = Le système n’a pas affiché le dossier { $folder } (« { $words } »). Ouvrez-le vous-même par son chemin.

## La page

plugins-intro = Les règlements sont fournis avec le programme, ou viennent d’un dossier indiqué au lancement, ou sont installés ici. Si plusieurs portent le même nom, les dossiers indiqués passent d’abord, puis le programme, puis ce qui est installé.
plugins-open-folder = Ouvrir le dossier
plugins-installed-in = Règlements installés : { $folder }
plugins-show-folder = Afficher son dossier
plugins-show-folder-of = Afficher le dossier de { $what }
plugins-remove = Supprimer…
plugins-remove-of = Supprimer { $what }…
plugins-look = Examiner et décider…
plugins-look-of = Examiner { $what } et décider…
plugins-instead = Utiliser celui-ci…
plugins-instead-of = Utiliser { $what }…
plugins-try-again = Réessayer
plugins-no-answer = n’est plus interrogé
plugins-last-fault = Dernier défaut : { $fault }
plugins-output = Ce qu’il a affiché en dernier :

## Questions

plugins-type-path = Installer quelle bibliothèque ?
plugins-trust = Faire confiance à ce règlement ?
plugins-trust-says = Un règlement est un programme. Il décidera de vos matchs, et l’on s’y fiera. N’acceptez que si vous savez d’où il vient ; comparez l’empreinte à celle qu’indique son auteur.
plugins-trust-not-run = Rien n’en a été exécuté. Son nom et sa version seront connus quand vous aurez accepté.
plugins-file = Fichier
plugins-place = Emplacement
plugins-size = Taille
plugins-size-kib = { $kib } Kio
plugins-hash = SHA-256
plugins-sandbox = Son processus
plugins-sandbox-later = on verra jusqu’où il est isolé dès qu’un règlement tournera
plugins-trust-yes = Faire confiance et installer
plugins-remove-asked = Supprimer ce règlement ?
plugins-remove-says = { $file } sera effacé et votre accord retiré. Les feuilles de match restent telles quelles ; pour en décider, il faudra qu’un règlement de ce nom soit de nouveau là.
plugins-remove-yes = Supprimer
plugins-instead-asked = Utiliser « { $id } » { $new } ?
plugins-instead-says = La version { $old } de « { $id } » est installée et décide. Si { $new } prend sa place, { $file } sera effacé. Les matchs ouverts seront décidés de nouveau.
plugins-instead-yes = Utiliser { $new }
plugins-instead-no = Garder { $old }
