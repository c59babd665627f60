"""Opens a file that may be a sheet: a text of a page or two in a common encoding; says what is wrong with any other."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from carnyx.core.limits import LONGEST_SHEET, read_up_to

LARGEST = LONGEST_SHEET

_CONTROL = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")


class NoSheet(ValueError):
    """A file or text that is no sheet: empty, too large, not text, or about something else."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def sheet_text(path: Path) -> str:
    """The text of a file; a file that is too large is not read to its end."""
    raw = read_up_to(path, LARGEST)
    if len(raw) > LARGEST:
        raise NoSheet("large")
    text = _decoded(raw)
    if not text.strip():
        raise NoSheet("empty")
    if _CONTROL.search(text):
        raise NoSheet("binary")
    return text


def _decoded(raw: bytes) -> str:
    """The text, from UTF-8, from UTF-16 if it begins with its mark, or from Windows-1252."""
    wide = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise NoSheet("binary")
