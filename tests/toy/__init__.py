"""Cellar: a toy game that keeps the engine general."""
