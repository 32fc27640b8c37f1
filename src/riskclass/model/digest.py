"""One digest for all that is told apart by its text."""

from __future__ import annotations

try:
    from _blake2 import blake2b  # importing hashlib costs a quarter of a bare interpreter's start
except ImportError:
    from hashlib import blake2b


def digest(text: str) -> str:
    """64 hex digits, BLAKE2b of the text."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=32).hexdigest()
