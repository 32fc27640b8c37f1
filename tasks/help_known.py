"""Where a table differs from the help of its tool on purpose, and why: `tool sub … --option` → the reason.

`*` stands for any text. A name alone (`git svn`) excuses a sub-command that is left out.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "kubectl * --dry-run": "the value is attached or missing: `--dry-run` alone has one of its own",
    "kubectl --profile-output": "writes where kubectl spent its time; left out: unknown.option",
    # git
    "git cvs*": "a bridge to another version control system, left out: unknown.subcommand",
    "git svn": "a bridge to another version control system, left out: unknown.subcommand",
    "git p4": "a bridge to another version control system, left out: unknown.subcommand",
    "git archimport": "a bridge to another version control system, left out: unknown.subcommand",
    "git * --no-dry-run": "takes --dry-run back; left out, since `inert` could not see that",
    "git checkout -t": "takes no value before git 2.35, and only an attached one since: -tf was -t -f",
    "git switch -t": "takes no value before git 2.35, and only an attached one since: -tf was -t -f",
    "git * -U": "the value is attached or missing (`git log -U 3` is refused), whatever the manual's term says",
    "git * --unified": "as -U",
    "git maintenance --schedule": "the manual leaves out the value",
    "git * --full-history": "the manual's term reads `--full-history with <paths>`",
    "git index-pack --keep": "the value is attached or missing",
    "git index-pack --progress-title": "the manual leaves out the value",
    "git pull --signoff": "an attached value is passed on to git merge, which has none",
    "git rev-list --abbrev": "the value is attached or missing",
    "git rev-parse --*": "values are attached (--glob=x), or missing",
    "git shortlog --format": "as of git log",
    "git submodule *": "the manual leaves out the values of --name, --depth and --summary-limit",
    # gh
    "gh pr checks -i": "the help calls its value --watch",
    "gh pr checks --interval": "the help calls its value --watch",
    "gh browse -c": "before 2.40 it had no value, and it may still be left out",
    "gh browse --commit": "as -c",
    "gh project item-edit --field": "the help calls its value --value",
    "gh project item-edit --value": "the help calls its value --field",
    # podman
    "podman * --pull": "the value is attached or missing: `--pull` alone means always",
}
