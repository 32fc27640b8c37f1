"""The public surface, and what it promises whatever it is given."""

from __future__ import annotations

import copy
import enum
import inspect
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import riskclass
from riskclass import Risk, Verdict, classify, classify_argv
from riskclass.engine.safer import SHOWN

NAMES = ["read_only", "reversible_low", "config_mutation", "disruptive", "exposure", "unknown", "destructive"]


def test_the_surface() -> None:
    assert sorted(riskclass.__all__) == [
        "Command",
        "Decision",
        "Effect",
        "Log",
        "Policy",
        "PolicyError",
        "Risk",
        "TableError",
        "Verdict",
        "classify",
        "classify_argv",
    ]
    parameters = inspect.signature(classify).parameters
    assert list(parameters) == ["command", "shell", "cwd", "home", "env", "context", "site"]
    assert all(each.kind is each.KEYWORD_ONLY for name, each in parameters.items() if name != "command")


def test_public_names_are_there_without_being_loaded_at_once() -> None:
    program = (
        "import sys, riskclass; assert 'riskclass.api' not in sys.modules; riskclass.classify('ls'); dir(riskclass)"
    )
    subprocess.run([sys.executable, "-I", "-c", program], check=True)
    assert set(riskclass.__all__) <= set(dir(riskclass))
    with pytest.raises(AttributeError, match="no attribute 'classfy'"):
        riskclass.classfy  # noqa: B018


def test_risks_are_ordered_by_rank() -> None:
    assert [risk.value for risk in sorted(Risk)] == NAMES
    assert max(Risk("destructive"), Risk("unknown")) is Risk.DESTRUCTIVE
    assert Risk.READ_ONLY == "read_only"


class Twin(str, enum.Enum):
    """The classes as an enum of the standard library."""

    READ_ONLY = "read_only"
    REVERSIBLE_LOW = "reversible_low"
    CONFIG_MUTATION = "config_mutation"
    DISRUPTIVE = "disruptive"
    EXPOSURE = "exposure"
    UNKNOWN = "unknown"
    DESTRUCTIVE = "destructive"


def _told(ask: Callable[[Any], object], kind: object) -> str:
    """What an enum answers, its name left out."""
    try:
        found = repr(ask(kind))
    except Exception as error:
        found = f"{type(error).__name__}: {error}"
    return found.replace("Twin", "Risk")


ASKED: dict[str, Callable[[Any], object]] = {
    "by value": lambda kind: kind("unknown"),
    "by a wrong value": lambda kind: kind("no"),
    "by something that is no value": lambda kind: kind(None),
    "of a member": lambda kind: kind(kind.UNKNOWN) is kind.UNKNOWN,
    "by name": lambda kind: kind["UNKNOWN"],
    "by a wrong name": lambda kind: kind["no"],
    "in order": list,
    "how many": len,
    "members": lambda kind: list(kind.__members__.items()),
    "is one of them": lambda kind: kind.UNKNOWN in kind,
    "name and value": lambda kind: (kind.UNKNOWN.name, kind.UNKNOWN.value),
    "equal": lambda kind: (kind.UNKNOWN == "unknown", kind.UNKNOWN == kind.EXPOSURE, kind.UNKNOWN != "unknown"),
    "as a key": lambda kind: {kind.UNKNOWN: 1}["unknown"],
    "hash": lambda kind: {kind.UNKNOWN: 1}.get(kind("unknown")),
    "is a str": lambda kind: isinstance(kind.UNKNOWN, str),
    "has its class": lambda kind: isinstance(kind.UNKNOWN, kind),
    "repr": lambda kind: repr(kind.UNKNOWN),
    "json": lambda kind: json.dumps({"risk": kind.UNKNOWN}),
    "copied": lambda kind: copy.copy(kind.UNKNOWN) is copy.deepcopy(kind.UNKNOWN) is kind.UNKNOWN,
    "pickled": lambda kind: [
        pickle.loads(pickle.dumps(kind.UNKNOWN, each)) is kind.UNKNOWN for each in range(pickle.HIGHEST_PROTOCOL + 1)
    ],
    "matched": lambda kind: _matched(kind, kind.UNKNOWN),
}


