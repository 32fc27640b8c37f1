"""A glob that can fit nothing is refused: a `deny` that is never heard would protect nothing."""

from __future__ import annotations

import pathlib

import pytest

from riskclass import Policy, PolicyError
from riskclass.policy.lint import warnings
from riskclass.policy.source import Problems
from riskclass.policy.survey import of_file

RULE = '[[rule]]\n{}\ndecision = "deny"\n'
REFUSED = {
    'protected_contexts = ["prod-*"]\n': "1:1: 'prod-*' fits nothing: a context is KIND:NAME",
    RULE.format(
        'context = "hots:prod-1"'
    ): "'hots:prod-1' fits nothing: no kind of context is 'hots'; did you mean 'host'?",
    'protected_contexts = ["Host:prod-*"]\n': "fits nothing: no kind of context is 'Host'; did you mean 'host'?",
    RULE.format('context = "prod-1"'): "2:1: 'prod-1' fits nothing: a context is KIND:NAME",
    RULE.format('path = "build/*"'): "2:1: 'build/*' fits nothing: a path begins with",
    RULE.format('path = ["/a/*", "/srv/x/"]'): "2:1: '/srv/x/' fits nothing: effects have paths without",
    RULE.format('url = "api.example.com/*"'): "2:1: 'api.example.com/*' fits nothing: a URL begins with",
    RULE.format('host = "me@nas"'): "2:1: 'me@nas' fits nothing: a host has no",
    RULE.format('unless = { path = "build" }'): "'build' fits nothing: a path begins with",
    '[places]\nprotected = "data/*"\n': "'data/*' fits nothing: a path begins with",
    '[places]\nprograms = "/opt/*"\n': "'/opt/*' fits nothing: a folder is",
}
ACCEPTED = [
    'protected_contexts = ["host:prod-*", "*prod*", "*:prod", "stage:live"]\n',
    RULE.format('path = ["/srv/x", "~/x", "./x/*", "*.pem"]'),
    RULE.format('url = ["https://h/*", "*"]\nhost = "*.lan"'),
    '[places]\nprotected = "./data/*"\nprograms = "/opt/bin"\n',
]


@pytest.fixture
def file(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "policy.toml"


@pytest.mark.parametrize(("text", "message"), REFUSED.items())
def test_what_fits_nothing_is_refused(file: pathlib.Path, text: str, message: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PolicyError) as caught:
        Policy.load(str(file))
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ACCEPTED)
def test_what_may_fit_is_not(file: pathlib.Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    Policy.load(str(file))


def test_a_tool_of_the_same_policy_is_known_to_lint(file: pathlib.Path) -> None:
    file.write_text(
        '[[rule]]\ntool = "onhost"\ndecision = "ask"\n'
        '[[tool]]\nnames = "onhost"\noperands = "HOST COMMAND...:argv"\ncontext = "host:HOST"\n'
        'examples = "onhost a -- uptime  #=> read_only"\n',
        encoding="utf-8",
    )
    assert not list(warnings(of_file(str(file), Problems())))
