"""Policies as an author sees them: with every problem, warning and line. Nothing here is kept or cached."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from riskclass.policy.chain import Chain
from riskclass.policy.errors import PolicyError
from riskclass.policy.files import PROJECT, text_of
from riskclass.policy.finding import named, project_files, usual
from riskclass.policy.presets import PRESETS
from riskclass.policy.source import Problems

if TYPE_CHECKING:
    from collections.abc import Mapping


def in_force(cwd: str, explicit: str, env: Mapping[str, str], problems: Problems) -> tuple[Chain, dict[str, Chain]]:
    """What `riskclass.policy.finding` finds for a directory: the user's and the system's; each project's by its file.

    Raises:
        PolicyError: as `Problems` says.
    """
    name = named(explicit, env)
    chain = of_file(name, problems, project=False) if name else Chain(problems)
    for file in [] if name else usual(env):
        _read(chain, file)
    return chain, {file: of_file(file, problems, project=True) for file in project_files(cwd)}


def of_file(name: str, problems: Problems, project: bool | None = None) -> Chain:
    """One file, which is a project's if it is named so, with what it extends; or a preset.

    Raises:
        PolicyError: as `Problems` says.
    """
    chain = Chain(problems, os.path.basename(name) == PROJECT if project is None else project)
    if name in PRESETS:
        chain.preset = name
    else:
        _read(chain, name)
    return chain


def _read(chain: Chain, file: str) -> None:
    try:
        chain.read(file, text_of(file, chain.project))
    except PolicyError as error:
        if not chain.problems.keep:
            raise
        chain.problems.found.append(error)
