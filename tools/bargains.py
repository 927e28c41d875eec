"""How bots bargain among themselves: python -m tools.bargains chicago --games 20 --seats 2,3,4,6

Offers a seat makes in a game, and how many of them somebody accepts.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from backroom.arena.play import match
from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.engine.save import AnyGame
from backroom.games import shelf

SEED = 77


class Bargains(NamedTuple):
    """Of some games with the same number of seats."""

    games: int
    seats: int
    offers: int
    accepted: int

    @property
    def each(self) -> float:
        """Offers a seat and game."""
        return self.offers / (self.games * self.seats)

    @property
    def share(self) -> float:
        """Of all offers, those that somebody accepted."""
        return self.accepted / self.offers if self.offers else 0.0


def bargains(game: AnyGame, seats: int, games: int, bot: str = "scripted") -> Bargains:
    offers = accepted = 0
    for number in range(games):
        table = match(game, game.options(), [bot] * seats, SEED, number).play()
        offers += sum(isinstance(record.action, MakeOffer) for record in table.records)
        accepted += sum(isinstance(record.action, AcceptOffer) for record in table.records)
    return Bargains(games, seats, offers, accepted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in shelf.GAMES.values()])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", default="3,4,6")
    parser.add_argument("--bot", default="scripted")
    asked = parser.parse_args()
    for seats in map(int, asked.seats.split(",")):
        found = bargains(shelf.find(asked.game), seats, asked.games, asked.bot)
        print(
            f"{seats} seats, {found.games} games: {found.each:.2f} offers a seat and game, "
            f"{found.share:.1%} accepted"
        )


if __name__ == "__main__":
    main()
