"""Python, by its own parser: what the code reads, writes, deletes and runs, where that can be read off it.

The world is closed: only names of `python_names` are known, and every other name is `code.opaque`. A function of these
modules is judged where it is named, so what is then done with it (stored, passed on, called later) adds nothing.
"""

from __future__ import annotations

import ast
import functools
import os
import sys
import warnings
from _thread import allocate_lock

from riskclass.model.reading import Finding, Reading
from riskclass.model.risk import VERBS
from riskclass.model.room import is_given
from riskclass.model.text import Hole, Text
from riskclass.rules.grammars import python_data as data
from riskclass.rules.grammars import python_names as names
from riskclass.rules.grammars.python_bound import Bound, ways
from riskclass.rules.grammars.python_values import HARMLESS_SHAPES, Values, below, children, filled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

LOOPBACK = ("http://localhost", "http://127.0.0.1", "http://[::1]", "https://localhost", "https://127.0.0.1")
SECRETS = ("TOKEN", "SECRET", "PASSWORD", "PASSWD", "APIKEY", "API_KEY", "PRIVATE_KEY", "CREDENTIAL", "ACCESS_KEY")
#: How many calls are tried with other values of names, and how often more names are met in these.
_CALLS, _ROUNDS = 50, 3
#: Code whose tree is kept.
SHORT = 4000
INJECTING = ("PATH", "LD_", "DYLD_", "PYTHON", "BASH_ENV", "GIT_", "SSH_ASKPASS", "PERL5", "NODE_OPTIONS", "RUBYOPT")


def read(words: tuple[Text, ...]) -> Reading:
    """The first word is the code, the others are its arguments."""
    code = words[0] if words else Text(())
    reader = _Reader(code, words[1:])
    if any(hole.shape not in HARMLESS_SHAPES for hole in code.holes):
        reader.opaque(code, f"{code.because or 'a part of the code is not known'}")
    text = _dedented(filled(code))
    tree = _tree(text)
    if tree is None:
        reader.opaque(code, "this is not read as Python")
        return reader.reading()
    try:
        reader.read(tree, text)
    except RecursionError:
        if not is_given():
            raise
        reader.opaque(code, "this is nested too deeply")
    return reader.reading()


def tree_of(code: Text) -> ast.Module | None:
    """The tree of the code, in which holes are filled; None where it is no Python."""
    return _tree(_dedented(filled(code)))


def _tree(source: str) -> ast.Module | None:
    """The tree, which nobody changes; those of short code are kept, since agents ask the same again."""
    if len(source) > 1 << 18:
        return None
    try:
        return _kept(source) if len(source) < SHORT else _parsed(source)
    except RecursionError:
        if not is_given():
            raise
    except (SyntaxError, ValueError, MemoryError):  # of which nothing is kept
        pass
    return None


def _parsed(source: str) -> ast.Module:
    with _WARNINGS, warnings.catch_warnings():  # which holds for all threads
        warnings.simplefilter("ignore")
        return ast.parse(source)


_kept = functools.lru_cache(maxsize=64)(_parsed)
_WARNINGS = allocate_lock()
if hasattr(os, "register_at_fork"):  # a child must not wait for a thread that it does not have
    os.register_at_fork(before=_WARNINGS.acquire, after_in_parent=_WARNINGS.release, after_in_child=_WARNINGS.release)


def _dedented(source: str) -> str:
    """`-c` text may begin with blank lines and, since 3.14, be indented as a whole."""
    if not source.lstrip("\n").startswith((" ", "\t")):
        return source
    import textwrap

    return textwrap.dedent(source)


