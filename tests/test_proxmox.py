"""The Proxmox tables against the names and arities of the tools' own manuals (facts/proxmox.json).

The tools run on Proxmox hosts only, so that their `--help` cannot be asked. A fact is
`"sub-command": ["operands", "options"]`; `?` marks an option whose value may be left out, `...` many words.
facts/pve_api.json: the paths of the API, and what pvesh can do with each.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from riskclass import classify
from riskclass.engine.grammar import Parsed, readings
from riskclass.model.text import exact
from riskclass.rules import lookup

FACTS: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "facts/proxmox.json").read_text())
API: dict[str, str] = json.loads((Path(__file__).parent / "facts/pve_api.json").read_text())
CALLS = [f"{verb} {path}" for path, verbs in API.items() for verb in verbs.split()]
OBSERVES = {
    "create /access/openid/auth-url",
    "create /access/vncticket",
    "create /nodes/{node}/qemu/{vmid}/agent/fsfreeze-status",
    "create /nodes/{node}/qemu/{vmid}/agent/ping",
}
SETTINGS = set(
    """
    /cluster/acme/account/{name} /cluster/acme/plugins/{id} /cluster/backup/{id} /cluster/config/nodes/{node}
    /cluster/jobs/realm-sync/{id} /cluster/mapping/dir/{id} /cluster/mapping/pci/{id} /cluster/mapping/usb/{id}
    /cluster/metrics/server/{id} /cluster/notifications/endpoints/gotify/{name}
    /cluster/notifications/endpoints/sendmail/{name} /cluster/notifications/endpoints/smtp/{name}
    /cluster/notifications/endpoints/webhook/{name} /cluster/notifications/matchers/{name} /cluster/replication/{id}
    /cluster/sdn/controllers/{controller} /cluster/sdn/dns/{dns} /cluster/sdn/fabrics/fabric/{id}
    /cluster/sdn/fabrics/node/{fabric_id}/{node_id} /cluster/sdn/ipams/{ipam} /cluster/sdn/vnets/{vnet}
    /cluster/sdn/vnets/{vnet}/ips /cluster/sdn/vnets/{vnet}/subnets/{subnet} /cluster/sdn/zones/{zone}
    /nodes/{node}/certificates/acme/certificate /nodes/{node}/certificates/custom /nodes/{node}/network/{iface}
    /nodes/{node}/subscription /pools /pools/{poolid}
    """.split()
)
CASES = [(tool, sub, *said) for tool, subs in FACTS.items() for sub, said in subs.items()]


def read(*words: str) -> Parsed:
    table = lookup(words[0])
    assert table is not None
    return readings(tuple(exact(word) for word in words), table)[0]


def wrong_option(parsed: Parsed, fact: str) -> str:
    """What the table says wrong about one option; empty if nothing."""
    name = fact.rstrip("?").replace("[n]", "0")
    spec = parsed.levels[-1].long(f"-{name}", "single")
    if spec is None or spec.value is None:
        return f"--{name} is missing" if spec is None else f"--{name} takes a value"
    optional = spec.value.operands[0].optional == "?"
    return "" if optional == fact.endswith("?") else f"--{name}: its value may {'not ' * optional}be left out"


@pytest.mark.parametrize(("tool", "sub", "operands", "options"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_names_and_arity(tool: str, sub: str, operands: str, options: str) -> None:
    parsed = read(tool, *sub.split())
    assert parsed.path == sub.split()
    assert [wrong for fact in options.split() if (wrong := wrong_option(parsed, fact))] == []
    words = ["1" for _ in operands.split()]
    assert [problem.kind for problem in read(tool, *sub.split(), *words).problems] == []


def test_there_are_facts() -> None:
    assert len(CASES) > 300
    assert len(CALLS) > 600


def said(call: str) -> set[str]:
    """The kinds of a call, with a name for each part of the path that is one."""
    return {effect.kind for effect in classify(re.sub(r"{[^}]*}", "x1", f"pvesh {call}")).effects}


def test_no_sub_command_falls_to_a_default() -> None:
    """Where a class is not said, a table answers `unknown.subcommand` (these four name no call: `1`)."""
    commands = [" ".join((tool, sub, *("1" for _ in operands.split()))) for tool, sub, operands, _ in CASES]
    unknown = {text for text in commands for each in classify(text).effects if each.kind == "unknown.subcommand"}
    assert unknown == {"pvesh create 1", "pvesh set 1", "qm agent 1 1", "qm guest cmd 1 1"}


def test_no_call_of_the_api_that_changes_something_falls_to_a_default() -> None:
    """`create` and `set` of a path that is not named are `unknown.subcommand`; none observes but these."""
    assert [call for call in CALLS if "unknown.subcommand" in said(call)] == []
    assert {call for call in CALLS if not call.startswith("get ") and said(call) == {"observe"}} == OBSERVES


def test_what_a_deleted_path_without_a_row_is() -> None:
    """They fall to `cluster.delete`: a setting of the cluster is gone. Read one by one when they were listed."""
    assert {call.removeprefix("delete ") for call in CALLS if said(call) == {"cluster.delete"}} == SETTINGS


def test_what_is_asked_of_the_api_shows_no_secret_but_these() -> None:
    shown = {call for call in CALLS if call.startswith("get ") and said(call) != {"observe"}}
    assert shown == {
        "get /cluster/acme/plugins",
        "get /cluster/acme/plugins/{id}",
        "get /cluster/sdn/dns",
        "get /cluster/sdn/dns/{dns}",
        "get /cluster/sdn/ipams/{ipam}",
    }
