/**
 * A note beside what is pointed at, tapped or focused. There is one at a time.
 *
 * What can be picked is covered by a button, so we ask what lies under the pointer, not what it
 * meets first.
 */
import type { Attachment } from "svelte/attachments";

const words = new Map<Element, string>();
const tips = new Map<string, Attachment<HTMLElement | SVGElement>>();
/** So many are remembered. */
const MOST = 1000;

let note: HTMLElement | null = null;
let about: Element | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

const WAIT = 300;
/** So long is a long press. */
const HOLD = 500;
let held = false;
const EDGE = 8;

/** Says this about the element. Whatever has a tip carries the same words as its label. */
export function tip(said: string | undefined): Attachment<HTMLElement | SVGElement> {
  if (!said) return nothing;
  // For the same words the same: then nothing is done anew where they have not changed.
  let made = tips.get(said);
  if (!made) {
    if (tips.size >= MOST) tips.clear();
    tips.set(said, (made = saying(said)));
  }
  return made;
}

function nothing(): void {}

function saying(said: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (words.size === 0) listen();
    words.set(element, said);
    element.setAttribute("data-help", "");
    if (about === element && note) note.textContent = said;
    return () => {
      words.delete(element);
      element.removeAttribute("data-help");
      if (about === element) hide();
    };
  };
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointermove", pointed, { passive: true });
  document.addEventListener("pointerdown", tapped, { passive: true });
  document.addEventListener("pointerup", released, { passive: true });
  document.addEventListener("pointercancel", released, { passive: true });
  document.addEventListener("click", clicked, { capture: true });
  document.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
}

function under(event: PointerEvent): Element | null {
  let pick: Element | null = null;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (element.tagName === "DIALOG") return null;
    if (!words.has(element)) continue;
    // What can be picked says so where no part of it has something of its own to say.
    if (!element.hasAttribute("data-pick")) return element;
    pick ??= element;
  }
  return pick;
}

function pointed(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const element = under(event);
  if (element === about) return;
  hide();
  about = element;
  if (element) waiting = setTimeout(() => show(element), WAIT);
}

function tapped(event: PointerEvent): void {
  hide();
  if (event.pointerType !== "touch") return;
  const element = under(event);
  if (!element) return;
  // A finger has no other way to ask; what acts when it is tapped acts, unless it is held down.
  const acts = event.target instanceof Element && event.target.closest("button, a, label");
  if (!acts) show(element);
  else waiting = setTimeout(() => hold(element), HOLD);
}

/** A long press asks, and does nothing else. */
function hold(element: Element): void {
  show(element);
  held = true;
}

function released(): void {
  if (!held) clearTimeout(waiting);
}

function clicked(event: Event): void {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function focused(event: FocusEvent): void {
  const element = event.target instanceof Element ? event.target : null;
  if (element && words.has(element) && element.matches(":focus-visible")) show(element);
}

function show(element: Element): void {
  hide();
  about = element;
  note = document.createElement("div");
  note.className = "tip";
  note.setAttribute("aria-hidden", "true");
  note.textContent = words.get(element) ?? "";
  // A dialog lies above everything else, so its notes are shown inside it.
  (element.closest("dialog") ?? document.body).append(note);
  const at = element.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.min(
    Math.max(at.left + at.width / 2 - width / 2, EDGE),
    innerWidth - width - EDGE,
  );
  const above = at.top - height - EDGE;
  const below = Math.min(at.bottom + EDGE, innerHeight - height - EDGE);
  note.style.left = `${left}px`;
  note.style.top = `${above >= EDGE ? above : below}px`;
}

function hide(): void {
  held = false;
  clearTimeout(waiting);
  note?.remove();
  note = null;
  about = null;
}
