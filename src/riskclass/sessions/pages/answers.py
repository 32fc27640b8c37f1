"""A page as an answer: what it may load, and who keeps it (nobody)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.responses import HTMLResponse, Response

from riskclass.sessions.api.guard import COOKIE
from riskclass.sessions.pages.templates import rendered

if TYPE_CHECKING:
    from starlette.requests import Request

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def page(request: Request, template: str, status: int = 200, **words: Any) -> Response:
    return HTMLResponse(rendered(template, signed_in=COOKIE in request.cookies, **words), status, HEADERS)
