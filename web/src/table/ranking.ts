/** Who comes first when a game is over: whoever gave it up ranks last, whatever the bot reached. */
import type { Text } from "../text/lookup";
import type { SeatInfo } from "../wire/data";

export interface Ranking {
  /** All seats, the first ones first. */
  order: readonly number[];
  /** Who ranks first: the winners, or, if all of them gave up, the best of those who stayed. */
  first: readonly number[];
  /** Who gave up. */
  resigned: readonly number[];
  /** Winners who gave up: their win is the bot's. */
  forfeited: readonly number[];
}

interface Result {
  winners: readonly number[];
  scores: readonly number[];
}

/** By the rules it would have gone on: all people at the table wanted to stop. */
const STOPPED = "agreed";

/** Why the game is over, in a sentence. */
export function becauseOf(
  text: Text,
  { ending }: { ending: string },
  seats: readonly SeatInfo[],
): string {
  const [only, ...others] = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const alone = others.length === 0 && only !== undefined && only === text.me;
  return alone && ending === STOPPED
    ? text.say("web-over-you-stopped")
    : text.say("web-over-because", { ending });
}

export function ranked({ winners, scores }: Result, seats: readonly SeatInfo[]): Ranking {
  const gaveUp = (seat: number) => seats[seat]?.stand_in === "resigned";
  const score = (seat: number) => scores[seat] ?? 0;
  const won = (seat: number) => Number(winners.includes(seat));
  const all = scores.map((_, seat) => seat);
  const order = [...all].sort(
    (a, b) =>
      Number(gaveUp(a)) - Number(gaveUp(b)) || won(b) - won(a) || score(b) - score(a) || a - b,
  );
  const stayed = order.filter((seat) => !gaveUp(seat));
  const kept = winners.filter((seat) => !gaveUp(seat));
  const best = Math.max(...stayed.map(score));
  return {
    order,
    first: kept.length ? kept : stayed.filter((seat) => score(seat) === best),
    resigned: all.filter(gaveUp),
    forfeited: winners.filter(gaveUp),
  };
}
