"""Dockerfiles and Containerfiles (docs.docker.com/reference/dockerfile): what RUN, CMD and their kin start."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, shebang
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.readers.docker_start import SILENT, Code, frontend, started, unknown
from riskclass.adapters.check.readers.dockerfile import HEREDOC, assign, fetched, filled, inside, listed, logical, pairs
from riskclass.adapters.check.words import split
from riskclass.model.effects import Effect

NAMES: Final = tuple(
    "Dockerfile dockerfile Dockerfile.* Dockerfile-* Dockerfile_* *.Dockerfile *.dockerfile"
    " Containerfile Containerfile.* Containerfile-* *.Containerfile *.containerfile".split()
)

_INSTRUCTION: Final = re.compile(r"\s*([A-Za-z]+)(?:\s+|$)")
_FLAG: Final = re.compile(r"--[a-z-]+(?:=\S*)?\s*")
_OPEN: Final = "the build runs this without its sandbox (--security=insecure)"


def find(file: File) -> Iterator[Found]:
    return instructions(file.all())


def instructions(source: Placed, context: tuple[str, ...] = ()) -> Iterator[Found]:
    """All commands of a text that is a Dockerfile."""
    yield from frontend(source)
    stages: dict[str, _Stage] = {}
    stage = _Stage(context)
    for line, documents in logical(source.lines()):
        match = _INSTRUCTION.match(line.text)
        if match and match.group(1).upper() == "FROM":
            yield from stage.starts()
            words = [word for word in line.text.split() if not word.startswith("--")]
            stage = stages.get(words[1].lower() if len(words) > 1 else "", _Stage(context)).copy()
            if len(words) > 3 and words[-2].upper() == "AS":
                stages[words[-1].lower()] = stage
        elif match:
            yield from stage.instruction(match.group(1).upper(), line[match.end() :], documents)
    yield from stage.starts()


class _Stage:
    """What holds at an instruction: shell, user, directory, and what the image will start."""

    def __init__(self, context: tuple[str, ...]) -> None:
        self.context = context
        self.shell = ["/bin/sh", "-c"]
        self.user = "root"
        self.cwd: str | None = "/"
        self.env: dict[str, str] = {}
        self.args: dict[str, str] = {}  # what a build may set, and else is so
        self.entry: Code | None = None
        self.command: Code | None = None

    def copy(self) -> _Stage:
        other = _Stage(self.context)
        other.shell, other.user, other.cwd = self.shell, self.user, self.cwd
        other.env, other.args = self.env, self.args
        other.entry, other.command = self.entry, self.command
        return other

    def instruction(self, name: str, rest: Placed, documents: list[list[Placed]]) -> Iterator[Found]:
        if name == "ONBUILD":
            match = _INSTRUCTION.match(rest.text)
            if match and match.group(1).upper() not in ("ONBUILD", "FROM"):
                yield from (later := self.copy()).instruction(match[1].upper(), rest[match.end() :], documents)
                yield from later.starts()
        elif name == "RUN":
            yield self.run(rest, documents)
        elif name == "HEALTHCHECK":
            match = re.match(r"(?:--\S+\s+)*CMD\s+", rest.text, re.IGNORECASE)
            if match:
                yield self.found(self.code(rest[match.end() :]), "HEALTHCHECK")
        elif name == "ENTRYPOINT":
            self.entry, self.command = self.code(rest), None
        elif name == "CMD":
            self.command = self.code(rest)
        elif name == "SHELL":
            words = listed(rest)
            self.shell = [word.text for word in words] if words else self.shell
        elif name == "ENV":
            words = tuple(filled(word, self.env) for word in split(rest))
            yield from exported(pairs(words), "ENV", context=(*self.context, f"user:{self.user}"))
            self.env = assign(self.env, split(rest))
        elif name == "ARG":
            self.args = assign(self.args, split(rest))
        elif name == "ADD":
            yield from self.add(rest)
        elif name == "USER":
            self.user = rest.text.split(":")[0].strip() or self.user
        elif name == "WORKDIR":
            self.cwd = inside(self.cwd, rest.text.strip())
        elif name not in SILENT:
            yield unknown(name, rest)

    def add(self, rest: Placed) -> Iterator[Found]:
        """`ADD URL… TARGET` fetches and writes into the image; what it takes of the build's own files is no command."""
        while flag := _FLAG.match(rest.text):
            rest = rest[flag.end() :]
        *sources, target = [filled(word, {**self.args, **self.env}) for word in listed(rest) or split(rest)] or [rest]
        for source in filter(fetched, sources):
            name = source.text.rpartition("/")[2] if target.text.endswith(("/", ".")) else ""
            name = f"/{name}" if target.text.endswith(".") else name
            into = joined([target, target[-1:].made(name)]) if name else target
            yield self.found((rest.made("curl"), source, rest.made("-o"), into), "ADD", called="ADD")

    def run(self, rest: Placed, documents: list[list[Placed]]) -> Found:
        notes: tuple[Effect, ...] = ()
        while flag := _FLAG.match(rest.text):
            if flag.group().strip() == "--security=insecure":
                span = (rest.start, rest.ends(len(flag.group().strip())))
                notes = (Effect("guard.lower", "", _OPEN, rule="dockerfile/guard.lower", span=span),)
            rest = rest[flag.end() :]
        if documents and HEREDOC.fullmatch(rest.text.strip()):  # the document is the script
            body = joined(documents[0][:-1] or [rest[:0]], "\n")
            words = shebang(body.text.partition("\n")[0])
            return self.found(body, "RUN", words or self.shell, notes)
        if documents:
            return self.found(joined([rest, *(line for each in documents for line in each)], "\n"), "RUN", None, notes)
        return self.found(self.code(rest), "RUN", None, notes)

    def code(self, rest: Placed) -> Code:
        """`["a", "b"]` is a program with its arguments; whatever is not JSON is text for the shell."""
        words = listed(rest)
        return words if words is not None else rest.strip()

    def found(
        self, code: Code, where: str, shell: list[str] | None = None, notes: tuple[Effect, ...] = (), called: str = ""
    ) -> Found:
        home = "/root" if self.user in ("root", "0") else None
        context = (*self.context, f"user:{self.user}")
        if isinstance(code, tuple):
            return Found(code, where=where, cwd=self.cwd, home=home, context=context, notes=notes, called=called)
        known = {"cwd": self.cwd, "home": home, "env": self.env, "context": context}
        return interpreted(shell or self.shell, code, where=where, notes=notes, **known)

    def starts(self) -> Iterator[Found]:
        """What the image runs when it is started."""
        for where, code in started(self.entry, self.command, self.shell):
            yield self.found(code, where)
