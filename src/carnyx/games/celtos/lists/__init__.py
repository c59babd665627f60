"""What players bring to a battle of Celtos: peoples and their units, forces, scenarios."""
