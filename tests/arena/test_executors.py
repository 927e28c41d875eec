"""Here, in processes, on a cluster: the same comes out, in order, and nothing is left behind."""

from __future__ import annotations

import multiprocessing
import os
import time
from pathlib import Path

import pytest

from backroom.arena.executors import Executor, Serial, WorkersLost, batches, fetched
from backroom.arena.plan import Plan
from backroom.arena.processes import Processes, on_this_machine
from backroom.arena.run import Played, run

BOOTLEGGERS = Plan("bootleggers", 5, (3, 4), ("chaotic",), 2, options={"rounds": 8})


def squared_slowly(number: int) -> int:
    """The first ones take longest."""
    time.sleep(0.2 if number < 2 else 0)
    return number * number


def dies(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.parametrize("executor", [Serial(), Processes(2), Processes(3)])
def test_what_comes_out_is_in_order(executor: Executor) -> None:
    assert list(executor.in_order(squared_slowly, range(40))) == [n * n for n in range(40)]
    assert multiprocessing.active_children() == []


def test_nothing_to_do() -> None:
    assert list(Processes(2).in_order(squared_slowly, range(5, 5))) == []


def test_who_listens_no_longer_ends_the_work() -> None:
    found = Processes(2).in_order(squared_slowly, range(1000))
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told_of() -> None:
    found: list[int] = []
    with pytest.raises(WorkersLost):
        found += Processes(2).in_order(dies, range(40))
    assert multiprocessing.active_children() == []


def test_one_job_needs_no_process() -> None:
    assert isinstance(on_this_machine(1), Serial)
    assert isinstance(on_this_machine(2), Processes)


def test_handfuls_are_small_enough_to_keep_all_busy() -> None:
    assert [len(part) for part in batches(range(1000), 2, 4)] == [4] * 250
    assert [len(part) for part in batches(range(20), 2, 4)] == [1] * 20
    parts = list(batches(range(3, 70), 4, 16))
    assert [number for part in parts for number in part] == list(range(3, 70))


def test_no_more_is_handed_out_than_can_wait() -> None:
    """However many games there are: what waits to be fetched is bounded."""
    waiting = 0
    most = 0

    def submit(part: range) -> range:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        return part

    def fetch(part: range) -> range:
        nonlocal waiting
        waiting -= 1
        return part

    assert list(fetched(batches(range(999), 2, 4), submit, fetch, 7)) == list(range(999))
    assert most == 7


def test_processes_give_what_one_process_gives() -> None:
    """Spawned processes know nothing of this test, so it is the real game that they play."""
    here: list[Played] = []
    there: list[Played] = []
    assert run(BOOTLEGGERS, Serial(), here.append) == run(BOOTLEGGERS, Processes(2), there.append)
    assert here == there
    assert [played.row.number for played in there] == [0, 1, 2, 3, 4]


def test_bots_from_elsewhere_play_in_processes_too() -> None:
    plan = Plan("bootleggers", 4, (3,), ("tests.arena.own_bots.First", "chaotic"), 1)
    plan.options["rounds"] = 8
    assert run(plan, Serial()) == run(plan, Processes(2))


# --- Ray: an extra. `make test` installs it ------------------------------------------------------


@pytest.fixture
def no_other_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.mark.usefixtures("no_other_cluster")
def test_a_cluster_gives_what_one_process_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a bot that lies in a folder of which only this process knows."""
    from backroom.arena.ray_cluster import RayCluster

    own = (Path(__file__).parent / "own_bots.py").read_text(encoding="utf-8")
    (tmp_path / "bot_of_mine.py").write_text(own, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ("bot_of_mine.First", "chaotic", "bot_of_mine.Crashes")
    plan = Plan("bootleggers", 6, (3, 4), bots, 2, options={"rounds": 8})
    here: list[Played] = []
    there: list[Played] = []
    run(plan, Serial(), here.append)
    run(plan, RayCluster("local", 2, bots), there.append)
    assert [played.row for played in here] == [played.row for played in there]
    assert any(played.broken for played in there)
    assert [played.save for played in here] == [played.save for played in there]


@pytest.mark.usefixtures("no_other_cluster")
def test_a_cluster_that_is_not_there() -> None:
    from backroom.arena.executors import NotReached
    from backroom.arena.ray_cluster import RayCluster

    for address in ("nonsense://nowhere", "127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(NotReached):
            list(RayCluster(address).in_order(squared_slowly, range(2)))


def test_without_ray_nothing_of_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    from backroom.arena import ray_cluster

    def none(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(ray_cluster, "import_module", none)
    with pytest.raises(ray_cluster.NoRay):
        ray_cluster.RayCluster("local")


def test_another_version_on_a_node_is_refused() -> None:
    from backroom.arena import ray_cluster

    with pytest.raises(ray_cluster.OtherVersion):
        ray_cluster._checked("0.0.0", squared_slowly, range(1))
