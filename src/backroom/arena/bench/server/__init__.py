"""How much a server bears: ours and boardgame.io's, under the same load."""
