"""What the browser is told of the box of King of Chicago (``components.json``)."""

from __future__ import annotations

from backroom.games.chicago import components as box
from backroom.games.chicago.contracts import BOOK, Contract
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.gangsters import ROSTER, Gangster
from backroom.games.chicago.terms import KIND_NAMES
from backroom.games.chicago.turn_action import WORDS

SIZES = {box.SMALL: "small", box.MEDIUM: "medium", box.LARGE: "large"}


def components() -> dict[str, object]:
    return {
        "nobody": box.NOBODY,
        "nothing": box.NOTHING,
        "goal": box.GOAL,
        "rounds": box.ROUNDS,
        "trade": box.TRADE,
        "step": box.STEP,
        "markers": box.MARKERS,
        "seatsInCar": box.SEATS,
        "resources": list(WORDS),
        "spots": {
            "car": box.CAR,
            "hiding": box.HIDING,
            "free": box.FREE,
            "prison": box.PRISON,
            "hospital": box.HOSPITAL,
            "cemetery": box.CEMETERY,
            "offer": box.OFFER,
            "unknown": box.UNKNOWN,
        },
        "policeDepartment": box.POLICE_DEPARTMENT,
        "hospitalPlace": box.HOSPITAL_PLACE,
        "businesses": [
            {
                "size": SIZES[box.size_of(business)],
                "kind": KIND_NAMES[box.kind_of(business)],
                "points": box.size_of(business) + 1,
                "cost": box.cost_of(business),
            }
            for business in range(box.BUSINESSES)
        ],
        "gangsters": [_gangster(gangster) for gangster in ROSTER],
        "events": {str(card): name for card, name in EVENT_NAMES.items()},
        "firstContract": box.FIRST_CONTRACT,
        "contracts": [_contract(contract) for contract in BOOK],
    }


def _gangster(gangster: Gangster) -> dict[str, object]:
    return {
        "name": gangster.name,
        "carAttack": gangster.car_attack,
        "carDefence": gangster.car_defence,
        "businessAttack": gangster.business_attack,
        "businessDefence": gangster.business_defence,
        "driving": gangster.driving,
        "price": list(gangster.price),
    }


def _contract(contract: Contract) -> dict[str, object]:
    return {
        "name": contract.name,
        "start": contract.start,
        "end": contract.end,
        "ownBusiness": contract.own_business,
        "garage": contract.garage,
        "reward": contract.reward,
        "fee": contract.fee,
    }
