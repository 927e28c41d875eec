/** Messages that reach this browser while the page is closed. */
import type { NewWay } from "../wire/data";

/** Can this browser be told, at this address? Or why not. */
export type Able = "yes" | "insecure" | "missing" | "denied";

const WORKER = "/worker.js";

export function able(): Able {
  if (!isSecureContext) return "insecure";
  const there = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!there) return "missing";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Ask the person, and the browser's maker, for an address that messages can go to. Whoever says
 * no gets none. */
export async function subscribe(key: string): Promise<NewWay["subscription"] | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  // One that was made for another server's key is of no use here.
  if (known && !sameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

export function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  const text = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function sameKey(known: ArrayBuffer | null, key: string): boolean {
  if (known === null) return false;
  const [one, other] = [new Uint8Array(known), bytesOf(key)];
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
