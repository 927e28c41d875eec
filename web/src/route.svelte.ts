/** Which page is shown. The key of a seat stays in the fragment: it is never sent in a URL. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; key: string | null }
  | { page: "style" }
  | { page: "nowhere" };

export function routeOf(path: string, hash: string): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", table: table[1], key: hash.replace(/^#/, "") || null };
  const plain = path.replace(/\/$/, "");
  if (plain === "/style") return { page: "style" };
  return { page: plain === "" ? "lobby" : "nowhere" };
}

class Router {
  current = $state.raw<Route>({ page: "lobby" });

  constructor() {
    if (typeof location === "undefined") return; // a test without a page
    this.current = routeOf(location.pathname, location.hash);
    const look = () => (this.current = routeOf(location.pathname, location.hash));
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.current = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

export function tablePath(table: string, key: string | null): string {
  return `/table/${table}${key === null ? "" : `#${key}`}`;
}
