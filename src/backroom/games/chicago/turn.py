"""The game turn (K4) and the turn of one boss in an action round (K5)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE, THIS_ROUND
from backroom.engine.step import Step
from backroom.engine.window import lift
from backroom.games.chicago import between_decisions, events, questions, timing, turn_action
from backroom.games.chicago.actions import EndTurn, NoAction, PoliceFirst, RollDie, Stay
from backroom.games.chicago.answers import END_TURN, NO_ACTION, POLICE_FIRST, ROLL_DIE, STAY
from backroom.games.chicago.components import FRIENDS_ON_THE_INSIDE, NOBODY, NOTHING, ROUNDS, TRADE
from backroom.games.chicago.driving import Driving
from backroom.games.chicago.police import ROLLING, PoliceTurn
from backroom.games.chicago.scoring import totals
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import TradePhase
from backroom.games.chicago.windows import open_window


@piece
class GameTurn(Step[Chicago]):
    """Four action rounds, then a trade phase, and all over again (K4.1)."""

    rule: ClassVar[str] = "K4.1"
    played: int  # how many bosses have had their turn in this round

    def run(self, state: Chicago, moment: Moment) -> bool:
        if state.table.now != NOBODY:
            state.bosses[state.table.now].mended = False
        if state.table.round == TRADE:
            self._next_turn(state, moment)
        elif self.played < state.seats:
            self._next_boss(state, moment)
        else:
            self.played = 0
            lift(state, THIS_PHASE)
            state.table.round += 1
            state.table.now = NOBODY
            if state.table.round > ROUNDS:
                state.table.round = TRADE
                state.push(TradePhase(unsold=0, lot=NOTHING))
            else:
                moment.tell(events.RoundBegins(turn=state.table.turn, round=state.table.round))
        return True

    def _next_boss(self, state: Chicago, moment: Moment) -> None:
        seat = state.clockwise(state.table.first)[self.played]
        self.played += 1
        state.table.now = seat
        boss = state.bosses[seat]
        # Out of Gas waits for the next turn in which he could drive (K12.12).
        stalled = boss.stalled and boss.garage == NOTHING and not boss.frozen
        if stalled:
            boss.stalled = False
        state.push(
            BossTurn(
                seat=seat,
                stage=BEFORE,
                stalled=stalled,
                rolled=False,
                friends=False,
                police_done=False,
            )
        )
        open_window(state, moment, timing.TURN_START, seat)

    def _next_turn(self, state: Chicago, moment: Moment) -> None:
        lift(state, THIS_ROUND)
        if state.table.turn > 0:
            state.table.first = (state.table.first + 1) % state.seats  # K4.3
        state.table.turn += 1
        state.table.round = 1
        state.table.police_actions = 1  # K7.2
        points = tuple(totals(state))
        moment.tell(events.TurnBegins(turn=state.table.turn, boss=state.table.first, points=points))


_MOVE: Final[Question] = questions.Move()
_STALLED: Final[Question] = questions.MoveStalled()
_ACTION: Final = questions.TurnAction()
_END: Final = questions.EndTurn()
_SAT_OUT: Final = questions.EndTurn(count=0)

#: How far a boss's turn has come.
BEFORE, ACTION, AFTER, POLICE, FINISHED = range(5)


@piece
class BossTurn(Step[Chicago]):
    """Move the car, do at most one action, then the police (K4.2)."""

    rule: ClassVar[str] = "K4.2"
    seat: int
    stage: int
    stalled: bool  # Out of Gas: the car does not move in this turn
    rolled: bool
    friends: bool  # Friends on the Inside: the police may go first (K12.8)
    police_done: bool

    def run(self, state: Chicago, moment: Moment) -> bool:
        boss = state.bosses[self.seat]
        if boss.frozen or self.stage == FINISHED:  # K12.6
            state.pop()
            return True
        in_garage = boss.garage != NOTHING  # K6.7: no move and no action
        stuck = self.stalled and not self._police_may_go_first(state)
        if self.stage == BEFORE and (in_garage or stuck):
            if self.stalled:
                moment.tell(events.OutOfGas(boss=self.seat))
            self.stage = AFTER if in_garage else ACTION
            return True
        if self.stage == ACTION and in_garage:
            self.stage = AFTER
            return True
        if self.stage == AFTER:
            has_police = state.table.badge == self.seat and not self.police_done
            if has_police or not between_decisions.may_do_more(state, self.seat):
                self.stage = POLICE
                return True
        if self.stage == POLICE:
            self.stage = FINISHED
            if state.table.badge == self.seat and not self.police_done:
                state.push(PoliceTurn(seat=self.seat, stage=ROLLING))
            return True
        return False

    def may_drive(self, state: Chicago) -> bool:
        boss = state.bosses[self.seat]
        free = boss.garage == NOTHING and not boss.mended  # K13.39
        return free and not self.stalled and not boss.frozen

    def _police_may_go_first(self, state: Chicago) -> bool:
        """By Friends on the Inside, played or perhaps in the hand (K12.8): public facts alone."""
        table = state.table
        if self.friends:
            return table.badge == self.seat and not self.police_done
        hand, gone = state.bosses[self.seat].hand, table.discard[FRIENDS_ON_THE_INSIDE]
        return bool(hand) and not gone and table.badge != self.seat

    def asks(self, state: Chicago) -> list[Ask]:
        name = between_decisions.name(state)
        if self.stage == BEFORE:
            options = [STAY] if self.stalled else [ROLL_DIE, STAY]
            if self.friends and self._police_may_go_first(state):
                options.append(POLICE_FIRST)
            id = f"{name}.move"
            question = _STALLED if self.stalled else _MOVE
            rule = "K12.12" if self.stalled else "K5.1"
            ask = Ask(id, self.seat, question, rule, options, default=STAY.action)
        elif self.stage == ACTION:
            options = turn_action.options(state, self.seat)
            options.append(NO_ACTION)
            id = f"{name}.action"
            ask = Ask(
                id,
                self.seat,
                _ACTION,
                self.rule,
                options,
                default=NO_ACTION.action,
            )
        else:
            id = f"{name}.end"
            in_garage = state.bosses[self.seat].garage != NOTHING
            question = _SAT_OUT if in_garage and not self.rolled and not self.stalled else _END
            ask = Ask(id, self.seat, question, self.rule, [END_TURN], default=END_TURN.action)
        return between_decisions.beside(state, name, ask)

    def by_public_facts(self, state: Chicago, ask: Ask) -> bool:
        """Nothing can be done here, and he can't do anything before."""
        if not isinstance(ask.question, questions.TurnAction):
            return False
        if not turn_action.nothing_here(state, self.seat):
            return False
        return not between_decisions.may_do_more(state, self.seat)

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if between_decisions.answer(state, seat, action, moment):
            return
        if isinstance(action, RollDie):
            self.stage = ACTION
            roll_and_drive(state, seat, moment)
        elif isinstance(action, Stay):
            self.rolled = True
            self.stage = ACTION
            out_of_gas = self.stalled
            moment.tell(events.OutOfGas(boss=seat) if out_of_gas else events.Stays(boss=seat))
        elif isinstance(action, PoliceFirst):
            self.police_done = True
            state.push(PoliceTurn(seat=seat, stage=ROLLING))
        elif isinstance(action, EndTurn):
            self.stage = POLICE
        else:
            self.stage = AFTER
            if isinstance(action, NoAction):
                moment.tell(events.NoAction(boss=seat))
            else:
                turn_action.do(state, seat, action, moment)


def roll_and_drive(state: Chicago, seat: int, moment: Moment) -> None:
    """A die to move the car (K5.1, K12.16); before it does, cards may be played (K12.22)."""
    turn = current_turn(state)
    assert turn is not None
    turn.rolled = True
    die = moment.die(f"drive {seat}")
    moment.tell(events.Rolls(boss=seat, dice=(die,)))
    state.push(Driving(seat=seat, die=die))
    open_window(state, moment, timing.AFTER_ROLL, seat)


def current_turn(state: Chicago) -> BossTurn | None:
    """The turn under way."""
    for step in state.stack[::-1]:
        if isinstance(step, BossTurn):
            return step
    return None
