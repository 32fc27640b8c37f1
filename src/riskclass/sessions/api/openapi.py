"""The OpenAPI 3.1 document, made from the table of operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.api.operations import OPERATIONS

if TYPE_CHECKING:
    from riskclass.sessions.api.operations import Operation

    Schema = dict[str, Any]

_TEXT: Final[Schema] = {"type": "string"}
_MAYBE: Final[Schema] = {"type": ["string", "null"]}
_COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
_LIST: Final[Schema] = {"type": "array", "items": {"type": "object"}}
_NAMES: Final[Schema] = {"type": "array", "items": {"type": "string"}}
_CURSOR: Final[Schema] = {"next_cursor": _MAYBE}


def _object(**properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _each(text: str, schema: Schema) -> dict[str, Schema]:
    return dict.fromkeys(text.split(), schema)


_SCHEMAS: Final[Schema] = {
    "Session": _object(
        **_each("session_id agent title status created_at last_active_at", _TEXT),
        **_each("client goal outcome summary blocker closed_at outcome_set_at reopened_at", _MAYBE),
        evidence={"type": ["array", "null"]},
        entities=_NAMES,
        duration_seconds={"type": "number", "minimum": 0, "description": "time at work"},
        **_each("message_count tool_call_count", _COUNT),
        top_tools={"type": "array", "items": _object(name=_TEXT, count=_COUNT)},
        commands=_object(**_each("total asked denied", _COUNT)),
        approvals=_object(**_each("requested pending approved denied expired cancelled", _COUNT)),
        needs_plan={"type": "boolean"},
        steps=_object(**_each("total done", _COUNT)),
    ),
    "Sessions": _object(sessions={"type": "array", "items": _ref("Session")}, **_CURSOR),
    "Detail": _object(session_id=_TEXT, session=_ref("Session"), messages=_LIST, **_CURSOR),
    "ToolCalls": _object(session_id=_TEXT, tool_calls=_LIST, **_CURSOR),
    "Plan": _object(session_id=_TEXT, needed={"type": "boolean"}, plan=_COUNT, steps=_LIST),
    "Approvals": _object(session_id=_TEXT, approvals=_LIST),
    "Stats": _object(**_each("since until", _TEXT), **_each("days most_asked_effects retry_storms", _LIST)),
    "Classified": _object(verdict={"type": "object"}, decision={"type": ["object", "null"]}),
    "Opened": _object(session_id=_TEXT),
    "Similar": _object(similar=_LIST),
    "Entry": _object(seq=_COUNT),
    "Recorded": _object(seq=_COUNT, state=_TEXT, **_each("risk_class reason decision rule fingerprint", _MAYBE)),
    "Proposed": _object(plan=_COUNT, steps=_COUNT, needed={"type": "boolean"}),
    "Asked": _object(approval=_COUNT),
    "Ended": _object(outcome=_TEXT, blocker=_MAYBE, evidence={"type": ["array", "null"]}),
    "Done": _object(done={"type": "boolean"}),
    "Problem": {
        **_object(type=_TEXT, title=_TEXT, status={"type": "integer"}, detail=_TEXT),
        "description": "RFC 9457; `parameter` names what was wrong",
    },
}


def document(version: str) -> Schema:
    paths: Schema = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    bearer = {"type": "http", "scheme": "bearer", "description": "needed where the server is not on loopback"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "riskclass sessions", "version": version},
        "paths": paths,
        "components": {"schemas": _SCHEMAS, "securitySchemes": {"token": bearer}},
        "security": [{}, {"token": []}],
    }


def _operation(each: Operation) -> Schema:
    names = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    kinds = {name: {"type": "string" if name == "session_id" else "integer"} for name in names}
    parameters = [{"name": name, "in": "path", "required": True, "schema": kinds[name]} for name in names]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in each.query.items()]
    problem = {"content": {"application/problem+json": {"schema": _ref("Problem")}}}
    found: Schema = {
        "summary": each.about,
        "parameters": parameters,
        "responses": {
            str(each.status): {
                "description": "as asked",
                "content": {"application/json": {"schema": _ref(each.answers)}},
            },
            "default": {"description": "what was wrong", **problem},
        },
    }
    if each.body is not None:
        schema = {"type": "object", "properties": each.body, "required": each.required, "additionalProperties": False}
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found
