"""The resource cards: what the deck brings to the board, and how often."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib.resources import files

import pytest

from backroom.games.chicago.board import RESOURCE_CARDS, BoardError, load_cards
from backroom.games.chicago.components import (
    BOOZE,
    DOCKS,
    DRY_CLEANER,
    GIRLS,
    HENCHMEN,
    HOSPITAL_PLACE,
    LABORERS_UNION,
    LASALLE_STATION,
    PLACES,
    POLICE_DEPARTMENT,
    RANDOLPH_STATION,
    TEAMSTERS,
    WHARF,
)
from backroom.text import LANGUAGES, Text

BIG = {
    BOOZE: {WHARF, DOCKS},
    GIRLS: {RANDOLPH_STATION, LASALLE_STATION},
    HENCHMEN: {LABORERS_UNION, TEAMSTERS},
}
SHOPS = set(range(PLACES)) - set().union(*BIG.values()) - {POLICE_DEPARTMENT, HOSPITAL_PLACE}


@lru_cache
def file() -> str:
    name = "resource_cards.toml"
    return (files("backroom.games.chicago.data") / name).read_text(encoding="utf-8")


def complaint(text: str) -> tuple[int, str]:
    with pytest.raises(BoardError) as caught:
        load_cards(text)
    for lang in LANGUAGES:
        words = Text(lang)
        words.message(caught.value.message)
        assert words.fallbacks == set()
    return caught.value.line, caught.value.key


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.rule("K11.4")
@pytest.mark.parametrize("resource", [BOOZE, GIRLS, HENCHMEN])
def test_eighteen_cards_bring_each_resource(resource: int) -> None:
    cards = [card for card in RESOURCE_CARDS if card[0] == resource]
    assert len(RESOURCE_CARDS) == 54
    assert Counter(count for _, _, count in cards) == {4: 6, 3: 6, 2: 5, 1: 1}
    assert Counter(place for _, place, count in cards if count == 4) == dict.fromkeys(
        BIG[resource], 3
    )
    assert {place for _, place, count in cards if count < 4} <= SHOPS


@pytest.mark.rule("K11.4")
def test_each_shop_is_on_a_card_and_no_shop_is_left_behind() -> None:
    cards = [card for card in RESOURCE_CARDS if card[2] < 4]
    visits = Counter(place for _, place, _ in cards)
    assert set(visits) == SHOPS
    assert len(cards) == 36
    assert max(visits.values()) <= 3
    kinds = {(place, resource) for resource, place, _ in cards}
    assert len(kinds) == len(cards), "no shop is on two cards of a resource"


@pytest.mark.rule("K11.4")
def test_one_booze_at_the_dry_cleaner_is_a_card() -> None:
    assert RESOURCE_CARDS.count((BOOZE, DRY_CLEANER, 1)) == 1


BOOK = '{ resource = "booze", place = "Museum", count = 3 }'
DRY = '{ resource = "booze", place = "Dry Cleaner", count = 1 }'


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(
    ("new", "key"),
    [
        ('{ resource = "rum", place = "Museum", count = 3 }', "board-need-word"),
        ('{ resource = "booze", place = "Garage", count = 3 }', "board-need-word"),
        ('{ resource = "booze", place = "Museum", count = "3" }', "board-need-number"),
        ('{ resource = "booze", place = "Museum" }', "board-missing-key"),
        ('{ resource = "booze", place = "Museum", count = 3, x = 1 }', "board-unknown-key"),
        ('{ resource = "booze", place = "Museum", count = 4 }', "board-card"),
        ('{ resource = "booze", place = "Wharf", count = 3 }', "board-card"),
        ('{ resource = "booze", place = "Hospital", count = 3 }', "board-card"),
        ('{ resource = "booze", place = "Museum", count = 0 }', "board-card"),
        ('{ resource = "booze", place = "Museum", count = 5 }', "board-card"),
    ],
)
def test_a_card_that_can_not_be_is_told_with_its_line(new: str, key: str) -> None:
    text = file().replace(BOOK, new)
    assert complaint(text) == (line_of(text, new), key)


@pytest.mark.rule("K11.1", "K11.4")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (f"    {BOOK},\n", "", "board-too-few"),
        (f"    {BOOK},\n", f"    {BOOK},\n" * 2, "board-too-many"),
        (BOOK, BOOK.replace("3", "2"), "board-card-count"),
        (
            '{ resource = "booze", place = "Wharf", count = 4 }',
            '{ resource = "booze", place = "Docks", count = 4 }',
            "board-card-big",
        ),
        (DRY, DRY.replace("Dry Cleaner", "Barber"), "board-card-source"),
    ],
)
def test_a_deck_that_does_not_add_up(old: str, new: str, key: str) -> None:
    text = file().replace(old, new, 1)
    assert complaint(text) == (line_of(text, "cards = ["), key)


@pytest.mark.rule("K11.4")
def test_no_shop_goes_without_a_card() -> None:
    text = file().replace('"Butcher"', '"Bookie"')
    assert complaint(text) == (line_of(text, "cards = ["), "board-card-shop")
