"""How Warriors is shown: told, drawn, asked about on the table, and set on its sheet."""
