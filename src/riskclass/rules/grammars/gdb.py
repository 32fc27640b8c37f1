"""A command of gdb (`-ex`): what looks at a program, and what runs or changes it."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text

TYPE_CHECKING = False

_LOOKS = frozenset(
    (
        *(
            "bt",
            "backtrace",
            "where",
            "info",
            "i",
            "thread",
            "t",
            "frame",
            "f",
            "up",
            "down",
            "list",
            "l",
            "x",
            "quit",
            "q",
        ),
        *(
            "disassemble",
            "disas",
            "show",
            "help",
            "h",
            "ptype",
            "whatis",
            "detach",
            "break",
            "b",
            "tbreak",
            "delete",
            "d",
        ),
        *(
            "directory",
            "file",
            "symbol-file",
            "core-file",
            "exec-file",
            "echo",
            "printf",
            "display",
            "explore",
            "pwd",
        ),
    )
)
#: Words of `dump` before the file: a format, and what is dumped.
_DUMPS = ("binary", "ihex", "srec", "tekhex", "verilog", "memory", "value")
_SETTINGS = (
    *("pagination", "confirm", "print", "height", "width", "verbose", "disassembly-flavor", "style", "debuginfod"),
    *("auto-load", "max-value-size", "solib-search-path", "sysroot", "breakpoint", "listsize"),
)


#: Commands that evaluate an expression, which may call functions of the program or change its values.
_EVALUATES = ("print", "p", "output", "call", "inspect", "display", "printf", "eval", "x", "explore", "if")


def read(words: tuple[Text, ...]) -> Reading:
    command = words[0] if words else Text(())
    if command.exact is None:
        return _found("code.opaque", command, command.because)
    return _command(command, command.exact.strip())


def _command(command: Text, line: str) -> Reading:
    name, _, rest = line.partition(" ")
    name, rest = name.partition("/")[0], rest.strip()
    if name in ("shell", "!", "make") or name.startswith("!"):
        text = f"{name[1:]} {rest}" if name.startswith("!") else f"make {rest}" if name == "make" else rest
        return Reading(runs=(("sh", (command.known(text),)),))
    if name in ("thread", "t", "frame", "f") and rest.startswith("apply"):
        return _command(command, _applied(rest))
    if name == "show" and "environment".startswith(rest or "-") and len(rest) > 1:
        return _found("secret.env", command, "prints the environment that the program would get")
    if name in _EVALUATES and any(mark in rest for mark in ("(", "=", "++", "--")):
        return _found("code.opaque", command, "calls functions of the program, or changes its values")
    if name == "show" and "environment".startswith(rest) and rest.startswith("env"):
        return _found("secret.env", command, "shows the whole environment")
    if name in ("print", "p", "output", "inspect") or name in _LOOKS:
        return OBSERVES
    if name == "set" and rest.startswith("auto-load") and not rest.endswith((" off", " no", " 0")):
        return _found("code.opaque", command, "may load what lies beside the program")
    if name == "set" and rest.split(" ")[0].partition("=")[0] in _SETTINGS:
        return OBSERVES
    if name == "cd":
        return _found("cd", command.known(rest or "~"), "goes to another folder")
    if name in ("attach", "kill", "signal", "interrupt"):
        return _found("process.signal", command, "stops a running process")
    if name in ("generate-core-file", "gcore", "dump"):
        named = [word for word in rest.split() if word not in _DUMPS]
        target = named[0] if named else ""
        return _found("write", command.known(target or "core"), "writes the memory of the process")
    return _found("code.opaque", command, "runs the program, or does what is not followed here")


def _applied(rest: str) -> str:
    """`apply all -s bt`, `apply level 1-3 bt`, `apply 2 bt`: the command that is carried out for each."""
    words = rest.split()[1:]
    while words and (words[0] in ("all", "level", "-ascending") or words[0][0] in "-$0123456789"):
        words = words[1:]
    return " ".join(words)


def _found(kind: str, target: Text, because: str) -> Reading:
    return Reading((Finding(kind, target, because),))
