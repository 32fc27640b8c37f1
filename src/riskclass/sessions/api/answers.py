"""One shape for all answers: JSON, and problems (RFC 9457)."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from starlette.responses import JSONResponse, Response


class Json(JSONResponse):
    """ASCII alone: a command may hold what UTF-8 has no form for."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode("ascii")


def problem(status: int, detail: str, *, headers: dict[str, str] | None = None, **more: str) -> Response:
    said = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": detail, **more}
    return Json(said, status, headers, media_type="application/problem+json")
