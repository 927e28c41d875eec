"""How a command ends, as a number that a script can read. 0: all is well."""

from __future__ import annotations

from typing import Final

#: The command did its work, and what it looked at does not hold.
FAILED: Final = 1
#: Bad input: the user can put it right.
BAD_INPUT: Final = 2
#: Stopped with Ctrl-C, as a shell tells of it.
INTERRUPTED: Final = 130
