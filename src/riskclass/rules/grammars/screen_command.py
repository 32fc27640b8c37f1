"""A command of screen itself, after -X."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

_QUIET = frozenset(
    (
        *(
            "title",
            "windows",
            "info",
            "number",
            "select",
            "detach",
            "echo",
            "displays",
            "help",
            "version",
            "time",
            "width",
        ),
        *(
            "height",
            "next",
            "prev",
            "other",
            "redisplay",
            "caption",
            "hardstatus",
            "scrollback",
            "wall",
            "msgwait",
            "resize",
        ),
        *(
            "focus",
            "split",
            "only",
            "remove",
            "clear",
            "reset",
            "license",
            "lastmsg",
            "sorendition",
            "altscreen",
            "vbell",
        ),
    )
)


def read(words: tuple[Text, ...]) -> Reading:
    if not words:
        return OBSERVES
    name = words[0].exact
    rest = words[1:]
    if name in ("stuff", "register", "paste"):
        return Reading(runs=tuple(("keys", (_typed(word),)) for word in rest[-1:]))
    if name in ("quit", "kill"):
        return Reading((Finding("process.signal", words[0], "ends what runs there"),))
    if name in ("exec", "screen", "backtick"):
        return Reading(runs=(("argv", rest),)) if rest and name != "backtick" else _opaque(words[0])
    if name == "hardcopy":
        return Reading(tuple(Finding("write", word) for word in rest[-1:]))
    if name == "logfile":
        return Reading(tuple(Finding("append", word) for word in rest[:1]))
    return OBSERVES if name in _QUIET else _opaque(words[0])


def _typed(word: Text) -> Text:
    """`^M`, `\\n` and `\\015` end a line."""
    if word.exact is None:
        return word
    text = word.exact
    for mark in ("^M", "^J", "\\n", "\\r", "\\015", "\\012", "\r"):
        text = text.replace(mark, "\n")
    return word.known(text)


def _opaque(word: Text) -> Reading:
    return Reading((Finding("code.opaque", word, word.because or "this command of screen is not followed"),))
