"""Reference sheets, written and read."""
