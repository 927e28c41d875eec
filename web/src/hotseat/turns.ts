/** Into whose hands the device goes next. */

/**
 * The next who is waited for, by the order of seats from whoever has the device; null: nobody of
 * those who share it. Who has it keeps it as long as he is waited for himself.
 */
export function nextInHand(waited: readonly boolean[], holder: number | null): number | null {
  if (holder !== null && waited[holder]) return holder;
  const from = holder === null ? 0 : holder + 1;
  for (let step = 0; step < waited.length; step++) {
    const at = (from + step) % waited.length;
    if (waited[at]) return at;
  }
  return null;
}
