"""Rows as a Parquet file. It needs pyarrow, an extra: ``pip install backroom[data]``.

A Parquet file can't be added to: rows are gathered as JSON Lines, and turned into one at the end.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from backroom.arena.rows import Row, read

#: So many rows lie in a group, and in memory.
GROUP = 10_000
#: A column of numbers takes less than this.
_MOST = 1 << 63


class NoPyarrow(Exception):
    """pyarrow is not installed."""


def need_pyarrow() -> None:
    """Better now than after hours of play."""
    _pyarrow("pyarrow.parquet")


def write_parquet(rows: Path, file: Path, seed: int, seconds: bool) -> None:
    """Turn the JSON Lines of a run into Parquet: the file is whole, or not there."""
    pa, parquet = _pyarrow("pyarrow"), _pyarrow("pyarrow.parquet")
    schema = _schema(pa, seed, seconds)
    partly = file.with_name(file.name + ".partly")
    with parquet.ParquetWriter(partly, schema, compression="zstd") as out:
        for group in _groups(read(rows)):
            data = [_cells(row) for row in group]
            out.write_table(pa.Table.from_pylist(data, schema=schema))
    os.replace(partly, file)


def _schema(pa: Any, seed: int, seconds: bool) -> Any:
    """Lists by seat; cards, events and options as maps, since each game has its own."""
    text, number = pa.string(), pa.int64()
    numbers = pa.list_(number)
    kinds = {
        "game": text,
        "number": number,
        "seed": number if abs(seed) < _MOST else text,
        "seats": number,
        "bots": pa.list_(text),
        "options": pa.map_(text, text),
        "winners": numbers,
        "scores": numbers,
        "ending": text,
        "rounds": number,
        "records": number,
        "decisions": number,
        "refused": number,
        "cards": pa.map_(number, number),
        "events": pa.map_(text, number),
        "sha256": text,
        "violation": text,
        **({"seconds": pa.float64()} if seconds else {}),
    }
    return pa.schema(list(kinds.items()))


def _cells(row: Row) -> dict[str, object]:
    """A row as Parquet has it."""
    cells: dict[str, object] = msgspec.structs.asdict(row)
    if abs(row.seed) >= _MOST:
        cells["seed"] = str(row.seed)
    cells["options"] = [(name, str(value)) for name, value in row.options.items()]
    cells["cards"] = list(row.cards.items())
    cells["events"] = list(row.events.items())
    return cells


def _groups(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while group := list(islice(rows, GROUP)):
        yield group


def _pyarrow(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise NoPyarrow from error
