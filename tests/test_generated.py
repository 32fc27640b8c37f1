"""The second copy of a fact is written by `make fix`; a stale one fails here."""

from __future__ import annotations

import html
import re

from tasks import docs, index, picture


def test_the_index_is_fresh() -> None:
    assert index.TARGET.read_text(encoding="utf-8") == index.source()


def test_the_pages_are_fresh() -> None:
    stale = [str(path) for path, text in docs.pages().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run make fix"


def test_the_picture_is_fresh() -> None:
    """Its text: how the frame around it is drawn changes with the library that draws it."""
    shown, drawn = (_text(each) for each in (picture.TARGET.read_text(encoding="utf-8"), picture.picture()))
    assert shown == drawn, "run make fix"
    assert picture.COMMAND in shown


def _text(svg: str) -> str:
    return html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", "", svg, flags=re.S)).replace("\xa0", " ")
