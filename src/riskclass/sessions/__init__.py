"""What happened: the ledger of agents' sessions, its importers and its review (extra `sessions`).

Nothing of the core imports this package.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.sessions.errors import Conflict, LedgerError, NotFound, Wrong
    from riskclass.sessions.ledger import Ledger

__all__ = ["Conflict", "Ledger", "LedgerError", "NotFound", "Wrong"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = "ledger" if name == "Ledger" else "errors"
    found: object = getattr(__import__(f"{__name__}.{home}", fromlist=(name,)), name)
    globals()[name] = found
    return found
