# Seals, and the history of a record.
