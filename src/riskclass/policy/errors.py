"""What is wrong with a policy, and where."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class PolicyError(ValueError):
    """A policy that cannot be used: `file`, `line` and `column` (from 1; 0 where there is none), `message`."""

    def __init__(self, file: str, line: int, column: int, message: str) -> None:
        where = file + (f":{line}" if line else "") + (f":{column}" if column else "")
        super().__init__(f"{where}: {message}" if where else message)
        self.file: Final = file
        self.line: Final = line
        self.column: Final = column
        self.message: Final = message
