"""All that names of one text of Python are bound to, where that is more than one expression."""

from __future__ import annotations

import ast
from bisect import bisect_left, bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:
    Place = tuple[int, int]

#: How many values of names are tried, all together.
FEW = 12
_ASSIGNMENTS = (ast.Assign, ast.AnnAssign, ast.AugAssign)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


def ways(names: list[str], given: dict[str, list[ast.expr]]) -> list[dict[str, int]]:
    """Which of its values each name has: all together where these are few, else the first of each, the second, …"""
    counts = {name: min(len(given[name]), FEW) for name in names if given.get(name)}
    product: list[dict[str, int]] = [{}]
    for name, count in counts.items():
        product = [{**way, name: at} for way in product[: FEW + 1] for at in range(count)]
    if len(product) > FEW:
        product = [{name: at % count for name, count in counts.items()} for at in range(max(counts.values()))]
    return product if counts else []


class Bound:
    """For each name, in the order of the text, what it is given; `f[1]` and, for any element, `f[]` are names, too."""

    def __init__(self, nodes: list[ast.AST]) -> None:
        self.names: dict[str, list[ast.expr]] = {}
        self.functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
        self.places: dict[str, list[Place | None]] = {}  # of each value, where it is given straight on
        body = nodes[0].body if nodes and isinstance(nodes[0], ast.Module) else []
        self.straight = _straight(body)
        self.lines = sorted(self.straight)
        self._settled: dict[int, dict[str, int]] = {}
        self.now: Place | None = None
        for node in sorted(filter(_has_place, nodes), key=place):
            self.now = place(node) if isinstance(node, _ASSIGNMENTS) and place(node) in self.straight else None
            self.see(node)

    def settled(self, node: ast.AST) -> dict[str, int]:
        """The value of each name at a place that is reached straight on: the last that it was given."""
        at = place(node)
        before = bisect_right(self.lines, at)
        if not before or self.straight[self.lines[before - 1]] < at:
            return {}
        if before not in self._settled:
            self._settled[before] = self._given_before(self.lines[before - 1])
        return self._settled[before]

    def _given_before(self, line: Place) -> dict[str, int]:
        found: dict[str, int] = {}
        for name, places in self.places.items():
            known = [each for each in places if each is not None]
            if len(known) == len(places) and not name.endswith("[]"):
                found[name] = bisect_left(known, line) - 1
        return found

    def see(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self.bind(target, node.value)
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            self.bind(node.target, node.value)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            before = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            self.bind(node.target, ast.copy_location(ast.BinOp(before, node.op, node.value), node.target))
        elif isinstance(node, (ast.IfExp, ast.BoolOp)):
            for value in branches(node):
                self.add(choice_name(node), value)
        elif isinstance(node, ast.For):
            self.each(node.target, node.iter)
        elif isinstance(node, _COMPREHENSIONS):
            for part in node.generators:
                self.each(part.target, part.iter)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.functions:
            self.call(node, self.functions[node.func.id].args)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            if isinstance(node.func.value, ast.Name) and node.args:
                self.add(f"{node.func.value.id}[]", node.args[0])
        elif isinstance(node, ast.FunctionDef):
            self.defaults(node.args)

    def add(self, name: str, value: ast.expr) -> None:
        self.names.setdefault(name, []).append(value)
        self.places.setdefault(name, []).append(self.now)

    def bind(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.add(target.id, value)
            for element in elements(value):
                self.add(f"{target.id}[]", element)
            for name, element in _named(target.id, value):
                self.add(name, element)
        elif isinstance(target, (ast.Tuple, ast.List)) and isinstance(value, (ast.Tuple, ast.List)):
            for each, piece in zip(target.elts, value.elts, strict=False):
                self.bind(each, piece)
        elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
            self.add(element_name(target.value.id, target.slice), value)
            self.add(f"{target.value.id}[]", value)

    def each(self, target: ast.expr, over: ast.expr) -> None:
        """`for TARGET in OVER`."""
        if isinstance(over, ast.Name):
            for value in self.names.get(f"{over.id}[]", [])[:FEW]:
                self.bind(target, value)
        elif isinstance(over, ast.Dict):
            for key in filter(None, over.keys):
                self.bind(target, key)
        else:
            for value in elements(over):
                self.bind(target, value)

    def defaults(self, parameters: ast.arguments) -> None:
        placed = [*parameters.posonlyargs, *parameters.args]
        given = [*placed[len(placed) - len(parameters.defaults) :], *parameters.kwonlyargs]
        for arg, value in zip(given, (*parameters.defaults, *parameters.kw_defaults), strict=False):
            if value is not None:
                self.add(arg.arg, value)

    def call(self, node: ast.Call, parameters: ast.arguments) -> None:
        for arg, value in zip((*parameters.posonlyargs, *parameters.args), node.args, strict=False):
            self.bind(ast.Name(arg.arg), value)
        for keyword in node.keywords:
            if keyword.arg is not None:
                self.add(keyword.arg, keyword.value)


def elements(node: ast.expr) -> list[ast.expr]:
    """What a list, a tuple, a set or a dict holds, where it is written out."""
    return list(node.values if isinstance(node, ast.Dict) else getattr(node, "elts", ()))[:FEW]


def _named(name: str, node: ast.expr) -> list[tuple[str, ast.expr]]:
    """`f[0]`, `f[1]`, `d['k']` and what they are at first, where a list or a dict is written out."""
    keys = node.keys if isinstance(node, ast.Dict) else [ast.Constant(at) for at in range(len(elements(node)))]
    pairs = zip(keys, elements(node), strict=False)
    return [(element_name(name, key), value) for key, value in pairs if isinstance(key, ast.Constant)]


def element_name(name: str, index: ast.expr) -> str:
    return f"{name}[{index.value!r}]" if isinstance(index, ast.Constant) else f"{name}[]"


def element(node: ast.expr | None, index: ast.expr) -> ast.expr | None:
    """`["a", "b"][1]`, `{"k": "v"}["k"]`, where both are written out."""
    if not isinstance(index, ast.Constant):
        return None
    if isinstance(node, ast.Dict):
        for key, value in zip(reversed(node.keys), reversed(node.values), strict=True):  # the last of one key counts
            if not isinstance(key, ast.Constant):
                return None
            if key.value == index.value:
                return value
    elif isinstance(node, (ast.List, ast.Tuple)) and isinstance(index.value, int):
        plain = not any(isinstance(each, ast.Starred) for each in node.elts)
        return node.elts[index.value] if plain and -len(node.elts) <= index.value < len(node.elts) else None
    return None


def branches(node: ast.IfExp | ast.BoolOp) -> list[ast.expr]:
    """What `a if x else b` and `a or b` may be."""
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else node.values


def choice_name(node: ast.IfExp | ast.BoolOp) -> str:
    return "?{}:{}".format(*place(node))


def place(node: ast.AST) -> Place:
    return node.lineno, node.col_offset  # type: ignore[attr-defined]


def _has_place(node: ast.AST) -> bool:
    return hasattr(node, "lineno")


def _straight(body: list[ast.stmt]) -> dict[Place, Place]:
    """Beginning and end of the statements that are carried out once, one after the other."""
    found: dict[Place, Place] = {}
    for node in body:
        if isinstance(node, ast.With):
            last = node.items[-1].context_expr
            found[place(node)] = (last.end_lineno or 0, last.end_col_offset or 0)
            found |= _straight(node.body)
        elif isinstance(node, (*_ASSIGNMENTS, ast.Expr)) and not any(
            isinstance(each, ast.Lambda) for each in ast.walk(node)
        ):
            found[place(node)] = (node.end_lineno or 0, node.end_col_offset or 0)
    return found
