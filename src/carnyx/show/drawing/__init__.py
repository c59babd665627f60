"""Drawing: a position as a picture that anybody can open, print or send, with nothing in it to fetch from elsewhere."""
