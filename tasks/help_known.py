"""Where a table differs from the help of its tool on purpose, and why: `tool sub … --option` → the reason.

`*` stands for any words. A name alone (`git gui`) excuses the whole sub-command.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {}