class _Reader(Values):
    """One pass over the tree."""

    def __init__(self, code: Text, args: tuple[Text, ...]) -> None:
        super().__init__(code, args)
        self.findings: list[Finding] = []
        self.runs: list[tuple[str, tuple[Text, ...]]] = []
        self.base: Text | None = None  # where relative names start, after os.chdir
        self.reads_files = False
        self.unclear = False  # a path was found of which a part is not known
        self.unsure: list[ast.Call] = []  # the calls with such paths
        self.binding: dict[str, bool] = {}  # text that is run → whether it may bind names of this code

    def reading(self) -> Reading:
        return Reading(tuple(dict.fromkeys(self.findings)), tuple(dict.fromkeys(self.runs)))

    def opaque(self, target: Text | None, because: str) -> None:
        self.found("code.opaque", target, because)

    def read(self, tree: ast.Module, source: str) -> None:
        self.lines = source.encode("utf-8", "surrogatepass").split(b"\n")
        nodes = below(tree)
        self.bind(nodes)
        self._moves(nodes)
        for statement in tree.body:
            self.see(statement)
        if self.met and self.unsure:
            try:
                self._tries(nodes)
            except (ValueError, TypeError, LookupError, AttributeError) as error:  # what was found before stands
                self.opaque(self.code, f"its names could not be followed: {type(error).__name__}")

    def _tries(self, nodes: list[ast.AST]) -> None:
        """Calls on paths that are not known, with each of the values that the names in them have."""
        self.bound = Bound(nodes)
        self.steps = min(self.steps, 1000 + self.code.length)
        tried: set[tuple[object, ...]] = set()
        for _ in range(_ROUNDS):
            met = list(self.met)
            for way in ways(met, self.bound.names):
                for call in self.unsure[:_CALLS]:
                    self.turn = {**way, **self.bound.settled(call)}
                    values = (call, *((name, self.turn.get(name)) for name in met))
                    if values not in tried:
                        tried.add(values)
                        self._called(call)
            if len(self.met) == len(met):
                break

    def found(self, kind: str, target: Text | None = None, because: str = "") -> None:
        if kind in VERBS and target is not None and target.exact is None:
            self.unclear = True
        if self.base is not None and target is not None and kind in VERBS and target.prefix[:1] not in ("/", "~"):
            target = self.joined([self.base, "/", target])
        self.findings.append(Finding(kind, target, because))

    def _moves(self, nodes: list[ast.AST]) -> None:
        """`os.chdir`: what relative names are relative to, wherever it is called."""
        calls = [node for node in nodes if isinstance(node, ast.Call) and self.dotted(node.func) == "os.chdir"]
        if calls:
            known = len(calls) == 1 and calls[0].args
            self.base = self.text(calls[0].args[0]) if known else Text((Hole("os.chdir", "it changes", "path"),))

    # -- the walk --

    def see(self, node: ast.AST) -> None:
        handler = _HANDLERS.get(type(node))
        if handler is not None:
            handler(self, node)
        else:
            self.see_all(node)

    def see_all(self, node: ast.AST) -> None:
        for child in children(node):
            self.see(child)

    def _import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._imports(alias.name)

    def _import_from(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        if node.level:
            self.found("code.project", self.code.known(module or "."), "imports from the project")
            return
        if module == "__future__":
            return
        self._imports(module)
        for alias in node.names:
            if alias.name == "*" and "*" not in names.NAMES.get(module, ()):
                self.opaque(self.code.known(module), f"imports every name of {module}")

    def _imports(self, module: str) -> None:
        top = module.partition(".")[0]
        if module in names.NAMES or top in names.LIBRARIES or (top in sys.stdlib_module_names and top != "antigravity"):
            return
        self.found("code.project", self.code.known(module), f"imports {module}, which is not known here")

    def _name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            return
        target = self.modules.get(node.id)
        if target is not None:
            self.judge(target)
        elif node.id in names.OPAQUE:
            self.opaque(self.code.known(node.id), f"{node.id} reaches code that is not seen here")
        elif node.id == "open":
            self.found("write", self.unknown("open"), "opens files that are not known here")

    def _attribute(self, node: ast.Attribute) -> None:
        target = self.dotted(node)
        if target is not None:
            self.judge(target)
            return
        if node.attr in names.FRAMES or (node.attr.startswith("__") and node.attr not in names.DUNDERS):
            self.opaque(self.code.known(node.attr), f"{node.attr} reaches code that is not seen here")
        elif node.attr in names.PATH_ACTS:
            self._path_acts(node.attr, self.unknown(node.attr), [])
        elif _acts_later(node.attr) or (node.attr, True) in (("write", self.has_xml), ("query", self.has_pandas)):
            self.opaque(self.code.known(node.attr), f"hands the method {node.attr} on")
        self.see(node.value)

    def _subscript(self, node: ast.Subscript) -> None:
        if self.dotted(node.value) != "os.environ":
            self.see_all(node)
            return
        self.see(node.slice)
        name = self.text(node.slice)
        if isinstance(node.ctx, ast.Store):
            self._sets(name)
        elif isinstance(node.ctx, ast.Load):
            self._variable(name)

    def _compare(self, node: ast.Compare) -> None:
        """`"HOME" in os.environ` asks for a name only."""
        for child in (node.left, *node.comparators):
            if self.dotted(child) != "os.environ":
                self.see(child)

    # -- names of modules --

    def judge(self, target: str) -> None:
        """A name of a module, wherever it goes from here."""
        module, rest = _split(target)
        if not rest:
            self.opaque(self.code.known(target), f"hands the module {target} on")
        elif target == "os.environ.keys":
            return
        elif target == "os.environ" or target.startswith("os.environ."):
            self.found("secret.env", None, "takes the whole environment")
        elif target in names.ACTS:
            self._acts(target, [])
        elif target in names.OPENS:
            self.found("write", self.unknown(target), "opens files that are not known here")
        elif target in data.READERS:
            self.opaque(self.code.known(target), f"hands {target} on")
        elif target.startswith("pathlib.") and rest[-1] in names.PATH_ACTS:
            self._path_acts(rest[-1], self.unknown(target), [])
        elif not _pure(module, rest, target):
            self.opaque(self.code.known(target), f"{target} is not known to be harmless")

    def _acts(self, target: str, args: list[Text]) -> None:
        for act in names.ACTS[target].split(","):
            kind, _, place = act.strip().partition(" ")
            if not place:
                self.found(kind)
            elif kind == "process.signal" and len(args) > 1 and args[1].exact == "0":
                self.found("observe")
            elif int(place) < len(args):
                self.found(kind, args[int(place)])
            elif target == "shutil.unpack_archive":
                self.found("write", self.code.known("."), "unpacks into the current directory")
            elif not target.endswith("urlretrieve"):
                self.found(kind, self.unknown(target))

    def _path_acts(self, method: str, path: Text, args: list[Text]) -> None:
        for act in names.PATH_ACTS[method].split(","):
            kind, _, place = act.strip().partition(" ")
            self.reads_files = self.reads_files or kind == "read"
            if not place:
                self.found("truncate" if kind == "write" and args and args[0].exact == "" else kind, path)
            else:
                self.found(kind, args[int(place)] if int(place) < len(args) else self.unknown(method))

    # -- calls --

    def _call(self, node: ast.Call) -> None:
        alone = self.dotted(node)
        if alone is not None:  # __import__("os"), which goes elsewhere
            self.judge(alone)
            return
        self._called(node)
        if self.unclear:
            self.unclear = False
            self.unsure.append(node)
        for child in (*node.args, *(keyword.value for keyword in node.keywords)):
            if not (self._is_environment(child)):
                self.see(child)

    def _called(self, node: ast.Call) -> None:
        func = node.func
        target = self.dotted(func)
        if target is not None:
            self._function(target, node)
        elif isinstance(func, ast.Name):
            self._builtin(func, node)
        elif isinstance(func, ast.Attribute):
            self._method(func, node)
        else:
            self.see(func)

    def _function(self, target: str, node: ast.Call) -> None:
        args = [self.text(arg) for arg in node.args]
        if target in names.OPENS:
            self._opens(args[:1], node, names.OPENS[target])
        elif target in names.PROCESSES:
            self._process(node)
        elif target in names.SHELLS:
            self.runs.append(("sh", (args[0] if args else self.unknown(target),)))
        elif target in names.EXECS:
            self._process(node, skip=1)
        elif target in ("os.environ.get", "os.getenv", "os.environ.pop", "os.environ.setdefault"):
            self._variable(args[0] if args else self.unknown(target))
        elif target in ("os.environ.update", "os.environ.clear"):
            self.found("code.injected", None, "changes the environment of what runs later")
        elif target == "os.chdir":
            return
        elif target.startswith("sys.path.") and target != "sys.path.index":
            self.found("code.project", args[-1] if args else None, "changes where modules come from")
        elif target == "runpy.run_path":
            self.runs.append(("@python", (args[0] if args else self.unknown(target),)))
        elif target == "yaml.load":
            self._yaml(node)
        elif target.partition(".")[0] in ("requests", "httpx") or target == "urllib.request.urlopen":
            self._network(target, node)
        elif target in names.ACTS:
            self._acts(target, args)
        elif target in data.READERS:
            self._reads_data(target, node)
        elif target == "pandas.set_option":
            self._sets_option(args, node)
        elif target in ("logging.basicConfig", "logging.FileHandler"):
            self._log(node, args)
        elif target.startswith("pathlib.Path.") and target.rpartition(".")[2] in names.PATH_ACTS:
            self._path_acts(target.rpartition(".")[2], args[0] if args else self.unknown(target), args[1:])
        elif target.endswith(".exists") and target.startswith("pathlib"):
            return
        else:
            self.judge(target)

    def _builtin(self, func: ast.Name, node: ast.Call) -> None:
        args = [self.text(arg) for arg in node.args]
        if func.id in self.own and func.id not in names.OPAQUE and func.id != "open":
            return
        if func.id == "open":
            self._opens(args[:1], node, 1)
        elif func.id in ("eval", "exec"):
            self._executes(node, args)
        elif func.id == "getattr":
            self._getattr(node, args)
        else:
            self._name(func)

    def _executes(self, node: ast.Call, args: list[Text]) -> None:
        """`exec("…")`, `exec(open(f).read())`."""
        if args and args[0].exact is not None:
            self.runs.append(("python", (args[0],)))
            if self.values and self._binds_anew(args[0].exact):
                self.opaque(args[0], "it may bind names of this code anew")
            return
        path = self._content_of(node.args[0]) if node.args else None
        if path is not None:
            self.runs.append(("@python", (path,)))
        else:
            self.opaque(self.code.known("exec"), "runs text that is not known here")

    def _binds_anew(self, code: str) -> bool:
        """Whether the text that is run may give names of this code another value."""
        if code not in self.binding:
            self.steps -= 4 * len(code)
            bound = _binds(code) if len(code) < SHORT and not self.spent() else {"*"}
            self.binding[code] = "*" in bound or not self.values.keys().isdisjoint(bound)
        return self.binding[code]

    def _content_of(self, node: ast.expr) -> Text | None:
        """The file whose whole content this is: `open(f).read()`, `Path(f).read_text()`."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            inner = node.func.value
            if node.func.attr == "read_text":
                return self.text(inner)
            opened = isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "open"
            if node.func.attr == "read" and opened and isinstance(inner, ast.Call) and inner.args:
                return self.text(inner.args[0])
        return None

    def _getattr(self, node: ast.Call, args: list[Text]) -> None:
        if len(args) < 2 or args[1].exact is None:
            self.opaque(self.code.known("getattr"), "takes an attribute whose name is not known here")
        else:
            attribute = ast.Attribute(node.args[0], args[1].exact, ast.Load())
            self._attribute(ast.copy_location(attribute, node))

    def _method(self, func: ast.Attribute, node: ast.Call) -> None:
        args = [self.text(arg) for arg in node.args]
        name = func.attr
        if name in ("execute", "executemany", "executescript") and self.has_sqlite:
            self.runs.append(("sqlite", (args[0] if args else self.unknown(name),)))
        elif name in ("rename", "replace") and len(args) == 1 and not node.keywords:
            self._path_acts("rename", self.text(func.value), args)
        elif name == "open":
            self._opens([self.text(func.value)], node, 0)
        elif name in ("extractall", "extract"):
            self._extracts(name, node, args)
        elif name == "write" and self._writes_xml(node):
            self.found("write", args[0] if args else self.unknown(name))
        elif name == "close" and isinstance(func.value, ast.Call) and self._empties(func.value):
            self.found("truncate", self.text(func.value), "opens it for writing and writes nothing")
        elif name == "read" and args:
            self.found("read", args[0])
        elif name in names.PATH_ACTS and name != "rename":
            self._path_acts(name, self.text(func.value), args)
        elif name in data.PRINTERS and not args and data.PRINT_KEYWORDS.issuperset(k.arg for k in node.keywords):
            pass
        elif name not in names.METHODS and name not in self.own:
            self.opaque(self.code.known(name), f"what {name}() does is not known here")
        self.see(func.value)

    def _empties(self, node: ast.Call) -> bool:
        mode = self._argument(node, 1, "mode")
        opened = isinstance(node.func, ast.Name) and node.func.id == "open"
        return opened and mode is not None and (self.text(mode).exact or "").startswith("w")

    def _writes_xml(self, node: ast.Call) -> bool:
        return self.has_xml and bool(node.args) and isinstance(node.args[0], (ast.Constant, ast.JoinedStr))

    def _extracts(self, name: str, node: ast.Call, args: list[Text]) -> None:
        given = [self.text(keyword.value) for keyword in node.keywords if keyword.arg == "path"]
        given += args[1:2] if name == "extract" else args[:1]
        self.found("write", given[0] if given else self.code.known("."), "unpacks an archive")

    def _opens(self, path: list[Text], node: ast.Call, place: int) -> None:
        mode = self._argument(node, place, "mode")
        text = self.text(mode) if mode is not None else self.code.known("r")
        if _spread(node):
            text = self.unknown("mode")
        target = path[0] if path else self._keyword_text(node, "file", "name")
        if self._argument(node, 99, "opener") is not None:
            self.opaque(self.code.known("opener"), "opens through a function of its own")
        letters = (text.exact or "w").partition(":")[0]
        if text.exact is None or any(letter in letters for letter in "wax+"):
            self.found("append" if "a" in letters else "create" if "x" in letters else "write", target)
        else:
            self.reads_files = True
            self.found("read", target)

    def _reads_data(self, target: str, node: ast.Call) -> None:
        """`pandas.read_csv(path or address, …)`, `numpy.load(path)`."""
        place = self._argument(node, 0, "")
        given = place or next((each.value for each in node.keywords if each.arg in data.READ_KEYWORDS), None)
        if given is None or _spread(node) or (target == "numpy.load" and not self._plain_load(node)):
            self.opaque(self.code.known(target), "what it loads may be code")
            return
        called = self.dotted(given.func) if isinstance(given, ast.Call) else None
        if called in ("io.StringIO", "io.BytesIO") or self.dotted(given) == "sys.stdin":
            return
        path = self._expanded(self.text(given))
        start = path.prefix.lower()
        if start.startswith(("http://", "https://", "ftp://", "s3://", "gs://")):
            self.found("net.query", path)
            if target.startswith("numpy."):  # which keeps it beside
                self.found("write", self.code.known("."), "fetches a file into the current directory")
        elif ":" in start:  # file:, and fsspec has many more, also in chains
            self.opaque(path, "this kind of address is not known here")
        else:
            self.reads_files = True
            self.found("read", path)

    def _plain_load(self, node: ast.Call) -> bool:
        """Without pickles, which may be code, and without a map that writes."""
        return len(node.args) <= 1 and all(
            each.arg in data.READ_KEYWORDS
            or (each.arg == "allow_pickle" and isinstance(each.value, ast.Constant) and each.value.value is False)
            or (each.arg == "mmap_mode" and isinstance(each.value, ast.Constant) and each.value.value in ("r", None))
            for each in node.keywords
        )

    def _sets_option(self, args: list[Text], node: ast.Call) -> None:
        """One of how tables are shown; others load modules by their name."""
        name = args[0].exact if len(args) == 2 and not node.keywords else None
        if name is None or not name.startswith("display.") or not name.replace(".", "_").isidentifier():
            self.opaque(self.code.known("pandas.set_option"), "sets what is not known here")

    def _yaml(self, node: ast.Call) -> None:
        loader = self._argument(node, 1, "Loader")
        if loader is None or (self.dotted(loader) or "").rpartition(".")[2] not in ("SafeLoader", "CSafeLoader"):
            self.opaque(self.code.known("yaml.load"), "a YAML document may name code to run")

    def _log(self, node: ast.Call, args: list[Text]) -> None:
        target = self._argument(node, 99, "filename")
        if target is not None:
            self.found("append", self.text(target))
        elif args:
            self.found("append", args[0])

    def _argument(self, node: ast.Call, place: int, name: str) -> ast.expr | None:
        if place < len(node.args):
            return node.args[place]
        return next((keyword.value for keyword in node.keywords if keyword.arg == name), None)

    def _keyword_text(self, node: ast.Call, *wanted: str) -> Text:
        for keyword in node.keywords:
            if keyword.arg in wanted:
                return self.text(keyword.value)
        return self.unknown("open")

    # -- programs --

    def _process(self, node: ast.Call, skip: int = 0) -> None:
        """`subprocess.run([…])`, `subprocess.run("…", shell=True)`, `os.execvp(file, […])`."""
        first = self._argument(node, skip, "args")
        shell = self._argument(node, 99, "shell")
        if first is None:
            self.opaque(self.code, "runs a program that is not named")
            return
        if shell is not None and not (isinstance(shell, ast.Constant) and not shell.value):
            words: tuple[Text, ...] = (self.code.known("sh"), self.code.known("-c"), self.text(first))
        else:
            words = self._words(first)
        for name in ("executable", "preexec_fn"):
            if self._argument(node, 99, name) is not None:
                self.opaque(self.code.known(name), f"{name} chooses what runs")
        self.runs.append(("argv", (*self._setting(node), *words)))

    def _setting(self, node: ast.Call) -> tuple[Text, ...]:
        """`cwd=` and `env=` as env(1) would say them."""
        words: list[Text] = []
        where = self._argument(node, 99, "cwd")
        if where is not None and not (isinstance(where, ast.Constant) and where.value is None):
            words += [self.code.known("-C"), self.text(where)]
        env = self._argument(node, 99, "env")
        if isinstance(env, ast.Dict):
            for key, value in zip(env.keys, env.values, strict=True):
                if key is not None:
                    words.append(self.joined([self.text(key), "=", self.text(value)]))
                elif not self._is_environment(value):
                    self.opaque(self.code.known("env"), "the environment is not known here")
        elif env is not None and not self._is_environment(env):
            self.opaque(self.code.known("env"), "the environment is not known here")
        return (self.code.known("env"), *words) if words else ()

    def _is_environment(self, node: ast.expr) -> bool:
        """`os.environ`, `os.environ.copy()`, `{**os.environ, …}`: handed on, not shown."""
        if isinstance(node, ast.Call) and self.dotted(node.func) == "os.environ.copy":
            return True
        if isinstance(node, ast.Dict) and any(key is None for key in node.keys):
            return all(self._is_environment(v) for k, v in zip(node.keys, node.values, strict=True) if k is None)
        return False

    def _words(self, node: ast.expr) -> tuple[Text, ...]:
        if self.spent():
            return (self._many("…"),)
        if isinstance(node, (ast.List, ast.Tuple)):
            return tuple(self._item(item) for item in node.elts)
        if isinstance(node, ast.Name) and self.values.get(node.id) is not None:
            value = self.values[node.id]
            if value is None or isinstance(value, ast.Name):
                return (self.text(node),)
            if self.kept(node) is None:
                self.opaque(self.code.known(node.id), "these words may be changed before they run")
            more = (self._many(f"*{node.id}[…]"),) if self.changes().grows(node.id) else ()
            return (*self._words(value), *more)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return self._words(node.left) + self._words(node.right)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "split":
            words = self.text(node.func.value if not node.args else node.args[0])
            blank = not node.args or self.dotted(node.func) == "shlex.split"
            if words.exact is not None and blank:
                return tuple(self.code.known(word) for word in words.exact.split())
        return (self.text(node),)

    def _item(self, node: ast.expr) -> Text:
        if isinstance(node, ast.Starred):
            return self._many("*" + self.source(node.value))
        return self.text(node)

    def _many(self, source: str) -> Text:
        return Text((Hole(source, "these words are not known here"),), self.code.span, -1, many=True)

    # -- the network --

    def _network(self, target: str, node: ast.Call) -> None:
        method = target.rpartition(".")[2]
        if method in ("request", "stream"):
            given = self._argument(node, 0, "method")
            method = (self.text(given).exact or "post").lower() if given is not None else "post"
            address = self._argument(node, 1, "url")
        else:
            address = self._argument(node, 0, "url")
        if method == "urlopen":
            method, address = self._request(node, address)
        kinds = {"get": "net.query", "head": "net.query", "options": "net.query", "delete": "net.delete"}
        if method not in (*kinds, "post", "put", "patch"):
            self.judge(target)
            return
        self._sends(kinds.get(method, "net.send"), address, node)

    def _request(self, node: ast.Call, address: ast.expr | None) -> tuple[str, ast.expr | None]:
        """Method and address of `urlopen(url, data)` or `urlopen(Request(url, …))`."""
        if isinstance(address, ast.Name) and isinstance(self.values.get(address.id), ast.Call):
            if self.changes().has(address.id):
                self.opaque(self.code.known(address.id), "this request may be changed before it is sent")
            address = self.values[address.id]
        inner = address if isinstance(address, ast.Call) else None
        request = inner if inner is not None and self.dotted(inner.func) == "urllib.request.Request" else None
        if inner is not None and request is None:
            return "get", address
        data = self._argument(node, 1, "data") or (self._argument(request, 1, "data") if request else None)
        method = self._argument(request, 99, "method") if request else None
        if method is not None:
            name = (self.text(method).exact or "post").lower()
        else:
            name = "get" if data is None or (isinstance(data, ast.Constant) and data.value is None) else "post"
        return name, self._argument(request, 0, "url") if request else address

    def _sends(self, kind: str, address: ast.expr | None, node: ast.Call) -> None:
        url = self.text(address) if address is not None else self.unknown("url")
        if url.prefix.startswith(LOOPBACK):
            self.found(kind, url)
            return
        if "169.254.169.254" in url.prefix:
            self.found("secret.read", url, "asks the metadata service, which gives credentials")
        parts = [part for part in below(node) if isinstance(part, (ast.Attribute, ast.Call, ast.Name))]
        given = [self.values.get(part.id) for part in parts if isinstance(part, ast.Name)]
        parts += [inner for value in given if value is not None for inner in below(value)]  # type: ignore[misc]
        if any(isinstance(part, ast.Attribute) and self.dotted(part) == "os.environ" for part in parts):
            kind = "secret.send"
        elif any(self._reads(part) for part in parts) or (self.reads_files and url.exact is None):
            kind = "net.upload"
        self.found(kind, url)

    def _reads(self, node: ast.AST) -> bool:
        if not isinstance(node, ast.Call):
            return False
        func = node.func
        return (isinstance(func, ast.Name) and func.id == "open") or (
            isinstance(func, ast.Attribute) and func.attr in ("read_text", "read_bytes", "open")
        )

    # -- the environment --

    def _variable(self, name: Text) -> None:
        if name.exact is None:
            self.found("secret.env", name, "takes variables that are not known here")
        elif any(word in name.exact.upper() for word in SECRETS):
            self.found("secret.read", name, "takes a secret from the environment")

    def _sets(self, name: Text) -> None:
        if name.exact is None or name.exact.startswith(INJECTING):
            self.found("code.injected", name, "changes what later programs run")


_HANDLERS: dict[type, Callable[[_Reader, Any], None]] = {
    ast.Import: _Reader._import,
    ast.ImportFrom: _Reader._import_from,
    ast.Call: _Reader._call,
    ast.Attribute: _Reader._attribute,
    ast.Name: _Reader._name,
    ast.Subscript: _Reader._subscript,
    ast.Compare: _Reader._compare,
}


def _binds(code: str) -> set[str | None]:
    """The names that a text binds; `*` where these may be any."""
    tree = _tree(_dedented(code))
    bound: set[str | None] = set()
    for node in below(tree) if tree is not None else ():
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            bound.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and node.id in names.OPAQUE:
            bound.add("*")
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            bound.add(node.id)
    return bound


def _acts_later(method: str) -> bool:
    return method in names.HANDED or (method.startswith("to_") and method not in names.METHODS)


def _spread(node: ast.Call) -> bool:
    """`f(*args)`, `f(**options)`: more arguments than are written."""
    return any(isinstance(arg, ast.Starred) for arg in node.args) or any(each.arg is None for each in node.keywords)


def _split(target: str) -> tuple[str, list[str]]:
    """(the longest known module, the names behind it)."""
    parts = target.split(".")
    for count in range(len(parts), 0, -1):
        module = ".".join(parts[:count])
        if module in names.NAMES:
            return module, parts[count:]
    return parts[0], parts[1:]


def _pure(module: str, rest: list[str], target: str) -> bool:
    if any(target == denied or target.startswith(denied + ".") for denied in names.DENIED):
        return False
    if rest == ["__version__"] and (module in names.LIBRARIES or module in names.NAMES):
        return True
    if names.MODULES.intersection(rest) and rest[0] not in names.NAMES.get(module, ()):
        return False
    if module.partition(".")[0] in data.DATA and not names.METHODS.issuperset(rest[1:]):
        return False
    if any(part.startswith("_") and part not in names.DUNDERS for part in rest) or names.FRAMES.intersection(rest):
        return False
    listed = names.NAMES.get(module, frozenset())
    return "*" in listed or rest[0] in listed or rest[0] in names.DUNDERS
