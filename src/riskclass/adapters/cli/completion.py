"""`riskclass completion SHELL`: a script that makes a shell ask us, at each TAB, what a word may become.

What may come next is read from the parsers that will read it then, so each word stands in one place; what kind of value
an option takes, its name in the help tells (`FILE|PRESET`).
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Final

from riskclass.adapters.cli import SUBCOMMANDS, emit, options
from riskclass.adapters.cli.parser import Parser, usage_error
from riskclass.adapters.cli.scripts import SCRIPTS
from riskclass.model.risk import Risk

#: What a word may become, and what that means.
Candidate = tuple[str, str]
#: In the place of a word: the shell shall add the names of files.
FILES: Final = (":files", "")


def run(args: list[str]) -> int:
    """Prints the script of a shell; behind `--` stand the words so far, and what the last may become is printed."""
    place = args.index("--") if "--" in args else len(args)
    try:
        shell = parser().parse_args(args[:place]).shell
    except SystemExit as stop:
        return int(stop.code or 0)
    if place < len(args):
        return emit("".join(f"{_line(shell, *each)}\n" for each in candidates(args[place + 1 :] or [""])))
    from riskclass.adapters.hooks.program import SetupError, program

    try:
        return emit(SCRIPTS[shell].replace("PROGRAM", shlex.join(program())))
    except SetupError as error:
        return usage_error(str(error))


def parser() -> Parser:
    made = Parser(prog="riskclass completion", description="A script that completes our words at a TAB.")
    made.add_argument("shell", choices=tuple(SCRIPTS), help="the shell that shall read the script")
    return made


def _line(shell: str, word: str, about: str) -> str:
    if shell == "bash" or not about:
        return word
    if shell == "zsh":
        word = word.replace("\\", "\\\\").replace(":", "\\:")
    return f"{word}{':' if shell == 'zsh' else chr(9)}{about}"


def candidates(words: list[str]) -> list[Candidate]:
    """What the last of the words behind `riskclass` may become, in order."""
    before = [word for word in words[:-1] if word != "="]  # bash makes three words of --max=CLASS
    head, word = "", words[-1] if words[-1] != "=" else ""
    option, equals, value = word.partition("=")
    if equals and option.startswith("--"):
        before, head, word = [*before, option], option + equals, value
    fitting = (each for each in _next(before, word) if each == FILES or each[0].startswith(word))
    return [each if each == FILES else (head + each[0], each[1]) for each in fitting]


def _next(before: list[str], word: str) -> Iterator[Candidate]:
    """All that may stand behind `before`; options where one is begun."""
    name = before[0] if before and before[0] in SUBCOMMANDS else ""
    if "--argv" in before and name in ("", "explain"):
        yield FILES
        return
    reader, waiting, operands = _followed(_parser(name, before[1:2]), before[1:] if name else before)
    if waiting is None and word.startswith("-") and "--" not in before:
        for action in reader._actions:
            yield from ((option, action.help or "") for option in action.option_strings)
    elif waiting is not None:
        yield from _values(waiting, operands)
    else:
        if not before:
            yield from ((call, about) for call, (_, about) in options.CALLS.items())
        yield from _values(_operand(reader, len(operands)), operands)
        if name == "hook" and len(before) == 1:
            yield from _clients(operands)


def _parser(name: str, next_words: list[str]) -> argparse.ArgumentParser:
    if name == "hook" and next_words and any(next_words[0] == client for client, _ in _clients([])):
        return _hook_parser()
    module = "hooks.install" if name == "hook" else f"cli.{SUBCOMMANDS.get(name, 'options')}"
    found: argparse.ArgumentParser = import_module(f"riskclass.adapters.{module}").parser()
    return found


def _hook_parser() -> argparse.ArgumentParser:
    """For `riskclass hook CLIENT`, which reads its words without argparse."""
    from riskclass.adapters.hooks import install

    made = Parser(prog="riskclass hook", add_help=False)
    made.add_argument("client", metavar="CLIENT")
    install.entry(made)
    return made


def _followed(
    reader: argparse.ArgumentParser, words: list[str]
) -> tuple[argparse.ArgumentParser, argparse.Action | None, list[str]]:
    """The parser that reads what comes behind the words, the option that waits for its value, the operands so far."""
    waiting: argparse.Action | None = None
    operands: list[str] = []
    for word in words:
        option = reader._option_string_actions.get(word)
        if waiting is not None:
            waiting = None
        elif option is not None:
            waiting = option if option.nargs != 0 else None
        elif word in (inner := _subs(reader)):
            reader, operands = inner[word], []
        elif not word.startswith("-") or word == "-":
            operands.append(word)
    return reader, waiting, operands


def _subs(reader: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = (action.choices for action in reader._actions if isinstance(action, argparse._SubParsersAction))
    return next(found, {})


def _operand(reader: argparse.ArgumentParser, place: int) -> argparse.Action | None:
    """The action for the operand behind `place` others."""
    for number, action in enumerate(reader._get_positional_actions()):
        if number == place or action.nargs == "*":
            return action
    return None


def _values(action: argparse.Action | None, operands: list[str]) -> Iterator[Candidate]:
    if isinstance(action, argparse._SubParsersAction):
        yield from ((each.dest, each.help or "") for each in action._choices_actions)
    elif action is not None and action.choices:
        yield from ((str(each), "") for each in action.choices)
    elif action is not None:
        kind = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        yield from _KINDS[kind](operands) if kind in _KINDS else ()


def _files(operands: list[str]) -> Iterator[Candidate]:
    yield FILES


def _policies(operands: list[str]) -> Iterator[Candidate]:
    from riskclass.policy.presets import PRESETS

    yield from ((name, "a preset") for name in PRESETS)
    yield FILES


def _risks(operands: list[str]) -> Iterator[Candidate]:
    yield from ((each.value, "") for each in Risk)


def _clients(operands: list[str]) -> Iterator[Candidate]:
    from riskclass.adapters.hooks.clients import CLIENTS

    yield from ((name, client.title) for name, client in CLIENTS.items())


def _tables(operands: list[str]) -> Iterator[Candidate]:
    """A program, then the words of its sub-commands."""
    from riskclass.policy.catalogue import names, sub_names, table

    program, *path = operands or [""]
    if not operands:
        yield from ((name, "") for name in names())
    elif (tool := table(program)) is not None:
        paths = [name.split() for name in sub_names(tool)]
        place = len(path)
        yield from dict.fromkeys((each[place], "") for each in paths if each[:place] == path and len(each) > place)


#: By what the help calls a value.
_KINDS: Final[dict[str, Callable[[list[str]], Iterable[Candidate]]]] = {
    "CLASS": _risks,
    "CLIENT": _clients,
    "DIR": _files,
    "FILE": _files,
    "FILE|PRESET": _policies,
    "LOG": _files,
    "NEW": _policies,
    "OLD": _policies,
    "PATH": _files,
    "TOOL": _tables,
}
