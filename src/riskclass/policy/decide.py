"""A verdict and your say: allow, ask or deny."""

from __future__ import annotations

from os import fspath

from riskclass.model.effects import Effect
from riskclass.model.risk import CLASS_OF, Risk
from riskclass.model.site import Site
from riskclass.model.value import Value
from riskclass.model.verdict import NOT_KNOWN, Verdict
from riskclass.policy.index import Index
from riskclass.policy.rules import DECISIONS, Rule
from riskclass.policy.subject import Subject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from os import PathLike
    from typing import Any, Final

    #: Of each layer: the rules that may speak of an effect, and the one of its class.
    Chain = tuple[tuple[Index, Rule | None], ...]
    #: What is said of it by each chain of layers; the answer, where it is the same for all effects alike that have no
    #: context; and whether those with one have it too.
    Concerned = tuple[tuple[Chain, ...], tuple[int, Rule] | None, bool]

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
        self._memo: Final[dict[tuple[str, int, str, bool], Concerned]] = {}

    def _fields(self) -> tuple[object, ...]:
        return self.layers, self.project, self.site, self.attended

    @classmethod
    def load(cls, file: str | PathLike[str]) -> Policy:
        """The policy of one file, with what it extends; or a preset by its name (ops, coding, strict, observe).

        Raises:
            PolicyError: it cannot be read or used; `file`, `line` and `column` say where.
        """
        from riskclass.policy.finding import load

        return load(fspath(file))

    @classmethod
    def search(cls, cwd: str | None = None, explicit: str | None = None, *, preset: str = "") -> Policy:
        """The policy for commands that will run in `cwd`; `riskclass.policy.finding` says where it is looked for.

        Raises:
            PolicyError: a file that is named and not there, or one that cannot be used.
        """
        from riskclass.policy.finding import search

        return search(cwd, explicit, preset=preset)

    def decide(self, verdict: Verdict) -> Decision:
        """The strictest of what the policy says of each effect.

        Raises:
            TypeError: what is no Verdict, such as a command that nobody has judged.
        """
        if not isinstance(verdict, Verdict):
            raise TypeError(f"a policy decides about a Verdict, as classify gives it, not {type(verdict).__name__}")
        best: tuple[int, Effect, Rule] | None = None
        known, memo = verdict.known, self._memo
        for each in verdict.effects:
            # to hash a Risk costs more than all else
            said = memo.get((each.kind, id(each.risk), each.place, each.whole)) or self._concerned(each)
            chains, answer, everywhere = said
            if answer is None or (each.context and not everywhere):
                answer = _strictest(chains, Subject(each, known))
            rank, rule = answer
            if best is None or rank > best[0] or (rank == best[0] and each.risk > best[1].risk):
                best = rank, each, rule
        if best is None:
            return Decision("allow", None, None, self.identity)
        rank, effect, rule = best
        if rank == 1 and not self.attended:
            return Decision("deny", effect, rule, self.identity, unattended=True)
        return Decision(DECISIONS[rank], effect, rule, self.identity)

    def _concerned(self, effect: Effect) -> Concerned:
        """What may speak of effects of this kind, class, place and size; kept."""
        such = (effect.kind, effect.risk, effect.place, _catastrophic(effect))
        chains = tuple(
            tuple(
                (Index(rule for rule in layer.rules if rule.concerns(*such)), self._default(layer, effect))
                for layer in layers
            )
            for layers in (self.layers, *self.project)
        )
        indexes = [index for chain in chains for index, _ in chain]
        answer = None
        if not any(index.varies for index in indexes):
            answer = _strictest(chains, Subject(Effect(effect.kind, risk=effect.risk), NOT_KNOWN))
        everywhere = not any(index.varies_elsewhere for index in indexes)
        found = self._memo[effect.kind, id(effect.risk), effect.place, effect.whole] = chains, answer, everywhere
        return found

    @staticmethod
    def _default(layer: Layer, effect: Effect) -> Rule | None:
        """The word for the class; of what is catastrophic, or lowers this guard, only a rule by name speaks."""
        default = layer.classes.get(effect.risk.value)
        by_name = _catastrophic(effect) or (effect.kind, effect.place) == ("guard.lower", "guard")
        return default if not by_name or (default is not None and default.decision == "deny") else None


def _strictest(chains: tuple[Chain, ...], subject: Subject) -> tuple[int, Rule]:
    """(0 allow, 1 ask, 2 deny; the rule): what the first chain says, or a project's where that is stricter."""
    rank, rule = _of(chains[0], subject) or (1, _UNSAID)
    for chain in chains[1:]:
        found = _of(chain, subject)
        if found is not None and found[0] > rank:
            rank, rule = found
    return rank, rule


def _of(chain: Chain, subject: Subject) -> tuple[int, Rule] | None:
    least: tuple[int, Rule] | None = None
    for index, default in chain:
        found: tuple[int, Rule] | None = None
        for rule in index.rules(subject):
            held = rule.holds(subject)
            if held == 1 and rule.decision != "allow":
                least = least or (1, rule)
            elif held == 2 and (found is None or _STRICTER[rule.decision] > found[0]):
                found = _STRICTER[rule.decision], rule
        if found is None and default is not None:
            found = _STRICTER[default.decision], default
        if found is not None:
            return least if least is not None and least[0] > found[0] else found
    return least


def _catastrophic(effect: Effect) -> bool:
    """Whatever class a policy gives the kind: only a rule that says `catastrophic` speaks of it."""
    return effect.whole and Risk.DESTRUCTIVE in (effect.risk, CLASS_OF[effect.kind])


_UNSAID = Rule("ask", {}, {}, "no rule speaks of it", "riskclass", 0)
