"""The one action of a turn, wherever the car stands (K5.4–K5.12): what it costs and brings."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Option
from backroom.engine.meaning import Meaning, Tone
from backroom.engine.message import Message
from backroom.games.chicago import actions
from backroom.games.chicago.components import (
    MARKERS,
    NOBODY,
    NOTHING,
    RESOURCES,
    cost_of,
    size_of,
)
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.gangsters import room
from backroom.games.chicago.means import shooting
from backroom.games.chicago.means.saying import meaning, percent, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.scoring import respected
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import told

#: What a point and a resource are worth in money, by and large: to tell first what matters most.
_POINT = 1000
_GOOD = 150
#: So few markers left are worth a word.
_FEW = 3


class Deed:
    """What could be done: in a clause of its own, how it ranks, and what it means."""

    def __init__(self, tone: Tone, here: Message, worth: float) -> None:
        self.tone = tone
        self.here = here
        self.worth = worth
        self.like = here  # what does the same in another place

    def means(self) -> Meaning:
        """Said in full by whoever asks: most deeds are only ranked."""
        raise NotImplementedError


class _Said(Deed):
    """It is clear at once what it means."""

    def __init__(self, means: Meaning, here: Message, worth: float) -> None:
        super().__init__(means.tone, here, worth)
        self._means = means

    def means(self) -> Meaning:
        return self._means


def deeds(sight: Sight, options: list[Option], square: int) -> list[Deed]:
    """All that can be done from a square, what matters most first."""
    found = []
    for option in options:
        if option.why_not is None:
            deed = deed_of(sight, option.action, square)
            if deed is not None:
                found.append(deed)
    return sorted(found, key=lambda deed: -deed.worth)


def deed_of(sight: Sight, action: Action, square: int) -> Deed | None:
    """None: it says nothing that another option would not say."""
    if isinstance(action, actions.TakeAll):
        return _Take(sight, action)
    if isinstance(action, actions.Mark):
        return _Mark(sight, action)
    if isinstance(action, actions.OpenBusiness):
        return _open(sight, action)
    if isinstance(action, actions.StartContract):
        return _start(sight, action.contract, square)
    if isinstance(action, actions.CompleteContract):
        return _complete(sight, action)
    if isinstance(action, actions.VisitBusiness):
        return _visit(sight, action.business)
    if isinstance(action, actions.Fetch):
        return _fetch(sight, action)
    if isinstance(action, (actions.AttackCar, actions.AttackBusiness)):
        return _attack(sight, action)
    return None


class _Take(Deed):
    """Resources of a place (K5.4)."""

    def __init__(self, sight: Sight, action: actions.TakeAll) -> None:
        self._sight = sight
        self._there = there = sight.state.table.on_place(action.place)
        here = say("mean-here-take", place=action.place, picks=told(there))
        super().__init__("earns", here, _GOOD * sum(there))

    def means(self) -> Meaning:
        sight, there = self._sight, self._there
        then = [sight.goods[r] + there[r] for r in range(RESOURCES)]
        brief = say("mean-brief-goods", picks=told(there))
        return meaning("earns", *sight.stock(then), brief=brief)


# --- territories (K5.5, K5.6) --------------------------------------------------------------------


class _Mark(Deed):
    """A territory, free or another's."""

    def __init__(self, sight: Sight, action: actions.Mark) -> None:
        self._sight = sight
        self._then = then = sight.after(action)
        self._owner = owner = sight.state.table.territories[action.territory]
        self._price = price = sight.cash - then.bosses[sight.seat].cash
        self._gained = sight.gained(then)
        here = say("mean-here-mark", territory=action.territory)
        if owner != NOBODY and price == 0:  # K13.29
            here = say("mean-here-mark-nothing", territory=action.territory, boss=owner)
        elif owner != NOBODY:
            here = say("mean-here-mark-boss", territory=action.territory, boss=owner, cash=price)
        if self._gained > 0:
            here = say("mean-here-mark-respect", items=[here])
        super().__init__("earns", here, _POINT * self._gained + 100 - price / 2)
        if owner == NOBODY:
            self.like = say("mean-brief-points", count=self._gained)

    def means(self) -> Meaning:
        sight, then = self._sight, self._then
        said = sight.changes(then)
        if self._owner != NOBODY and self._price == 0:
            said.append(say("mean-for-nothing", boss=self._owner))
        elif self._owner != NOBODY:
            left = sight.cash - self._price
            said.append(say("mean-costs", cash=self._price, cash_left=left))
        missing = _missing(then, sight.seat)
        if missing:
            said.append(say("mean-respect-needs", count=missing))
        markers = then.markers_left(sight.seat)
        if markers <= _FEW:
            said.append(say("mean-markers", count=markers, most=MARKERS))
        brief = _points(self._gained) or say("mean-brief-territory")
        return meaning("earns", *said, brief=brief)


def _missing(state: Chicago, seat: int) -> int:
    """So many territories more for the respect of the neighbourhood."""
    if respected(state) == seat:
        return 0
    count = state.table.territories.count
    return max(count(rival) for rival in state.rivals(seat)) + 1 - count(seat)


