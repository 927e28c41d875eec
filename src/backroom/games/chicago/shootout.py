"""Shootouts (K6): declared, shown, prepared, fought round by round, and what comes of them."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, Question
from backroom.engine.event import Event
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.window import wake
from backroom.games.chicago import between_decisions, events, questions, timing
from backroom.games.chicago.actions import ChooseGarage, Lose, Neutralize, NoPick, SlipOut
from backroom.games.chicago.casualties import Falling
from backroom.games.chicago.components import CAR, NOTHING, size_of
from backroom.games.chicago.fight import Fight
from backroom.games.chicago.gangsters import JOHN_DOE, ROSTER, THE_MECHANIC, THIN_TIM, cheapest
from backroom.games.chicago.moving_gangsters import shift
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import open_reaction

#: How far it has come (K6.1).
DECLARED, SNEAKING, CARDS, PICKING, COUNTING, FIGHTING, FALLING, FALLEN, OVER = range(9)
#: A listed enemy on the other side (K6.3).
GRUDGE: Final = 4
#: The bare dice differ by so much: dead (K6.5).
DEADLY: Final = 3


@piece
class Shootout(Fight):
    """Side 0 attacks, side 1 defends a car or (``business``) a business."""

    rule: ClassVar[str] = "K6.1"
    attacker: int
    defender: int
    business: int
    stage: int
    #: Who is still standing, on either side.
    attackers: list[int]
    defenders: list[int]
    picked: list[int]  # John Doe's pick on either side: he counts 0 (K6.11)
    asked: list[bool]  # John Doe's boss has been asked
    bonus: list[int]  # of weapon cards
    massacre: bool
    totals: list[int]
    #: Who stood there when the totals were fixed, on either side.
    counted_attackers: list[int]
    counted_defenders: list[int]
    dice: list[int]  # of the last round
    loser: int  # the side that has lost the round
    deadly: bool
    winner: int  # the side that has won; NOTHING if nobody has

    # --- looking -------------------------------------------------------------------------------

    def boss(self, side: int) -> int:
        return self.attacker if side == 0 else self.defender

    def side(self, seat: int) -> int:
        """On which side the seat fights; NOTHING if on none."""
        if seat == self.attacker:
            return 0
        return 1 if seat == self.defender else NOTHING

    def standing(self, side: int) -> list[int]:
        return self.attackers if side == 0 else self.defenders

    def has_car(self, seat: int) -> bool:
        """Is the seat's car in it (K12.9)?"""
        return seat == self.attacker or (seat == self.defender and self.business == NOTHING)

    def counted(self, side: int) -> list[int]:
        """Who counts on a side: who stands there, and once totals are fixed who stood there."""
        if not self.totals:
            return self.standing(side)
        return self.counted_attackers if side == 0 else self.counted_defenders

    def base(self, side: int, gangster: int) -> int:
        """His own value in this shootout (K6.2); nothing, if John Doe has picked him (K6.11)."""
        if self.neutral(gangster):
            return 0
        return ROSTER[gangster].value(side == 0, self.business != NOTHING)

    def against(self, side: int, gangster: int) -> list[int]:
        """The enemies on the other side against whom he counts more (K6.3)."""
        if self.neutral(gangster):
            return []
        enemies = self.counted(1 - side)
        return [enemy for enemy in ROSTER[gangster].against if enemy in enemies]

    def total(self, side: int) -> int:
        """K6.2, K6.3."""
        total = 0
        if side == 1 and self.business != NOTHING:
            total += size_of(self.business) + 1
        for g in self.counted(side):
            total += self.base(side, g) + GRUDGE * len(self.against(side, g))
        return total

    # --- the flow (K6.1) -----------------------------------------------------------------------

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.stage == DECLARED:
            if self._may_slip(state):
                return False
            self.stage = SNEAKING
            if self.business != NOTHING:
                open_reaction(state, timing.ATTACKED, self.attacker, [self.defender])
        elif self.stage == SNEAKING:
            self.stage = CARDS
            both = [self.attacker, self.defender]
            open_reaction(state, timing.SHOOTOUT_START, NOTHING, both)
        elif self.stage == CARDS:
            self.stage = PICKING
        elif self.stage == PICKING:
            if self._picker() != NOTHING:
                return False
            self.stage = COUNTING
        elif self.stage == COUNTING:
            self._count(moment)
            self.stage = FIGHTING
        elif self.stage == FIGHTING:
            self._fight(state, moment)
        elif self.stage == FALLING:
            standing = self.standing(self.loser)
            if len(standing) > 1:
                return False
            self._fall(state, standing[0], moment)
        elif self.stage == FALLEN:
            self.stage = FIGHTING
            both = [self.attacker, self.defender]
            open_reaction(state, timing.BETWEEN_ROUNDS, NOTHING, both)
        else:
            return self._aftermath(state, moment)
        return True

    def _may_slip(self, state: Chicago) -> bool:
        """Thin Tim's car may slip out of an attack on it, once a game turn (K13.43)."""
        return (
            self.business == NOTHING
            and THIN_TIM in self.defenders
            and THIN_TIM not in state.table.used
        )

    def _picker(self) -> int:
        """The side whose John Doe has yet to pick somebody; NOTHING if none has."""
        for side in (0, 1):
            if not self.asked[side] and JOHN_DOE in self.standing(side):
                if self.standing(1 - side):
                    return side
        return NOTHING

    def _count(self, moment: Moment) -> None:
        """Totals are fixed at the start and stay, whoever falls (K6.2)."""
        self.totals = [self.total(0), self.total(1)]
        self.counted_attackers = list(self.attackers)
        self.counted_defenders = list(self.defenders)
        moment.tell(
            events.Totals(
                boss=self.attacker,
                boss_other=self.defender,
                total=self.totals[0],
                total_other=self.totals[1],
                bonus=self.bonus[0],
                bonus_other=self.bonus[1],
            )
        )

    def _fight(self, state: Chicago, moment: Moment) -> None:
        """Dice and totals, ties roll again (K6.4); who has nobody left has lost."""
        while True:
            dice = (
                moment.die(f"shootout {self.attacker}"),
                moment.die(f"shootout {self.defender}"),
            )
            scores = [dice[side] + self.totals[side] + self.bonus[side] for side in (0, 1)]
            moment.tell(self._rolled(dice, scores))
            if scores[0] != scores[1]:
                break
        self.dice = list(dice)
        self.loser = 0 if scores[0] < scores[1] else 1
        self.deadly = self.massacre or dice[1 - self.loser] - dice[self.loser] >= DEADLY  # K6.5
        if self.standing(self.loser):
            self.stage = FALLING
        else:
            self.winner = 1 - self.loser
            self.stage = OVER

    def _rolled(self, dice: tuple[int, int], scores: list[int]) -> Event:
        """How a round went."""
        kind: type[events.ShootoutRound] = events.ShootoutRoundTied
        if scores[0] != scores[1]:
            won = scores[0] > scores[1]
            kind = events.ShootoutRoundWon if won else events.ShootoutRoundLost
        return kind(
            boss=self.attacker,
            boss_other=self.defender,
            dice=(dice[0],),
            dice_other=(dice[1],),
            score=scores[0],
            score_other=scores[1],
        )

    def _fall(self, state: Chicago, gangster: int, moment: Moment) -> None:
        self.stage = FALLEN
        state.push(
            Falling(
                gangster=gangster,
                owner=self.boss(self.loser),
                dying=self.deadly,
                fighting=True,
                can_be_saved=True,
                stage=0,
                saved=False,
            )
        )

    def out(self, gangster: int) -> None:
        """He has fallen: he is no longer in it."""
        for standing in (self.attackers, self.defenders):
            if gangster in standing:
                standing.remove(gangster)

    def stop(self) -> None:
        """It ends without a winner; losses so far stand (K6.11)."""
        self.winner = NOTHING
        self.stage = OVER

    # --- questions -----------------------------------------------------------------------------

    def asks(self, state: Chicago) -> list[Ask]:
        name = f"{between_decisions.name(state)}.shootout"
        if self.stage == DECLARED:
            options = [Option(SlipOut(True)), Option(SlipOut(False))]
            return [
                Ask(
                    f"{name}.slip",
                    self.defender,
                    questions.SlipOut(boss=self.attacker, gangster=THIN_TIM),
                    "K13.43",
                    options,
                    form="confirm",
                    default=SlipOut(True),  # and nobody is hurt
                )
            ]
        if self.stage == PICKING:
            side = self._picker()
            options = [Option(Neutralize(g)) for g in self.standing(1 - side)]
            options.append(Option(NoPick()))
            id, asked = f"{name}.pick.{side}", self.boss(side)
            return [Ask(id, asked, questions.JohnDoe(), "K13.18", options, default=NoPick())]
        if self.stage == FALLING:
            standing = self.standing(self.loser)
            options = [Option(Lose(g)) for g in standing]
            question: Question = questions.WhoDies() if self.deadly else questions.WhoIsHit()
            id, asked = f"{name}.lose.{state.table.windows}", self.boss(self.loser)
            return [Ask(id, asked, question, "K6.4", options, default=Lose(cheapest(standing)))]
        if self.stage == OVER:
            garages = state.board.nearest_garages(state.bosses[self._beaten()].square)
            options = [Option(ChooseGarage(garage)) for garage in garages]
            id, asked = f"{name}.garage", self._beaten()
            default = ChooseGarage(garages[0])
            return [Ask(id, asked, questions.WhichGarage(), "K6.7", options, default=default)]
        return []

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, SlipOut):
            if action.yes:
                state.table.used.append(THIN_TIM)
                moment.tell(events.SlipsOut(boss=seat, gangster=THIN_TIM))
                self.stop()
            else:
                self.stage = SNEAKING
        elif isinstance(action, Neutralize):
            side = self.side(seat)
            self.asked[side] = True
            self.picked[side] = action.gangster
            moment.tell(events.Neutralizes(boss=seat, gangster=action.gangster))
        elif isinstance(action, NoPick):
            self.asked[self.side(seat)] = True
        elif isinstance(action, Lose):
            self._fall(state, action.gangster, moment)
        elif isinstance(action, ChooseGarage):
            self._tow(state, action.garage, moment)

    # --- aftermath -----------------------------------------------------------------------------

    def _beaten(self) -> int:
        """Whose car has lost; NOTHING if none has."""
        if self.winner == 1:
            return self.attacker
        return self.defender if self.winner == 0 and self.business == NOTHING else NOTHING

    def _aftermath(self, state: Chicago, moment: Moment) -> bool:
        beaten = self._beaten()
        if beaten != NOTHING:
            garages = state.board.nearest_garages(state.bosses[beaten].square)
            if len(garages) > 1:
                return False
            self._tow(state, garages[0], moment)
            return True
        state.pop()
        if self.winner == 0:
            self._capture(state, moment)
        return True

    def _tow(self, state: Chicago, garage: int, moment: Moment) -> None:
        """K6.7: the beaten car goes to the nearest garage. The Mechanic has it back at once."""
        state.pop()
        beaten = self._beaten()
        boss = state.bosses[beaten]
        start = boss.square
        boss.square = state.board.garage_square[garage]
        moment.tell(
            events.CarBeaten(boss=beaten, garage=garage, square_from=start, square=boss.square)
        )
        if state.works_for(beaten, THE_MECHANIC):
            state.show(THE_MECHANIC)
            moment.no_way_back()
            moment.tell(events.Mechanic(boss=beaten, gangster=THE_MECHANIC))
            boss.mended = beaten == state.table.now
        else:
            boss.garage = garage
        if beaten == self.defender:  # K6.8, K6.10
            self._hand_contracts(state, moment)

    def _hand_contracts(self, state: Chicago, moment: Moment) -> None:
        lost = state.bosses[self.defender].started
        for card in lost:
            state.bosses[self.attacker].started.append(card)
            moment.tell(
                events.ContractTaken(boss=self.attacker, boss_other=self.defender, contract=card)
            )
        state.bosses[self.defender].started = []

    def _capture(self, state: Chicago, moment: Moment) -> None:
        """K6.9, K6.13: the business is the attacker's at once, closed or not."""
        state.hand_over(self.business, self.attacker)
        moment.tell(
            events.Captures(boss=self.attacker, boss_other=self.defender, business=self.business)
        )
        shift(state, self.attacker, self.business)


