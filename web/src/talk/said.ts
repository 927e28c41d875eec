/** Who may talk with whom, in words. */
import type { Text } from "../text/lookup";
import type { TalkRules } from "../wire/data";

export const MODES = ["open", "private", "unsealed"] as const;
type Mode = (typeof MODES)[number];

export const NAMES: Readonly<Record<Mode, string>> = {
  open: "web-talk-open",
  private: "web-talk-private",
  unsealed: "web-talk-unsealed",
};
export const ABOUT: Readonly<Record<Mode, string>> = {
  open: "web-talk-open-about",
  private: "web-talk-private-about",
  unsealed: "web-talk-unsealed-about",
};

/** What whoever sits down should know about it. */
export function talkSaid(text: Text, { mode = "open", after = false }: TalkRules): string {
  const said = `${text.say(NAMES[mode])}. ${text.say(ABOUT[mode])}`;
  return after ? `${said} ${text.say("web-talk-read-after")}` : said;
}
