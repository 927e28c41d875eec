"""The badge: where the police drive, whom they raid, what they take (K7)."""

from __future__ import annotations

from random import Random

from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import gangster_worth, goods_worth, leader, threat
from backroom.bots.dice import shuffle
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.chicago.actions import (
    CleanUp,
    ConfiscateAll,
    DrivePolice,
    NoPolice,
    RaidBusiness,
    RaidCar,
    RollPolice,
)
from backroom.games.chicago.components import CAR, GOAL, NOBODY, NOTHING, size_of
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.gangsters import CLEAN_GENE, JOHNNY_FAVORITE, TONY_TROUBLE
from backroom.games.chicago.promises import NO_RAID

#: What breaking one's word costs in the eyes of the table.
_WORD = 0.4
#: Somebody in prison can be fetched.
_PRISON = 0.6
#: An action waits for a later round, if so much of the best that could be reached is more.
_WAITING = 0.7
#: What lies so near one may yet take oneself, so likely.
_FETCHED = 12
_MINE = 0.3
#: So far the police drive in a round at most.
_REACH = 8
#: So far they do surely enough.
_PER_ROUND = 5


def _chance(reading: Reading, rival: int, spot: int) -> float:
    """Half of the raids succeed, but for two gangsters (K13.5, K13.45)."""
    gene = _inside(reading, CLEAN_GENE, rival, spot)
    tony = _inside(reading, TONY_TROUBLE, rival, spot)
    return tony * (1.0 - gene) + 0.5 * (tony * gene + (1.0 - tony) * (1.0 - gene))


def _inside(reading: Reading, gangster: int, rival: int, spot: int) -> float:
    """How likely he is to sit there: of those whose place one does not know, one is as likely as
    another."""
    known = reading.known_inside(rival, spot)
    if gangster in known:
        return 1.0
    hidden = reading.unlocated(rival)
    if gangster not in hidden:
        return 0.0
    return (reading.count_inside(rival, spot) - len(known)) / len(hidden)


def _gang(reading: Reading, rival: int, spot: int) -> float:
    """What the gangsters there are worth to their boss."""
    known = reading.known_inside(rival, spot)
    worth = sum(gangster_worth(reading, rival, g) for g in known if g != JOHNNY_FAVORITE)
    return worth + 0.6 * (reading.count_inside(rival, spot) - len(known))


def raid_business(reading: Reading, business: int) -> float:
    view = reading.business(business)
    rival = view.owner
    harm = _PRISON * _gang(reading, rival, business)
    if not view.closed:
        # Closed until the end of the next trade phase: no points for a while, no income.
        harm += 0.55 * (size_of(business) + 1)
        harm += reading.pays(rival, business) * reading.dollar
    word = _WORD if reading.gave_word(NO_RAID, rival) else 0.0
    return _chance(reading, rival, business) * harm * threat(reading, rival) - word


def raid_car(reading: Reading, rival: int) -> float:
    boss = reading.view.bosses[rival]
    harm = _PRISON * _gang(reading, rival, CAR)
    for card in boss.started:
        harm += 0.8 + contract_of(card).reward * reading.dollar
    word = _WORD if reading.gave_word(NO_RAID, rival) else 0.0
    return _chance(reading, rival, CAR) * harm * threat(reading, rival) - word


def clean_up(reading: Reading, territory: int) -> float:
    owner = reading.view.table.territories[territory]
    worth = 0.05 * threat(reading, owner)
    before, after = reading.view.table.respect, reading.respected({owner: -1})
    if before != after:
        if before == owner:
            worth += 0.7 * threat(reading, owner)
        if after == reading.me:
            worth += 30.0 if reading.points[reading.me] + 1 >= GOAL else 0.7
        elif after != NOBODY:
            worth -= 0.7 * threat(reading, after)
    return worth