def _matched(kind: Any, value: object) -> bool:
    match value:
        case kind.READ_ONLY:
            return False
        case kind.UNKNOWN:
            return True
    return False


@pytest.mark.parametrize("asked", ASKED)
def test_a_risk_answers_as_a_str_enum_does(asked: str) -> None:
    assert _told(ASKED[asked], Risk) == _told(ASKED[asked], Twin)


def test_a_member_stays_what_it_is() -> None:
    with pytest.raises(AttributeError, match="UNKNOWN"):
        Risk.UNKNOWN = Risk.READ_ONLY  # type: ignore[misc]
    with pytest.raises(AttributeError, match="UNKNOWN"):
        del Risk.UNKNOWN
    for name in ("extra", "name", "value"):
        with pytest.raises(AttributeError, match=name):
            setattr(Risk.UNKNOWN, name, "x")


def test_a_risk_in_a_model_of_pydantic() -> None:
    pydantic = pytest.importorskip("pydantic")
    told = pydantic.TypeAdapter(Risk)
    assert told.validate_python("unknown") is Risk.UNKNOWN is told.validate_python(Risk.UNKNOWN)
    assert told.dump_json(Risk.UNKNOWN) == b'"unknown"'
    assert told.json_schema()["enum"] == NAMES
    with pytest.raises(pydantic.ValidationError, match="read_only"):
        told.validate_python("no")


def test_a_risk_in_a_column_of_sqlalchemy() -> None:
    sqlalchemy = pytest.importorskip("sqlalchemy")
    kind = sqlalchemy.Enum(Risk, values_callable=lambda risks: [risk.value for risk in risks])
    assert kind.enums == NAMES
    assert kind.python_type is Risk


@pytest.mark.parametrize("name", ["__lt__", "__le__", "__gt__", "__ge__"])
def test_a_risk_is_not_ordered_against_a_str(name: str) -> None:
    with pytest.raises(TypeError):
        getattr(Risk.UNKNOWN, name)("read_only")


def test_a_verdict_as_json() -> None:
    found = json.loads(json.dumps(classify("sudo rm -rf /srv/x").to_dict()))
    assert found["schema"] == 1
    assert found["risk_class"] == "destructive"
    assert found["coarse"] == "config_mutation"
    assert found["catastrophic"] is False
    assert found["effects"][0]["kind"] == "fs.delete"
    assert found["effects"][0]["via"] == ["sudo"]
    assert found["commands"][-1] == {
        "argv": ["rm", "-rf", "/srv/x"],
        "via": ["sudo"],
        "context": [],
        "runs": "yes",
    }


def test_a_span_is_a_range_of_the_text_given() -> None:
    text = "ls; ssh web1 'df -h && rm -rf /srv/x'"
    start, end = classify(text).deciding.span
    assert text[start:end] == "/srv/x"


@pytest.mark.parametrize("command", ["", "  \n ", "# nothing", "#a\n\n#b"])
def test_nothing_runs(command: str) -> None:
    verdict = classify(command)
    assert (verdict.risk_class, verdict.reason, verdict.effects) == (Risk.READ_ONLY, "nothing runs", ())


@pytest.mark.parametrize(
    "command",
    [
        "echo 'unterminated",
        "a\0b",
        "(" * 1_000_000,
        "\udc80",
        "$(" * 50_000,
        "{" * 100_000,
        "`" * 99_999,
        "<<" * 10_000,
        "x" * 3_000_000,
        "sudo " * 5_000 + "ls",
        "eval " * 200 + "ls",
        "a=" + "x" * 100_000 + "; $a",
        "f(){ f; }; f",
    ],
)
def test_any_text_has_an_answer(command: str) -> None:
    assert isinstance(classify(command), Verdict)


