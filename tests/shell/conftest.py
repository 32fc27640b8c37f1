"""Every run says which oracle the shell front end was compared with."""

from __future__ import annotations

import pytest

from tests.oracle import compare


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"shell: compared with {compare.mode()}")
