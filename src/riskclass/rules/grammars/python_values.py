"""What expressions of Python name and what text they give, as far as it can be read off the code."""

from __future__ import annotations

import ast

from riskclass.model.text import Hole, Text, merged
from riskclass.rules.grammars.python_bound import Bound, choice_name, element, element_name
from riskclass.rules.grammars.python_changed import Changed

TYPE_CHECKING = False

#: Shapes of what the shell puts into the code that hold no quote, and so stay inside of a string.
HARMLESS_SHAPES = ("number", "word", "words", "home", "project", "scratch", "path")
_MARK = "_unknown{}_"
#: How long the value of a name may be that has several.
LENGTH = 4096
#: The commonest nodes that bind no name.
_SILENT = (ast.Name, ast.Constant, ast.Attribute, ast.Call, ast.Expr)


def filled(code: Text) -> str:
    """The code with a name in the place of what is not known."""
    count = -1
    pieces: list[str] = []
    for part in code.parts:
        count += 0 if isinstance(part, str) else 1
        pieces.append(part if isinstance(part, str) else _MARK.format(count))
    return "".join(pieces)


class Values:
    """The names of one text of Python."""

    def __init__(self, code: Text, args: tuple[Text, ...]) -> None:
        self.code = code
        self.args = args
        self.modules: dict[str, str] = {}  # name here → module or member, with dots
        self.values: dict[str, ast.expr | None] = {}  # names bound once → what to
        self.own: set[str] = set()  # functions and classes of this code
        self.nodes: list[ast.AST] = []
        self._changes: Changed | None = None
        self.has_sqlite = self.has_xml = self.has_pandas = False  # whether the code names these modules
        self.lines: list[bytes] = []
        self.met: dict[str, None] = {}  # names of more than one value that were asked for
        self.bound: Bound | None = None  # …and all their values, while each is tried
        self.turn: dict[str, int] = {}  # which of them
        self.steps = 1000 + 4 * code.length  # expressions whose text may still be asked for

    def spent(self) -> bool:
        """Whether the code asks for more than its length allows: `a = b + b; b = c + c; …`."""
        self.steps -= 1
        return self.steps < 0

    # -- names --

    def bind(self, nodes: list[ast.AST]) -> None:
        self.nodes = nodes
        for node in nodes:
            if isinstance(node, _SILENT):
                continue
            if isinstance(node, ast.Import):
                for alias in node.names:
                    local = alias.asname or alias.name.partition(".")[0]
                    self.modules[local] = alias.name if alias.asname else local
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.modules[alias.asname or alias.name] = f"{node.module or ''}.{alias.name}"
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                self.own.add(node.name)
            elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                target = self.dotted(node.value) if isinstance(node.value, (ast.Name, ast.Call)) else None
                if target is not None:
                    self.modules.setdefault(name, target)
                self.values[name] = None if name in self.values else node.value
            elif isinstance(node, ast.withitem) and isinstance(node.optional_vars, ast.Name):
                name = node.optional_vars.id
                self.values[name] = None if name in self.values else node.context_expr
        self._bound_otherwise(nodes)
        self.has_sqlite = "sqlite3" in self.modules.values()
        self.has_xml = any(target.startswith("xml.etree") for target in self.modules.values())
        self.has_pandas = any(target.startswith("pandas") for target in self.modules.values())

    def _bound_otherwise(self, nodes: list[ast.AST]) -> None:
        """A name that is also a loop variable, an argument or changed in place has no one value."""
        plain: dict[str, int] = {}
        for node in nodes:
            if isinstance(node, ast.Name):
                if not isinstance(node.ctx, ast.Load):
                    plain[node.id] = plain.get(node.id, 0) + 1
            elif isinstance(node, _SILENT):
                continue
            elif isinstance(node, ast.arg):
                plain[node.arg] = plain.get(node.arg, 0) + 1
            elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and node.name is not None:
                plain[node.name] = plain.get(node.name, 0) + 1
            elif isinstance(node, ast.MatchMapping) and node.rest is not None:
                plain[node.rest] = plain.get(node.rest, 0) + 1
        for name in self.values:
            if plain.get(name, 0) > 1:
                self.values[name] = None

    def dotted(self, node: ast.expr) -> str | None:
        """`os.path.join` for what names it here, whatever it is called."""
        if isinstance(node, ast.Name):
            return self.modules.get(node.id)
        if isinstance(node, ast.Attribute):
            base = self.dotted(node.value)
            return f"{base}.{node.attr}" if base else None
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            return self._reflected(node, str(node.args[0].value))
        if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.func, ast.Name):
            base = self.dotted(node.args[0]) if node.func.id == "getattr" else None
            name = self.text(node.args[1]).exact if base else None
            return f"{base}.{name}" if name else None
        return None

    def _reflected(self, call: ast.Call, first: str) -> str | None:
        """`__import__("os")`, `importlib.import_module("os")`, `getattr(os, "remove")`."""
        if isinstance(call.func, ast.Name) and call.func.id == "__import__":
            return first.partition(".")[0]
        if self.dotted(call.func) == "importlib.import_module":
            return first
        return None

    # -- values --

    def source(self, node: ast.expr) -> str:
        """An expression as a person would write it, shortened; a long one as it stands."""
        end = node.end_col_offset or 0
        if node.end_lineno != node.lineno or end - node.col_offset > 200:
            line = self.lines[node.lineno - 1] if 0 < node.lineno <= len(self.lines) else b""
            return line[node.col_offset :].decode("utf-8", "replace").strip()[:39] + "…"
        try:
            text = ast.unparse(node)
        except (ValueError, RecursionError):
            return "…"
        return text if len(text) <= 40 else text[:39] + "…"

    def unknown(self, source: str) -> Text:
        return Text((Hole(source, "its value is not known here"),), self.code.span)

    def joined(self, pieces: list[Text | str]) -> Text:
        parts = [part for piece in pieces for part in ((piece,) if isinstance(piece, str) else piece.parts)]
        return Text(merged(parts), self.code.span)

    def text(self, node: ast.expr, depth: int = 20) -> Text:
        """The text that an expression gives, as far as it is known."""
        if isinstance(node, ast.Constant):
            value = node.value
            text = value.decode("latin-1") if isinstance(value, bytes) else str(value)
            return self._restored(text)
        if depth <= 0 or self.spent():
            return self.unknown(self.source(node))
        if isinstance(node, ast.Name):
            value_of = self.values.get(node.id)
            if value_of is None:
                return self._of_many(node.id, node, depth - 1)
            return self.text(value_of, depth - 1) if self.bound is None else self._given(value_of, self.turn, depth)
        if isinstance(node, ast.JoinedStr):
            return self.joined([self.text(piece, depth - 1) for piece in node.values])
        if isinstance(node, ast.FormattedValue):
            plain = node.format_spec is None and node.conversion == -1
            return self.text(node.value, depth - 1) if plain else self.unknown(self.source(node.value))
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Div)):
            between = "/" if isinstance(node.op, ast.Div) else ""
            return self.joined([self.text(node.left, depth - 1), between, self.text(node.right, depth - 1)])
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            return self._percent(node, depth - 1)
        if isinstance(node, ast.Subscript):
            return self._element(node, depth - 1)
        if isinstance(node, (ast.IfExp, ast.BoolOp)):
            return self._of_many(choice_name(node), node, depth - 1)
        if isinstance(node, ast.NamedExpr):
            return self.text(node.value, depth - 1)
        if isinstance(node, ast.Call):
            return self._result(node, depth - 1)
        if self.dotted(node) == "sys.executable":
            return self.code.known("python3")
        return self.unknown(self.source(node))

    def _restored(self, text: str) -> Text:
        """A literal, with what the shell put into it."""
        if "_unknown" not in text:
            return self.code.known(text)
        pieces: list[Text | str] = [text]
        for count, hole in enumerate(self.code.holes):
            before = pieces.pop()
            assert isinstance(before, str)
            head, mark, tail = before.partition(_MARK.format(count))
            pieces += [head, Text((hole,)), tail] if mark else [before]
        return self.joined(pieces)

    def _of_many(self, name: str, node: ast.expr, depth: int) -> Text:
        """The value of a name that has several, while one is tried: in its own value (`f += "x"`), the one before."""
        self.met[name] = None
        at = self.turn.get(name, -1)
        if at < 0 or self.bound is None:
            return self.unknown(self.source(node))
        return self._given(self.bound.names[name][at], {**self.turn, name: at - 1}, depth)

    def _given(self, value: ast.expr, turn: dict[str, int], depth: int) -> Text:
        """The text of a value, with names as they are where it stands."""
        assert self.bound is not None
        before, self.turn = self.turn, {**turn, **self.bound.settled(value)}
        found = self.text(value, depth - 1)
        self.turn = before
        return found if found.length <= LENGTH else self.unknown(self.source(value))

    def _percent(self, node: ast.BinOp, depth: int) -> Text:
        """`"%s/%s" % (folder, name)`."""
        form = self.text(node.left, depth).exact
        given = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
        first, *rest = (form or "").split("%s")
        if form is None or len(rest) != len(given) or form.count("%") != len(rest):
            return self.unknown(self.source(node))
        pieces = [piece for value, after in zip(given, rest, strict=True) for piece in (self.text(value, depth), after)]
        return self.joined([first, *pieces])

    def _element(self, node: ast.Subscript, depth: int) -> Text:
        """`sys.argv[1]`, `os.environ["HOME"]`, an element of what is written out, a piece of a text."""
        base = self.dotted(node.value)
        index = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if base == "sys.argv" and isinstance(index, int) and 0 < index <= len(self.args):
            return self.unknown(self.source(node)) if self.changes().arguments else self.args[index - 1]
        if base == "os.environ" and index == "HOME":
            return Text((Hole("$HOME", "it is the home directory", "home"),), self.code.span)
        if isinstance(node.slice, ast.Slice):
            return self._slice(node, node.slice, depth)
        holder = self.kept(node.value) if isinstance(node.value, ast.Name) else node.value
        self.steps -= len(getattr(holder, "keys", getattr(holder, "elts", ()))) // 8  # of which each is looked at
        held = element(holder, node.slice)
        if held is not None:
            return self.text(held, depth)
        if isinstance(node.value, ast.Name):
            return self._of_many(element_name(node.value.id, node.slice), node, depth)
        return self.unknown(self.source(node))

    def kept(self, name: ast.Name) -> ast.expr | None:
        """What a name is bound to, where that still holds what it held at first."""
        value = self.values.get(name.id)
        return value if isinstance(value, (ast.Constant, ast.Tuple)) or not self.changes().has(name.id) else None

    def changes(self) -> Changed:
        if self._changes is None:
            self._changes = Changed(self.nodes, self)
        return self._changes

    def _slice(self, node: ast.Subscript, cut: ast.Slice, depth: int) -> Text:
        text = self.text(node.value, depth).exact
        ends = [0 if each is None else _number(each) for each in (cut.lower, cut.upper, cut.step)]
        if text is None or None in ends or isinstance(node.value, (ast.List, ast.Tuple)):
            return self.unknown(self.source(node))
        lower, upper, step = (
            None if each is None else end for each, end in zip((cut.lower, cut.upper, cut.step), ends, strict=True)
        )
        return self.code.known(text[lower : upper : step or 1])

    def _result(self, node: ast.Call, depth: int) -> Text:
        target = self.dotted(node.func)
        shapes = {
            "pathlib.Path.home": "home",
            "pathlib.Path.cwd": "project",
            "os.getcwd": "project",
            "tempfile.mkdtemp": "scratch",
            "tempfile.gettempdir": "scratch",
        }
        if target in shapes:
            return Text((Hole(self.source(node), "it is not known here", shapes[target]),), self.code.span)
        if target in ("pathlib.Path", "pathlib.PurePath", "os.path.join") and node.args:
            return self._path([self.text(arg, depth) for arg in node.args])
        if target == "os.path.expanduser" and node.args:
            return self._expanded(self.text(node.args[0], depth))
        if target in ("os.path.abspath", "os.path.realpath", "os.fspath", "os.path.normpath") and node.args:
            return self.text(node.args[0], depth)
        decoded = _decoded(target, [self.text(arg, depth).exact for arg in node.args])
        if decoded is not None:
            return self.code.known(decoded)
        func = node.func
        if isinstance(func, ast.Attribute) and func.attr == "fromhex" and len(node.args) == 1:
            return self._hex(self.text(node.args[0], depth), node)
        if isinstance(func, ast.Attribute) and func.attr == "decode" and not node.args:
            return self.text(func.value, depth)
        if isinstance(func, ast.Name) and func.id in ("str", "open") and func.id not in self.own and node.args:
            return self.text(node.args[0], depth)
        if isinstance(func, ast.Attribute) and func.attr in ("resolve", "absolute", "as_posix", "encode"):
            return self.text(func.value, depth)
        if isinstance(func, ast.Attribute) and func.attr == "expanduser" and not node.args:
            return self._expanded(self.text(func.value, depth))
        if isinstance(func, ast.Attribute) and func.attr == "joinpath":
            return self._path([self.text(func.value, depth), *(self.text(arg, depth) for arg in node.args)])
        if isinstance(func, ast.Attribute) and func.attr in _OF_STRINGS and not node.keywords:
            return self._of_string(func, node, depth)
        return self.unknown(self.source(node))

    def _of_string(self, func: ast.Attribute, node: ast.Call, depth: int) -> Text:
        """`"/".join(…)`, `"{}/{}".format(…)`, and what else makes a string of strings that are known."""
        text = self.text(func.value, depth).exact
        given = node.args
        if func.attr == "join" and len(given) == 1 and isinstance(given[0], (ast.List, ast.Tuple)):
            given = given[0].elts
        if text is None or any(isinstance(each, ast.Starred) for each in given):
            return self.unknown(self.source(node))
        values = [self.text(each, depth) for each in given]
        if func.attr == "join" and given is not node.args:
            pieces = [piece for value in values for piece in (text, value)]
            return self.joined(pieces[1:])
        if func.attr == "format" and text.count("{") == text.count("{}") == len(values):
            first, *rest = text.split("{}")
            pieces = [piece for value, after in zip(values, rest, strict=True) for piece in (value, after)]
            return self.joined([first, *pieces])
        known = [value.exact for value in values if value.exact is not None]
        if func.attr in ("join", "format") or len(known) != len(values) or self._too_long(text, known):
            return self.unknown(self.source(node))
        try:
            return self.code.known(getattr(text, func.attr)(*known))
        except (TypeError, ValueError):
            return self.unknown(self.source(node))

    def _too_long(self, text: str, known: list[str]) -> bool:
        return (len(text) + 1) * max((len(each) for each in known), default=1) > 1 << 16

    def _hex(self, digits: Text, node: ast.Call) -> Text:
        """`bytes.fromhex("…")`."""
        try:
            return self.code.known(bytes.fromhex(digits.exact or "-").decode("latin-1"))
        except ValueError:
            return self.unknown(self.source(node))

    def _path(self, pieces: list[Text]) -> Text:
        """Joined with `/`; an absolute piece starts anew."""
        words: list[Text | str] = []
        for piece in pieces:
            if piece.prefix.startswith("/"):
                words = []
            words += ["/", piece] if words else [piece]
        return self.joined(words)

    def _expanded(self, path: Text) -> Text:
        if not path.prefix.startswith("~/") and path.exact != "~":
            return path
        return self.joined([Text((Hole("~", "it is the home directory", "home"),)), path.cut(1)])


