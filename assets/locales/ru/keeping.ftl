# Files that others hold or have changed.
