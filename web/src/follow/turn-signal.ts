/** Whose turn it is, where a tab or an app shows it: in the title, the icon, the badge. */
import { read, write } from "../memory";

const NAME = "Backroom";
const ICON = "/icon.svg";
/** The icon with a lamp that is lit. */
const LIT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      '<rect width="64" height="64" rx="12" fill="#14110f"/>' +
      '<path d="M26 8h12v12c0 4 8 8 8 18v14a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V38c0-10 8-14 8-18z"' +
      ' fill="#2f6b4f" stroke="#c9a24b" stroke-width="2.5"/>' +
      '<rect x="20" y="36" width="24" height="13" fill="#efe6d2"/>' +
      '<circle cx="47" cy="17" r="15" fill="#ffcf6b" stroke="#14110f" stroke-width="4"/></svg>',
  );
/** Who has not said so for as long has closed the tab without a word, in milliseconds. */
const STALE = 12 * 3_600_000;

/** It is our turn at this table. */
export function announce(table: string, what: string): void {
  document.title = `● ${what} – ${NAME}`;
  icon(LIT);
  count(table, true);
}

/** It is not, or we have left; `where`: the game that is looked at. */
export function withdraw(table: string, where = ""): void {
  document.title = where ? `${where} – ${NAME}` : NAME;
  icon(ICON);
  count(table, false);
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** An app has one badge for all its tabs: at so many tables it is our turn. */
function count(table: string, yours: boolean): void {
  const waiting = waitingAt(Date.now());
  const before = Object.keys(waiting).length;
  if (yours) waiting[table] = Date.now();
  else delete waiting[table];
  const now = Object.keys(waiting).length;
  if (yours || now !== before) write("turns", JSON.stringify(waiting));
  const badge = navigator as Navigator & Partial<Badge>;
  // Where there is none, or it is not allowed, nothing is lost.
  void (now ? badge.setAppBadge?.(now) : badge.clearAppBadge?.())?.catch(() => undefined);
}

interface Badge {
  setAppBadge(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}

function waitingAt(now: number): Record<string, number> {
  try {
    const kept = JSON.parse(read("turns") ?? "{}") as Record<string, number>;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => now - at < STALE));
  } catch {
    return {};
  }
}
