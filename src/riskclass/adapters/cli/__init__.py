"""The command line. One plain argument, or one behind `--policy FILE`, is answered here; all else may load argparse."""

from __future__ import annotations

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: First words that are a sub-command, and the module that runs it (`riskclass -- explain` asks about the command).
#: `hook` is answered here, so that no import of it can fail unseen.
SUBCOMMANDS = {
    "explain": "options",
    "batch": "batch",
    "check": "check",
    "hook": "",
    "mcp": "mcp",
    "policy": "policy",
    "rules": "rules",
    "completion": "completion",
    "sessions": "sessions",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `riskclass ARGV…`; returns the exit code: 0, 1 (above `--max`, not allowed by `--policy`), 2
    (usage) or 130 (Ctrl-C).

    A process that answers one question makes no garbage worth a collection: none runs meanwhile, and where this is the
    whole process (`argv` is None) none runs at its end, and a plain answer ends it here.
    """
    collects = gc.isenabled()
    gc.disable()
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _answer(args)
        if argv is None and _is_question(args):
            _end(code)
        return code
    except KeyboardInterrupt:
        sys.stderr.write("riskclass: interrupted\n")
        return 130  # 128 + SIGINT, as shells say it
    finally:
        if argv is None:
            gc.freeze()
        elif collects:
            gc.enable()


def _answer(args: list[str]) -> int:
    if args[:1] == ["hook"]:
        return _hook(args[1:])
    if (sys.stdin is None or sys.stdout is None or sys.stderr is None) and _is_closed(args):
        return 2
    if _is_question(args):
        return _judged(args[0]) if len(args) == 1 else _decided(args[2], args[1])
    module = SUBCOMMANDS.get(args[0], "options") if args else "options"
    if module != "options":
        args = args[1:]
    found: int = __import__(f"{__name__}.{module}", fromlist=("run",)).run(args)
    return found


def _is_closed(args: list[str]) -> bool:
    """Whether a stream that is needed is closed (`>&-`); says which."""
    if sys.stderr is None:
        from os import devnull

        sys.stderr = open(devnull, "w", encoding="utf-8")  # noqa: SIM115
    reads = "-" in args or args[:1] == ["mcp"]
    name = "output" if sys.stdout is None else "input" if sys.stdin is None and reads else ""
    if name:
        sys.stderr.write(f"riskclass: standard {name} is closed\n")
    return name != ""


def _hook(args: list[str]) -> int:
    """Whatever goes wrong, a client that asked gets words and exit code 2: with 1 most clients run the command."""
    try:
        from riskclass.adapters.hooks import main as hook

        return hook(args)
    except BaseException as error:
        import os

        try:
            os.write(2, f"riskclass hook: {type(error).__name__}\n".encode())
        finally:
            os._exit(2)


def _is_question(args: list[str]) -> bool:
    """COMMAND, or --policy FILE COMMAND"""
    return (len(args) == 1 or (len(args) == 3 and args[0] == "--policy")) and all(map(_is_plain, args[-2:]))


def _end(code: int) -> None:
    """Ends the process as it is: to take an interpreter apart costs a tenth of what its start does."""
    import os

    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):  # closed: told at a normal end
        return
    os._exit(code)


def _is_plain(word: str) -> bool:
    return bool(word) and word[0] != "-" and word not in SUBCOMMANDS


def _judged(text: str) -> int:
    from riskclass.adapters.render import line
    from riskclass.api import classify

    verdict = classify(text)
    emit(line(verdict, sys.stdout))
    if text.isalpha() and sys.stderr.isatty() and verdict.effects and verdict.effects[0].kind == "unknown.tool":
        _hint(text)
    return 0


def _hint(word: str) -> None:
    """A sub-command that was mistyped, it seems, has been judged as a command."""
    from difflib import get_close_matches

    for near in get_close_matches(word, SUBCOMMANDS, 1):
        sys.stderr.write(f"riskclass: {word} was judged as a command; there is a sub-command {near}\n")


def _decided(text: str, name: str) -> int:
    """With the decision of a policy, a file or a preset."""
    from riskclass.adapters.render import decided
    from riskclass.api import classify
    from riskclass.policy.errors import PolicyError
    from riskclass.policy.finding import load

    try:
        policy = load(name)
    except PolicyError as error:
        from riskclass.adapters.cli.parser import usage_error

        return usage_error(str(error))
    verdict = classify(text, site=policy.site)
    decision = policy.decide(verdict)
    emit(decided(verdict, decision, sys.stdout))
    return 0 if decision.action == "allow" else 1


def emit(text: str) -> int:
    """Prints whatever the text holds; quietly gives up where nobody reads (`| head`), else says why it cannot."""
    try:
        try:
            sys.stdout.write(text)
        except UnicodeEncodeError:
            sys.stdout.write(text.encode("ascii", "backslashreplace").decode("ascii"))
        sys.stdout.flush()
    except OSError as error:
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is still in the buffer
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"riskclass: the answer cannot be written: {error.strerror}\n")
            raise SystemExit(2) from None
    return 0
