"""Phase 5: what's the password? The houses buy, smallest first (B8)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import components, events, influence, questions, timing
from backroom.games.bootleggers.actions import Allow
from backroom.games.bootleggers.components import DEMAND_DICE, OMALLEYS
from backroom.games.bootleggers.state import EMPTY_DOCKS, NOBODY, PUBLIC, Bootleggers, House, Truck
from backroom.games.bootleggers.windows import open_window

#: Demand without end: O'Malley's, or a house with a copper in it.
UNLIMITED = 1_000_000

_WINDOW, _ROLL, _SALE, _OVER = range(4)


def whats_the_password(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.PASSWORD)
    for house in reversed(state.houses_in_play()):
        state.push(HouseTurn(house=house, at=_WINDOW))


def unlimited(state: Bootleggers, house: int) -> bool:
    return house == OMALLEYS or state.houses[house].copper


def demand(state: Bootleggers, house: int) -> int:
    """What the house will buy now (B8.1)."""
    return UNLIMITED if unlimited(state, house) else state.houses[house].wanted()


def roll_demand(state: Bootleggers, house: int, dice: int, moment: Moment) -> None:
    label = f"demand.{house}"
    rolled = tuple([moment.die(label) for _ in range(dice)])
    place = state.houses[house]
    state.houses[house] = House.of(place, demand=(*place.demand, *rolled))
    moment.tell(events.RollsDemand(house=house, dice=rolled, crates=demand(state, house)))


@piece
class HouseTurn(Step[Bootleggers]):
    """Window; if it is open, roll; window; if it is still open, sale."""

    rule: ClassVar[str] = "B8.1"
    house: int
    at: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        at = self.at
        self.at += 1
        if at == _WINDOW:
            if not self._expected(state):
                self._over(state)
            else:
                open_window(state, moment, self.house)
        elif at == _ROLL:
            self._roll(state, moment)
        elif at == _SALE:
            self._sell(state, moment)
        else:
            self._over(state)
        return True

    def _expected(self, state: Bootleggers) -> bool:
        """A loaded truck stands here; a speakeasy without one is skipped."""
        for dock in state.houses[self.house].docks:
            for truck in dock:
                if state.trucks[truck].crates > 0:
                    return True
        return False

    def _roll(self, state: Bootleggers, moment: Moment) -> None:
        if not influence.is_open(state, self.house):
            moment.tell(events.StaysClosed(house=self.house))
            self._over(state)
        elif not unlimited(state, self.house):
            dice = DEMAND_DICE[self.house] + state.houses[self.house].extra_dice
            roll_demand(state, self.house, dice, moment)
            open_window(state, moment, self.house)

    def _sell(self, state: Bootleggers, moment: Moment) -> None:
        if not influence.is_open(state, self.house):
            moment.tell(events.StaysClosed(house=self.house))
            self._over(state)
            return
        state.end_sale(self.house)
        lines = state.lines(self.house)
        if unlimited(state, self.house):
            state.push(
                Sale(
                    house=self.house,
                    left=UNLIMITED,
                    line=lines[0] + lines[1] + lines[2],
                    public=[],
                    allowed=False,
                )
            )
        else:
            left = demand(state, self.house)
            state.push(
                Sale(
                    house=self.house,
                    left=left,
                    line=lines[0] + lines[1],
                    public=list(lines[PUBLIC]),
                    allowed=False,
                )
            )

    def _over(self, state: Bootleggers) -> None:
        state.end_sale(self.house)
        state.pop()


@piece
class Sale(Step[Bootleggers]):
    """The house buys until demand is met; then the controller's profit (B8.2–B8.6)."""

    rule: ClassVar[str] = "B8.3"
    house: int
    left: int  # demand
    line: list[int]  # trucks that sell as of right
    public: list[int]  # trucks that need leave
    allowed: bool  # the whole public dock has been let in (B12.5)

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.line:
            self._buy(state, self.line.pop(0), moment)
        elif self.public and self.left > 0 and self._holder(state) != NOBODY:
            if not self._free_to_sell(state):
                return False
            self._buy(state, self.public.pop(0), moment)
        else:
            self._pay_profit(state, moment)
            state.pop()
        return True

    def _holder(self, state: Bootleggers) -> int:
        return influence.holder(state, self.house)

    def _free_to_sell(self, state: Bootleggers) -> bool:
        """B7.8: the holder's own truck needs no permission. An empty one sells nothing anyway."""
        truck = state.trucks[self.public[0]]
        return self.allowed or truck.operator == self._holder(state) or truck.crates == 0

    def _buy(self, state: Bootleggers, t: int, moment: Moment) -> None:
        truck = state.trucks[t]
        crates = min(truck.crates, self.left)
        if crates == 0:
            return
        self.left -= crates
        state.load(t, truck.crates - crates)
        place = state.houses[self.house]
        state.houses[self.house] = House.of(place, bought=place.bought + crates)
        paid_to = truck.pigeon if truck.pigeon != NOBODY else truck.operator  # B11.18
        cash = crates * price(state, self.house, paid_to)
        state.mobsters[paid_to].cash += cash
        moment.tell(
            events.Sells(mobster=paid_to, house=self.house, truck=t, crates=crates, cash=cash)
        )

    def _pay_profit(self, state: Bootleggers, moment: Moment) -> None:
        """B8.5: only to a controller, on every crate the house bought."""
        seat = influence.controller(state, self.house)
        place = state.houses[self.house]
        margin = components.profit(self.house, state.seats) + int(place.word)
        cash = margin * place.bought
        if seat != NOBODY and cash > 0:
            state.mobsters[seat].cash += cash
            moment.tell(events.EarnsProfit(mobster=seat, house=self.house, cash=cash))

    def asks(self, state: Bootleggers) -> list[Ask]:
        if not self.public:
            return []
        truck = self.public[0]
        whole = state.options.public_dock == "all"
        kind = questions.AllowAll if whole else questions.Allow
        question = kind(
            house=self.house,
            truck=truck,
            mobster=state.trucks[truck].operator,
            crates=state.trucks[truck].crates,
            demand=self.left,
        )
        return [
            Ask(
                id=f"{state.table.round}.allow.{self.house}.{len(self.public)}",
                seat=self._holder(state),
                question=question,
                rule=self.rule,
                options=[Option(Allow(True)), Option(Allow(False))],
                form="confirm",
                default=Allow(True),
            )
        ]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Allow)
        word = events.Allows if action.yes else events.TurnsAway
        for mobster in self.meant(state, action.yes):
            moment.tell(word(mobster=seat, mobster_other=mobster, house=self.house))
        if not action.yes:
            holder = self._holder(state)  # the first "no" ends the sales of all others (B7.8)
            self.public = [t for t in self.public if state.trucks[t].operator == holder]
        elif state.options.public_dock == "all":
            self.allowed = True
        else:
            self._buy(state, self.public.pop(0), moment)

    def meant(self, state: Bootleggers, yes: bool) -> list[int]:
        """Whom the word is about: a "no", or one word for the whole dock, reaches all in line."""
        whole = not yes or state.options.public_dock == "all"
        mobsters: list[int] = []
        for t in self.public if whole else self.public[:1]:
            seat = state.trucks[t].operator
            loaded = state.trucks[t].crates > 0
            if loaded and seat != self._holder(state) and seat not in mobsters:
                mobsters.append(seat)
        return mobsters


def price(state: Bootleggers, house: int, seat: int) -> int:
    """What the house pays this mobster for a crate."""
    place = state.houses[house]
    if place.copper:  # B11.7
        return 1
    if place.heat != NOBODY:  # B11.21, B12.6
        hit = seat == place.heat if state.options.packing_heat == "you" else seat != place.heat
        if hit:
            return 1
    return components.wholesale(house, state.seats)


def send_trucks_home(state: Bootleggers, moment: Moment) -> None:
    """B8.4, B8.7: unsold crates are lost, rented and borrowed trucks return, lines are cleared."""
    for t, truck in enumerate(state.trucks):
        if truck.crates > 0:
            moment.tell(events.Unsold(mobster=truck.operator, truck=t, crates=truck.crates))
        if truck.operator != NOBODY and not truck.waits_for_work:
            state.trucks[t] = Truck(truck=t, owner=truck.owner, operator=truck.owner)
    for h, house in enumerate(state.houses):
        if house.docks != EMPTY_DOCKS:
            state.set_docks(h, EMPTY_DOCKS)
