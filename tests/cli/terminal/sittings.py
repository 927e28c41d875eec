"""A sitting at the terminal: what is typed here is all that a person types."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS

#: Answers the first thing, says that it is done, or takes what Enter takes: whatever fits.
ANYTHING = ["1", "d", ""]
LONG = ANYTHING * 2000
#: In no order, where the dice are not known: the same three lines can go round in a circle.
MIXED = Random(1).choices(ANYTHING, k=12_000)
#: What nobody should ever see: the key of a message.
KEY = re.compile(r"\b(?:ask|cell|cli|column|do|good|name|panel|row|story|term|why)-[a-z]")
BOXES = re.compile(r"[\u2500-\u257f\x1b]")


def play(lines: list[str], *args: str, game: str = "bootleggers") -> Result:
    typed = "".join(line + "\n" for line in lines)
    return CliRunner().invoke(app, ["terminal", game, *args], input=typed)


def play_new(lines: list[str], file: Path, *args: str, seed: str = "7") -> Result:
    return play(lines, "--seed", seed, "--save", str(file), *args)


def state_bytes(file: Path) -> str:
    table = load_table(BOOTLEGGERS, Save.decode(file.read_bytes()))
    return repr(BOOTLEGGERS.dump(table.state))
