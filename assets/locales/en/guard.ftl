# Why a document cannot be changed.

guard-newer-version = Read-only: this file was saved by a newer Arbiter (format { $found }). It is shown as far as this program knows it, and is never saved over. Open it with the newer program to go on.
guard-why = This match is read-only or sealed.
