### L’aspect de la fenêtre et ses panneaux : commandes, liste de toutes les commandes, page des touches, à propos.

## Menus et commandes

layout-menu-help = Aide
layout-menu-theme = Thème
layout-menu-language = Langue
layout-group-panels = Afficher ou masquer
layout-named = { $group } : { $name }
layout-command-panel-sheet = Feuille
layout-command-panel-roster = Liste des figurines
layout-command-panel-cascade = Étapes de la décision
layout-command-panel-procedure = Procédure
layout-command-panels-usual = Panneaux comme au début
layout-command-zoom-in = Tout agrandir
layout-command-zoom-out = Tout réduire
layout-command-zoom-usual = Taille habituelle
layout-command-theme-system = Clair ou sombre selon le système
layout-command-theme-light = Clair
layout-command-theme-dark = Sombre
layout-command-theme-contrast = Contraste élevé
layout-command-palette = Trouver une commande…
layout-command-shortcuts = Commandes et touches
layout-command-about = À propos d’Arbiter
layout-recent = Derniers matchs ouverts

## Pourquoi une commande est indisponible

layout-why-largest = Tout est déjà à la plus grande taille.
layout-why-smallest = Tout est déjà à la plus petite taille.
layout-why-usual-size = Tout est à la taille habituelle.
layout-why-usual-panels = Les panneaux sont comme au début.
layout-why-same-theme = La fenêtre a déjà cet aspect.
layout-why-shown = Cette page est déjà affichée.

## Panneaux

layout-show-sheet = Afficher la feuille
layout-show-cascade = Afficher les étapes de la décision
layout-show-roster = Afficher la liste des figurines
layout-hide-roster = Masquer la liste des figurines
layout-show-procedure = Afficher la procédure
layout-divider-sheet = Largeur de la feuille
layout-divider-cascade = Largeur des étapes
layout-divider-help = Les flèches gauche et droite déplacent le séparateur, Début le remet en place.

## La liste de toutes les commandes

layout-palette-hint = Quelques lettres d’une commande ou d’un match
layout-palette-nothing = Aucune commande ne porte ce nom.

## Pages

layout-page-shortcuts = Commandes et touches
layout-page-about = À propos d’Arbiter
layout-keys-everywhere = Partout
layout-keys-of-all = Tab passe au champ suivant, avec Maj au précédent. Entrée valide la saisie ou actionne un bouton, Espace bascule une option. Échap laisse un champ tel qu’il était et ferme les questions et les listes.
layout-about-version = Arbiter { $version }
layout-about-says = Le bureau de l’arbitre pour la fin d’une partie : qui a gagné, par quelle étape des règles, et de combien.
layout-about-licences = Licences
layout-about-licence = Arbiter peut être utilisé sous la licence MIT ou la licence Apache 2.0, à votre choix.
layout-about-font = La police est Noto Sans, sous la licence SIL Open Font 1.1.
layout-about-crates = Arbiter est écrit en Rust avec egui et d’autres bibliothèques libres, chacune sous sa propre licence. Un règlement appartient à qui l’a écrit.
layout-about-settings = Réglages

## Avis

layout-not-kept = Les réglages de la fenêtre ne peuvent pas être conservés dans { $file } : { $words }. Les matchs sont en sécurité ; au prochain démarrage, la fenêtre aura son aspect d’avant.
