"""PHP on the command line: code that only prints literals and versions."""

from __future__ import annotations

from riskclass.rules.grammars import literal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.reading import Reading
    from riskclass.model.text import Text

_VALUES = ("PHP_VERSION", "PHP_OS", "PHP_EOL", "phpversion()", "php_sapi_name()", "php_uname()", "time()", "PHP_BINARY")


def read(words: tuple[Text, ...]) -> Reading:
    return literal.reading(words, "PHP", ("echo", "print", "print_r", "var_dump"), _VALUES)
