/** The keyboard: a key presses the button that carries it, so what can't be seen can't be pressed. */

/** After a new question keys wait a moment: they were meant for the one before. */
export const PAUSE = 350;

/** These turn the guide's pages, beside a mouse, too: they answer nothing. */
const PAGES = ["n", "b"];

/** Is somebody writing, or working a control of its own? */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches("input:not([type=checkbox]), textarea, select, [role=spinbutton]")
  );
}

/** Does somebody who presses this find the way by keyboard? */
export function isPlaying(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return false;
  return /^(Tab|Enter| |Arrow.*|[0-9a-z])$/.test(event.key) && !PAGES.includes(event.key);
}

/** The visible button for this key. */
export function buttonFor(root: ParentNode, key: string): HTMLElement | null {
  const named = key === "Enter" ? "[data-enter]" : `[data-key="${CSS.escape(key)}"]`;
  for (const found of root.querySelectorAll<HTMLElement>(named)) {
    if (found.checkVisibility({ visibilityProperty: true }) && !found.matches(":disabled"))
      return found;
  }
  return null;
}
