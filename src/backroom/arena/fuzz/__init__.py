"""Hostile play: hunting for what breaks a game."""
