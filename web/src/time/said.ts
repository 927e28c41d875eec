/** Moments and lengths of time as people say them, at their own place. */
import type { Text } from "../text/lookup";
import { localeOf } from "../text/place";
import type { Time, Times } from "../wire/data";
import { votesNeeded } from "./clocks";

const DAY = 86_400_000;
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long: 45 seconds, 5 minutes, 2 days. */
export function lengthSaid(text: Text, seconds: number): string {
  const [unit, of] = UNITS.find(([, of]) => seconds >= of && seconds % of === 0) ?? ["second", 1];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(text.lang, style).format(seconds / of);
}

/** When: 14:00, Tue 14:00; the date, where the day of the week could be another week's. */
export function momentSaid(text: Text, at: number, now: number): string {
  const when = new Date(at);
  const locale = localeOf(text.lang);
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (when.toDateString() === new Date(now).toDateString()) {
    return when.toLocaleTimeString(locale, time);
  }
  const day =
    Math.abs(at - now) < 6 * DAY
      ? ({ weekday: "short" } as const)
      : ({ day: "numeric", month: "short" } as const);
  return when.toLocaleString(locale, { ...day, ...time });
}

/** How long people may take at a table, in a sentence or two. */
export function timeSaid(text: Text, time: Time): string {
  const { kind = "relaxed", seconds = 0, bank = 0 } = time;
  const told = text.say("web-time-said", { kind, time: lengthSaid(text, seconds) });
  if (bank === 0 || kind === "none" || kind === "mail") return told;
  return `${told} ${text.say("web-time-reserve", { time: lengthSaid(text, bank) })}`;
}

/** How many want a pause, and for how long. */
export function pauseVotesSaid(text: Text, { votes = 0, people, hours = 0 }: Times): string {
  const time = lengthSaid(text, hours * 3_600);
  return text.say("web-pause-votes", { count: votes, needed: votesNeeded(people.length), time });
}
