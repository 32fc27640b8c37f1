"""One thing a command does."""

from __future__ import annotations

from riskclass.model.risk import CLASS_OF, RANK_OF, Risk
from riskclass.model.text import Text, printable
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final


class Effect(Value):
    """One thing that a command does, to what, why we say so, and where it stands in the text.

    `kind` is a name of `riskclass.model.risk.KINDS`; `place` what kind of path the target is, or empty;
    `rule` a derived id (`git.push/vcs.force`); `span` a range of the text given (characters, end excluded);
    `via` the wrappers on the way (`("sudo", "pct exec 132")`); `context` where and as whom (`("guest:132",)`);
    `command` the command that does it, as far as it is known; `whole` that a whole disk, host or tree is at stake;
    `mark` what tells it from others of its kind, unmasked, for fingerprints and policies: of a path its normal form;
    `words` the argv that does it, where one does; `risk` the class, as the kind or the site says.
    """

    __slots__ = (
        "because",
        "command",
        "context",
        "kind",
        "mark",
        "place",
        "risk",
        "rule",
        "span",
        "target",
        "via",
        "whole",
        "words",
    )

    def __init__(
        self,
        kind: str,
        target: str = "",
        because: str = "",
        *,
        place: str = "",
        rule: str = "",
        span: tuple[int, int] = (0, 0),
        via: tuple[str, ...] = (),
        context: tuple[str, ...] = (),
        command: str = "",
        whole: bool = False,
        mark: str = "",
        risk: Risk | None = None,
        words: tuple[Text, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.target: Final = target
        self.because: Final = because
        self.place: Final = place
        self.rule: Final = rule
        self.span: Final = span
        self.via: Final = via
        self.context: Final = context
        self.command: Final = command
        self.whole: Final = whole
        self.mark: Final = mark or target
        self.risk: Final = risk or CLASS_OF[kind]
        self.words: Final = words

    def __repr__(self) -> str:
        return f"<Effect {self.kind} {self.target!r}: {self.reason}>"

    @property
    def reason(self) -> str:
        """One sentence: `pct exec 132 → rm -rf /srv/x: deletes recursively`."""
        way = " → ".join((*self.via, self.command) if self.command else self.via)
        reason = f"{way}: {self.because}" if way else self.because
        return reason if reason.isprintable() else printable(reason)

    @property
    def height(self) -> int:
        """The highest of several decides: by class, and of one class the catastrophic one."""
        standard = self.risk is CLASS_OF[self.kind]  # a policy may say otherwise
        return 2 * (RANK_OF[self.kind] if standard else self.risk.rank) + self.whole

    def changed(self, **words: Any) -> Effect:
        """The same with other values of some attributes."""
        return Effect(**{name: words.get(name, getattr(self, name)) for name in self.__slots__})

    def to_dict(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "risk_class": self.risk.value,
            "place": self.place,
            "target": self.target,
            "because": self.because,
            "rule": self.rule,
            "span": list(self.span),
            "via": list(self.via),
            "context": list(self.context),
            "catastrophic": self.whole,
        }
