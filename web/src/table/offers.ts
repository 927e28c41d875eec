/** An offer as it is put together. */
import type { Words } from "../text/words";
import type { Good, Offer, Promised, Terms, Tradable } from "../wire/data";

/** A promise in words only; its parties judge it. */
export const WORD = "word";

/** A draft counts how much of each tradable thing lies on a side, by the name of the thing. */
export interface Draft {
  to: number[];
  give: Record<string, number>;
  take: Record<string, number>;
  promises: Promised[];
  /** The offer that it answers, or -1. */
  counter: number;
}

export function thing(good: { kind: string; item?: number }): string {
  return `${good.kind}:${good.item ?? 0}`;
}

export function emptyDraft(to: number[] = []): Draft {
  return { to, give: {}, take: {}, promises: [], counter: -1 };
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
        ? draft.promises.filter((each) => parties.includes(each.by) && parties.includes(each.to))
        : [],
    counter: draft.counter,
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
