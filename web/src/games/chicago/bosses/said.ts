/** What is said of a boss beside the name. */
import type { Text } from "../../../text/lookup";
import type { Message } from "../../../wire/data";
import { NOTHING } from "../components";
import type { SignName } from "../emblems";
import type { BossView, ChicagoView } from "../types";

export interface Said {
  sign: SignName;
  words: Message;
  tone: "brass" | "brick" | "quiet";
}

/** The signs at a name: who is first, has the badge, has respect; who can't do something. */
export function signsOf(view: ChicagoView, boss: BossView): Said[] {
  const { seat } = boss;
  const { table } = view;
  const found: Said[] = [];
  const add = (sign: SignName, key: string, tone: Said["tone"], args = {}) =>
    found.push({ sign, words: { key, args: { boss: seat, ...args } }, tone });
  if (view.result?.winners.includes(seat)) add("king", "board-king", "brass");
  else if (view.waiting.includes(seat)) add("waiting", "board-waits-for", "brass");
  if (table.turn > 0 && table.first === seat) add("first", "board-first", "quiet");
  if (table.badge === seat) {
    add("badge", "board-badge", "brass", { count: table.police_actions });
  }
  if (boss.frozen) add("frozen", "board-frozen", "brick");
  else if (boss.skips_income) add("frozen", "board-skips-income", "brick");
  if (boss.stalled) add("stalled", "board-stalled", "brick");
  if (view.not_trading?.includes(seat)) add("not-trading", "board-not-dealing", "quiet");
  return found;
}

/** Where the car is, and how many sit in it. */
export function carTold(text: Text, boss: BossView, most: number): string {
  const told = [text.say("board-in-car", { boss: boss.seat, count: boss.in_car, most })];
  if (boss.garage !== NOTHING) told.push(text.say("board-in-garage", { garage: boss.garage }));
  if (boss.mended) told.push(text.say("board-mended"));
  if (boss.stalled) told.push(text.say("board-stalled", { boss: boss.seat }));
  return told.join("\n");
}
