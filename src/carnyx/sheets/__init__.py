"""Sheets: printed reference sheets read back into the values of the rules, damage and all."""
