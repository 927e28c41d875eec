"""The odds of a shootout (K6): won or lost, wounded and dead, worked out exactly.

Cards are left out. Who is missed least falls first, on both sides; John Doe's boss picks whoever
counts most for the enemy. Where the seat may not know who is inside it is the average over all who
may be (:mod:`crowds`).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, fsum

from backroom.games.chicago.components import CAR, NOTHING, UNKNOWN
from backroom.games.chicago.crowds import Crowds, Way
from backroom.games.chicago.gangsters import JOHN_DOE, LUCKY_LOU, ROSTER, THE_DOCTOR
from backroom.games.chicago.shootout import DEADLY, Shootout, declared
from backroom.games.chicago.state import Chicago

FACES = 6
#: The Doctor saves one in two (K13.36).
_SAVED = 0.5


class Losses:
    """On one side, on average."""

    def __init__(self, wounded: float = 0.0, dead: float = 0.0) -> None:
        self.wounded = wounded
        self.dead = dead

    @property
    def fallen(self) -> float:
        return self.wounded + self.dead

    def add(self, other: Losses, weight: float) -> None:
        self.wounded += weight * other.wounded
        self.dead += weight * other.dead


class Odds:
    """The chance that the attacker wins, and what either side loses (0 attacks, 1 defends)."""

    def __init__(self, win: float = 0.0, averaged: bool = False) -> None:
        self.win = win
        self.losses = (Losses(), Losses())
        #: Over who may be inside.
        self.averaged = averaged

    def add(self, other: Odds, weight: float) -> None:
        self.win += weight * other.win
        for side in (0, 1):
            self.losses[side].add(other.losses[side], weight)


# --- rounds (K6.4, K6.5) -------------------------------------------------------------------------


class Round:
    """One round between totals that differ by ``lead``; ties are rolled again."""

    def __init__(self, lead: int) -> None:
        won = lost = kills = killed = 0
        for attack in range(1, FACES + 1):
            for defence in range(1, FACES + 1):
                if attack + lead > defence:
                    won += 1
                    kills += attack - defence >= DEADLY
                elif attack + lead < defence:
                    lost += 1
                    killed += defence - attack >= DEADLY
        #: The chance that the attacker wins it.
        self.win = won / (won + lost)
        #: How likely whoever loses it, on either side, loses a man for good.
        self.deadly = (killed / lost if lost else 0.0, kills / won if won else 0.0)


@lru_cache(maxsize=64)
def one_round(lead: int) -> Round:
    return Round(lead)


class Race:
    """Each side needs one win for every enemy gangster, and one more."""

    def __init__(self, lead: int, attackers: int, defenders: int) -> None:
        win = one_round(lead).win
        lose = 1.0 - win
        #: He wins after so many of his have fallen; he loses after so many of theirs have.
        won = [
            comb(defenders + n, n) * win ** (defenders + 1) * lose**n for n in range(attackers + 1)
        ]
        lost = [
            comb(attackers + n, n) * lose ** (attackers + 1) * win**n for n in range(defenders + 1)
        ]
        self.win = fsum(won)
        #: The chance that at least one falls, at least two, and so on, on either side.
        self.falls = (
            [fsum(lost) + fsum(won[n:]) for n in range(1, attackers + 1)],
            [fsum(won) + fsum(lost[n:]) for n in range(1, defenders + 1)],
        )


@lru_cache(maxsize=1024)
def race(lead: int, attackers: int, defenders: int) -> Race:
    """A lead of six or more wins every round."""
    return Race(max(-FACES, min(FACES, lead)), attackers, defenders)


def in_order(gangsters: list[int]) -> list[int]:
    """Who is missed least falls first."""
    return sorted(gangsters, key=lambda g: (ROSTER[g].strength, g))


class Side:
    """Who fights on a side, and what may keep its dying alive (K6.12)."""

    def __init__(self, standing: list[int], doctor: float, neutral: int = NOTHING) -> None:
        self.order = in_order(standing)
        #: How likely the Doctor is at work for it.
        self.doctor = doctor
        #: John Doe's pick: his abilities are off (K6.11).
        self.neutral = neutral

    def losses(self, falls: list[float], deadly: float) -> Losses:
        found = Losses()
        doctor = 0.0 if self.neutral == THE_DOCTOR else self.doctor
        for g, chance in zip(self.order, falls, strict=True):
            dies = deadly * (1.0 - doctor * _SAVED)
            if g == LUCKY_LOU and self.neutral != g:
                dies = 0.0
            found.dead += chance * dies
            found.wounded += chance * (1.0 - dies)
            if g == THE_DOCTOR:  # he can do nothing for those who fall after him
                doctor = 0.0
        return found


def fought(lead: int, attackers: Side, defenders: Side, massacre: bool = False) -> Odds:
    """Between these two sides, with totals that differ so much."""
    run = race(lead, len(attackers.order), len(defenders.order))
    deadly = (1.0, 1.0) if massacre else one_round(max(-FACES, min(FACES, lead))).deadly
    odds = Odds(run.win)
    for side, crew in enumerate((attackers, defenders)):
        odds.losses[side].add(crew.losses(run.falls[side], deadly[side]), 1.0)
    return odds


# --- a shootout under way ------------------------------------------------------------------------


def under_way(state: Chicago, shootout: Shootout, picked: int = NOTHING) -> Odds:
    """How it will go on from here. ``picked``: as if John Doe's boss had just picked him."""
    fight = shootout.copy()
    for side in (0, 1):
        if not fight.asked[side] and JOHN_DOE in fight.standing(side):
            _pick(fight, side)
    if picked != NOTHING:
        fight.picked[0 if picked in fight.defenders else 1] = picked
    lead = _lead(fight) if not fight.totals else fight.totals[0] - fight.totals[1]
    lead += fight.bonus[0] - fight.bonus[1]
    sides = [
        Side(
            fight.standing(side),
            float(state.works_for(fight.boss(side), THE_DOCTOR)),
            fight.picked[1 - side],
        )
        for side in (0, 1)
    ]
    return fought(lead, sides[0], sides[1], fight.massacre)


