"""What a mobster may know (B3)."""

from __future__ import annotations

from typing import Any

from backroom.engine.view import View
from backroom.games.bootleggers.shown import HouseView, MobsterView, TableView
from backroom.games.bootleggers.state import Mobster, Still, Truck


class BootleggersView(View):
    table: TableView
    houses: list[HouseView]
    trucks: list[Truck]
    stills: list[Still]
    mobsters: list[MobsterView]
    #: What only the seat itself sees of itself, with the rest; None: a spectator.
    own: Mobster | None
    #: The steps under way, as far as the seat may know them.
    flow: list[dict[str, Any]]
