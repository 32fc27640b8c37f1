"""Reasons, targets and rules repeat no secret."""

from __future__ import annotations

import json

import pytest

from riskclass import classify

SECRETS = [
    ("mysql --password=hunter2 -e 'drop table t'", "hunter2"),
    ("curl -H 'Authorization: Bearer abcdef123456' -X DELETE https://example.com/x", "abcdef123456"),
    ("curl -u bob:hunter2 -X DELETE https://example.com/x", "hunter2"),
    ("curl -X DELETE https://bob:hunter2@example.com/x", "hunter2"),
    ("docker login -u bob --password hunter2", "hunter2"),
    ("DB_PASSWORD=hunter2 ./deploy.sh", "hunter2"),
    ("export API_TOKEN=hunter2; rm x", "hunter2"),
    ("frobnicate --token ghp_0123456789abcdef", "0123456789abcdef"),
    ("git push https://bob:hunter2@example.com/r.git --force", "hunter2"),
    ("psql postgresql://bob:hunter2@db/x -c 'drop table t'", "hunter2"),
]


@pytest.mark.parametrize(("command", "secret"), SECRETS)
def test_a_reason_repeats_no_secret(command: str, secret: str) -> None:
    verdict = classify(command)
    told = json.dumps([verdict.reason, *(effect.to_dict() for effect in verdict.effects)])
    assert secret not in told


@pytest.mark.parametrize("command", ["git log --author=bob", "sort -o/etc/passwd x", "ls --sort=time"])
def test_what_is_no_secret_is_told(command: str) -> None:
    assert "***" not in classify(command).reason
