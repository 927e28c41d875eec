"""The balance of King of Chicago is read from the events of its games, and written on a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.arena.balance.measure import Measured, Outcome, measure
from backroom.arena.balance.page import all_bars, page
from backroom.arena.plan import Plan
from backroom.engine.event import Event
from backroom.extras.chicago.balance import Balance
from backroom.extras.chicago.figures import (
    HEEDED,
    NO_BUSINESS,
    businesses,
    gangsters,
    kind_number,
    openings,
    points,
)
from backroom.games.chicago import events
from backroom.games.chicago.components import AN_OLD_FAVOR, FIRST_CONTRACT, THE_PILLOW
from backroom.games.chicago.event_cards.backstabbing import StealsGangster
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, JACK_RABBIT, SPONGE, SWIFT_NICK
from backroom.text.lookup import Text
from tests.cli.given import backroom

TIN_CUP, LUCKY_SEVEN, MADAME_ROSES = 0, 3, 6
MEDIUM_BAR, LARGE_CASINO = 9, 16


def game(winner: int, *story: Event, turns: int = 7, seats: int = 4) -> Outcome:
    scores = tuple(10 if seat == winner else 4 for seat in range(seats))
    return Outcome(turns, (winner,), scores, "ten-points", story)


def test_businesses_are_counted_by_size_and_kind_and_bosses_once() -> None:
    played = game(
        1,
        events.Opens(boss=1, business=TIN_CUP, lot=0, goods=()),
        events.Opens(boss=1, business=1, lot=0, goods=()),
        events.Opens(boss=2, business=2, lot=0, goods=()),
        events.Captures(boss=2, boss_other=1, business=TIN_CUP),
    )
    bars = businesses([played])[kind_number(TIN_CUP)]
    assert (bars.opened, bars.captured) == (3, 1)
    assert (bars.share.wins, bars.share.tries) == (1, 2)
    assert businesses([played])[kind_number(MEDIUM_BAR)].opened == 0


def test_a_gangster_counts_for_every_boss_he_worked_for() -> None:
    played = game(
        3,
        events.Dealt(boss=0, business=TIN_CUP, gangster=SPONGE),
        events.Hires(boss=1, gangster=BUGS_BENNY, cash=600, goods=()),
        StealsGangster(boss=3, boss_other=1, gangster=BUGS_BENNY),
        events.ChangesSides(boss=3, boss_other=2, gangster=BUGS_BENNY),
        events.PlaysOnGangster(boss=3, card=AN_OLD_FAVOR, gangster=JACK_RABBIT),
        events.PlaysOnGangster(boss=3, card=THE_PILLOW, gangster=SWIFT_NICK),
    )
    found = gangsters([played])
    assert (found[BUGS_BENNY].share.wins, found[BUGS_BENNY].share.tries) == (1, 3)
    assert (found[BUGS_BENNY].hired, found[BUGS_BENNY].price()) == (1, 600.0)
    assert (found[SPONGE].share.wins, found[SPONGE].share.tries) == (0, 1)
    assert (found[JACK_RABBIT].share.wins, found[JACK_RABBIT].hired) == (1, 0)
    assert found[SWIFT_NICK].share.tries == 0


def test_openings_are_squares_places_first_businesses_and_first_actions() -> None:
    played = game(
        0,
        events.Dealt(boss=0, business=TIN_CUP, gangster=SPONGE),
        events.Dealt(boss=1, business=LUCKY_SEVEN, gangster=BUGS_BENNY),
        events.FirstBoss(boss=1),
        events.Settles(boss=1, business=LUCKY_SEVEN, lot=2, square=0),
        events.Settles(boss=0, business=TIN_CUP, lot=5, square=0),
        events.Marks(boss=1, territory=3),
        events.Takes(boss=0, place=7, goods=()),
        events.Opens(boss=0, business=MADAME_ROSES, lot=0, goods=()),
        events.Opens(boss=0, business=MEDIUM_BAR, lot=0, goods=()),
        seats=2,
    )
    begun = openings([played])
    assert {lot: share.wins for lot, share in begun.by_lot.items()} == {2: 0, 5: 1}
    assert [share.wins for share in begun.by_place] == [0, 1]
    assert [share.wins for share in begun.by_home] == [1, 0, 0]
    first = {kind: share.wins for kind, share in begun.by_first_business.items()}
    assert first == {NO_BUSINESS: 0, kind_number(MADAME_ROSES): 1}
    assert {did: share.wins for did, share in begun.by_actions.items()} == {
        "mark": 0,
        "take, open": 1,
    }


def test_squares_that_win_alike_are_equal_and_others_are_not() -> None:
    def settled(winner: int) -> Outcome:
        return game(
            winner, *[events.Settles(boss=b, business=b, lot=b, square=0) for b in range(4)]
        )

    even = openings([settled(number % 4) for number in range(80)])
    uneven = openings([settled(0) for _ in range(80)])
    assert even.lots_p(4) > 0.99
    assert uneven.lots_p(4) < 0.001


@pytest.mark.rule("K1.3", "K1.5")
def test_points_are_told_apart_by_what_they_are_for() -> None:
    played = game(
        0,
        *[events.Dealt(boss=b, business=b, gangster=b) for b in range(4)],
        events.Opens(boss=0, business=LARGE_CASINO, lot=0, goods=()),
        events.Captures(boss=0, boss_other=1, business=1),
        events.Opens(boss=2, business=MEDIUM_BAR, lot=0, goods=()),
        events.BusinessRaided(boss=0, boss_other=2, business=MEDIUM_BAR, gangsters=()),
        events.BusinessRaided(boss=2, boss_other=0, business=1, gangsters=()),
        events.Reopens(boss=0, business=1),
        events.Completes(boss=0, contract=FIRST_CONTRACT, cash=1200),
        events.Respect(boss=3),
        events.RespectLost(boss=3),
        events.Respect(boss=0),
    )
    winners, others = points([played])
    assert (winners.bosses, others.bosses) == (1, 3)
    assert (winners.businesses, winners.contracts, winners.respect) == (5, 1, 1)
    assert winners.gangsters == 3
    assert (others.businesses, others.respect) == (2, 0)


def test_points_read_from_the_story_are_those_of_the_game() -> None:
    """No event is missing: what is left for gangsters is what gangsters at work can give."""
    measured = measure(Plan("chicago", 2, (3,), ("scripted",), 4), HEEDED)
    assert not measured.violations
    winners, others = points(measured.outcomes[3])
    assert winners.businesses + winners.contracts + winners.respect + winners.gangsters >= 20
    assert 0 <= winners.gangsters <= 16
    assert others.gangsters >= 0
    assert all(3 <= outcome.rounds <= 20 for outcome in measured.outcomes[3])


# --- the bars ------------------------------------------------------------------------------------


def bars(outcomes: list[Outcome]) -> dict[str, bool]:
    found = all_bars(Measured({4: outcomes}, [], ""), Balance())
    return {bar.what: bar.met for bar in found[4]}


def settled(winner: int, turns: int, *more: Event) -> Outcome:
    begun = [events.Settles(boss=b, business=b, lot=b, square=0) for b in range(4)]
    return game(winner, *begun, *more, turns=turns)


def test_games_as_they_should_be() -> None:
    assert set(bars([settled(number % 4, 7) for number in range(40)]).values()) == {True}


@pytest.mark.parametrize(("turns", "missed"), [(5, 1), (10, 1), (13, 2), (4, 2)])
def test_games_that_are_too_short_or_too_long(turns: int, missed: int) -> None:
    met = list(bars([settled(number % 4, turns) for number in range(40)]).values())
    assert met.count(False) == missed


def test_what_always_wins_is_strong() -> None:
    def won(winner: int) -> Outcome:
        return settled(
            winner,
            7,
            events.Hires(boss=winner, gangster=SWIFT_NICK, cash=500, goods=()),
            events.Opens(boss=winner, business=LARGE_CASINO, lot=0, goods=()),
        )

    outcomes = [won(number % 4) for number in range(40)]
    missed = [what for what, met in bars(outcomes).items() if not met]
    assert missed == ["no business is strong", "no gangster is strong", "no opening is strong"]
    plan = Plan("chicago", 40, (4,), ("scripted",), 1)
    text = Text("en", game=CHICAGO)
    found = page(plan, Measured({4: outcomes}, [], ""), Balance(), text, "backroom")
    assert "| no business is strong | 4 | large casino (100.0% of 40) | **no** |" in found
    assert "Swift Nick (100.0% of 40)" in found


# --- the page ------------------------------------------------------------------------------------


def test_a_page_of_chicago(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    args = ["--games", "2", "--seats", "3", "--bots", "scripted", "--jobs", "1", "--seed", "5"]
    result = backroom("balance", "chicago", *args, "--out", str(out))
    assert result.exit_code == 0, result.output
    found = out.read_text(encoding="utf-8")
    assert found.startswith("# How balanced Chicago is\n")
    for heading in ("Length", "Points at the end", "Businesses", "Gangsters", "Openings"):
        assert f"\n### {heading}\n" in found
    assert (
        len(re.findall(r"^\| (?:small|medium|large) (?:bar|casino|brothel) \|", found, re.M)) == 9
    )
    assert "| Swift Nick |" in found
    tables = re.findall(r"(?:^\|.*\|$\n?)+", found, re.M)
    for table in tables:
        assert len({row.count("|") for row in table.splitlines()}) == 1
    # no message key is left unsaid
    assert not re.search(r"\b(?:end|name|card|cli)-[a-z]", found)
