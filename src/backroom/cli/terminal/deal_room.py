"""The deal room: open offers, and new ones put together step by step from what can be traded."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from backroom.engine.action import Action
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Offer,
    Promise,
    StopTrading,
    Tradable,
    WithdrawOffer,
)
from backroom.engine.message import Message, Value
from backroom.text.lookup import Text

if TYPE_CHECKING:
    from backroom.cli.terminal.session import Sitting

#: More things of a kind than any game has: what has this number too is an amount. No promise is
#: about a larger number.
_MANY = 1000
#: As much of a good, and as many of them, as an offer can hold.
_MOST_GOODS, _MOST_LINES = 100_000, 20
#: No line of words that comes with an offer is longer.
_LONGEST_LINE = 120


def offers_to(offers: Sequence[Offer], seat: int) -> list[Offer]:
    """The offers that the seat has yet to answer."""
    return [o for o in offers if seat in o.terms.to and seat not in o.declined]


class DealRoom:
    """Where the player deals."""

    def __init__(self, session: Sitting) -> None:
        self._session = session
        self._game = session.game
        self._table = session.table
        self._me = session.me
        self._text = session.text
        self._screen = session.screen
        self._say = session.say

    # --- what is on the table ------------------------------------------------------------------

    def enter(self) -> None:
        """Everything that can be done about deals now."""
        self._screen.line(self._say("term-deals"), "bold")
        choices: list[tuple[str, Action | Offer | None]] = []
        offers = self._table.offers_for(self._me)
        for offer in offers:
            self._screen.line("  " + self._text.offer(self._game, offer), hang=2)
        if not offers:
            self._screen.dim("  " + self._say("term-no-offers"))
        self._show_promises()
        for seat in self._table.not_trading:
            self._screen.dim("  " + self._say("story-stops-trading", seat=seat, stop=True), 2)
        for offer in offers:
            short = self._terms(offer)
            if offer in offers_to(offers, self._me):
                choices += [
                    (self._say("term-accept", text=short), AcceptOffer(offer.id)),
                    (self._say("term-decline", text=short), DeclineOffer(offer.id)),
                    (self._say("term-counter", text=short), offer),
                ]
            elif offer.by == self._me:
                choices.append((self._say("term-withdraw", text=short), WithdrawOffer(offer.id)))
        for entry in self._table.ledger_for(self._me):
            promise = entry.promise
            if entry.verdict == "open" and promise.to == self._me and promise.kind == WORD:
                said = self._text.promise(self._game, promise)
                choices += [
                    (self._say("term-was-kept", text=said), JudgePromise(entry.id, True)),
                    (self._say("term-was-broken", text=said), JudgePromise(entry.id, False)),
                ]
        if self._game.tradable(self._session.view, self._me):
            stop = StopTrading(self._me not in self._table.not_trading)
            if stop.stop:
                choices.append((self._say("term-new-offer"), None))
            choices.append((self._text.action(self._game, stop), stop))
        if not choices:
            self._screen.line(self._say("term-no-deals-now"), "yellow")
            return
        picked = self._pick([label for label, _ in choices])
        if picked is None:
            return
        choice = choices[picked][1]
        if isinstance(choice, Action):
            self._session.try_to(choice)
        else:
            self._make(choice)

    def answer(self, offer: Offer) -> None:
        """Somebody has made the player an offer."""
        self._screen.blank()
        self._screen.line(self._say("term-your-answer", text=self._terms(offer)), "bold green")
        keys = ("term-accept-it", "term-decline-it", "term-counter-it")
        labels = [self._say(key) for key in keys]
        picked = self._pick(labels, "term-enter-later")
        if picked == 0:
            self._session.try_to(AcceptOffer(offer.id))
        elif picked == 1:
            self._session.try_to(DeclineOffer(offer.id))
        elif picked == 2:
            self._make(offer)

    def _show_promises(self) -> None:
        for entry in self._table.ledger_for(self._me):
            said = self._text.promise(self._game, entry.promise)
            args: dict[str, Value] = {"text": said, "verdict": entry.verdict}
            self._screen.dim("  " + self._text.say("term-promise", args), 2)

    def _terms(self, offer: Offer) -> str:
        """An offer in few words: what lies on each side."""
        give = [self._good(good) for good in offer.terms.give]
        take = [self._good(good) for good in offer.terms.take]
        for promise in offer.terms.promises:
            side = give if promise.by == offer.by else take
            side.append(self._text.promise(self._game, promise, given=True))
        args: dict[str, Value] = {
            "seat": offer.by,
            "give": ", ".join(give) or "–",
            "take": ", ".join(take) or "–",
        }
        return self._text.say("term-terms", args)

    # --- a new offer ---------------------------------------------------------------------------

    def _make(self, countered: Offer | None) -> None:
        """To whom, what for what, and what is promised."""
        to = self._whom() if countered is None else (countered.by,)
        if to is None:
            return
        view = self._session.view
        names = ", ".join(self._text.name(seat) for seat in to)
        own = self._game.tradable(view, self._me)
        give = self._goods(self._say("term-give", names=names), own, lambda g: MakeOffer(to, g))
        if give is None:
            return
        wanted = self._game.tradable(view, to[0])
        question = self._say("term-take", names=names)
        take = self._goods(question, wanted, lambda goods: MakeOffer(to, (), goods))
        if take is None:
            return
        promises = self._promises(to[0]) if len(to) == 1 else ()
        counter = -1 if countered is None else countered.id
        terms = MakeOffer(to, give, take, promises, counter)
        if not (give or take or promises):
            self._screen.line(self._say("term-empty-offer"), "yellow")
            return
        self._screen.line(self._text.action(self._game, terms), "bold")
        words = self._sure()
        if words is not None:
            self._session.try_to(msgspec.structs.replace(terms, words=words))

    def _sure(self) -> str | None:
        """The last question: Enter is a yes, for whoever got here has said all of it. The line of
        words that goes with the offer; None: it is dropped."""
        make = self._say("term-make-it")
        line = ("w", self._say("term-add-line"))
        self._screen.answers([("1", make), line, ("x", self._say("term-drop-it"))])
        while True:
            said = self._session.listen(self._say("term-enter-make", text=make)).lower()
            if said in ("", "1"):
                return ""
            if said == "w":
                return self._screen.read(self._say("term-say-with-it"))[:_LONGEST_LINE].strip()
            if said == "x":
                return None
            self._screen.line(self._say("term-bad-number", keys="1, w, x"), "yellow")

    def _whom(self) -> tuple[int, ...] | None:
        others = [seat for seat in range(self._table.seats) if seat != self._me]
        self._screen.line(self._say("term-whom"), "bold green")
        self._screen.answers(
            [(str(at), self._text.name(seat)) for at, seat in enumerate(others, start=1)]
        )
        while True:
            said = self._session.listen(self._say("term-enter-back"))
            if not said:
                return None
            numbers = re.findall(r"\d{1,3}", said)
            if numbers and all(1 <= int(number) <= len(others) for number in numbers):
                return tuple(dict.fromkeys(others[int(number) - 1] for number in numbers))
            self._bad(len(others))

    def _goods(
        self,
        question: str,
        tradable: list[Tradable],
        offer: Callable[[tuple[Good, ...]], MakeOffer],
    ) -> tuple[Good, ...] | None:
        """``1 5, 3``: five of the first, and the third. Empty: nothing. None: never mind."""
        if not tradable:
            return ()
        self._screen.line(question, "bold green")
        self._screen.answers(
            [(str(at), self._tradable(good)) for at, good in enumerate(tradable, start=1)]
        )
        self._screen.dim("  " + self._say("term-goods"), 2)
        while True:
            said = self._session.listen(self._say("term-enter-nothing"))
            if said.lower() == "x":
                return None
            goods = self._read_goods(said, tradable)
            why_not = self._session.why_not(offer(goods)) if goods else None
            if why_not is not None:
                self._screen.line(self._text.reason(why_not), "yellow")
            elif goods is not None:
                return goods

    def _read_goods(self, said: str, tradable: list[Tradable]) -> tuple[Good, ...] | None:
        """The goods that were meant; None: it was said why they can't be."""
        counts: dict[int, int] = {}
        for part in re.split(r"\s*[,;]\s*", said.strip(" ,;")):
            if not part:
                continue
            match = re.fullmatch(r"(\d{1,3})(?:\s*[\s=:]\s*(\d{1,9}))?", part)
            if match is None:
                self._screen.line(self._say("term-bad-goods"), "yellow")
                return None
            at = int(match[1]) - 1
            if not 0 <= at < len(tradable):
                self._bad(len(tradable))
                return None
            good = tradable[at]
            if not match[2] and good.most != 1:
                self._screen.line(self._say("term-how-many", text=self._tradable(good)), "yellow")
                return None
            count = counts.get(at, 0) + int(match[2] or 1)
            most = _MOST_GOODS if good.most is None else good.most
            if not 1 <= count <= most:
                self._out_of_range(1, most)
                return None
            counts[at] = 1 if good.most == 1 else count
        if len(counts) > _MOST_LINES:
            self._screen.line(self._say("term-too-many-goods", most=_MOST_LINES), "yellow")
            return None
        goods = [(tradable[at], count) for at, count in counts.items()]
        return tuple(Good(good.kind, good.item, count) for good, count in goods)

    def _promises(self, other: int) -> tuple[Promise, ...]:
        """What is promised on top, by the player or by the other one; one promise at most.

        An empty line goes back, and from the first question on without a promise.
        """
        parties = ((self._me, other), (other, self._me))
        while True:
            self._screen.line(self._say("term-promises"), "bold green")
            who = [self._say("term-who-promises", seat=by) for by, _ in parties]
            side = self._pick(who, "term-enter-none")
            if side is None:
                return ()
            by, to = parties[side]
            promise = self._promise(by, to)
            if promise is None:
                continue
            why_not = self._session.why_not(MakeOffer((other,), (), (), (promise,)))
            if why_not is None:
                return (promise,)
            self._screen.line(self._text.reason(why_not), "yellow")

    def _promise(self, by: int, to: int) -> Promise | None:
        """One promise. None: it was thought better of."""
        picks = [Promise(kind, by, to, text="…") for kind in (*self._game.promises, WORD)]
        while True:
            picked = self._pick([self._outline(promise) for promise in picks])
            if picked is None:
                return None
            kind = picks[picked].kind
            if kind == WORD:
                words = self._screen.read(self._say("term-words"))[:200].strip()
                if words:
                    return Promise(WORD, by, to, text=words)
                continue
            about = self._about(self._game.promises[kind])
            if about is None:
                continue
            progress = self._session.view.progress
            question = self._say("term-until", unit=progress.unit)
            last = _MANY if progress.last is None else progress.last
            until = self._number(question, progress.now, last)
            if until is not None:
                return Promise(kind, by, to, about, until)

    def _about(self, what: str) -> int | None:
        """What a promise is about: one of a few things, or an amount."""
        if not what:
            return 0
        term = self._game.words.terms.get(what)
        among = self._text.always
        if term is None or term(_MANY, among) is not None:
            unit = self._game.words.units.get(what, 1)
            return self._number(self._say("term-how-much"), 1, _MANY, unit)
        count = next(n for n in range(_MANY) if term(n, among) is None)
        return self._pick([self._text.term(what, n) for n in range(count)])

    # --- words ---------------------------------------------------------------------------------

    def _outline(self, promise: Promise) -> str:
        """A promise of this kind, with gaps for what is yet to be said."""
        player = self._game.player_word
        args: dict[str, Value] = {player: promise.by, f"{player}_to": promise.to, "round": "…"}
        about = self._game.promises.get(promise.kind, "text")
        if about:
            args[about] = "…"
        return self._text.message(Message(f"promise-{promise.kind}", args))

    def _good(self, good: Good) -> str:
        return good_words(self._text, good)

    def _tradable(self, good: Tradable) -> str:
        most = good.most
        said = self._good(Good(good.kind, good.item, max(1, most or 1)))
        if most is None:
            return self._say("term-any-amount", text=said)
        return said if most == 1 else self._say("term-up-to", text=said)

    # --- reading -------------------------------------------------------------------------------

    def _pick(self, labels: list[str], enter: str = "term-enter-back") -> int | None:
        """One of these by its number; an empty line is none of them."""
        self._screen.answers([(str(at), label) for at, label in enumerate(labels, start=1)])
        numbers = "1" if len(labels) == 1 else f"1–{len(labels)}"
        while True:
            said = self._session.listen(f"{numbers}, {self._say(enter)}")
            if not said:
                return None
            if said.isdecimal() and 1 <= int(said[:6]) <= len(labels):
                return int(said) - 1
            self._bad(len(labels))

    def _number(self, question: str, least: int, most: int, unit: int = 1) -> int | None:
        """A number in its range; of what counts in steps the whole amount is typed."""
        self._screen.line(question, "bold green")
        while True:
            said = self._session.listen(self._say("term-enter-back"))
            if not said:
                return None
            if not said.isdecimal():
                self._screen.line(self._say("term-bad-plain-number"), "yellow")
                continue
            number, rest = divmod(int(said[:9]), unit)
            if not rest and least <= number <= most:
                return number
            self._out_of_range(least, most, unit)

    def _out_of_range(self, least: int, most: int, unit: int = 1) -> None:
        """From where to where: as it is typed, so without signs between the thousands."""
        args: dict[str, Value] = {"least": str(least * unit), "most": str(most * unit)}
        if unit == 1:
            said = self._text.say("term-range", args)
        else:
            said = self._text.say("term-range-steps", {**args, "number": unit})
        self._screen.line(said, "yellow")

    def _bad(self, most: int) -> None:
        keys = "1" if most == 1 else f"1–{most}"
        self._screen.line(self._say("term-bad-number", keys=keys), "yellow")


def good_words(text: Text, good: Good) -> str:
    """A good in words; one of a game without words by its kind and number."""
    known = text.words.goods.get(good.kind)
    if known is None:
        return f"{good.kind} {good.item} × {good.count}"
    name, amount = known
    return text.message(Message(f"good-{good.kind}", {name: amount(good)}))
