/** Pan, pinch and zoom of the map: d3-zoom moves one layer by a transform, nothing is drawn anew. */
import { select } from "d3-selection";
import {
  zoom,
  zoomIdentity,
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
} from "d3-zoom";

import { type Box, middle, type Point } from "../city";

/** So many times as large as when all of it is in sight. */
const MOST = 8;
const STEP = 1.5;
/** So many pixels a hand may tremble in a click. */
const TREMBLE = 6;

export class MapZoom {
  /** Pixels of the page for a unit of the picture, once a movement is over. */
  scale = $state(1);
  /** Is it being moved just now? Pressing alone is not moving: a click has to reach its thing. */
  moving = $state(false);
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #view: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #fit = 1;
  #room = { width: 0, height: 0 };
  /** What was framed, until somebody moves the map. */
  #framed: Box | null = null;
  /** What fills all of the room, around a point of it, until somebody moves the map. */
  #filled: [box: Box, around: Point] | null = null;
  /** What was brought into sight, and is to stay there, until somebody moves the map. */
  #revealed: [box: Box, top: number, right: number] | null = null;
  #transform: ZoomTransform = zoomIdentity;
  #before: ZoomTransform = zoomIdentity;
  #frame = 0;

  constructor(readonly whole: Box) {
    this.#behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([1, MOST])
      .clickDistance(TREMBLE)
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.#before = this.#transform;
        if (event.sourceEvent) this.#forget();
      })
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.#moved(event.transform))
      .on("end", () => this.#rest());
  }

  /** The map lies in this element, and this layer of it moves. */
  attach(view: HTMLElement, layer: HTMLElement): () => void {
    this.#view = view;
    this.#layer = layer;
    const seen = select(view);
    seen.call(this.#behaviour).on("dblclick.zoom", null);
    return () => {
      seen.on(".zoom", null);
      this.#view = null;
      this.#layer = null;
    };
  }

  /** The room has another size: what was framed still is, or what was in the middle stays there. */
  resize(width: number, height: number): void {
    if (!this.#view || !this.#layer || width === 0 || height === 0) return;
    const { width: wide, height: high } = this.whole;
    const centre = this.#centre();
    const scale = this.#now();
    const framed = this.#framed;
    const filled = this.#filled;
    const revealed = this.#revealed;
    this.#room = { width, height };
    this.#fit = Math.min(width / wide, height / high);
    this.#layer.style.width = `${wide * this.#fit}px`;
    this.#layer.style.height = `${high * this.#fit}px`;
    this.#behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [wide * this.#fit, high * this.#fit],
      ]);
    if (framed) this.frame(framed, width, height);
    else if (filled) this.fill(...filled);
    else if (centre) this.show(centre, scale);
    if (revealed) this.reveal(...revealed);
  }

  /** What of the picture lies in the middle of the room. */
  #centre(): Point | null {
    if (this.#transform === zoomIdentity) return null;
    const [x, y] = this.#transform.invert([this.#room.width / 2, this.#room.height / 2]);
    return { x: x / this.#fit + this.whole.x, y: y / this.#fit + this.whole.y };
  }

  /** Put a point of the picture into the middle, at so many pixels a unit. */
  show(point: Point, scale: number): void {
    if (!this.#view) return;
    this.#forget();
    const seen = select(this.#view);
    this.#behaviour.scaleTo(seen, scale / this.#fit);
    this.#behaviour.translateTo(
      seen,
      (point.x - this.whole.x) * this.#fit,
      (point.y - this.whole.y) * this.#fit,
    );
    this.#draw(); // before it is seen otherwise
  }

  /** As much of the picture as this box. */
  frame(box: Box, width: number, height: number): void {
    const scale = Math.min(width / box.width, height / box.height);
    this.show(middle(box), scale);
    this.#framed = box;
  }

  /** So near that this box leaves nothing of the room empty, with a point of it in the middle. */
  fill(box: Box, around: Point): void {
    const { width, height } = this.#room;
    this.show(around, Math.max(width / box.width, height / box.height));
    this.#filled = [box, around];
  }

  nearer(): void {
    this.#scaleBy(STEP);
  }

  farther(): void {
    this.#scaleBy(1 / STEP);
  }

  /** It is as somebody wants it now: it does not go back to what was shown on its own. */
  #forget(): void {
    this.#framed = this.#filled = this.#revealed = null;
  }

  #scaleBy(factor: number): void {
    if (!this.#view) return;
    this.#forget();
    this.#behaviour.scaleBy(select(this.#view), factor);
  }

  pan(x: number, y: number): void {
    if (!this.#view) return;
    this.#forget();
    this.#behaviour.translateBy(select(this.#view), x / this.#transform.k, y / this.#transform.k);
  }

  /**
   * Bring this part of the picture into sight, unless it is: as near as it is now, if it fits. What
   * lies over the room leaves so many pixels less of it on top and on the right.
   */
  reveal(box: Box, top = 0, right = 0): void {
    const width = this.#room.width - right;
    const height = this.#room.height - top;
    const now = this.#now();
    const scale = Math.min(now, width / box.width, height / box.height);
    if (scale < now) this.show(middle(box), scale);
    const from = this.at(box);
    const to = this.at({ x: box.x + box.width, y: box.y + box.height });
    const x = from.x < 0 ? -from.x : Math.min(0, width - to.x);
    const y = from.y < top ? top - from.y : Math.min(0, top + height - to.y);
    if (x || y) this.pan(x, y);
    this.#revealed = [box, top, right];
  }

  /** A point of the picture, in pixels of the room. */
  at({ x, y }: Point): Point {
    const [left, top] = this.#transform.apply([
      (x - this.whole.x) * this.#fit,
      (y - this.whole.y) * this.#fit,
    ]);
    return { x: left, y: top };
  }

  #moved(transform: ZoomTransform): void {
    this.#transform = transform;
    const { x, y, k } = this.#before;
    const far = Math.hypot(transform.x - x, transform.y - y) > TREMBLE;
    if (far || transform.k !== k) this.moving = true;
    // One change a frame, however many the fingers make.
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { x, y, k } = this.#transform;
    if (this.#layer) this.#layer.style.transform = `translate(${x}px,${y}px) scale(${k})`;
  }

  #rest(): void {
    this.moving = false;
    this.scale = this.#now();
  }

  /** While it is being moved, too. */
  #now(): number {
    return this.#fit * this.#transform.k;
  }
}
