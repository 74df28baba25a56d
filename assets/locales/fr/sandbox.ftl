# Jusqu’où le processus d’un règlement est isolé, et ce qui se remarque avant d’en charger un.

sandbox-yes = isolé : oui
sandbox-older-kernel = isolé : en partie ; le noyau de ce système est plus ancien et ne ferme pas tout ce qui touche aux fichiers
sandbox-calls-only = isolé : en partie ; ce système ne lui ferme pas les fichiers pendant son chargement
sandbox-files-only = isolé : en partie ; ce système lui ferme les fichiers, mais ni le réseau ni les autres programmes
sandbox-no = isolé : non ; ce système n’offre rien de tel. N’utilisez que les règlements de personnes de confiance

sandbox-copy = « { $id } » encore une fois : le même fichier que { $by }, qui est utilisé. Celui-ci peut être supprimé.
