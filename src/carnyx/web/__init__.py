"""The server of the table in the browser: it keeps battles, asks questions and draws nothing."""
