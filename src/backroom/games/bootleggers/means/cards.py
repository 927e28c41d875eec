"""Thug cards: what one would do now, to whom it is aimed (B11)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.chance import ChanceNeeded, NoChance
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.games.bootleggers import actions
from backroom.games.bootleggers.components import MOLL, RECRUITING, WINDFALL, capacity
from backroom.games.bootleggers.means import turf
from backroom.games.bootleggers.means.saying import meaning, say
from backroom.games.bootleggers.phases.password import price
from backroom.games.bootleggers.phases.taking import wages
from backroom.games.bootleggers.playing import Announce
from backroom.games.bootleggers.state import HOME, NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS, chosen
from backroom.games.bootleggers.thugs.vigorish import PayOrBear


def play(state: Bootleggers, seat: int, card: int) -> Meaning | None:
    """A card is played; where it asks for choices, they tell more."""
    thug = THUGS[card]
    if thug.choose(state, seat, []) is not None:
        return meaning("neutral", say("mean-card-costs", cash=thug.cost)) if thug.cost else None
    return _done(state, seat, card, [])


def choose(state: Bootleggers, seat: int, action: Action) -> Meaning | None:
    """One choice for the card that is being played: with the last one its effect is known."""
    announced = state.stack[-1]
    assert isinstance(announced, Announce)
    picks = [*announced.picks, chosen(action)]
    if THUGS[announced.card].choose(state, seat, picks) is None:
        return _done(state, seat, announced.card, picks)
    if isinstance(action, actions.ChooseHouse):
        told = turf.now(state, action.house, seat)
        return meaning("neutral", *told) if told else None
    if isinstance(action, actions.ChooseTruck):
        return meaning("neutral", *_load(state, action.truck))
    return None


def let_happen(state: Bootleggers, seat: int) -> Meaning | None:
    """The card that was announced takes effect (B10.6)."""
    announced = state.stack[-2]
    assert isinstance(announced, Announce)
    told = _effect(state, announced.seat, announced.card, announced.picks, seat)
    return meaning("neutral", *told) if told else None


def _done(state: Bootleggers, seat: int, card: int, picks: list[int]) -> Meaning | None:
    told = _effect(state, seat, card, picks, seat)
    cost = THUGS[card].price(state, seat, picks)
    if cost:
        left = state.mobsters[seat].cash - cost
        told.append(say("mean-costs", cash=cost, cash_left=left))
    if not told:
        return None
    if _hits_oneself(state, seat, card, picks):
        return meaning("loses", *told, sure=say("mean-sure-own", card=card))
    return meaning("earns", *told)


def _after(state: Bootleggers, seat: int, card: int, picks: list[int]) -> Bootleggers | None:
    """The table after the card. None: it rolls first."""
    after = state.copy()
    try:
        THUGS[card].effect(after, seat, picks, Moment(NoChance()))
    except ChanceNeeded:
        return None
    return after


def _effect(
    state: Bootleggers, seat: int, card: int, picks: list[int], reader: int
) -> list[Message]:
    """What the card does, told to the reader: all that is another way afterwards."""
    if card == MOLL:  # B11.17
        return [say("mean-moll", mobster=picks[0], cash_least=1, cash_most=6)]
    if card == RECRUITING:  # B11.22
        return [say("mean-recruiting")]
    if card == WINDFALL:  # B11.28
        return [say("mean-windfall")]
    after = _after(state, seat, card, picks)
    if after is None:
        return []
    told = _markers(state, after)
    for house in state.houses_in_play():
        told += turf.changes(state, after, house, reader)
    told += _trucks(state, after) + _stills(state, after) + _mobsters(state, after)
    for step in after.stack[len(state.stack) :]:
        if isinstance(step, PayOrBear):  # B11.1
            told.append(say("mean-vigorish", mobster=step.seat, cash=step.cash))
    return told


def _markers(before: Bootleggers, after: Bootleggers) -> list[Message]:
    told = []
    for house in before.houses_in_play():
        for seat in range(before.seats):
            old, new = before.houses[house].markers[seat], after.houses[house].markers[seat]
            if old != new:
                told.append(say("mean-markers", mobster=seat, count_before=old, count=new))
    return told


def _trucks(before: Bootleggers, after: Bootleggers) -> list[Message]:
    told = []
    for t, old in enumerate(before.trucks):
        new = after.trucks[t]
        if new.crates < old.crates:
            told.append(say("mean-loses-cargo", mobster=old.operator, crates=old.crates))
        elif new.crates > old.crates:
            told.append(say("mean-gets-cargo", mobster=new.operator, crates=new.crates))
        if new.operator not in (old.operator, NOBODY):
            told.append(say("mean-gets-truck", mobster=new.operator, crates=capacity(t)))
        if new.pigeon != old.pigeon and new.pigeon != NOBODY:  # B11.18
            most = old.crates * price(before, old.house, new.pigeon)
            told.append(say("mean-pigeon", mobster=new.pigeon, cash=most))
    return told


def _stills(before: Bootleggers, after: Bootleggers) -> list[Message]:
    told = []
    for s, old in enumerate(before.stills):
        new = after.stills[s]
        if old.owner != NOBODY and new.owner == NOBODY:
            told.append(say("mean-still-gone", still=s, mobster_of=old.owner))
        elif old.dice != new.dice:
            told.append(say("mean-still-dice", still=s, count_before=old.dice, count=new.dice))
    return told


def _mobsters(before: Bootleggers, after: Bootleggers) -> list[Message]:
    told = []
    for seat, old in enumerate(before.mobsters):
        new = after.mobsters[seat]
        if new.markers != old.markers:
            count = new.markers - new.locked
            told.append(say("mean-back-room", mobster=seat, count=count, count_locked=new.locked))
        if new.dice != old.dice:
            told.append(say("mean-spare-die", mobster=seat))
        if new.boosted and not old.boosted:  # B11.2
            rank = after.muscle_order().index(seat) + 1
            told.append(say("mean-rank", mobster=seat, number=rank, most=before.seats))
        if new.union_boss and not old.union_boss:  # B11.9
            told.append(say("mean-no-wages", cash=wages(before, seat)))
        if old.union_boss and not new.union_boss:
            told.append(say("mean-wages-again", mobster=seat, cash=wages(after, seat)))
        if new.warehouse and not old.warehouse:  # B11.27
            told.append(say("mean-warehouse", crates=new.crates))
    return told


def _hits_oneself(state: Bootleggers, seat: int, card: int, picks: list[int]) -> bool:
    """Does the card destroy something of its own mobster?"""
    after = _after(state, seat, card, picks)
    if after is None:
        return False
    own = after.mobsters[seat].markers - state.mobsters[seat].markers
    for house in state.houses_in_play():
        own += after.houses[house].markers[seat] - state.houses[house].markers[seat]
    if own < 0:
        return True
    for t in state.trucks_at_hand(seat):
        if after.trucks[t].crates < state.trucks[t].crates:
            return True
    return any(after.stills[s].dice < state.stills[s].dice for s in state.own_stills(seat))


def _load(state: Bootleggers, t: int) -> list[Message]:
    """What a truck carries, and where it stands."""
    truck = state.trucks[t]
    told = [say("mean-carries", mobster=truck.operator, crates=truck.crates)]
    if truck.house != HOME:
        told.append(say("mean-stands", house=truck.house))
    return told
