"""A game against bots, here: they play, the player is told what happens and asked."""

from __future__ import annotations

from backroom.cli.shared.words import complain
from backroom.cli.terminal.asking import Sheet
from backroom.cli.terminal.deal_room import DealRoom, offers_to
from backroom.cli.terminal.screen import Screen
from backroom.cli.terminal.seating import Seated
from backroom.cli.terminal.session import Again, Sitting
from backroom.company.round_table import RoundTable
from backroom.engine.action import Action
from backroom.engine.chance import ChanceNeeded, NoChance
from backroom.engine.deal import MakeOffer
from backroom.engine.message import Reason, Refusal
from backroom.engine.passing import only_pass
from backroom.engine.record import Record
from backroom.text.lookup import Text


class Session(Sitting):
    """One game, from where it stands to its end."""

    def __init__(self, seated: Seated, text: Text, screen: Screen, verbose: bool = False) -> None:
        super().__init__(seated.game, seated.table, seated.me, text, screen, verbose)
        self._own = seated.table
        self._keeper = seated.keeper
        self._secret = seated.secret
        self._bots = RoundTable(
            self._own, seated.bots, seated.secret, self.act, kept=seated.keeper.company
        )
        self._told = 0
        #: Offers that the player has been asked about.
        self._heard: set[int] = set()

    def play(self, told: int = 0) -> None:
        """To the end. The story up to record ``told`` is known already."""
        self._told = told
        self.tell()
        while not self._own.state.over:
            try:
                self._next()
            except Again:
                continue
        result = self.game.result(self._own.state)
        assert result is not None
        self._keeper.end(result, self._secret)
        self.show_end(result)

    def _next(self) -> None:
        """Offers to the player first, then a bot's answer, then the player's."""
        for offer in offers_to(self._own.offers, self.me):
            if offer.id not in self._heard:
                self._heard.add(offer.id)
                DealRoom(self).answer(offer)
                return
        seat = self._bots.next()
        if seat is None:
            self._ask()
        else:
            self.screen.think()
            self._bots.turn(seat)
        self._bots.hear_offers()

    def _ask(self) -> None:
        sheet = Sheet(self.game, self.text, self.game.explained(self.view))
        only = only_pass(self.view.asks)
        if only is None:
            self.put(sheet)
            return
        if self._verbose:
            self.screen.dim(self.say("term-passed"))
        self.act(self.me, only)

    def act(self, seat: int, action: Action) -> None:
        """Carry out, keep, tell."""
        record: Record | None = self._own.act(seat, action)
        try:
            while record is not None:
                self._keeper.add(record)
                record = self._own.answer_forced() or self._own.answer_ordered()
        except OSError as error:
            detail = error.strerror or str(error)
            complain(self.text, "cli-cannot-write", file=str(self._keeper.file), detail=detail)
        self.tell()

    def do(self, action: Action) -> None:
        self.act(self.me, action)
        self._bots.hear_offers()

    def tell(self) -> None:
        """The story since it was last told."""
        for record in self._own.records[self._told :]:
            events = self.game.story(record, self.me)
            mine = record.seat == self.me
            self.screen.told([self.text.event(self.game, event) for event in events], mine)
        self._told = len(self._own.records)

    def why_not(self, terms: MakeOffer) -> Reason | None:
        try:
            self.game.offer(self._own.state.copy(), self.me, terms, NoChance())
        except Refusal as refusal:
            return refusal.reason
        except ChanceNeeded:
            pass
        return None

    def _save(self, rest: str, sheet: Sheet | None) -> bool:
        self.screen.whole(self.say("term-kept", file=str(self._keeper.file)))
        return False

    def show_proof(self) -> None:
        if self._secret:
            self.screen.whole(self.say("term-secret", secret=self._secret.hex()))
        self.screen.whole(self.say("term-verify", file=str(self._keeper.file)))
