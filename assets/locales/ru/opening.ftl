# Files that cannot be opened as they are; rulings that were stored.
