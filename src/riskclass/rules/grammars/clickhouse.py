"""SQL for ClickHouse."""

from __future__ import annotations

from riskclass.model.text import Text
from riskclass.rules.grammars.sql import read_as

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.reading import Reading


def read(words: tuple[Text, ...]) -> Reading:
    return read_as(words[0] if words else Text(()), "clickhouse")
