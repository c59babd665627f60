"""Sheets: written from the rules in force, and printed ones read back into values, damage and all.

Nothing is imported here, so that who writes a sheet need not wait for the reader.
"""
