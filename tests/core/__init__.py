"""What the games share: flow, dice, journal, geometry."""
