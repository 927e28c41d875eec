"""Bots as company: how a bot sits at a table, wherever the table stands."""
