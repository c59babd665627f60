"""The reference sheets of Celtos and the ways a rule can stand on them."""

from carnyx.core.rule import Cite

SHEETS = ("en", "de", "es", "en-ocr")  # the last one is a damaged optical copy of the first

SHEET = Cite(("sheet",), SHEETS)
SHEET_AND_RULING = Cite(("sheet", "ruling"), SHEETS)
SHEET_AND_FOUND = Cite(("sheet", "found"), SHEETS)
SHEET_FOUND_RULING = Cite(("sheet", "found", "ruling"), SHEETS)
FOUND_AND_SHEET = Cite(("found", "sheet"), SHEETS)
VARIANT = Cite(("sheet",), SHEETS, variant=True)
VARIANT_AND_RULING = Cite(("sheet", "ruling"), SHEETS, variant=True)
