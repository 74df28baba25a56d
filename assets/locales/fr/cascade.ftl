### La cascade, ce qui renverserait une décision, ce que la dernière saisie a changé, et le verdict pour les joueurs.

## Les étapes

cascade-was = était { $n }
cascade-was-none = était vide
cascade-waits-for-more =
    { $n ->
        [one] et une autre saisie
       *[other] et { $n } autres saisies
    }

## Ce qui renverserait le verdict

cascade-flip = Ce qui changerait le verdict
cascade-flip-none = Aucun changement isolé ne renverserait le verdict.
cascade-flip-pieces = Une pièce placée ailleurs
cascade-flip-numbers = Un autre nombre
cascade-flip-choices = Un autre choix
cascade-flip-rows = La dernière ligne
cascade-flip-all = Les { $n }
cascade-flip-fewer = Moins
cascade-try = Essayer
cascade-try-named = Essayer : { $change }
cascade-check = à vérifier
cascade-slip = Une seule erreur changerait tout. À vérifier : { $what }
cascade-place-of = la place de { $piece }
cascade-entry-of = { $field } ({ $whose })

## Ce que la dernière saisie a changé

cascade-last-edit = Saisie : { $action }
cascade-undone = Annulé : { $action }
cascade-redone = Rétabli : { $action }
cascade-several-edits = Les dernières saisies

## Le verdict pour les joueurs

cascade-command-verdict = Verdict pour les joueurs
cascade-back = Retour au bureau
