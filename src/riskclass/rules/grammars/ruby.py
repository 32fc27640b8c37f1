"""Ruby on the command line: code that only prints literals and versions."""

from __future__ import annotations

from riskclass.rules.grammars import literal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.reading import Reading
    from riskclass.model.text import Text

_VALUES = ("RUBY_VERSION", "RUBY_PLATFORM", "RUBY_ENGINE", "RUBY_DESCRIPTION", "Dir.pwd", "Time.now", "Time.now.to_i")


def read(words: tuple[Text, ...]) -> Reading:
    return literal.reading(words, "Ruby", ("puts", "print", "p", "pp"), _VALUES)
