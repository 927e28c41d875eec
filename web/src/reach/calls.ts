/** What the page says to the server about how its person is reached. */
import { call } from "../wire/api";
import type { NewWay, Reach, Tell, WayKind } from "../wire/data";

export class Desk {
  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  show(): Promise<Reach> {
    return this.#call("", {});
  }

  add(kind: WayKind, lang: string, more: Partial<NewWay> = {}): Promise<Reach> {
    return this.#call("/add", { kind, lang, origin: location.origin, ...more });
  }

  confirm(way: string, code: string): Promise<Reach> {
    return this.#call("/confirm", { way, code });
  }

  wish(tell: readonly Tell[], quiet: boolean, lang: string): Promise<Reach> {
    return this.#call("/wishes", { tell, quiet, lang });
  }

  try(way: string): Promise<Reach> {
    return this.#call("/try", { way });
  }

  /** No way named: all of them, and all that is kept about them. */
  drop(way = ""): Promise<Reach> {
    return this.#call("/drop", { way });
  }

  #call(name: string, body: Record<string, unknown>): Promise<Reach> {
    const path = `/api/tables/${encodeURIComponent(this.table)}/reach${name}`;
    return call(path, { key: this.key, ...body });
  }
}
