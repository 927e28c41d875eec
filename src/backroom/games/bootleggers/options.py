"""The options of a table (B12), and the presets that follow one source text each."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from backroom.engine.written_once import Told
from backroom.games.bootleggers.components import RULES


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Each with its default."""

    #: The rules version: a change of behaviour is gated by it, so that recorded games replay.
    rules: Annotated[int, msgspec.Meta(ge=1, le=RULES)] = RULES
    single_influence: Literal[22, 20] = 22  # B12.1
    big_payoff: Literal["dock-anew", "stay"] = "dock-anew"  # B12.2
    safe_house: Literal["any", "one"] = "any"  # B12.3
    double_cross: Literal["another", "any"] = "another"  # B12.4
    public_dock: Literal["each", "all"] = "each"  # B12.5
    packing_heat: Literal["others", "you"] = "others"  # B12.6
    cash: Literal["secret", "open"] = "secret"  # B12.7
    rounds: Literal[12, 8] = 12  # B12.8
    influence: Literal["phase", "pre-empt", "any-time"] = "phase"  # B12.9
    unloading: Literal["arrival", "muscle"] = "arrival"  # B12.10
    warehouse: Literal["no-truck", "home"] = "no-truck"  # B12.11

    @cached_property
    def told(self) -> Told:
        """As data: all views share it."""
        return Told(msgspec.to_builtins(self))


PRESETS: dict[str, Options] = {
    "000": Options(public_dock="all", warehouse="home"),
    "001": Options(single_influence=20, public_dock="all", packing_heat="you", warehouse="home"),
    "003": Options(
        big_payoff="stay",
        safe_house="one",
        double_cross="any",
        public_dock="all",
        unloading="muscle",
    ),
    "004": Options(double_cross="any", unloading="muscle", warehouse="home"),
}
