"""Shootouts (K6): the odds, what a win would bring, and the answers in the middle of one."""

from __future__ import annotations

from backroom.engine.meaning import Meaning, Tone
from backroom.engine.message import Message
from backroom.games.chicago.components import CAR, CEMETERY, HOSPITAL
from backroom.games.chicago.gangsters import (
    JOHN_DOE,
    LUCKY_LOU,
    ROSTER,
    THE_DOCTOR,
    THE_MECHANIC,
    THIN_TIM,
)
from backroom.games.chicago.means.saying import figure, meaning, percent, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.odds import Odds, attack, under_way
from backroom.games.chicago.shootout import Shootout, current_shootout

#: With a chance below this one is asked again.
_RASH = 0.25


# --- before an attack ----------------------------------------------------------------------------


def attack_odds(sight: Sight, owner: int, business: int) -> Odds:
    return attack(sight.crowds, sight.seat, owner, business)


def attack_car(sight: Sight, rival: int, odds: Odds) -> Meaning:
    """K6.7, K6.8."""
    state = sight.state
    prize = [say("mean-win-car", boss=rival)]
    if sight.works(rival, THE_MECHANIC):
        prize = [say("mean-win-mechanic", boss=rival, gangster=THE_MECHANIC)]
    started = state.bosses[rival].started
    if started:
        names = [say("mean-contract", contract=card) for card in started]
        prize.append(say("mean-win-contracts", items=names))
    return _attack(sight, rival, CAR, odds, prize)


def attack_business(sight: Sight, business: int, odds: Odds) -> Meaning:
    """K6.9: it would be the seat's at once."""
    state = sight.state
    owner = state.businesses[business].owner
    then = state.copy()
    then.hand_over(business, sight.seat)
    prize = [say("mean-win-business", business=business), *sight.changes(then)]
    if state.businesses[business].closed:
        prize.append(say("mean-stays-closed"))
    return _attack(sight, owner, business, odds, prize)


def _attack(sight: Sight, rival: int, spot: int, odds: Odds, prize: list[Message]) -> Meaning:
    """The risk comes first: where there is little room, that is what is read. Then what a win and
    a defeat lead to, and figures last."""
    fallen = losses(odds, sight.crowds.count(rival, spot))
    said = [*told_odds(odds), *prize, *_defeat(sight, odds), fallen, *_caveats(sight, rival, spot)]
    chance = percent(odds.win)
    brief = say("mean-brief-attack", percent=chance)
    if odds.win < _RASH:
        return meaning("loses", *said, brief=brief, sure=say("mean-sure-attack", percent=chance))
    tone: Tone = "earns" if odds.win >= 0.5 else "neutral"
    return meaning(tone, *said, brief=brief)


def _defeat(sight: Sight, odds: Odds) -> list[Message]:
    """K6.7: the attacker's car is towed away, if he can lose."""
    if odds.win >= 1.0:
        return []
    if sight.works(sight.seat, THE_MECHANIC):
        return [say("mean-lose-mechanic", gangster=THE_MECHANIC)]
    return [say("mean-lose-car")]


def told_odds(odds: Odds) -> list[Message]:
    key = "mean-odds-average" if odds.averaged else "mean-odds"
    return [say(key, percent=percent(odds.win))]


def losses(odds: Odds, enemies: int) -> Message:
    """What falls on either side on average, and how much of that for good."""
    own, theirs = odds.losses
    parts = {}
    for name, number in (
        ("own", own.fallen),
        ("dead", own.dead),
        ("theirs", theirs.fallen),
        ("killed", theirs.dead),
    ):
        tenths = int(10 * number + 0.5)
        parts[name], parts[f"{name}_tenth"] = tenths // 10, tenths % 10
    if enemies == 0 and own.fallen <= 0.0:
        return say("mean-losses-none")
    if enemies == 0:
        return say(
            "mean-losses-own",
            own=parts["own"],
            own_tenth=parts["own_tenth"],
            dead=parts["dead"],
            dead_tenth=parts["dead_tenth"],
        )
    return say(
        "mean-losses",
        own=parts["own"],
        own_tenth=parts["own_tenth"],
        dead=parts["dead"],
        dead_tenth=parts["dead_tenth"],
        theirs=parts["theirs"],
        theirs_tenth=parts["theirs_tenth"],
        killed=parts["killed"],
        killed_tenth=parts["killed_tenth"],
    )


