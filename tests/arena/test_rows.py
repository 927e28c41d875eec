"""A row for each game: written once, read back, mended where a run was killed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.arena.parquet import write_parquet
from backroom.arena.plan import Plan
from backroom.arena.rows import BadRow, Row, RowFile, mend, read
from backroom.arena.run import Wanted, play_number
from backroom.arena.tally import Tally
from backroom.engine.save import Save, load_table
from backroom.games import shelf
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


def plan(games: int = 4) -> Plan:
    return Plan("cellar", games, (2, 3), ("chaotic",), seed=5)


def rows(games: int = 4) -> list[Row]:
    return [play_number(plan(games), number).row for number in range(games)]


def written(folder: Path, of: list[Row]) -> Path:
    file = folder / "rows.jsonl"
    out = RowFile(file)
    for row in of:
        out.add(row)
    out.close()
    return file


def test_a_row_says_what_was_played_and_what_came_out() -> None:
    bootleggers = Plan("bootleggers", 2, (3, 4), ("scripted", "chaotic"), 7, options={"rounds": 8})
    played = play_number(bootleggers, 1, Wanted(saves=True))
    row = played.row
    table = load_table(shelf.find("bootleggers"), Save.decode(played.save))
    result = shelf.find("bootleggers").result(table.state)
    assert result is not None
    assert (row.game, row.number, row.seed, row.seats) == ("bootleggers", 1, 7, 4)
    assert row.bots == ("scripted", "chaotic", "scripted", "chaotic")
    assert row.options["rounds"] == 8
    assert row.options["cash"] == "secret", "all options, not only what was chosen"
    assert (row.winners, row.scores, row.ending) == (result.winners, result.scores, result.ending)
    assert row.records == len(table.records)
    assert 0 < row.decisions < row.records
    assert row.events["round-begins"] == row.rounds
    assert sum(row.cards.values()) == row.events["plays-card"]
    assert (row.violation, row.seconds) == (None, None)


def test_passes_and_offers_are_no_decisions() -> None:
    played = play_number(Plan("bootleggers", 1, (3,), ("scripted",), 1), 0, Wanted(saves=True))
    kinds = [record.action["do"] for record in Save.decode(played.save).records]
    other = {"begin", "pass", "attend", "make-offer", "accept-offer", "decline-offer"}
    other |= {"withdraw-offer", "judge-promise", "stop-trading"}
    assert played.row.decisions == sum(kind not in other for kind in kinds)
    assert "pass" in kinds


def test_of_a_board_only_that_there_is_one() -> None:
    game = shelf.find("chicago")
    board = str(msgspec.to_builtins(game.options())[game.board_option])
    row = play_number(Plan("chicago", 1, (2,), ("scripted",), 1), 0).row
    assert row.options[game.board_option] == board
    assert all(len(str(value)) < 40 for value in row.options.values())


def test_how_long_it_took_is_only_told_who_asks() -> None:
    assert b"seconds" not in msgspec.json.encode(rows(1)[0])
    timed = play_number(plan(), 0, Wanted(seconds=True)).row
    assert timed.seconds is not None and timed.seconds > 0
    assert msgspec.structs.replace(timed, seconds=None) == rows(1)[0]


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert list(read(written(tmp_path, rows()))) == rows()
    written(tmp_path, rows(1))
    assert len(list(read(tmp_path / "rows.jsonl"))) == 5, "added, never written over"


@pytest.mark.parametrize("cut", [1, 5, 200])
def test_a_line_that_is_cut_off_is_cut_away(cut: int, tmp_path: Path) -> None:
    file = written(tmp_path, rows())
    file.write_bytes(file.read_bytes()[:-cut])
    assert list(read(file)) == rows()[:-1]
    mend(file)
    assert file.read_bytes() == b"".join(msgspec.json.encode(row) + b"\n" for row in rows()[:-1])


@pytest.mark.parametrize("content", [b"", b"{", b"x" * 200_000, b"{}\n" + b"x" * 200_000])
def test_mending_leaves_whole_lines(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(content)
    mend(file)
    assert file.read_bytes() == (b"{}\n" if b"\n" in content else b"")


def test_what_is_no_row_is_told_by_its_line(tmp_path: Path) -> None:
    file = written(tmp_path, rows(2))
    file.write_bytes(file.read_bytes() + b'{"game":7}\n')
    with pytest.raises(BadRow) as found:
        list(read(file))
    assert found.value.line == 3


def test_rows_are_all_that_a_tally_needs() -> None:
    played = [play_number(plan(), number) for number in range(4)]
    live, read_back = Tally.of(plan()), Tally.of(plan())
    for game in played:
        live.add(game.row, game.broken)
        assert read_back.is_next(game.row)
        read_back.add(msgspec.json.decode(msgspec.json.encode(game.row), type=Row))
        assert not read_back.is_next(game.row)
    assert live.report() == read_back.report()


def test_the_row_of_another_game_is_not_the_next() -> None:
    tally, (first, second) = Tally.of(plan(1)), rows(2)
    assert tally.is_next(first)
    assert not tally.is_next(second)
    assert not tally.is_next(msgspec.structs.replace(first, seed=6))
    assert not tally.is_next(msgspec.structs.replace(first, bots=("chaotic", "scripted")))
    tally.add(first)
    assert not tally.is_next(second), "that is more than was planned"


# --- Parquet: an extra. `make test` installs it --------------------------------------------------


def test_parquet_has_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("backroom.arena.parquet.GROUP", 3)
    file = tmp_path / "rows.parquet"
    write_parquet(written(tmp_path, rows()), file, seed=5, seconds=False)
    assert parquet.ParquetFile(file).num_row_groups == 2
    there = parquet.read_table(file).to_pylist()
    assert len(there) == 4
    for row, cells in zip(rows(), there, strict=True):
        assert cells["options"] == [(name, str(value)) for name, value in row.options.items()]
        assert dict(cells["cards"]) == row.cards
        assert dict(cells["events"]) == row.events
        plain = ("game", "number", "seed", "seats", "ending", "rounds", "records", "sha256")
        assert all(cells[name] == getattr(row, name) for name in plain)
        for name in ("bots", "winners", "scores"):
            assert tuple(cells[name]) == getattr(row, name)
        assert cells["violation"] is None
        assert "seconds" not in cells
    again = tmp_path / "again.parquet"
    write_parquet(tmp_path / "rows.jsonl", again, seed=5, seconds=False)
    assert again.read_bytes() == file.read_bytes()


def test_parquet_takes_any_seed(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    huge = msgspec.structs.replace(rows(1)[0], seed=1 << 64, seconds=1.5)
    file = tmp_path / "rows.parquet"
    write_parquet(written(tmp_path, [huge]), file, seed=1 << 64, seconds=True)
    (cells,) = parquet.read_table(file).to_pylist()
    assert (cells["seed"], cells["seconds"]) == (str(1 << 64), 1.5)