#: Methods of a string that give one.
_OF_STRINGS = frozenset(
    "join format replace strip lstrip rstrip lower upper casefold removeprefix removesuffix title swapcase".split()
)


def _number(node: ast.expr) -> int | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand)
        return None if value is None else -value
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


def _decoded(target: str | None, args: list[str | None]) -> str | None:
    """`base64.b64decode("…")` of a text that is known."""
    if target not in (
        "base64.b64decode",
        "base64.urlsafe_b64decode",
        "base64.standard_b64decode",
        "base64.decodebytes",
    ):
        return None
    from binascii import Error, a2b_base64

    text = args[0] if args else None
    if text is None:
        return None
    try:
        return a2b_base64(text.replace("-", "+").replace("_", "/")).decode("latin-1")
    except (Error, ValueError):
        return None


def below(node: ast.AST) -> list[ast.AST]:
    """The node and all below it, breadth first; without the marks that say whether a name is read or set."""
    found = [node]
    for each in found:
        found += children(each)
    return found


#: Fields that hold no expression and no statement: names, and the signs of operators.
_SIGNS = frozenset("ctx id attr asname conversion is_async kind level module op ops simple type_comment".split())
_FIELDS: dict[type, tuple[str, ...]] = {ast.Constant: ()}


def children(node: ast.AST) -> list[ast.AST]:
    fields = _FIELDS.get(type(node))
    if fields is None:
        fields = _FIELDS[type(node)] = tuple(name for name in node._fields if name not in _SIGNS)
    found: list[ast.AST] = []
    for name in fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            found.append(value)
        elif isinstance(value, list):
            found += [each for each in value if isinstance(each, ast.AST)]
    return found
