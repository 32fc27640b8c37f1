"""Writes docs/explain.svg: what `riskclass explain` shows on a terminal. Run by `make fix`."""

from __future__ import annotations

import io
import os
import pathlib
from unittest import mock

from rich.console import Console
from rich.text import Text

from riskclass import classify
from riskclass.adapters.explain import explained

TARGET = pathlib.Path(__file__).parent.parent / "docs" / "explain.svg"
COMMAND = "cd /srv && tar czf - app | ssh backup@nas 'cat > app.tgz' && sudo -u app sh -c 'rm -rf \"$D\"/*' > log"
WIDTH = 104
#: rich's own frame, without the fonts that it would fetch.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def picture() -> str:
    """The SVG."""
    with mock.patch.dict(os.environ, {"COLUMNS": str(WIDTH), "TERM": "xterm"}):
        os.environ.pop("NO_COLOR", None)
        shown = explained(COMMAND, classify(COMMAND), _Terminal())
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="standard", force_terminal=True)
    console.print(Text.from_ansi(f"$ riskclass explain …\n{shown}".rstrip("\n")))
    return console.export_svg(title="riskclass explain", code_format=FRAME, unique_id="explain")


if __name__ == "__main__":
    TARGET.write_text(picture(), encoding="utf-8")
