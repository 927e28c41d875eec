/** Clocks and people who are away matter where several play: all of it is fetched there. */
import { TIME } from "../text/catalogues";
import { speech } from "../text/speech.svelte";
import type { SeatInfo } from "../wire/data";

export type TimeRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringTime(): Promise<TimeRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(TIME)]);
  return room;
}

/** Does anybody wait for anybody here? */
export function needsTime(seats: readonly SeatInfo[]): boolean {
  return seats.filter(({ kind }) => kind === "human").length > 1 || seats.some((s) => s.stand_in);
}
