"""What can happen in a game of King of Chicago, as data.

What only one event card sets off stands with that card (event_cards/), unless it is a secret.
``boss`` is whose doing it is, or whom it befalls; ``boss_other`` is the other one in it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from backroom.engine.action import Seat
from backroom.engine.deal import Goods
from backroom.engine.event import Dice, Event, harms
from backroom.games.chicago.actions import (
    Business,
    Contract,
    Count,
    EventCard,
    Gangster,
    Garage,
    KeptCard,
    Lot,
    Place,
    Square,
    Territory,
)

Cash = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Turn = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Round = Annotated[int, msgspec.Meta(ge=1, le=4)]
#: Street squares driven.
Squares = Annotated[int, msgspec.Meta(ge=0, le=400)]
#: In a shootout: values of gangsters and of cards, with a die or without.
Total = Annotated[int, msgspec.Meta(ge=-100, le=200)]
#: Where a gangster is: in a business, or one of those from the car (18) on (components.py).
Where = Annotated[int, msgspec.Meta(ge=0, le=26)]
Gangsters = Annotated[tuple[Gangster, ...], msgspec.Meta(max_length=80)]
#: The victory points of all bosses, seat by seat (K1.6).
Points = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, le=100)], ...], msgspec.Meta(max_length=6)
]
Cards = Annotated[tuple[KeptCard, ...], msgspec.Meta(max_length=29)]


# --- setting up (K3) -----------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A boss is dealt a small business and a gangster to begin with."""

    boss: Seat
    business: Business
    gangster: Gangster


class RollsForFirst(Event, frozen=True):
    """A boss rolls two dice for who is first."""

    boss: Seat
    dice: Dice


class FirstBoss(Event, frozen=True):
    """The dice have said who is first boss."""

    boss: Seat


class Settles(Event, frozen=True):
    """A boss puts the first business on a starred lot; the car stands in front of it."""

    boss: Seat
    business: Business
    lot: Lot
    square: Square


# --- the sequence of play (K4) -------------------------------------------------------------------


class TurnBegins(Event, frozen=True):
    """A game turn begins, with its first action round; the boss named is first."""

    turn: Turn
    boss: Seat
    points: Points


class RoundBegins(Event, frozen=True):
    """The second, third or fourth action round of a game turn begins."""

    turn: Turn
    round: Round


class TradePhaseBegins(Event, frozen=True):
    """The trade phase of a game turn begins, and the badge is given back."""

    turn: Turn


class King(Event, frozen=True):
    """A boss has ten points, and has won."""

    boss: Seat
    points: Points


class LeadsAtTheEnd(Event, frozen=True):
    """All have stopped: the boss with the most points has won."""

    boss: Seat
    points: Points


# --- moving (K5.1) -------------------------------------------------------------------------------


class Rolls(Event, frozen=True):
    """A boss rolls for the car."""

    boss: Seat
    dice: Dice


class Stays(Event, frozen=True):
    """A boss does not drive."""

    boss: Seat


class Driver(Event, frozen=True):
    """A gangster in the car shows himself: he drives farther than the die says."""

    boss: Seat
    gangster: Gangster


class Drives(Event, frozen=True):
    """A car drives from one street square to another, so many squares by the shortest way."""

    boss: Seat
    square_from: Square
    square: Square
    count: Squares


class Flees(Event, frozen=True):
    """A car gets away from a shootout."""

    boss: Seat
    square_from: Square
    square: Square
    count: Squares


class OutOfGas(Event, frozen=True):
    """A car can't be moved in its boss's turn: somebody has played Out of Gas."""

    boss: Seat


# --- the action of a turn (K5.4–K5.12) -----------------------------------------------------------


class NoAction(Event, frozen=True):
    """A boss does nothing with the action of the turn."""

    boss: Seat


class Takes(Event, frozen=True):
    """A boss picks up resources from a place."""

    boss: Seat
    place: Place
    goods: Goods


class Marks(Event, frozen=True):
    """A boss marks a territory that was nobody's."""

    boss: Seat
    territory: Territory


