"""Documents as trees of `Node`, each scalar with its place: YAML, JSON and TOML."""

from __future__ import annotations
