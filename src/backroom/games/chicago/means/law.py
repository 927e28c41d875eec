"""The police (K7): where they could go, and what comes of a raid."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.chance import NoChance
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.games.chicago import actions
from backroom.games.chicago.components import CAR, NOTHING, POLICE_BONUS, size_of
from backroom.games.chicago.gangsters import CLEAN_GENE, JOHNNY_FAVORITE, TONY_TROUBLE
from backroom.games.chicago.means.saying import meaning, percent, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.police import ACTING, PoliceTurn, clean
from backroom.games.chicago.turn_action import told

FACES = 6


def roll(sight: Sight) -> Meaning:
    """K7.1."""
    said = [say("mean-police-roll", least=1 + POLICE_BONUS, most=FACES + POLICE_BONUS)]
    return meaning("neutral", *said, *_left(sight))


def stand(sight: Sight) -> Meaning:
    """The police car stays, but may act where it stands."""
    return meaning("neutral", *_could_do(sight, sight.state.table.police))


def drive(sight: Sight, square: int) -> Meaning:
    """What the police could do there."""
    said = _could_do(sight, square)
    brief = None
    if sight.state.table.police_actions:
        found = _options(sight, square)
        if any(isinstance(each, (actions.RaidCar, actions.RaidBusiness)) for each in found):
            brief = say("mean-brief-raid")
        elif any(isinstance(each, actions.CleanUp) for each in found):
            brief = say("mean-brief-clean")
        elif found:
            brief = say("mean-brief-confiscate")
    return meaning("neutral" if brief is None else "earns", *said, brief=brief)


def _left(sight: Sight) -> list[Message]:
    if sight.state.table.police_actions:
        return []
    return [say("mean-police-spent")]


def _options(sight: Sight, square: int) -> list[Action]:
    then = sight.state.copy()
    then.table.police = square
    turn = PoliceTurn(seat=sight.seat, stage=ACTING)
    return [option.action for option in turn.actions(then)]


def _could_do(sight: Sight, square: int) -> list[Message]:
    state = sight.state
    if not state.table.police_actions:
        return _left(sight)
    said = []
    for action in _options(sight, square):
        if isinstance(action, actions.RaidCar):
            said.append(say("mean-police-raid-car", boss=action.boss))
        elif isinstance(action, actions.RaidBusiness):
            owner = state.businesses[action.business].owner
            said.append(say("mean-police-raid", business=action.business, boss=owner))
        elif isinstance(action, actions.CleanUp):
            owner = state.table.territories[action.territory]
            said.append(say("mean-police-clean", territory=action.territory, boss=owner))
        elif isinstance(action, actions.ConfiscateAll):
            goods = told(state.table.on_place(action.place))
            said.append(say("mean-police-take", place=action.place, picks=goods))
    return said or [say("mean-police-nothing")]


# --- actions (K7.3–K7.5) -------------------------------------------------------------------------


def act(sight: Sight, action: Action) -> Meaning | None:
    if isinstance(action, actions.RaidCar):
        return _raid_car(sight, action.boss)
    if isinstance(action, actions.RaidBusiness):
        return _raid_business(sight, action.business)
    if isinstance(action, actions.CleanUp):
        then = sight.state.copy()
        clean(then, action.territory, Moment(NoChance()))
        owner = sight.state.table.territories[action.territory]
        count = then.table.territories.count(owner)
        said = say("mean-cleans", boss=owner, count=count)
        return meaning("earns", *sight.changes(then), said, brief=say("mean-brief-clean"))
    if isinstance(action, actions.ConfiscateAll):
        goods = told(sight.state.table.on_place(action.place))
        return meaning("neutral", say("mean-confiscates", picks=goods))
    return None


def confiscates(left: int) -> Meaning:
    return meaning("neutral", say("mean-confiscates-left", count=left))


class Raid:
    """How likely the police are to win one, and whom they would hold (K7.3)."""

    def __init__(self, sight: Sight, owner: int, spot: int) -> None:
        self.chance = 0.0
        crowds = sight.crowds
        for chance, there in crowds.together(owner, spot, [CLEAN_GENE, TONY_TROUBLE]):
            won = 0.5  # equal dice are rolled again
            if len(there) == 1:  # K13.5, K13.45
                won = float(there[0] == TONY_TROUBLE)
            self.chance += chance * won
        gang = [CLEAN_GENE, TONY_TROUBLE]
        maybe = [0.0 < crowds.chance(g, owner, spot) < 1.0 for g in gang]
        #: Over who may be inside.
        self.averaged = any(maybe)
        self.inside = crowds.count(owner, spot)
        johnny = crowds.chance(JOHNNY_FAVORITE, owner, spot)
        if johnny == 1.0:  # K13.19
            self.inside -= 1
        self.johnny_perhaps = 0.0 < johnny < 1.0

    def told(self) -> list[Message]:
        key = "mean-raid-average" if self.averaged else "mean-raid"
        return [say(key, percent=percent(self.chance))]

    def held(self) -> list[Message]:
        said = [say("mean-raid-holds", count=self.inside)] if self.inside else []
        if self.johnny_perhaps:
            said.append(say("mean-raid-johnny", gangster=JOHNNY_FAVORITE))
        return said

    @property
    def brief(self) -> Message:
        return say("mean-brief-percent", percent=percent(self.chance))


def _raid_car(sight: Sight, rival: int) -> Meaning:
    raid = Raid(sight, rival, CAR)
    said = [
        *raid.told(),
        *raid.held(),
        *sight.scores(rival, sight.gang_points(rival, -raid.inside)),
    ]
    started = sight.state.bosses[rival].started
    if started:
        names = [say("mean-contract", contract=card) for card in started]
        said.append(say("mean-raid-contracts", items=names))
    return meaning("earns" if raid.inside or started else "neutral", *said, brief=raid.brief)


def _raid_business(sight: Sight, business: int) -> Meaning:
    state = sight.state
    found = state.businesses[business]
    raid = Raid(sight, found.owner, business)
    said = raid.told()
    lost = sight.gang_points(found.owner, -raid.inside)
    then = state.copy()
    then.shut(business, True)
    if not found.closed:  # K1.5
        lost -= size_of(business) + 1
        said.append(say("mean-raid-closes"))
    said += [*raid.held(), *sight.scores(found.owner, lost), *sight.changes(then, rivals=False)]
    gains = raid.inside or not found.closed
    return meaning("earns" if gains else "neutral", *said, brief=raid.brief)


def raided(sight: Sight, business: int) -> Meaning:
    """The seat itself is raided, and lets it happen."""
    spot = CAR if business == NOTHING else business
    raid = Raid(sight, sight.seat, spot)
    said = raid.told()
    lost = sight.gang_points(sight.seat, -raid.inside)
    if business != NOTHING and not sight.state.businesses[business].closed:
        lost -= size_of(business) + 1
        said.append(say("mean-raid-closes"))
    return meaning("neutral", *said, *raid.held(), *sight.scores(sight.seat, lost))
