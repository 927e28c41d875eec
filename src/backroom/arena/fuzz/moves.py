"""What a hostile seat sends: legal answers for the most part, and every kind of nonsense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from backroom.arena.fuzz.stream import Choices
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, together
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    JudgePromise,
    Tradable,
    WithdrawOffer,
)
from backroom.engine.record import Undo
from backroom.engine.save import AnyTable

#: What the table has to say to a move; "any": that depends.
Must = Literal["taken", "refused", "any"]

Plain = dict[str, object]


class Move(msgspec.Struct):
    """One thing that is sent to the table.

    ``actions`` holds one action, or an arrangement of several if ``arranged``. What came in from
    outside is still to be read: ``raw`` is JSON, ``code`` the integer of an action.
    """

    kind: str
    seat: int
    actions: tuple[Action, ...] = ()
    arranged: bool = False
    ask: str | None = None
    raw: bytes | None = None
    code: int | None = None
    must: Must = "any"
    #: If it was taken: send it once more; have the offer that it made accepted at once.
    twice: bool = False
    struck: bool = False


def follow_up(table: AnyTable, move: Move) -> Move | None:
    """What goes with a move that was taken."""
    if move.struck and table.offers:
        offer = table.offers[-1]
        return Move("reply", offer.terms.to[0], (AcceptOffer(offer.id),))
    if move.twice:
        return msgspec.structs.replace(move, must="any", twice=False)
    return None


def next_move(table: AnyTable, first: int, choices: Choices) -> Move:
    """The move that the first byte of a block and the choices of the others stand for."""
    move = _BY_BYTE[first](table, choices)
    return move if move is not None else _answer(table, choices) or _garbage(table, choices)


# --- answers -------------------------------------------------------------------------------------


def _answer(table: AnyTable, choices: Choices) -> Move | None:
    """A legal answer to a question that the game waits for."""
    waiting = [ask for ask in table.game.asks(table.state) if ask.waiting]
    return _legal("answer", waiting, choices)


def _optional(table: AnyTable, choices: Choices) -> Move | None:
    """A question that nobody waits for: an optional one, or an answer given before."""
    open_ = [ask for ask in table.game.asks(table.state) if not ask.waiting]
    return _legal("optional", open_, choices)


def _aside(table: AnyTable, choices: Choices) -> Move | None:
    seat = choices.under(table.seats)
    return _legal("aside", table.game.own_asides(table.state, seat), choices)


def _legal(kind: str, asks: list[Ask], choices: Choices) -> Move | None:
    if not asks:
        return None
    ask = asks[choices.under(len(asks))]
    action = _legal_answer(ask, choices)
    if action is None:
        return None
    return Move(kind, ask.seat, (action,), ask=ask.id if choices.chance(50) else None, must="taken")


def _legal_answer(ask: Ask, choices: Choices) -> Action | None:
    enabled = [option.action for option in ask.options if option.why_not is None]
    if ask.form == "several":
        most = min(ask.most, len(enabled))
        if not ask.options or ask.least > most:
            return None
        return together(
            _some(enabled, choices.between(ask.least, most), choices), type(ask.options[0].action)
        )
    return enabled[choices.under(len(enabled))] if enabled else None


def _some(actions: list[Action], count: int, choices: Choices) -> tuple[Action, ...]:
    left = list(actions)
    return tuple(left.pop(choices.under(len(left))) for _ in range(count))


def _disabled(table: AnyTable, choices: Choices) -> Move | None:
    """An option that is shown with the reason why it can't be chosen."""
    shown = [
        (ask.seat, option)
        for ask in table.game.asks(table.state)
        for option in ask.options
        if option.why_not is not None and not _allowed_elsewhere(table, ask, option)
    ]
    if not shown:
        return None
    seat, option = shown[choices.under(len(shown))]
    return Move("disabled", seat, (option.action,), must="refused")


def _allowed_elsewhere(table: AnyTable, asked: Ask, option: Option) -> bool:
    """Another question of the seat takes the same answer."""
    own = table.game.own_asks(table.state, asked.seat) + table.game.own_asides(
        table.state, asked.seat
    )
    return any(ask is not asked and ask.knows(option.action) for ask in own)