@pytest.mark.parametrize("command", ["echo 'unterminated", "a\0b", "(" * 1_000_000, "x" * 3_000_000])
def test_what_cannot_be_read_is_unknown(command: str) -> None:
    assert classify(command).risk_class is Risk.UNKNOWN


@pytest.mark.parametrize("command", [None, b"ls", 3, ["ls"]])
def test_what_is_no_str_is_refused(command: object) -> None:
    with pytest.raises(TypeError):
        classify(command)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "setting",
    [
        {"cwd": 3},
        {"home": b"/"},
        {"context": "host:web1"},
        {"context": [1]},
        {"context": None},
        {"context": iter(["host:web1"])},  # which a look at it would empty
        {"context": {"host:web1": 1}},
        {"env": {"A": 1}},
        {"env": ["A=b"]},
        {"env": [("A", "b")]},
        {"env": "A=b"},
    ],
    ids=lambda setting: " ".join(f"{name}={type(value).__name__}" for name, value in setting.items()),
)
def test_a_setting_of_a_wrong_type_is_refused(setting: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        classify("ls", **setting)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        classify_argv(["ls"], **setting)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "setting",
    [
        {"cwd": "srv"},
        {"cwd": ""},
        {"home": "~"},
        *(
            {"context": ["host:a", wrong]}
            for wrong in (
                "prod-1",
                "host=prod-1",
                "host=a:b",
                ":",
                "host:",
                "host: ",
                "",
                "hots:a",
                "Host:a",
                "hosts:a",
                "contaner:a",
            )
        ),
    ],
    ids=str,
)
def test_a_setting_that_would_count_for_nothing_is_refused(setting: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"absolute path|KIND:NAME|did you mean"):
        classify("ls", **setting)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"absolute path|KIND:NAME|did you mean"):
        classify_argv(["ls"], **setting)  # type: ignore[arg-type]


def test_what_is_known_of_the_setting_counts() -> None:
    assert classify("rm -rf x", cwd="/tmp/work").risk_class is Risk.REVERSIBLE_LOW
    assert classify("rm -rf x", cwd="/srv").risk_class is Risk.DESTRUCTIVE
    assert classify("cat /home/bob/.ssh/id_rsa", home="/home/bob").deciding.place == "secret"
    assert classify("rm -rf $D", env={"D": "/tmp/x"}).risk_class is Risk.REVERSIBLE_LOW
    assert classify("rm x", context=("host:web1", "user:root")).deciding.context == ("host:web1", "user:root")


def test_a_verdict_can_be_copied_and_kept() -> None:
    verdict = classify("git push --force")
    assert pickle.loads(pickle.dumps(verdict)) == verdict
    assert copy.deepcopy(verdict) == verdict
    assert repr(verdict) == f"<Verdict destructive: {verdict.reason}>"


def test_argv_is_judged_without_a_shell() -> None:
    assert classify_argv(iter(["rm", "-rf", "/"])).catastrophic  # type: ignore[arg-type]
    assert classify_argv(["echo", "$(rm -rf x)"]).risk_class is Risk.READ_ONLY
    assert classify_argv(["rm", "-rf", "my dir"]).risk_class is Risk.DESTRUCTIVE
    assert classify_argv([]).reason == "nothing runs"
    with pytest.raises(TypeError):
        classify_argv("ls -la")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rm -rf /srv/x", "r''m '-rf' \"/srv/x\""),
        ("rm -rf /srv/x", "rm -r -f   /srv/x/"),
        ("rm -rf /srv/x", "X=/srv; rm -rf $X/x"),
        ("rm -rf /srv/x", "echo 'rm -rf /srv/x' | sh"),
        ("rm -rf /srv/x", "sudo sh -c 'rm -rf /srv/x'"),
        ("rm -rf /srv/x", "eval $'rm\\x20-rf /srv/x'"),
        ("ls", "df -h"),
    ],
)
def test_the_same_in_other_clothes(one: str, other: str) -> None:
    assert classify(one).fingerprint == classify(other).fingerprint


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rm -rf /srv/x", "rm -rf /srv/y"),
        ("rm -rf /srv/x", "ssh web1 rm -rf /srv/x"),
        ("rm -rf /srv/x", "chmod -x /srv/x"),
        ("./a.sh", "./b.sh"),
        ("make test", "make install"),
        ("ls", "rm x"),
    ],
)
def test_another_effect_or_target_is_another(one: str, other: str) -> None:
    assert classify(one).fingerprint != classify(other).fingerprint


