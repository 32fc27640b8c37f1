"""GitHub Actions: what the steps of workflows and of actions run, and the programs of containers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import VARIABLES, Found
from riskclass.adapters.check.interpreters import dialect, interpreted
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.expressions import EXPRESSION, Expressions
from riskclass.adapters.check.readers.runner import argv, created, exported_by
from riskclass.adapters.check.readers.tree import NOTHING, Node
from riskclass.adapters.check.words import split

NAMES: Final = (
    *(f".{host}/workflows/*.{ending}" for host in ("github", "gitea", "forgejo") for ending in ("yml", "yaml")),
    *("action.yml", "action.yaml"),
)

#: Files of the runner's own, anew for each step.
_RUNNER: Final = {name: f"/tmp/{name.lower()}" for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "RUNNER_TEMP")}
#: Values of one matrix that are judged each; of more none is known.
_VALUES: Final = 20
#: The arguments of a shell that say no more than how it reads the script.
_PLAIN: Final = re.compile(r"\S+(?:\s+(?:-[abd-z]*o\s+\w+|[-+]O\s+\w+|--[a-z-]+|-[abd-zA-NP-Z]+))*(?:\s+\{0\})?")
_SCRIPT: Final = re.compile(r"\{0\}")

Context = tuple[str, ...]


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        shared = {**_RUNNER, **_env(document)}
        yield from exported_by(document, "")
        shell = document.get("defaults", "run", "shell")
        for name, job in document.get("jobs").entries():
            system = " ".join(text.text for text in job.get("runs-on").texts())
            default = "pwsh" if "windows" in system and "$" not in system else "bash"
            image = job.get("container").value or job.get("container", "image").value
            steps = _Steps(f"jobs.{name}.steps", job.get("defaults", "run", "shell") or shell, default)
            steps.folder = job.get("defaults", "run", "working-directory").value
            steps.context = (f"container:{image}",) if image else ()
            steps.env = _with(shared, _env(job))
            yield from exported_by(job, f"jobs.{name}.", steps.context)
            yield from created(job.get("container"), f"jobs.{name}.container")
            for service, said in job.get("services").entries():
                yield from created(said, f"jobs.{name}.services.{service}")
            for matrix in _matrices(job.get("strategy", "matrix")):
                yield from steps.found(job.get("steps"), matrix)
        runs = document.get("runs")
        yield from exported_by(runs, "runs.")
        steps = _Steps("runs.steps", NOTHING, "bash")
        yield from steps.found(runs.get("steps"), {})
        for key in ("pre-entrypoint", "entrypoint", "post-entrypoint"):
            args = runs.get("args") if key == "entrypoint" else NOTHING
            yield from argv(runs.get(key), args, f"runs.{key}", (f"container:{runs.get('image').value}",))


def _env(node: Node) -> dict[str, str]:
    """Variables that are set to what the file says; one that an expression sets is not known."""
    return {name: value.value for name, value in node.get("env").entries() if value.kind == "text"}


def _with(outer: dict[str, str], inner: dict[str, str]) -> dict[str, str]:
    """The variables of both; shared where nothing is added, or where there are more than are judged anyway."""
    return {**outer, **inner} if inner and len(outer) <= VARIABLES else outer


def _matrices(matrix: Node) -> list[dict[str, str]]:
    """Settings of a matrix in which each of its values that the file says stands once."""
    values: dict[str, list[str]] = {}
    included = [entry for item in matrix.get("include").items for entry in item.entries()]
    for name, node in [*matrix.entries(), *included]:
        values.setdefault(name.lower(), []).extend(text.text for text in node.texts())
    known = {name: texts for name, texts in values.items() if 0 < len(texts) <= _VALUES}
    count = max(map(len, known.values()), default=1)
    return [{name: texts[min(place, len(texts) - 1)] for name, texts in known.items()} for place in range(count)]


class _Steps:
    """A list of steps, and what holds in it."""

    def __init__(self, where: str, shell: Node, default: str) -> None:
        self.where: Final = where
        self.shell: Final = shell
        self.default: Final = default
        self.folder = ""
        self.env: dict[str, str] = _RUNNER
        self.context: Context = ()

    def found(self, steps: Node, matrix: dict[str, str]) -> Iterator[Found]:
        for number, step in enumerate(steps.items):
            where = f"{self.where}[{number}]"
            uses = step.get("uses").value
            if step.get("run").value:
                yield from self.run(step, where, matrix)
            elif uses.partition("@")[0].lower() == "actions/github-script" and step.get("with", "script").value:
                code, notes = Expressions(self.env, matrix).filled(step.get("with", "script").text)
                yield interpreted(["node"], code, where=f"{where}.with.script", context=self.context, notes=notes)
            elif uses.startswith("docker://"):
                context = (f"container:{uses.removeprefix('docker://')}",)
                yield from argv(step.get("with", "entrypoint"), step.get("with", "args"), f"{where}.with", context)

    def run(self, step: Node, where: str, matrix: dict[str, str]) -> Iterator[Found]:
        env = _with(self.env, _env(step))
        code, notes = Expressions(env, matrix).filled(step.get("run").text)
        known = env
        if len(env) <= VARIABLES and any("${{" in value for value in env.values()):
            known = {name: value for name, value in env.items() if "${{" not in value}
        cwd = step.get("working-directory").value or self.folder
        shell = step.get("shell") or self.shell
        words = [word for word in shell.value.split() if word != "{0}"] or [self.default]
        setting = {"cwd": cwd, "env": known, "context": self.context, "notes": notes}
        yield interpreted(words[:1], code, where=f"{where}.run", **setting)
        if not _PLAIN.fullmatch(shell.value or "bash") and dialect(words[0]):
            yield Found(split(_template(shell.text)), where=f"{where}.shell", cwd=cwd, context=self.context)


def _template(shell: Placed) -> Placed:
    """`bash -c 'cd x; . {0}' {0}`: the script is a file of the runner's."""
    filled = shell.replaced(EXPRESSION, lambda match: shell.file.hole(match.group(), "GitHub fills it in"))
    return filled.replaced(_SCRIPT, lambda match: "/tmp/script")
