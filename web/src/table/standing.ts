/** How long an offer stands, in words. */
import type { Text } from "../text/lookup";
import { localeOf } from "../text/place";
import type { Terms } from "../wire/data";
import type { Standing } from "./offers";

const KEYS = {
  "": "web-stands-part",
  question: "web-stands-question",
  round: "web-stands-round",
} as const;

/** As it is chosen. */
export function standingSaid(text: Text, stands: Standing, unit: string): string {
  if (stands === "" || stands === "question" || stands === "round")
    return text.say(KEYS[stands], { unit });
  const minutes = Number(stands);
  const [count, length] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 1440
        ? [minutes / 60, "hour"]
        : [minutes / 1440, "day"];
  return new Intl.NumberFormat(text.lang, {
    style: "unit",
    unit: length as string,
    unitDisplay: "long",
  }).format(count as number);
}

/** Of an offer that lies on the table; "": as long as usual. */
export function standsSaid(text: Text, terms: Terms, unit: string): string {
  if (terms.until) {
    const at = new Date(terms.until * 1000);
    const near = at.getTime() - Date.now() < 12 * 3_600_000;
    const time = at.toLocaleString(
      localeOf(text.lang),
      near ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" },
    );
    return text.say("web-stands-until", { time });
  }
  if (!terms.lasts) return "";
  return text.say(KEYS[terms.lasts], { unit });
}
