"""What a boss knows of the table, and what would be another way after an answer."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.engine.action import Action
from backroom.engine.chance import NoChance
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.games.chicago import turn_action
from backroom.games.chicago.components import (
    BUSINESSES,
    GOAL,
    KINDS,
    NOBODY,
    RESOURCES,
    SMALL,
    cost_of,
    kind_of,
    size_of,
)
from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.income import earned
from backroom.games.chicago.means.saying import say
from backroom.games.chicago.scoring import monopoly, points, respected
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.terms import KIND_NAMES
from backroom.games.chicago.turn_action import told
from backroom.games.chicago.view import ChicagoView


class Standing:
    """Where points and money come from, on a table as it is or would be."""

    def __init__(self, state: Chicago, seat: int, before: Standing | None = None) -> None:
        self.points = points(state)
        self.respect = respected(state)
        self.income = earned(state, seat).total
        self._businesses = [(each.owner, each.closed) for each in state.businesses]
        if before is not None and before._businesses == self._businesses:
            self.monopolies: list[int] = before.monopolies
        else:
            self.monopolies = [_monopolist(state, kind) for kind in range(KINDS)]


def _monopolist(state: Chicago, kind: int) -> int:
    """Whose all the open businesses of a kind are (K8.2)."""
    for boss in range(state.seats):
        if monopoly(state, boss, kind):
            return boss
    return NOBODY


class Sight:
    """The table as a seat knows it. What is hidden is not there, and nothing is made up."""

    def __init__(self, view: ChicagoView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.crowds = Crowds(view)
        self.state = self.crowds.state
        self._standing: Standing | None = None

    @property
    def _now(self) -> Standing:
        """As it stands; found out when it is first needed."""
        if self._standing is None:
            self._standing = Standing(self.state, self.seat)
        return self._standing

    @property
    def cash(self) -> int:
        """What the seat can spend: the money of its highest bid is locked (K8.4)."""
        return self.state.bosses[self.seat].cash

    @property
    def goods(self) -> list[int]:
        return self.state.bosses[self.seat].goods

    def points(self, boss: int) -> int:
        """All know everybody's (K1.6)."""
        return self.view.bosses[boss].points

    def works(self, boss: int, gangster: int) -> bool:
        """Does he work for this boss, for all that the seat knows (K1.4)?"""
        seen = self.view.gangsters[gangster]
        return seen.owner == boss and seen.at_work

    def gang_points(self, boss: int, change: int) -> int:
        """By how much his points change with so many more, or fewer, gangsters at work (K1.3)."""
        at_work = self.view.bosses[boss].at_work
        return (at_work + change) // 2 - at_work // 2

    def after(self, action: Action, lent: Sequence[int] = ()) -> Chicago:
        """The table after an action of the seat that rolls nothing, with these resources lent."""
        then = self.state.copy()
        for resource, count in enumerate(lent):
            then.bosses[self.seat].goods[resource] += count
        turn_action.do(then, self.seat, action, Moment(NoChance()))
        return then

    # --- what is another way ---------------------------------------------------------------------

    def gained(self, then: Chicago) -> int:
        """Points more for the seat."""
        return points(then)[self.seat].total - self._now.points[self.seat].total

    def changes(self, then: Chicago, rivals: bool = True) -> list[Message]:
        """Points, respect, monopolies and income, the seat's own first; then others' points."""
        now = self._now
        new = Standing(then, self.seat, now)
        gained = new.points[self.seat].total - now.points[self.seat].total
        said = self.scores(self.seat, gained)
        said += self._respect(now.respect, new.respect)
        for kind in range(KINDS):
            said += self._monopoly(kind, now.monopolies[kind], new.monopolies[kind])
        if new.income != now.income:
            said.append(say("mean-income", cash=new.income, cash_before=now.income))
        if self.points(self.seat) + gained >= GOAL or not rivals:
            return said  # who wins needs to know no more
        for rival in self.state.rivals(self.seat):
            # Who of his is at work is told by those who know.
            old, then_his = now.points[rival], new.points[rival]
            change = then_his.businesses + then_his.respect - old.businesses - old.respect
            said += self.scores(rival, change)
        return said

    def scores(self, boss: int, change: int) -> list[Message]:
        """What a boss's points come to."""
        before = self.points(boss)
        if change == 0:
            return []
        if boss == self.seat and before + change >= GOAL:
            return [say("mean-wins", count=before + change)]
        if boss == self.seat:
            return [say("mean-points", count=before + change, count_before=before)]
        return [say("mean-points-boss", boss=boss, count=before + change, count_before=before)]

    def _respect(self, had: int, has: int) -> list[Message]:
        """K5.6. One's own is never lost by one's own answer."""
        if had == has:
            return []
        if has == self.seat:
            return [say("mean-respect-you")]
        if had != NOBODY:
            return [say("mean-respect-off", boss=had)]
        return [say("mean-respect-boss", boss=has)]

    def _monopoly(self, kind: int, had: int, has: int) -> list[Message]:
        """K8.2. One's own is never lost by one's own answer."""
        said: list[Message] = []
        if had == has:
            return said
        name = KIND_NAMES[kind]
        if has == self.seat:
            said.append(say("mean-monopoly-you", kind=name))
        elif has != NOBODY:
            said.append(say("mean-monopoly-boss", boss=has, kind=name))
        if had != NOBODY:
            said.append(say("mean-monopoly-off", boss=had, kind=name))
        return said

    # --- resources -------------------------------------------------------------------------------

    def stock(self, then: list[int]) -> list[Message]:
        """What the seat would have in its safe, and what that is good for (K5.8)."""
        said = [say("mean-then-goods", picks=told(then))]
        able = [b for b in self.next_businesses() if _enough(then, b)]
        new = [b for b in able if not _enough(self.goods, b)]
        if new:
            most = max(size_of(b) for b in new)
            kinds = [say("name-kind", business=b) for b in new if size_of(b) == most]
            return [*said, say("mean-enough", items=kinds)]
        if able:
            return said
        nearest = self._nearest(then)
        if nearest is not None:
            missing = [max(0, n - has) for n, has in zip(cost_of(nearest), then, strict=True)]
            said.append(say("mean-missing", business=nearest, picks=told(missing)))
        return said

    def next_businesses(self) -> list[int]:
        """The next one of each size and kind that can still be opened."""
        found: dict[tuple[int, int], int] = {}
        for b in range(BUSINESSES):
            if self.state.businesses[b].owner == NOBODY:
                found.setdefault((size_of(b), kind_of(b)), b)
        return list(found.values())

    def _nearest(self, goods: list[int]) -> int | None:
        """The small business for which the least is missing."""
        small = [b for b in self.next_businesses() if size_of(b) == SMALL]

        def missing(business: int) -> int:
            cost = cost_of(business)
            return sum(max(0, cost[r] - goods[r]) for r in range(RESOURCES))

        return min(small, key=missing) if small else None


def _enough(goods: list[int], business: int) -> bool:
    cost = cost_of(business)
    return all(goods[r] >= cost[r] for r in range(RESOURCES))
