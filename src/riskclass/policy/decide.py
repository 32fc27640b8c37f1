"""A verdict and your say: allow, ask or deny."""

from __future__ import annotations

from riskclass.model.risk import Risk
from riskclass.model.site import Site
from riskclass.model.value import Value
from riskclass.policy.rules import DECISIONS, Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from riskclass.model.effects import Effect
    from riskclass.model.verdict import Known, Verdict

    #: Of each layer: the rules that may speak of an effect, and the one of its class.
    Concerned = tuple[tuple[tuple[Rule, ...], Rule | None], ...]

_STRICTER = {name: rank for rank, name in enumerate(DECISIONS)}


class Decision(Value):
    """`action` is allow, ask or deny.

    `effect` is the effect that decided (None where nothing runs), `rule` the rule that spoke for it, `where` its place
    (`policy.toml:12`, `preset ops`), `identity` that of the policy: one question under one identity has one answer.
    """

    __slots__ = ("action", "effect", "identity", "rule", "unattended")

    def __init__(
        self, action: str, effect: Effect | None, rule: Rule | None, identity: str, unattended: bool = False
    ) -> None:
        self.action: Final = action
        self.effect: Final = effect
        self.rule: Final = rule
        self.identity: Final = identity
        self.unattended: Final = unattended  # an ask, if somebody were there

    @property
    def where(self) -> str:
        return self.rule.where if self.rule is not None else ""

    @property
    def because(self) -> str:
        """One sentence: what would happen, and which rule says what of it."""
        if self.effect is None or self.rule is None:
            return "nothing runs"
        nobody = "nobody is there to ask: " if self.unattended else ""
        return f"{self.effect.reason} ({self.action}: {nobody}{self.rule.title}, {self.where})"

    def __repr__(self) -> str:
        return f"<Decision {self.action}: {self.because}>"

    def to_dict(self) -> dict[str, object]:
        """A JSON-ready form."""
        return {
            "decision": self.action,
            "because": self.because,
            "effect": self.effect.to_dict() if self.effect is not None else None,
            "rule": self.where,
            "identity": self.identity,
        }


class Layer(Value):
    """What one file or preset says: its rules, and the rule for each class."""

    __slots__ = ("classes", "data", "origin", "rules")

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data
        self.origin: Final[str] = data["origin"]
        self.rules: Final = tuple(
            Rule(each["decision"], each["when"], each["unless"], each["because"], self.origin, each["line"])
            for each in data["rules"]
        )
        self.classes: Final = {
            name: Rule(decision, {"class": name}, {}, "", self.origin, line)
            for name, (decision, line) in data["classes"].items()
        }


class Policy(Value):
    """Layers, the first that has a word for an effect decides it; then a project's own, which can only be stricter.

    Within a layer the strictest rule that holds decides, and where none holds the class does.
    """

    __slots__ = ("_memo", "attended", "identity", "layers", "notes", "project", "site")

    def __init__(
        self,
        layers: tuple[Layer, ...],
        project: tuple[tuple[Layer, ...], ...],
        site: Site,
        attended: bool,
        identity: str,
        notes: tuple[str, ...] = (),
    ) -> None:
        self.layers: Final = layers
        self.project: Final = project  # of each project file: it, and what it extends
        self.site: Final = site
        self.attended: Final = attended
        self.identity: Final = identity
        self.notes: Final = notes  # what was ignored, and why: `FILE:LINE:COLUMN: …`
        self._memo: Final[dict[tuple[object, ...], Concerned]] = {}

    def _fields(self) -> tuple[object, ...]:
        return self.layers, self.project, self.site, self.attended

    @classmethod
    def load(cls, file: str) -> Policy:
        """The policy of one file, with what it extends; or a preset by its name (ops, coding, strict, observe).

        Raises:
            PolicyError: it cannot be read or used; `file`, `line` and `column` say where.
        """
        from riskclass.policy.finding import load

        return load(file)

    @classmethod
    def search(cls, cwd: str | None = None, explicit: str | None = None, *, preset: str = "") -> Policy:
        """The policy for commands that will run in `cwd`; `riskclass.policy.finding` says where it is looked for.

        Raises:
            PolicyError: a file that is named and not there, or one that cannot be used.
        """
        from riskclass.policy.finding import search

        return search(cwd, explicit, preset=preset)

    def decide(self, verdict: Verdict) -> Decision:
        """The strictest of what the policy says of each effect."""
        best: tuple[int, Effect, Rule] | None = None
        for each in verdict.effects:
            rank, rule = self._effect(each, verdict.known)
            if best is None or rank > best[0] or (rank == best[0] and each.risk > best[1].risk):
                best = rank, each, rule
        if best is None:
            return Decision("allow", None, None, self.identity)
        rank, effect, rule = best
        if rank == 1 and not self.attended:
            return Decision("deny", effect, rule, self.identity, unattended=True)
        return Decision(DECISIONS[rank], effect, rule, self.identity)

    def _effect(self, effect: Effect, known: Known) -> tuple[int, Rule]:
        """(0 allow, 1 ask, 2 deny; the rule)."""
        rank, rule = self._of(self.layers, 0, effect, known) or (1, _UNSAID)
        for place, layers in enumerate(self.project, 1):
            found = self._of(layers, place, effect, known)
            if found is not None and found[0] > rank:
                rank, rule = found
        return rank, rule

    def _of(self, layers: tuple[Layer, ...], which: int, effect: Effect, known: Known) -> tuple[int, Rule] | None:
        least: tuple[int, Rule] | None = None
        for rules, default in self._concerned(layers, which, effect):
            found: tuple[int, Rule] | None = None
            for rule in rules:
                held = rule.holds(effect, known)
                if held == 1 and rule.decision != "allow":
                    least = least or (1, rule)
                elif held == 2 and (found is None or _STRICTER[rule.decision] > found[0]):
                    found = _STRICTER[rule.decision], rule
            if found is None and default is not None:
                found = _STRICTER[default.decision], default
            if found is not None:
                return least if least is not None and least[0] > found[0] else found
        return least

    def _concerned(self, layers: tuple[Layer, ...], which: int, effect: Effect) -> Concerned:
        """Of each layer the rules that may speak of such an effect, and that of its class; kept."""
        key = (
            which,
            effect.kind,
            id(effect.risk),
            effect.place,
            effect.whole,
        )  # to hash a Risk costs more than all else
        found = self._memo.get(key)
        if found is None:
            such = (effect.kind, effect.risk, effect.place, _catastrophic(effect))
            found = self._memo[key] = tuple(
                (tuple(rule for rule in layer.rules if rule.concerns(*such)), self._default(layer, effect))
                for layer in layers
            )
        return found

    @staticmethod
    def _default(layer: Layer, effect: Effect) -> Rule | None:
        """The word for the class; of what is catastrophic, or lowers this guard, only a rule by name speaks."""
        default = layer.classes.get(effect.risk.value)
        by_name = _catastrophic(effect) or (effect.kind, effect.place) == ("guard.lower", "guard")
        return default if not by_name or (default is not None and default.decision == "deny") else None


def _catastrophic(effect: Effect) -> bool:
    return effect.whole and effect.risk is Risk.DESTRUCTIVE


_UNSAID = Rule("ask", {}, {}, "no rule speaks of it", "riskclass", 0)
