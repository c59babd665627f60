"""The server of the table."""
