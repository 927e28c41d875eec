"""A seat at a table of a server: the others play elsewhere, and are told of over the line."""

from __future__ import annotations

import select
import sys
from typing import Any

import msgspec

from backroom.cli.terminal.asking import Sheet
from backroom.cli.terminal.beside import TALK, Beside, addressed
from backroom.cli.terminal.deal_room import DealRoom, offers_to
from backroom.cli.terminal.line import Json, Line, Unreachable
from backroom.cli.terminal.screen import Screen
from backroom.cli.terminal.session import Again, Sitting
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.deal import Entry, MakeOffer, Offer
from backroom.engine.event import Event
from backroom.engine.meaning import Meaning
from backroom.engine.message import Reason, Refusal
from backroom.engine.record import Result
from backroom.engine.save import AnyGame, load_options
from backroom.engine.seen import Seen
from backroom.engine.view import View
from backroom.text.lookup import Text

#: How long to wait for news before looking at the line again.
_LOOK = 0.5
_PLAIN = ("id", "seat", "rule", "form", "optional", "least", "most", "part")


#: What to type for each command that is only there where people are.
LETTERS = {"s": "speak", "e": "end"}


class FarTable:
    """What was told of a table, as if it stood here."""

    def __init__(self, game: AnyGame, line: Line) -> None:
        self._game = game
        self._line = line
        self.seats = len(line.welcome["names"])
        self.options: msgspec.Struct = load_options(game, line.welcome["options"])
        self._read: tuple[int, View] | None = None

    def seen(self, seat: int | None) -> Seen[Any]:
        told = self._line.view
        undo, stopped = bool(told["undo"]), list(told["not_trading"])
        return Seen(self._view(), self.offers_for(seat), self.ledger_for(seat), undo, stopped)

    @property
    def not_trading(self) -> list[int]:
        return list(self._line.view["not_trading"])

    def offers_for(self, seat: int | None) -> list[Offer]:
        return msgspec.convert(self._line.view["offers"], list[Offer])

    def ledger_for(self, seat: int | None) -> list[Entry]:
        return msgspec.convert(self._line.view["ledger"], list[Entry])

    def story(self, seat: int | None) -> list[Event]:
        return [self._game.events.convert(event) for event in self._line.events]

    def event(self, at: int) -> Event:
        return self._game.events.convert(self._line.events[at])

    def _view(self) -> View:
        """Read once for each time that it changes."""
        if self._read is None or self._read[0] != self._line.news:
            told = self._line.view
            kind = self._game.view_type
            sections = {name: told[name] for name in kind.__struct_fields__}
            view: View = msgspec.convert({**sections, "asks": [], "asides": []}, kind)
            view.asks = [self._ask(each) for each in told["asks"]]
            view.asides = [self._ask(each) for each in told["asides"]]
            self._read = (self._line.news, view)
        return self._read[1]

    def _ask(self, told: Json) -> Ask:
        """A question of this game: what is asked and answered goes by its own types."""
        convert = self._game.actions.convert
        more: Json = {name: told[name] for name in _PLAIN if name in told}
        for name in ("default", "answer"):
            more[name] = convert(told[name]) if name in told else None
        return Ask(
            question=self._game.questions.convert(told["question"]),
            options=[self._option(each) for each in told["options"]],
            ready=[convert(each) for each in told.get("ready", [])],
            **more,
        )

    def _option(self, told: Json) -> Option:
        why_not = msgspec.convert(told.get("why_not"), Reason | None)
        means = msgspec.convert(told.get("means"), Meaning | None)
        return Option(self._game.actions.convert(told["action"]), why_not, means)


