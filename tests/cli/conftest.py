"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A shell to type commands into, as wide as a terminal is that does not say how wide it is."""
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return Shell(capsys)
