"""What players bring to a battle of Warriors: peoples and their units, forces, scenarios."""
