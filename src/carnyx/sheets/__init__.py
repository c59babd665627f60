"""Sheets: printed reference sheets read back into the values of the rules, damage and all."""

from carnyx.sheets.file import NoSheet, sheet_text
from carnyx.sheets.reader import read
from carnyx.sheets.reading import Reading

__all__ = ["NoSheet", "Reading", "read", "sheet_text"]
