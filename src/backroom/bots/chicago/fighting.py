"""Shootouts: whom to attack, what it may bring, and who falls when a round is lost."""

from __future__ import annotations

from typing import Final

from backroom.bots.chicago.odds import DIES, Odds, shootout
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import (
    ROUND,
    WIN,
    business_worth,
    gangster_worth,
    threat,
)
from backroom.bots.saying import percent, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.chicago.actions import (
    ChooseGarage,
    Lose,
    Neutralize,
    NoPick,
    SlipOut,
)
from backroom.games.chicago.components import CAR, GOAL, NOTHING, size_of
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.gangsters import JOHN_DOE, LUCKY_LOU, ROSTER
from backroom.games.chicago.promises import TRUCE
from backroom.games.chicago.questions import WhoDies

#: A kept card of a rival may be a weapon: so much it adds to his total on average.
_CARD = 0.25
#: What breaking one's word costs in the eyes of the table: more than a small business brings.
_WORD = 1.5
#: Somebody in hospital is not lost, but must be fetched.
_WOUNDED = 0.55
#: With better odds than these one does not run.
_STAND = 0.6
#: What is lost of somebody who falls.
_FALLEN: Final = DIES + (1.0 - DIES) * _WOUNDED


def attack_total(gang: list[int], business: bool) -> int:
    return sum(ROSTER[g].value(True, business) for g in gang)


class Attackers:
    """A gang that attacks: what it counts, and what it costs if some of it fall."""

    def __init__(self, reading: Reading, gang: list[int]) -> None:
        self.reading = reading
        self.gang = gang
        self.worths = sorted([gangster_worth(reading, reading.me, g) for g in gang])

    def lost(self, count: float) -> float:
        """What it costs that so many of these fall: the least valuable first."""
        cost = 0.0
        for worth in self.worths:
            part = min(1.0, count)
            cost += part * _FALLEN * worth
            count -= part
            if count <= 0.0:
                break
        return cost

    def price_of_defeat(self, odds: Odds) -> float:
        """Gangsters who fall, and the rest of the game turn in a garage."""
        return self.lost(odds.lost) + (1.0 - odds.win) * ROUND * self.reading.rounds_left


class Target:
    """A business of a rival: what it would bring, and who is in the way."""

    def __init__(self, reading: Reading, business: int) -> None:
        self.business = business
        view = reading.business(business)
        owner = view.owner
        self.inside = reading.count_inside(owner, business)
        self.defence = reading.guessed(owner, business, False, True) + size_of(business) + 1
        self.defence += _CARD * min(3, reading.view.bosses[owner].cards)
        points = 0 if view.closed else size_of(business) + 1
        self.gain = business_worth(reading, reading.me, business) * (0.85 if view.closed else 1.0)
        if reading.points[reading.me] + points >= GOAL and points:
            self.gain += WIN
        self.harm = threat(reading, owner)
        self.gain += self.harm * business_worth(reading, owner, business)
        self.word = _broken_word(reading, owner)

    def value(self, attackers: Attackers) -> float:
        """What attacking it with these is worth."""
        gang = attackers.gang
        if not gang:
            return -WIN
        lead = attack_total(gang, True) - self.defence
        if JOHN_DOE in gang and self.inside:
            lead += 1.0
        odds = shootout(lead, len(gang), self.inside)
        beaten = 0.5 * odds.beaten * self.harm
        return odds.win * self.gain + beaten - attackers.price_of_defeat(odds) - self.word


def targets(reading: Reading) -> list[Target]:
    """All businesses that could be attacked."""
    return [Target(reading, b) for rival in reading.others for b in reading.owned(rival)]


def attack_business(reading: Reading, gang: list[int], business: int) -> float:
    """What attacking a business with these is worth."""
    return Target(reading, business).value(Attackers(reading, gang))


def odds_against_car(reading: Reading, gang: list[int], rival: int) -> Odds:
    defence = reading.guessed(rival, CAR, False, False)
    defence += _CARD * min(3, reading.view.bosses[rival].cards)
    lead = attack_total(gang, False) - defence
    return shootout(lead, len(gang), reading.view.bosses[rival].in_car)


def attack_car(reading: Reading, gang: list[int], rival: int) -> float:
    """What attacking a car is worth: his gangsters, his time, his contracts."""
    if not gang:
        return -WIN
    boss = reading.view.bosses[rival]
    odds = odds_against_car(reading, gang, rival)
    harm = threat(reading, rival)
    gain = harm * ROUND * (reading.rounds_left + 1)
    for card in boss.started:
        gain += 0.6 + (0.6 + harm) * contract_of(card).reward * reading.dollar
    beaten = 0.5 * odds.beaten * harm
    value = odds.win * gain + beaten - Attackers(reading, gang).price_of_defeat(odds)
    return value - _broken_word(reading, rival)