def _lead(fight: Shootout) -> int:
    """By how much the attacker's total is higher (K6.2, K6.3)."""
    return fight.total(0) - fight.total(1)


def _pick(fight: Shootout, side: int) -> None:
    """John Doe's boss picks whoever counts most for the enemy, or nobody (K13.18)."""
    sign = 1 if side == 0 else -1
    best, most = NOTHING, sign * _lead(fight)
    for g in fight.standing(1 - side):
        fight.picked[side] = g
        if sign * _lead(fight) > most:
            best, most = g, sign * _lead(fight)
    fight.picked[side] = best


# --- before an attack ----------------------------------------------------------------------------


def attack(crowds: Crowds, seat: int, owner: int, business: int = NOTHING) -> Odds:
    """If the seat attacked the car of that boss, or this business of his, as things stand."""
    spot = CAR if business == NOTHING else business
    state = crowds.state
    attackers = state.in_car(seat)
    leads = _Leads(seat, owner, business, attackers, state.alive(owner))
    own = float(state.works_for(seat, THE_DOCTOR))
    odds = Odds(averaged=crowds.unsure(owner, spot))
    # Most of them come to the same: they are reckoned once.
    reckoned: dict[tuple[int, ...], list[tuple[int, int, int, list[int]]]] = {}
    for way in crowds.ways(owner, spot):
        inside = (way.count, *way.sure)
        if inside not in reckoned:
            reckoned[inside] = _alike(way, leads)
        total = sum(times for times, _, _, _ in reckoned[inside])
        for times, lead, pick, defenders in reckoned[inside]:
            doctor = _doctor(state, owner, defenders, way)
            found = fought(lead, Side(attackers, own, pick), Side(defenders, doctor, pick))
            odds.add(found, way.weight * times / total)
    return odds


