"""No rule is tried in vain, and none is left out that may hold."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

from riskclass import Effect, Policy, classify
from riskclass.policy.decide import Layer
from riskclass.policy.index import Index
from riskclass.policy.rules import DECISIONS, Rule
from riskclass.policy.subject import Subject
from tests.samples import COMMANDS

WHERE = {"cwd": "/w/p", "home": "/home/u", "context": ("user:u",)}
VERDICTS = [classify(command, **WHERE) for command in COMMANDS[::25]]  # type: ignore[arg-type]
EFFECTS = [(effect, verdict.known) for verdict in VERDICTS for effect in verdict.effects]


def _globs(texts: set[str]) -> Iterator[str]:
    """Globs of every form that fit some of the texts, or nearly do."""
    for place, text in enumerate(sorted(texts)[:: max(1, len(texts) // 60)]):
        half = len(text) // 2
        yield (
            text,
            text + "*",
            text[:half] + "*",
            "*" + text[half:],
            text.upper(),
            text + "/x",
            f"{text[:1]}*{text[-1:]}",
        )[place % 7]
    yield from ("*", "")


@pytest.mark.parametrize("condition", ["path", "context", "host", "url", "unit", "target", "tool"])
def test_what_is_left_out_does_not_hold(condition: str) -> None:
    subjects = [Subject(effect, known) for effect, known in EFFECTS]
    texts = {text for subject in subjects for text in subject.texts(condition) if text}
    assert texts
    rules = [
        Rule(decision, {condition: [glob.replace(".", " ") if condition == "tool" else glob]}, {}, "", "t", 1)
        for glob in _globs(texts)
        for decision in DECISIONS
    ]
    index, held = Index(rules), 0
    for subject in subjects:
        near = set(map(id, index.rules(subject)))
        for rule in rules:
            if id(rule) not in near:
                assert not rule.holds(subject), (rule, subject.effect, subject.texts(condition))
        held += any(rule.holds(subject) for rule in rules)
    assert held


def test_of_many_rules_few_are_tried(tmp_path: pathlib.Path) -> None:
    """So a decision costs the same with ten times the rules."""
    rule = '[[rule]]\neffect = "fs.*"\npath = ["/srv/app{0}/*", "./out{0}/*"]\ndecision = "{1}"\n'
    file = tmp_path / "p.toml"
    file.write_text("".join(rule.format(n, DECISIONS[n % 3]) for n in range(500)), encoding="utf-8")
    (layer, _) = Policy.load(str(file)).layers
    index = Index(layer.rules)
    for command, tried in (
        ("rm -rf build", 0),
        ("rm -rf /srv/app7/x", 1),
        ("cp a out7/b", 1),
        ("cp a /srv/app123/b", 1),
    ):
        verdict = classify(command, cwd="/w/p")
        deciding = max(verdict.effects, key=lambda effect: len(index.rules(Subject(effect, verdict.known))))
        assert len(index.rules(Subject(deciding, verdict.known))) == tried, command


def test_what_is_kept_for_effects_alike_is_what_each_gets(tmp_path: pathlib.Path) -> None:
    """One policy asked about everything answers as one that was never asked before."""
    file = tmp_path / "p.toml"
    file.write_text(
        'extends = "coding"\nprotected_contexts = "host:*"\n'
        '[[rule]]\neffect = "fs.*"\nplace = "project"\ndecision = "allow"\n'
        '[[rule]]\nclass = "disruptive"\ndecision = "deny"\nunless = { context = "user:root" }\n'
        '[[rule]]\ntool = "git"\ndecision = "deny"\nunless = { tool = "git push" }\n',
        encoding="utf-8",
    )
    asked = Policy.load(str(file))
    for verdict in VERDICTS:
        fresh = Policy(asked.layers, asked.project, asked.site, asked.attended, asked.identity)
        first, second = fresh.decide(verdict), asked.decide(verdict)
        assert (first.action, first.effect, first.rule) == (second.action, second.effect, second.rule)


def test_an_index_is_of_what_concerns() -> None:
    layer = Layer({"origin": "t", "rules": [], "classes": {}})
    assert not Index(layer.rules).rules(Subject(Effect("observe"), VERDICTS[0].known))


@pytest.mark.parametrize("glob", ["/srv/ΑΣ*", "/srv/ας*", "/srv/ασα", "/SRV/*", "/srv/Straße/*", "/srv/STRASSE/*"])
def test_letter_case_hides_nothing(glob: str) -> None:
    """Σ is σ or ς as what follows has it, and ß has no capital of one letter."""
    path = "/srv/ΑΣΑ" if "tra" not in glob.lower() else "/srv/Straße/x"
    verdict = classify(f"rm {path}")
    rule = Rule("deny", {"path": [glob]}, {}, "", "t", 1)
    (effect,) = verdict.effects
    subject = Subject(effect, verdict.known)
    assert rule.holds(subject)
    assert list(Index([rule]).rules(subject)) == [rule]
