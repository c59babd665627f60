"""How fast Carnyx is, side by side with its peers."""
