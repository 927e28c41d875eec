"""What each answer to an open question would mean."""

from __future__ import annotations

from typing import Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.meaning import Meaning
from backroom.engine.passing import Pass
from backroom.games.chicago import actions, questions
from backroom.games.chicago.means import cards, hiring, law, seating, shooting, streets
from backroom.games.chicago.means.saying import meaning
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.police import ROLLING, PoliceTurn, Raid
from backroom.games.chicago.view import ChicagoView


def means(view: ChicagoView, asks: list[Ask]) -> list[list[Meaning | None]]:
    """From the view alone: nothing is dealt or rolled for it."""
    if not asks:
        return []
    sight = Sight(view, asks[0].seat)  # they are all the same seat's
    return [
        [None if option.why_not else _means(sight, ask, option.action) for option in ask.options]
        for ask in asks
    ]


#: Kinds of answers that belong together: to ask for each of them in turn takes time.
_DRIVEN: Final[frozenset[type[Action]]] = frozenset(
    {
        *(actions.RollDie, actions.Stay, actions.Drive),
        *(actions.RollPolice, actions.PoliceFirst, actions.DrivePolice, actions.NoPolice),
    }
)
_COUNTED: Final[frozenset[type[Action]]] = frozenset(
    {actions.TakeCount, actions.Bet, actions.Grab, actions.Bid, actions.PassBid}
)
_SEATED: Final[frozenset[type[Action]]] = frozenset(
    {actions.SettleIn, actions.PickLot, actions.Put}
)


def _means(sight: Sight, ask: Ask, action: Action) -> Meaning | None:
    if type(action) in _DRIVEN:
        return _driven(sight, action)
    if type(action) in _COUNTED:
        return _counted(sight, action)
    if type(action) in _SEATED:
        return _seated(sight, action)
    if isinstance(action, Pass):
        return _passes(sight, ask)
    if isinstance(action, actions.Done):
        return _done(sight, ask)
    if isinstance(action, actions.Play):
        return cards.play(sight, action.card, action.on)
    if isinstance(action, actions.LookInCar):
        return cards.look(sight, action.boss)
    if isinstance(action, actions.LookInBusiness):
        owner = sight.state.businesses[action.business].owner
        return cards.look(sight, owner, action.business)
    return (
        _fought(sight, action)
        or law.act(sight, action)
        or streets.act(sight, action, sight.state.bosses[sight.seat].square)
    )


def _driven(sight: Sight, action: Action) -> Meaning | None:
    """Cars, the police car among them."""
    if isinstance(action, actions.RollDie):
        return streets.roll(sight)
    if isinstance(action, actions.Stay):
        return streets.stay(sight)
    if isinstance(action, actions.Drive):
        return streets.drive(sight, action.square)
    if isinstance(action, (actions.RollPolice, actions.PoliceFirst)):
        return law.roll(sight)
    if isinstance(action, actions.DrivePolice):
        return law.drive(sight, action.square)
    if isinstance(action, actions.NoPolice):
        turn = sight.state.stack[-1]
        rolling = isinstance(turn, PoliceTurn) and turn.stage == ROLLING
        return law.stand(sight) if rolling else None
    return None


def _counted(sight: Sight, action: Action) -> Meaning | None:
    """Money and resources."""
    if isinstance(action, actions.TakeCount):
        return streets.count(sight, action)
    if isinstance(action, actions.Bet):
        return streets.bet(sight, action.fifties)
    if isinstance(action, actions.Grab):
        return streets.grab(sight, action.resource)
    if isinstance(action, actions.Bid):
        return hiring.bid(sight, action.fifties)
    if isinstance(action, actions.PassBid):
        return hiring.passes(sight)
    return None


def _seated(sight: Sight, action: Action) -> Meaning | None:
    """Who goes where."""
    if isinstance(action, actions.SettleIn):
        return seating.settle(sight, action.spot)
    if isinstance(action, actions.PickLot):
        return streets.starting_lot(sight, action.lot)
    if isinstance(action, actions.Put):
        return seating.put(sight, action.gangster, action.spot)
    return None


def _fought(sight: Sight, action: Action) -> Meaning | None:
    """In the middle of a shootout."""
    if isinstance(action, actions.SlipOut):
        return shooting.slip_out(sight, action.yes)
    if isinstance(action, actions.Neutralize):
        return shooting.neutralize(sight, action.gangster)
    if isinstance(action, actions.NoPick):
        return shooting.no_pick(sight)
    if isinstance(action, actions.Lose):
        return shooting.lose(sight, action.gangster)
    if isinstance(action, actions.ChooseGarage):
        return shooting.garage(sight, action.garage)
    return None


def _done(sight: Sight, ask: Ask) -> Meaning | None:
    if isinstance(ask.question, questions.Shift):
        return seating.shift_done(sight)
    if isinstance(ask.question, questions.TakeDone):
        return streets.takes(sight)
    if isinstance(ask.question, questions.PlacingDone):
        return seating.placing_done(sight)
    return None


def _passes(sight: Sight, ask: Ask) -> Meaning | None:
    """Whoever lets something happen is told what."""
    question = ask.question
    if isinstance(question, questions.WindowRaided):
        raid = sight.state.stack[-2]
        return law.raided(sight, raid.business) if isinstance(raid, Raid) else None
    if isinstance(question, questions.WindowElected):
        return cards.let_freeze(sight)
    if isinstance(question, questions.WindowWounded):
        return cards.let_be_wounded(sight)
    if isinstance(question, questions.WindowKilled):
        return cards.let_die(sight)
    fighting = (
        questions.WindowAttacked,
        questions.WindowShootoutStart,
        questions.WindowBetweenRounds,
    )
    if isinstance(question, fighting):
        return meaning("neutral", shooting.as_it_stands(sight))
    return None