@harms("boss_other")
class TakesTerritory(Event, frozen=True):
    """A boss takes over a rival's territory, and pays for it (nothing, with Sad Ken)."""

    boss: Seat
    boss_other: Seat
    territory: Territory
    cash: Cash


class SadKen(Event, frozen=True):
    """Sad Ken shows himself in the car: a territory costs nothing."""

    boss: Seat
    gangster: Gangster


class Respect(Event, frozen=True):
    """A boss has won the respect of the neighbourhood, and a point with it."""

    boss: Seat


class RespectLost(Event, frozen=True):
    """A boss has lost the respect of the neighbourhood; nobody has it."""

    boss: Seat


class Opens(Event, frozen=True):
    """A boss opens a business on a lot, and pays for it."""

    boss: Seat
    business: Business
    lot: Lot
    goods: Goods
    #: Whose monopoly it breaks, if it does (else the boss again); does it make one? (K8.2)
    boss_other: Seat = 0
    breaks: bool = False
    monopoly: bool = False


class Visits(Event, frozen=True):
    """A boss calls at an own business, to move gangsters."""

    boss: Seat
    business: Business


class Shifts(Event, frozen=True):
    """Gangsters have moved between the car and a business; so many sit in either now."""

    boss: Seat
    business: Business
    count_inside: Count
    count_car: Count


class Starts(Event, frozen=True):
    """A boss starts a contract, and pays its fee if it has one."""

    boss: Seat
    contract: Contract
    cash: Cash


class Completes(Event, frozen=True):
    """A boss completes a contract for its reward."""

    boss: Seat
    contract: Contract
    cash: Cash


class CompletesBet(Event, frozen=True):
    """A boss completes the contract whose reward is a bet."""

    boss: Seat
    contract: Contract


class BetWon(Event, frozen=True):
    """A bet is rolled for and doubled: so much is won."""

    boss: Seat
    cash: Cash
    dice: Dice


class BetLost(Event, frozen=True):
    """A bet is rolled for and lost."""

    boss: Seat
    cash: Cash
    dice: Dice


class Fetches(Event, frozen=True):
    """A boss fetches an own gangster out of prison or hospital into the car."""

    boss: Seat
    gangster: Gangster
    place: Place


@harms("boss_other")
class FetchesAway(Event, frozen=True):
    """A boss fetches a rival's gangster out of hospital, and keeps him."""

    boss: Seat
    boss_other: Seat
    gangster: Gangster
    place: Place


class LooksInCar(Event, frozen=True):
    """A boss's Reporter looks into a rival's car."""

    boss: Seat
    boss_other: Seat


class LooksInBusiness(Event, frozen=True):
    """A boss's Reporter looks into a rival's business."""

    boss: Seat
    business: Business


class Sees(Event, frozen=True):
    """Whom the Reporter sees; his boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    gangsters: Gangsters


# --- shootouts (K6) ------------------------------------------------------------------------------


@harms("boss_other")
class AttacksCar(Event, frozen=True):
    """A boss attacks a rival's car."""

    boss: Seat
    boss_other: Seat


@harms("boss_other")
class AttacksBusiness(Event, frozen=True):
    """A boss attacks a rival's business."""

    boss: Seat
    boss_other: Seat
    business: Business


class ShowsGang(Event, frozen=True):
    """A boss has to show who sits in the car or the business: nobody, perhaps."""

    boss: Seat
    where: Where
    gangsters: Gangsters


class SlipsOut(Event, frozen=True):
    """Thin Tim slips out of an attack with his boss's car."""

    boss: Seat
    gangster: Gangster


class Neutralizes(Event, frozen=True):
    """A boss's John Doe puts an enemy out of the shootout."""

    boss: Seat
    gangster: Gangster


class Totals(Event, frozen=True):
    """What both sides of a shootout count, gangsters and cards: the attacker's is named first."""

    boss: Seat
    boss_other: Seat
    total: Total
    total_other: Total
    bonus: Total
    bonus_other: Total


class ShootoutRoundTied(Event, frozen=True):
    """A round of a shootout is tied, and rolled again."""

    boss: Seat
    boss_other: Seat
    dice: Dice
    dice_other: Dice
    score: Total
    score_other: Total


