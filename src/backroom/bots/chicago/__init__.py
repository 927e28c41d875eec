"""Bots that know King of Chicago."""

from __future__ import annotations

#: The bots of this game by name: module and class.
BOTS = {"scripted": ("backroom.bots.chicago.scripted", "ScriptedBot")}