def _twice(table: AnyTable, choices: Choices) -> Move | None:
    move = _answer(table, choices)
    if move is not None:
        move.kind, move.twice = "twice", True
    return move


def _stale(table: AnyTable, choices: Choices) -> Move | None:
    """A good answer to a question that is not open."""
    move = _answer(table, choices)
    if move is not None:
        names = ("", "x", f"{move.ask}.", "1.picking.-1.0", "attend\x00", "🂡" * 99)
        move.kind, move.ask, move.must = "stale", names[choices.under(len(names))], "refused"
    return move


def _wrong_seat(table: AnyTable, choices: Choices) -> Move | None:
    move = _answer(table, choices)
    if move is not None:
        move.kind, move.must, move.ask = "wrong-seat", "any", None
        move.seat = choices.under(table.seats)
    return move


def _no_seat(table: AnyTable, choices: Choices) -> Move | None:
    move = _BY_BYTE[choices.under(256)](table, choices)
    if move is not None:
        seats = (-1, 99, table.seats, -table.seats, 1 << 70)
        move.kind, move.must = "no-seat", "refused"
        move.seat = seats[choices.under(len(seats))]
    return move


def _undo(table: AnyTable, choices: Choices) -> Move | None:
    last = table.records[-1].seat
    seat = last if choices.chance(75) else choices.under(table.seats)
    return Move("undo", seat, (Undo(),), must="taken" if table.may_undo(seat) else "refused")


def _arrangement(table: AnyTable, choices: Choices) -> Move | None:
    """Several actions at once, legal ones and perhaps others."""
    waiting = [ask.seat for ask in table.game.asks(table.state) if ask.waiting]
    if not waiting:
        return Move("arrangement", choices.under(table.seats), (Undo(),), True)
    seat = waiting[choices.under(len(waiting))]
    own = table.game.own_asks(table.state, seat) + table.game.own_asides(table.state, seat)
    actions: list[Action] = []
    for _ in range(choices.under(5)):
        action = _legal_answer(own[choices.under(len(own))], choices)
        if action is not None:
            actions.append(action)
    if choices.chance(30):
        wrong: list[Action] = [Undo(), AcceptOffer(0), DeclineOffer(0), JudgePromise(0, True)]
        wrong.append(table.game.actions.action(choices.under(table.game.actions.size)))
        actions.insert(choices.under(len(actions) + 1), wrong[choices.under(len(wrong))])
    return Move("arrangement", seat, tuple(actions), True)


# --- deals ---------------------------------------------------------------------------------------


def _offer(table: AnyTable, choices: Choices) -> Move | None:
    """An offer of goods that could be there; it may be refused all the same."""
    if table.state.over:
        return None
    seat = choices.under(table.seats)
    others = [other for other in range(table.seats) if other != seat]
    to = others[choices.under(len(others))]
    view = table.game.view(table.state, seat)
    give = _goods(table.game.tradable(view, seat), choices)
    take = _goods(table.game.tradable(view, to), choices)
    promises: list[Plain] = []
    if choices.chance(20):
        give, take = [], []
    if not (give or take) or choices.chance(40):
        kinds = (WORD, WORD, *table.game.promises)
        by, other = (seat, to) if choices.chance(60) else (to, seat)
        promises.append(
            {
                "kind": kinds[choices.under(len(kinds))],
                "by": by,
                "to": other,
                "about": choices.under(7),
                "until": choices.under(13),
                "text": "…",
            }
        )
    many = not promises and choices.chance(25)
    terms: Plain = {
        "do": "make-offer",
        "to": others if many else [to],
        "give": give,
        "take": take,
        "promises": promises,
    }
    answered = [o.id for o in table.offers if o.by == to and seat in o.terms.to]
    if answered and choices.chance(60):
        terms["counter"] = answered[choices.under(len(answered))]
    struck = choices.chance(40)
    return Move("offer", seat, raw=msgspec.json.encode(terms), struck=struck)


#: Money may change hands in steps only.
_STEP = 50


