"""Telling people who do not look at their table (docs/wire.md)."""
