"""The presets, in the words of a policy file; docs/policy.md says why (`riskclass policy show PRESET` prints one)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CATASTROPHIC = {
    "catastrophic": True,
    "decision": "deny",
    "because": "a whole file system, disk, pool or host is at stake",
}
_GUARD = {
    "effect": "guard.lower",
    "place": "guard",
    "decision": "deny",
    "because": "changes what guards this machine from agents",
}
_ASKS = {
    "read_only": "allow",
    "reversible_low": "allow",
    "config_mutation": "ask",
    "disruptive": "ask",
    "exposure": "ask",
    "unknown": "ask",
    "destructive": "ask",
}
#: Runners of tests and builds, and installs from lock files: agents write code all day, and run it.
_RUNNERS = """
    pytest; tox; nox; go test; go vet; npm test; npm ci; npm run; yarn test; yarn run; yarn install
    pnpm test; pnpm run; pnpm install
    bun test; cargo test; cargo build; cargo check; cargo clippy; cargo run; mvn test; mvn verify; gradle test
    gradlew; jest; vitest; mypy; ruff; eslint; tsc; uv sync; poetry install; bundle install; dotnet test; dotnet build
    go build; go generate; pre-commit run; rspec; phpunit; mix test; ctest
""".replace("\n", ";")

PRESETS: dict[str, dict[str, Any]] = {
    "ops": {"classes": _ASKS, "rule": [_CATASTROPHIC, _GUARD]},
    "coding": {
        "classes": _ASKS,
        "rule": [
            _CATASTROPHIC,
            _GUARD,
            {
                "effect": ["fs.create", "fs.write", "fs.attributes"],
                "place": "project",
                "decision": "allow",
                "because": "writes in the work tree",
            },
            {
                "effect": "code.project",
                "tool": [each.strip() for each in _RUNNERS.split(";") if each.strip()],
                "decision": "allow",
                "because": "a runner of tests or builds",
            },
            {
                "effect": "code.project",
                "tool": "make",
                "target": ["test", "tests", "check", "lint", "build", "all", "fmt", "format"],
                "decision": "allow",
                "because": "a runner of tests or builds",
            },
        ],
    },
    "strict": {
        "classes": {name: "allow" if name == "read_only" else "ask" for name in _ASKS},
        "rule": [_CATASTROPHIC, _GUARD],
    },
    "observe": {
        "classes": dict.fromkeys(_ASKS, "allow"),
        "rule": [
            {"catastrophic": True, "decision": "allow", "because": "this preset never stops anything"},
            {
                "effect": "guard.lower",
                "place": "guard",
                "decision": "allow",
                "because": "this preset never stops anything",
            },
        ],
    },
}
