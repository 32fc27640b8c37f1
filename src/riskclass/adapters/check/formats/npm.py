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


#: Where else commands stand by custom: git hooks (husky, yorkie, ghooks, simple-git-hooks), lint-staged, nodemon.
_OTHERS: Final = (
    ("husky", "hooks"),
    ("gitHooks",),
    ("ghooks",),
    ("config", "ghooks"),
    ("simple-git-hooks",),
    ("lint-staged",),
    ("nodemonConfig", "events"),
    ("nodemonConfig", "execMap"),
)


def find(file: File) -> Iterator[Found]:
    for document in json.variants(file.all()):
        yield from _others(document)
        yield from _scripts(document, file.path.endswith("composer.json"))


def _others(document: Node) -> Iterator[Found]:
    for path in _OTHERS:
        for name, node in document.get(*path).entries():
            for text in node.texts():
                yield Found(text, where=".".join((*path, name)))
    for text in document.get("nodemonConfig", "exec").texts():
        yield Found(text, where="nodemonConfig.exec")
    for name, node in document.get("wireit").entries():
        for text in node.get("command").texts():
            yield Found(text, where=f"wireit.{name}")


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
