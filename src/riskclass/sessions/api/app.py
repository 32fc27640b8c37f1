"""The application: loopback or a token, JSON in and out, one shape for all that goes wrong (RFC 9457)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route

from riskclass.identity import engine_identity
from riskclass.sessions.api.answers import Json, problem
from riskclass.sessions.api.guard import Guard
from riskclass.sessions.api.openapi import document
from riskclass.sessions.api.operations import OPERATIONS
from riskclass.sessions.api.parameters import of_body, of_query, whole
from riskclass.sessions.errors import Conflict, LedgerError, NotFound, Wrong
from riskclass.sessions.limits import identifier

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from riskclass.sessions.api.operations import Operation
    from riskclass.sessions.ledger import Ledger

#: The largest body, in bytes.
BODY: Final = 1 << 20


def application(ledger: Ledger, *, guarded: bool = False, more: Sequence[BaseRoute] = ()) -> Starlette:
    """`guarded`: every request needs a token; else it has to come over loopback, by a name of loopback."""
    routes: list[BaseRoute] = [_route(each, ledger) for each in OPERATIONS]
    described = document(engine_identity().partition(" ")[0])
    routes.append(Route("/openapi.json", _described(described)))
    app = Starlette(
        routes=[*routes, *more],
        exception_handlers={
            LedgerError: _refused,
            HTTPException: _unrouted,
            SQLAlchemyError: _unavailable,
            Exception: _broken,
        },
    )
    app.add_middleware(Guard, ledger=ledger, guarded=guarded)
    return app


def _described(found: dict[str, Any]) -> Any:
    async def endpoint(request: Request) -> Response:
        return Json(found)

    return endpoint


def _route(operation: Operation, ledger: Ledger) -> Route:
    async def endpoint(request: Request) -> Response:
        words = {name: _of_path(name, value) for name, value in request.path_params.items()}
        words |= of_query(request.query_params.multi_items(), operation.query)
        if operation.body is not None:
            words |= of_body(await _body(request), operation.body, operation.required)
        answer = await run_in_threadpool(lambda: operation.call(ledger, **words))
        return Json(answer, status_code=operation.status)

    return Route(operation.path, endpoint, methods=[operation.method])


def _of_path(name: str, value: str) -> Any:
    if name != "session_id":
        return whole(name, value)
    try:
        return identifier(value, name)
    except Wrong:
        raise NotFound("there is no such session") from None


async def _body(request: Request) -> Any:
    """
    Raises:
        HTTPException: it is no JSON, or too large. A form, which any page may send, is refused.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "the body is application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY:
            raise HTTPException(413, f"at most {BODY} bytes")
    try:
        return json.loads(data or b"{}")
    except (ValueError, RecursionError):
        raise Wrong("body", "no JSON") from None


# -- what goes wrong --


def _refused(request: Request, error: Exception) -> Response:
    if isinstance(error, Wrong):
        return problem(400, error.message, parameter=error.name)
    return problem(404 if isinstance(error, NotFound) else 409 if isinstance(error, Conflict) else 500, str(error))


def _unrouted(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(error.status_code, error.detail, headers=dict(error.headers or {}))


def _unavailable(request: Request, error: Exception) -> Response:
    return problem(503, "the database does not answer")


def _broken(request: Request, error: Exception) -> Response:
    return problem(500, type(error).__name__)
