# What the referee reports: libraries that are not taken, and rulings that could not be had.

referee-named = named by you
referee-bundled = bundled
referee-installed = installed

referee-refused = { $path }: { $fault }
referee-shadowed = { $path }: “{ $id }” was found before, in { $by }. That one is used.
referee-duplicate = { $path }: the same file as { $by }, which is used for “{ $id }”. This one can go.

referee-unreadable = it cannot be read (“{ $words }”). Check that it is there and that you may read it.
referee-no-folder = this is no folder. Name the folder that holds the ruleset’s library.
referee-not-a-library = this is no shared library. Remove it, or put the ruleset’s library in its place.
referee-damaged = this library is cut short or damaged. Copy it again from where you have it.
referee-other-machine = this library is built for another system ({ $words }). Get the one that is built for this computer.
referee-not-a-plugin = this library is no ruleset. Remove it from this folder.
referee-not-loadable = the system does not load this library (“{ $words }”). Something that it needs may be missing; ask its author.
referee-missing-library = it needs the library “{ $name }”, which is not found, neither beside it nor in the system. Install that, or ask its author.
referee-id-differs = it calls itself by two names: “{ $table }” in its table, “{ $manifest }” in its manifest. Its author must mend it.
referee-unsteady = asked the same again, it gave another answer. None of its rulings can be relied upon, and it is not asked any more. Tell its author.
referee-other-abi = this ruleset is made for version { $found } of the contract, and this program knows version { $known }. Get a ruleset and an Arbiter that fit together.
referee-bad-table = this ruleset does not present itself as the contract asks ({ $words }). Its author must mend it.
referee-bad-manifest = what this ruleset says of itself is wrong ({ $words }). Its author must mend it.
referee-requires = this ruleset needs what this Arbiter does not have ({ $parts }). Get a newer Arbiter.
referee-bad-texts = the texts of this ruleset are not taken ({ $words }). Its author must mend them.
referee-died = it ended all of a sudden ({ $words }). Try again; if it happens again, tell its author.
referee-hung = it did not answer within { $milliseconds } ms and was ended. Try again; if it happens again, tell its author.
referee-bad-reply = its answer is not what the contract asks for ({ $words }). Its author must mend it.
referee-failed = it says that it failed ({ $words }). Tell its author.
referee-unknown-op = it does not have the operation “{ $words }”. Get a newer one from its author.
referee-suspended = it failed too often in a short time and is not asked any more until you look for rulesets again. The last time: { $fault }

referee-no-rulesets = There is no ruleset “{ $id }”: no ruleset was found at all. The record is as it was. Name the folder with the ruleset’s library by --ruleset-dir.
referee-unknown-ruleset = There is no ruleset “{ $id }”. Found: { $known }. The record is as it was. Correct its “ruleset”, or name the folder with that ruleset’s library by --ruleset-dir.
referee-none-but-refused =
    There is no ruleset “{ $id }”: none was taken. { $count ->
        [one] One library was refused
       *[other] { $count } libraries were refused
    }; “arbiter rulesets” says why. The record is as it was.
referee-unknown-but-refused =
    There is no ruleset “{ $id }”. Found: { $known }. { $count ->
        [one] One library was refused
       *[other] { $count } libraries were refused
    }; “arbiter rulesets” says why. The record is as it was.
referee-ruleset-failed = The ruleset “{ $id }” gave no ruling: { $fault } The record is as it was.
referee-record-too-large = The record is too large to be ruled on: a ruleset is sent { $most } MiB at most. The record is as it was.
referee-too-many = There are more matches than the ruleset “{ $id }” can be sent at once. The records are as they were. Sort them into a folder for each season.
