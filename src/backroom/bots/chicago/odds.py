"""The odds of a shootout (K6.4), exactly."""

from __future__ import annotations

from functools import lru_cache

#: Of those who lose a round, so many die (K6.5): six of the fifteen ways to roll lower differ
#: by three or more.
DIES = 0.4


class Odds:
    """The chance that the attacker wins, and how many gangsters either side loses on average."""

    def __init__(self, win: float, lost: float, beaten: float) -> None:
        self.win = win
        self.lost = lost  # attackers
        self.beaten = beaten  # defenders


@lru_cache(maxsize=64)
def round_odds(lead: int) -> float:
    """The chance to win one round with a total that is so much higher; ties are rolled again."""
    won = lost = 0
    for attack in range(1, 7):
        for defence in range(1, 7):
            won += attack + lead > defence
            lost += attack + lead < defence
    return won / (won + lost)


@lru_cache(maxsize=1024)
def _race(lead: int, attackers: int, defenders: int) -> Odds:
    """Each side needs one win for every enemy gangster, and one more."""
    win = round_odds(lead)
    if attackers < 0:
        return Odds(0.0, 0.0, 0.0)
    if defenders < 0:
        return Odds(1.0, 0.0, 0.0)
    won = _race(lead, attackers, defenders - 1)
    lost = _race(lead, attackers - 1, defenders)
    return Odds(
        win * won.win + (1.0 - win) * lost.win,
        win * won.lost + (1.0 - win) * (lost.lost + (1.0 if attackers else 0.0)),
        win * (won.beaten + (1.0 if defenders else 0.0)) + (1.0 - win) * lost.beaten,
    )


def shootout(lead: float, attackers: int, defenders: int) -> Odds:
    """The odds with a lead in totals; a lead that is only guessed may lie between two numbers."""
    lead = max(-6.0, min(6.0, lead))
    low = int(lead // 1)
    part = lead - low
    first = _race(low, attackers, defenders)
    if part < 0.01:
        return first
    second = _race(low + 1, attackers, defenders)
    return Odds(
        (1.0 - part) * first.win + part * second.win,
        (1.0 - part) * first.lost + part * second.lost,
        (1.0 - part) * first.beaten + part * second.beaten,
    )
