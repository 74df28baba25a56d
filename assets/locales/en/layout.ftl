### How the window looks and how its panels stand: commands, the list of all commands, the page of keys, about the program.

## Menus and commands

layout-menu-help = Help
layout-menu-theme = Theme
layout-menu-language = Language
layout-group-panels = Show or hide
layout-named = { $group }: { $name }
layout-command-panel-sheet = Sheet
layout-command-panel-roster = List of pieces
layout-command-panel-cascade = Steps of the ruling
layout-command-panel-procedure = Procedure
layout-command-panels-usual = Panels as at first
layout-command-zoom-in = Everything larger
layout-command-zoom-out = Everything smaller
layout-command-zoom-usual = Usual size
layout-command-theme-system = Light or dark as the system
layout-command-theme-light = Light
layout-command-theme-dark = Dark
layout-command-theme-contrast = High contrast
layout-command-palette = Find a command…
layout-command-shortcuts = Commands and keys
layout-command-about = About Arbiter
layout-recent = Opened last

## Why a command cannot be given

layout-why-largest = Everything is as large as it can be.
layout-why-smallest = Everything is as small as it can be.
layout-why-usual-size = Everything has its usual size.
layout-why-usual-panels = The panels are as at first.
layout-why-same-theme = The window looks like this already.
layout-why-shown = This page is shown already.

## Panels

layout-show-sheet = Show the sheet
layout-show-cascade = Show the steps of the ruling
layout-show-roster = Show the list of pieces
layout-hide-roster = Hide the list of pieces
layout-show-procedure = Show the procedure
layout-divider-sheet = Width of the sheet
layout-divider-cascade = Width of the steps
layout-divider-help = Arrow keys left and right move the divider, Home puts it back.

## The list of all commands

layout-palette-hint = A few letters of a command or of a match
layout-palette-nothing = No command is called that.

## Pages

layout-page-shortcuts = Commands and keys
layout-page-about = About Arbiter
layout-keys-everywhere = Everywhere
layout-keys-of-all = Tab goes on to the next field, with Shift back. Enter takes what is typed or presses a button, Space turns a switch. Escape leaves a field as it was and closes questions and lists.
layout-about-version = Arbiter { $version }
layout-about-says = The judge’s desk for the end of a tabletop match: who won, by which step of the rules, and how close it was.
layout-about-licences = Licences
layout-about-licence = Arbiter may be used under the MIT licence or the Apache licence 2.0, at your choice.
layout-about-font = The font is Noto Sans, under the SIL Open Font Licence 1.1.
layout-about-crates = Arbiter is written in Rust with egui and other free libraries, each under its own licence. A ruleset belongs to whoever wrote it.
layout-about-settings = Settings

## Notices

layout-not-kept = The settings of the window cannot be kept in { $file }: { $words }. Matches are safe; the window will look as before at the next start.
