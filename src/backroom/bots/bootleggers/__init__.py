"""Bots that know Bootleggers."""

from __future__ import annotations

#: The bots of this game by name: module and class.
BOTS = {"scripted": ("backroom.bots.bootleggers.scripted", "ScriptedBot")}
