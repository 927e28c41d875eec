/**
 * What has only just come under a finger is not meant by it: a sheet has grown, an offer has come,
 * a card has moved up. A tap counts where the same control has been for a moment.
 */
import { PAUSE } from "./keys";

/** What a tap answers with: on the sheet, to an offer, on the board. */
const CONTROLS = ".answer, .offer button, [data-pick], [data-lay]";
/** What comes by itself, whenever others like: it is to be read first. */
const OFFERED = ".offer *";
/** What shows that things may lie elsewhere now. */
const CHANGES = { childList: true, characterData: true, subtree: true } as const;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a control has been of late: each place, and from when on. */
type Places = { from: number; box: Box }[];

export class Steady<Control extends object> {
  #places = new WeakMap<Control, Places>();

  /** It lies here now; the first time, from then on. `byHand`: whoever moved it knows where it is. */
  note(control: Control, box: Box, now: number, byHand = false, first = now): void {
    const places = this.#places.get(control) ?? [];
    const last = places.at(-1);
    if (last && byHand) last.box = box;
    if (last && alike(last.box, box)) return;
    const recent = places.filter((_, at) => (places[at + 1]?.from ?? now) > now - PAUSE);
    this.#places.set(control, [...recent, { from: last ? now : first, box }]);
  }

  /** Has it been under this point for a moment? It is there now. */
  isMeant(control: Control, x: number, y: number, now: number): boolean {
    const places = this.#places.get(control);
    const [first] = places ?? [];
    if (!places || !first) return true;
    const long = now - PAUSE;
    return (
      first.from <= long &&
      places.slice(0, -1).every(({ box }, at) => {
        const until = places[at + 1]?.from ?? now;
        return until <= long || holds(box, x, y);
      })
    );
  }
}

function alike(one: Box, other: Box): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  return (
    near(one.left, other.left) &&
    near(one.top, other.top) &&
    near(one.right, other.right) &&
    near(one.bottom, other.bottom)
  );
}

function holds({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** The taps on a table. */
export class Taps {
  readonly #steady = new Steady<Element>();
  #root: HTMLElement | null = null;
  #frame = 0;
  /** What the finger went down on, and whether that was meant. */
  #pressed: { control: Element; meant: boolean } | null = null;

  /** Look after what lies on this page, until that is over. */
  watch(root: HTMLElement): () => void {
    this.#root = root;
    const later = () => (this.#frame ||= requestAnimationFrame(() => this.#look()));
    const moved = () => this.#look(true);
    const changed = new MutationObserver(later);
    changed.observe(root, CHANGES);
    const resized = new ResizeObserver(later);
    for (const part of root.children) resized.observe(part);
    for (const kind of BY_HAND)
      root.addEventListener(kind, moved, { capture: true, passive: true });
    this.#look(false, -Infinity); // what lies there has been read
    return () => {
      cancelAnimationFrame(this.#frame);
      changed.disconnect();
      resized.disconnect();
      for (const kind of BY_HAND) root.removeEventListener(kind, moved, { capture: true });
      this.#root = null;
    };
  }

  #look(byHand = false, now = performance.now()): void {
    // What has changed meanwhile has not been seen yet: nobody's hand has moved that.
    if (byHand && this.#frame) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const control of this.#root?.querySelectorAll(CONTROLS) ?? []) {
      const first = control.matches(OFFERED) ? now : -Infinity;
      this.#steady.note(control, control.getBoundingClientRect(), now, byHand, first);
    }
  }

  press(event: PointerEvent): void {
    const control = controlOf(event);
    this.#pressed = control && { control, meant: this.#isMeant(control, event) };
  }

  /** Is this click meant for what it comes to? */
  counts(event: MouseEvent): boolean {
    const control = controlOf(event);
    // By keyboard, or by a program that reads the page: no finger can miss.
    if (!control || event.detail === 0 || !event.isTrusted) return true;
    const pressed = this.#pressed;
    return pressed?.control === control ? pressed.meant : this.#isMeant(control, event);
  }

  #isMeant(control: Element, { clientX, clientY }: MouseEvent): boolean {
    if (this.#frame) this.#look();
    return this.#steady.isMeant(control, clientX, clientY, performance.now());
  }
}

/** Things that somebody moves himself. */
const BY_HAND = ["scroll", "wheel", "pointerup"] as const;

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}
