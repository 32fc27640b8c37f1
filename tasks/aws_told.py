"""Prints every command of Amazon's own client as JSON, with what its model says. Run by its Python, not by ours.

It builds the client's tree of commands, so services and operations have the names that a user types.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from botocore import __version__  # isort: skip  # first, else the client takes an older one that it brings along
from awscli.clidriver import create_clidriver  # isort: skip

SECRET = ("token", "secret", "password", "credential", "privatekey", "presigned", "passphrase", "seed")
NO_SECRET = ("nexttoken", "paginationtoken", "continuationtoken", "clienttoken", "requesttoken")


def commands(table: dict[str, Any], path: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, command in table.items():
        below = getattr(command, "subcommand_table", None) or {}
        if hasattr(command, "service_model"):
            below = command._get_command_table()
        operation = getattr(command, "_operation_model", None)
        if operation is not None or not below:
            found.append({"path": f"{path} {name}".strip(), **model(operation)})
        elif path.count(" ") < 2:
            found += commands(below, f"{path} {name}".strip())
    return found


def model(operation: Any) -> dict[str, Any]:
    if operation is None:
        return {}
    said: dict[str, Any] = {
        "reads": bool(operation._operation_model.get("readonly")),
        "streams": operation.has_streaming_output,
    }
    said["shows"] = sorted({name for name in sensitive(operation.output_shape, ()) if is_secret(name)})
    given = {name.lower() for name in sensitive(operation.input_shape, ())}
    said["makes"] = [name for name in said["shows"] if name.lower() not in given]
    return {key: value for key, value in said.items() if value}


def sensitive(shape: Any, above: tuple[str, ...]) -> list[str]:
    """Names of what the model marks as sensitive in an answer, or a request."""
    if shape is None or shape.name in above or len(above) > 5:
        return []
    names: list[str] = []
    above = (*above, shape.name)
    for name, member in getattr(shape, "members", {}).items():
        inner = getattr(member, "member", None) or getattr(member, "value", None) or member
        names += [name] if member.metadata.get("sensitive") else sensitive(inner, above)
    return names


def is_secret(name: str) -> bool:
    plain = name.lower()
    return any(part in plain for part in SECRET) and plain not in NO_SECRET


if __name__ == "__main__":
    json.dump({"version": __version__, "commands": commands(create_clidriver()._get_command_table())}, sys.stdout)
