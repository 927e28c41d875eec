"""What crosses the wire (docs/wire.md). ``backroom schema`` publishes it."""

from backroom.server.wire.back import *
from backroom.server.wire.challenges import *
from backroom.server.wire.codes import *
from backroom.server.wire.heard import *
from backroom.server.wire.holding import *
from backroom.server.wire.http import *
from backroom.server.wire.me import *
from backroom.server.wire.notes import *
from backroom.server.wire.reach import *
from backroom.server.wire.standing import *
from backroom.server.wire.told import *
from backroom.server.wire.values import *
