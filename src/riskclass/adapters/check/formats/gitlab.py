"""GitLab CI (docs.gitlab.com/ci/yaml): the lines of `script` and its kin. One list is one shell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers import yaml
from riskclass.adapters.check.readers.tree import Node

NAMES: Final = (".gitlab-ci.yml", ".gitlab-ci.yaml", "*.gitlab-ci.yml", ".gitlab-ci/*.yml", ".gitlab/ci/*.yml")

_INPUT: Final = re.compile(r"\$\[\[(?:(?!\$\[\[).)*?\]\]")


def find(file: File) -> Iterator[Found]:
    for document in yaml.read(file.all()):
        yield from _job(document, "")
        for name, job in document.entries():
            if job.kind == "map":
                yield from _job(job, f"{name}.")


def _job(job: Node, name: str) -> Iterator[Found]:
    image = job.get("image").value or job.get("image", "name").value
    context = (f"container:{image}",) if image else ()
    before, script = (_lines(job.get(key)) for key in ("before_script", "script"))
    for lines, key in (
        (before + script, "script" if script else "before_script"),
        (_lines(job.get("after_script")), "after_script"),
        (_lines(job.get("hooks", "pre_get_sources_script")), "hooks.pre_get_sources_script"),
        *((_lines(step.get("script")), "run") for step in job.get("run").items),
    ):
        if lines:
            yield Found(joined(lines, "\n"), "bash", where=f"{name}{key}", context=context)


def _lines(node: Node) -> list[Placed]:
    """A text, or a list of texts and lists; `!reference` is read where it leads."""
    if node.kind == "list":
        return [line for item in node.items if item.tag != "!reference" for line in _lines(item)]
    texts = [node.text] if node.value else []
    return [text.replaced(_INPUT, lambda match, text=text: _hole(text, match.group())) for text in texts]  # type: ignore[misc]


def _hole(text: Placed, source: str) -> str:
    return text.file.hole(source, f"{source} is filled in by GitLab")
