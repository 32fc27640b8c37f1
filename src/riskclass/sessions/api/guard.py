"""Who may speak here, before anything is read: by which name, from whose page, with which token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from riskclass.sessions import tokens
from riskclass.sessions.api.answers import problem

if TYPE_CHECKING:
    from riskclass.sessions.ledger import Ledger

#: Where the pages are, where a browser gives its token, and what needs none.
PAGES: Final = "/view/"
DOOR: Final = f"{PAGES}login"
FREE: Final = frozenset((DOOR, *(f"{PAGES}{name}" for name in ("logout", "page.css", "icon.svg"))))
#: Holds a browser's token. It is looked at below `PAGES` alone, where nothing can be written: no page elsewhere can
#: make a browser write with it.
COOKIE: Final = "riskclass_token"
#: By which names a server on loopback is spoken to; by another a page elsewhere may have led a browser here.
_LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Guard:
    """`guarded`: every request needs a token; else it has to come by a name of loopback."""

    def __init__(self, app: Any, ledger: Ledger, guarded: bool) -> None:
        self.app: Final = app
        self.ledger: Final = ledger
        self.guarded: Final = guarded

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        answer = await self._answer(Request(scope)) if scope["type"] == "http" else None
        await (answer or self.app)(scope, receive, send)

    async def _answer(self, request: Request) -> Response | None:
        """What is answered in place of what was asked for."""
        headers = request.headers
        host = headers.get("host", "")
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin") or not _is_from(host, headers):
            return problem(403, "another site's page may not ask here")
        if self.guarded:
            return await self._without_token(request)
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        return None if name in _LOOPBACK else problem(403, "by this name a server on loopback does not answer")

    async def _without_token(self, request: Request) -> Response | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and await self._is_known(token.strip()):
            return None
        path = request.url.path
        if path != "/" and not path.startswith(PAGES):
            return problem(401, "a token is needed", headers={"WWW-Authenticate": "Bearer"})
        reads = request.method in ("GET", "HEAD") and await self._is_known(request.cookies.get(COOKIE, ""))
        return None if path in FREE or reads else RedirectResponse(DOOR, 303, {"Cache-Control": "no-store"})

    async def _is_known(self, token: str) -> bool:
        return bool(token) and await run_in_threadpool(tokens.holder, self.ledger, token) is not None


def _is_from(host: str, headers: Any) -> bool:
    """Whether a request that says from whose page it comes, comes from ours."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == host
