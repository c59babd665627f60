"""The reference sheet of Warriors and the ways a rule can stand on it."""

from carnyx.core.rule import Cite

SHEETS = ("d10",)

SHEET = Cite(("sheet",), SHEETS)
SHEET_AND_RULING = Cite(("sheet", "ruling"), SHEETS)
SHEET_AND_FOUND = Cite(("sheet", "found"), SHEETS)
SHEET_FOUND_RULING = Cite(("sheet", "found", "ruling"), SHEETS)
SWITCHED = Cite(("sheet", "found"), SHEETS, variant=True)
