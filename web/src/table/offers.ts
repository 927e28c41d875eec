/** An offer as it is put together. */
import type { Words } from "../text/words";
import type { Good, Offer, Promised, Terms, Tradable } from "../wire/data";

/** A promise in words only; its parties judge it. */
export const WORD = "word";

/** More than this nobody has. */
const LARGEST = 99_999;
/** A line of words is no longer than this. */
export const LONGEST_LINE = 120;
/** So many promises fit into one offer. */
export const MOST_PROMISES = 5;

/** What I give, what I get. */
export type Side = "give" | "take";

/** A draft counts how much of each tradable thing lies on a side, by the name of the thing. */
export interface Draft {
  to: number[];
  give: Record<string, number>;
  take: Record<string, number>;
  promises: Promised[];
  /** The offer that it answers, or -1. */
  counter: number;
  /** What is said with it. */
  words: string;
  /** How long it stands. */
  stands: Standing;
}

/** How long an offer stands: its part of the game, the question, the round, or so many minutes (and
 * no longer than the round). */
export const STANDINGS = ["", "question", "round", "5", "60", "1440"] as const;
export type Standing = (typeof STANDINGS)[number];

/** That, as the terms say it. */
function standing(stands: Standing): Pick<Terms, "lasts" | "minutes"> {
  if (stands === "") return {};
  if (stands === "question" || stands === "round") return { lasts: stands };
  return { lasts: "round", minutes: Number(stands) };
}

export function thing(good: { kind: string; item?: number }): string {
  return `${good.kind}:${good.item ?? 0}`;
}

export function emptyDraft(to: number[] = []): Draft {
  return { to, give: {}, take: {}, promises: [], counter: -1, words: "", stands: "" };
}

/** Start from what the other side has offered: what they give is what we take. */
export function counterDraft(offer: Offer): Draft {
  const side = (goods: readonly Good[] = []) =>
    Object.fromEntries(goods.map((good) => [thing(good), good.count ?? 1]));
  return {
    to: [offer.by],
    give: side(offer.terms.take),
    take: side(offer.terms.give),
    promises: [...(offer.terms.promises ?? [])],
    counter: offer.id,
    words: "",
    stands: "",
  };
}

/** The goods of a side: only what can be traded, and no more of it than there is. */
export function goodsOf(side: Record<string, number>, tradable: readonly Tradable[]): Good[] {
  const goods: Good[] = [];
  for (const each of tradable) {
    const wanted = side[thing(each)] ?? 0;
    const count = Math.min(wanted, each.most ?? wanted);
    if (count > 0) goods.push({ kind: each.kind, item: each.item ?? 0, count });
  }
  return goods;
}

/** What several seats could all give. */
export function common(tradables: readonly (readonly Tradable[])[]): Tradable[] {
  const [first = [], ...others] = tradables;
  return first.filter((each) =>
    others.every((other) => other.some((same) => thing(same) === thing(each))),
  );
}

/** Something that a tap does while an offer is put together: a good, a partner, a promise. */
export interface Lay {
  label: string;
  /** Does it lie on the tray already? Then the tap takes it back. */
  on: boolean;
  lay: () => void;
}

/** What taps on the board do, by the name of the thing: `truck:7`. */
export type Lays = ReadonlyMap<string, readonly Lay[]>;

/** What several taps do, by the name of the thing. */
export function laysOf(pairs: Iterable<readonly [string, Lay]>): Lays {
  const found = new Map<string, Lay[]>();
  for (const [name, lay] of pairs) found.set(name, [...(found.get(name) ?? []), lay]);
  return found;
}

/** The other side of the table: what is wanted of somebody else is for him alone to promise. */
export function withPartners(draft: Draft, to: readonly number[]): Draft {
  const [other] = to;
  return {
    ...draft,
    to: [...to].sort((one, two) => one - two),
    take: draft.to.length === 1 && to.length === 1 && draft.to[0] !== other ? {} : draft.take,
    promises: draft.promises.filter(({ by, to: whom }) => to.includes(by) || to.includes(whom)),
  };
}

/** Add somebody to those who may accept, or leave him out. */
export function withPartner(draft: Draft, seat: number): Draft {
  const there = draft.to.includes(seat);
  return withPartners(
    draft,
    there ? draft.to.filter((each) => each !== seat) : [...draft.to, seat],
  );
}

/** So much of a good on a side. */
export function withGood(draft: Draft, side: Side, good: Tradable, count: number): Draft {
  const most = good.most ?? LARGEST;
  const step = good.step ?? 1;
  const wanted = Math.max(0, Math.min(most, Math.trunc(count) || 0));
  return { ...draft, [side]: { ...draft[side], [thing(good)]: wanted - (wanted % step) } };
}

/**
 * A tap on a seat's good: it comes to lie on that seat's side, one more of what is counted, or is
 * taken back if it is there. What belongs to somebody to whom nothing was offered yet makes him
 * the partner; what not all partners have is asked of its owner alone.
 */
export function laid(
  draft: Draft,
  me: number,
  seat: number,
  good: Tradable,
  counted: boolean,
  tradable: readonly (readonly Tradable[])[],
): Draft {
  const side: Side = seat === me ? "give" : "take";
  if (seat !== me) {
    const all = [...new Set([...draft.to, seat])];
    const shared = common(all.map((each) => tradable[each] ?? []));
    const joint = draft.to.includes(seat) && shared.some((each) => thing(each) === thing(good));
    if (!joint) draft = withPartners(draft, [seat]);
  }
  const there = draft[side][thing(good)] ?? 0;
  return withGood(draft, side, good, counted ? there + (good.step ?? 1) : there ? 0 : 1);
}

/** A promise as it is usually meant: for now, about the first thing it can be about. */
export function promised(
  kind: string,
  by: number,
  to: number,
  now: number,
  things: readonly number[] | null,
): Promised {
  const promise: Promised = { kind, by, to };
  if (kind === WORD) return promise;
  promise.until = now;
  if (things === null) promise.about = 1;
  else if (things.length) promise.about = things[0] as number;
  return promise;
}

/** Is there something in it that somebody could be held to? */
export function isSaid(promise: Promised): boolean {
  return promise.kind !== WORD || (promise.text ?? "").trim() !== "";
}

export function termsOf(draft: Draft, me: number, tradable: readonly Tradable[][]): Terms {
  const parties = [me, ...draft.to];
  return {
    do: "make-offer",
    to: draft.to,
    give: goodsOf(draft.give, tradable[me] ?? []),
    take: goodsOf(draft.take, common(draft.to.map((seat) => tradable[seat] ?? []))),
    // A promise is between two.
    promises:
      draft.to.length === 1
        ? draft.promises.filter(
            (each) => parties.includes(each.by) && parties.includes(each.to) && isSaid(each),
          )
        : [],
    counter: draft.counter,
    words: draft.words.trim(),
    ...standing(draft.stands),
  };
}

export function isEmpty(terms: Terms): boolean {
  return !terms.give?.length && !terms.take?.length && !terms.promises?.length;
}

/** The kinds of promises of a game, the one in words last. */
export function promiseKinds(words: Words): string[] {
  return [...Object.keys(words.promises), WORD];
}

/** Is a good counted? Otherwise it is this one or none. */
export function isCounted(good: Tradable, words: Words): boolean {
  const known = words.goods[good.kind];
  return known === undefined ? good.most !== 1 : known.by === "count";
}
