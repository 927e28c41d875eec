"""What is known of a board: words, figures and pictures. A game with such a board fills it in."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from backroom.engine.view import Panel, View
from backroom.text.lookup import Text


class Box(msgspec.Struct):
    """From the top left corner."""

    x: float
    y: float
    width: float
    height: float


class Picture(msgspec.Struct):
    """What every drawing has: so much can be shown of a board whatever the game is."""

    name: str
    #: How far the picture goes.
    box: Box
    #: What stands inside of an ``svg``.
    picture: str


class BoardPage:
    """One board of a game: the text of its file, or None for the game's own."""

    #: What ``drawing`` gives; None: the game has no picture for a page.
    drawn: ClassVar[type[Picture] | None] = None

    def __init__(self, written: str | None) -> None:
        raise NotImplementedError

    @property
    def name(self) -> str:
        """As the file calls it."""
        raise NotImplementedError

    def fair(self) -> bool:
        """Is no start better than the others?"""
        raise NotImplementedError

    def panels(self) -> list[Panel]:
        """What there is on it, and how fair it is."""
        raise NotImplementedError

    def letters(self, view: View | None = None) -> list[str]:
        """The board in letters, for the terminal; in a game with what stands on it."""
        raise NotImplementedError

    def legend(self, text: Text, view: View | None = None) -> list[str]:
        """What the letters mean."""
        raise NotImplementedError

    def picture(self, text: Text) -> str:
        """The board as a drawing (SVG)."""
        raise NotImplementedError

    def drawing(self) -> Picture | None:
        """The board for a page: a picture, and where on it things are (``drawn``)."""
        return None
