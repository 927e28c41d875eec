"""Numbers are for ever: of cards, and of actions. A new card takes a new one and moves none."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import components, timing
from backroom.games.bootleggers.actions import ACTIONS, Play, Take
from backroom.games.bootleggers.components import FIRST_THUG, MOLL, RULES, is_thug, is_truck_card
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs import deck
from backroom.games.bootleggers.thugs.deck import CARD_NAMES, DECK, action_deck, thug_cards
from backroom.games.bootleggers.thugs.thug import THUGS, Thug
from tests.bootleggers.given import Given
from tests.bootleggers.lively import lively_game
from tests.checks import check_position
from tests.play import until

#: The cards of the first rules. Nothing is ever changed here: saves hold these numbers.
FIRST_RULES = {
    "single-influence": 0,
    "double-influence": 1,
    "single-still": 2,
    "double-still": 3,
    "improvement": 4,
    "small-truck": 5,
    "medium-truck": 6,
    "large-truck": 7,
    "vigorish": 10,
    "big-city-boys": 11,
    "big-payoff": 12,
    "big-favor": 13,
    "little-favor": 14,
    "city-politics": 15,
    "copper-in-the-house": 16,
    "double-cross": 17,
    "union-boss": 18,
    "bust-a-shipment": 19,
    "bust-a-speakeasy": 20,
    "investigation": 21,
    "free-truck": 22,
    "hijack": 23,
    "hit": 24,
    "mob-war": 25,
    "moll": 26,
    "pigeon": 27,
    "muscling-in": 28,
    "opportunity-knocks": 29,
    "packing-heat": 30,
    "recruiting": 31,
    "safe-house": 32,
    "state-politics": 33,
    "thirsty": 34,
    "turf-war": 35,
    "warehouse": 36,
    "windfall": 37,
    "word-of-mouth": 38,
    "dirty-rat": 39,
}

#: Where the integers of each action begin. A new kind of action goes to the end.
FIRST_CODES = {
    "begin": 0,
    "pick-muscle": 1,
    "take": 73,
    "put-die": 173,
    "keep-die": 185,
    "start-still": 186,
    "put-improvement": 187,
    "keep-improvement": 193,
    "play": 194,
    "keep-card": 284,
    "choose-house": 285,
    "choose-mobster": 291,
    "choose-truck": 297,
    "choose-still": 317,
    "choose-count": 329,
    "choose-way": 350,
    "never-mind": 352,
    "place": 353,
    "pre-empt": 359,
    "load": 365,
    "drive": 565,
    "done": 685,
    "allow": 686,
    "pay-up": 688,
    "leave-order": 690,
    "drop-order": 870,
    "pass": 960,
    "attend": 965,
}


def first_codes() -> dict[str, int]:
    """The least integer of each kind of action."""
    found: dict[str, int] = {}
    for code in range(ACTIONS.size):
        found.setdefault(ACTIONS.tag(ACTIONS.action(code)), code)
    return found


def test_a_card_has_its_number_for_ever() -> None:
    numbers = {name: card for card, name in CARD_NAMES.items()}
    assert numbers.items() >= FIRST_RULES.items()
    assert len(numbers) == len(CARD_NAMES), "two cards go by one name"


def test_an_action_has_its_integer_for_ever() -> None:
    assert first_codes().items() >= FIRST_CODES.items(), "new actions go to the end of ACTIONS"
    assert ACTIONS.code(Take(5)) == 78
    assert ACTIONS.code(Play(39)) == 223


def test_every_card_of_the_deck_has_a_number_of_its_own() -> None:
    assert len({thug.card for thug in DECK}) == len(DECK), "two cards have one number"
    named = vars(components)
    for thug in DECK:
        assert FIRST_THUG <= thug.card <= 99
        assert named[CARD_NAMES[thug.card].replace("-", "_").upper()] == thug.card


def test_a_new_card_says_since_which_rules_it_is_dealt() -> None:
    """Games that began by older rules never had it, and must replay."""
    old = {CARD_NAMES[card] for card in thug_cards(rules=1)}
    new = old - FIRST_RULES.keys()
    assert not new, f"new cards say since when, and RULES in components.py is raised: {sorted(new)}"
    assert old == {name for name, card in FIRST_RULES.items() if is_thug(card)}
    assert max(thug.since for thug in DECK) <= RULES, "RULES in components.py is to be raised"


def test_what_a_number_is() -> None:
    assert [card for card in range(100) if is_truck_card(card)] == [5, 6, 7]
    assert [card for card in CARD_NAMES if is_thug(card)] == [thug.card for thug in DECK]


# --- a card that was not there before ------------------------------------------------------------

NEW = 99


class SomebodyNew(Thug):
    """Cash from the bank. The numbers up to his are free, or somebody else's."""

    card: ClassVar[int] = NEW
    rule: ClassVar[str] = "B11.32"
    copies: ClassVar[int] = 3

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.mobsters[seat].cash += 2


@pytest.mark.plain_sources
def test_a_card_more_moves_no_number_and_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    before = action_deck(Options())
    codes = [ACTIONS.text(ACTIONS.action(code)) for code in range(ACTIONS.size)]
    monkeypatch.setitem(THUGS, NEW, SomebodyNew())
    monkeypatch.setattr(deck, "_action_deck", deck._action_deck.__wrapped__)
    monkeypatch.setitem(CARD_NAMES, NEW, "somebody-new")
    after = action_deck(Options())
    assert after[: len(before)] == before
    assert after[len(before) :] == [0] * (NEW - len(before)) + [3]
    assert [ACTIONS.text(ACTIONS.action(code)) for code in range(ACTIONS.size)] == codes
    assert deck.thug_cards()[-1] == NEW
    test_a_card_has_its_number_for_ever()


@pytest.mark.plain_sources
def test_a_card_more_is_played_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THUGS, NEW, SomebodyNew())
    monkeypatch.setattr(deck, "_action_deck", deck._action_deck.__wrapped__)
    monkeypatch.setitem(CARD_NAMES, NEW, "somebody-new")
    given = Given().thug(0, NEW).thug(1, MOLL).window(timing.LINED_UP)
    given.play(0, NEW)
    assert given.mobster(0).cash == 12
    assert given.state.table.discard[NEW] == 1
    given.sound()
    check_position(BOOTLEGGERS, given.state, Random(1))


@pytest.mark.plain_sources
def test_whole_games_with_a_card_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets are dealt anew, positions imagined and restored with it."""
    monkeypatch.setitem(THUGS, NEW, SomebodyNew())
    monkeypatch.setattr(deck, "_action_deck", deck._action_deck.__wrapped__)
    monkeypatch.setitem(CARD_NAMES, NEW, "somebody-new")
    checked = 0

    def on_step(table: AnyTable, record: Record) -> None:
        nonlocal checked
        held = any(mobster.holds(NEW) for mobster in table.state.mobsters)
        if (held or table.state.table.discard[NEW]) and len(table.records) % 40 == 0:
            check_position(BOOTLEGGERS, table.state, Random(1))
            checked += 1

    for seed in until(lambda: checked > 5):
        lively_game(Options(rounds=8), 4, Random(seed), on_step)
    assert checked > 5
