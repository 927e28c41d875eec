import { describe, expect, it, vi } from "vitest";

import type { AnyAction, Ask } from "../wire/data";
import type { Connection, Outcome } from "../wire/connection.svelte";
vi.mock("../settings.svelte", () => ({
  settings: { plain: false },
  keptOf: () => ({}),
  keep: () => undefined,
}));

import { filled } from "./questions";
import { Session, withPart } from "./session.svelte";

const load = (crates: number, why = false) => ({
  action: { do: "load", truck: 3, crates },
  ...(why ? { why_not: { rule: "X1", key: "why" } } : {}),
});
const amount = (answer: number): Ask =>
  ({
    id: "1.load.3",
    form: "amount",
    optional: true,
    part: true,
    answer: load(answer).action,
    options: [load(0), load(1), load(2), load(3, true)],
  }) as unknown as Ask;
const place: Ask = {
  id: "1.place",
  part: true,
  options: [{ action: { do: "place", house: 1 } }, { action: { do: "done" } }],
} as unknown as Ask;
const at = (house: number): AnyAction => ({ do: "place", house }) as unknown as AnyAction;
const DONE = { do: "done" } as unknown as AnyAction;

/** A line that takes down what is sent, and answers as it is told to. */
function line(answers: (sent: unknown) => Outcome, more: object = {}) {
  const sent: [string, unknown, string?][] = [];
  const say = (how: string) => (what: unknown, ask?: string) => {
    sent.push([how, what, ask]);
    return Promise.resolve(answers(what));
  };
  const seen = { asks: [place], offers: [], waiting: [0], ...more };
  const answered = { act: say("act"), actAll: say("all"), plan: say("plan") };
  const fake = { sent, seen, log: [], seats: [], welcome: { seat: 0 }, ...answered };
  const session = new Session(fake as unknown as Connection, {} as never, () => ({}) as never);
  return { sent, session };
}

const fine = (): Outcome => ({ done: true, plan: { more: true, view: { waiting: [1] } } });

describe("an offer that waits for us", () => {
  it("is not let go by saying that one is done, unless that is said twice", async () => {
    const deals = { id: "1.deals", options: [{ action: DONE }] } as unknown as Ask;
    const offers = [{ id: 1, terms: { to: [0] } }];
    const { sent, session } = line(fine, { asks: [deals], offers });
    expect(await session.answer(deals, DONE)).toBe(false);
    expect(sent).toEqual([]);
    expect(session.unsure?.sure.key).toBe("web-sure-offers");
    await session.answer(deals, DONE);
    expect(sent).toEqual([["act", DONE, "1.deals"]]);
  });
});

describe("an arrangement", () => {
  it("is shown without being given", async () => {
    const { sent, session } = line(fine);
    await session.answer(place, at(1));
    await session.answer(place, at(2));
    expect(sent).toEqual([
      ["plan", [at(1)], "1.place"],
      ["plan", [at(1), at(2)], "1.place"],
    ]);
    expect(session.seen?.waiting).toEqual([1]);
  });

  it("is given with the answer that ends it, even before it has been shown", async () => {
    const { sent, session } = line(fine);
    void session.answer(place, at(1));
    await session.answer(place, DONE);
    expect(sent.at(-1)).toEqual(["all", [at(1), DONE], "1.place"]);
    expect(session.plan).toBeNull();
    expect(session.seen?.waiting).toEqual([0]);
  });

  it("goes back one part, or to the beginning", async () => {
    const { sent, session } = line(fine);
    await session.answer(place, at(1));
    await session.answer(place, at(2));
    session.takeBack();
    await Promise.resolve();
    expect(sent.at(-1)).toEqual(["plan", [at(1)], "1.place"]);
    session.startAgain();
    expect(session.plan).toBeNull();
    await session.answer(place, DONE);
    expect(sent.at(-1)).toEqual(["act", DONE, "1.place"]);
  });

  it("keeps what was good when one part is refused", async () => {
    const reason = { rule: "X1", key: "why" };
    const { session } = line((what) =>
      (what as unknown[]).length > 1 ? { done: false, reason, lost: false } : fine(),
    );
    await session.answer(place, at(1));
    expect(await session.answer(place, at(2))).toBe(false);
    expect(session.plan?.parts.map((part) => part.action)).toEqual([at(1)]);
    expect(session.refusedAt("1.place")).toEqual(reason);
  });

  it("sets an amount anew instead of twice", () => {
    const first = withPart([], amount(0), load(2).action as never);
    expect(withPart(first, amount(2), load(1).action as never)).toHaveLength(1);
    expect(withPart(withPart([], place, at(1)), place, at(1))).toHaveLength(2);
  });
});

describe("a tap on a thing that takes an amount", () => {
  it("fills it with as much as goes, and empties it when it is full", () => {
    expect(filled(amount(0))?.option.action).toEqual(load(2).action);
    expect(filled(amount(2))?.option.action).toEqual(load(0).action);
  });
});
