"""Which answer would break one's own word (B13.4): told before it is given, from the view alone."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import Promise
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseCount,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    Done,
    Drive,
    Place,
    Play,
    PreEmpt,
)
from backroom.games.bootleggers.components import INVESTIGATION
from backroom.games.bootleggers.phases.password import Sale
from backroom.games.bootleggers.playing import Announce
from backroom.games.bootleggers.promises import (
    ALLOW,
    NO_THUG,
    PLACE,
    PLACE_NONE,
    SEND,
    SEND_NONE,
)
from backroom.games.bootleggers.secrets import known
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS, chosen
from backroom.games.bootleggers.view import BootleggersView

#: A card is played by these answers.
_OF_CARDS = (Play, ChooseHouse, ChooseMobster, ChooseTruck, ChooseStill, ChooseCount, ChooseWay)


def would_break(view: BootleggersView, promise: Promise, ask: Ask, action: Action) -> bool:
    """A debt (``pay``) is not among them: until the round is over it can still be paid."""
    kind, about = promise.kind, promise.about
    if kind == SEND_NONE:
        return isinstance(action, Drive) and action.house == about
    if kind == PLACE_NONE:
        return isinstance(action, (Place, PreEmpt)) and action.house == about
    if kind == NO_THUG:
        return isinstance(action, _OF_CARDS) and promise.to in _aimed_at(known(view), ask, action)
    if kind == ALLOW:
        refuses = isinstance(action, Allow) and not action.yes
        return refuses and promise.to in _turned_away(known(view), about)
    if view.table.round < promise.until:
        return False  # there is another day
    if kind == SEND:
        return isinstance(ask.question, questions.Drive) and _last_chance(ask, action, Drive, about)
    if kind == PLACE:
        return isinstance(ask.question, questions.Place) and _last_chance(ask, action, Place, about)
    return False


def settles(promise: Promise, action: Action) -> bool:
    """What was promised is done, or what was not to be done: it is not said of the next truck."""
    if promise.kind in (SEND, SEND_NONE):
        return isinstance(action, Drive) and action.house == promise.about
    if promise.kind in (PLACE, PLACE_NONE):
        return isinstance(action, (Place, PreEmpt)) and action.house == promise.about
    return False


def _last_chance(ask: Ask, action: Action, kind: type[Drive] | type[Place], house: int) -> bool:
    """Is what was promised possible now, but not after this answer?"""
    possible = [option.action for option in ask.options if option.why_not is None]
    if not any(isinstance(other, kind) and other.house == house for other in possible):
        return False
    if isinstance(action, kind):
        assert isinstance(ask.question, (questions.Drive, questions.Place))
        return action.house != house and ask.question.count == 1
    return isinstance(action, Done)


def _aimed_at(state: Bootleggers, ask: Ask, action: Action) -> list[int]:
    """At whom the card is aimed that this answer announces."""
    top = state.stack[-1]
    if isinstance(ask.question, questions.Investigation):
        stops = isinstance(action, Play) and action.card == INVESTIGATION
        return [ask.question.mobster] if stops else []
    if isinstance(action, Play):
        card, picks = action.card, []
    else:
        assert isinstance(top, Announce)
        card, picks = top.card, [*top.picks, chosen(action)]
    if THUGS[card].choose(state, ask.seat, picks) is not None:
        return []  # something is asked yet, and the card can be taken back
    return [seat for seat in THUGS[card].touches(state, ask.seat, picks) if seat != ask.seat]


def _turned_away(state: Bootleggers, house: int) -> list[int]:
    """Whom a "no" keeps from the public dock of this house."""
    top = state.stack[-1]
    return top.meant(state, False) if isinstance(top, Sale) and top.house == house else []
