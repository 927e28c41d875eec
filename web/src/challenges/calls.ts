/** The calls of challenges. */
import { call } from "../wire/api";
import type { Challenges, TryChallenge } from "../wire/types";
import type { AnyAction, Message, Prospect, Seen, Told } from "../wire/data";

export type { Challenges, ChallengeInfo } from "../wire/types";

/** What came of it. */
export interface Verdict {
  solved: boolean;
  reached: boolean;
  measured: number;
  least: number;
  best: AnyAction[];
  chance: number;
  second: number;
  tries: number;
}

/** How a challenge stands. */
export interface Tried {
  name: string;
  seat: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  left: number;
  view: Partial<Seen>;
  log: { from: number; events: Told[] };
  verdict: Verdict | null;
  planned: { more: boolean; view: Partial<Seen> } | null;
  prospects?: Prospect[];
}

export type Wanted = Omit<TryChallenge, "answers"> & { answers: AnyAction[][] };

export function challenges(): Promise<Challenges> {
  return call("/api/challenges");
}

export function tryChallenge(game: string, number: number, wanted: Wanted): Promise<Tried> {
  return call(`/api/challenges/${encodeURIComponent(game)}/${number}`, wanted);
}

/** The message of a challenge: its title, its goal, why the best answer is best. */
export function said(game: string, name: string, part: "" | "-goal" | "-why" = ""): Message {
  return { key: `web-challenge-${game}-${name}${part}` };
}
