"""King of Chicago's own part of the balance: squares, businesses, gangsters, openings, points."""

from __future__ import annotations

import msgspec

from backroom.arena.balance.chi_square import upper_tail
from backroom.arena.balance.measure import Outcome
from backroom.arena.balance.shares import Share
from backroom.engine.message import Message
from backroom.engine.record import Line
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    BUSINESSES,
    GANGSTERS,
    KINDS,
    kind_of,
    size_of,
)

_FIRST = "story-first"
_SETTLES = "story-settles"
_DEALT = "story-dealt"
_HIRES = "story-hires"
_FAVOR = "story-plays-on-gangster"
_OPENS = "story-opens"
_CAPTURES = "story-captures"
_RAIDED = "story-business-raided"
_REOPENS = "story-reopens"
_COMPLETES = ("story-completes", "story-completes-bet")
_RESPECT, _RESPECT_LOST = "story-respect", "story-respect-lost"
#: Gangsters who come over from a rival: the boss who gets them.
_COMES_OVER = {
    "story-steals-gangster": "boss",
    "story-fetches-away": "boss",
    "story-changes-sides": "boss_other",
}

#: What a boss does with his action (K5), by the line that tells of it.
ACTIONS = {
    "story-takes": "take",
    "story-marks": "mark",
    "story-takes-territory": "mark",
    _OPENS: "open",
    "story-starts": "contract",
    "story-completes": "contract",
    "story-completes-bet": "contract",
    "story-visits": "visit",
    "story-fetches": "fetch",
    "story-attacks-business": "attack",
    "story-attacks-car": "attack",
    "story-no-action": "nothing",
}

#: The lines that are read here.
HEEDED = frozenset(
    {
        *(_FIRST, _SETTLES, _DEALT, _HIRES, _FAVOR, _OPENS, _CAPTURES, _RAIDED, _REOPENS),
        *(_RESPECT, _RESPECT_LOST, *_COMPLETES, *_COMES_OVER, *ACTIONS),
    }
)

#: Stands for a boss who has opened no business at all.
NO_BUSINESS = -1


class BusinessFigures(msgspec.Struct):
    """All businesses of one size and kind."""

    size: int
    kind: int
    opened: int = 0
    captured: int = 0
    #: The bosses who opened one. Who opens two of them in a game is one boss.
    share: Share = msgspec.field(default_factory=Share)


class GangsterFigures(msgspec.Struct):
    """What became of a gangster."""

    gangster: int
    hired: int = 0
    #: What he cost, all auctions together.
    cash: int = 0
    #: The bosses he worked for, in whatever way they got him.
    share: Share = msgspec.field(default_factory=Share)

    def price(self) -> float:
        return self.cash / self.hired if self.hired else 0.0


class Openings(msgspec.Struct):
    """How bosses did, by what they began with."""

    by_lot: dict[int, Share]
    #: By the place in the order of the first game turn, the first boss first.
    by_place: list[Share]
    #: By the kind of the business dealt at the start.
    by_home: list[Share]
    #: By size and kind of the first business opened, as one number (or NO_BUSINESS).
    by_first_business: dict[int, Share]
    #: By the first two actions.
    by_actions: dict[str, Share]

    def lots_p(self, seats: int) -> float:
        """How often chance alone spreads the wins at least so unevenly over the squares."""
        fair = 1.0 / seats
        distance = 0.0
        for share in self.by_lot.values():
            expected = share.tries * fair
            distance += (share.wins - expected) ** 2 / (expected * (1.0 - fair))
        return upper_tail(distance, len(self.by_lot) - 1) if len(self.by_lot) > 1 else 1.0


class Points(msgspec.Struct):
    """Where victory points come from (K1.3), of many bosses together."""

    bosses: int = 0
    businesses: int = 0
    contracts: int = 0
    respect: int = 0
    gangsters: int = 0


def kind_number(business: int) -> int:
    """Size and kind of a business as one number."""
    return size_of(business) * KINDS + kind_of(business)


# --- businesses ----------------------------------------------------------------------------------


