/* Shows what is pushed to this browser while the page is closed, and leads to the table. Nothing
 * else: the page itself works without it. */
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
  const shown = { body: String(said.body ?? ""), tag: path, renotify: true, icon: "/icon.svg" };
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
  const found = pages.find((page) => new URL(page.url).pathname === path);
  return found ? found.focus() : self.clients.openWindow(path);
}