class ShootoutRoundWon(Event, frozen=True):
    """The attacker wins a round of a shootout."""

    boss: Seat
    boss_other: Seat
    dice: Dice
    dice_other: Dice
    score: Total
    score_other: Total


class ShootoutRoundLost(Event, frozen=True):
    """The attacker loses a round of a shootout."""

    boss: Seat
    boss_other: Seat
    dice: Dice
    dice_other: Dice
    score: Total
    score_other: Total


class Wounded(Event, frozen=True):
    """A gangster is hit; he may yet be found unhurt."""

    boss: Seat
    gangster: Gangster


class Dying(Event, frozen=True):
    """A gangster is hit badly, or by a card; he may yet be saved."""

    boss: Seat
    gangster: Gangster


class LuckyLou(Event, frozen=True):
    """Lucky Lou can't die."""

    boss: Seat
    gangster: Gangster


class DoctorSaves(Event, frozen=True):
    """A boss's Doctor rolls for a gangster, and saves him."""

    boss: Seat
    gangster: Gangster
    dice: Dice


class DoctorFails(Event, frozen=True):
    """A boss's Doctor rolls for a gangster, in vain."""

    boss: Seat
    gangster: Gangster
    dice: Dice


class InHospital(Event, frozen=True):
    """A gangster goes to hospital."""

    boss: Seat
    gangster: Gangster
    where_from: Where


class StaysInHospital(Event, frozen=True):
    """A gangster was to die in hospital, and is saved: he stays there."""

    boss: Seat
    gangster: Gangster


class Dead(Event, frozen=True):
    """A gangster dies, and is nobody's any more."""

    boss: Seat
    gangster: Gangster
    where_from: Where


class CarBeaten(Event, frozen=True):
    """A car has lost a shootout, and is towed to a garage."""

    boss: Seat
    garage: Garage
    square_from: Square
    square: Square


class Mechanic(Event, frozen=True):
    """The Mechanic has the beaten car back at once."""

    boss: Seat
    gangster: Gangster


@harms("boss_other")
class ContractTaken(Event, frozen=True):
    """A contract under way goes over to the boss who beat the car."""

    boss: Seat
    boss_other: Seat
    contract: Contract


@harms("boss_other")
class Captures(Event, frozen=True):
    """A boss takes a rival's business in a shootout."""

    boss: Seat
    boss_other: Seat
    business: Business


# --- the police (K7) -----------------------------------------------------------------------------


class PoliceRoll(Event, frozen=True):
    """Whoever has the badge rolls for the police car."""

    boss: Seat
    dice: Dice


class PoliceDrive(Event, frozen=True):
    """The police car drives from one street square to another."""

    boss: Seat
    square_from: Square
    square: Square
    count: Squares


class PoliceStay(Event, frozen=True):
    """The police car is left where it stands."""

    boss: Seat
    square: Square


class DeclaresRaidCar(Event, frozen=True):
    """A boss orders a raid on a rival's car; cards may be played first."""

    boss: Seat
    boss_other: Seat


class DeclaresRaidBusiness(Event, frozen=True):
    """A boss orders a raid on a rival's business; cards may be played first."""

    boss: Seat
    boss_other: Seat
    business: Business


class DeclaresCleanUp(Event, frozen=True):
    """A boss orders the police to clean a rival's territory; cards may be played first."""

    boss: Seat
    boss_other: Seat
    territory: Territory


class DeclaresConfiscation(Event, frozen=True):
    """A boss orders the police to confiscate resources on a place; cards may be played first."""

    boss: Seat
    place: Place


class PoliceCalledOff(Event, frozen=True):
    """What a boss has ordered the police to do comes to nothing."""

    boss: Seat


class RaidDice(Event, frozen=True):
    """A raid is rolled for: the boss with the badge, and the boss who is raided."""

    boss: Seat
    boss_other: Seat
    dice: Dice
    dice_other: Dice


class CleanGene(Event, frozen=True):
    """Clean Gene is there, and the raid fails without dice."""

    boss: Seat
    gangster: Gangster


