/** What we have written down at this table: notes and bookmarks, on all our devices, for us alone. */
import { lasting } from "../lasting.svelte";
import type { Session } from "../table/session.svelte";
import { call, Refused } from "../wire/api";
import type { Bookmark, Notes as Kept, Reason } from "../wire/data";

/** As long as the server allows it. */
export const LONGEST_NOTES = 4000;
export const LONGEST_WORD = 60;
/** So long after the last key it is kept, in milliseconds. */
const PAUSE = 800;
const CHANGED = "refused-notes-changed";

export const notesOf = lasting((session: Session) => new Notes(session));

export class Notes {
  /** null: they have not come yet. */
  text = $state<string | null>(null);
  marks = $state.raw<readonly Bookmark[]>([]);
  refusal = $state.raw<Reason | null>(null);
  /** Is what was written kept? */
  saved = $state(true);
  #version = 0;
  #coming: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {}

  /** Only who has a seat at a table has something to note; a challenge is none. */
  get mine(): boolean {
    const { me, line, posed } = this.session;
    return me !== null && line.key !== null && !posed;
  }

  /** The words on each marked line. */
  readonly words = $derived.by<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(this.marks.map(({ line, word = "" }) => [line, word])),
  );

  isMarked(line: number): boolean {
    return line in this.words;
  }

  load(): Promise<void> {
    if (!this.mine) return Promise.resolve();
    this.#coming ??= this.#call("", {}).then((kept) => {
      if (!kept) this.#coming = null; // try again when it is opened again
    });
    return this.#coming;
  }

  /** What stands in the field now; it is kept after a moment. */
  write(text: string): void {
    this.text = text;
    this.saved = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.saved || this.text === null) return;
    const text = this.text;
    const kept = await this.#call("/write", { text, version: this.#version }, true);
    if (kept) this.saved = this.text === text;
    else if (this.refusal?.key === CHANGED) await this.#join(text);
  }

  /** Another device has written meanwhile: both are kept, one below the other. */
  async #join(own: string): Promise<void> {
    const kept = await this.#call("", {}, true);
    if (!kept) return;
    const theirs = kept.text ?? "";
    if (theirs !== own) this.write(`${theirs}\n${own}`.slice(0, LONGEST_NOTES));
    else this.saved = true;
  }

  async mark(line: number, word = ""): Promise<boolean> {
    return (await this.#call("/mark", { line, mark: { line, word } }, true)) !== null;
  }

  async unmark(line: number): Promise<boolean> {
    return (await this.#call("/mark", { line }, true)) !== null;
  }

  /** `typing`: what stands in the field is ours, whatever comes back. */
  async #call(path: string, body: object, typing = false): Promise<Kept | null> {
    const { table, key } = this.session.line;
    try {
      const where = `/api/tables/${encodeURIComponent(table)}/notes${path}`;
      const kept = await call<Kept>(where, { key, ...body });
      this.marks = kept.marks ?? [];
      this.#version = kept.version ?? 0;
      if (!typing) this.text = kept.text ?? "";
      this.refusal = null;
      return kept;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.reason;
      return null;
    }
  }
}
