"""How fair and long a game is, measured in many games between bots."""
