# Everything runs in .venv, made here on first use; nothing outside the checkout is touched.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: check test lint fix docs bench coverage fuzz compose help-check aws-check sandbox new

check: lint test

test: .venv/made
	$(BIN)/python -m pytest

lint: .venv/made
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fix: .venv/made
	$(BIN)/python -m tasks.index
	$(BIN)/python -m tasks.docs
	$(BIN)/python -m tasks.picture
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: .venv/made
	$(BIN)/python -m tasks.docs

# PEERS=1 times other libraries in the same run (installed into build/peers).
bench: .venv/made
	$(BIN)/python -m benchmarks.run $(if $(PEERS),--peers)

coverage: .venv/made
	$(BIN)/python -m pytest tests/shell --cov=riskclass.shell --cov-branch --cov-report=term-missing --cov-fail-under=100

# More seeds than a test run has time for; see docs/oracle.md.
SECONDS ?= 600
SEED ?= 1
fuzz: .venv/made
	$(BIN)/python -m tests.oracle.fuzz --seconds $(SECONDS) --seed $(SEED) $(FUZZ)

# Scripts put together at random, run with a harmless program in place of rm; see docs/oracle.md.
compose: .venv/made
	$(BIN)/python -m tests.oracle.compose --seconds $(SECONDS) --seed $(SEED)

# ASK=1 installs the tools in a scratch place first (as root) and asks them anew.
help-check: .venv/made
	$(if $(ASK),$(BIN)/python -m tasks.help_place && $(BIN)/python -m tasks.help_check --ask,$(BIN)/python -m tasks.help_check)

# The table of aws against Amazon's models; ASK=1 fetches them first.
aws-check: .venv/made
	$(BIN)/python -m tasks.aws_models $(if $(ASK),--ask)

# As root on Linux: examples under trace in a throw-away root, made on first use; see docs/sandbox.md.
ROOT ?= /var/tmp/riskclass-sandbox/root
sandbox: .venv/made
	[ -x $(ROOT)/usr/bin/strace ] || sh tasks/sandbox/root.sh $(ROOT)
	$(BIN)/python -m tasks.sandbox --root $(ROOT) $(SANDBOX)
	$(BIN)/python -m tasks.docs

new: .venv/made
	$(BIN)/python -m tasks.new_tool $(tool)

.venv/made: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch .venv/made
