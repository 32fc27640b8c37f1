"""Commands of Amazon's client, as its own models name them, keep the class that was read by hand."""

from __future__ import annotations

import json
import pathlib

import pytest

from riskclass import classify_argv

TOLD = json.loads((pathlib.Path(__file__).parents[2] / "tasks/aws_told.json").read_text())
SAMPLES = [(path, risk) for classes in TOLD["verbs"].values() for risk, (_, path) in classes.items()]


@pytest.mark.parametrize(("path", "risk"), SAMPLES)
def test_each_verb_keeps_its_classes(path: str, risk: str) -> None:
    assert classify_argv(["aws", *path.split()]).risk_class == risk


def test_every_operation_has_a_class() -> None:
    assert len(SAMPLES) > len(TOLD["verbs"]) > 250
    kinds = {path: {effect.kind for effect in classify_argv(["aws", *path.split()]).effects} for path, _ in SAMPLES}
    assert [path for path, found in kinds.items() if "unknown.subcommand" in found] == []
