"""The expression of rename: Perl in one of the programs of that name, plain text in the other."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Reading
from riskclass.rules.grammars import perl

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

#: Functions of Perl that act on the file's name when nothing else is said.
_ACTS = ("unlink", "rmdir", "mkdir", "chroot", "require", "do", "eval", "exec", "system", "fork", "kill", "dump")


def read(words: tuple[Text, ...]) -> Reading:
    text = words[0].exact if words else ""
    return OBSERVES if text is not None and (_is_plain(text) or _is_case(text)) else perl.read(words)


def _is_plain(text: str) -> bool:
    """Text that is replaced; as Perl it is a name at most."""
    return all(char.isalnum() or char in "._- " for char in text) and not any(word in text for word in _ACTS)


def _is_case(text: str) -> bool:
    """`$_ = lc`, `$_ = uc($_)`."""
    return text.replace(" ", "") in ("$_=lc", "$_=uc", "$_=lc($_)", "$_=uc($_)", "$_=ucfirst", "$_=lcfirst")
