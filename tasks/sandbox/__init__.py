"""Proof by running: what the tables call read-only is run in a throw-away root and watched; see docs/sandbox.md.

The order of the modules: jail (one command, shut in) ← seccomp, kernel; trace and layers (what it did) ← noise (what
does not count, and why); fixtures (what it may look at); judge (does that fit the verdict?); selftest (is the jail
shut?); run (all examples, on the command line).
"""