def _points(gained: int) -> Message | None:
    return say("mean-brief-points", count=gained) if gained > 0 else None


# --- businesses ----------------------------------------------------------------------------------


def _open(sight: Sight, action: actions.OpenBusiness) -> Deed:
    then = sight.after(action)
    left = then.bosses[sight.seat].goods
    said = [*sight.changes(then)]  # what it costs stands in the answer itself
    if sum(left):
        said.append(say("mean-left-goods", picks=told(left)))
    gained = sight.gained(then)
    count = size_of(action.business) + 1
    here = say("mean-here-open", business=action.business, count=count)
    return _Said(meaning("earns", *said, brief=_points(gained)), here, _POINT * gained + 500)


def would_open(sight: Sight, action: actions.OpenBusiness) -> Meaning:
    """What a business would bring, had one what it costs (K5.8)."""
    then = sight.after(action, cost_of(action.business))
    return meaning("neutral", *sight.changes(then))


def _visit(sight: Sight, business: int) -> Deed:
    """K5.10: any number both ways."""
    state = sight.state
    inside, car = state.in_business(business), state.in_car(sight.seat)
    said = say(
        "mean-visit",
        count=len(inside),
        count_car=len(car),
        most=room(inside, False),
        most_car=room(car, True),
    )
    return _Said(meaning("neutral", said), say("mean-here-visit", business=business), 0.0)


# --- contracts (K5.9) ----------------------------------------------------------------------------


def _start(sight: Sight, card: int, square: int) -> Deed:
    contract = contract_of(card)
    said = [_reward(card), _goes_to(sight, card, square)]
    if contract.fee:
        said.append(say("mean-costs", cash=contract.fee, cash_left=sight.cash - contract.fee))
    said.append(say("mean-contract-at-risk"))
    here = say("mean-here-start", contract=card)
    brief = say("mean-brief-contract")
    return _Said(meaning("earns", *said, brief=brief), here, _POINT / 2)


def _reward(card: int) -> Message:
    contract = contract_of(card)
    if contract.bet:
        return say("mean-contract-bet")
    return say("mean-contract-pays", cash=contract.reward)


def _goes_to(sight: Sight, card: int, square: int) -> Message:
    """How far it is from here to where it is completed."""
    contract, board = contract_of(card), sight.state.board
    row = board.distance[square]
    if contract.own_business:
        own = sight.state.own_businesses(sight.seat)
        if not own:
            return say("mean-contract-no-business")
        near = min(own, key=lambda b: row[sight.state.square_of(b)])
        far = row[sight.state.square_of(near)]
        return say("mean-contract-to-business", business=near, count=far)
    if contract.garage:
        garage = min(board.nearest_garages(square))
        far = row[board.garage_square[garage]]
        return say("mean-contract-to-garage", garage=garage, count=far)
    return say("mean-contract-to", place=contract.end, count=row[board.place_square[contract.end]])


def _complete(sight: Sight, action: actions.CompleteContract) -> Deed:
    contract = contract_of(action.contract)
    said = sight.scores(sight.seat, 1)
    if contract.bet:
        said.append(say("mean-contract-bet"))
    else:
        cash = sight.cash + contract.reward
        said.append(say("mean-gets-cash", cash=contract.reward, cash_then=cash))
    here = say("mean-here-complete", contract=action.contract)
    return _Said(meaning("earns", *said, brief=_points(1)), here, _POINT + contract.reward)


# --- gangsters -----------------------------------------------------------------------------------


def _fetch(sight: Sight, action: actions.Fetch) -> Deed:
    """K5.10, K13.8."""
    then = sight.after(action)
    gained = sight.gained(then)
    owner = sight.state.owners[action.gangster]
    said = sight.changes(then)
    if owner != sight.seat:
        said.append(say("mean-fetch-away", boss=owner))
    in_car = then.in_car(sight.seat)
    said.append(say("mean-seats", count=len(in_car), most=room(in_car, True)))
    here = say("mean-here-fetch", gangster=action.gangster)
    return _Said(meaning("earns", *said, brief=_points(gained)), here, _POINT * gained + 400)


def _attack(sight: Sight, action: actions.AttackCar | actions.AttackBusiness) -> Deed:
    if isinstance(action, actions.AttackCar):
        odds = shooting.attack_odds(sight, action.boss, NOTHING)
        means = shooting.attack_car(sight, action.boss, odds)
        here = say("mean-here-attack-car", boss=action.boss, percent=percent(odds.win))
        prize = _POINT * len(sight.state.bosses[action.boss].started) + 300.0
    else:
        odds = shooting.attack_odds(
            sight, sight.state.businesses[action.business].owner, action.business
        )
        means = shooting.attack_business(sight, action.business, odds)
        here = say("mean-here-attack-business", business=action.business, percent=percent(odds.win))
        prize = 2.0 * _POINT * (size_of(action.business) + 1)
    return _Said(means, here, odds.win * prize - (1.0 - odds.win) * _POINT)
