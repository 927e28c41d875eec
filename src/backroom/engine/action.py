"""Actions are intents: small, typed, and the same for a person, a bot and a test.

A game declares its actions as subclasses of :class:`Action` and gathers them in an
:class:`ActionSet`, which reads them at the door and gives every finite one a stable integer and
a readable string.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Union, get_args, get_origin, get_type_hints

import msgspec

from backroom.engine.message import Malformed
from backroom.engine.tag import kebab


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=kebab):
    """What a seat means to do. Outcomes stand in the record, not here."""

    #: Offers and free words have no integer: there are too many of them.
    finite: ClassVar[bool] = True


Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Field:
    """The finite domain of one field of an action: a bounded whole number or a set of them."""

    def __init__(self, name: str, hint: object) -> None:
        self.name = name
        self.many = get_origin(hint) is tuple
        if self.many:
            hint = get_args(hint)[0]
        self.least, self.most = 0, 1
        if hint is not bool:
            metas = [m for m in get_args(hint)[1:] if isinstance(m, msgspec.Meta)]
            if not metas or not isinstance(metas[0].ge, int) or not isinstance(metas[0].le, int):
                raise TypeError(f"{name} has no bounds")
            self.least, self.most = metas[0].ge, metas[0].le
        self.flag = hint is bool
        span = self.most - self.least + 1
        self.size = 1 << span if self.many else span

    def code(self, value: Any) -> int:
        if self.many:
            return sum(1 << (item - self.least) for item in set(value))
        return int(value) - self.least

    def value(self, code: int) -> object:
        if self.many:
            span = range(self.most - self.least + 1)
            return tuple(bit + self.least for bit in span if code >> bit & 1)
        return bool(code) if self.flag else code + self.least

    def write(self, value: Any) -> str:
        return ",".join(str(item) for item in value) if self.many else str(int(value))

    def read(self, text: str) -> object:
        if self.many:
            return tuple(int(item) for item in text.split(",") if item)
        return bool(int(text)) if self.flag else int(text)


class ActionSet:
    """All the actions of a game: read, written, numbered."""

    def __init__(self, *types: type[Action]) -> None:
        self.types = types
        self._union: Any = Union[types]
        self._decoder = msgspec.json.Decoder(self._union)
        self._by_tag: dict[str, type[Action]] = {}
        self._fields: dict[type[Action], list[_Field]] = {}
        self._offsets: dict[type[Action], int] = {}
        self.size = 0
        for kind in types:
            self._by_tag[str(kind.__struct_config__.tag)] = kind
            if not kind.finite:
                continue
            hints = get_type_hints(kind, include_extras=True)
            fields = [_Field(name, hints[name]) for name in kind.__struct_fields__]
            self._fields[kind] = fields
            self._offsets[kind] = self.size
            count = 1
            for field in fields:
                count *= field.size
            self.size += count

    def decode(self, raw: bytes | str) -> Action:
        """An action from JSON. Anything else is refused."""
        try:
            action: Action = self._decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed("refused-unreadable", detail=str(error)) from None
        return action

    def convert(self, data: object) -> Action:
        """An action from plain data (a decoded line of a save)."""
        kind = None
        if isinstance(data, dict):  # to tell one of so many by their tags takes msgspec long
            tag = data.get("do")
            kind = self._by_tag.get(tag) if isinstance(tag, str) else None
        try:
            action: Action = msgspec.convert(data, self._union if kind is None else kind)
        except msgspec.ValidationError as error:
            raise Malformed("refused-unreadable", detail=str(error)) from None
        return action

    def encode(self, action: Action) -> bytes:
        return msgspec.json.encode(action)

    def code(self, action: Action) -> int:
        """The stable integer of a finite action, from 0 to ``size - 1``."""
        code = 0
        for field in self._fields[type(action)]:
            code = code * field.size + field.code(getattr(action, field.name))
        return self._offsets[type(action)] + code

    def action(self, code: int) -> Action:
        """The action that has this integer."""
        for kind, offset in reversed(self._offsets.items()):
            if 0 <= offset <= code < self.size:
                rest = code - offset
                values: list[object] = []
                for field in reversed(self._fields[kind]):
                    rest, part = divmod(rest, field.size)
                    values.append(field.value(part))
                return kind(*reversed(values))
        raise Malformed("refused-unreadable", detail=str(code))

    def text(self, action: Action) -> str:
        """The readable string of a finite action: ``drive 3 2``."""
        fields = self._fields[type(action)]
        words = [field.write(getattr(action, field.name)) for field in fields]
        return " ".join([str(type(action).__struct_config__.tag), *words])

    def parse(self, text: str) -> Action:
        """The action written as by :meth:`text`."""
        tag, *words = text.split(" ")
        kind = self._by_tag.get(tag)
        if kind is None or kind not in self._fields or len(words) != len(self._fields[kind]):
            raise Malformed("refused-unreadable", detail=text)
        try:
            values = [f.read(w) for f, w in zip(self._fields[kind], words, strict=True)]
        except ValueError:
            raise Malformed("refused-unreadable", detail=text) from None
        names = kind.__struct_fields__
        return self.convert({"do": tag, **dict(zip(names, values, strict=True))})

    def tag(self, action: Action) -> str:
        return str(type(action).__struct_config__.tag)

    def fields(self, kind: type[Action]) -> dict[str, tuple[int, int]]:
        """The bounds of each field of a finite action."""
        return {f.name: (f.least, f.most) for f in self._fields.get(kind, [])}

    @property
    def schema(self) -> dict[str, Any]:
        """JSON Schema of everything that can be sent."""
        return msgspec.json.schema(self._union)
