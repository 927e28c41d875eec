/**
 * Which page is shown. The key of a seat comes in the fragment, which is never sent in a URL, and
 * leaves the address bar at once: the history of the tab keeps it, so that reload and back work.
 */
import { heldAt } from "./hotseat/held";
import { keptOf } from "./settings.svelte";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; key: string | null }
  | { page: "after"; table: string }
  | { page: "style" }
  | { page: "me"; key: string | null }
  | { page: "tv" | "join"; code: string | null }
  | { page: "around"; table: string | null }
  /** The rule book of a game, opened at a rule or a chapter. */
  | { page: "rules"; game: string; at: string }
  /** A saved game, from a file. */
  | { page: "file" }
  | { page: "back"; table: string; key: string | null }
  | { page: "challenges"; game: string | null; number: number }
  | { page: "nowhere" };

export function routeOf(path: string, hash: string, kept: string | null = null): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", table: table[1], key: hash.replace(/^#/, "") || kept };
  const back = /^\/back\/([\w-]+)\/?$/.exec(path);
  if (back?.[1]) return { page: "back", table: back[1], key: hash.replace(/^#/, "") || kept };
  const one = /^\/challenges(?:\/(\w+)\/(\d{1,3}))?\/?$/.exec(path);
  if (one) return { page: "challenges", game: one[1] ?? null, number: Number(one[2] ?? 0) };
  const after = /^\/table\/([\w-]+)\/after\/?$/.exec(path);
  if (after?.[1]) return { page: "after", table: after[1] };
  const plain = path.replace(/\/$/, "");
  const [, page, rest = null] = /^\/(tv|join|around)(?:\/(\w+))?$/.exec(plain) ?? [];
  if (page === "tv" || page === "join") return { page, code: rest };
  if (page === "around") return { page, table: rest };
  if (plain === "/me") return { page: "me", key: hash.replace(/^#/, "") || null };
  if (plain === "/back") return { page: "file" };
  if (plain === "/style") return { page: "style" };
  const rules = /^\/rules(?:\/([\w-]+))?$/.exec(plain);
  if (rules) return { page: "rules", game: rules[1] ?? "", at: decoded(hash.replace(/^#/, "")) };
  return { page: plain === "" ? "lobby" : "nowhere" };
}

/** Whoever has written an address by hand may have written anything. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function rulesPath(game: string, rule = ""): string {
  return `/rules/${game}${rule ? `#${rule}` : ""}`;
}

interface InHistory {
  key?: string | undefined;
}

class Router {
  current = $state.raw<Route>({ page: "lobby" });

  constructor() {
    if (typeof location === "undefined") return; // a test without a page
    this.#look();
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  #look(): void {
    const { pathname, hash, search } = location;
    const came = routeOf(pathname, hash, (history.state as InHistory | null)?.key ?? null);
    if (came.page === "me" && hash) history.replaceState(null, "", pathname);
    if (came.page !== "table" && came.page !== "back") {
      this.current = came;
      return;
    }
    // A device that goes round has several seats there, and shows none of them unasked.
    if (heldAt(came.table)?.seats.some(({ key }) => came.key === null || key === came.key)) {
      history.replaceState(null, "", `/around/${came.table}`);
      this.current = { page: "around", table: came.table };
      return;
    }
    if (hash) history.replaceState({ key: came.key ?? undefined }, "", pathname + search);
    // An address without a key: this device may have a seat there.
    const key = came.key ?? keptOf(came.table).key ?? null;
    this.current = { ...came, key };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** For links: as the browser would go, without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL((event.currentTarget as HTMLAnchorElement).href);
    this.go(pathname + search + hash);
  };

  /** The seat that is shown has another key; the page stays as it is. */
  renew(key: string): void {
    history.replaceState({ key }, "", location.pathname);
  }

  /** Show the table by another key. */
  adopt(key: string): void {
    this.renew(key);
    this.#look();
  }
}

export const router = new Router();

export function tablePath(table: string, key: string | null): string {
  return `/table/${table}${key === null ? "" : `#${key}`}`;
}
