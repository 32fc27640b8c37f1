"""How grave a class is to GitHub and in SARIF."""

from __future__ import annotations

from typing import Final

#: By class: the level, and the severity from 0 to 10.
LEVELS: Final = {
    "read_only": ("note", "0.1"),
    "reversible_low": ("note", "2.0"),
    "config_mutation": ("warning", "4.0"),
    "disruptive": ("warning", "6.0"),
    "exposure": ("error", "8.0"),
    "unknown": ("error", "7.0"),
    "destructive": ("error", "9.5"),
}
