"""Where to send the boys (B5.1), and whether to cut in (B5.7)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from backroom.bots.bootleggers.market import Change, Prospects
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.passing import Pass
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import Done, Place, PreEmpt
from backroom.games.bootleggers.components import OMALLEYS
from backroom.games.bootleggers.promises import PLACE, PLACE_NONE
from backroom.games.bootleggers.state import NOBODY

#: So many markers are thought about together; more are placed one after the other.
_TOGETHER = 2
#: What breaking one's word costs in the eyes of the table, a round.
_WORD = 1.5


def best_places(prospects: Prospects, count: int) -> tuple[float, list[int]]:
    """Where so many markers of one's own do most, and what they bring a round."""
    found = prospects.best_places.get(count)
    if found is None:
        found = _search(prospects, count)
        prospects.best_places[count] = found
    return found


def _search(prospects: Prospects, count: int) -> tuple[float, list[int]]:
    reading = prospects.reading
    free = {h: reading.room(h) for h in reading.houses if h != OMALLEYS}
    placed: list[int] = []
    gain = 0.0
    while count > 0:
        some = min(count, _TOGETHER)
        best: tuple[int, ...] = ()
        best_gain = gain
        for more in combinations_with_replacement(free, some):
            houses = [*placed, *more]
            if not _fit(houses, free):
                continue
            with_them = _gain(prospects, houses)
            if with_them > best_gain + 1e-9:
                best, best_gain = more, with_them
        if not best:
            break
        placed += best
        gain = best_gain
        count -= some
    return gain, placed


def _fit(houses: list[int], free: dict[int, int]) -> bool:
    for house in houses:
        if houses.count(house) > free[house]:
            return False
    return True


def _gain(prospects: Prospects, houses: list[int]) -> float:
    reading = prospects.reading
    changes: list[Change] = []
    word = 0.0
    for house in sorted(set(houses)):
        view = reading.house(house)
        markers = list(view.markers)
        markers[reading.me] += houses.count(house)
        changes.append((house, markers, view.improvements))
        if reading.gave_word(PLACE, about=house):
            word += _WORD
        if reading.gave_word(PLACE_NONE, about=house):
            word -= _WORD
    return prospects.with_houses(changes) + word


def send_the_boys(ask: Ask, prospects: Prospects) -> Action:
    """The next marker, or enough."""
    return next_place(ask, prospects) or Done()


def next_place(ask: Ask, prospects: Prospects) -> Action | None:
    """Where the next marker goes, if it does any good: first where most is at stake."""
    enabled = [option.action for option in ask.options if option.why_not is None]
    mine = prospects.reading.view.mobsters[prospects.reading.me]
    _, houses = best_places(prospects, min(4, mine.markers - mine.locked))
    open_ = [house for house in houses if Place(house) in enabled]
    return Place(max(open_, key=lambda house: _gain(prospects, [house]))) if open_ else None


def cut_in(ask: Ask, prospects: Prospects) -> Action:
    """Is this the house one would place in anyway? Then better first."""
    assert isinstance(ask.question, questions.PreEmpt)
    house = ask.question.house
    _, houses = best_places(prospects, 1)
    if house in houses:
        for option in ask.options:
            if option.action == PreEmpt(house) and option.why_not is None:
                return option.action
    return Pass(0)


# --- why -----------------------------------------------------------------------------------------

#: A control that is so many markers away is worth talking of.
_CLOSE = 2


def why_place(
    house: int, ask: Ask, prospects: Prospects, houses: list[int] | None = None
) -> list[Message]:
    """What markers bring a round there, and where else they would do most; ``houses`` are those of
    all that are placed now."""
    reading = prospects.reading
    if reading.gave_word(PLACE, about=house):
        return [say("because-word")]
    houses = houses or [house]
    total, count = prospects.told(_gain(prospects, houses)), houses.count(house)
    told: list[Message] = []
    if len(houses) > 1 and about(total) > 0:
        key = "because-place-all" if count == len(houses) else "because-place-together"
        rounds = reading.to_go
        told.append(say(key, count=len(houses), cash=about(total), rounds=rounds))
    else:
        gains = [
            (prospects.told(_gain(prospects, [option.action.house])), option.action.house)
            for option in ask.options
            if isinstance(option.action, Place) and option.why_not is None
        ]
        here = about(prospects.told(_gain(prospects, [house])))
        elsewhere = [(gain, other) for gain, other in gains if other != house]
        told += compared(here, elsewhere, reading.to_go)
    if not told:
        told.append(say("because-house-little"))
    missing = _missing_for_control(prospects, house, count)
    if 0 < missing <= _CLOSE:
        told.append(say("because-control-missing", count=missing))
    elif missing == 0 and count > 1 and reading.house(house).controller != reading.me:
        told.append(say("because-control-then", count=count))
    return told


def _missing_for_control(prospects: Prospects, house: int, placed: int) -> int:
    """Markers that are missing once so many more stand there; 0: none."""
    reading = prospects.reading
    markers = list(reading.house(house).markers)
    markers[reading.me] += placed - 1
    for more in range(_CLOSE + 2):
        markers[reading.me] += 1
        if reading.controller(house, markers) == reading.me:
            return more
    return _CLOSE + 1


def why_done(prospects: Prospects) -> list[Message]:
    mine = prospects.reading.view.mobsters[prospects.reading.me]
    if mine.markers > mine.locked:
        return [say("because-place-kept")]
    return [say("because-arranged")]


def why_cut_in(answer: Action, ask: Ask, prospects: Prospects) -> list[Message]:
    assert isinstance(ask.question, questions.PreEmpt)
    house = ask.question.house
    if isinstance(answer, PreEmpt):
        return [
            say("because-cut-in", mobster=ask.question.mobster),
            *why_place(house, ask, prospects),
        ]
    _, houses = best_places(prospects, 1)
    return [say("because-place-elsewhere", house=houses[0])] if houses else []


def compared(here: int, elsewhere: list[tuple[float, int]], rounds: int) -> list[Message]:
    """What something brings a round in a house, and in the next best one."""
    gain, house = max(elsewhere, default=(0.0, NOBODY))
    if here <= 0:
        return []
    if about(gain) <= 0:
        return [say("because-house-only", cash=here, rounds=rounds)]
    there = about(gain)
    return [say("because-house", cash=here, house=house, cash_next=there, rounds=rounds)]
