"""Where policies are found, and in which order they speak."""

from __future__ import annotations

import os

from riskclass.identity import engine_identity
from riskclass.policy.assemble import nothing, policy
from riskclass.policy.decide import Policy
from riskclass.policy.errors import PolicyError
from riskclass.policy.files import PROJECT, parts_of
from riskclass.policy.presets import PRESETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

SYSTEM = "/etc/riskclass/policy.toml"


def search(
    cwd: str | None = None,
    explicit: str | None = None,
    *,
    preset: str = "",
    env: Mapping[str, str] | None = None,
) -> Policy:
    """The policy for a command that will run in `cwd`.

    `explicit` or `RISKCLASS_POLICY` (a file, or a preset's name), else the user's file
    (`$XDG_CONFIG_HOME/riskclass/policy.toml`) and then the system's (`/etc/riskclass/policy.toml`); what they extend
    comes behind them, a preset last: the one they name, else `preset`, else `ops`. Every `.riskclass.toml` in `cwd` and
    above it is a project's: it can only be stricter.

    Raises:
        PolicyError: a file that is named and not there, or one that cannot be used.
    """
    env = os.environ if env is None else env
    engine = engine_identity()
    name = named(explicit, env)
    parts = nothing(name) if name in PRESETS else parts_of([name] if name else usual(env), engine, env)
    if not parts["preset"]:
        parts = {**parts, "preset": preset}
    projects = [parts_of([file], engine, env, project=True) for file in project_files(cwd)]
    return policy(parts, projects, engine)


def load(file: str, *, project: bool = False) -> Policy:
    """The policy that one file says, with what it extends; or a preset by its name.

    Raises:
        PolicyError: it cannot be read or used.
    """
    engine = engine_identity()
    if file in PRESETS:
        return policy(nothing(file), [], engine)
    parts = parts_of([file], engine, os.environ, project=project)
    return policy(nothing(), [parts], engine) if project else policy(parts, [], engine)


def named(explicit: str | None, env: Mapping[str, str]) -> str:
    """The file or preset that the caller or the environment names, or empty."""
    return explicit or env.get("RISKCLASS_POLICY") or ""


def usual(env: Mapping[str, str]) -> list[str]:
    """The user's file and the system's, where they are."""
    files = [user_file(env), SYSTEM]
    return [file for file in files if file and os.path.exists(file)]


def user_file(env: Mapping[str, str]) -> str:
    """Where the user's policy is kept, or empty where no home is known (XDG Base Directory)."""
    home = env.get("XDG_CONFIG_HOME") or (env["HOME"] + "/.config" if env.get("HOME") else "")
    return os.path.join(home, "riskclass", "policy.toml") if home.startswith("/") else ""


def project_files(cwd: str | None) -> list[str]:
    """Every `.riskclass.toml` in the directory and above it, nearest first."""
    found = []
    folder = cwd or ""
    while folder.startswith("/"):
        file = os.path.join(folder, PROJECT)
        if os.path.lexists(file):
            found.append(file)
        above = os.path.dirname(folder)
        if above == folder:
            break
        folder = above
    return found


__all__ = ["SYSTEM", "PolicyError", "load", "project_files", "search", "user_file", "usual"]
