"""What a boss may know (K9)."""

from __future__ import annotations

from typing import Any

from backroom.engine.view import View
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView, OwnView, TableView
from backroom.games.chicago.under_way import AuctionView, PlacingView, ShootoutView, TurnView


class ChicagoView(View):
    table: TableView
    bosses: tuple[BossView, ...]
    businesses: tuple[BusinessView, ...]
    gangsters: tuple[GangsterView, ...]
    #: None: a spectator.
    own: OwnView | None
    #: What is under way, if it is: a lot or the badge, a shootout, the seat's own plan.
    turn: TurnView | None
    auction: AuctionView | None
    shootout: ShootoutView | None
    placing: PlacingView | None
    #: The steps under way, as far as the seat may know them.
    flow: list[dict[str, Any]]
