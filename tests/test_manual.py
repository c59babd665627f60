"""The manual is true: it is built without a warning, fetches nothing from elsewhere, and its examples work."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import ROOT, Reader

DOCS = ROOT / "docs"
PAGES = sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts)
FETCHED = re.compile(r"""<(?:link|script|img|source|iframe)\b[^>]*(?:src|href)="(?:https?:)?//|url\(['"]?https?:""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The manual, built as a reader sees it; whatever Sphinx warns of is an error."""
    built = tmp_path_factory.mktemp("manual")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", built / "read", DOCS, built / "site"]
    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:1")  # nobody listens there
    done = subprocess.run(command, env=os.environ | nowhere, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return built / "site"


def test_it_is_built_without_a_warning(site: Path) -> None:
    for page in PAGES:
        assert (site / page.relative_to(DOCS)).with_suffix(".html").is_file()


def test_whoever_reads_it_fetches_nothing_from_elsewhere(site: Path) -> None:
    kept = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".svg")]
    assert [path.name for path in kept if FETCHED.search(path.read_text(encoding="utf-8"))] == []


def test_its_reference_has_what_a_user_calls(site: Path) -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in (site / "reference").glob("*.html"))
    for name in (
        "carnyx.celtos.EDITIONS",
        "carnyx.core.check.Trial",
        "carnyx.core.flow.play",
        "carnyx.core.journal.load",
        "carnyx.core.system.System",
        "carnyx.games.celtos.odds.shoot",
        "carnyx.games.warriors.odds.combat",
        "carnyx.odds.spread.Spread.at_least",
        "carnyx.players.Player",
    ):
        assert f'id="{name}"' in told


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_examples_work(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delenv("CARNYX_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    Reader(tmp_path, capsys).follow(page.read_text(encoding="utf-8"))