def _broken_word(reading: Reading, rival: int) -> float:
    return _WORD if reading.gave_word(TRUCE, rival) else 0.0


# --- in a shootout -------------------------------------------------------------------------------


class Fight:
    """The shootout under way, from one's own side."""

    def __init__(self, reading: Reading) -> None:
        step = reading.step("Shootout")
        assert step is not None
        self.attacks = step["attacker"] == reading.me
        self.rival: int = step["defender"] if self.attacks else step["attacker"]
        self.business: int = step["business"]
        sides: list[list[int]] = [step["attackers"], step["defenders"]]
        me = 0 if self.attacks else 1
        self.mine, self.theirs = sides[me], sides[1 - me]
        self.bonus: list[int] = [step["bonus"][me], step["bonus"][1 - me]]
        self.picked: list[int] = step["picked"]
        totals: list[int] = step["totals"]
        if totals:
            self.totals = [totals[me], totals[1 - me]]
        else:
            self.totals = [self._total(True), self._total(False)]

    def _total(self, own: bool) -> int:
        side, enemies = (self.mine, self.theirs) if own else (self.theirs, self.mine)
        attacks = self.attacks == own
        over_business = self.business != NOTHING
        total = 0 if attacks or not over_business else size_of(self.business) + 1
        for g in side:
            if g not in self.picked:
                total += ROSTER[g].value(attacks, over_business)
                total += 4 * sum(enemy in enemies for enemy in ROSTER[g].against)
        return total

    def odds(self, more: float = 0.0, fewer: int = 0, fewer_theirs: int = 0) -> Odds:
        """The odds of one's own side, with so much more and so many fewer gangsters."""
        lead = self.totals[0] + self.bonus[0] - self.totals[1] - self.bonus[1] + more
        mine, theirs = len(self.mine) - fewer, len(self.theirs) - fewer_theirs
        if self.attacks:
            return shootout(lead, mine, theirs)
        found = shootout(-lead, theirs, mine)
        return Odds(1.0 - found.win, found.beaten, found.lost)

    def stake(self, reading: Reading) -> float:
        """What winning is worth over losing, gangsters apart."""
        harm = threat(reading, self.rival)
        if self.business == NOTHING:
            boss = reading.view.bosses[reading.me if not self.attacks else self.rival]
            return ROUND * (1.0 + reading.rounds_left) * (1.0 + harm) + 1.2 * len(boss.started)
        worth = business_worth(reading, reading.me, self.business)
        wins = self.attacks and reading.points[reading.me] + size_of(self.business) + 1 >= GOAL
        loses = not self.attacks and reading.points[self.rival] + size_of(self.business) + 1 >= GOAL
        return worth * (1.0 + harm) + (WIN if wins or loses else 0.0)


def answer(ask: Ask, reading: Reading) -> Action:
    """Who falls, whom John Doe picks, Thin Tim, the garage."""
    enabled = [option.action for option in ask.options if option.why_not is None]
    losers = [action.gangster for action in enabled if isinstance(action, Lose)]
    if losers:
        return Lose(_who_falls(reading, losers, isinstance(ask.question, WhoDies)))
    if NoPick() in enabled:
        return _john_does_pick(reading, enabled)
    if SlipOut(True) in enabled:
        return SlipOut(Fight(reading).odds().win < _STAND)
    garages = [action for action in enabled if isinstance(action, ChooseGarage)]
    return garages[0] if garages else enabled[0]


def _who_falls(reading: Reading, losers: list[int], dies: bool) -> int:
    """The least valuable: totals stay, whoever falls (K6.2). Lucky Lou can't die."""
    if dies and LUCKY_LOU in losers:
        return LUCKY_LOU
    return min(losers, key=lambda g: (gangster_worth(reading, reading.me, g), g))


def _john_does_pick(reading: Reading, enabled: list[Action]) -> Action:
    fight = Fight(reading)
    over_business = fight.business != NOTHING
    best: Action = NoPick()
    most = 0
    for action in enabled:
        if isinstance(action, Neutralize):
            card = ROSTER[action.gangster]
            value = card.value(not fight.attacks, over_business)
            value += 4 * sum(enemy in fight.mine for enemy in card.against)
            if value > most:
                best, most = action, value
    return best


# --- why -----------------------------------------------------------------------------------------


def why(answer: Action, ask: Ask, reading: Reading) -> list[Message]:
    if isinstance(answer, Lose):
        lucky = isinstance(ask.question, WhoDies) and answer.gangster == LUCKY_LOU
        return [say("because-lose-lucky" if lucky else "because-lose")]
    if isinstance(answer, SlipOut):
        odds = percent(Fight(reading).odds().win)
        return [say("because-slip" if answer.yes else "because-stand", percent=odds)]
    if isinstance(answer, Neutralize):
        return [say("because-neutralize")]
    return []
