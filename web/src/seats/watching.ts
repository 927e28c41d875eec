/** Those who look on: who may, and how late they see it. */
import type { Text } from "../text/lookup";
import type { Watching } from "../wire/data";

export const WATCHERS = ["link", "anyone", "nobody"] as const;
export type Delay = NonNullable<Watching["delay"]>;
export const DELAYS: readonly Delay[] = ["", "2", "10", "round"];

/** How late they see it. */
export function delaySaid(text: Text, delay: Delay): string {
  if (delay === "") return text.say("web-delay-none");
  if (delay === "round") return text.say("web-delay-round");
  return text.say("web-delay-minutes", { count: Number(delay) });
}
