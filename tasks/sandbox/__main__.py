"""Runs the examples: `python -m tasks.sandbox [--root FOLDER] [--only PROGRAM …]`; see docs/sandbox.md."""

from __future__ import annotations

import sys

from tasks.sandbox.run import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
