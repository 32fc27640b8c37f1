"""Scripts of package.json and composer.json, tasks of deno.json: each is a text for `sh -c`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File
from riskclass.adapters.check.readers import json
from riskclass.adapters.check.readers.tree import Node

NAMES: Final = ("package.json", "composer.json", "deno.json", "deno.jsonc")

#: Scripts that npm runs when the package is installed (docs.npmjs.com, "scripts").
_AT_INSTALL: Final = ("preinstall", "install", "postinstall", "prepublish", "prepare")
#: A method of PHP, which composer calls itself.
_METHOD: Final = re.compile(r"[\w\\]+::\w+")


def find(file: File) -> Iterator[Found]:
    for document in json.variants(file.all()):
        yield from _scripts(document, file.path.endswith("composer.json"))


def _scripts(document: Node, composer: bool) -> Iterator[Found]:
    for name, node in document.get("scripts").entries():
        where = f"scripts.{name}" + (" (runs at install)" if name in _AT_INSTALL and not composer else "")
        for text in node.texts():
            if not composer or (not text.text.startswith("@") and not _METHOD.fullmatch(text.text)):
                yield Found(text, where=where)
            elif text.text.startswith(("@php ", "@putenv ")):
                yield Found(text[len("@") :] if text.text.startswith("@php") else text[len("@putenv ") :], where=where)
    for name, node in document.get("tasks").entries():
        for text in [*node.texts(), *node.get("command").texts()]:
            yield Found(text, where=f"tasks.{name}")
