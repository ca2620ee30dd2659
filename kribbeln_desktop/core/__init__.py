"""The contract every game fulfils, and what all games share. Standard library only."""