class Joined(Sitting):
    """From sitting down to the end of the game, or until the player leaves."""

    def __init__(
        self, game: AnyGame, line: Line, save: str, text: Text, screen: Screen, verbose: bool
    ) -> None:
        self.far = FarTable(game, line)
        super().__init__(game, self.far, line.welcome["seat"], text, screen, verbose)
        self._line = line
        self._address = save
        self._told = 0
        #: What was said last is told whoever sits down: some of it since he came to the table.
        self._talked = max(0, len(line.talk) - TALK)
        #: The questions that the player was shown.
        self._shown: list[Ask] = []
        #: Offers that the player has been asked about.
        self._heard: set[int] = set()
        self._lost = False
        self._beside_game = Beside(line, self.me)
        self.commands = {**self.commands, **LETTERS}

    def play(self) -> None:
        while True:
            self._catch_up()
            result: Result | None = self.view.result
            if result is not None and self._line.end is not None:
                self.show_end(result)
                return
            try:
                self._next()
            except Again:
                continue
            except Unreachable:
                self._lose()

    def _next(self) -> None:
        if self._line.refused is not None:
            raise Refusal.of(self._line.refused)
        if not self._line.open:
            self._lose()
        elif self._line.stood_in:
            self.screen.line(self.say("term-stood-in"), "bold green")
            self.listen(self.say("term-enter-back-in"))
            self._line.ask({"stand_in": False})
        else:
            self._be_asked()

    def _be_asked(self) -> None:
        for offer in offers_to(self.far.offers_for(self.me), self.me):
            if offer.id not in self._heard:
                self._heard.add(offer.id)
                DealRoom(self).answer(offer)
                return
        asks = [ask for ask in self.view.asks if ask.optional or ask.answer is None]
        if not any(ask.waiting for ask in asks):
            self.screen.think()
            self._wait()
            return
        self._shown = asks
        left = self._beside_game.time_left()
        if left:
            self.screen.dim(self.say("term-time-left", time=left), 2)
        self.put(Sheet(self.game, self.text, asks))

    def _wait(self) -> None:
        """Others are asked. Whoever types meanwhile may look at the table, or say something."""
        if not self.screen.typed or not typed_already():
            self._line.wait(_LOOK)
            return
        self.listen(self.say("term-not-asked"))

    def _lose(self) -> None:
        """The line comes back by itself: what is told meanwhile is that it is gone."""
        if not self._lost:
            self.screen.line(self.say("term-line-lost"), "yellow")
        self._lost = True
        self._line.wait(_LOOK)
        if self._line.open:
            self.screen.line(self.say("term-line-back"), "yellow")
            self._lost = False

    def _catch_up(self) -> None:
        """What has happened and what was said since."""
        events = self._line.events
        if self._told < len(events):
            told = [self.far.event(at) for at in range(self._told, len(events))]
            self._told += len(told)
            self.screen.told([self.text.event(self.game, event) for event in told], False)
        self.hear()

    def hear(self) -> None:
        for said in self._line.talk[self._talked :]:
            self._talked += 1
            if said["seat"] != self.me:
                self.screen.line(self._spoken(said), "cyan", 2)
        for others, said in self._beside_game.whispers():
            self.screen.line(self._whispered(others, said), "magenta", 2)
        ballot = self._beside_game.ballot(self.text)
        if ballot:
            self.screen.line(ballot, "bold yellow")

    def _spoken(self, said: Json) -> str:
        return self.say("term-said", seat=said["seat"], text=self._words(said))

    def _whispered(self, others: list[int], said: Json) -> str:
        """Said in a room: by oneself to these others, or by another to me and to these."""
        if said["seat"] == self.me:
            names = ", ".join(self.text.name(seat) for seat in others)
            return self.say("term-you-whispered", names=names, text=self._words(said))
        if not others:
            return self.say("term-whispered", seat=said["seat"], text=self._words(said))
        names = ", ".join(self.text.name(seat) for seat in others)
        return self.say("term-said-in-room", seat=said["seat"], names=names, text=self._words(said))

    def _words(self, said: Json) -> str:
        return self.text.say(said["phrase"]) if said.get("phrase") else str(said["text"])

    # --- doing ---------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        body: Json = {"act": msgspec.to_builtins(action)}
        asked = next((ask.id for ask in self._shown if _answers(ask, action)), None)
        reason = self._line.ask(body if asked is None else {**body, "ask": asked})
        if reason is not None:
            raise Refusal.of(reason)
        self._shown = self.view.asks
        self._catch_up()

    def why_not(self, terms: MakeOffer) -> Reason | None:
        """The server says so when the whole is offered."""
        return None

    def resigned(self) -> list[int]:
        seats = self._line.welcome["seats"]
        return [at for at, seat in enumerate(seats) if seat["stand_in"] == "resigned"]

    def _speak(self, rest: str, sheet: Sheet | None) -> bool:
        """``s Hello``: say so; ``s @Bea Hello``: to her alone; alone: what was said."""
        if not rest:
            self._look_back_at_talk()
            return False
        meant = addressed(rest, self._line.welcome["names"], self.me)
        if meant is None:
            self.screen.line(self.say("term-nobody-so"), "yellow")
            return False
        to, words = meant
        if words:
            self._ask_for({"chat": words, **({"to": to} if to else {})})
        return False

    def _look_back_at_talk(self) -> None:
        """What was said to all and in rooms, in the order in which it was."""
        lines = [(said["at"], self._spoken(said)) for said in self._line.talk]
        for others, said in self._beside_game.rooms():
            lines.append((said["at"], self._whispered(others, said)))
        for _, line in sorted(lines)[-TALK:]:
            self.screen.line("  " + line, hang=2)

    def _end(self, rest: str, sheet: Sheet | None) -> bool:
        """``e +``: for ending the game here; ``e -``: against it; alone: how that goes."""
        vote = self._beside_game.vote(rest)
        if vote is None:
            self.screen.line(self.say("term-how-to-end"), hang=2)
        elif self._ask_for({"stop": vote}):
            self._beside_game.voted()
            self.screen.line(self.say("term-voted"))
        return False

    def _ask_for(self, said: Json) -> bool:
        reason = self._line.ask(said)
        if reason is not None:
            self.screen.line(self.text.reason(reason), "yellow")
        return reason is None

    def show_proof(self) -> None:
        assert self._line.end is not None
        self.screen.whole(self.say("term-secret", secret=self._line.end["secret"]))
        self.screen.whole(self.say("term-far-save", text=self._address))


def typed_already() -> bool:
    """Does a line wait to be read?"""
    if sys.platform == "win32":  # where only sockets can be asked
        return False
    ready, _, _ = select.select([sys.stdin], [], [], 0)
    return bool(ready)


def _answers(ask: Ask, action: Action) -> bool:
    if ask.form == "several":
        return type(action) is type(ask.options[0].action)
    return any(option.action == action for option in ask.options)
