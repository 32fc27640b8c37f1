"""Markdown: fenced blocks that say they are shell; of a transcript (`console`, lines with a prompt) what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed, joined

NAMES: Final = ("*.md", "*.markdown", "*.mdx", "*.Rmd", "*.qmd")

_DIALECTS: Final = {
    "sh": "sh",
    "zsh": "zsh",
    "bash": "bash",
    "shell": "bash",
    "shellscript": "bash",
    "dash": "dash",
    "ksh": "ksh",
    "fish": "fish",
}
_TRANSCRIPTS: Final = ("console", "shell-session", "shellsession", "sh-session", "bash-session", "terminal")
#: `$`, `(venv) $`, `[me@host dir]#`, `bash-5.1#`, `~/src $`.
_PROMPT: Final = re.compile(
    r"(?:\([\w.-]{1,64}\)[ \t]*)?"
    r"(?:(?:\[?[\w.-]{1,64}@[\w.-]{1,64}[^$#%\n]{0,200}|(?:ba|z|k|da)?sh-[\d.]{1,9}|[~/][\w./~-]{0,200}[ ]?)[$#%❯➜]"
    r"|[$%❯➜])\s+"
)
_ROOT: Final = re.compile(r"#\s+")
_CONTINUED: Final = re.compile(r">\s?")
#: What MkDocs and MyST add: text that is indented below a heading line, and languages as an argument.
_HEADING: Final = re.compile(r"^([ >]*)(?:===|!!!|\?\?\?\+?)(?= [\w\"])", re.MULTILINE)
_LANGUAGE: Final = re.compile(r"^[{.]*([\w-]+)")
_DIRECTIVE: Final = re.compile(r"\{(?:code-block|code|code-cell|sourcecode)\}\s+")
#: Only blocks are of interest.
_PARSER: Final = MarkdownIt("commonmark", {"maxNesting": 100})
_PARSER.core.ruler.enableOnly(["normalize", "block"])


def find(file: File) -> Iterator[Found]:
    if "```" not in file.text and "~~~" not in file.text:
        return
    source = file.all()
    lines = source.lines()
    for token in _PARSER.parse(_HEADING.sub(r"\1-  ", source.text.replace("\r", " "))):
        info = _DIRECTIVE.sub("", token.info.strip(), count=1)
        language = "".join(_LANGUAGE.findall(info)[:1]).lower()
        if token.type != "fence" or token.map is None or language not in (*_DIALECTS, *_TRANSCRIPTS):
            continue
        body = _content(token, lines)
        if language in _TRANSCRIPTS:
            body = _typed(body) or body  # without a prompt all of it was
        elif body and body[0].text.startswith("$ "):  # a reader copies the other lines as well
            body = [line[front.end() :] if (front := _PROMPT.match(line.text)) else line for line in body]
        if any(line.strip() for line in body):
            yield Found(joined(body, "\n"), _DIALECTS.get(language, "bash"), where=f"```{language}")


def _content(token: Token, lines: list[Placed]) -> list[Placed]:
    """The lines of the block, without what a list or a quotation puts in front of them."""
    first = token.map[0] + 1 if token.map else 0
    content = token.content.split("\n")[: -1 if token.content.endswith("\n") else None]
    pairs = zip(content, lines[first : first + len(content)], strict=False)
    return [line[max(0, len(line.text) - len(text)) :] for text, line in pairs]


def _typed(lines: list[Placed]) -> list[Placed]:
    """What was typed: behind a prompt, and as long as that goes on. `#` is root's prompt where there is no other."""
    typed: list[Placed] = []
    prompt = _PROMPT if any(_PROMPT.match(line.text) for line in lines) else _ROOT
    before = False  # whether the line before was typed
    for line in lines:
        front = prompt.match(line.text) or (before and _CONTINUED.match(line.text)) or None
        before = bool(front) or (before and typed[-1].text.endswith("\\"))
        if before:
            typed.append(line[front.end() if front else 0 :])
    return typed
