"""Numbers are for ever: of cards, and of actions. A new card takes a new one and moves none."""

from __future__ import annotations

import sys
from random import Random
from typing import ClassVar

import pytest

from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.chicago import cards, components, dealing, gangsters, timing
from backroom.games.chicago.actions import ACTIONS, Play, Put
from backroom.games.chicago.board import RESOURCE_CARDS
from backroom.games.chicago.cards import is_dealt, one_deck
from backroom.games.chicago.components import (
    CAR,
    CARDS,
    FIRST_CONTRACT,
    FIRST_RESOURCE_CARD,
    RULES,
    is_contract,
    is_event,
    is_gangster,
    is_kept,
)
from backroom.games.chicago.contracts import BOOK
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS, FITTING, EventCard
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import ROSTER, Gangster, how_many
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from tests.checks import check_position
from tests.chicago.given import Given
from tests.chicago.lively import lively_game
from tests.play import until

#: The cards of the first rules. Nothing is ever changed here: saves hold these numbers.
GANGSTERS = {
    "bomb-jack": 0,
    "bugs-benny": 1,
    "charlie-the-fish": 2,
    "chicken-joe": 3,
    "clean-gene": 4,
    "der-schweinehund": 5,
    "dough-boy": 6,
    "easy-mike": 7,
    "fat-fred": 8,
    "foxtrot-oflanigan": 9,
    "frankie-the-squealer": 10,
    "freddie-forgery": 11,
    "harry-the-hand": 12,
    "hyman-diamond": 13,
    "jack-knife": 14,
    "jack-rabbit": 15,
    "jealous-george": 16,
    "john-doe": 17,
    "johnny-favorite": 18,
    "ken-evil": 19,
    "knuckles": 20,
    "lucky-lou": 21,
    "mad-dog-moe": 22,
    "mr-jesus": 23,
    "mr-needle": 24,
    "mr-rottweiler": 25,
    "red-irish": 26,
    "rolls-roy": 27,
    "sad-ken": 28,
    "slick-rick": 29,
    "sponge": 30,
    "swift-nick": 31,
    "the-chemist": 32,
    "the-cleaner": 33,
    "the-dentist": 34,
    "the-doctor": 35,
    "the-dwarf": 36,
    "the-mayor": 37,
    "the-mechanic": 38,
    "the-pimp": 39,
    "the-reporter": 40,
    "the-unionboss": 41,
    "thin-tim": 42,
    "tight-mouth-larry": 43,
    "tony-trouble": 44,
}

EVENTS = {
    "an-old-favor": 80,
    "backstabbing": 81,
    "break-and-enter": 82,
    "burglary": 83,
    "dynamite": 84,
    "election-day": 85,
    "first-aid": 86,
    "friends-on-the-inside": 87,
    "getaway": 88,
    "accident": 89,
    "massacre": 90,
    "out-of-gas": 91,
    "shotguns": 92,
    "sneaking-out": 93,
    "still-standing": 94,
    "streetwise": 95,
    "the-feds": 96,
    "the-pillow": 97,
    "the-rat": 98,
    "horse-head": 99,
    "tommyguns": 100,
}

CONTRACTS = {
    "thorough-shaving": 120,
    "help-you": 121,
    "one-down": 122,
    "pay-day": 123,
    "red-hot-tip": 124,
    "roses-are-red": 125,
    "with-the-fishes": 126,
    "never-saw-it-coming": 127,
}

#: Where the integers of each action begin. A new kind of action goes to the end.
FIRST_CODES = {
    "begin": 0,
    "settle-in": 1,
    "pick-lot": 21,
    "roll-die": 81,
    "stay": 82,
    "drive": 83,
    "take-all": 483,
    "take-some": 509,
    "take-count": 535,
    "mark": 658,
    "open-business": 758,
    "start-contract": 1838,
    "complete-contract": 1858,
    "bet": 1878,
    "visit-business": 3878,
    "fetch": 3896,
    "put": 3976,
    "done": 5576,
    "attack-car": 5577,
    "attack-business": 5583,
    "no-action": 5601,
    "end-turn": 5602,
    "look-in-car": 5603,
    "look-in-business": 5609,
    "play": 5627,
    "grab": 8867,
    "police-first": 8870,
    "roll-police": 8871,
    "drive-police": 8872,
    "raid-car": 9272,
    "raid-business": 9278,
    "clean-up": 9296,
    "confiscate-all": 9396,
    "confiscate-some": 9422,
    "no-police": 9448,
    "slip-out": 9449,
    "neutralize": 9451,
    "no-pick": 9531,
    "lose": 9532,
    "choose-garage": 9612,
    "bid": 9622,
    "pass-bid": 11622,
    "show-cash": 11623,
    "show-goods": 11624,
    "show-card": 11625,
    "show-gangster": 11685,
    "leave-order": 11765,
    "drop-order": 11805,
    "pass": 11845,
    "attend": 11850,
    "bid-up-to": 11851,
    "drop-limit": 13851,
    "stay-out": 13852,
}


def first_codes() -> dict[str, int]:
    """The least integer of each kind of action."""
    found: dict[str, int] = {}
    for code in range(ACTIONS.size):
        found.setdefault(ACTIONS.tag(ACTIONS.action(code)), code)
    return found


def numbers() -> dict[str, int]:
    """Of every card that has a name."""
    return {
        **{gangster.name: number for number, gangster in enumerate(ROSTER)},
        **{name: number for number, name in EVENT_NAMES.items()},
        **{contract.name: FIRST_CONTRACT + at for at, contract in enumerate(BOOK)},
    }


