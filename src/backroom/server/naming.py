"""What people are called: nobody at a table is to be taken for another.

Two names are the same if people would confuse them: case, accents, width, spaces and letters of
other alphabets that look alike make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from backroom.company.names import free_names
from backroom.server import refusals
from backroom.server.seats import tidy

#: For people who give no name; no bot is called so, and they are the same in every language.
_GUESTS = ("Lefty", "Ruby", "Slim", "Hazel", "Ace", "Duke")

#: What is read as a Latin letter: Cyrillic and Greek ones, signs and digits.
_LOOKS_LIKE = {
    "a": "\u0430\u03b1",
    "b": "\u0432\u044c\u03b2",
    "c": "\u0441\u03c2",
    "d": "\u0501\u0111",
    "e": "\u0435\u0454\u03b5",
    "g": "\u0261",
    "h": "\u04bb\u043d\u0127",
    "j": "\u0458",
    "k": "\u043a\u03ba",
    "l": "i1|!\u0456\u04cf\u03b9\u0131\u0142",
    "m": "\u043c",
    "n": "\u03b7\u043f",
    "o": "0\u043e\u03bf\u00f8\u03c3",
    "p": "\u0440\u03c1",
    "q": "\u051b",
    "s": "$\u0455",
    "t": "\u0442\u03c4",
    "v": "\u0475\u03bd",
    "w": "\u051d\u03c9",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03c5",
}
_READ_AS = {ord(like): letter for letter, others in _LOOKS_LIKE.items() for like in others}
#: An address, or what a phone makes one of.
_ADDRESS = re.compile(r"//|@|www\.|\w\.[a-z]{2}", re.IGNORECASE)


def looks(name: str) -> str:
    """What of a name catches the eye."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(char for char in plain if unicodedata.category(char)[0] != "M")
    return "".join(c for c in letters.translate(_READ_AS) if c.isalnum()) or letters.strip()


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Would people take one for another?"""
    return looks(name) in {looks(other) for other in others if other}


def chosen(name: str, others: Iterable[str], public: bool, given: str = "") -> str:
    """What somebody is called who sits down among others: as he wants to be, or as whoever has
    invited him calls him (``given``), or what nobody is called yet."""
    others = list(others)
    name = tidy(name) or given
    if not name:
        return guest(others)
    check(name, others, public)
    return name


def check(name: str, others: Iterable[str], public: bool) -> None:
    """Refuse what others would confuse or, where everybody can come, what is no name."""
    if public and (_ADDRESS.search(name) or not any(char.isalpha() for char in name)):
        raise refusals.NoName(name=name)
    if is_taken(name, others):
        raise refusals.NameTaken(name=name)


def check_all(names: list[str], public: bool) -> None:
    """The names that a table begins with; "": somebody will name himself."""
    for at, name in enumerate(names):
        if name:
            check(name, names[:at], public)


def guest(others: Iterable[str]) -> str:
    """A name for who has none."""
    others = list(others)
    return next(name for name in _GUESTS if not is_taken(name, others))


def bot_names(taken: Iterable[str], count: int) -> list[str]:
    """Names for so many bots, none of which anybody is taken for."""
    taken = list(taken)
    free = [name for name in free_names(taken, len(_GUESTS)) if not is_taken(name, taken)]
    return free[:count]
