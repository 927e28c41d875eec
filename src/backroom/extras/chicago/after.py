"""A finished game of King of Chicago in figures: points and money by source, businesses,
territories, luck."""

from __future__ import annotations

from typing import Any, ClassVar

from backroom.engine.deal import DealMade
from backroom.engine.event import Event
from backroom.extras.after import Against, Cast, Chart, Grid, Money, Part, Rows, Stretch
from backroom.games.chicago import events, luck, scoring
from backroom.games.chicago.components import (
    BUSINESSES,
    NOBODY,
    STARTING_CASH,
    TRADE,
)
from backroom.games.chicago.dealing import CASH
from backroom.games.chicago.event_cards.burglary import BurglaryRoll
from backroom.games.chicago.odds import FACES
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago

#: Where points come from (K1.3).
POINTS = ["businesses", "contracts", "respect", "gangsters"]
#: Where money comes from and goes to.
SOURCES = [
    *("start", "businesses", "territories", "extras", "contracts", "deals"),
    *("hiring", "bribes", "turf"),
]


class _Look:
    """The table after a record."""

    def __init__(self, state: Chicago) -> None:
        self.points = [
            [each.businesses, each.contracts, each.respect, each.gangsters]
            for each in scoring.points(state)
        ]
        self.territories = [state.table.territories.count(seat) for seat in range(state.seats)]
        self.owners = [business.owner for business in state.businesses]
        self.closed = [business.closed for business in state.businesses]


