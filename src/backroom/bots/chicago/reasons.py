"""Why the scripted bot would answer as it does, by the kind of the answer.

Each reason stands beside the decision that has it, and is only asked for where somebody wants to
hear it.
"""

from __future__ import annotations

from backroom.bots.chicago import bidding, cards, driving, fighting, placing, police
from backroom.bots.chicago.reading import Reading
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.passing import Pass
from backroom.games.chicago.actions import (
    Bet,
    Bid,
    CleanUp,
    ConfiscateAll,
    Done,
    Drive,
    DrivePolice,
    EndTurn,
    Grab,
    Lose,
    Neutralize,
    NoPolice,
    PassBid,
    PickLot,
    Play,
    Put,
    RaidBusiness,
    RaidCar,
    RollDie,
    RollPolice,
    SettleIn,
    SlipOut,
)
from backroom.games.chicago.components import CAR
from backroom.games.chicago.questions import FetchMore, PlacingDone, Shift, TurnAction


def why(answer: Action, ask: Ask, asks: list[Ask], reading: Reading) -> list[Message]:
    """``ask`` is the question that is answered, ``asks`` all that could be."""
    if type(answer) is Play:
        return cards.why_play(answer, reading)
    if isinstance(answer, Pass):
        return cards.why_kept(asks) + cards.why_pass(answer)
    if isinstance(answer, (Bid, PassBid)):
        return bidding.why(answer, ask, reading)
    if isinstance(answer, Put):
        return placing.why(answer.gangster, answer.spot)
    if isinstance(answer, SettleIn):
        return [say("because-settle-car" if answer.spot == CAR else "because-settle-home")]
    if isinstance(answer, (Lose, SlipOut, Neutralize)):
        return fighting.why(answer, ask, reading)
    if isinstance(ask.question, (PlacingDone, Shift)) and isinstance(answer, Done):
        return placing.why_done(ask.question, reading)
    return _why_in_turn(answer, ask, reading)


def _why_in_turn(answer: Action, ask: Ask, reading: Reading) -> list[Message]:
    """The car and the police car, their actions."""
    if isinstance(answer, RollDie):
        return driving.why_roll(reading)
    if isinstance(answer, RollPolice):
        return police.why_roll(reading)
    if isinstance(answer, Drive):
        return driving.why_drive(answer.square, reading)
    if isinstance(ask.question, (TurnAction, FetchMore)) and not isinstance(answer, Done):
        return driving.why_act(answer, reading)
    if isinstance(answer, DrivePolice):
        return police.why_drive(answer.square, reading)
    if isinstance(answer, (RaidCar, RaidBusiness, CleanUp, ConfiscateAll, NoPolice)):
        return police.why_act(answer, reading)
    if isinstance(answer, PickLot):
        return [say("because-lot")]
    if isinstance(answer, Bet):
        return driving.why_bet(reading)
    if isinstance(answer, Grab):
        return [say("because-grab")]
    return [say("because-nothing")] if isinstance(answer, (EndTurn, Done)) else []
