/** Who is at the table, for whatever on the page shows a name. */
import { getContext, setContext } from "svelte";

import type { Text } from "../text/lookup";
import { localeOf } from "../text/place";
import type { SeatInfo } from "../wire/data";
import type { Session } from "./session.svelte";

const PEOPLE = Symbol("people");
const DAY = 20 * 3600;

export function bringPeople(session: Session): void {
  setContext(PEOPLE, session);
}

/** undefined: nobody is at a table here (the page of looks). */
export function thePeople(): Session | undefined {
  return getContext<Session | undefined>(PEOPLE);
}

/** A time of day; with its date, if that was another day. */
export function since(text: Text, at: number, now = Date.now() / 1000): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const when = new Date(at * 1000);
  return now - at < DAY
    ? when.toLocaleTimeString(localeOf(text.lang), time)
    : when.toLocaleString(localeOf(text.lang), { day: "numeric", month: "short", ...time });
}

/** How reliable somebody was in finished games; "": there is too little to say. */
export function reliability(text: Text, info: SeatInfo): string {
  const found = info.reliable;
  if (!found) return "";
  const { games, percent, words, kept } = found;
  const parts = [
    text.say("web-reliable-games", { count: games }),
    percent === null ? "" : text.say("web-reliable-time", { percent }),
    words ? text.say("web-reliable-words", { kept, words }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Is somebody there, since when not, or which bot is it? */
export function presence(text: Text, seat: number, info: SeatInfo): string {
  if (info.kind === "bot") {
    return text.labelled(text.name(seat), text.say("web-bot-named", { name: info.bot }));
  }
  if (info.stand_in) return text.say("web-stand-in", { seat, why: info.stand_in });
  if (info.here) return text.say("web-presence-here", { seat });
  if (info.away === null) return text.say("web-presence-not-here", { seat });
  return text.say("web-presence-away", { seat, time: since(text, info.away) });
}
