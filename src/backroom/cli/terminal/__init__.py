"""A person plays against bots in the terminal."""
