"""The games: each knows the core, none knows another."""