# --- declaring -----------------------------------------------------------------------------------


def attack_car(state: Chicago, seat: int, rival: int, moment: Moment) -> None:
    moment.tell(events.AttacksCar(boss=seat, boss_other=rival))
    _begin(state, seat, rival, NOTHING, state.in_car(rival), moment)


def attack_business(state: Chicago, seat: int, business: int, moment: Moment) -> None:
    owner = state.businesses[business].owner
    moment.tell(events.AttacksBusiness(boss=seat, boss_other=owner, business=business))
    _begin(state, seat, owner, business, state.in_business(business), moment)


def _begin(
    state: Chicago, seat: int, rival: int, business: int, defenders: list[int], moment: Moment
) -> None:
    """Both sides show the gangsters involved."""
    attackers = state.in_car(seat)
    for g in attackers + defenders:
        state.show(g)
    moment.no_way_back()
    wake(state, seat)
    wake(state, rival)
    there = CAR if business == NOTHING else business
    moment.tell(events.ShowsGang(boss=seat, where=CAR, gangsters=tuple(attackers)))
    moment.tell(events.ShowsGang(boss=rival, where=there, gangsters=tuple(defenders)))
    state.push(declared(seat, rival, business, attackers, defenders))


def declared(
    attacker: int, defender: int, business: int, attackers: list[int], defenders: list[int]
) -> Shootout:
    """Nobody has fired yet."""
    return Shootout(
        attacker=attacker,
        defender=defender,
        business=business,
        stage=DECLARED,
        attackers=attackers,
        defenders=defenders,
        picked=[NOTHING, NOTHING],
        asked=[False, False],
        bonus=[0, 0],
        massacre=False,
        totals=[],
        counted_attackers=[],
        counted_defenders=[],
        dice=[],
        loser=NOTHING,
        deadly=False,
        winner=NOTHING,
    )


def current_shootout(state: Chicago) -> Shootout | None:
    """The shootout under way."""
    for step in state.stack[::-1]:
        if isinstance(step, Shootout):
            return step
    return None
