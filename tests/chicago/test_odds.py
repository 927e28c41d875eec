"""The odds told before an attack are those of the rules, and of thousands of shootouts played."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import SampledChance
from backroom.games.chicago import odds
from backroom.games.chicago.actions import AttackBusiness, AttackCar, Neutralize, Stay
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    CEMETERY,
    HIDING,
    HOSPITAL,
    NOBODY,
    NOTHING,
    SMALL,
    size_of,
)
from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    DOUGH_BOY,
    FAT_FRED,
    FRANKIE_THE_SQUEALER,
    HARRY_THE_HAND,
    HYMAN_DIAMOND,
    JACK_KNIFE,
    JEALOUS_GEORGE,
    JOHN_DOE,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    MAD_DOG_MOE,
    MR_NEEDLE,
    RED_IRISH,
    ROSTER,
    SLICK_RICK,
    SPONGE,
    SWIFT_NICK,
    THE_CLEANER,
    THE_DENTIST,
    THE_DOCTOR,
    THE_DWARF,
    THE_MAYOR,
    TIGHT_MOUTH_LARRY,
    fit,
)
from backroom.games.chicago.odds import Odds, attack, fought, one_round, race, under_way
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago
from tests.chicago.fights import GILDED_WHEEL, LAST_DROP, ORCHID_HOUSE, at_business, cars, shootout
from tests.chicago.fights import attack as declare
from tests.chicago.given import Given

# --- rounds --------------------------------------------------------------------------------------


def by_rules(lead: int, attackers: int, defenders: int) -> Fraction:
    """The chance that the attacker wins, round by round."""
    if attackers < 0 or defenders < 0:
        return Fraction(int(defenders < 0))
    rolls = [(a, d) for a in range(1, 7) for d in range(1, 7) if a + lead != d]
    won = Fraction(sum(a + lead > d for a, d in rolls), len(rolls))
    lost = (1 - won) * by_rules(lead, attackers - 1, defenders)
    return won * by_rules(lead, attackers, defenders - 1) + lost


@pytest.mark.rule("K6.4")
@pytest.mark.parametrize("lead", [-9, -3, -1, 0, 2, 6])
def test_each_side_needs_a_win_for_every_gangster_and_one_more(lead: int) -> None:
    for attackers in (1, 2, 3):
        for defenders in (0, 1, 3):
            found = race(lead, attackers, defenders).win
            assert found == pytest.approx(float(by_rules(lead, attackers, defenders)))


@pytest.mark.rule("K6.5")
def test_whoever_rolls_three_less_loses_a_man_for_good() -> None:
    """Of 15 ways to roll lower 6 differ by three; with a lead one may lose with the higher die."""
    assert one_round(0).deadly == (6 / 15, 6 / 15)
    assert one_round(1).deadly == (6 / 10, 6 / 21)
    assert one_round(6).deadly == (0.0, 6 / 36)


# --- shootouts, played -------------------------------------------------------------------------

#: By name: who attacks, who defends, and which business (none: a car).
FIGHTS: dict[str, tuple[list[int], list[int], int]] = {
    "alone against an empty car": ([HYMAN_DIAMOND], [], NOTHING),
    "one against one": ([KEN_EVIL], [DOUGH_BOY], NOTHING),
    "two against one": ([BUGS_BENNY, KEN_EVIL], [CHICKEN_JOE], NOTHING),
    "one against three": ([THE_CLEANER], [HYMAN_DIAMOND, SPONGE, KNUCKLES], NOTHING),
    "three against three": (
        [BUGS_BENNY, RED_IRISH, MAD_DOG_MOE],
        [DOUGH_BOY, SPONGE, JACK_KNIFE],
        NOTHING,
    ),
    "an empty small business": ([RED_IRISH], [], LAST_DROP),
    "a medium one with one inside": (
        [BUGS_BENNY, HARRY_THE_HAND],
        [CHARLIE_THE_FISH],
        GILDED_WHEEL,
    ),
    "a large one with two inside": (
        [THE_CLEANER, SWIFT_NICK, BOMB_JACK],
        [THE_DENTIST, SPONGE],
        ORCHID_HOUSE,
    ),
    "grudges on both sides": (
        [JEALOUS_GEORGE, FRANKIE_THE_SQUEALER],
        [THE_MAYOR, TIGHT_MOUTH_LARRY],
        GILDED_WHEEL,
    ),
    "hopeless": ([HYMAN_DIAMOND], [THE_DENTIST, KNUCKLES, SPONGE], ORCHID_HOUSE),
    "John Doe attacks": ([JOHN_DOE, BUGS_BENNY], [THE_DENTIST, HYMAN_DIAMOND], LAST_DROP),
    "John Doe defends": ([THE_CLEANER, RED_IRISH], [JOHN_DOE, SPONGE], NOTHING),
    "John Doe leaves Bomb Jack alone": ([JOHN_DOE, KEN_EVIL], [BOMB_JACK], NOTHING),
    "a doctor and a lucky one": (
        [LUCKY_LOU, BUGS_BENNY, SWIFT_NICK],
        [THE_DOCTOR, DOUGH_BOY],
        NOTHING,
    ),
}


def laid_out(name: str) -> Given:
    """Nothing is hidden: all have been shown."""
    attackers, defenders, business = FIGHTS[name]
    if business == NOTHING:
        given = cars(attackers, defenders)
    else:
        given = at_business(attackers, defenders, business)
    for g in (*attackers, *defenders):
        given.state.show(g)
    return given.turn_of(0).act(0, Stay())


class Played:
    """How often it was won, and how many fell on either side, in so many shootouts."""

    def __init__(self, name: str, games: int) -> None:
        self.attackers, self.defenders, self.business = FIGHTS[name]
        begun = laid_out(name).state
        self.chance = SampledChance(Random(name))
        self.won = 0
        self.fallen = {place: [0, 0] for place in (HOSPITAL, CEMETERY)}
        for _ in range(games):
            self._count(self._fight(begun.copy()))

    def _fight(self, state: Chicago) -> Chicago:
        target: Action = AttackCar(1) if self.business == NOTHING else AttackBusiness(self.business)
        CHICAGO.act(state, 0, target, self.chance)
        while current_shootout(state) is not None:
            (ask,) = (ask for ask in CHICAGO.asks(state) if ask.waiting)
            CHICAGO.act(state, ask.seat, self._answer(state, ask), self.chance)
        return state

    def _answer(self, state: Chicago, ask: Ask) -> Action:
        """Who is missed least falls; John Doe picks whoever counts most."""
        fight = current_shootout(state)
        assert ask.default is not None and fight is not None
        side = fight.side(ask.seat)
        best, least = ask.default, fight.total(1 - side) - fight.total(side)
        for option in ask.options:
            if isinstance(option.action, Neutralize):
                fight.picked[side] = option.action.gangster
                now = fight.total(1 - side) - fight.total(side)
                if now < least:
                    best, least = option.action, now
                fight.picked[side] = NOTHING
        return best

    def _count(self, state: Chicago) -> None:
        if self.business == NOTHING:
            self.won += state.bosses[1].garage != NOTHING
        else:
            self.won += state.businesses[self.business].owner == 0
        for place, fallen in self.fallen.items():
            for side, crew in enumerate((self.attackers, self.defenders)):
                fallen[side] += sum(state.where[g] == place for g in crew)


def told(given: Given, business: int) -> Odds:
    return attack(Crowds(CHICAGO.view(given.state, 0)), 0, 1, business)


def compare(name: str, games: int, tolerance: float) -> None:
    odds, played = told(laid_out(name), FIGHTS[name][2]), Played(name, games)
    assert not odds.averaged
    assert played.won / games == pytest.approx(odds.win, abs=tolerance)
    for side in (0, 1):
        # A number of up to three gangsters spreads farther than one chance.
        losses, wide = odds.losses[side], 3 * tolerance
        assert played.fallen[HOSPITAL][side] / games == pytest.approx(losses.wounded, abs=wide)
        assert played.fallen[CEMETERY][side] / games == pytest.approx(losses.dead, abs=wide)


@pytest.mark.rule("K6.2", "K6.3", "K6.4", "K6.5", "K6.11", "K6.12")
@pytest.mark.parametrize("name", FIGHTS)
def test_the_odds_are_those_of_shootouts_that_are_played(name: str) -> None:
    """Of 1,500 games the share that is won lies within 4 % of its chance (three times 1.3 %)."""
    compare(name, 1500, 0.04)


@pytest.mark.soak
@pytest.mark.rule("K6.4")
@pytest.mark.parametrize("name", FIGHTS)
def test_of_twenty_thousand_shootouts_they_are_within_one_percent(name: str) -> None:
    compare(name, 20_000, 0.01)


@pytest.mark.rule("K6.4", "K12.5", "K12.11", "K12.13")
@pytest.mark.parametrize("name", ["three against three", "John Doe attacks", "John Doe defends"])
def test_a_shootout_under_way_has_the_odds_of_its_beginning(name: str) -> None:
    given = declare(laid_out_to_attack(name), FIGHTS[name][2])
    before = told(laid_out(name), FIGHTS[name][2])
    fight = shootout(given)
    assert under_way(given.state, fight).win == pytest.approx(before.win)
    fight.bonus = [6, 0]
    assert under_way(given.state, fight).win > before.win
    fight.bonus, fight.massacre = [0, 0], True
    gory = under_way(given.state, fight)
    assert gory.win == pytest.approx(before.win)
    assert [side.wounded for side in gory.losses] == [0.0, 0.0]


def laid_out_to_attack(name: str) -> Given:
    attackers, defenders, business = FIGHTS[name]
    if business == NOTHING:
        return cars(attackers, defenders)
    return at_business(attackers, defenders, business)


@pytest.mark.rule("K6.11", "K13.18")
def test_whom_john_doe_picks_counts_nothing() -> None:
    given = declare(cars([JOHN_DOE, BUGS_BENNY], [CHICKEN_JOE, HYMAN_DIAMOND]))
    fight = shootout(given)
    best = under_way(given.state, fight)
    assert under_way(given.state, fight, CHICKEN_JOE).win == pytest.approx(best.win)
    assert under_way(given.state, fight, HYMAN_DIAMOND).win < best.win
    fight.asked[0] = True
    assert under_way(given.state, fight).win < under_way(given.state, fight, HYMAN_DIAMOND).win


# --- who is inside is not known ------------------------------------------------------------------


def hidden_gang() -> Given:
    """Boss 1 has eight gangsters in three places, and two of them have been shown."""
    given = cars([BUGS_BENNY, JOHN_DOE], [THE_DENTIST, CHICKEN_JOE, LUCKY_LOU])
    given.gangster(1, THE_DOCTOR, HARRY_THE_HAND, spot=given.home(1))
    given.gangster(1, KNUCKLES, MR_NEEDLE, spot=HIDING)
    given.gangster(1, SLICK_RICK, spot=HIDING)
    for g in (CHICKEN_JOE, SLICK_RICK):
        given.state.show(g)
    return given.turn_of(0)


def average_over_worlds(given: Given, business: int, worlds: int) -> Odds:
    """The odds in many worlds that look the same to boss 0, where he knows everything."""
    found = Odds()
    for seed in range(worlds):
        world = CHICAGO.reseal(given.state, 0, Random(seed))
        for g in range(len(world.owners)):
            world.known[g] = world.everybody
        view = CHICAGO.view(world, 0)
        found.add(attack(Crowds(view), 0, 1, business), 1 / worlds)
    return found


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("where", ["car", "home"])
def test_what_is_hidden_is_averaged_over_all_who_may_be_there(where: str) -> None:
    given = hidden_gang()
    business = NOTHING if where == "car" else given.home(1)
    odds = told(given, business)
    found = average_over_worlds(given, business, 1500)
    assert odds.averaged
    assert odds.win == pytest.approx(found.win, abs=0.02)
    for side in (0, 1):
        assert odds.losses[side].dead == pytest.approx(found.losses[side].dead, abs=0.03)
        assert odds.losses[side].wounded == pytest.approx(found.losses[side].wounded, abs=0.05)


@pytest.mark.rule("K5.11", "K13.9", "K13.37")
def test_fat_fred_and_the_dwarf_sit_only_where_they_fit() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES, SPONGE, HYMAN_DIAMOND])
    home = given.home(1)
    given.gangster(1, THE_DWARF, FAT_FRED, CHARLIE_THE_FISH, HARRY_THE_HAND, spot=home)
    crowds = Crowds(CHICAGO.view(given.turn_of(0).state, 0))
    assert crowds.chance(THE_DWARF, 1, home) == 1.0, "four sit there"
    assert crowds.chance(FAT_FRED, 1, CAR) == 0.0, "three sit there, and no dwarf"
    assert crowds.chance(KNUCKLES, 1, CAR) == pytest.approx(3 / 5)
    for spot in (CAR, home):
        ways = crowds.ways(1, spot)
        assert sum(way.weight for way in ways) == pytest.approx(1.0)
        assert all(len(each) == crowds.count(1, spot) for way in ways for each in way.all())


@pytest.mark.rule("K5.11", "K9.1")
def test_any_seating_that_fits_is_as_likely_as_another() -> None:
    gang = [KNUCKLES, THE_DWARF, FAT_FRED, SPONGE, CHARLIE_THE_FISH]
    given = cars([BUGS_BENNY], gang[:3]).business(0, 1).business(1, 1)
    given.gangster(1, SPONGE, spot=0).gangster(1, CHARLIE_THE_FISH, spot=1)
    crowds = Crowds(CHICAGO.view(given.turn_of(0).state, 0))
    seatings = [each[:3] for each in permutations(gang) if fit(list(each[:3]), True)]
    for g in gang:
        there = sum(g in each for each in seatings) / len(seatings)
        assert crowds.chance(g, 1, CAR) == pytest.approx(there)
    found: dict[tuple[int, ...], float] = {}
    for chance, who in crowds.together(1, CAR, [FAT_FRED, THE_DWARF]):
        found[tuple(who)] = found.get(tuple(who), 0.0) + chance
    both = sum(FAT_FRED in each and THE_DWARF in each for each in seatings) / len(seatings)
    assert found[FAT_FRED, THE_DWARF] == pytest.approx(both)
    assert sum(found.values()) == pytest.approx(1.0)


@pytest.mark.rule("K9.2")
def test_who_has_been_shown_is_known_and_nobody_is_averaged() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).gangster(1, SPONGE, spot=0)
    given.business(0, 1)
    crowds = Crowds(CHICAGO.view(given.turn_of(0).state, 0))
    assert crowds.unsure(1, CAR)
    assert crowds.chance(KNUCKLES, 1, CAR) == crowds.chance(SPONGE, 1, 0) == 0.5
    given.state.show(KNUCKLES)
    crowds = Crowds(CHICAGO.view(given.state, 0))
    assert not crowds.unsure(1, CAR)
    assert crowds.together(1, CAR, [KNUCKLES, SPONGE]) == [(1.0, [KNUCKLES])]


@pytest.mark.plain_sources
def test_what_comes_to_the_same_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    crowds = Crowds(CHICAGO.view(hidden_gang().state, 0))
    reckoned = []

    def counted(*args: Any) -> Odds:
        reckoned.append(args)
        return fought(*args)

    monkeypatch.setattr(odds, "fought", counted)
    attack(crowds, 0, 1)
    assert sum(len(way.all()) for way in crowds.ways(1, CAR)) == 15
    assert len(reckoned) < 12


def big_gang(*attackers: int) -> Given:
    """Nearly everybody works for 1: three wherever there are seats, the rest hide; 0 knows none."""
    given = Given(6).gangster(0, *attackers)
    small = [b for b in range(BUSINESSES) if size_of(b) == SMALL]
    for business in [b for b in small if given.owner(b) == NOBODY][:2]:
        given.business(business, 1)
    rest = [g for g in range(len(ROSTER)) if g not in attackers]
    for spot in (CAR, *given.state.own_businesses(1)):
        given.gangster(1, *rest[:3], spot=spot)
        rest = rest[3:]
    for g in rest:
        given.state.owners[g], given.state.where[g] = 1, HIDING
        given.state.known[g] = 1 << 1
    return given.turn_of(0)


@pytest.mark.plain_sources
@pytest.mark.parametrize(
    "attackers", [(JOHN_DOE, KEN_EVIL, THE_DENTIST), (LUCKY_LOU, RED_IRISH), (THE_DOCTOR,)]
)
def test_a_gang_of_forty_is_reckoned_by_sorts(
    monkeypatch: pytest.MonkeyPatch, attackers: tuple[int, ...]
) -> None:
    """Whoever hires everybody makes nobody wait who wants to know the odds."""
    crowds = Crowds(CHICAGO.view(big_gang(*attackers).state, 0))
    plain = Odds(averaged=True)
    leads = odds._Leads(0, 1, NOTHING, list(attackers), crowds.state.alive(1))
    own = float(THE_DOCTOR in attackers)
    assert sum(len(way.all()) for way in crowds.ways(1, CAR)) > 9000
    for way in crowds.ways(1, CAR):
        together = way.all()
        for defenders in together:
            lead, pick = leads.of(defenders)
            doctor = odds._doctor(crowds.state, 1, defenders, way)
            sides = odds.Side(list(attackers), own, pick), odds.Side(defenders, doctor, pick)
            plain.add(fought(lead, *sides), way.weight / len(together))
    asked = []
    of = odds._Leads.of

    def counted(self: odds._Leads, defenders: list[int]) -> tuple[int, int]:
        asked.append(defenders)
        return of(self, defenders)

    monkeypatch.setattr(odds._Leads, "of", counted)
    found = attack(crowds, 0, 1)
    assert len(asked) < 3000
    assert found.win == pytest.approx(plain.win, abs=1e-9)
    for side in (0, 1):
        assert found.losses[side].dead == pytest.approx(plain.losses[side].dead, abs=1e-9)
        assert found.losses[side].wounded == pytest.approx(plain.losses[side].wounded, abs=1e-9)