def test_a_card_has_its_number_for_ever() -> None:
    assert numbers().items() >= {**GANGSTERS, **EVENTS, **CONTRACTS}.items()
    assert len(numbers()) == len(ROSTER) + len(EVENT_NAMES) + len(BOOK), "two go by one name"
    assert (FIRST_RESOURCE_CARD, CARDS) == (140, 140 + 54)
    assert len(RESOURCE_CARDS) == 54


def test_an_action_has_its_integer_for_ever() -> None:
    assert first_codes().items() >= FIRST_CODES.items(), "new actions go to the end of ACTIONS"
    assert ACTIONS.code(Put(44, CAR)) == 4874
    assert ACTIONS.code(Play(100, -1)) == 7247


def test_every_card_has_a_number_of_its_own() -> None:
    assert len(EVENT_CARDS) == len(EVENT_NAMES), "two events have one number"
    for card, name in EVENT_NAMES.items():
        assert is_event(card)
        assert vars(components)[name.replace("-", "_").upper()] == card
    for card, gangster in enumerate(ROSTER):
        assert is_gangster(card)
        assert vars(gangsters)[gangster.name.replace("-", "_").upper()] == card
    assert FIRST_CONTRACT + len(BOOK) <= FIRST_RESOURCE_CARD


def test_what_a_number_is() -> None:
    for card in range(CARDS):
        sorts = [is_gangster(card), is_event(card), is_contract(card), card >= FIRST_RESOURCE_CARD]
        assert sum(sorts) == 1
        assert is_kept(card) == (is_event(card) or is_contract(card))


def test_a_new_card_says_since_which_rules_it_is_dealt() -> None:
    """Games that began by older rules never had it, and must replay."""
    old = {g.name for g in ROSTER if g.since == 1} | {c.name for c in BOOK if c.since == 1}
    old |= {name for card, name in EVENT_NAMES.items() if EVENT_CARDS[card].since == 1}
    new = old - GANGSTERS.keys() - EVENTS.keys() - CONTRACTS.keys()
    assert not new, f"new cards say since when, and RULES in components.py is raised: {sorted(new)}"
    sinces = [g.since for g in ROSTER] + [c.since for c in BOOK]
    sinces += [event.since for event in EVENT_CARDS.values()]
    assert max(sinces) <= RULES, "RULES in components.py is to be raised"


def test_the_deck_is_all_that_is_dealt() -> None:
    deck = one_deck(Options())
    for card in range(-1, CARDS + 1):
        assert is_dealt(Options(), card) == (0 <= card < CARDS and deck[card] == 1)


def test_older_rules_have_the_first_gangsters_of_the_roster() -> None:
    assert how_many(1) == len(GANGSTERS)
    assert how_many(RULES) == len(ROSTER)
    sinces = [gangster.since for gangster in ROSTER]
    assert sinces == sorted(sinces), "a new gangster takes the next number"
    assert sum(one_deck(Options(rules=1))) == 45 + 21 + 8 + 54


# --- cards that were not there before ------------------------------------------------------------

NEW_EVENT = 119


class SomethingNew(EventCard):
    """Cash for nothing. The numbers up to its own are free, or another card's."""

    card: ClassVar[int] = NEW_EVENT
    rule: ClassVar[str] = "K12.22"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        state.bosses[seat].cash += 200


@pytest.fixture
def more(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event and a gangster more."""
    event = SomethingNew()
    monkeypatch.setitem(EVENT_CARDS, NEW_EVENT, event)
    for when in event.moments:
        monkeypatch.setitem(FITTING, when, [*FITTING[when], event])
    monkeypatch.setitem(EVENT_NAMES, NEW_EVENT, "something-new")
    roster = (*ROSTER, Gangster("somebody-new", star=True, car_attack=2))
    monkeypatch.setattr(cards, "_one_deck", cards._one_deck.__wrapped__)
    monkeypatch.setattr(dealing, "_dealt", dealing._dealt.__wrapped__)
    for name, module in list(sys.modules.items()):
        if name.startswith("backroom.") and "ROSTER" in vars(module):
            monkeypatch.setattr(module, "ROSTER", roster)


@pytest.mark.plain_sources
@pytest.mark.usefixtures("more")
def test_a_card_more_moves_no_number_and_no_code() -> None:
    test_a_card_has_its_number_for_ever()
    test_an_action_has_its_integer_for_ever()
    deck = one_deck(Options())
    assert len(deck) == CARDS
    assert deck[NEW_EVENT] == deck[len(ROSTER)] == 1
    assert all(deck[number] for number in numbers().values())


@pytest.mark.plain_sources
@pytest.mark.usefixtures("more")
def test_a_card_more_is_played_like_any_other() -> None:
    new = len(ROSTER)
    given = Given().gangster(0, new).hand(0, NEW_EVENT).turn_of(0).act(0, Play(NEW_EVENT))
    assert given.boss(0).cash == 1200
    assert given.state.table.discard[NEW_EVENT] == 1
    assert given.state.in_car(0) == [new]
    given.sound()
    check_position(CHICAGO, given.state, Random(1))


@pytest.mark.plain_sources
@pytest.mark.usefixtures("more")
def test_a_game_with_cards_more() -> None:
    """Secrets are dealt anew, positions imagined and restored with them."""
    hired: set[int] = set()

    def on_step(table: AnyTable, record: Record) -> None:
        hired.update(g for g, owner in enumerate(table.state.owners) if owner >= 0)
        if len(table.records) % 40 == 0:
            check_position(CHICAGO, table.state, Random(1))

    for seed in until(lambda: len(ROSTER) in hired):
        lively_game(Options(), 6, Random(seed), on_step, most=400)
    assert len(ROSTER) in hired
