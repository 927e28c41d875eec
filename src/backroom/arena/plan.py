"""What to play: every game of a simulation follows from the plan and its number alone."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """What to play. The number of seats cycles from game to game; bots move around the table."""

    game: str
    games: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    check: bool = False
    options: dict[str, bool | int | str] = {}

    def seats_of(self, number: int) -> int:
        return self.seats[number % len(self.seats)]

    def bots_of(self, number: int) -> list[str]:
        """Who sits where: everybody one seat further whenever the numbers of seats are through."""
        turn = number // len(self.seats)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats_of(number))]

    def round_trip(self) -> int:
        """After so many games every bot has sat on every seat equally often."""
        return len(self.seats) * len(self.bots)

    def file_name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number:05d}.jsonl"
