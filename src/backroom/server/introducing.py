"""What is told of a table to whoever comes: which game, by which rules, and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.server import wire
from backroom.server.guided import guide_of

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


def info(table: TableInPlay) -> wire.TableInfo:
    """What anybody is told of a table that he may look at."""
    return wire.TableInfo(
        game=table.game.name,
        options=table.game.told_options(table.head.options),
        board=table.board_name,
        commitment=table.dice.commitment,
        started=table.table is not None,
        over=table.over,
        seats=table.seat_infos(),
        tempo=table.tempo,
        watching=table.watching.rules,
        talk=table.talk.rules,
        public=table.public,
    )


def welcome(table: TableInPlay, seat: int | None) -> wire.Welcome:
    """What a viewer is told first."""
    return wire.Welcome(
        table=table.id,
        seat=seat,
        game=table.game.name,
        names=table.seats.names,
        seats=table.seat_infos(),
        dice=table.dice.told(),
        started=table.table is not None,
        options=table.game.told_options(table.head.options),
        board=table.board_name,
        tempo=table.tempo,
        watching=table.watching.rules,
        talk=table.talk.rules,
        public=table.public,
        again=table.again,
        forked=table.head.origins[-1].table if table.head.origins else None,
        forked_at=table.head.origins[-1].records if table.head.origins else 0,
        guided=guide_of(table.game, table.secret) is not None,
    )