def _goods(tradable: list[Tradable], choices: Choices) -> list[Plain]:
    goods: list[Plain] = []
    for _ in range((0, 1, 1, 2)[choices.under(4)] if tradable else 0):
        good = tradable[choices.under(len(tradable))]
        most = 3 if good.most is None else good.most
        count = choices.between(1, most) if most > 0 else 1
        if most >= _STEP and choices.chance(60):
            count = _STEP * choices.between(1, most // _STEP)
        goods.append({"kind": good.kind, "item": good.item, "count": count})
    return goods


_NUMBERS: tuple[object, ...] = (
    *(-1, 0, 1, 2, 5, 6, 7, 99, 100, 1000, 1001, 100_000, 100_001, -(1 << 31), 1 << 63, 1 << 80),
    *(None, True, 1.5, "1", [], {}),
)
_KINDS: tuple[object, ...] = (
    *("cash", "thug", "crates", "truck", "rent", "card", "booze", "gangster", "bottle"),
    *("word", "pay", "truce"),
    *("", "-", "Cash", "x" * 25, 0, None, [], "cash\n", "кэш"),
)
_TEXTS: tuple[object, ...] = (
    *("", " ", "a favour", "x" * 200, "x" * 201, "\x00\x1b[2J", "🂡", "{ $cash }", "\u202e"),
    *(7, None),
)


def _absurd_offer(table: AnyTable, choices: Choices) -> Move | None:
    """Negative, huge and unknown goods, wrong parties, promises about nonsense, far too much."""

    def pick(things: tuple[object, ...]) -> object:
        return things[choices.under(len(things))]

    def seat_or_not() -> object:
        return choices.under(table.seats) if choices.chance(60) else pick(_NUMBERS)

    def goods() -> list[Plain]:
        count = (0, 1, 2, 20, 21)[choices.under(5)]
        one: Plain = {"kind": pick(_KINDS), "item": pick(_NUMBERS), "count": pick(_NUMBERS)}
        if choices.chance(50):
            one = {"kind": pick(_KINDS[:8]), "item": choices.between(-1, 150), "count": 1}
        return [one] * count

    def promise() -> Plain:
        kinds = (*table.game.promises, *_KINDS, WORD)
        sound = choices.chance(60)
        return {
            "kind": pick(tuple(table.game.promises) or kinds) if sound else pick(kinds),
            "by": seat_or_not(),
            "to": seat_or_not(),
            "about": choices.between(-1, 20) if sound else pick(_NUMBERS),
            "until": choices.between(-1, 20) if sound else pick(_NUMBERS),
            "text": pick(_TEXTS),
        }

    terms: Plain = {"do": "make-offer", "to": [seat_or_not() for _ in range(choices.under(7))]}
    terms["give"], terms["take"] = goods(), goods()
    terms["promises"] = [promise() for _ in range((0, 0, 1, 2, 5, 6)[choices.under(6)])]
    if choices.chance(30):
        terms["counter"] = pick(_NUMBERS)
    seat = choices.under(table.seats)
    return Move("absurd-offer", seat, raw=msgspec.json.encode(_fits_json(terms)))


def _fits_json(value: object) -> object:
    """Numbers beyond 64 bits are written as text that looks like them."""
    if isinstance(value, dict):
        return {key: _fits_json(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_fits_json(item) for item in value]
    if isinstance(value, int) and abs(value) >= 1 << 63:
        return msgspec.Raw(str(value).encode())
    return value


def _reply(table: AnyTable, choices: Choices) -> Move | None:
    """Accept, decline or withdraw an open offer; mostly by one who may."""
    if not table.offers:
        return None
    offer = table.offers[choices.under(len(table.offers))]
    to = offer.terms.to[choices.under(len(offer.terms.to))]
    replies: tuple[tuple[int, Action], ...] = (
        (to, AcceptOffer(offer.id)),
        (to, AcceptOffer(offer.id)),
        (to, AcceptOffer(offer.id)),
        (to, DeclineOffer(offer.id)),
        (offer.by, WithdrawOffer(offer.id)),
        (offer.by, AcceptOffer(offer.id)),
        (choices.under(table.seats), AcceptOffer(offer.id)),
        (choices.under(table.seats), WithdrawOffer(offer.id)),
    )
    seat, action = replies[choices.under(len(replies))]
    return Move("reply", seat, (action,))


def _invented(table: AnyTable, choices: Choices) -> Move | None:
    """An answer to an offer that there is not."""
    numbers = (*(-1, 0, 3, 999, 1 << 40, 1 << 63, 1 << 80), *[o.id + 1 for o in table.offers])
    verbs = ("accept-offer", "decline-offer", "withdraw-offer")
    raw = b'{"do":"%s","offer":%d}' % (
        verbs[choices.under(3)].encode(),
        numbers[choices.under(len(numbers))],
    )
    return Move("invented", choices.under(table.seats), raw=raw)


def _judge(table: AnyTable, choices: Choices) -> Move | None:
    if not table.ledger and choices.chance(80):
        return None
    if not table.ledger or choices.chance(10):
        number = (-1, 0, 99, len(table.ledger), 1 << 63)[choices.under(5)]
        raw = b'{"do":"judge-promise","promise":%d,"kept":true}' % number
        return Move("judge", choices.under(table.seats), raw=raw)
    entry = table.ledger[choices.under(len(table.ledger))]
    seat = entry.promise.to if choices.chance(75) else choices.under(table.seats)
    return Move("judge", seat, (JudgePromise(entry.id, choices.chance(50)),))


# --- what is no action at all --------------------------------------------------------------------

_GARBAGE = (
    *(b"", b"null", b"{", b"[]", b"{}", b'"pass"', b"\xff\xfe", b"NaN", b"1e999", b"\x00"),
    *(b'{"do":null}', b'{"do":"begin"}', b'{"do":"undo"}', b'{"do":"fly"}'),
    b'{"do":"pass","do":1}',
    *(b'{"do":"\\ud800"}', b'{"do":"pass","stand":9}', b'{"do":"pass","stand":1e0}', b'{"do":[]}'),
    b"[" * 5000,
    b'{"do":"undo","x":' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"do":"undo","x":' + b'{"x":' * 5000 + b"1" + b"}" * 5001,
    b'{"do":"pass","stand":' + b"9" * 5000 + b"}",
)


def _garbage(table: AnyTable, choices: Choices) -> Move:
    raw = _GARBAGE[choices.under(len(_GARBAGE))]
    if choices.chance(10):
        raw = bytes(choices.under(256) for _ in range(choices.under(40)))
    return Move("garbage", choices.under(table.seats), raw=raw)


def _mutated_json(table: AnyTable, choices: Choices) -> Move | None:
    """A legal action with a byte or a value of its JSON changed."""
    move = _answer(table, choices)
    if move is None:
        return None
    raw = bytearray(table.game.actions.encode(move.actions[0]))
    if choices.chance(50):
        number = choices.under(40) if choices.chance(60) else _NUMBERS[choices.under(len(_NUMBERS))]
        head, colon, _ = bytes(raw).rpartition(b":")
        raw = bytearray(head + colon + msgspec.json.encode(_fits_json(number)) + b"}")
    else:
        for _ in range(choices.between(1, 3)):
            raw[choices.under(len(raw))] = choices.under(256)
    return Move("mutated-json", move.seat, raw=bytes(raw))


def _code(table: AnyTable, choices: Choices) -> Move | None:
    """The integer of some action, or one that has none."""
    size = table.game.actions.size
    answer = _answer(table, choices)
    if answer is None or choices.chance(40):
        code = choices.under(size)
        if choices.chance(20):
            code = (-1, size, size - 1, 1 << 64, -size)[choices.under(5)]
        return Move("code", choices.under(table.seats), code=code)
    near = table.game.actions.code(answer.actions[0]) + choices.between(-2, 2)
    return Move("code", answer.seat, code=near)


#: Every kind of move, and how many of the 256 first bytes stand for it.
_SHARES: tuple[tuple[Callable[[AnyTable, Choices], Move | None], int], ...] = (
    (_answer, 146),
    (_optional, 24),
    (_aside, 9),
    (_disabled, 6),
    (_offer, 17),
    (_reply, 13),
    (_judge, 4),
    (_undo, 7),
    (_arrangement, 7),
    (_absurd_offer, 5),
    (_twice, 3),
    (_wrong_seat, 3),
    (_stale, 2),
    (_no_seat, 2),
    (_invented, 1),
    (_garbage, 2),
    (_mutated_json, 3),
    (_code, 2),
)
_BY_BYTE = tuple(kind for kind, share in _SHARES for _ in range(share))
