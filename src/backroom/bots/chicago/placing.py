"""Who goes where: into the car, into which business (K3.4, K5.7, K5.10, K8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from backroom.bots.chicago import fighting
from backroom.bots.chicago.odds import shootout
from backroom.bots.chicago.reading import Reading, reach, turns_by_distance
from backroom.bots.chicago.worth import ROUND, UNITS, WIN, business_worth, threat
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.message import Message
from backroom.games.chicago.actions import Done, Put, SettleIn
from backroom.games.chicago.components import (
    BAR,
    CAR,
    GOAL,
    HIDING,
    HOSPITAL,
    PRISON,
    ROUNDS,
    is_contract,
    kind_of,
    size_of,
)
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.gangsters import (
    ANY_KIND,
    CLEAN_GENE,
    DER_SCHWEINEHUND,
    ROSTER,
    SAD_KEN,
    THE_MAYOR,
    TONY_TROUBLE,
    fit,
)
from backroom.games.chicago.questions import Settle, Shift

#: How likely a rival beside a business attacks it in a game turn, if he is sure to win, and how
#: much less with each square: in 100 games of three, one in two of those with nobody inside and a
#: rival at most four squares away were taken, one in four up to nine, one in ten up to fourteen.
_EXPOSED = 0.6
_FARTHER = 0.87
#: So much more with each size.
_LARGER = 0.35
#: The easiest are attacked first. Of 1,300 with one guard, one in thirty was taken.
_EASE = 6
_SUREST = 0.9
#: A raid comes less often, and half of them fail.
_RAIDED = 0.06
#: One that can't fail is as good as certain, if a rival has the badge.
_SURELY = 0.3
#: How often somebody who is good in a car begins there, and leaves the business alone.
_DARING = 0.5
#: Plans are improved so many times at most.
_PASSES = 4


class Enemy:
    """A rival's car that could come before everybody is placed anew."""

    def __init__(self, reading: Reading, rival: int) -> None:
        self.rival = rival
        self.square = reading.view.bosses[rival].square
        self.turns = reading.turns_of(rival)
        if reading.trade:  # half of them will sit in the car: the better half
            gang = reading.gang(rival)
            values = sorted([ROSTER[g].business_attack for g in gang], reverse=True)
            self.count = min(3, (len(values) + 1) // 2)
            self.attack = float(sum(values[: self.count]))
            self.drive = max([ROSTER[g].driving for g in gang], default=0)
        else:
            self.count = reading.count_inside(rival, CAR)
            self.attack = reading.guessed(rival, CAR, True, True)
            known = reading.known_inside(rival, CAR)
            self.drive = max([ROSTER[g].driving for g in known], default=0)
        self.harm = threat(reading, rival)


class Places:
    """What a gang is worth at each spot of one's own."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.turns = ROUNDS if reading.trade else reading.rounds_left
        enemies = [Enemy(reading, rival) for rival in reading.others]
        self.enemies = [enemy for enemy in enemies if enemy.count and enemy.turns]
        self._worth: dict[tuple[int, tuple[int, ...]], float] = {}
        self._targets = fighting.targets(reading)
        lead = max(reading.points[s] for s in reading.others)
        #: How often a raid comes that can't fail (K13.45).
        self._sure = _SURELY if reading.view.table.badge in reading.others else _RAIDED
        leads = reading.points[reading.me] >= max(lead, GOAL - 3)
        self._exposed = _EXPOSED * (1.3 if leads else 1.0)

    def danger(self, business: int, inside: list[int]) -> list[float]:
        """How likely each enemy comes and takes it: if he can get there, and the surer he is to
        win."""
        defence = size_of(business) + 1 + sum(ROSTER[g].business_defence for g in inside)
        row = self.reading.board.distance[self.reading.square_of(business)]
        found = []
        for enemy in self.enemies:
            win = shootout(enemy.attack - defence, enemy.count, len(inside)).win
            near = reach(row[enemy.square], enemy.turns, enemy.drive)
            far = row[enemy.square]
            risk = self._exposed * (1.0 + _LARGER * size_of(business)) * _FARTHER**far
            risk = min(_SUREST, risk) * win**_EASE
            found.append((1.0 - (1.0 - risk) ** (enemy.turns / ROUNDS)) * near)
        return found

    def lost(self, business: int, inside: list[int]) -> float:
        """How likely anybody takes it."""
        held = 1.0
        for risk in self.danger(business, inside):
            held *= 1.0 - risk
        return 1.0 - held

    def worth(self, spot: int, inside: list[int]) -> float:
        key = (spot, tuple(sorted(inside)))
        found = self._worth.get(key)
        if found is None:
            if spot == HIDING:
                found = -1.0 * len(inside)
            elif spot == CAR:
                found = self._in_car(inside)
            else:
                found = self._in_business(spot, inside)
            self._worth[key] = found
        return found

    def _in_business(self, business: int, inside: list[int]) -> float:
        reading = self.reading
        kind = kind_of(business)
        worth = 0.0
        closed = reading.business(business).closed and not reading.trade
        for g in inside:
            card = ROSTER[g]
            if card.works_in in (ANY_KIND, kind) and not closed:
                worth += card.brings_cash * reading.dollar + 1.2 * card.brings[1] * UNITS[0]
        if THE_MAYOR in inside and not closed:
            worth += reading.pays(reading.me, business) * reading.dollar
        mine = business_worth(reading, reading.me, business) + 0.5 * len(inside)
        held = 1.0
        for enemy, risk in zip(self.enemies, self.danger(business, inside), strict=True):
            theirs = enemy.harm * business_worth(reading, enemy.rival, business)
            worth -= held * risk * (mine + theirs)
            held *= 1.0 - risk
        if CLEAN_GENE not in inside:
            worth -= _RAIDED * 0.4 * len(inside)
            if TONY_TROUBLE in inside and not closed:
                worth -= self._sure * (0.55 * (size_of(business) + 1) + 0.4 * len(inside))
        return worth

    def _in_car(self, inside: list[int]) -> float:
        reading = self.reading
        worth = 0.0
        if DER_SCHWEINEHUND in inside:
            worth -= 2.5 * ROUND
        if SAD_KEN in inside:
            worth += 0.06
        drive = max([ROSTER[g].driving for g in inside], default=0)
        worth += 0.18 * ROUND * self.turns * drive
        if self.turns:
            worth += self._contracts(inside) + self._prey(inside, drive)
        defence = sum(ROSTER[g].car_defence for g in inside)
        worth += 0.02 * defence - 0.03 * len(inside)
        waiting = sum(
            g.owner == reading.me and g.where in (HOSPITAL, PRISON) for g in reading.view.gangsters
        )
        if TONY_TROUBLE in inside and CLEAN_GENE not in inside:
            worth -= self._sure * 0.4 * len(inside)
        seats = 3 - len(inside)
        return worth + (0.12 * min(waiting, seats) if self.turns else 0.0)

    def _contracts(self, inside: list[int]) -> float:
        """Pay-day needs two in the car (K14.4)."""
        for card in self.reading.hand:
            if is_contract(card) and contract_of(card).gangsters:
                return 0.5 if len(inside) >= contract_of(card).gangsters else 0.0
        return 0.0

    def _prey(self, inside: list[int], drive: int) -> float:
        """The best business to attack with these."""
        reading = self.reading
        if not inside:
            return 0.0
        turns = turns_by_distance(drive)
        row = reading.board.distance[reading.square]
        attackers = fighting.Attackers(reading, inside)
        best = 0.0
        for target in self._targets:
            gain = target.value(attackers)
            if gain > 0.0:
                gain = min(gain, WIN)
                far = row[reading.square_of(target.business)]
                took = turns[far]
                value = gain * 0.85**took - ROUND * took
                best = max(best, value * reach(far, self.turns, drive))
        return 0.7 * best

    # --- plans ---------------------------------------------------------------------------------

    def plan(self, gang: Sequence[int], spots: Sequence[int]) -> dict[int, int]:
        """Who goes where: one by one to the best place, then moves and swaps that help."""
        inside: dict[int, list[int]] = {spot: [] for spot in [*spots, HIDING]}
        inside[HIDING] = list(gang)
        for g in sorted(gang, key=_importance):
            best, most = HIDING, -WIN
            for spot in spots:
                if fit([*inside[spot], g], spot == CAR):
                    gain = self.worth(spot, [*inside[spot], g]) - self.worth(spot, inside[spot])
                    if gain > most:
                        best, most = spot, gain
            if best != HIDING:
                inside[HIDING].remove(g)
                inside[best].append(g)
        for _ in range(_PASSES):
            if not self._improve(inside, spots):
                break
        return {g: spot for spot, there in inside.items() for g in there}

    def _improve(self, inside: dict[int, list[int]], spots: Sequence[int]) -> bool:
        """The best move or swap, if any helps."""
        best = 0.001
        change: tuple[int, int, list[int], list[int]] | None = None
        for one, other in combinations([*spots, HIDING], 2):
            here, there = inside[one], inside[other]
            now = self.worth(one, here) + self.worth(other, there)
            for ours in [None, *here]:
                for theirs in [None, *there]:
                    if ours is None and theirs is None:
                        continue
                    first = [g for g in here if g != ours]
                    second = [g for g in there if g != theirs]
                    first += [] if theirs is None else [theirs]
                    second += [] if ours is None else [ours]
                    if not fit(first, one == CAR):
                        continue
                    if other != HIDING and not fit(second, other == CAR):
                        continue
                    gain = self.worth(one, first) + self.worth(other, second) - now
                    if gain > best:
                        best, change = gain, (one, other, first, second)
        if change is None:
            return False
        one, other, inside[one], inside[other] = change
        return True


def _importance(gangster: int) -> tuple[int, int]:
    """Those who bring something first, then drivers, then fighters."""
    card = ROSTER[gangster]
    brings = card.works_in >= BAR or gangster == THE_MAYOR
    strength = card.business_attack + card.business_defence + card.car_attack + card.car_defence
    return (-2 if brings else -card.driving, -strength)


# --- the questions -------------------------------------------------------------------------------


def settle(question: Settle, rng: Random) -> Action:
    """The first gangster stays at home, or somebody else soon will: but for drivers, perhaps."""
    card = ROSTER[question.gangster]
    useful_in_car = card.driving > 0 or card.business_attack > 1
    return SettleIn(CAR if useful_in_car and rng.random() < _DARING else question.business)


def gang_and_spots(reading: Reading) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is to be placed, and where there is room for them."""
    gang = [ask.answer.gangster for ask in reading.view.asks if isinstance(ask.answer, Put)]
    return tuple(gang), (*reading.owned(reading.me), CAR)


def place(reading: Reading, wanted: dict[int, int]) -> Action:
    """The next step towards a plan; everybody who can be moved at once is, then it is done."""
    now: dict[int, int] = {}
    legal: set[Action] = set()
    for ask in reading.view.asks:
        if isinstance(ask.answer, Put):
            now[ask.answer.gangster] = ask.answer.spot
            legal.update(option.action for option in ask.options if option.why_not is None)
    blocked = [g for g in now if now[g] != wanted[g]]
    for g in blocked:
        if Put(g, wanted[g]) in legal:
            return Put(g, wanted[g])
    for g in blocked:  # two want to change places: one steps aside
        if now[g] != HIDING and wanted[g] != HIDING and Put(g, HIDING) in legal:
            return Put(g, HIDING)
    return Done()


def shift(ask: Ask, reading: Reading) -> Action:
    """Between the car and a business: the split that is worth most."""
    step = reading.step("Shifting")
    assert step is not None
    business: int = step["business"]
    inside: list[int] = step["inside"]
    everyone = [option.action.gangster for option in ask.options if isinstance(option.action, Put)]
    places = Places(reading)
    best, most = inside, -WIN
    for count in range(len(everyone) + 1):
        for chosen in combinations(everyone, count):
            stay = list(chosen)
            car = [g for g in everyone if g not in chosen]
            if fit(stay, False) and fit(car, True):
                value = places.worth(business, stay) + places.worth(CAR, car)
                if value > most:
                    best, most = stay, value
    for g in everyone:
        if (g in inside) != (g in best):
            return Put(g, business if g in best else CAR)
    return Done()


# --- why -----------------------------------------------------------------------------------------

#: Nobody speaks of a danger that is less than this.
_HARDLY = 0.1
#: A guard who leaves so much of the danger is none.
_IN_VAIN = 0.75


def why_done(question: Question, reading: Reading) -> list[Message]:
    """That everybody is where he does most; and what stays unguarded all the same, and why."""
    if isinstance(question, Shift):
        step = reading.step("Shifting")
        assert step is not None
        inside: list[int] = step["inside"]
        here = [*reading.in_car, *reading.where(question.business)]
        empty = [] if inside else [question.business]
        riding = [g for g in here if g not in inside]
    else:
        spots: dict[int, int] = {}
        for ask in reading.view.asks:
            if isinstance(ask.answer, Put):
                spots[ask.answer.gangster] = ask.answer.spot
        empty = [b for b in reading.owned(reading.me) if b not in spots.values()]
        riding = [g for g, spot in spots.items() if spot == CAR]
    if not empty:
        return [say("because-placed")]
    places = Places(reading)
    most = max(empty, key=lambda b: places.lost(b, []))
    return [say(_why_empty(places, most, riding), business=most)]


def _why_empty(places: Places, business: int, riding: list[int]) -> str:
    danger = places.lost(business, [])
    if danger < _HARDLY:
        return "because-empty-far"
    if not riding:
        return "because-empty-nobody"
    guarded = min(places.lost(business, [g]) for g in riding)
    return "because-empty-lost" if guarded > _IN_VAIN * danger else "because-empty-car"


def why(gangster: int, spot: int) -> list[Message]:
    """What somebody is good for where he is put."""
    card = ROSTER[gangster]
    if spot == HIDING:
        return [say("because-put-aside")]
    if spot == CAR:
        if card.driving > 0:
            return [say("because-put-drives", count=card.driving)]
        strong = max(card.car_attack, card.business_attack) > 1
        return [say("because-put-attacks" if strong else "because-put-car")]
    if card.works_in in (ANY_KIND, kind_of(spot)) and (card.brings_cash or card.brings[1]):
        return [say("because-put-brings")]
    strong = card.business_defence > 1
    return [say("because-put-defends" if strong else "because-put-guards")]
