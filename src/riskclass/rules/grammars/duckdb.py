"""What duckdb is given: its SQL, and dot commands as sqlite3 has them."""

from __future__ import annotations

from riskclass.rules.grammars.sqlite import read_as

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.reading import Reading
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    return read_as(words, "duckdb")
