/**
 * A line to a challenge: it speaks as a table does, and every answer is a call. Nothing is kept on
 * the server, so each call tells all answers so far.
 */
import type { Socket } from "../wire/connection.svelte";
import { Refused } from "../wire/api";
import type { AnyAction, FromServer, Reason, SeatInfo } from "../wire/data";
import type { Refusing } from "../wire/types";
import { type Tried, tryChallenge, type Verdict, type Wanted } from "./calls";

const ONLY_ANSWERS: Reason = { rule: "", key: "web-challenge-only-answers" };
const NO_DICE = { commitment: "", seals: [], opened: [], voids: [] };

type Said = Partial<{
  id: number;
  hello: { log: number; panels: boolean };
  act: AnyAction;
  act_all: AnyAction[];
  plan: AnyAction[];
  look: string[];
  ping: number;
  looking: boolean;
}>;

export class ChallengeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #n = 0;
  #known = 0;
  #panels = false;
  #closed = false;

  /** `answers` outlive the line: after it was lost one goes on where one was. `name`: the reader's. */
  constructor(
    readonly of: { readonly game: string; readonly number: number; readonly name: string },
    readonly answers: AnyAction[][],
    /** It is the position of a table with these options: names depend on them. */
    readonly posed: (options: Tried["options"]) => Promise<void>,
    readonly judged: (verdict: Verdict) => void,
  ) {
    setTimeout(() => this.onopen?.());
  }

  send(data: string): void {
    void this.#heed(JSON.parse(data) as Said);
  }

  close(): void {
    this.#closed = true;
    this.onmessage = null;
    this.onclose = null;
  }

  /** What is said of our own, or passed on. */
  #refuse(id: number | null, reason: Reason): void {
    this.#tell({ refused: { id, reason: reason as Refusing["reason"] } });
  }

  #tell(message: Omit<FromServer, "n">): void {
    this.onmessage?.({ data: JSON.stringify({ n: this.#n++, ...message }) });
  }

  async #heed(said: Said): Promise<void> {
    const { id = 0 } = said;
    try {
      if (said.hello) await this.#welcome(said.hello);
      else if (said.act) await this.#answer(id, [said.act]);
      else if (said.act_all) await this.#answer(id, said.act_all);
      else if (said.plan) await this.#plan(id, said.plan);
      else if (said.look) {
        const { prospects = [] } = await this.#try({ look: true });
        this.#tell({ looked: { id, prospects } });
      } else if (said.ping !== undefined) this.#tell({ pong: said.ping });
      else if (said.id !== undefined) this.#refuse(id, ONLY_ANSWERS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (said.hello && error.reason.key === "web-no-server") this.onclose?.();
      else this.#refuse(said.hello ? null : id, error.reason);
    }
  }

  #try(more: Partial<Wanted> = {}): Promise<Tried> {
    const wanted = { answers: this.answers, log: this.#known, panels: this.#panels, ...more };
    return tryChallenge(this.of.game, this.of.number, wanted);
  }

  async #welcome({ log, panels }: { log: number; panels: boolean }): Promise<void> {
    this.#known = log;
    this.#panels = panels;
    const tried = await this.#try();
    const { seat, options } = tried;
    if (this.#closed) return;
    await this.posed(options);
    // The others are called as in the game it comes from; the seat is the reader's now.
    const names = tried.names.map((name, at) => (at === seat ? this.of.name : name));
    const seats = names.map<SeatInfo>((name, at) => ({
      kind: at === seat ? "human" : "bot",
      name,
      taken: true,
      here: true,
      bot: at === seat ? "" : "scripted",
      away: null,
    }));
    this.#tell({
      welcome: {
        ...{
          table: `challenge-${this.of.game}-${this.of.number}`,
          seat,
          game: this.of.game,
          names,
          seats,
        },
        ...{ dice: NO_DICE, started: true, options, board: "", public: false, again: "" },
        ...{ tempo: { window: 0, pace: "normal" }, talk: { mode: "open", after: false } },
      },
    });
    this.#show(tried);
  }

  async #answer(id: number, actions: AnyAction[]): Promise<void> {
    const tried = await this.#try({ answers: [...this.answers, actions] });
    if (this.#closed) return;
    this.answers.push(actions);
    this.#show(tried);
    this.#tell({ done: id });
  }

  async #plan(id: number, plan: AnyAction[]): Promise<void> {
    const { planned } = await this.#try({ plan });
    this.#tell({ planned: { id, more: planned?.more ?? false, view: planned?.view ?? {} } });
  }

  #show({ view, log, verdict }: Tried): void {
    this.#tell({ view });
    this.#tell({ log });
    this.#known = log.from + log.events.length;
    if (verdict && !this.#closed) this.judged(verdict);
  }
}
