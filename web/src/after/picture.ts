/** A picture of the result to show around: drawn here as SVG, in our own letters, and made a PNG. */
import displayFont from "../look/fonts/backroom-display-400-normal.woff2?url";
import boldFont from "../look/fonts/backroom-text-700-normal.woff2?url";
import type { Text } from "../text/lookup";
import type { After } from "../wire/data";
import { apart, DASHES, ticks, totals } from "./figures";

const WIDTH = 1200;
const HEIGHT = 630;
const COLOURS = {
  night: "#14110f",
  lit: "#2b2119",
  line: "#4a3e33",
  text: "#f1e8d6",
  muted: "#c2b397",
  brass: "#f0d58c",
} as const;
const SEATS = ["#c8443a", "#4a7fc1", "#4f9d69", "#d9b341", "#8d6bb8", "#d9803b"] as const;
const ON_SEATS = ["#ffffff", "#0d0b0a", "#0d0b0a", "#0d0b0a", "#0d0b0a", "#0d0b0a"] as const;

export interface Pictured {
  text: Text;
  after: After;
  /** What the game is called, and who won, in a sentence. */
  title: string;
  said: string;
  letters: readonly string[];
  order: readonly number[];
  first: readonly number[];
}

/** The picture; `fonts`: our own letters, as data. */
export function drawn(what: Pictured, fonts: Readonly<Record<string, string>> = {}): string {
  const faces = Object.entries(fonts).map(
    ([name, data]) => `@font-face{font-family:"${name}";src:url(${data}) format("woff2")}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>${faces.join("")}text{font-family:"Body","Segoe UI",sans-serif;font-weight:700}.d{font-family:"Display",Georgia,serif;font-weight:400}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.night}"/>`,
    `<defs><radialGradient id="lamp" cx="0.5" cy="-0.1" r="0.8"><stop offset="0" stop-color="${COLOURS.lit}"/><stop offset="1" stop-color="${COLOURS.night}"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="16" fill="none" stroke="#7d6228" stroke-width="2"/>`,
    `<text class="d" x="56" y="92" font-size="54" fill="${COLOURS.brass}">${safe(what.title)}</text>`,
    `<text x="56" y="138" font-size="27" fill="${COLOURS.text}">${safe(short(what.said, 78))}</text>`,
    ranks(what),
    curve(what),
    `<text class="d" x="56" y="${HEIGHT - 42}" font-size="24" fill="${COLOURS.muted}">Backroom</text>`,
    "</svg>",
  ].join("");
}

function ranks({ text, after, letters, order, first }: Pictured): string {
  return order
    .map((seat, n) => {
      const y = 204 + n * 60;
      const won = first.includes(seat);
      const score = text.say("final-score", { score: after.result.scores[seat] ?? 0 });
      return (
        (won
          ? `<rect x="44" y="${y - 36}" width="436" height="54" rx="10" fill="#c9a24b" fill-opacity="0.28"/>`
          : "") +
        `<circle cx="76" cy="${y - 9}" r="19" fill="${SEATS[seat]}"/>` +
        `<text x="76" y="${y - 1}" font-size="23" text-anchor="middle" fill="${ON_SEATS[seat]}">${safe(letters[seat] ?? "")}</text>` +
        `<text x="108" y="${y}" font-size="25" fill="${COLOURS.text}">${safe(short(text.name(seat), 21))}</text>` +
        `<text x="468" y="${y}" font-size="27" text-anchor="end" fill="${won ? COLOURS.brass : COLOURS.muted}">${safe(score)}</text>`
      );
    })
    .join("");
}

function curve({ after, letters, order }: Pictured): string {
  const chart = after.charts[0];
  if (!chart) return "";
  const [left, right, top, bottom] = [570, 1110, 184, 560];
  const lines = order.map((seat) => ({ seat, values: totals(chart, seat) }));
  const all = lines.flatMap(({ values }) => values);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const [least, most] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const last = Math.max(1, after.steps.length - 1);
  const x = (step: number) => Math.round(left + (step / last) * (right - left));
  const y = (value: number) => Math.round(top + ((most - value) / (most - least)) * (bottom - top));
  const ends = apart(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    32,
    top,
    bottom,
  );
  return (
    marks
      .map(
        (mark) =>
          `<line x1="${left}" x2="${right}" y1="${y(mark)}" y2="${y(mark)}" stroke="${COLOURS.line}"/>` +
          `<text x="${left - 12}" y="${y(mark) + 7}" font-size="20" text-anchor="end" fill="${COLOURS.muted}">${mark}</text>`,
      )
      .join("") +
    lines
      .map(({ seat, values }, n) => {
        const points = values.map((value, step) => `${x(step)},${y(value)}`).join(" ");
        const end = ends[n] ?? 0;
        return (
          `<polyline points="${points}" fill="none" stroke="${SEATS[seat]}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="${DASHES[seat] ?? ""}"/>` +
          `<circle cx="${right + 30}" cy="${end}" r="15" fill="${SEATS[seat]}"/>` +
          `<text x="${right + 30}" y="${end + 7}" font-size="19" text-anchor="middle" fill="${ON_SEATS[seat]}">${safe(letters[seat] ?? "")}</text>`
        );
      })
      .join("")
  );
}

function short(words: string, most: number): string {
  const letters = [...words];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : words;
}

const MARKUP: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Names are other people's words: nothing of them is markup, and nothing can't be written. */
function safe(words: string): string {
  const written = words.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
  return written.replace(/[&<>"]/g, (mark) => MARKUP[mark] ?? "");
}

async function asData(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let raw = "";
  for (const byte of bytes) raw += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(raw)}`;
}

/** The same as a PNG, by this device. */
export async function png(what: Pictured): Promise<Blob> {
  const [display, body] = await Promise.all([asData(displayFont), asData(boldFont)]);
  const svg = drawn(what, { Display: display, Body: body });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** To whatever this device shares by; else it is downloaded. */
export async function share(
  blob: Blob,
  name: string,
  title: string,
): Promise<"shared" | "saved" | null> {
  const file = new File([blob], name, { type: "image/png" });
  // Not everywhere, and not on a page without HTTPS.
  const way = navigator as Partial<Pick<Navigator, "canShare" | "share">>;
  if (way.share && way.canShare?.call(navigator, { files: [file] })) {
    try {
      await way.share.call(navigator, { files: [file], title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null; // changed one's mind
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}
