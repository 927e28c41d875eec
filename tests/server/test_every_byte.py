"""Whole games of both games, as every seat and an onlooker hear them, byte for byte and moment by
moment, beside the same games where something is different that the listener may not know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import pytest

from backroom.engine.deal import AcceptOffer, JudgePromise, MakeOffer
from backroom.engine.moment import Moment
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.events import StaysOut
from backroom.games.chicago.game import CHICAGO
from backroom.server.windows import Windows
from tests import replays
from tests.bootleggers.leaks.recorded import Recorded
from tests.bootleggers.lively import lively_answer as runs_whiskey
from tests.checks import Row
from tests.chicago.leaks.test_swapped_cards import Shown, drawn_by
from tests.chicago.lively import lively_answer as builds_an_empire
from tests.play import until
from tests.server.evening import Did, Evening, Heard, Mused, Said, until_the_end

pytestmark = pytest.mark.plain_sources

#: All viewers, and more games: for a release.
LONG = pytest.mark.soak
SEATS = 3
EVENINGS = {
    "bootleggers": Evening(BOOTLEGGERS, SEATS, runs_whiskey, extras=0.3, whims=0.0),
    "chicago": Evening(CHICAGO, SEATS, builds_an_empire, extras=0.3, whims=0.1),
}
#: A game that goes on for longer is left there.
_MOST = 3000


@cache
def had(game: str) -> Heard:
    """A whole game."""
    return EVENINGS[game].play(1, _MOST)


@cache
def alert(game: str, seed: int) -> Heard:
    """A part of a game in which everybody answers for himself: nobody plays what he happens to
    hold because his time is up."""
    return EVENINGS[game].play(seed, 220, alert=True)


def same(heard: Heard, other: Heard, viewer: int | None) -> None:
    one, two = (until_the_end(evening, viewer) for evening in (heard, other))
    for left, right in zip(one, two, strict=False):
        if left != right:
            pairs = zip(left[1], right[1], strict=False)
            at = next((at for at, (a, b) in enumerate(pairs) if a != b), 0)
            raise AssertionError(
                f"{viewer} hears what is secret from him: {left[0]} {left[1][:40]!r} …"
                f" {left[1][max(0, at - 150) : at + 60]!r}, or {right[0]} {right[1][:40]!r} …"
                f" {right[1][max(0, at - 150) : at + 60]!r}"
            )
    assert len(one) == len(two)


@pytest.mark.parametrize("game", EVENINGS)
def test_a_whole_evening(game: str) -> None:
    """There is all of it: deals, talk, a bot that stands in, somebody who was too slow."""
    heard = had(game)
    did = [entry.what for entry in heard.did]
    for kind in (MakeOffer, AcceptOffer, Said, bool):
        assert any(isinstance(what, kind) for what in did), kind
    assert any(entry.secret for entry in heard.did), "answers in secret"
    assert EVENINGS[game].game.name == game and len(heard.records) > 300
    again = EVENINGS[game].again(heard)
    for viewer in heard.told:  # the same evening twice is the same to the byte
        same(heard, again, viewer)


# --- when somebody answers in secret -------------------------------------------------------------


def sooner(heard: Heard, viewer: int | None, rng: Random) -> tuple[list[Did], int]:
    """The others answer sooner in secret, but for the last of them. How many of them. Nobody
    answers before the last thing that he has heard: it may have been the question."""
    last: dict[int, float] = {}
    script: list[Did] = []
    for entry in heard.did:
        if entry.secret and entry.seat != viewer:
            news = [at for at, _ in heard.told[entry.seat]]
            since = max(news[bisect_left(news, entry.at - 0.001) - 1], last.get(entry.seat, 0.0))
            entry = entry._replace(at=rng.uniform(since + 0.01, entry.at))
        last[entry.seat] = entry.at
        script.append(entry)
    return script, sum(one.at < two.at for one, two in zip(script, heard.did, strict=True))


def hears_who_answers(game: str, viewer: int | None) -> int:
    heard = had(game)
    script, moved = sooner(heard, viewer, Random(5))
    same(heard, EVENINGS[game].again(heard, script), viewer)
    return moved


@pytest.mark.parametrize(
    ("game", "viewer"),
    [
        ("bootleggers", 0),
        ("bootleggers", None),
        ("chicago", 1),
        pytest.param("bootleggers", 1, marks=LONG),
        pytest.param("chicago", 0, marks=LONG),
        pytest.param("chicago", None, marks=LONG),
    ],
)
def test_when_others_answer_in_secret_is_told_by_nothing(game: str, viewer: int | None) -> None:
    assert hears_who_answers(game, viewer) >= 10


def test_a_clock_that_runs_down_with_every_answer_is_caught() -> None:
    """Else the tests above would prove nothing."""

    def closes_at_once(windows: Windows, table: object, seat: int, action: object) -> bool:
        return False

    had("bootleggers")  # the game beside which it is held is one with the real clock
    with patch.object(Windows, "too_soon", closes_at_once), pytest.raises(AssertionError):
        hears_who_answers("bootleggers", None)


# --- what others hold ----------------------------------------------------------------------------


class Other(NamedTuple):
    """An evening, and the same with another card where the viewer has never seen which it is."""

    heard: Heard
    other: Heard
    owner: int


def other_muscle(viewer: int | None, seed: int) -> Other | None:
    heard = alert("bootleggers", seed)
    owner = 1 if viewer == 0 else 0
    first: Row = Recorded.of(heard.records, SEATS).swap_muscle(owner, Random(seed))[0]
    return Other(heard, EVENINGS["bootleggers"].again(heard, first=first), owner)


def other_cards(viewer: int | None, seed: int) -> Other | None:
    heard = alert("chicago", seed)
    evening = EVENINGS["chicago"]
    cards = replays.Cards()
    with patch.object(Moment, "card", cards.stand_in()):
        evening.again(heard)
    pairs = replays.hidden_pairs(cards.drawn, heard.records, viewer, drawn_by, Shown(SEATS))
    if not pairs:
        return None
    i, j = Random(seed).choice(pairs)
    owner = drawn_by(cards.drawn[i][0])
    kinds = [kind for _, kind in cards.drawn]
    kinds[i], kinds[j] = kinds[j], kinds[i]
    with patch.object(Moment, "card", replays.Cards(kinds).stand_in()):
        other = evening.again(heard)
    return None if owner is None else Other(heard, other, owner)


SWAPS: dict[str, Callable[[int | None, int], Other | None]] = {
    "bootleggers": other_muscle,
    "chicago": other_cards,
}


@pytest.mark.rule("B3.1", "K9.1")
@pytest.mark.parametrize("times", [1, pytest.param(4, marks=LONG)])
@pytest.mark.parametrize(
    ("game", "viewer"),
    [("bootleggers", 0), ("chicago", None), pytest.param("chicago", 0, marks=LONG)],
)
def test_what_others_hold_is_told_by_nothing(game: str, viewer: int | None, times: int) -> None:
    compared: list[int] = []
    for seed in until(lambda: len(compared) >= times, most=60):
        found = SWAPS[game](viewer, seed)
        if found is None:
            continue
        compared.append(seed)
        same(found.heard, found.other, viewer)
        with pytest.raises(AssertionError):  # but its owner sees it
            same(found.heard, found.other, found.owner)
    assert len(compared) >= times


# --- what others leave word of -------------------------------------------------------------------


def musing(heard: Heard, viewer: int | None, rng: Random) -> list[Did]:
    """Now and then another seat looks around, leaves an order or a limit, and takes it back."""
    others = [seat for seat in range(SEATS) if seat != viewer]
    moments = [rng.uniform(1.0, heard.ended - 1.0) for _ in range(150)]
    return [Did(at, rng.choice(others), Mused(rng.randrange(1 << 30))) for at in moments]


@pytest.mark.rule("K8.4", "K12.22")
@pytest.mark.parametrize("viewer", [0, pytest.param(1, marks=LONG), None])
def test_that_others_leave_word_is_told_by_nothing(viewer: int | None) -> None:
    left: list[int] = []
    for seed in until(lambda: sum(left) >= 20):
        heard = alert("chicago", seed)
        more = musing(heard, viewer, Random(seed))
        other = EVENINGS["chicago"].again(heard, [*heard.did, *more])
        same(heard, other, viewer)
        left.append(len(other.records) - len(heard.records))
    assert sum(left) >= 20, "they did leave word"


def test_an_order_that_is_said_aloud_is_caught() -> None:
    """Else the test above would prove nothing."""

    def told_to_all(event: object) -> None:
        return None

    with patch.object(StaysOut, "known_to", told_to_all), pytest.raises(AssertionError):
        test_that_others_leave_word_is_told_by_nothing(0)
    alert.cache_clear()  # nobody else is to be held beside a game that was played with the fault


# --- what others say in private ------------------------------------------------------------------


def without_secrets(heard: Heard, viewer: int | None) -> tuple[list[Did], int]:
    """What others say to each other is not said, and offers between them that came to nothing are
    not made. How much of that there was."""
    settled: dict[frozenset[int], float] = {}
    for entry in heard.did:
        if isinstance(entry.what, AcceptOffer | JudgePromise):
            settled[entry.between] = entry.at

    def stays(entry: Did) -> bool:
        if not entry.between or viewer in entry.between:
            return True
        if isinstance(entry.what, Said):
            return False
        return len(entry.between) > 2 or entry.at <= settled.get(entry.between, -1.0)

    script = [entry for entry in heard.did if stays(entry)]
    return script, len(heard.did) - len(script)


def offers_in(script: list[Did]) -> int:
    return sum(isinstance(entry.what, MakeOffer) for entry in script)


@cache
def haggled(viewer: int | None) -> Heard:
    """A whole game in which others talked in private, and made offers that came to nothing."""
    for seed in range(1, 13):
        heard = had("chicago") if seed == 1 else EVENINGS["chicago"].play(seed, _MOST)
        script, less = without_secrets(heard, viewer)
        if less >= 3 and offers_in(script) < offers_in(heard.did):
            return heard
    raise AssertionError("nobody haggles")


@pytest.mark.parametrize("viewer", [0, pytest.param(1, marks=LONG), None])
def test_what_others_say_and_haggle_over_in_private_is_told_by_nothing(viewer: int | None) -> None:
    heard = haggled(viewer)
    script, _ = without_secrets(heard, viewer)
    same(heard, EVENINGS["chicago"].again(heard, script), viewer)
