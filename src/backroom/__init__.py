"""Backroom: Bootleggers and King of Chicago, as a rules library, for people and for bots."""

__version__ = "0.1.0"