class AfterTheGame(Part):
    """Reads a game of King of Chicago."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {
        "step": ("begin", "round", "trade"),
        "chart": ("points", "cash", "territories"),
        "part": (*POINTS, *SOURCES),
        "grid": ("businesses",),
        "mark": ("closed",),
        "against": ("driving", "shootouts"),
        "unit": ("territories", "squares", "wins", "saves", "goods"),
        "luck": (
            *("shootouts", "raided", "raids", "driving", "police"),
            *("forgery", "bets", "doctor", "burglary"),
        ),
    }

    def __init__(self, options: Any, seats: int) -> None:
        super().__init__(options, seats)
        self._money = Money(seats, SOURCES, STARTING_CASH)
        self._driving = Rows()
        self._fights = Rows()
        self._looked: _Look | None = None
        self._looks: list[_Look] = []
        self._shown: events.ShowsGang | None = None
        self._closed: set[int] = set()
        #: What was bid for the badge last.
        self._bid = 0
        #: Rounds of shootouts: in which turn and round, whose, won or not, how likely.
        self._fought: list[tuple[int, int, int, int, float]] = []
        #: A burglar's die, until it is seen what there was to take.
        self._burglar: int | None = None

    def begins(self, event: Event) -> Stretch | None:
        if isinstance(event, events.TurnBegins):
            return Stretch("round", event.turn, 1)
        if isinstance(event, events.RoundBegins):
            return Stretch("round", event.turn, event.round)
        if isinstance(event, events.TradePhaseBegins):
            return Stretch("trade", event.turn, TRADE)
        return None

    # --- shootouts -----------------------------------------------------------------------------

    def cast(self, state: Chicago, label: str) -> Cast | None:
        fight = current_shootout(state) if label.startswith("shootout") else None
        if fight is None:
            return None
        worth = luck.fought(state, fight)
        sides = (fight.attacker, fight.defender)
        counts = (len(fight.attackers), len(fight.defenders))
        lead = fight.totals[0] + fight.bonus[0] - fight.totals[1] - fight.bonus[1]
        when = (state.table.turn, state.table.round)

        def settle(dice: list[int]) -> None:
            attack, defence = dice
            if attack + lead == defence:
                return  # rolled again
            self._round(worth, sides, counts, attack + lead > defence, when)

        return Cast(2, settle)

    def _round(
        self,
        fought: luck.Fought,
        sides: tuple[int, int],
        counts: tuple[int, int],
        won: bool,
        when: tuple[int, int],
    ) -> None:
        now = fought.value(*counts)
        then = fought.after(*counts, won)
        other = fought.after(*counts, not won)
        chance = fought.win if won else 1.0 - fought.win
        for side, seat in enumerate(sides):
            win = fought.win if side == 0 else 1.0 - fought.win
            got = int(won == (side == 0))
            spread = chance * (then[side] - now[side]) ** 2
            spread += (1.0 - chance) * (other[side] - now[side]) ** 2
            worth = then[side] - now[side]
            self.fortune.add(seat, "shootouts", "wins", got, win, worth=worth, spread=spread)
            self._fought.append((*when, seat, got, win))

    # --- what happened -------------------------------------------------------------------------

    def event(self, event: Event) -> None:
        if isinstance(event, DealMade):
            self._deal(event)
        elif not self._pays(event) and not self._earns(event):
            self._rolls(event)

    def _deal(self, deal: DealMade) -> None:
        for giver, taker, goods in (
            (deal.seat, deal.seat_with, deal.give),
            (deal.seat_with, deal.seat, deal.take),
        ):
            for good in goods:
                if good.kind == CASH:
                    self._money.change_hands("deals", giver, taker, good.count)

    def _earns(self, event: Event) -> bool:
        money = self._money
        if isinstance(event, events.OwnIncome):
            money.add(event.boss, "businesses", event.cash_businesses)
            money.add(event.boss, "territories", event.cash_territories)
            money.add(event.boss, "extras", event.cash_extras)
        elif isinstance(event, events.Freddie):
            money.add(event.boss, "extras", event.cash)
            self._forges(event.boss, event.cash)
        elif isinstance(event, events.FreddieCaught):
            self._forges(event.boss, 0)
        elif isinstance(event, events.Completes):
            money.add(event.boss, "contracts", event.cash)
        elif isinstance(event, (events.BetWon, events.BetLost)):
            cash = event.cash if isinstance(event, events.BetWon) else -event.cash
            money.add(event.boss, "contracts", cash)
            self.fortune.add(event.boss, "bets", "cash", cash, 0.0)
        else:
            return False
        return True

    def _pays(self, event: Event) -> bool:
        money = self._money
        if isinstance(event, events.Starts):
            money.add(event.boss, "contracts", -event.cash)
        elif isinstance(event, events.Hires):
            money.add(event.boss, "hiring", -event.cash)
        elif isinstance(event, events.TakesTerritory):
            money.add(event.boss, "turf", -event.cash)
        elif isinstance(event, events.Badge):
            self._bid = event.cash
            money.add(event.boss, "bribes", -event.cash)
        elif isinstance(event, events.Johnny):
            money.add(event.boss, "bribes", event.cash)
        elif isinstance(event, events.JohnnyPaysAll):
            money.add(event.boss, "bribes", self._bid)
        else:
            return False
        return True

    def _forges(self, seat: int, cash: int) -> None:
        """Who is caught is a gangster less (K13.12)."""
        mean = -luck.GANGSTER / FACES
        worth = (0.0 if cash else -luck.GANGSTER) - mean
        spread = luck.GANGSTER**2 * (FACES - 1) / FACES**2
        self.fortune.add(seat, "forgery", "cash", cash, luck.FORGED, worth=worth, spread=spread)

    def _rolls(self, event: Event) -> None:
        if isinstance(event, events.Rolls):
            self._driving.add(event.boss, self.step, event.dice[0], luck.PIPS)
            self.fortune.add(event.boss, "driving", "squares", event.dice[0], luck.PIPS)
        elif isinstance(event, events.PoliceRoll):
            self.fortune.add(event.boss, "police", "squares", event.dice[0], luck.PIPS)
        elif isinstance(event, (events.DoctorSaves, events.DoctorFails)):
            saved = isinstance(event, events.DoctorSaves)
            self.fortune.add(event.boss, "doctor", "saves", int(saved), 0.5)
        elif isinstance(event, BurglaryRoll):
            self._burglar = event.dice[0]
        elif isinstance(event, events.SeesResources) and self._burglar is not None:
            there = sum(good.count for good in event.goods)
            mean = sum(min(face, there) for face in range(1, FACES + 1)) / FACES
            got = min(self._burglar, there)
            self.fortune.add(event.boss, "burglary", "goods", got, mean)
        elif isinstance(event, events.ShowsGang):
            self._shown = event
        elif isinstance(event, events.RaidDice):
            self._raid(event)
        elif isinstance(event, events.BusinessRaided):
            self._closed.add(event.business)
        elif isinstance(event, events.Reopens):
            self._closed.discard(event.business)

    def _raid(self, event: events.RaidDice) -> None:
        """K7.3: one time in two, since ties are rolled again."""
        police, target = event.dice[0], event.dice_other[0]
        if police == target or self._shown is None:
            return
        stake = luck.raid_stake(self._shown, self._closed)
        won = police > target
        self.fortune.add(event.boss, "raids", "wins", int(won), 0.5)
        self.fortune.add(
            event.boss_other,
            "raided",
            "wins",
            int(not won),
            0.5,
            worth=stake / 2 if not won else -stake / 2,
            spread=stake**2 / 4,
        )

    # --- how it stood --------------------------------------------------------------------------

    def look(self, state: Chicago) -> _Look:
        return _Look(state)

    def seen(self, looked: object) -> None:
        assert isinstance(looked, _Look)
        self._looked = looked

    def end_step(self) -> None:
        assert self._looked is not None
        self._looks.append(self._looked)
        self._money.end_step()

    def charts(self) -> list[Chart]:
        seats = range(self.seats)
        points = [
            [[look.points[seat][part] for look in self._looks] for part in range(len(POINTS))]
            for seat in seats
        ]
        territories = [[[look.territories[seat] for look in self._looks]] for seat in seats]
        return [
            Chart("points", "points", POINTS, points),
            self._money.told("cash", "cash"),
            Chart("territories", "territories", ["territories"], territories),
        ]

    def standing(self) -> list[list[int]]:
        return [] if self._looked is None else self._looked.points

    def grids(self) -> list[Grid]:
        last = self._looks
        rows = [
            business
            for business in range(BUSINESSES)
            if any(look.owners[business] != NOBODY for look in last)
        ]
        owners = [[look.owners[business] for look in last] for business in rows]
        marks = [["closed" if look.closed[business] else "" for look in last] for business in rows]
        return [Grid("businesses", "business", rows, owners, marks)]

    def against(self) -> list[Against]:
        numbers = {(step.round, step.part): at for at, step in enumerate(self.steps)}
        for turn, round, seat, got, mean in self._fought:
            self._fights.add(seat, numbers.get((turn, round), 0), got, mean)
        steps, seats = len(self.steps), list(range(self.seats))
        return [
            self._driving.told("driving", "squares", "", seats, steps),
            self._fights.told("shootouts", "wins", "", seats, steps),
        ]
