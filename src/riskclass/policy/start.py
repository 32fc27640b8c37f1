"""What `riskclass policy init` writes. Lines that begin with `#` and no blank are TOML that may be switched on."""

from __future__ import annotations

_USER = """\
# A policy of riskclass: what is allowed, asked for, and denied (riskclass policy --help).
# Of the rules that hold for an effect the strictest decides; where none holds, its class does. Then the preset below.
# Try it: riskclass policy lint, riskclass policy test, riskclass --policy THIS_FILE 'rm -rf /srv/builds/x'

# ops asks for every lasting change; coding lets tests and writes in the work tree pass; strict allows only what is
# read_only; observe never stops anything. `riskclass policy show PRESET` prints one.
extends = "{preset}"

# Where nobody can be asked, each ask is a deny.
#attended = false

# Hosts to which content and secrets may be sent.
#trusted_hosts = ["backup.example.com"]

# Wherever one of these is on the way, every change is asked for, whatever else is allowed.
#protected_contexts = ["host:prod-*"]

# By class: read_only, reversible_low, config_mutation, disruptive, exposure, unknown, destructive.
#[classes]
#disruptive = "deny"

# What lies here is scratch: it may be written and deleted. In a glob only * is special, and it is any text, / too.
#[places]
#scratch = ["/srv/scratch/*"]

# A rule names what it is about: effect (fs.delete, service.*), class, path, host, url, unit, target, context, tool.
#[[rule]]
#effect = "fs.delete"
#path = "/srv/builds/*"
#unless = {{ path = "/srv/builds/keep/*" }}
#decision = "allow"
#because = "builds can be made again"

# A program that riskclass does not know, in the words of its own tables (riskclass rules ssh --toml shows one).
#[[tool]]
#names = "onhost"
#operands = "HOST -- COMMAND...:argv"
#context = "host:HOST"
#about = "our ssh"
#examples = '''
#onhost web1 -- uptime       #=> read_only
#onhost web1 -- rm -rf /srv  #=> destructive
#'''
"""
_PROJECT = """\
# What riskclass is told about this project. It can only be stricter than the user's policy: what loosens is ignored.
# Try it: riskclass policy lint .riskclass.toml

# Wherever one of these is on the way, every change is asked for.
#protected_contexts = ["host:prod-*"]

# What lies here is read as a secret.
#[places]
#secret = ["./deploy/keys/*"]

# A rule names what it is about: effect (fs.delete, vcs.*), class, path, host, url, unit, target, context, tool.
#[[rule]]
#tool = "git push"
#decision = "ask"
#because = "the release branch is pushed by hand"

# A program of this project, in the words of riskclass's own tables (riskclass rules ssh --toml shows one).
# The table adds to what is known without it: a program that nobody knows stays unknown.
#[[tool]]
#names = "deployctl"
#operands = "HOST"
#does = "service.restart HOST"
#about = "puts a build live"
#examples = "deployctl web1  #=> disruptive"
"""


def user(preset: str) -> str:
    """A user's policy with everything but the preset switched off."""
    return _USER.format(preset=preset)


def project() -> str:
    """The same for a project's file."""
    return _PROJECT
