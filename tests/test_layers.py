"""Imports point one way. A package that is not declared here fails too."""

from __future__ import annotations

import ast
import pathlib

import riskclass

ROOT = pathlib.Path(riskclass.__file__).parent
MAY_IMPORT = {
    "model": {"model"},
    "shell": {"shell", "model"},
    "rules": {"rules", "model"},
    "engine": {"engine", "shell", "model"},
    "identity": {"rules", "__init__"},
    "api": {"engine", "rules", "model", "identity"},
    "policy": {"policy", "api", "rules", "model", "identity"},
    "sessions": {"sessions", "policy", "api", "model", "identity"},
    "adapters": {"adapters", "sessions", "policy", "api", "model"},
    "__init__": {"policy", "api", "model"},
    "__main__": {"adapters"},
}
#: `--version` prints it, and the MCP server says it; `explain --stage tree` shows the tree;
#: `check` asks it where comments stand and commands begin.
EXCEPTIONS = {
    ("adapters/check/output/sarif.py", "__init__"),
    ("adapters/check/script.py", "shell"),
    ("adapters/cli/options.py", "__init__"),
    ("adapters/mcp.py", "__init__"),
    ("adapters/cli/options.py", "shell"),
}


def _imports(path: pathlib.Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{each.name}" for each in node.names]
        for name in names:
            if name.startswith("riskclass."):
                layer = name.split(".")[1]
                found.add(layer if (ROOT / layer).exists() or (ROOT / f"{layer}.py").exists() else "__init__")
    return found


def test_every_import_points_one_way() -> None:
    files = sorted(ROOT.rglob("*.py"))
    assert files
    wrong = []
    for path in files:
        where = path.relative_to(ROOT).as_posix()
        layer = where.split("/")[0].removesuffix(".py")
        wrong += [
            f"{where} imports {target}"
            for target in _imports(path) - MAY_IMPORT[layer]
            if (where, target) not in EXCEPTIONS
        ]
    assert not wrong
