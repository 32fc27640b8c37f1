"""GitHub Actions: the `run` steps of workflows and of composite actions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node
from riskclass.model.effects import Effect

NAMES: Final = (".github/workflows/*.yml", ".github/workflows/*.yaml", "action.yml", "action.yaml")

_EXPRESSION: Final = re.compile(r"\$\{\{((?:(?!\$\{\{).)*?)\}\}", re.DOTALL)
#: What people without write access may choose, and so put code into (docs.github.com, "Script injections").
#: `github` as a whole too, and by index; of its other parts only writers choose the text.
_FOREIGN: Final = re.compile(r"\bgithub\b(?!\s*\.\s*(?!(?:event|head_ref)\b))|\binputs\b", re.IGNORECASE)
#: Parts of events that are numbers, hashes or fixed words.
_HARMLESS: Final = re.compile(
    r"\bgithub\.event(?!\.(?:inputs|client_payload)\b)(?:\.\w+)*"
    r"\.(?:id|node_id|number|sha|before|after|action|draft|merged|private|created_at)\b(?!\s*[.\[])",
    re.IGNORECASE,
)
#: What the rest is known to be.
_SHAPES: Final = (
    (re.compile(r"secrets\.\w+|github\.token"), "secret"),
    (re.compile(r"github\.(?:run_id|run_number|run_attempt|repository_id)|github\.event\.(?:\w+\.)*number"), "number"),
    (
        re.compile(
            r"github\.(?:sha|actor|repository|repository_owner|job|workflow_sha|event_name)|runner\.(?:os|arch)"
        ),
        "word",
    ),
    (re.compile(r"github\.(?:workspace|action_path)"), "project"),
    (re.compile(r"runner\.temp"), "tmp"),
)


#: Files of the runner's own, anew for each step.
_RUNNER: Final = {name: f"/tmp/{name.lower()}" for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "RUNNER_TEMP")}


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        shell = document.get("defaults", "run", "shell").value
        for name, job in document.get("jobs").entries():
            system = " ".join(text.text for text in job.get("runs-on").texts())
            default = "pwsh" if "windows" in system and "$" not in system else "bash"
            image = job.get("container").value or job.get("container", "image").value
            context = (f"container:{image}",) if image else ()
            said = job.get("defaults", "run", "shell").value or shell or default
            folder = job.get("defaults", "run", "working-directory").value
            known = {**_RUNNER, **_env(document), **_env(job)}
            yield from _steps(job.get("steps"), f"jobs.{name}.steps", said, folder, known, context)
        yield from _steps(document.get("runs", "steps"), "runs.steps", "bash", "", _RUNNER, ())


def _env(node: Node) -> dict[str, str]:
    """Variables that are set to what the file says; one that an expression sets is not known."""
    return {name: value.value for name, value in node.get("env").entries() if value.kind == "text"}


def _steps(
    steps: Node, where: str, shell: str, folder: str, env: dict[str, str], context: tuple[str, ...]
) -> Iterator[Found]:
    for number, step in enumerate(steps.items):
        run = step.get("run")
        if run.value:
            words = _template(step.get("shell").value or shell)
            code, notes = _filled(run.text)
            cwd = step.get("working-directory").value or folder
            known = {name: value for name, value in {**env, **_env(step)}.items() if "${{" not in value}
            setting = {"where": f"{where}[{number}].run", "cwd": cwd, "env": known, "context": context}
            yield interpreted(words, code, notes=notes, **setting)


def _template(shell: str) -> list[str]:
    """`perl {0}` is a program and where its script goes."""
    return [word for word in shell.split() if word != "{0}"] or ["bash"]


def _filled(code: Placed) -> tuple[Placed, tuple[Effect, ...]]:
    """`${{ … }}` is pasted into the script before the shell sees it: text of strangers becomes code."""
    notes: list[Effect] = []

    def meaning(match: re.Match[str]) -> str:
        source, inner = match.group(), match.group(1).strip()
        if _FOREIGN.search(_HARMLESS.sub("", inner)):
            because = f"the text of {source} becomes part of the script; others may choose it"
            span = (code.starts(match.start()), code.ends(match.end()))
            notes.append(Effect("code.injected", source, because, rule="github/code.injected", span=span))
        shape = next((shape for pattern, shape in _SHAPES if pattern.fullmatch(inner)), "any")
        return code.file.hole(source, f"{source} is filled in by GitHub Actions", shape)

    return code.replaced(_EXPRESSION, meaning), tuple(notes)
