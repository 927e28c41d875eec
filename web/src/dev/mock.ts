/**
 * A table without a server, for work on the client: `npm run dev`, then
 * /table/mock?game=<game>&scene=<one of its scenes.json>, and `&names=long` for the longest there are
 */
import { learnGoal } from "../settings.svelte";
import type { Mock } from "../table/TablePage.svelte";
import type { Socket } from "../wire/connection.svelte";
import type { AnyAction, Ask, Seen, TableInfo } from "../wire/data";

/** What was recorded by `tools/web_scenes.py`. */
export interface Scenes {
  options: TableInfo["options"];
  scenes: Record<string, { view: Partial<Seen>; log: unknown[]; prospects?: unknown[] }>;
}

const SCENES = import.meta.glob<Scenes>("../games/*/scenes.json", { import: "default" });
/** The board of each game that has a picture of it, as `tools/web_data.py` has drawn it. */
const BOARDS = import.meta.glob<unknown>("../games/*/board.json", { import: "default" });
const NAMES = ["Boss", "Pearl", "Dutch", "Stella", "Vinnie", "Trixie"];
const LONG = [
  "Maximilian von Hohen",
  "Wilhelmina Wasserman",
  "Bartholomäus Schmidt",
  "WWWWWWWWWWWWWWWWWWWW",
  "Anna-Sophie Brückner",
  "Giovanni dell'Aquila",
];
const SEAL = "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03";

class MockSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #n = 0;

  constructor(
    readonly info: TableInfo,
    readonly scene: Scenes["scenes"][string] | undefined,
  ) {
    setTimeout(() => this.onopen?.());
  }

  send(data: string): void {
    const said = JSON.parse(data) as Record<string, unknown>;
    setTimeout(() => this.#answer(said), 150);
  }

  close(): void {
    this.onmessage = null;
  }

  #tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify({ n: this.#n++, ...message }) });
  }

  #answer(said: Record<string, unknown>): void {
    const id = said["id"];
    if ("hello" in said) this.#welcome();
    if ("ping" in said) this.#tell({ pong: 1 });
    if ("chat" in said) {
      const line = { seat: 0, text: said["chat"], at: Date.now() / 1000 };
      this.#tell({ chat: { from: 1, lines: [line] } });
      this.#tell({ done: id });
    }
    if ("look" in said) {
      this.#tell({ looked: { id, prospects: this.scene?.prospects ?? [] } });
    }
    if ("act" in said) {
      // Nothing is played here: every action is refused, but for those that can be changed.
      const asks = this.#answered(said["ask"], said["act"] as AnyAction);
      if (asks) this.#tell({ view: { asks } });
      if (asks) this.#tell({ done: id });
      else this.#tell({ refused: { id, reason: { rule: "", key: "refused-stale" } } });
    }
  }

  #welcome(): void {
    const { game, options, board, seats, started, tempo } = this.info;
    const where = { table: "mock", seat: 0, game, options, board, seats, started, tempo };
    const names = seats.map(({ name }) => name);
    const dice = { commitment: SEAL, seals: [], opened: [], voids: [] };
    this.#tell({ welcome: { ...where, names, dice } });
    if (this.scene === undefined) return;
    this.#tell({ view: this.scene.view });
    this.#tell({ log: { from: 0, events: this.scene.log } });
    this.#tell({ chat: { from: 0, lines: [{ seat: 1, text: "Evening.", at: 1_000_000_000 }] } });
    const clock = Number(new URLSearchParams(location.search).get("clock") ?? 0);
    if (clock > 0) {
      const runs = { length: clock, left: clock, stopped: 0, may_stop: true, mine: false };
      this.#tell({ clock: runs });
    }
    if (this.info.over) this.#tell({ end: { secret: "68656c6c6f0a", link: SEAL } });
  }

  /** The questions with this answer to one that stands beside the others. */
  #answered(id: unknown, action: AnyAction): Ask[] | null {
    const asks = this.scene?.view.asks ?? [];
    if (!asks.some((ask) => ask.id === id && ask.optional)) return null;
    return asks.map((ask) => (ask.id === id ? { ...ask, answer: action } : ask));
  }
}

/** The scene that the address asks for; without one, the table is waiting for somebody. */
export async function mock(): Promise<Mock> {
  learnGoal(new URLSearchParams(location.search).get("game") ?? "");
  const wanted = new URLSearchParams(location.search);
  const game = wanted.get("game") ?? "";
  const recorded = await SCENES[`../games/${game}/scenes.json`]?.();
  const scene = recorded?.scenes[wanted.get("scene") ?? ""];
  const names = wanted.get("names") === "long" ? LONG : NAMES;
  const seats = scene?.view.seats ?? 4;
  const info: TableInfo = {
    game,
    tempo: { window: 3, pace: "normal" },
    talk: { mode: "open", after: false },
    options: recorded?.options ?? {},
    board: "",
    commitment: SEAL,
    started: scene !== undefined,
    over: wanted.get("scene") === "over",
    public: false,
    seats: names.slice(0, seats).map((name, at) => ({
      kind: at < 2 ? "human" : "bot",
      name: scene === undefined && at === 1 ? "" : name,
      taken: scene !== undefined || at !== 1,
      here: at !== 1,
      bot: at < 2 ? "" : "scripted",
      away: at === 1 && scene !== undefined ? 1_800_000_000 : null,
    })),
  };
  return {
    info: () => Promise.resolve(info),
    connect: () => new MockSocket(info, scene),
    picture: async () => await BOARDS[`../games/${game}/board.json`]?.(),
  };
}
