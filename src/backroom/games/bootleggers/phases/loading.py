"""Phase 4, first part: deals, then crates onto trucks (B7.1–B7.4)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Together
from backroom.games.bootleggers import events, questions, timing
from backroom.games.bootleggers.actions import Load
from backroom.games.bootleggers.answers import DONE, LOAD
from backroom.games.bootleggers.components import TRUCKS, capacity
from backroom.games.bootleggers.state import Bootleggers


def make_deals(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.DEALING)
    state.push(Dealing(done=[False] * state.seats))


@piece
class Dealing(Together[Bootleggers]):
    """Open negotiation; it ends when every mobster has said so (B13.6)."""

    rule: ClassVar[str] = "B13.6"
    done: list[bool]

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if not all(self.done):
            return False
        state.pop()
        return True

    def awaits(self, state: Bootleggers, seat: int) -> bool:
        return not self.done[seat]

    def asks_of(self, state: Bootleggers, seat: int) -> list[Ask]:
        if self.done[seat]:
            return []
        id = f"{state.table.round}.deals"
        question = questions.Deals(self.done.count(False) - 1)
        return [Ask(id, seat, question, self.rule, [DONE], default=DONE.action)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        self.done[seat] = True
        moment.tell(events.DoneDealing(mobster=seat))

    def dealt(self, state: Bootleggers, parties: tuple[int, ...]) -> None:
        for seat in parties:
            self.done[seat] = False


def load_trucks(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.LOADING)
    plans = [[0] * TRUCKS for _ in range(state.seats)]
    state.push(Loading(plans=plans, done=[False] * state.seats))


@piece
class Loading(Together[Bootleggers]):
    """All load at the same time, and it is shown when all are done (B7.2)."""

    rule: ClassVar[str] = "B7.2"
    sealed: ClassVar[bool] = True
    plans: list[list[int]]  # of each seat: crates on each truck
    done: list[bool]

    def awaits(self, state: Bootleggers, seat: int) -> bool:
        return not self.done[seat] and state.mobsters[seat].crates > 0 and state.has_truck(seat)

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        for seat in range(state.seats):
            if self.awaits(state, seat):
                return False
        state.pop()
        moment.no_way_back()
        for seat in state.muscle_order():
            for t, crates in enumerate(self.plans[seat]):
                if crates > 0:
                    state.mobsters[seat].crates -= crates
                    state.load(t, crates)
                    moment.tell(events.Loads(mobster=seat, truck=t, crates=crates))
        return True

    def left(self, state: Bootleggers, seat: int) -> int:
        """Crates that are on no truck yet."""
        return state.mobsters[seat].crates - sum(self.plans[seat])

    def asks_of(self, state: Bootleggers, seat: int) -> list[Ask]:
        trucks = state.trucks_at_hand(seat) if state.mobsters[seat].crates > 0 else []
        if not trucks:
            return []
        left = self.left(state, seat)
        id = f"{state.table.round}.load"
        question = questions.LoadDone(left)
        done = DONE.action
        answer = done if self.done[seat] else None
        asks = [Ask(id, seat, question, self.rule, [DONE], default=done, answer=answer)]
        for truck in trucks:
            asks.append(self._truck_ask(seat, truck, left, id))
        return asks

    def _truck_ask(self, seat: int, truck: int, left: int, id: str) -> Ask:
        planned = self.plans[seat][truck]
        most = left + planned
        loads = LOAD[truck]
        room = capacity(truck)
        if most >= room:
            options = list(loads[: room + 1])
        else:
            short = Reason(self.rule, "why-no-crates", {"crates": most})
            options = list(loads[: most + 1])
            options += [Option(option.action, short) for option in loads[most + 1 : room + 1]]
        return Ask(
            f"{id}.{truck}",
            seat,
            questions.Load(truck, most),
            self.rule,
            options,
            "amount",
            True,
            answer=loads[planned].action,
            part=True,
        )

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Load):
            self.plans[seat][action.truck] = action.crates
            self.done[seat] = False
        else:
            self.done[seat] = True

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        own = [at == seat for at in range(len(self.done))]
        seen["plans"] = [
            list(plan) if mine else [0] * TRUCKS for plan, mine in zip(self.plans, own, strict=True)
        ]
        seen["done"] = [done and mine for done, mine in zip(self.done, own, strict=True)]
        return seen