def confiscate(reading: Reading, place: int) -> float:
    """Resources that rivals are about to take, and oneself is not: or less, the nearer one is."""
    there = tuple(reading.lying[place])
    square = reading.board.place_square[place]
    row = reading.board.distance[square]
    own = row[reading.square]
    worth = 0.0
    for rival in reading.others:
        far = row[reading.view.bosses[rival].square]
        if far <= 5 and far < own:
            worth = max(worth, threat(reading, rival) * goods_worth(there))
    if worth > 0.0 and own <= _FETCHED:
        then = tuple([has + more for has, more in zip(reading.goods, there, strict=True)])
        worth -= _MINE * (goods_worth(then) - goods_worth(reading.goods))
    return worth


def _at(reading: Reading, square: int) -> list[tuple[float, Action]]:
    """What the police could do there, and what it is worth."""
    found: list[tuple[float, Action]] = []
    board = reading.board
    for rival in reading.others:
        boss = reading.view.bosses[rival]
        if boss.square == square and boss.garage == NOTHING:
            found.append((raid_car(reading, rival), RaidCar(rival)))
    for b in reading.view.businesses:
        if b.owner not in (NOBODY, reading.me) and board.lot_square[b.lot] == square:
            found.append((raid_business(reading, b.business), RaidBusiness(b.business)))
    for territory in board.territories_at(square):
        if reading.view.table.territories[territory] not in (NOBODY, reading.me):
            found.append((clean_up(reading, territory), CleanUp(territory)))
    for place in board.places_at(square):
        if sum(reading.lying[place]):
            found.append((confiscate(reading, place), ConfiscateAll(place)))
    return found


def best_at(reading: Reading, square: int) -> float:
    return max([value for value, _ in _at(reading, square)], default=0.0)


def targets(reading: Reading, far: int = 1000) -> list[tuple[float, int]]:
    """Where something could be done, so far from the police: what it is worth, and the square."""
    board = reading.board
    row = board.distance[reading.view.table.police]
    best: dict[int, float] = {}
    idle: list[int] = []  # somebody is there, but nothing can be done about that
    for b in reading.view.businesses:
        if b.owner != NOBODY and row[board.lot_square[b.lot]] <= far:
            if b.owner != reading.me:
                _better(best, board.lot_square[b.lot], raid_business(reading, b.business))
            else:
                idle.append(board.lot_square[b.lot])
    for rival in reading.others:
        boss = reading.view.bosses[rival]
        if row[boss.square] <= far:
            if boss.garage == NOTHING:
                _better(best, boss.square, raid_car(reading, rival))
            else:
                idle.append(boss.square)
    cleaned: dict[int, float] = {}  # no territory of an owner is better than another
    for territory, owner in enumerate(reading.view.table.territories):
        square = board.territory_square[territory]
        if owner not in (NOBODY, reading.me) and row[square] <= far:
            if owner not in cleaned:
                cleaned[owner] = clean_up(reading, territory)
            _better(best, square, cleaned[owner])
    for place, there in enumerate(reading.lying):
        square = board.place_square[place]
        if (there[0] or there[1] or there[2]) and row[square] <= far:
            _better(best, square, confiscate(reading, place))
    for square in idle:
        best.setdefault(square, 0.0)
    return [(best[square], square) for square in sorted(best)]


def _better(best: dict[int, float], square: int, worth: float) -> None:
    if square not in best or best[square] < worth:
        best[square] = worth


def within_reach(reading: Reading, far: int) -> float:
    """The best the police could do so far from where they stand."""
    most, found = 0.0, False
    for worth, _ in targets(reading, far):
        if not found or worth > most:
            most, found = worth, True
    return most


def loss_by_raid(reading: Reading, business: int) -> float:
    """What a raid on a business of one's own costs on average."""
    gang = sum(gangster_worth(reading, reading.me, g) for g in reading.where(business))
    loss = 0.55 * (size_of(business) + 1) + _PRISON * gang
    return 0.5 * (loss + reading.pays(reading.me, business) * reading.dollar)


def badge_worth(reading: Reading) -> float:
    """A raid on whoever leads; and nobody raids oneself."""
    worst = max([loss_by_raid(reading, b) for b in reading.owned(reading.me)], default=0.0)
    leads = reading.points[reading.me] == max(reading.points)
    return within_reach(reading, 22) + (0.6 if leads else 0.25) * worst


