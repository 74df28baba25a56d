# How far the process of a ruleset is closed off, and what is noticed before one is loaded.

sandbox-yes = sandboxed: yes
sandbox-older-kernel = sandboxed: in part; this system’s kernel is older and cannot close all that concerns files
sandbox-calls-only = sandboxed: in part; this system does not close files to it while it is loaded
sandbox-files-only = sandboxed: in part; this system closes files to it, but neither the network nor other programs
sandbox-no = sandboxed: no; this system offers nothing of the kind. Use rulesets of people you trust

sandbox-copy = “{ $id }” once more: the same file as { $by }, which is used. This one can go.
