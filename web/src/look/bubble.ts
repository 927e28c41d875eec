/** Words that stand at a name for a moment. They take no room and cover nothing for long. */
import type { Attachment } from "svelte/attachments";

const EDGE = 8;

/** Not on another tab, nor scrolled away: then the talk counts it. */
function inSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return width > 0 && there.includes(element);
}

export function bubble(words: string): Attachment<HTMLElement> {
  return (element) => {
    if (!words || !inSight(element)) return;
    const note = document.createElement("div");
    note.className = "tip bubble";
    note.setAttribute("aria-hidden", "true");
    note.textContent = words;
    document.body.append(note);
    const at = element.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(at.left - EDGE, innerWidth - width - EDGE));
    note.style.left = `${left}px`;
    note.style.top = `${Math.max(EDGE, at.top - height - EDGE / 2)}px`;
    return () => note.remove();
  };
}
