"""The real clients with the hook that `riskclass hook install` sets up: `pytest -m clients` (minutes).

Nobody is there to be asked, so an ask must end in the command not running. Commands only make files in a scratch
folder.
"""

from __future__ import annotations

import pathlib
import subprocess

import pytest

from riskclass.adapters.hooks.clients import CLIENTS
from tests.clients.rig import PACKAGES, SETTINGS, TRUSTED, Rig, installed

pytestmark = pytest.mark.clients

ALLOWED, ASKED = "touch ALLOWED", "sh make.sh"  # code that is not in the text; a scratch folder asks for no less
#: What happens in our process, or to it, before it answers.
FAULTS = {
    "exception": "import riskclass.api as api; api.classify = None",
    "busy": "import riskclass.api as api, itertools; api.classify = lambda *a, **k: all(itertools.count(1))",
    "no module": "import sys; sys.modules['riskclass.adapters.hooks'] = None",
    "crash": "raise SystemExit(1)",
    "killed": "import os; os.kill(os.getpid(), 9)",
}


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return installed(tmp_path_factory.mktemp("clients"))


@pytest.fixture(params=PACKAGES)
def rig(request: pytest.FixtureRequest, programs: pathlib.Path, tmp_path: pathlib.Path) -> Rig:
    if not (programs / request.param).exists():
        pytest.skip(f"{request.param} is not in {programs}")
    made = Rig(request.param, programs, tmp_path)
    (made.project / "make.sh").write_text("touch ASKED\n")
    if made.name in SETTINGS:
        made.write(*SETTINGS[made.name])
    return made


def _flags(rig: Rig) -> tuple[str, ...]:
    return TRUSTED.get(rig.name, ())


def test_the_version_is_the_one_that_we_name(rig: Rig) -> None:
    done = subprocess.run(
        [rig.programs / rig.name, "--version"], env=rig.env(), capture_output=True, text=True, timeout=60
    )
    assert CLIENTS[rig.name].ran in done.stdout


def test_without_the_hook_both_run(rig: Rig) -> None:
    """The rig itself: else a command that does not run would prove nothing."""
    flags = ("--allowedTools", "Bash") if rig.name == "claude" else ()
    rig.run(ALLOWED, ASKED, flags=flags)
    assert rig.ran("ALLOWED"), rig.log
    assert rig.ran("ASKED"), rig.log


def test_allowed_runs_and_asked_does_not(rig: Rig) -> None:
    assert f"seen in version {CLIENTS[rig.name].ran}" in rig.riskclass("install", rig.name)
    before = _settings(rig)
    model = rig.run(ALLOWED, ASKED, flags=_flags(rig))
    assert rig.ran("ALLOWED"), rig.log
    assert not rig.ran("ASKED"), rig.log
    assert len(model.requests) >= 3, "the client stopped before the second command"
    rig.riskclass("status", rig.name)
    assert _settings(rig) == before
    rig.riskclass("uninstall", rig.name)
    if rig.name in SETTINGS:
        rig_of_old = Rig.__new__(Rig)
        rig_of_old.home = rig.home / "old"
        rig_of_old.write(*SETTINGS[rig.name])
        name = SETTINGS[rig.name][0]
        assert (rig.home / name).read_bytes() == (rig.home / "old" / name).read_bytes()


def _settings(rig: Rig) -> list[tuple[str, bytes]]:
    """Files that hold our entry."""
    files = [path for path in sorted(rig.home.rglob("*")) if path.is_file() and path.suffix in (".json", ".js")]
    return [(str(path), path.read_bytes()) for path in files if b"riskclass" in path.read_bytes()]


def test_what_is_said_on_standard_error_beside_an_answer_changes_nothing(rig: Rig) -> None:
    """Of a log that `RISKCLASS_LOG` asks for and that cannot be written."""
    rig.more["RISKCLASS_LOG"] = "log.jsonl"
    rig.riskclass("install", rig.name)
    rig.run(ALLOWED, ASKED, flags=_flags(rig))
    assert rig.ran("ALLOWED"), rig.log
    assert not rig.ran("ASKED"), rig.log


def test_denied_does_not_run_and_the_model_hears_why(rig: Rig) -> None:
    rig.riskclass("install", rig.name, "--ask", "deny")
    flags = (*_flags(rig), *(("--allowedTools", "Bash") if rig.name == "claude" else ()))
    model = rig.run(ASKED, flags=flags)
    assert not rig.ran("ASKED"), rig.log
    assert "riskclass: sh make.sh: " in model.told()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_does_not_run(rig: Rig, fault: str) -> None:
    rig.riskclass("install", rig.name, "--deadline", "1", program=rig.faulty(""))
    rig.faulty(FAULTS[fault])
    flags = (*_flags(rig), *(("--allowedTools", "Bash") if rig.name == "claude" else ()))
    model = rig.run(ALLOWED, flags=flags)
    assert not rig.ran("ALLOWED"), rig.log
    assert model.requests


def test_a_program_that_is_gone_does_not_run(rig: Rig) -> None:
    program = rig.faulty("")
    rig.riskclass("install", rig.name, program=program)
    program.unlink()
    flags = (*_flags(rig), *(("--allowedTools", "Bash") if rig.name == "claude" else ()))
    rig.run(ALLOWED, flags=flags)
    assert not rig.ran("ALLOWED"), rig.log


@pytest.mark.parametrize("rig", ["codex"], indirect=True)
def test_codex_starts_no_session(rig: Rig) -> None:
    rig.riskclass("install", "codex")
    model = rig.run("bash", flags=_flags(rig))
    assert "no hook sees what is typed into it" in model.told()


@pytest.mark.parametrize("rig", ["codex"], indirect=True)
def test_codex_skips_a_hook_that_nobody_trusted(rig: Rig) -> None:
    """What our page warns of."""
    rig.riskclass("install", "codex")
    rig.run(ASKED)
    assert rig.ran("ASKED")


@pytest.mark.parametrize("rig", ["claude"], indirect=True)
@pytest.mark.parametrize("hooked", [False, True])
def test_claude_stops_shell_lines_in_slash_commands(rig: Rig, hooked: bool) -> None:
    if hooked:
        rig.riskclass("install", "claude")
    command = rig.project / ".claude/commands/note.md"
    command.parent.mkdir(parents=True)
    command.write_text("---\nallowed-tools: Bash\n---\n!`sh make.sh`\n")
    rig.prompt = "/note"
    model = rig.run()
    assert rig.ran("ASKED") != hooked, rig.log
    assert ("blocked by hook: riskclass: sh make.sh: " in model.told()) == hooked
