"""The rules pages: each stands by itself, in every language."""

from __future__ import annotations

import re

import pytest

from backroom.text import LANGUAGES
from backroom.text.rulebook import page, rules

#: What the other pages would call a game, and the letter of its rules.
CALLED = {"bootleggers": ("Bootleggers", "B"), "chicago": ("King of Chicago", "K")}


def _mentions(said: str, game: str) -> list[str]:
    title, letter = CALLED[game]
    return re.findall(rf"{title}|\b{letter}[0-9]+\.[0-9]+", said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CALLED)
def test_no_page_of_one_game_refers_to_the_other(game: str, lang: str) -> None:
    said = page(lang, game)
    assert _mentions(said, game), "it speaks of its own game, so others would be found"
    assert [name for other in CALLED if other != game for name in _mentions(said, other)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CALLED)
def test_every_page_has_the_same_rules_in_the_same_sections(game: str, lang: str) -> None:
    assert rules(lang, game).keys() == rules("en", game).keys()
    sections = re.compile(r"^## (\d+) .+\n\n", re.MULTILINE)
    assert sections.findall(page(lang, game)) == sections.findall(page("en", game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_king_of_chicago_plays_income_and_an_auction_through(lang: str) -> None:
    said = page(lang, "chicago")
    sums = re.sub(r"\s", "", said)
    assert "400+800+200+800+300=" in sums  # a monopoly, The Mayor, Mr. Needle
    assert "400+200+300=" in sums  # the same with one bar closed
    examples = [part for part in said.split("\n\n") if "Bugs Benny" in part]
    assert any(re.search(r"\b50\b.*\b150\b.*\b200\b", part, re.DOTALL) for part in examples)
