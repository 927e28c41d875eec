import "./look/tokens.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import "./installing.svelte";
import { read, write } from "./memory";

/** A page that was open while its server was brought up to date asks for parts that are gone. It
 * begins anew: the seat and the game are kept. Not over and over, though, should that be no help. */
const AGAIN = 60_000;
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  if (now - Number(read("began-anew")) < AGAIN) return;
  write("began-anew", String(now));
  if (read("began-anew") === String(now)) location.reload();
});

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
