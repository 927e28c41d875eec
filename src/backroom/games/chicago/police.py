"""The police car: driving it, raids, cleaning up, confiscating (K7)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, events, questions, timing
from backroom.games.chicago.actions import (
    CleanUp,
    ConfiscateAll,
    ConfiscateSome,
    NoPolice,
    RaidBusiness,
    RaidCar,
    RollPolice,
)
from backroom.games.chicago.answers import NO_POLICE, ROLL_POLICE
from backroom.games.chicago.components import (
    CAR,
    NOBODY,
    NOTHING,
    POLICE_BONUS,
    PRISON,
    RESOURCES,
)
from backroom.games.chicago.driving import DrivingPolice
from backroom.games.chicago.gangsters import CLEAN_GENE, JOHNNY_FAVORITE, TONY_TROUBLE
from backroom.games.chicago.scoring import respected
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import Taking, goods_of, tell_respect
from backroom.games.chicago.windows import open_reaction, open_window

ROLLING, ACTING = range(2)
_POLICE: Final = questions.Police()


@piece
class PoliceTurn(Step[Chicago]):
    """Whoever has the badge moves the police car and perhaps acts with it (K4.2, K7.1)."""

    rule: ClassVar[str] = "K7.1"
    seat: int
    stage: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        over = state.bosses[self.seat].frozen or state.table.badge != self.seat  # K12.6
        if self.stage == ACTING and not over:  # The Feds may yet come to town (K12.17)
            more = state.table.police_actions or between_decisions.may_do_more(state, self.seat)
            over = not more or not self.actions(state)
        if over:
            state.pop()
        return over

    def asks(self, state: Chicago) -> list[Ask]:
        name = between_decisions.name(state)
        if self.stage == ROLLING:
            options = [ROLL_POLICE, NO_POLICE]
            id = f"{name}.police"
            ask = Ask(id, self.seat, _POLICE, self.rule, options, default=NO_POLICE.action)
        else:
            actions = self.actions(state) if state.table.police_actions else []
            options = [*actions, NO_POLICE]
            id = f"{name}.police-action.{state.table.police_actions}"
            question = questions.PoliceAction(count=state.table.police_actions)
            ask = Ask(id, self.seat, question, "K7.2", options, default=NO_POLICE.action)
        return between_decisions.beside(state, name, ask)

    def actions(self, state: Chicago) -> list[Option]:
        """What the police could do where their car stands (K7.3–K7.5)."""
        square = state.table.police
        options: list[Option] = []
        for rival in state.rivals(self.seat):
            boss = state.bosses[rival]
            if boss.square == square and boss.garage == NOTHING:
                options.append(Option(RaidCar(rival)))
        for business in state.businesses_at(square):
            if state.businesses[business].owner != self.seat:
                options.append(Option(RaidBusiness(business)))
        for territory in state.board.territories_at(square):
            if state.table.territories[territory] not in (NOBODY, self.seat):
                options.append(Option(CleanUp(territory)))
        for place in state.board.places_at(square):
            there = sum(state.table.on_place(place))
            if there:
                options.append(Option(ConfiscateAll(place)))
            if there > 1:
                options.append(Option(ConfiscateSome(place)))
        return options

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if between_decisions.answer(state, seat, action, moment):
            return
        if isinstance(action, NoPolice):
            if self.stage == ROLLING:  # they stand still, but may act where they stand
                self.stage = ACTING
            else:
                state.pop()
        elif isinstance(action, RollPolice):
            self.stage = ACTING
            die = moment.die("police")
            moment.tell(events.PoliceRoll(boss=seat, dice=(die,)))
            state.push(DrivingPolice(seat=seat, reach=die + POLICE_BONUS))
        else:
            _declare(state, seat, action, moment)


def _declare(state: Chicago, seat: int, action: Action, moment: Moment) -> None:
    """The action is named; cards may be played before it is carried out (K12.22)."""
    if isinstance(action, RaidCar):
        moment.tell(events.DeclaresRaidCar(boss=seat, boss_other=action.boss))
    elif isinstance(action, RaidBusiness):
        owner = state.businesses[action.business].owner
        moment.tell(
            events.DeclaresRaidBusiness(boss=seat, boss_other=owner, business=action.business)
        )
    elif isinstance(action, CleanUp):
        owner = state.table.territories[action.territory]
        moment.tell(events.DeclaresCleanUp(boss=seat, boss_other=owner, territory=action.territory))
    elif isinstance(action, (ConfiscateAll, ConfiscateSome)):
        moment.tell(events.DeclaresConfiscation(boss=seat, place=action.place))
    state.push(PoliceAction(seat=seat, action=action))
    open_window(state, moment, timing.POLICE_ACTION, seat)


@piece
class PoliceAction(Step[Chicago]):
    """A declared police action."""

    rule: ClassVar[str] = "K7.2"
    seat: int
    action: Action

    def run(self, state: Chicago, moment: Moment) -> bool:
        state.pop()
        if state.bosses[self.seat].frozen or state.table.badge != self.seat:
            moment.tell(events.PoliceCalledOff(boss=self.seat))
            return True
        state.table.police_actions -= 1  # a failed one counts, too
        action = self.action
        if isinstance(action, RaidCar):
            _raid(state, self.seat, action.boss, NOTHING)
        elif isinstance(action, RaidBusiness):
            owner = state.businesses[action.business].owner
            _raid(state, self.seat, owner, action.business)
        elif isinstance(action, CleanUp):
            clean(state, action.territory, moment)
        elif isinstance(action, ConfiscateAll):
            confiscate(state, self.seat, action.place, state.table.on_place(action.place), moment)
        elif isinstance(action, ConfiscateSome):
            there = state.table.on_place(action.place)
            state.push(Confiscating(seat=self.seat, place=action.place, counts=there))
        return True


def clean(state: Chicago, territory: int, moment: Moment) -> None:
    """K7.4: the marker goes home."""
    before = respected(state)
    owner = state.table.territories[territory]
    state.mark(territory, NOBODY)
    moment.tell(events.Cleaned(boss=owner, territory=territory))
    tell_respect(state, before, moment)


def confiscate(state: Chicago, seat: int, place: int, goods: list[int], moment: Moment) -> None:
    """K7.5: to the stock."""
    for resource in range(RESOURCES):
        state.table.lying[place * RESOURCES + resource] -= goods[resource]
        state.table.stock[resource] += goods[resource]
    moment.tell(events.Confiscated(boss=seat, place=place, goods=goods_of(goods)))


class Confiscating(Taking):
    """How many of each resource do the police take?"""

    rule: ClassVar[str] = "K7.5"

    def finish(self, state: Chicago, moment: Moment) -> None:
        confiscate(state, self.seat, self.place, self.counts, moment)


# --- raids (K7.3) --------------------------------------------------------------------------------

DECLARED, DICE = range(2)


@piece
class Raid(Step[Chicago]):
    """On a business, or (``business`` NOTHING) on a car."""

    rule: ClassVar[str] = "K7.3"
    seat: int
    target: int
    business: int
    stage: int
    stopped: bool  # by the Horse Head

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.stage == DECLARED:
            self.stage = DICE
            open_reaction(state, timing.RAIDED, self.seat, [self.target])
            return True
        state.pop()
        if state.bosses[self.seat].frozen:  # Election Day, played as the last answer (K12.6)
            moment.tell(events.PoliceCalledOff(boss=self.seat))
        elif not self.stopped:
            self._carry_out(state, moment)
        return True

    def _carry_out(self, state: Chicago, moment: Moment) -> None:
        """K7.7: the gangsters there are shown, after the Horse Head was asked for."""
        car = self.business == NOTHING
        found = state.in_car(self.target) if car else state.in_business(self.business)
        for g in found:
            state.show(g)
        moment.no_way_back()
        where = CAR if car else self.business
        moment.tell(events.ShowsGang(boss=self.target, where=where, gangsters=tuple(found)))
        if not self._police_win(found, moment):
            moment.tell(events.RaidFailed(boss=self.seat, boss_other=self.target))
            return
        held = [g for g in found if g != JOHNNY_FAVORITE]  # K13.19
        for g in held:
            state.send(g, PRISON)
        if car:
            moment.tell(
                events.CarRaided(boss=self.seat, boss_other=self.target, gangsters=tuple(held))
            )
            lost = state.bosses[self.target].started
            state.bosses[self.target].started = []
            for card in lost:
                state.table.throw_away(card)
                moment.tell(events.ContractCancelled(boss=self.target, contract=card))
        else:
            state.shut(self.business, True)
            moment.tell(
                events.BusinessRaided(
                    boss=self.seat,
                    boss_other=self.target,
                    business=self.business,
                    gangsters=tuple(held),
                )
            )

    def _police_win(self, found: list[int], moment: Moment) -> bool:
        """Higher die wins, ties again; two gangsters decide it without dice (K13.5, K13.45)."""
        gene, tony = CLEAN_GENE in found, TONY_TROUBLE in found
        if gene and not tony:
            moment.tell(events.CleanGene(boss=self.target, gangster=CLEAN_GENE))
            return False
        if tony and not gene:
            moment.tell(events.TonyTrouble(boss=self.target, gangster=TONY_TROUBLE))
            return True
        while True:
            police = moment.die("raid police")
            target = moment.die(f"raid {self.target}")
            moment.tell(
                events.RaidDice(
                    boss=self.seat,
                    boss_other=self.target,
                    dice=(police,),
                    dice_other=(target,),
                )
            )
            if police != target:
                return police > target


def _raid(state: Chicago, seat: int, target: int, business: int) -> None:
    state.push(Raid(seat=seat, target=target, business=business, stage=DECLARED, stopped=False))
