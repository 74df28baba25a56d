# What was not saved, and is offered again.
