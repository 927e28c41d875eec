/** Where the cards on offer lie: one that is taken leaves its place empty, and none of the others moves. */
export type Slots = readonly (number | null)[];

/** The places of these cards, by what lay there before; new ones are laid out anew. */
export function laidOut(before: Slots, cards: readonly number[]): Slots {
  const left = [...cards];
  const slots = before.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return left.length ? cards : slots;
}
