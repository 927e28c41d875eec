import "./look/tokens.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import "./installing.svelte";
import { partMissing } from "./outdated.svelte";

addEventListener("vite:preloadError", () => void partMissing());

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
