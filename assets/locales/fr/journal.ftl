# What was not saved, and is offered again.

journal-command-show = Matchs non enregistrés…
journal-page = Non enregistrés
journal-undo-restore = récupérer ce qui n’était pas enregistré

## The page

journal-title = Non enregistrés la dernière fois
journal-says = Ces matchs ont été modifiés, et le programme s’est arrêté avant l’enregistrement. Récupérer ouvre le match avec ses modifications ; son fichier reste tel quel jusqu’à ce que vous enregistriez.
journal-later = Rien n’est perdu pendant que vous décidez : ce que vous laissez ici sera proposé la prochaine fois, et dans le menu Fichier.
journal-nothing = Il n’y a rien qui n’ait été enregistré.
journal-today = aujourd’hui, { $time }
journal-on = { $date }, { $time }
journal-never-saved = Jamais enregistré dans un fichier
journal-restore = Récupérer
journal-discard = Abandonner
journal-restore-of = Récupérer { $match }
journal-discard-of = Abandonner { $match }
journal-restore-all = Tout récupérer
journal-discard-all = Tout abandonner
journal-ask-discard = Abandonner les modifications de { $match } ?
journal-ask-discard-all =
    { $n ->
        [one] Abandonner les modifications d’un match ?
       *[other] Abandonner les modifications de { $n } matchs ?
    }
journal-ask-discard-says = Elles ne pourront pas être récupérées. Les fichiers enregistrés restent tels quels.

## Notices

journal-offer =
    { $n ->
        [one] Un match n’a pas été enregistré avant l’arrêt du programme. Il peut être récupéré.
       *[other] { $n } matchs n’ont pas été enregistrés avant l’arrêt du programme. Ils peuvent être récupérés.
    }
journal-beside = { $file } est déjà ouvert ici avec d’autres modifications ou en lecture seule. Ce qui a été récupéré est montré à côté comme un nouveau match ; enregistrez-le sous un autre nom.
journal-gone = Ces modifications ne sont plus là : une autre fenêtre d’Arbiter les a récupérées ou abandonnées.
journal-not-restored = Les modifications n’ont pas pu être récupérées ; elles sont gardées pour la prochaine fois. { $words }
journal-not-discarded = Les modifications n’ont pas pu être abandonnées ; elles sont proposées à nouveau. { $words }
journal-unreadable = Impossible de voir si quelque chose n’a pas été enregistré la dernière fois : le dossier du journal ne peut pas être lu. Rien n’y a été changé. { $words }
journal-damaged =
    { $n ->
        [one] Un fichier avec des modifications non enregistrées ne peut pas être lu. Il est gardé dans { $folder } ; les autres sont proposés comme d’habitude.
       *[other] { $n } fichiers avec des modifications non enregistrées ne peuvent pas être lus. Ils sont gardés dans { $folder } ; les autres sont proposés comme d’habitude.
    }
journal-newer =
    { $n ->
        [one] Un match non enregistré vient d’une version plus récente d’Arbiter. Il reste tel quel dans { $folder } ; ouvrez le programme plus récent pour le récupérer.
       *[other] { $n } matchs non enregistrés viennent d’une version plus récente d’Arbiter. Ils restent tels quels dans { $folder } ; ouvrez le programme plus récent pour les récupérer.
    }
journal-not-kept = Pour le moment, les modifications non enregistrées ne sont pas protégées en cas de plantage : impossible d’écrire dans { $folder }. Vos matchs sont ouverts et complets ; enregistrez-les souvent. { $words }
journal-kept-nowhere = Les modifications non enregistrées ne sont pas protégées en cas de plantage : le système n’indique aucun dossier pour les données des programmes. Vos matchs sont ouverts et complets ; enregistrez-les souvent.
