/** What is shown when there is no server: the page leaves a note for the worker, in the language of
 * its reader. Without HTTPS there is no worker, and nothing is missed. */
import { fetchVocabulary, LOBBY, type Lang } from "../text/catalogues";
import { Text } from "../text/lookup";

const WORKER = "/worker.js";
const PAGES = "backroom-pages";
const NOTE = "/offline";

export function workerThere(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "caches" in globalThis;
}

export async function keepNote(lang: Lang): Promise<void> {
  if (!workerThere()) return;
  try {
    const text = new Text(await fetchVocabulary(lang, "", {}, [LOBBY]));
    const note = noteOf(text, document.documentElement.dataset["look"]);
    const kept = new Response(note, { headers: { "content-type": "text/html; charset=utf-8" } });
    await (await caches.open(PAGES)).put(NOTE, kept);
    await navigator.serviceWorker.register(WORKER);
  } catch {
    // A private window, or no room: then there is none.
  }
}

/** A page of its own: it can count on no file being there. It goes when the server is back. */
export function noteOf(text: Text, look = "dark"): string {
  const light = look === "light";
  const said = (key: string) => escaped(text.say(key));
  return `<!doctype html>
<html lang="${text.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backroom</title>
<style>
:root { color-scheme: ${light ? "light" : "dark"} }
body { max-width: 32rem; margin: 15vh auto 0; padding: 0 1rem; font: 1.15rem/1.45 Georgia, serif;
  background: ${light ? "#f7f1e3" : "#14110f"}; color: ${light ? "#241b14" : "#f1e8d6"} }
h1 { color: ${light ? "#6b4f12" : "#c9a24b"} }
a { display: inline-block; margin: 1rem 1rem 0 0; padding: .6rem 1rem; border: 1px solid;
  border-radius: 8px; color: inherit }
</style>
<h1>Backroom</h1>
<h2>${said("web-offline")}</h2>
<p>${said("web-offline-about")}</p>
<a href="">${said("web-offline-again")}</a>
<a href="/rules">${said("web-book")}</a>
<script>
setInterval(() => fetch("/", { method: "HEAD", cache: "no-store" })
  .then((answer) => { if (answer.ok) location.reload(); }, () => {}), 5000);
</script>
</html>
`;
}

function escaped(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