def _caveats(sight: Sight, rival: int, spot: int) -> list[Message]:
    """What the odds leave out, or take for granted."""
    said = []
    crowds = sight.crowds
    if spot == CAR and THIN_TIM not in sight.state.table.used:  # K13.43
        chance = crowds.chance(THIN_TIM, rival, CAR)
        if chance > 0.0:
            key = "mean-tim-slips" if chance == 1.0 else "mean-tim-may-slip"
            said.append(say(key, gangster=THIN_TIM))
    own = JOHN_DOE in sight.state.in_car(sight.seat)
    if own or crowds.chance(JOHN_DOE, rival, spot) > 0.0:  # K13.18
        said.append(say("mean-john-doe", gangster=JOHN_DOE))
    return said


# --- in the middle of one ------------------------------------------------------------------------


def fight_of(sight: Sight) -> Shootout:
    found = current_shootout(sight.state)
    assert found is not None
    return found


def chance_of(sight: Sight, fight: Shootout, odds: Odds) -> int:
    """That the seat wins."""
    win = odds.win if fight.side(sight.seat) == 0 else 1.0 - odds.win
    return percent(win)


def as_it_stands(sight: Sight) -> Message:
    """How likely the seat is to win the shootout that is under way."""
    fight = fight_of(sight)
    return say("mean-now-odds", percent=chance_of(sight, fight, under_way(sight.state, fight)))


def with_change(sight: Sight, fight: Shootout) -> Message:
    """How likely it would be in this one, beside how likely it is now."""
    before = under_way(sight.state, fight_of(sight))
    then = under_way(sight.state, fight)
    return say(
        "mean-odds-then",
        percent=chance_of(sight, fight, then),
        percent_before=chance_of(sight, fight, before),
    )


def slip_out(sight: Sight, yes: bool) -> Meaning:
    """K13.43."""
    if yes:
        return meaning("neutral", say("mean-slips"))
    return meaning("neutral", as_it_stands(sight))


def neutralize(sight: Sight, gangster: int) -> Meaning:
    """John Doe's pick (K13.18)."""
    fight = fight_of(sight).copy()
    fight.asked = [True, True]
    chance = chance_of(sight, fight, under_way(sight.state, fight, gangster))
    said = say("mean-now-odds", percent=chance)
    return meaning("neutral", said, brief=say("mean-brief-percent", percent=chance))


def no_pick(sight: Sight) -> Meaning:
    fight = fight_of(sight).copy()
    fight.asked = [True, True]
    chance = chance_of(sight, fight, under_way(sight.state, fight))
    return meaning("neutral", say("mean-now-odds", percent=chance))


def lose(sight: Sight, gangster: int) -> Meaning:
    """Who falls (K6.4): the totals stay, so all that differs is who is missed."""
    fight = fight_of(sight)
    then = sight.state.copy()
    then.send(gangster, CEMETERY if fight.deadly else HOSPITAL)
    said = [values(gangster), *sight.changes(then)]
    if not fight.deadly:
        return meaning("neutral", *said)
    off = fight.picked
    if gangster == LUCKY_LOU and LUCKY_LOU not in off:  # K13.22
        said.insert(0, say("mean-never-dies"))
    elif sight.state.works_for(sight.seat, THE_DOCTOR) and THE_DOCTOR not in off:  # K13.36
        said.insert(0, say("mean-doctor", gangster=THE_DOCTOR))
    return meaning("neutral", *said)


def values(gangster: int) -> Message:
    """What he counts in shootouts (K6.2)."""
    card = ROSTER[gangster]
    if card.strength == 4 and card.car_attack == card.business_attack == card.car_defence == 1:
        return say("mean-counts-one")
    return say(
        "mean-counts",
        attack_car=figure(card.car_attack),
        attack_business=figure(card.business_attack),
        defence_car=figure(card.car_defence),
        defence_business=figure(card.business_defence),
    )


def garage(sight: Sight, garage: int) -> Meaning | None:
    """K6.7: equally near; from there the car drives on."""
    state = sight.state
    row = state.board.distance[state.board.garage_square[garage]]
    own = state.own_businesses(sight.seat)
    if not own:
        return None
    near = min(own, key=lambda b: row[state.square_of(b)])
    return meaning(
        "neutral", say("mean-garage-near", business=near, count=row[state.square_of(near)])
    )
