# The page of the rulesets: installing, trust, faults.

## Why a library is not run

plugins-fault-not-trusted = you have not agreed to this library yet, so it is not run. Look at it on the page of the rulesets, then agree or remove it. SHA-256: { $hash }
plugins-fault-changed = this library has changed since you agreed to it, so it is not run. Look at it on the page of the rulesets, then agree anew or remove it. SHA-256 now: { $hash }
plugins-fault-replaced = another file took the place of this library after it was looked at, so it is not run. Look for rulesets again.
plugins-fault-list = the list of the libraries that you agreed to is damaged ({ $words }). None that is installed is run until you agree to it again.
plugins-fault-too-large = it is larger than { $most } MiB, and no ruleset is. Check that it is the right file.

## Trust

plugins-trusted-named = trusted for this run: you named its folder
plugins-trusted-bundled = trusted: it comes with the program
plugins-trusted-installed = trusted: you agreed to it on { $date }; it came from { $from }
plugins-languages = languages: { $languages }

## Commands and notices

plugins-command-install = Install a ruleset…
plugins-command-install-path = Install a ruleset from a path…
plugins-libraries = Libraries of rulesets
plugins-known = { $file } is there already: it is the same, byte by byte, as { $path } (“{ $id }” { $version }). Nothing was changed.
plugins-installed = “{ $id }” { $version } is installed and rules from now on.
plugins-installed-shadowed = “{ $id }” { $version } is installed, but another library of that name goes before it and rules: { $by }.
plugins-other-bytes = { $file } was not installed: it is no longer the file that you were shown. Look at it again.
plugins-no-folder = { $file } was not installed: the system names no folder for your data. Name the folder of the library with --ruleset-dir at start instead.
plugins-not-installed = { $file } was not removed: it is not an installed ruleset. Remove it yourself if you want it gone.
plugins-unwritten = { $file }: your folder of rulesets cannot be written (“{ $words }”). Nothing was changed. Check that there is room and that you may write there.
plugins-unremoved = { $file } is not run any more, but it is still there: the system says “{ $words }”. Remove it yourself.
plugins-folder-not-opened = The system did not show the folder { $folder } (“{ $words }”). Open it yourself by its path.

## The page

plugins-intro = Rulesets come with the program, or from a folder named at start, or are installed here. Where several have one name, a named folder goes first, then the program, then what is installed.
plugins-open-folder = Open the folder
plugins-installed-in = Installed rulesets: { $folder }
plugins-show-folder = Show its folder
plugins-show-folder-of = Show the folder of { $what }
plugins-remove = Remove…
plugins-remove-of = Remove { $what }…
plugins-look = Look and decide…
plugins-look-of = Look at { $what } and decide…
plugins-instead = Use this one…
plugins-instead-of = Use { $what }…
plugins-try-again = Try again
plugins-no-answer = not asked any more
plugins-last-fault = Last fault: { $fault }
plugins-output = What it printed last:

## Questions

plugins-type-path = Install which library?
plugins-trust = Trust this ruleset?
plugins-trust-says = A ruleset is a program. It will rule on your matches, and people rely on that. Agree only if you know where it comes from; compare the hash with the one that its author tells.
plugins-trust-not-run = Nothing of it has been run. Its name and version are known once you agree.
plugins-file = File
plugins-place = Place
plugins-size = Size
plugins-size-kib = { $kib } KiB
plugins-hash = SHA-256
plugins-sandbox = Its process
plugins-sandbox-later = how far it is closed off is shown once a ruleset runs
plugins-trust-yes = Trust and install
plugins-remove-asked = Remove this ruleset?
plugins-remove-says = { $file } is deleted, and your agreement to it is taken back. Records stay as they are; to rule on them a ruleset of that name has to be there again.
plugins-remove-yes = Remove
plugins-instead-asked = Use { $new } of “{ $id }”?
plugins-instead-says = Version { $old } of “{ $id }” is installed and rules. If { $new } takes its place, { $file } is deleted. The open matches are ruled on anew.
plugins-instead-yes = Use { $new }
plugins-instead-no = Keep { $old }
