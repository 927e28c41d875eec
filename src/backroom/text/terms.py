"""The words behind the numbers, a table a game; each game's stand in a file of their own."""

from __future__ import annotations

from backroom.text import terms_bootleggers, terms_chicago
from backroom.text.term import Goods, Term, Terms

#: The terms of each game, by the base name of an argument (``house`` for ``house_from`` too).
TERMS: dict[str, Terms] = {
    "bootleggers": terms_bootleggers.TERMS,
    "chicago": terms_chicago.TERMS,
}

#: What a message may say beside an argument: ``$muscle_cost`` is known wherever ``$muscle`` is.
BESIDE: dict[str, dict[str, Term]] = {
    "bootleggers": terms_bootleggers.BESIDE,
    "chicago": terms_chicago.BESIDE,
}

#: The argument that says how much, or which one, of each kind of good there is.
GOODS: dict[str, Goods] = {
    "bootleggers": terms_bootleggers.GOODS,
    "chicago": terms_chicago.GOODS,
}

#: What an argument that names a player is called in each game.
PLAYERS: dict[str, str] = {"bootleggers": "mobster", "chicago": "boss"}
