/** What the ways to reach somebody are called. */
import type { WayKind } from "../wire/data";

export const KINDS: Readonly<Record<WayKind, string>> = {
  push: "web-reach-push",
  mail: "web-reach-mail",
  ntfy: "web-reach-ntfy",
  discord: "web-reach-discord",
  telegram: "web-reach-telegram",
};
export const ALL: readonly WayKind[] = ["push", "mail", "ntfy", "discord", "telegram"];
