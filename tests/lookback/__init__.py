"""The look back at a battle."""
