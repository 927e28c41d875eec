/* Works beside the page, where the browser allows it (HTTPS, or this very computer):
 *
 * - It shows what is pushed while the page is closed, and leads to the table.
 * - Files with their hash in the name never change: they are kept, as many as there is room for.
 * - The page itself always comes from the server, so that nobody plays with an old one. When there is
 *   no server, the note that the page has left here is shown instead; the rules can still be read.
 *
 * The page works without any of it. */
const FILES = "backroom-files";
const PAGES = "backroom-pages";
const NOTE = "/offline";
const SHELL = "/shell";
const MOST_FILES = 300;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function page(request, url) {
  try {
    const answer = await fetch(request);
    if (answer.ok && !url.pathname.startsWith("/api/")) await keepShell(answer.clone());
    return answer;
  } catch (lost) {
    const pages = await caches.open(PAGES);
    const rules = url.pathname === "/rules" || url.pathname.startsWith("/rules/");
    const kept = (rules && (await pages.match(SHELL))) || (await pages.match(NOTE));
    if (kept) return kept;
    throw lost;
  }
}

/** The page as it was last seen, for what can be read without a server. */
async function keepShell(answer) {
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
  try {
    await (await caches.open(PAGES)).put(SHELL, answer);
  } catch {
    // There is no room: then it is not kept.
  }
}

async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    try {
      await files.put(request, answer.clone());
      const all = await files.keys();
      await Promise.all(all.slice(0, -MOST_FILES).map((old) => files.delete(old)));
    } catch {
      // There is no room: then it is not kept.
    }
  }
  return answer;
}

self.addEventListener("push", (event) => {
  let said;
  try {
    said = event.data ? event.data.json() : {};
  } catch {
    return;
  }
  const path = typeof said.path === "string" && said.path.startsWith("/table/") ? said.path : "/";
  const title = String(said.title ?? "Backroom");
  // A later message about the same table takes the place of the one before.
  const shown = { body: String(said.body ?? ""), tag: path, renotify: true, icon: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, { ...shown, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(open(path));
});

/** A page that is open there already is looked at; this device knows its own seat. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((each) => new URL(each.url).pathname === path);
  return found ? found.focus() : self.clients.openWindow(path);
}
