"""The words: language catalogues (a folder each) and the lookup that reads them."""

from backroom.text.lookup import LANGUAGES, Text

__all__ = ["LANGUAGES", "Text"]
