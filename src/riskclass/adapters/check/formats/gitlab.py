"""GitLab CI (docs.gitlab.com/ci/yaml): the lines of `script` and its kin. One list is one shell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported, path_before, variables
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.pasted import pasted
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node
from riskclass.model.effects import Effect

NAMES: Final = (".gitlab-ci.yml", ".gitlab-ci.yaml", "*.gitlab-ci.yml", ".gitlab-ci/*.yml", ".gitlab/ci/*.yml")

_INPUT: Final = re.compile(r"\$\[\[(?:(?!\$\[\[).)*?\]\]")
_REFERENCE: Final = re.compile(r"\$(?:\$|\w+|\{\w+\})")
_QUOTED: Final = re.compile(r"\$\[\[.*\|\s*posix_escape\s*\]\]")


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        yield from _job(document, "")
        for name, job in document.entries():
            if job.kind == "map":
                yield from _job(job, f"{name}.")


def _job(job: Node, name: str) -> Iterator[Found]:
    image = job.get("image").value or job.get("image", "name").value
    context = (f"container:{image}",) if image else ()
    yield from _programs(job, name, context)
    yield from exported(_variables(job.get("variables")), f"{name}variables", context=context)
    before, script = (_lines(job.get(key)) for key in ("before_script", "script"))
    for found, key in (
        (before + script, "script" if script else "before_script"),
        (_lines(job.get("after_script")), "after_script"),
        (_lines(job.get("hooks", "pre_get_sources_script")), "hooks.pre_get_sources_script"),
        *((_lines(step.get("script")), "run") for step in job.get("run").items),
    ):
        if found:
            code, notes = _filled(joined(found, "\n"))
            yield Found(code, "bash", where=f"{name}{key}", context=context, notes=notes)


def _variables(node: Node) -> Iterator[tuple[str, Placed]]:
    """`NAME: value`, or with `value` in a mapping; `$X` in one is filled in by GitLab."""

    def filled(value: Placed) -> Placed:
        return value.replaced(_REFERENCE, lambda match: _reference(value.file, match.group()))

    yield from variables(node, filled)
    for name, each in node.entries():
        if each.get("value").value:
            yield name, filled(each.get("value").text)


def _reference(file: File, source: str) -> str:
    if source.strip("${}") == "PATH":
        return path_before(file, source)
    return "$" if source == "$$" else file.hole(source, f"{source} is filled in by GitLab")


def _programs(job: Node, where: str, context: tuple[str, ...]) -> Iterator[Found]:
    """What the containers of a job and of its services start."""
    for node in (job.get("image"), *job.get("services").items):
        for key in ("entrypoint", "command"):
            words = tuple(node.get(key).texts())
            if words and not words[0].text.startswith("-"):
                yield Found(words, where=f"{where}{key}", context=context)


def _lines(node: Node) -> list[Placed]:
    """A text, or a list of texts and lists; `!reference` is read where it leads."""
    if node.kind == "list":
        return [line for item in node.items if item.tag != "!reference" for line in _lines(item)]
    return [node.text] if node.value else []


def _filled(code: Placed) -> tuple[Placed, tuple[Effect, ...]]:
    """What includes the file, or starts the pipeline, chooses the inputs."""
    return pasted(code, _INPUT, "GitLab", quoted=_QUOTED, kind=lambda source: "code.injected")
