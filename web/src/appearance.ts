/** How the page looks, by the settings of this device: it stands at the root of the page. */
import { settings } from "./settings.svelte";

const LIGHT = "(prefers-color-scheme: light)";

export function appearance(): void {
  const root = document.documentElement;
  const look =
    settings.look === "system" ? (matchMedia(LIGHT).matches ? "light" : "dark") : settings.look;
  root.dataset["look"] = look;
  root.dataset["patterns"] = settings.patterns ? "yes" : "no";
  root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
  const ground = getComputedStyle(root).getPropertyValue("--night").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Tells when the device changes its mind about light and dark. */
export function followDevice(changed: () => void): () => void {
  const asked = matchMedia(LIGHT);
  asked.addEventListener("change", changed);
  return () => asked.removeEventListener("change", changed);
}
