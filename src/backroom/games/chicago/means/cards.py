"""Event cards (K12) and the Reporter (K13.41): what one would do now, to whom it is aimed."""

from __future__ import annotations

from collections.abc import Callable

from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.games.chicago.casualties import current_fall
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    CAR,
    CEMETERY,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HORSE_HEAD,
    MASSACRE,
    NOBODY,
    OUT_OF_GAS,
    RESOURCES,
    ROUNDS,
    SHOTGUNS,
    SNEAKING_OUT,
    STILL_STANDING,
    STOCK,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.event_cards.break_and_enter import TAKEN
from backroom.games.chicago.event_cards.dynamite import BLAST
from backroom.games.chicago.event_cards.weapons import Shotguns, Tommyguns
from backroom.games.chicago.gangsters import LUCKY_LOU, THE_DOCTOR
from backroom.games.chicago.means import hiring, shooting
from backroom.games.chicago.means.saying import meaning, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.odds import under_way
from backroom.games.chicago.police import Raid

FACES = 6


def play(sight: Sight, card: int, on: int) -> Meaning:
    return _PLAYS[card](sight, on)


# --- the trade phase -----------------------------------------------------------------------------


def _old_favor(sight: Sight, on: int) -> Meaning:
    return meaning("earns", *hiring.worth(sight, on))


def _backstabbing(sight: Sight, on: int) -> Meaning:
    """One of all his gangsters at random."""
    gang = sight.state.alive(on)
    names: list[Message] = [say("name-gangster", gangster=g) for g in gang]
    said = [say("mean-one-of", boss=on, items=names)]
    if len(gang) == sight.view.bosses[on].at_work:  # else he may be locked up or laid up
        said += sight.scores(sight.seat, sight.gang_points(sight.seat, 1))
        said += sight.scores(on, sight.gang_points(on, -1))
    return meaning("earns", *said)


def _break_and_enter(sight: Sight, on: int) -> Meaning:
    held = sight.view.bosses[on].cards
    return meaning("earns", say("mean-cards-taken", count=min(TAKEN, held), most=held))


# --- one's own turn ------------------------------------------------------------------------------


