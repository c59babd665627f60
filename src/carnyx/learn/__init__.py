"""Guided battles: what counts as done, how far somebody has come, and what the teacher says; knows no game."""
