"""The look back: what a battle hung on, read from its journal: chances, luck, turning points, choices and losses."""
