"""The pages and their addresses, under `/view`; they read the ledger and write nothing."""

from __future__ import annotations

import importlib.resources
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route

from riskclass.policy.finding import load
from riskclass.policy.presets import PRESETS
from riskclass.sessions.api.operations import OPERATIONS
from riskclass.sessions.api.parameters import of_query
from riskclass.sessions.errors import LedgerError, NotFound, Wrong
from riskclass.sessions.limits import identifier
from riskclass.sessions.pages.answers import HEADERS, page
from riskclass.sessions.pages.door import door
from riskclass.sessions.pages.plots import plots
from riskclass.sessions.read import Filters
from riskclass.sessions.review.report import review, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from riskclass.sessions.ledger import Ledger

    Schema = dict[str, Any]

_TEXT: Final[Schema] = {"type": "string"}
_LIST: Final[Schema] = next(each.query for each in OPERATIONS if each.path == "/sessions" and each.method == "GET")
_TRENDS: Final[Schema] = {"since": _TEXT}
_REVIEW: Final[Schema] = {"since": _TEXT, "replay": {"type": "string", "enum": list(PRESETS)}}
#: The most sessions of a review that its page lists.
_SCORES: Final = 200
_FILES: Final = {"page.css": "text/css; charset=utf-8", "icon.svg": "image/svg+xml"}


def routes(ledger: Ledger, *, guarded: bool = False) -> list[BaseRoute]:
    """For `application(more=…)`; `guarded` as there: then there is a page that asks for a token."""
    pages = _Pages(ledger)
    app = Starlette(
        routes=[
            Route("/", _home),
            Route("/sessions", pages.sessions),
            Route("/sessions/{session_id}", pages.session),
            Route("/trends", pages.trends),
            Route("/review", pages.review),
            *(Route(f"/{name}", _file(name)) for name in _FILES),
            *(door(ledger) if guarded else ()),
        ],
        exception_handlers={
            LedgerError: _failed,
            HTTPException: _failed,
            SQLAlchemyError: _failed,
            Exception: _failed,
        },
    )
    return [Route("/", _home), Mount("/view", app)]


class _Pages:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger

    def sessions(self, request: Request) -> Response:
        return _form(request, "list.html", _LIST, self._list)

    def _list(self, words: dict[str, Any]) -> dict[str, Any]:
        places = {name: words[name] for name in ("limit", "cursor") if name in words}
        filters = Filters(**{name: words[name] for name in words if name not in places})
        return self.ledger.sessions(filters, **places)

    def session(self, request: Request) -> Response:
        after = of_query(_said(request), {"after": {"type": "integer"}}).get("after", -1)
        try:
            name = identifier(request.path_params["session_id"], "session_id")
        except Wrong:
            raise NotFound("there is no such session") from None
        found = self.ledger.timeline(name, after=after)
        return page(request, "session.html", found=found, plan=self.ledger.plan(name), after=after)

    def trends(self, request: Request) -> Response:
        return _form(request, "trends.html", _TRENDS, self._trends)

    def _trends(self, words: dict[str, Any]) -> dict[str, Any]:
        found = self.ledger.stats(words.setdefault("since", "30d"))
        return {**found, "plots": plots(found["days"])}

    def review(self, request: Request) -> Response:
        return _form(request, "review.html", _REVIEW, self._review)

    def _review(self, words: dict[str, Any]) -> dict[str, Any]:
        name = words.get("replay", "")
        policy = load(name) if name else None
        found = review(self.ledger, since=words.setdefault("since", "7d"), policy=policy, policy_name=name)
        left_out = max(0, len(found["sessions"]) - _SCORES)
        parts = [(title, names, rows[-_SCORES:]) for title, names, rows in tables(found)]
        return {**found, "tables": parts, "left_out": left_out}


def _home(request: Request) -> Response:
    return RedirectResponse("/view/sessions", headers=HEADERS)


def _file(name: str) -> Callable[[Request], Response]:
    data = (importlib.resources.files("riskclass.sessions.pages") / "static" / name).read_bytes()
    headers = HEADERS | {"Cache-Control": "no-cache"}
    return lambda request: Response(data, headers=headers, media_type=_FILES[name])


def _said(request: Request) -> list[tuple[str, str]]:
    """A form sends fields that nobody filled in."""
    return [(name, value.strip()) for name, value in request.query_params.multi_items() if value.strip()]


def _form(request: Request, template: str, schema: Schema, find: Callable[[dict[str, Any]], Any]) -> Response:
    """A page with a form; what is wrong in it is said beside its field."""
    said = _said(request)
    try:
        words = of_query(said, schema)
        found = find(words)
    except Wrong as error:
        fields = {name: value for name, value in said if name in schema}
        return page(request, template, 400, schema=schema, said=fields, wrong=error, found=None)
    return page(request, template, schema=schema, said=words, wrong=None, found=found)


def _failed(request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException):
        status, detail = error.status_code, error.detail
    elif isinstance(error, LedgerError):
        status, detail = 404 if isinstance(error, NotFound) else 400, str(error)
    elif isinstance(error, SQLAlchemyError):
        status, detail = 503, "the database does not answer"
    else:
        status, detail = 500, type(error).__name__
    return page(request, "error.html", status, phrase=HTTPStatus(status).phrase, detail=detail)