class TonyTrouble(Event, frozen=True):
    """Tony Trouble is there, and the raid succeeds without dice."""

    boss: Seat
    gangster: Gangster


class RaidFailed(Event, frozen=True):
    """A raid finds nothing."""

    boss: Seat
    boss_other: Seat


@harms("boss_other")
class CarRaided(Event, frozen=True):
    """A raid on a car succeeds: these gangsters go to prison."""

    boss: Seat
    boss_other: Seat
    gangsters: Gangsters


@harms("boss_other")
class BusinessRaided(Event, frozen=True):
    """A raid on a business succeeds: it is closed, and these gangsters go to prison."""

    boss: Seat
    boss_other: Seat
    business: Business
    gangsters: Gangsters


class ContractCancelled(Event, frozen=True):
    """A contract under way is lost in a raid, and discarded."""

    boss: Seat
    contract: Contract


@harms("boss")
class Cleaned(Event, frozen=True):
    """A boss's marker is taken from a territory."""

    boss: Seat
    territory: Territory


class Confiscated(Event, frozen=True):
    """The police of a boss take resources from a place to the stock."""

    boss: Seat
    place: Place
    goods: Goods


# --- the trade phase (K8) ------------------------------------------------------------------------


class Income(Event, frozen=True):
    """A boss gets the income: so much as all can count; what gangsters add is nobody's business."""

    boss: Seat
    cash_businesses: Cash
    cash_territories: Cash


class Paid(msgspec.Struct, frozen=True):
    """A line of an income: what a business pays, or what a gangster in it adds."""

    cash: Cash
    business: Business
    gangster: Gangster | None = None


class OwnIncome(Event, frozen=True):
    """What a boss's income is, and where it comes from, line by line; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    cash: Cash
    cash_businesses: Cash
    cash_territories: Cash
    cash_extras: Cash
    paid: Annotated[tuple[Paid, ...], msgspec.Meta(max_length=80)]


class NoIncomeElection(Event, frozen=True):
    """A boss has no income because of Election Day."""

    boss: Seat


class NoIncomeFrankie(Event, frozen=True):
    """A boss has no income because Frankie the Squealer is in prison."""

    boss: Seat
    gangster: Gangster


class Brings(Event, frozen=True):
    """A gangster in a business brings resources, and shows himself by it."""

    boss: Seat
    gangster: Gangster
    goods: Goods


class Freddie(Event, frozen=True):
    """Freddie Forgery rolls, and prints money."""

    boss: Seat
    gangster: Gangster
    cash: Cash
    dice: Dice


class FreddieCaught(Event, frozen=True):
    """Freddie Forgery rolls, is caught and dies."""

    boss: Seat
    gangster: Gangster
    dice: Dice


class NewResources(Event, frozen=True):
    """A boss draws a resource card: resources come to a place, as far as the stock goes."""

    boss: Seat
    place: Place
    goods: Goods


class DrawsGangster(Event, frozen=True):
    """A boss draws a gangster, who is for hire now."""

    boss: Seat
    gangster: Gangster


class Draws(Event, frozen=True):
    """A boss draws a card and keeps it unseen."""

    boss: Seat


class OwnDraw(Event, frozen=True):
    """Which card a boss draws; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    card: KeptCard


class NoCard(Event, frozen=True):
    """There is no card left for a boss to draw."""

    boss: Seat


class Shuffled(Event, frozen=True):
    """The discards become the new deck."""


class Bid(Event, frozen=True):
    """A boss bids for a gangster."""

    boss: Seat
    gangster: Gangster
    cash: Cash


class NoBid(Event, frozen=True):
    """A boss passes on a gangster, for now."""

    boss: Seat
    gangster: Gangster


class Hires(Event, frozen=True):
    """A boss hires a gangster for the highest bid, and the resources he asks for."""

    boss: Seat
    gangster: Gangster
    cash: Cash
    goods: Goods


class Unsold(Event, frozen=True):
    """Nobody bids for a gangster; he stays for hire."""

    gangster: Gangster


class Bribe(Event, frozen=True):
    """A boss bids for the badge."""

    boss: Seat
    cash: Cash


