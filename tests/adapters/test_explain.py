"""The way from text to verdict, as people see it."""

from __future__ import annotations

import io

import pytest

from riskclass import classify
from riskclass.adapters.explain import explained

#: A text, and what must be shown of it, in this order.
SHOWN = {
    "wrappers are a tree, and say where": (
        "sudo -u app sh -c 'rm -rf x' > log",
        [
            "├─ sudo -u app sh -c 'rm -rf x'\n",
            "│  └─ sh -c 'rm -rf x'   [user:app]\n",
            "│     └─ rm -rf x\n",
            "│           destructive  fs.delete x [project]: deletes recursively\n",
            "└─ > log\n",
            "      config_mutation  fs.write log [project]: writes\n",
        ],
    ),
    "what surrounds a part is not marked": (
        "ls; (cd /srv && rm x); pwd",
        ["  ls; (cd /srv && rm x); pwd\n", "                     ^\n"],
    ),
    "wide characters take two columns": ("echo 日本 && rm 本", ["  echo 日本 && rm 本\n", "                 ^^\n"]),
    "only the line of the deciding part is marked": ("ls\nrm x\nls", ["  ls\n  rm x\n     ^\n  ls\n"]),
    "a function's body stands below its call": (
        "f() { sudo rm /srv/x; g; }; g() { ls; }; f; f > log",
        [
            "├─ f   (2 times)\n",
            "│  ├─ sudo rm /srv/x\n",
            "│  │  └─ rm /srv/x\n",
            "│  └─ g\n",
            "│     └─ ls\n",
            "└─ > log\n",
        ],
    ),
    "one line for targets of which the same is said": ("rm a b", ["     ^\n", "  fs.delete a b [project]: deletes\n"]),
    "the option that decides": ("git push origin --force", ["                  ^^^^^^^\n"]),
    "and its value": ("curl -X DELETE http://x/y", ["       ^^^^^^^^^\n"]),
    "a function that is not called": ("f() { rm x; }; ls", ["├─ ls\n", "└─ rm x   (only defined)\n"]),
    "an assignment is a node of its own": ("LD_PRELOAD=./x ls", ["├─ ls\n", "└─ LD_PRELOAD=./x\n"]),
    "nothing runs": ("# nothing", ["read_only  nothing runs\n"]),
    "closer commands": ("git push --force", ["  safer\n    git push -n --force\n    git push\n"]),
    "rounds that do the same": (
        "for i in 1 2; do rm $i; echo b; done",
        ["├─ rm 1\n", "├─ echo b   (2 times)\n", "└─ rm 2\n", "      destructive"],
    ),
    "a text that ends in a newline": ("rm x\n", ["  rm x\n     ^\n\n  destructive"]),
    "control characters": ("echo '\x1b[31m\x07'; rm x", ["\\x1b[31m\\x07"]),
    "many commands": ("ls;" * 300, ["└─ … and 100 more commands\n"]),
    "many lines": ("ls\n" * 100, ["… and 60 more lines\n"]),
}


@pytest.mark.parametrize(("text", "parts"), SHOWN.values(), ids=SHOWN)
def test_it_shows(text: str, parts: list[str]) -> None:
    shown = explained(text, classify(text), io.StringIO())
    place = 0
    for part in parts:
        found = shown.find(part, place)
        assert found >= 0, f"{part!r} is not in\n{shown[place:]}"
        place = found
    assert "\x1b" not in shown


def test_no_closer_command_has_an_option_that_takes_a_value() -> None:
    assert classify("curl -X DELETE http://x/y").safer == ("curl http://x/y",)
    assert classify("git branch -D x y").safer == ("git branch x y",)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_a_terminal_s_width_is_kept(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    text = f"echo {'a' * 300}; ssh {'h' * 100} 'rm -rf /srv/{'b' * 200}'; echo {'c' * 300}"
    tree = explained(text, classify(text), _Terminal()).split("\n\n")
    for line in "\n".join(tree).splitlines():
        assert len(line) <= columns
    assert "^" in tree[0]


@pytest.mark.parametrize(
    ("name", "value", "coloured"), [("NO_COLOR", "1", False), ("NO_COLOR", "", True), ("TERM", "dumb", False)]
)
def test_colours(name: str, value: str, coloured: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    assert ("\x1b[" in explained("rm x", classify("rm x"), _Terminal())) == coloured
