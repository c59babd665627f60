"""Tables, dice and questions: all that is common to wargames, and no game."""
