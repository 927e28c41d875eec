/** The games that bring something to the screen: whatever lies in a folder beside this file. */
import { NO_SHAPE, type LogShape } from "../follow/shape";
import { NO_WORDS, type Words } from "../text/words";
import type { GameOnScreen, OwnGame, Title } from "./game";

const WORDS = import.meta.glob<Words>("./*/words.json", { import: "default" });
const GAMES = import.meta.glob<OwnGame>("./*/game.ts", { import: "game" });
const LOGS = import.meta.glob<LogShape>("./*/log.json", { import: "default" });
const TITLES = import.meta.glob<Title>("./*/title.json", { import: "default", eager: true });

/** The names of all of them. */
export const ON_SCREEN = Object.keys(GAMES).map((path) => path.split("/")[1] as string);

/** What there is of a game. One that we have nothing of has no words of its own. */
export async function onScreen(name: string): Promise<GameOnScreen> {
  const [words, own] = await Promise.all([
    WORDS[`./${name}/words.json`]?.(),
    GAMES[`./${name}/game.ts`]?.(),
  ]);
  return { ...own, words: words ?? NO_WORDS };
}

/** How a game is called. One that we have nothing of goes by its name. */
export function titleOf(name: string, lang: keyof Title): { title: string; about: string } {
  return TITLES[`./${name}/title.json`]?.[lang] ?? { title: name, about: "" };
}

/** How the log of a game is read. One that we have nothing of has no parts. */
export async function logOf(name: string): Promise<LogShape> {
  return (await LOGS[`./${name}/log.json`]?.()) ?? NO_SHAPE;
}
