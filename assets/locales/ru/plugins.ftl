# The page of the rulesets: installing, trust, faults.
