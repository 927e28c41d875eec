/** A table without a server, for work on the client: `npm run dev`, then /table/mock?scene=ask-take */
import type { Connect, Socket } from "../wire/connection.svelte";
import type { AnyAction, Message } from "../wire/data";
import scenes from "./scenes.json";

const NAMES = ["Boss", "Pearl", "Dutch", "Stella"];

class MockSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #n = 0;

  constructor(readonly scene: string) {
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
    if ("hello" in said) this.#welcome();
    if ("ping" in said) this.#tell({ pong: 1 });
    if ("chat" in said) {
      this.#tell({
        chat: { from: 1, lines: [{ seat: 0, text: said["chat"], at: Date.now() / 1000 }] },
      });
      this.#tell({ done: said["id"] });
    }
    if ("act" in said) {
      // Nothing is played here: every action is refused, but for those that set a number.
      const action = said["act"] as AnyAction;
      if (action.do === "load") this.#load(action);
      if (action.do === "load") this.#tell({ done: said["id"] });
      else
        this.#tell({ refused: { id: said["id"], reason: { rule: "B5.2", key: "refused-stale" } } });
    }
  }

  #welcome(): void {
    const found = (scenes as Record<string, { view: unknown; log: unknown }>)[this.scene];
    const waiting = found === undefined;
    const seats = NAMES.map((name, at) => ({
      kind: at < 2 ? "human" : "bot",
      name: waiting && at === 1 ? "" : name,
      taken: !waiting || at !== 1,
      here: at !== 1,
    }));
    this.#tell({
      welcome: {
        table: "mock",
        seat: 0,
        game: "bootleggers",
        names: NAMES,
        seats,
        commitment: "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03",
        started: !waiting,
        options: {},
      },
    });
    if (waiting) return;
    this.#tell({ view: found.view as Record<string, unknown> });
    this.#tell({ log: { from: 0, lines: found.log as Message[] } });
    this.#tell({
      chat: { from: 0, lines: [{ seat: 1, text: "Evening, gents.", at: 1_000_000_000 }] },
    });
    if (this.scene === "over") this.#tell({ end: { secret: "68656c6c6f0a" } });
  }

  #load(action: AnyAction): void {
    const { asks } = structuredClone(scenes["ask-load-done"].view) as unknown as {
      asks: { args?: Record<string, unknown>; answer?: AnyAction }[];
    };
    for (const ask of asks) if (ask.args?.["truck"] === action["truck"]) ask.answer = action;
    this.#tell({ view: { asks } });
  }
}

/** The scene that the address asks for. */
export const mockConnect: Connect = () => {
  const scene = new URLSearchParams(location.search).get("scene") ?? "";
  return new MockSocket(scene);
};
