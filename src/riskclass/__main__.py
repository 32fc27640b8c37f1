"""`python -m riskclass` is the same as `riskclass`."""

from __future__ import annotations

import sys

from riskclass.adapters.cli import main

if __name__ == "__main__":
    sys.exit(main())
