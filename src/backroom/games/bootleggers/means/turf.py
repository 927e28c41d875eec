"""Who has a say in a house afterwards, whether it is open, what it buys (B5, B8.1)."""

from __future__ import annotations

from backroom.engine.chance import NoChance
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.games.bootleggers import components, influence
from backroom.games.bootleggers.components import DEMAND_DICE, OPENS_AT
from backroom.games.bootleggers.influence import CONTROL, MAJORITY, MINORITY
from backroom.games.bootleggers.means.saying import meaning, say
from backroom.games.bootleggers.odds import FACES
from backroom.games.bootleggers.phases.password import price, unlimited
from backroom.games.bootleggers.placing import place
from backroom.games.bootleggers.state import NOBODY, Bootleggers


def place_marker(state: Bootleggers, seat: int, house: int) -> Meaning:
    """A marker of one's own (B5.1)."""
    after = state.copy()
    place(after, seat, house, Moment(NoChance()))
    before = influence.standing(state, house, seat)
    now = influence.standing(after, house, seat)
    told = opening(state, after, house)
    told += stands(after, house, seat)
    margin = _margin(after, house)
    is_open = influence.is_open(after, house)
    if now == CONTROL and before != CONTROL and margin:
        told.append(say("mean-profit" if is_open else "mean-profit-then", cash=margin))
    gains = now > before and now >= MAJORITY
    opens = is_open and not influence.is_open(state, house)
    brief = None
    if opens:
        brief = say("mean-brief-opens")
    elif not is_open:
        brief = say("mean-brief-missing", count=_missing(after, house))
    elif gains:
        brief = say("mean-brief-control" if now == CONTROL else "mean-brief-majority")
    return meaning("earns" if is_open and (opens or gains) else "neutral", *told, brief=brief)


def anothers_marker(state: Bootleggers, seat: int, other: int, house: int) -> Meaning | None:
    """Another is let place there (B5.7)."""
    after = state.copy()
    place(after, other, house, Moment(NoChance()))
    told = changes(state, after, house, seat)
    return meaning("neutral", *told) if told else None


def put_improvement(state: Bootleggers, house: int) -> Meaning:
    """One more on every demand die (B4.11)."""
    after = state.copy()
    after.add_improvements(house, 1)
    told = [_wants(after, house)]
    if not influence.is_open(state, house):
        told.append(_closed(state, house))
    brief = say("mean-brief-demand", count=len_dice(state, house))
    return meaning("earns", *told, brief=brief)


# --- in words ------------------------------------------------------------------------------------


def stands(state: Bootleggers, house: int, seat: int) -> list[Message]:
    """What the seat's say in a house is, or who has it, and why."""
    standing = influence.standing(state, house, seat)
    holder = influence.holder(state, house)
    level = influence.level(state, house)
    told = []
    if standing == CONTROL:
        told.append(say("mean-control-you"))
    elif influence.controller(state, house) != NOBODY:
        told.append(say("mean-control", mobster=holder))
    elif standing == MAJORITY:
        told.append(say("mean-majority-you"))
    elif holder != NOBODY:
        told.append(say("mean-majority", mobster=holder))
    if holder in level:
        told.append(say("mean-tie-muscle", mobster=holder))
    elif len(level) > 1 and holder == NOBODY:
        told.append(say("mean-tie-nobody"))
    if standing == MINORITY:
        told.append(say("mean-minority-you"))
    return told


def opening(before: Bootleggers, after: Bootleggers, house: int) -> list[Message]:
    """Does it open or close, and what is missing?"""
    was, now = influence.is_open(before, house), influence.is_open(after, house)
    if now and not was:
        return [say("mean-opens")]
    if was and not now:
        return [say("mean-closes")]
    if now:
        return []
    if after.houses[house].closed or after.houses[house].shut:
        return [_closed(after, house)]
    return [say("mean-stays-closed", count=_missing(after, house))]


def changes(before: Bootleggers, after: Bootleggers, house: int, seat: int) -> list[Message]:
    """What is another way in a house than it was: open, whose, how much it wants and pays."""
    told: list[Message] = []
    if influence.is_open(before, house) != influence.is_open(after, house):
        told += opening(before, after, house)
    if unlimited(after, house) and not unlimited(before, house):
        told.append(say("mean-copper-house", cash=price(after, house, seat)))
        return told
    if _say_in(before, house) != _say_in(after, house):
        told += stands(after, house, seat) or [say("mean-nobody")]
    old, new = before.houses[house], after.houses[house]
    if (old.improvements, old.extra_dice) != (new.improvements, new.extra_dice):
        told.append(_wants(after, house))
    if price(before, house, seat) != price(after, house, seat):
        told.append(say("mean-price-you", cash=price(after, house, seat)))
    others = price(after, house, NOBODY)
    if new.heat == seat and others != price(before, house, NOBODY):  # B11.21
        told.append(say("mean-price-others", cash=others))
    if _margin(before, house) != _margin(after, house):
        told.append(say("mean-margin", cash=_margin(after, house)))
    return told


def now(state: Bootleggers, house: int, seat: int) -> list[Message]:
    """How a house stands, before something is done there."""
    told = stands(state, house, seat)
    return told if influence.is_open(state, house) else [*told, _closed(state, house)]


def _say_in(state: Bootleggers, house: int) -> tuple[int, int]:
    return influence.controller(state, house), influence.majority(state, house)


def _margin(state: Bootleggers, house: int) -> int:
    return components.profit(house, state.seats) + int(state.houses[house].word)


def _missing(state: Bootleggers, house: int) -> int:
    return max(0, OPENS_AT[house] - sum(state.houses[house].markers))


def _closed(state: Bootleggers, house: int) -> Message:
    if state.houses[house].closed or state.houses[house].shut:
        return say("mean-shut")
    return say("mean-closed", count=_missing(state, house))


def len_dice(state: Bootleggers, house: int) -> int:
    """The demand dice of a house, rolled or not."""
    place = state.houses[house]
    return len(place.demand) or DEMAND_DICE[house] + place.extra_dice


def _wants(state: Bootleggers, house: int) -> Message:
    place = state.houses[house]
    dice = len_dice(state, house)
    more = dice * place.improvements
    if place.demand:
        return say("mean-wants", least=place.wanted(), most=place.wanted())
    return say("mean-wants", least=dice + more, most=FACES * dice + more)
