# Why a document cannot be changed.
