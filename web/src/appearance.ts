/** How the page looks, by the settings of this device: it stands at the root of the page. */
import { settings } from "./settings.svelte";

const LIGHT = "(prefers-color-scheme: light)";
const FORCED = "(forced-colors: active)";

export function appearance(): void {
  const root = document.documentElement;
  const look =
    settings.look === "system" ? (matchMedia(LIGHT).matches ? "light" : "dark") : settings.look;
  root.dataset["look"] = look;
  root.dataset["patterns"] = settings.patterns ? "yes" : "no";
  root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
  if (matchMedia(FORCED).matches) void import("./look/forced.css");
  const ground = getComputedStyle(root).getPropertyValue("--night").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Tells when the device changes its mind about light and dark, or takes the colours in hand. */
export function followDevice(changed: () => void): () => void {
  const asked = [LIGHT, FORCED].map((query) => matchMedia(query));
  for (const each of asked) each.addEventListener("change", changed);
  return () => asked.forEach((each) => each.removeEventListener("change", changed));
}