def businesses(outcomes: list[Outcome]) -> list[BusinessFigures]:
    """Every size and kind, the small ones first."""
    found = [BusinessFigures(number // KINDS, number % KINDS) for number in range(3 * KINDS)]
    for outcome in outcomes:
        opened: set[tuple[int, int]] = set()
        for line in outcome.story:
            key = line.message.key
            if key == _CAPTURES:
                found[kind_number(_number(line, "business"))].captured += 1
            elif key == _OPENS:
                number = kind_number(_number(line, "business"))
                found[number].opened += 1
                opened.add((number, _number(line, "boss")))
        for number, boss in sorted(opened):
            found[number].share.add(boss in outcome.winners)
    return found


# --- gangsters -----------------------------------------------------------------------------------


def gangsters(outcomes: list[Outcome]) -> list[GangsterFigures]:
    """Every gangster, in the order of the rules."""
    found = [GangsterFigures(g) for g in range(GANGSTERS)]
    for outcome in outcomes:
        worked: set[tuple[int, int]] = set()
        for line in outcome.story:
            boss = _employer(line)
            if boss is None:
                continue
            gangster = _number(line, "gangster")
            worked.add((gangster, boss))
            if line.message.key == _HIRES:
                found[gangster].hired += 1
                found[gangster].cash += _number(line, "cash")
        for gangster, boss in sorted(worked):
            found[gangster].share.add(boss in outcome.winners)
    return found


def _employer(line: Line) -> int | None:
    """Whose a gangster is by this line, if it tells of one who has got him."""
    key = line.message.key
    if key in (_DEALT, _HIRES):
        return _number(line, "boss")
    if key in _COMES_OVER:
        return _number(line, _COMES_OVER[key])
    if key == _FAVOR and _number(line, "event") == AN_OLD_FAVOR:
        return _number(line, "boss")
    return None


# --- openings ------------------------------------------------------------------------------------


def openings(outcomes: list[Outcome]) -> Openings:
    """How those did who began with this or that."""
    seats = max([outcome.seats for outcome in outcomes], default=0)
    found = Openings({}, [Share() for _ in range(seats)], [Share() for _ in range(KINDS)], {}, {})
    for outcome in outcomes:
        first = 0
        opened = [NO_BUSINESS] * outcome.seats
        acted: list[list[str]] = [[] for _ in range(outcome.seats)]
        for line in outcome.story:
            key = line.message.key
            if key == _FIRST:
                first = _number(line, "boss")
            elif key == _SETTLES:
                share = found.by_lot.setdefault(_number(line, "lot"), Share())
                share.add(_number(line, "boss") in outcome.winners)
            elif key == _DEALT:
                home = kind_of(_number(line, "business"))
                found.by_home[home].add(_number(line, "boss") in outcome.winners)
            if key == _OPENS and opened[_number(line, "boss")] == NO_BUSINESS:
                opened[_number(line, "boss")] = kind_number(_number(line, "business"))
            if key in ACTIONS:
                acted[_number(line, "boss")].append(ACTIONS[key])
        for boss in range(outcome.seats):
            won = boss in outcome.winners
            found.by_place[(boss - first) % outcome.seats].add(won)
            found.by_first_business.setdefault(opened[boss], Share()).add(won)
            begun = ", ".join(acted[boss][:2])
            found.by_actions.setdefault(begun, Share()).add(won)
    found.by_lot = dict(sorted(found.by_lot.items()))
    found.by_first_business = dict(sorted(found.by_first_business.items()))
    found.by_actions = dict(sorted(found.by_actions.items()))
    return found


# --- points --------------------------------------------------------------------------------------


def points(outcomes: list[Outcome]) -> tuple[Points, Points]:
    """The points at the end: of all winners together, and of all others."""
    winners, others = Points(), Points()
    for outcome in outcomes:
        for boss, kinds in enumerate(_points(outcome)):
            into = winners if boss in outcome.winners else others
            into.bosses += 1
            into.businesses += kinds.businesses
            into.contracts += kinds.contracts
            into.respect += kinds.respect
            into.gangsters += kinds.gangsters
    return winners, others


def _points(outcome: Outcome) -> list[Points]:
    """Of each boss; what no line tells of are the gangsters at work."""
    found = [Points() for _ in range(outcome.seats)]
    owner = [NO_BUSINESS] * BUSINESSES
    closed: set[int] = set()
    respect: int | None = None
    for line in outcome.story:
        key = line.message.key
        if key in (_DEALT, _OPENS, _CAPTURES):
            owner[_number(line, "business")] = _number(line, "boss")
        elif key == _RAIDED:
            closed.add(_number(line, "business"))
        elif key == _REOPENS:
            closed.discard(_number(line, "business"))
        elif key in _COMPLETES:
            found[_number(line, "boss")].contracts += 1
        elif key in (_RESPECT, _RESPECT_LOST):
            respect = _number(line, "boss") if key == _RESPECT else None
    for business, boss in enumerate(owner):
        if boss != NO_BUSINESS and business not in closed:
            found[boss].businesses += size_of(business) + 1
    if respect is not None:
        found[respect].respect = 1
    for boss, kinds in enumerate(found):
        told = kinds.businesses + kinds.contracts + kinds.respect
        kinds.gangsters = outcome.scores[boss] - told
    return found


def _number(line: Line, name: str) -> int:
    return _argument(line.message, name)


def _argument(message: Message, name: str) -> int:
    number = message.args[name]
    assert isinstance(number, int)
    return number
