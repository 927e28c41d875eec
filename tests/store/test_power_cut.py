"""Nothing that was acknowledged is lost: neither when the server is killed, nor when the power
fails and takes every byte that was not synced, nor when the disk is full.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.store.sqlite import FILE, SQLiteStore
from tests.store.disks import compiled, under_power

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is killed as Linux does it")


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("shim"))


def keeping(folder: Path, how: str, environment: dict[str, str]) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.keeping", str(folder), how],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **environment},
        stdout=subprocess.PIPE,
        text=True,
    )


def killed_after(child: subprocess.Popen[str], lines: int) -> list[int]:
    """The numbers that it has acknowledged, to the last one that it could still say."""
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    said += child.stdout.readlines()
    child.wait()
    return [int(line) for line in said if line.endswith("\n")]


def found(folder: Path) -> list[int]:
    """What is there, once the store is opened again. Nothing is out of its place."""

    async def look() -> list[int]:
        store = SQLiteStore.open(folder)
        kept = await store.load("abc")
        await store.close()
        return [] if kept is None else [msgspec.json.decode(line)["n"] for line in kept.records]

    numbers = asyncio.run(look())
    assert numbers == list(range(len(numbers)))
    return numbers


def cuts(tmp_path: Path, shim: Path, how: str, times: int) -> Iterator[tuple[list[int], Path]]:
    """The power is cut so often, at random moments: what was acknowledged, and what is left."""
    rng = Random(3)
    data = tmp_path / "0"
    for _ in range(times):
        left, synced = under_power(data)
        synced["LD_PRELOAD"] = str(shim)
        yield killed_after(keeping(data, how, synced), rng.randint(1, 400)), left
        data = left


def check_cuts(tmp_path: Path, shim: Path, times: int) -> None:
    for said, shadow in cuts(tmp_path, shim, "", times):
        assert said, "it has kept something"
        assert (shadow / FILE).exists()
        assert set(said) <= set(found(shadow)), "what was acknowledged is gone"


def test_what_was_acknowledged_outlives_the_power(tmp_path: Path, shim: Path) -> None:
    check_cuts(tmp_path, shim, 4)


@pytest.mark.soak
def test_what_was_acknowledged_outlives_many_cuts(tmp_path: Path, shim: Path) -> None:
    check_cuts(tmp_path, shim, 200)


def test_a_store_that_does_not_sync_is_found_out(tmp_path: Path, shim: Path) -> None:
    """Else the test above would show nothing."""
    ((said, shadow),) = cuts(tmp_path, shim, "careless", 1)
    assert said and not set(said) <= set(found(shadow))


def test_what_was_acknowledged_outlives_a_full_disk(tmp_path: Path) -> None:
    child = keeping(tmp_path, "full", {})
    output, _ = child.communicate(timeout=120)
    assert child.returncode == 0
    lines = output.splitlines()
    full = next(at for at, line in enumerate(lines) if line.startswith("full"))
    before = [int(line) for line in lines[:full]]
    after = [int(line) for line in lines[full + 1 :]]
    assert before == list(range(int(lines[full].split()[1]))), "no more and no less"
    assert len(before) > 40 and after, "and it goes on when there is room again"
    assert found(tmp_path) == before + after
