"""King of Chicago's own part of the balance: squares, businesses, gangsters, openings, points."""

from __future__ import annotations

import msgspec

from backroom.arena.balance.chi_square import upper_tail
from backroom.arena.balance.measure import Outcome
from backroom.arena.balance.shares import Share
from backroom.engine.event import Event
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    BUSINESSES,
    KINDS,
    kind_of,
    size_of,
)
from backroom.games.chicago.event_cards.backstabbing import StealsFromAfar, StealsGangster
from backroom.games.chicago.events import (
    AttacksBusiness,
    AttacksCar,
    BusinessRaided,
    Captures,
    ChangesSides,
    Completes,
    CompletesBet,
    Dealt,
    Fetches,
    FetchesAway,
    FirstBoss,
    Hires,
    Marks,
    NoAction,
    Opens,
    PlaysOnGangster,
    Reopens,
    Respect,
    RespectLost,
    Settles,
    Starts,
    Takes,
    TakesTerritory,
    Visits,
)
from backroom.games.chicago.gangsters import ROSTER

#: What happens by a boss's action (K5).
Act = (
    Takes
    | Marks
    | TakesTerritory
    | Opens
    | Starts
    | Completes
    | CompletesBet
    | Visits
    | Fetches
    | AttacksBusiness
    | AttacksCar
    | NoAction
)
#: What a boss has done then.
ACTIONS: dict[type[Act], str] = {
    Takes: "take",
    Marks: "mark",
    TakesTerritory: "mark",
    Opens: "open",
    Starts: "contract",
    Completes: "contract",
    CompletesBet: "contract",
    Visits: "visit",
    Fetches: "fetch",
    AttacksBusiness: "attack",
    AttacksCar: "attack",
    NoAction: "nothing",
}

_BESIDE: tuple[type[Event], ...] = (
    *(FirstBoss, Settles, Dealt, Hires, PlaysOnGangster, Captures, BusinessRaided, Reopens),
    *(Respect, RespectLost, StealsGangster, StealsFromAfar, FetchesAway, ChangesSides),
)
#: The events that are read here.
HEEDED: tuple[type[Event], ...] = (*_BESIDE, *ACTIONS)

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
        for event in outcome.story:
            if isinstance(event, Captures):
                found[kind_number(event.business)].captured += 1
            elif isinstance(event, Opens):
                number = kind_number(event.business)
                found[number].opened += 1
                opened.add((number, event.boss))
        for number, boss in sorted(opened):
            found[number].share.add(boss in outcome.winners)
    return found


# --- gangsters -----------------------------------------------------------------------------------


def gangsters(outcomes: list[Outcome]) -> list[GangsterFigures]:
    """Every gangster, in the order of the rules."""
    found = [GangsterFigures(g) for g in range(len(ROSTER))]
    for outcome in outcomes:
        worked: set[tuple[int, int]] = set()
        for event in outcome.story:
            job = _job(event)
            if job is not None:
                worked.add(job)
            if isinstance(event, Hires):
                found[event.gangster].hired += 1
                found[event.gangster].cash += event.cash
        for gangster, boss in sorted(worked):
            found[gangster].share.add(boss in outcome.winners)
    return found


def _job(event: Event) -> tuple[int, int] | None:
    """The gangster whom a boss has got by this, and the boss."""
    if isinstance(event, (Dealt, Hires, StealsGangster, StealsFromAfar, FetchesAway)):
        return event.gangster, event.boss
    if isinstance(event, ChangesSides):
        return event.gangster, event.boss_other
    if isinstance(event, PlaysOnGangster) and event.card == AN_OLD_FAVOR:
        return event.gangster, event.boss
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
        for event in outcome.story:
            if isinstance(event, FirstBoss):
                first = event.boss
            elif isinstance(event, Settles):
                share = found.by_lot.setdefault(event.lot, Share())
                share.add(event.boss in outcome.winners)
            elif isinstance(event, Dealt):
                found.by_home[kind_of(event.business)].add(event.boss in outcome.winners)
            elif isinstance(event, Opens) and opened[event.boss] == NO_BUSINESS:
                opened[event.boss] = kind_number(event.business)
            if isinstance(event, Act):
                acted[event.boss].append(ACTIONS[type(event)])
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
    """Of each boss; what no event tells of are the gangsters at work."""
    found = [Points() for _ in range(outcome.seats)]
    owner = [NO_BUSINESS] * BUSINESSES
    closed: set[int] = set()
    respect: int | None = None
    for event in outcome.story:
        if isinstance(event, (Dealt, Opens, Captures)):
            owner[event.business] = event.boss
        elif isinstance(event, BusinessRaided):
            closed.add(event.business)
        elif isinstance(event, Reopens):
            closed.discard(event.business)
        elif isinstance(event, (Completes, CompletesBet)):
            found[event.boss].contracts += 1
        elif isinstance(event, Respect):
            respect = event.boss
        elif isinstance(event, RespectLost):
            respect = None
    for business, boss in enumerate(owner):
        if boss != NO_BUSINESS and business not in closed:
            found[boss].businesses += size_of(business) + 1
    if respect is not None:
        found[respect].respect = 1
    for boss, kinds in enumerate(found):
        told = kinds.businesses + kinds.contracts + kinds.respect
        kinds.gangsters = outcome.scores[boss] - told
    return found
