"""Where a command runs, as `KIND:NAME`."""

from __future__ import annotations

#: The kinds that tables say. A caller may name others of its own: `stage:live`.
CONTEXTS = ("host", "guest", "container", "user", "cluster", "chroot", "namespace")


def mistyped(kind: str) -> str:
    """The kind that is meant by one that no table says and that is nearly one of these, or empty.

    A policy's `host:prod-*` would never hear of `hosts:prod-1`, and so allow there what it asks about.
    """
    if kind in CONTEXTS:
        return ""
    from difflib import get_close_matches

    return next(iter(get_close_matches(kind.lower()[:100], CONTEXTS, 1, 0.75)), "")
