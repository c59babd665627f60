"""The folder `shared`, with the rules files and the printed sheets: it lies beside the project and is not part of it.

A test that reads it is marked `shared`.  Where the folder is absent, `tests/conftest.py` leaves these tests out and
says so in one line at the end of the run.
"""

from __future__ import annotations

from pathlib import Path

SHARED = Path(__file__).resolve().parents[2] / "shared"
RULES = SHARED / "rules" / "v4"
SHEETS = SHARED / "sheets"