def _burglary(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-burglary", boss=on, least=1, most=FACES), *_pockets(sight))


def _rat(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-rat", boss=on), *_pockets(sight))


def _pockets(sight: Sight) -> list[Message]:
    """How many resources all rivals have together: everybody can count that."""
    state = sight.state
    count = 0
    for resource in range(RESOURCES):
        there = state.table.stock[resource] + state.table.on_all_places(resource)
        count += STOCK - there - sight.goods[resource]
    return [say("mean-pockets", count=count)]


def _friends(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-friends", count=sight.state.table.police_actions))


def _streetwise(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-streetwise"))


# --- any time ------------------------------------------------------------------------------------


def _election_day(sight: Sight, on: int) -> Meaning:
    """K12.6: for the rounds that are left."""
    return meaning("earns", *_frozen(sight, on))


def _frozen(sight: Sight, boss: int) -> list[Message]:
    table = sight.state.table
    left = ROUNDS - table.round
    order = sight.state.clockwise(table.first)
    if table.now == NOBODY or order.index(boss) >= order.index(table.now):
        left += 1  # the turn of this round, too
    return [say("mean-frozen", count=left)]


def _out_of_gas(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-out-of-gas"))


def _feds(sight: Sight, on: int) -> Meaning:
    table = sight.state.table
    count = table.police_actions + 1
    if table.badge == NOBODY:
        return meaning("loses", say("mean-feds-nobody"), sure=say("mean-sure-nothing"))
    said = say("mean-feds", boss=table.badge, count=count)
    return meaning("earns" if table.badge == sight.seat else "neutral", said)


def _kill(sight: Sight, on: int) -> Meaning:
    """K12.10, K12.18: the gangster is in prison or in hospital."""
    owner = sight.state.owners[on]
    if on == LUCKY_LOU:  # K13.22
        return meaning("loses", say("mean-never-dies"), sure=say("mean-sure-nothing"))
    said = [say("mean-dies", gangster=on, boss=owner)]
    if sight.works(owner, THE_DOCTOR):  # K13.36
        said.append(say("mean-doctor", gangster=THE_DOCTOR))
    return meaning("earns", *said)


# --- shootouts -----------------------------------------------------------------------------------


def _weapon(bonus: int) -> Callable[[Sight, int], Meaning]:
    def means(sight: Sight, on: int) -> Meaning:
        fight = shooting.fight_of(sight).copy()
        fight.bonus[fight.side(sight.seat)] += bonus
        return meaning("earns", shooting.with_change(sight, fight))

    return means


def _dynamite(sight: Sight, on: int) -> Meaning:
    """K12.5: he dies first, and nobody saves him (but Lucky Lou goes to hospital)."""
    fight = shooting.fight_of(sight).copy()
    fight.bonus[fight.side(sight.seat)] += BLAST
    fight.out(on)
    then = sight.state.copy()
    then.send(on, CEMETERY)
    lost = sight.changes(then, rivals=False)
    dies = say("mean-never-dies") if on == LUCKY_LOU else say("mean-own-dies", gangster=on)
    return meaning("neutral", shooting.with_change(sight, fight), dies, *lost)


def _massacre(sight: Sight, on: int) -> Meaning:
    fight = shooting.fight_of(sight).copy()
    fight.massacre = True
    odds = under_way(sight.state, fight)
    side = fight.side(sight.seat)
    if side == 1:
        odds.losses = (odds.losses[1], odds.losses[0])
    lost = shooting.losses(odds, len(fight.standing(1 - side)))
    return meaning("neutral", say("mean-massacre"), lost)


def _getaway(sight: Sight, on: int) -> Meaning:
    return meaning(
        "neutral", say("mean-getaway", least=1, most=FACES), shooting.as_it_stands(sight)
    )


def _sneaking_out(sight: Sight, on: int) -> Meaning:
    """K12.14: the business defends itself alone."""
    fight = shooting.fight_of(sight).copy()
    count = len(fight.defenders)
    fight.defenders = []
    return meaning("neutral", say("mean-sneaks", count=count), shooting.with_change(sight, fight))


def _still_standing(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-still-standing"))


def _first_aid(sight: Sight, on: int) -> Meaning:
    return meaning("earns", say("mean-first-aid"))


def _horse_head(sight: Sight, on: int) -> Meaning:
    raid = isinstance(_answered(sight), Raid)
    return meaning("earns", say("mean-horse-raid" if raid else "mean-horse-election"))


def _answered(sight: Sight) -> object:
    """What lies below the window."""
    return sight.state.stack[-2]


_PLAYS: dict[int, Callable[[Sight, int], Meaning]] = {
    AN_OLD_FAVOR: _old_favor,
    BACKSTABBING: _backstabbing,
    BREAK_AND_ENTER: _break_and_enter,
    BURGLARY: _burglary,
    DYNAMITE: _dynamite,
    ELECTION_DAY: _election_day,
    FIRST_AID: _first_aid,
    FRIENDS_ON_THE_INSIDE: _friends,
    GETAWAY: _getaway,
    ACCIDENT: _kill,
    MASSACRE: _massacre,
    OUT_OF_GAS: _out_of_gas,
    SHOTGUNS: _weapon(Shotguns.bonus),
    SNEAKING_OUT: _sneaking_out,
    STILL_STANDING: _still_standing,
    STREETWISE: _streetwise,
    THE_FEDS: _feds,
    THE_PILLOW: _kill,
    THE_RAT: _rat,
    HORSE_HEAD: _horse_head,
    TOMMYGUNS: _weapon(Tommyguns.bonus),
}


# --- letting it happen ---------------------------------------------------------------------------


def let_be_wounded(sight: Sight) -> Meaning:
    return meaning("neutral", say("mean-to-hospital"))


def let_die(sight: Sight) -> Meaning:
    fall = current_fall(sight.state)
    assert fall is not None
    return meaning("neutral", say("mean-own-dies", gangster=fall.gangster))


def let_freeze(sight: Sight) -> Meaning:
    return meaning("neutral", *_frozen(sight, sight.seat))


# --- the Reporter --------------------------------------------------------------------------------


def look(sight: Sight, owner: int, spot: int = CAR) -> Meaning:
    """How many there are whom the seat does not know."""
    inside = sight.crowds.count(owner, spot)
    unknown = inside - len(sight.crowds.sure(owner, spot))
    if unknown == 0:
        return meaning("loses", say("mean-look-known"), sure=say("mean-sure-look"))
    said = say("mean-look", count=unknown, most=inside)
    return meaning("earns", said, brief=say("mean-brief-unknown", count=unknown))
