"""The second copy of a fact is written by `make fix`; a stale one fails here."""

from __future__ import annotations

from tasks import docs, index


def test_the_index_is_fresh() -> None:
    assert index.TARGET.read_text(encoding="utf-8") == index.source()


def test_the_pages_are_fresh() -> None:
    stale = [str(path) for path, text in docs.pages().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run make fix"