def _alike(way: Way, leads: _Leads) -> list[tuple[int, int, int, list[int]]]:
    """Of those who come to the same: how many there are, the lead, John Doe's pick if it matters
    beyond that, an example."""
    alike: dict[tuple[int, int, int, int], int] = {}
    example: dict[tuple[int, int, int, int], list[int]] = {}
    for times, defenders in way.sorts(leads.sort):
        lead, picked = leads.of(defenders)
        pick = picked if picked in (LUCKY_LOU, THE_DOCTOR) else NOTHING
        key = (lead, pick, _place(LUCKY_LOU, defenders), _place(THE_DOCTOR, defenders))
        alike[key] = alike.get(key, 0) + times
        example[key] = defenders
    return [(times, key[0], key[1], example[key]) for key, times in alike.items()]


def _place(gangster: int, among: list[int]) -> int:
    """When he would fall; NOTHING: he is not there."""
    return in_order(among).index(gangster) if gangster in among else NOTHING


def _doctor(state: Chicago, owner: int, inside: list[int], way: Way) -> float:
    """How likely the Doctor works for this boss: he may hide, unknown to the seat."""
    if state.owners[THE_DOCTOR] != owner:
        return 0.0
    if THE_DOCTOR in inside or state.at_work(THE_DOCTOR):
        return 1.0
    return 1.0 - way.hiding / way.others if state.where[THE_DOCTOR] == UNKNOWN else 0.0


class _Leads:
    """By how much the attacker's total is higher, whoever defends. Each man inside counts for
    himself, whoever else is there: so each is asked for once."""

    def __init__(
        self, seat: int, owner: int, business: int, attackers: list[int], gang: list[int]
    ) -> None:
        self._fight = declared(seat, owner, business, attackers, [])
        #: All who may be inside.
        self._gang = gang
        self._known: dict[tuple[int, int], int] = {}

    def of(self, defenders: list[int]) -> tuple[int, int]:
        """With the one whom John Doe's boss picks, if there is one (K13.18)."""
        plain = self._lead(defenders, NOTHING)
        lead, pick = plain, NOTHING
        attackers = self._fight.attackers
        if JOHN_DOE in attackers:
            for g in defenders:
                without = plain - self._each(g, NOTHING) + self._each(g, g)
                if without > lead:
                    lead, pick = without, g
        elif JOHN_DOE in defenders:
            for g in attackers:
                without = self._lead(defenders, g)
                if without < lead:
                    lead, pick = without, g
        return lead, pick

    def sort(self, gangster: int) -> tuple[int, ...]:
        """Two of a sort come to the same: whom John Doe would pick, and who falls before Lucky Lou
        and the Doctor, included. These three are like nobody else."""
        if gangster in (JOHN_DOE, LUCKY_LOU, THE_DOCTOR):
            return (gangster,)
        sort = [self._each(gangster, NOTHING)]
        rare = [g for g in (LUCKY_LOU, THE_DOCTOR) if g in self._gang]
        sort += [in_order([gangster, g])[0] == gangster for g in rare]
        if JOHN_DOE in self._fight.attackers:
            sort += [self._each(gangster, gangster), *(gangster < g for g in rare)]
        elif JOHN_DOE in self._gang:
            sort += [self._each(gangster, pick) for pick in self._fight.attackers]
        return tuple(sort)

    def _lead(self, defenders: list[int], pick: int) -> int:
        lead = self._each(NOTHING, pick)
        for g in defenders:
            lead += self._each(g, pick)
        return lead

    def _each(self, gangster: int, pick: int) -> int:
        """What he adds to the lead if he defends; NOTHING: what it is without defenders."""
        if (gangster, pick) not in self._known:
            fight = self._fight
            alone = 0 if gangster == NOTHING else self._each(NOTHING, pick)
            fight.picked = [pick, NOTHING]
            fight.defenders = [] if gangster == NOTHING else [gangster]
            self._known[gangster, pick] = _lead(fight) - alone
        return self._known[gangster, pick]
