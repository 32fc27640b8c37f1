"""Where a browser gives its token to a server that is not on loopback: a cookie lets it look at the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from riskclass.sessions import tokens
from riskclass.sessions.api.guard import COOKIE, DOOR, PAGES
from riskclass.sessions.pages.answers import HEADERS, page

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from riskclass.sessions.ledger import Ledger

#: The largest form, in bytes.
_FORM: Final = 4_096


def door(ledger: Ledger) -> list[BaseRoute]:
    async def enter(request: Request) -> Response:
        if request.method != "POST":
            return page(request, "login.html", wrong=False)
        token = await _token(request)
        if await run_in_threadpool(tokens.holder, ledger, token) is None:
            return page(request, "login.html", 403, wrong=True)
        answer = RedirectResponse(f"{PAGES}sessions", 303, HEADERS)
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, token, path=PAGES, httponly=True, samesite="strict", secure=secure)
        return answer

    return [Route("/login", enter, methods=["GET", "POST"]), Route("/logout", _leave, methods=["POST"])]


async def _leave(request: Request) -> Response:
    answer = RedirectResponse(DOOR, 303, HEADERS)
    answer.delete_cookie(COOKIE, path=PAGES, httponly=True, samesite="strict")
    return answer


async def _token(request: Request) -> str:
    """
    Raises:
        HTTPException: it is no form, or too large.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/x-www-form-urlencoded":
        raise HTTPException(415, "a form is needed")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > _FORM:
            raise HTTPException(413, f"at most {_FORM} bytes")
    return parse_qs(data.decode("ascii", "replace")).get("token", [""])[0].strip()
