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

#: What is read as a Latin letter: Cyrillic, Greek, Armenian, Cherokee and Lisu ones, small
#: capitals, signs and digits.
_LOOKS_LIKE = {
    "a": "\u0430\u03b1\u1d00\u0251\u13aa\ua4ee",
    "b": "\u0432\u044c\u03b2\u0299\u13f4\ua4d0",
    "c": "\u0441\u03c2\u1d04\u13df\ua4da",
    "d": "\u0501\u0111\u1d05\u13a0\ua4d3",
    "e": "\u0435\u0454\u03b5\u1d07\u13ac\ua4f0",
    "f": "\ua730\ua4dd",
    "g": "\u0261\u0581\u0262\u13c0\ua4d6",
    "h": "\u04bb\u043d\u0127\u0570\u029c\u13bb\ua4e7",
    "j": "\u0458\u1d0a\u13ab\ua4d9",
    "k": "\u043a\u03ba\u1d0b\u13e6\ua4d7",
    "l": "i1|!\u0456\u04cf\u03b9\u0131\u0142\u026a\u029f\u13de\ua4f2\ua4e1",
    "m": "\u043c\u1d0d\u13b7\ua4df",
    "n": "\u03b7\u043f\u0578\u0274\ua4e0",
    "o": "0\u043e\u03bf\u00f8\u03c3\u0585\u1d0f\ua4f3",
    "p": "\u0440\u03c1\u1d18\u13e2\ua4d1",
    "q": "\u051b\u0566",
    "r": "\u0280\u13a1\ua4e3",
    "s": "$\u0455\ua731\u13da\ua4e2",
    "t": "\u0442\u03c4\u1d1b\u13a2\ua4d4",
    "u": "\u057d\u1d1c\ua4f4",
    "v": "\u0475\u03bd\u1d20\u13d9\ua4e6",
    "w": "\u051d\u03c9\u1d21\u13b3\ua4ea",
    "x": "\u0445\u03c7\ua4eb",
    "y": "\u0443\u03c5\u028f\u13a9\ua4ec",
    "z": "\u1d22\u03b6\u13c3\ua4dc",
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
