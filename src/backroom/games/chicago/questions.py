"""What a boss can be asked: the class says what, its fields say about what.

Beside each question, in the step that asks it, stands its default: what is answered for somebody
who is gone.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.engine.action import Seat
from backroom.engine.ask import Question
from backroom.games.chicago.actions import Business, Count, Gangster, Place
from backroom.games.chicago.events import Cash, Squares

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]


# --- setting up (K3) -----------------------------------------------------------------------------


class Settle(Question, frozen=True):
    """Does the first gangster go into the car or into the business?"""

    gangster: Gangster
    business: Business


class StartingLot(Question, frozen=True):
    """On which starred lot does the first business stand?"""

    business: Business


# --- one's own turn (K5) -------------------------------------------------------------------------


class Move(Question, frozen=True):
    """Roll for the car, or stay?"""


class MoveStalled(Question, frozen=True):
    """Out of gas: leave it at that, or send the police first?"""


class Drive(Question, frozen=True):
    """The die is rolled: to which square does the car go, at most so far?"""

    die: Die
    reach: Squares


class Flee(Question, frozen=True):
    """To which square does the car get away from a shootout?"""


class TurnAction(Question, frozen=True):
    """What does the boss do where the car stands?"""


class EndTurn(Question, frozen=True):
    """Play a card yet, or end the turn? ``count`` actions were open to the boss in it: none, if the
    car is in the garage (K6.7)."""

    count: Count = 1


class Besides(Question, frozen=True):
    """What a boss may do between any two decisions of the own turn: cards, the Reporter."""


class Take(Question, frozen=True):
    """How many of one kind of resource leave a place, of those that lie there?"""

    place: Place
    good: Literal["booze", "girls", "henchmen"]
    count: Count


class TakeDone(Question, frozen=True):
    """Is it said how many of each leave the place?"""

    place: Place


class Bet(Question, frozen=True):
    """How much is the Red Hot Tip worth?"""


class FetchMore(Question, frozen=True):
    """Who else comes along from the prison or the hospital?"""


class Shift(Question, frozen=True):
    """Who sits in the business, and who in the car?"""

    business: Business


class Burglary(Question, frozen=True):
    """Which resource does the burglar take next of what the rival has, and how many more?"""

    boss: Seat
    booze: Count
    girls: Count
    henchmen: Count
    count: Count


# --- shootouts (K6) ------------------------------------------------------------------------------


class SlipOut(Question, frozen=True):
    """Does Thin Tim slip out of this boss's attack?"""

    boss: Seat
    gangster: Gangster


class JohnDoe(Question, frozen=True):
    """Which enemy does John Doe put out of the shootout?"""


class WhoIsHit(Question, frozen=True):
    """The round is lost: who goes to hospital?"""


class WhoDies(Question, frozen=True):
    """The round is lost badly: who dies?"""


class WhichGarage(Question, frozen=True):
    """To which of the nearest garages does the beaten car go?"""


# --- the police (K7) -----------------------------------------------------------------------------


class Police(Question, frozen=True):
    """Roll for the police car, or leave it where it is?"""


class DrivePolice(Question, frozen=True):
    """To which square does the police car go, at most so far?"""

    reach: Squares


class PoliceAction(Question, frozen=True):
    """What do the police do where they are? So many actions are left in the game turn."""

    count: Count


# --- the trade phase (K8) ------------------------------------------------------------------------


class FirstBid(Question, frozen=True):
    """Who opens the auction of a gangster?"""

    gangster: Gangster


class Bid(Question, frozen=True):
    """A boss has bid so much for a gangster: who bids more?"""

    gangster: Gangster
    boss: Seat
    cash: Cash


class FirstBribe(Question, frozen=True):
    """Who opens the auction of the badge?"""


class Bribe(Question, frozen=True):
    """A boss has bid so much for the badge: who bids more?"""

    boss: Seat
    cash: Cash


class PlaceGangster(Question, frozen=True):
    """Where does a gangster go?"""

    gangster: Gangster


class PlacingDone(Question, frozen=True):
    """Are all gangsters placed?"""


# --- unasked -------------------------------------------------------------------------------------


class Orders(Question, frozen=True):
    """Which cards shall answer without asking, as soon as they fit?"""


class BidLimit(Question, frozen=True):
    """Up to how much shall be bid for a gangster without asking?"""

    gangster: Gangster


class BribeLimit(Question, frozen=True):
    """Up to how much shall be bid for the badge without asking?"""


class ShowToAll(Question, frozen=True):
    """What of one's own may all see?"""


# --- windows (K12.22) ----------------------------------------------------------------------------


class Window(Question, frozen=True):
    """Play a card now, or pass? Each kind of window says what is about to happen."""


class WindowTurnStart(Window, frozen=True):
    """Before the turn of a boss."""

    boss: Seat


class WindowAfterRoll(Window, frozen=True):
    """A boss has rolled to move, and has not driven yet."""

    boss: Seat


class WindowPoliceAction(Window, frozen=True):
    """A boss has ordered a police action."""

    boss: Seat


class WindowBeforeDraw(Window, frozen=True):
    """Income is paid, cards are drawn next."""


class WindowBeforeLot(Window, frozen=True):
    """A gangster is about to be auctioned."""

    gangster: Gangster


class WindowBeforeBribe(Window, frozen=True):
    """The badge is about to be auctioned."""


class WindowBeforePlacing(Window, frozen=True):
    """The gangsters are placed next."""


class WindowAttacked(Window, frozen=True):
    """A boss attacks one's business."""

    boss: Seat


class WindowShootoutStart(Window, frozen=True):
    """A shootout is about to begin."""


class WindowBetweenRounds(Window, frozen=True):
    """A round of a shootout is over."""


class WindowWounded(Window, frozen=True):
    """A gangster is wounded."""

    gangster: Gangster


class WindowKilled(Window, frozen=True):
    """A gangster is dying."""

    gangster: Gangster


class WindowRaided(Window, frozen=True):
    """A boss has sent the police for a raid."""

    boss: Seat


class WindowElected(Window, frozen=True):
    """Election Day was played on oneself."""
