/** A table that is looked at from elsewhere than its own page: with its game, and its words. */
import { onScreen } from "../games/shelf";
import { Session } from "../table/session.svelte";
import { SEATS } from "../text/catalogues";
import { speech } from "../text/speech.svelte";
import { bringTime, needsTime } from "../time/bring";
import { boardWords, tableInfo } from "../wire/api";
import { Connection } from "../wire/connection.svelte";
import type { TableInfo } from "../wire/data";

/** All that it takes to speak of the table; then, of each key, what is seen by it. */
export async function sessionsOf(
  table: string,
  keys: readonly string[],
): Promise<{ info: TableInfo; sessions: Session[] }> {
  const info = await tableInfo(table);
  const game = await onScreen(info.game);
  const called = info.board ? await boardWords(table) : null;
  const [time] = await Promise.all([
    needsTime(info.seats) ? bringTime() : null,
    speech.about(info.game, info.options, called),
    speech.also(SEATS),
  ]);
  const sessions = keys.map((key) => {
    const session = new Session(new Connection(table, key), game, () => {
      if (speech.vocabulary === null) throw new Error("no words");
      return speech.vocabulary;
    });
    session.time = time;
    return session;
  });
  return { info, sessions };
}

/** Lines are taken up again when the network is back, or the page is looked at again. */
export function stayTuned(lines: () => readonly Connection[]): () => void {
  const hurry = () => {
    const visible = document.visibilityState === "visible";
    for (const line of lines()) {
      line.looking(visible);
      if (visible) line.hurry();
    }
  };
  const network = () => lines().forEach((line) => line.network(navigator.onLine));
  addEventListener("online", network);
  addEventListener("offline", network);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    removeEventListener("online", network);
    removeEventListener("offline", network);
    document.removeEventListener("visibilitychange", hurry);
    lines().forEach((line) => line.close());
  };
}
