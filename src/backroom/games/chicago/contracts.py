"""The contracts, as data (K14)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.components import (
    ACCOUNTANT,
    BARBER,
    BOOKIE,
    BUTCHER,
    COURTHOUSE,
    DEMOCRAT_HQ,
    FIRST_CONTRACT,
    FIRST_NATIONAL_BANK,
    FLORIST,
    NOTHING,
    POST_OFFICE,
    RACE_TRACK,
    REPUBLICAN_HQ,
    TAILOR,
    TEAMSTERS,
    WHARF,
)


class Contract:
    """From one place to another. Without a second place, ``own_business`` or ``garage`` says."""

    def __init__(
        self,
        name: str,
        start: int,
        end: int,
        reward: int,
        *,
        own_business: bool = False,
        garage: bool = False,
        bet: bool = False,
        gangsters: int = 0,
        fee: int = 0,
        since: int = 1,
    ) -> None:
        self.name = name
        self.start = start
        self.end = end
        self.reward = reward
        self.own_business = own_business  # any own business, closed too (K14.4)
        self.garage = garage  # any garage (K14.8)
        self.bet = bet  # instead of a reward (K14.5)
        self.gangsters = gangsters  # so many in the car at the start (K14.4, K14.9)
        self.fee = fee  # to be paid at the start (K14.8)
        self.since = since  # the rules it came with (components.py)


#: By number, from FIRST_CONTRACT on: a new one goes to the end.
BOOK: Final[tuple[Contract, ...]] = (
    Contract("thorough-shaving", BARBER, POST_OFFICE, 1200),  # K14.1
    Contract("help-you", REPUBLICAN_HQ, DEMOCRAT_HQ, 900),  # K14.2
    Contract("one-down", ACCOUNTANT, COURTHOUSE, 800),  # K14.3
    Contract(
        "pay-day", FIRST_NATIONAL_BANK, NOTHING, 1500, own_business=True, gangsters=2
    ),  # K14.4
    Contract("red-hot-tip", BOOKIE, RACE_TRACK, 0, bet=True),  # K14.5
    Contract("roses-are-red", FLORIST, BUTCHER, 1100),  # K14.6
    Contract("with-the-fishes", TEAMSTERS, WHARF, 1300),  # K14.7
    Contract("never-saw-it-coming", TAILOR, NOTHING, 1300, garage=True, fee=500),  # K14.8
)


def contract_of(card: int) -> Contract:
    """What stands on a contract card."""
    return BOOK[card - FIRST_CONTRACT]
