"""What an expansion asks of the shell it happens in."""

from __future__ import annotations

from riskclass.model.text import Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.shell.nodes import CommandSubstitution, ProcessSubstitution

    #: Alternatives of an array: each its elements by key, in order, or None where the name is no array.
    Arrays = tuple[dict[str, Text] | None, ...]

#: The answer of `Scope.array` where nothing is known of the elements.
UNKNOWN: Final[Arrays] = ()


class Scope:
    """Variables, options and what substitutions give. The engine overrides this; as it stands nothing is known."""

    text = ""  #: the text that the spans of the words point into
    ifs: Text | None = None  #: the value of IFS; None where it is not set, so that blanks and newlines separate
    noglob = False  #: `set -f`
    nullglob = False  #: `shopt -s nullglob`
    extglob = False  #: `shopt -s extglob`
    nocase = False  #: `shopt -s nocasematch`: replacements match in either case
    ampersand = True  #: in a replacement it stands for what was there (`shopt -u patsub_replacement`)
    zsh = False  #: `$a` is all of an array; what a parameter gives is not split, or is (`setopt sh_word_split`)
    alike = False  #: these are the words of a loop, to which many numbers are as good as one that is not known
    scant = False  #: the command asked for too much: neither braces nor long values are followed

    def spend(self, steps: int) -> None:
        """Says what an expansion costs (model.limits.WORK); the engine ends its walk where that gets too much."""

    def lookup(self, name: str) -> tuple[Text | None, ...]:
        """The values that `$name` may have; None: surely not set. Also `1` … and `? $ ! # - _ 0`; `a` for `a[0]`."""
        return (unknown(f"${name}", f"{name} is not set here"),)

    def summary(self, name: str, values: list[Text]) -> tuple[Text | None, ...]:
        """A few values that stand for many."""
        return (unknown(f"${name}", f"{name} has too many possible values"),)

    def array(self, name: str) -> Arrays:
        """The elements of `name`, or of the positional parameters (`@`, keys "1", "2", …); UNKNOWN is possible."""
        return UNKNOWN

    def associative(self, name: str) -> bool:
        """Whether the keys of `name` are strings (`declare -A`), not numbers."""
        return False

    def names(self, prefix: str) -> tuple[str, ...] | None:
        """The variables that `${!prefix@}` lists, sorted; None: not known."""
        return None

    def assign(self, name: str, values: tuple[Text | None, ...], key: Text | None = None) -> None:
        """`${x:=v}`, `$((x = v))`: `name`, or its element `key`, has one of `values` now (None: may still be unset)."""

    def forget(self) -> None:
        """Any variable may have been set: which one is not known."""

    def output(self, node: CommandSubstitution) -> tuple[Text, ...]:
        """What the substitution may print, newlines at the end removed."""
        source = self.text[node.start : node.end] or "$(…)"
        return (unknown(source, f"what {source} prints is not known"),)

    def process(self, node: ProcessSubstitution) -> Text:
        """The path that stands for the process."""
        return exact("/dev/fd/63")

    def effect(self, kind: str, because: str, start: int, end: int) -> None:
        """The expansion itself does something: `code.opaque`, `limit`, `unparsed`."""

    def failed(self) -> None:
        """The expansion may be an error, and what stands behind it on its line is not carried out."""

    def complains(self, text: Text, start: int, end: int) -> None:
        """`${x:?text}` shows its text, where x is not set."""
