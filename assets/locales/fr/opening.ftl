# Files that cannot be opened as they are; rulings that were stored.

## What cannot be read

opening-broken-link = Impossible d’ouvrir { $file } : c’est un lien, et ce qu’il désigne n’est pas là. Rien n’a été modifié ; branchez le disque ou le dossier qu’il désigne, ou choisissez le fichier lui-même.
opening-wrong-zeros = il n’y a que des octets nuls, comme peut en laisser une coupure de courant
opening-wrong-utf-16 = c’est un texte en UTF-16
opening-save-as-utf-8 = { " " }Le fichier n’a pas été modifié ; ouvrez-le dans un éditeur de texte et enregistrez-le en UTF-8.

## What a save would lose

opening-rounds = Lecture seule : le nombre à la ligne { $line }, colonne { $column } a plus de chiffres que ce programme ne peut en garder ; un enregistrement l’arrondirait. Le fichier reste tel quel ; une copie peut être modifiée et enregistrée.
opening-drops = Lecture seule : « { $key } » y figure deux fois, la seconde à la ligne { $line }, colonne { $column } ; un enregistrement ne garderait que la dernière valeur. Le fichier reste tel quel ; une copie peut être modifiée et enregistrée.
opening-save-copy = Enregistrer une copie…
opening-save-lossy = La copie ne contiendra pas tout
opening-copy-rounds = Dans la copie, le nombre à la ligne { $line }, colonne { $column } sera arrondi, comme tout autre de ce genre. Le fichier ouvert reste tel quel.
opening-copy-drops = Dans la copie, « { $key } » à la ligne { $line }, colonne { $column } ne figurera qu’une fois, avec sa dernière valeur, comme toute autre clé en double. Le fichier ouvert reste tel quel.
opening-save-lossy-yes = Enregistrer la copie
opening-not-ruled-on = Une feuille d’une version plus récente est montrée sans être jugée.
opening-why-newer = Ce fichier vient d’une version plus récente d’Arbiter, seule à pouvoir l’enregistrer.

## A record without its ruleset

opening-ruleset = Règlement de ce match
opening-sealed-by = Sa dernière décision a été rendue par la bibliothèque de SHA-256 { $sha256 }
opening-install = Il faut ce règlement pour saisir le match et le juger, et il n’est pas disponible ici. Installez-le ou voyez ce qui a été trouvé ; le contenu de la feuille se lit ci-dessous, et un enregistrement n’en perd rien.
opening-to-rulesets = Règlements…
opening-side = Camp { $n }
opening-rows =
    { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
opening-pieces =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

## Rulings that were stored

opening-rulings = Décisions conservées
opening-no-rulings = Cette feuille ne conserve aucune décision.
opening-sealed = Signé
opening-reopened = Rouvert
opening-overridden = Décidé autrement que par les règles
opening-goes-beyond = La décision dont elle s’écarte :
opening-unreadable-entry = Une entrée illisible. Elle est conservée telle quelle.
opening-unreadable-ruling = La décision de cette entrée est illisible. Elle est conservée telle quelle.
opening-reason = Motif : { $reason }
