# Why a document cannot be changed.

guard-newer-version = Read-only: this file was saved by a newer Arbiter (format { $found }). It is shown as far as this program knows it, and is never saved over. Open it with the newer program to go on.
guard-why = This match is read-only or sealed.
guard-sealed = Signed by { $by }, { $at }. Nothing changes here unless the head judge reopens it.
guard-changed-after-seal = Changed after the seal: this is not what { $by } signed, { $at }. It stays locked; the head judge can reopen it.
guard-broken-seals = The seals of this record were changed, so they prove nothing. It stays locked; the head judge can reopen it.
guard-reopened = Reopened by { $by }: it can be changed, and is to be signed again.
