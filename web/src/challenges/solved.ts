/** Which challenges have been solved on this device. */
import { read, write } from "../memory";

const PLACE = "challenges";

export function solved(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(read(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function nameOf(game: string, name: string): string {
  return `${game}/${name}`;
}

export function noteSolved(game: string, name: string): void {
  const kept = solved();
  const done = nameOf(game, name);
  if (!kept.includes(done)) write(PLACE, JSON.stringify([...kept, done]));
}
