"""Which lists, dicts and requests of one text of Python may come to hold something else than at first."""

from __future__ import annotations

import ast

from riskclass.rules.grammars.python_names import EXECS, PROCESSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.rules.grammars.python_values import Values

#: What only looks at its arguments.
_BUILTINS = frozenset("print len str repr sorted sum min max any all set tuple list dict enumerate zip range".split())
_MEMBERS = PROCESSES | EXECS | {"shlex.join", "json.dumps", "subprocess.list2cmdline", "urllib.request.urlopen"}
_METHODS = frozenset("items keys values get copy index count".split())


class Changed:
    """Whoever is named where it is not only looked at may be changed: by that, or by another name for it."""

    def __init__(self, nodes: list[ast.AST], values: Values) -> None:
        self.values = values
        self.names: set[str] = set()  # that are not only looked at
        self.grown: set[str] = set()  # to which something is appended
        self.everything = self.arguments = False  # whether all of it, and sys.argv, may be changed
        self.bound = values.own | _bound(nodes)  # so `len` and `os` may be something else here
        looked = {id(each) for node in nodes for each in self._looked_at(node)}
        for node in nodes:
            if isinstance(node, ast.ClassDef) or (isinstance(node, ast.Name) and node.id in ("exec", "eval")):
                self.everything = self.arguments = True  # an operator may be a method, and code may say all of it
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in looked:
                self.names.add(node.id)
            if id(node) not in looked and not self.arguments:
                self.arguments = self._is_argv(node)
        del self.values  # which holds this

    def has(self, name: str) -> bool:
        return self.everything or name in self.names

    def grows(self, name: str) -> bool:
        return name in self.grown and not self.has(name)

    def _is_argv(self, node: ast.AST) -> bool:
        """`sys.argv`, `argv`, `getattr(sys, "argv")`."""
        if isinstance(node, ast.Attribute):
            return node.attr == "argv" and not isinstance(node.value, ast.Attribute) and self._is_sys(node)
        getter = node.func if isinstance(node, ast.Call) else None
        named = isinstance(node, ast.Name) or (isinstance(getter, ast.Name) and getter.id == "getattr")
        return named and self._is_sys(node)

    def _is_sys(self, node: ast.AST) -> bool:
        return isinstance(node, ast.expr) and self.values.dotted(node) == "sys.argv"

    def _looked_at(self, node: ast.AST) -> list[ast.expr]:
        """The expressions below the node that it does not change and gives no other name."""
        if isinstance(node, ast.Subscript):
            return [node.value] if isinstance(node.ctx, ast.Load) else []
        if isinstance(node, (ast.For, ast.comprehension)):
            return [node.iter]
        if isinstance(node, (ast.Starred, ast.FormattedValue)):
            return [node.value]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return [node.left, node.right]
        if isinstance(node, ast.Compare):
            return [node.left, *node.comparators]
        return self._looked_at_by(node) if isinstance(node, ast.Call) else []

    def _looked_at_by(self, call: ast.Call) -> list[ast.expr]:
        func = call.func
        first: ast.expr = func
        while isinstance(first, ast.Attribute):
            first = first.value
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        if isinstance(first, ast.Constant):
            return given if isinstance(func, ast.Attribute) and func.attr == "join" else []
        if isinstance(func, ast.Attribute) and func.attr in _METHODS and func.value is first:
            return [func.value]
        if isinstance(func, ast.Attribute) and func.attr in ("append", "extend") and isinstance(func.value, ast.Name):
            self.grown.add(func.value.id)
            return [func.value]
        if not isinstance(first, ast.Name) or first.id in self.bound:
            return []
        target = self.values.dotted(func)
        return given if target in _MEMBERS or (target is None and func is first and first.id in _BUILTINS) else []


def _bound(nodes: list[ast.AST]) -> set[str]:
    """Names that are bound otherwise than by an import or a definition."""
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    return stored | {node.arg for node in nodes if isinstance(node, ast.arg)}