@pytest.mark.parametrize(
    ("command", "other"),
    [
        ("git push --force origin main", "git push origin main"),
        ("ls; git clean -fd", "ls; git clean -n -fd"),
        ("rsync -a --delete a/ b/", "rsync -a a/ b/"),
        ("sudo apt-get upgrade -y", "sudo apt-get upgrade -s -y"),
        ("journalctl --vacuum-time=7d -u x", "journalctl -u x"),
        ("ssh web1 'git push --force'", "ssh web1 'git push'"),
        ("kubectl -n a delete pod x", "kubectl -n a delete --dry-run=server pod x"),
        ("kubectl delete pods --all --force", "kubectl get pods"),
        ("terraform apply -auto-approve", "terraform plan"),
        ("helm upgrade web ./chart", "helm upgrade --dry-run web ./chart"),
        ("apt install nginx", "apt install -s nginx"),
        ("rsync -a --delete a/ b/", "rsync -n -a --delete a/ b/"),
        ("git -C /srv push", "git -C /srv push -n"),
        ("ufw allow 22", "ufw --dry-run allow 22"),
        ("sort $f", 'sort -- "$f"'),
        ('sort -u "$f"', 'sort -u -- "$f"'),
        ("sort $f -u | head", 'sort -u -- "$f" | head'),
        ("psql \"$URL\" -c 'select 1'", "psql -c 'select 1' -- \"$URL\""),
        ("tar tf $f", 'tar tf "$f"'),
        ("cd x && ssh $H 'df -h'", "cd x && ssh -- \"$H\" 'df -h'"),
    ],
)
def test_what_would_be_safer(command: str, other: str) -> None:
    assert other in classify(command).safer
    assert all(classify(each).risk_class < classify(command).risk_class for each in classify(command).safer)


@pytest.mark.parametrize(
    "command",
    [
        "ls",
        "rm x",
        'bash -c "$X"',
        "",
        "echo 'a",
        "nginx -s reload",  # without it a server is started
        "mysql -e 'drop table t'",  # … a session
        "git log $x",  # `--` makes a path of a revision
        'ssh "$H" -p 22 ls',  # … a command of an option
        "rsync $OPTS a b",  # which are meant to be options
        "crontab -r",  # what is fed to it would replace it
    ],
)
def test_nothing_is_safer(command: str) -> None:
    assert classify(command).safer == ()


@pytest.mark.parametrize(("command", "other"), SHOWN.items())
def test_what_shows_what_would_change(command: str, other: str) -> None:
    command = command.replace("PLAN", "saved") + (" -f x" if command.startswith("kubectl") else "")
    program, *path = command.split()
    shown = [
        each
        for each in classify(command).safer
        if each.startswith((f"{program} {other}", f"{program} {path[0]} {other}"))
    ]
    assert shown
    assert all(classify(each).risk_class is Risk.READ_ONLY for each in shown)


def test_another_shell_is_not_guessed_at() -> None:
    verdict = classify("Get-ChildItem", shell="powershell")
    assert verdict.risk_class is Risk.UNKNOWN
    assert verdict.reason == "powershell is not read: bash, sh, dash and zsh are"