# --- the questions -------------------------------------------------------------------------------


def move() -> Action:
    return RollPolice()


def at_rest(answer: RollPolice, reading: Reading) -> Action:
    """Advised: with no police action left a ride takes three taps, and brings next to nothing."""
    return answer if reading.view.table.police_actions else NoPolice()


def drive(ask: Ask, reading: Reading, rng: Random) -> Action:
    """To the best thing to do, or towards it."""
    squares = [
        option.action.square for option in ask.options if isinstance(option.action, DrivePolice)
    ]
    shuffle(rng, squares)
    acts = reading.view.table.police_actions > 0
    goals = targets(reading)
    best, most = squares[0], -1.0
    worths = {square: worth for worth, square in goals}
    for square in squares:
        row = reading.board.distance[square]
        value = worths.get(square, 0.0) if acts else 0.0
        if value < _least(reading, square, goals):
            value = 0.0
        if reading.rounds_left or not acts:
            for worth, goal in goals:
                value = max(value, _WAITING * worth - 0.012 * row[goal])
        if value > most:
            best, most = square, value
    return DrivePolice(best)


def act(ask: Ask, reading: Reading) -> Action:
    """The best of what can be done here, unless a later round of the game turn brings more."""
    enabled = [option.action for option in ask.options if option.why_not is None]
    best: Action = NoPolice()
    most = 0.0
    for value, action in _at(reading, reading.view.table.police):
        if action in enabled and value > most:
            best, most = action, value
    least = _least(reading, reading.view.table.police, targets(reading))
    return best if most >= least else NoPolice()


def _least(reading: Reading, square: int, goals: list[tuple[float, int]]) -> float:
    """What an action of the police there should bring in this round: one is all there is in a game
    turn (K7.2)."""
    most = 0.02
    if reading.rounds_left:
        row, far = reading.board.distance[square], _PER_ROUND * reading.rounds_left
        for worth, goal in goals:
            if row[goal] <= far and _WAITING * worth > most:
                most = _WAITING * worth
    return most


# --- why -----------------------------------------------------------------------------------------


def why_roll(reading: Reading) -> list[Message]:
    """What is within reach and best; or that one need not leave what is here."""
    here = best_at(reading, reading.view.table.police)
    worth, square = max(targets(reading, _REACH), default=(0.0, NOTHING))
    if worth <= max(here, 0.02):
        return [say("because-roll")]
    _, action = max(_at(reading, square), key=lambda each: each[0])
    return [say("because-roll-for", items=[_label(action)])]


def _label(action: Action) -> Message:
    """As on the button for it."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return Message(f"do-{action.__struct_config__.tag}", fields)


def why_drive(square: int, reading: Reading) -> list[Message]:
    """What the police are to do there, or that they are on their way."""
    if not reading.view.table.police_actions:
        return [say("because-police-next")]
    best, action = max(_at(reading, square), key=lambda each: each[0], default=(0.0, None))
    if action is None or best < _least(reading, square, targets(reading)):
        return [say("because-police-way")]
    return [say("because-drive-there", items=[_label(action)])]


def why_act(answer: Action, reading: Reading) -> list[Message]:
    if isinstance(answer, NoPolice):
        if not reading.view.table.police_actions:
            return [say("because-police-used")]
        return [say("because-police-later" if reading.rounds_left else "because-police-nothing")]
    hit = _victim(answer, reading)
    if hit == leader(reading):
        return [say("because-leader", boss=hit)]
    return [say("because-police-best", boss=hit)] if hit != NOBODY else []


def _victim(answer: Action, reading: Reading) -> int:
    if isinstance(answer, RaidCar):
        return answer.boss
    if isinstance(answer, RaidBusiness):
        return reading.business(answer.business).owner
    if isinstance(answer, CleanUp):
        return reading.view.table.territories[answer.territory]
    return NOBODY