class NoBribe(Event, frozen=True):
    """A boss passes on the badge, for now."""

    boss: Seat


class Badge(Event, frozen=True):
    """A boss gets the badge for the highest bid."""

    boss: Seat
    cash: Cash


class Johnny(Event, frozen=True):
    """Johnny Favorite shows himself: his boss pays so much less for the badge."""

    boss: Seat
    gangster: Gangster
    cash: Cash


class JohnnyPaysAll(Event, frozen=True):
    """Johnny Favorite shows himself: the badge costs his boss nothing."""

    boss: Seat
    gangster: Gangster


class NoBadge(Event, frozen=True):
    """Nobody bids for the badge, and nobody has it."""


class Placed(Event, frozen=True):
    """Everybody has placed their gangsters, unseen."""


class CarBack(Event, frozen=True):
    """A car comes out of the garage."""

    boss: Seat
    garage: Garage


class Reopens(Event, frozen=True):
    """A closed business opens again."""

    boss: Seat
    business: Business


# --- cards (K12) ---------------------------------------------------------------------------------


class Plays(Event, frozen=True):
    """A boss plays an event card."""

    plays: ClassVar[str] = "card"
    boss: Seat
    card: EventCard


class PlaysOnBoss(Plays, frozen=True):
    """A boss plays an event card on a rival."""

    boss_other: Seat


class PlaysOnGangster(Plays, frozen=True):
    """A boss plays an event card on a gangster."""

    gangster: Gangster


class BrokenIn(Event, frozen=True):
    """Which cards change hands by Break and Enter; the thief and the victim alone know."""

    only: ClassVar[tuple[str, ...]] = ("boss", "boss_other")
    boss: Seat
    boss_other: Seat
    cards: Cards


class SeesResources(Event, frozen=True):
    """What a burglar finds in a rival's safe; the burglar alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    boss_other: Seat
    goods: Goods


class BurgledWhat(Event, frozen=True):
    """What a burglar has taken from a rival; the two of them alone know."""

    only: ClassVar[tuple[str, ...]] = ("boss", "boss_other")
    boss: Seat
    boss_other: Seat
    goods: Goods


class OrderLeft(Event, frozen=True):
    """A boss leaves an order to answer with a card; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    card: EventCard


class OrderDropped(Event, frozen=True):
    """A boss takes an order back; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    card: EventCard


class BidLimitLeft(Event, frozen=True):
    """A boss will bid up to so much for a gangster without being asked; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    gangster: Gangster
    cash: Cash


class BribeLimitLeft(Event, frozen=True):
    """A boss will bid up to so much for the badge without being asked; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat
    cash: Cash


class StaysOut(Event, frozen=True):
    """A boss passes for the rest of an auction without being asked; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat


class LimitDropped(Event, frozen=True):
    """A boss wants to be asked in this auction again; that boss alone knows."""

    only: ClassVar[tuple[str, ...]] = ("boss",)
    boss: Seat


# --- showing and trading (K9.1, K10) -------------------------------------------------------------


class ShowsCash(Event, frozen=True):
    """A boss shows the own money to all."""

    boss: Seat
    cash: Cash


class ShowsGoods(Event, frozen=True):
    """A boss shows the own resources to all."""

    boss: Seat
    goods: Goods


class ShowsCard(Event, frozen=True):
    """A boss shows a card of the hand to all."""

    boss: Seat
    card: KeptCard


class ShowsWhere(Event, frozen=True):
    """A boss shows to all where an own gangster is."""

    boss: Seat
    gangster: Gangster
    where: Where


class ChangesSides(Event, frozen=True):
    """A gangster is traded from one boss to another, and waits to be placed."""

    boss: Seat
    boss_other: Seat
    gangster: Gangster


# --- what is alike -------------------------------------------------------------------------------

Attack = AttacksCar | AttacksBusiness
DeclaresRaid = DeclaresRaidCar | DeclaresRaidBusiness
ShootoutRound = ShootoutRoundTied | ShootoutRoundWon | ShootoutRoundLost
#: A contract was completed, for its reward or for a bet.
Completion = Completes | CompletesBet
