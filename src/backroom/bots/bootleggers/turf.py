"""Thug cards about influence and improvements: whose people stand where."""

from __future__ import annotations

from backroom.bots.bootleggers.market import Prospects
from backroom.bots.bootleggers.placing import best_places
from backroom.bots.bootleggers.plan import Plan, best_of
from backroom.games.bootleggers.components import OMALLEYS

_DESTROY, _ADD = range(2)
_MOST_SAFE = 3
#: The others get some of the fresh faces too.
_THEIR_SHARE = 0.3


def marker_gain(prospects: Prospects) -> float:
    """What one marker more brings a round."""
    return best_places(prospects, 1)[0]


def _houses(prospects: Prospects) -> list[int]:
    return [house for house in prospects.reading.houses if house != OMALLEYS]


def _hits(prospects: Prospects, markers_more: int) -> list[Plan]:
    """One marker of another goes; ``markers_more`` of one's own take its place."""
    reading = prospects.reading
    plans = []
    for house in _houses(prospects):
        if reading.house(house).markers[reading.me] == 0 and markers_more == 0:
            continue
        for victim in reading.others:
            if reading.house(house).markers[victim] > 0:
                changes = [(victim, -1), (reading.me, markers_more)]
                value = prospects.with_markers(house, changes) * reading.holds
                plans.append(Plan(value, [("house", house), ("mobster", victim)], [victim], True))
    return plans


def hit(prospects: Prospects) -> Plan | None:
    return best_of(prospects.reading, _hits(prospects, 0))


def dirty_rat(prospects: Prospects) -> Plan | None:
    return best_of(prospects.reading, _hits(prospects, 1))


def double_cross(prospects: Prospects) -> Plan | None:
    reading = prospects.reading
    plans = []
    for plan in _hits(prospects, 0):
        picks = [plan.picks[0], ("way", _DESTROY), plan.picks[1]]
        plans.append(Plan(plan.value, picks, plan.victims, True))
    if reading.view.mobsters[reading.me].supply > 0:
        for house in _houses(prospects):
            if reading.room(house) > 0:
                value = prospects.with_markers(house, [(reading.me, 1)]) * reading.holds
                plans.append(Plan(value, [("house", house), ("way", _ADD)], lasts=True))
    return best_of(reading, plans)


def mob_war(prospects: Prospects) -> Plan | None:
    reading = prospects.reading
    plans = []
    for house in _houses(prospects):
        markers = reading.house(house).markers
        if markers[reading.me] == 0:
            continue
        victims = sorted(
            (seat for seat in reading.others if markers[seat] > 0), key=lambda s: -markers[s]
        )
        pairs = [(one, two) for at, one in enumerate(victims) for two in victims[at + 1 :]]
        pairs += [(one, one) for one in victims if markers[one] > 1]
        for one, two in pairs[:4]:
            value = prospects.with_markers(house, [(one, -1), (two, -1)]) * reading.holds
            picks = [("house", house), ("mobster", one), ("mobster", two)]
            plans.append(Plan(value, picks, [one, two], True))
    return best_of(reading, plans)


def safe_house(prospects: Prospects) -> Plan | None:
    """People who do no good where they stand; they can be sent elsewhere next round."""
    reading = prospects.reading
    picks: list[tuple[str, int]] = []
    idle = 0
    for house in _houses(prospects):
        mine = reading.house(house).markers[reading.me]
        if mine == 0:
            continue
        spare = 0
        for fewer in range(1, min(mine, _MOST_SAFE) + 1):
            if prospects.with_markers(house, [(reading.me, -fewer)]) > -0.15:
                spare = fewer
        picks += [("house", house)] * spare
        idle += spare
    idle = min(idle, _MOST_SAFE)
    if idle == 0:
        return None
    picks = picks[:idle]
    if idle < _MOST_SAFE:
        picks.append(("count", 0))
    gain = idle * marker_gain(prospects) * 0.6 * (reading.left - 1.0)
    return Plan(gain, picks, lasts=True)


def recruiting(prospects: Prospects) -> Plan | None:
    reading = prospects.reading
    if reading.view.mobsters[reading.me].supply == 0:
        return None
    second = 0.6 if reading.order[0] == reading.me else 0.3
    gain = (1.0 - _THEIR_SHARE + second) * marker_gain(prospects) * reading.holds
    return Plan(gain, lasts=True)


def politics(prospects: Prospects, price: int, most: int) -> Plan | None:
    """Markers for money, as long as one earns more than it costs."""
    reading = prospects.reading
    mine = reading.view.mobsters[reading.me]
    reserve = 2 if reading.left > 2 else 0
    count = min(most, mine.supply, (reading.cash[reading.me] - reserve) // price)
    plans = []
    for some in range(1, count + 1):
        gain = best_places(prospects, some)[0] * reading.holds
        plans.append(Plan(gain - price * some, [("count", some)], lasts=True))
    return best_of(reading, plans)


def opportunity_knocks(prospects: Prospects) -> Plan | None:
    reading = prospects.reading
    plans = []
    for giver in _houses(prospects):
        if reading.house(giver).improvements == 0:
            continue
        for house in _houses(prospects):
            if house == giver or not reading.house(house).open:
                continue
            if reading.improvement_room(house) > 0:
                gain = prospects.with_improvements({giver: -1, house: 1}) * reading.holds
                picks = [("house", giver), ("house", house)]
                plans.append(Plan(gain, picks, lasts=True))
    return best_of(reading, plans)
