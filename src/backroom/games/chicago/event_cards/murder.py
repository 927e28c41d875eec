"""What He Had an Accident and The Pillow share: a helpless rival gangster dies."""

from __future__ import annotations

from backroom.games.chicago.casualties import HIT, Falling
from backroom.games.chicago.state import Chicago


def victims(state: Chicago, seat: int, where: int) -> list[int]:
    """Rivals' gangsters there."""
    if where not in state.where:
        return []
    owners = state.owners
    return [g for g, at in enumerate(state.where) if at == where and owners[g] != seat]


def kill(state: Chicago, gangster: int) -> None:
    """Lucky Lou survives it, the Doctor and First Aid may save him (K6.12, K12.7)."""
    state.push(
        Falling(
            gangster=gangster,
            owner=state.owners[gangster],
            dying=True,
            fighting=False,
            can_be_saved=True,
            stage=HIT,
            saved=False,
        )
    )
