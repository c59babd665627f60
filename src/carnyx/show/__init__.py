"""What there is to show of a battle, whatever the game: documents, stories, pictures, and answers in the terminal."""
