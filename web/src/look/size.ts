/**
 * Tells how wide and high an element is, at first and whenever that changes: once the page has been
 * laid out, and before it is seen. Nothing is laid out for the sake of it.
 */
import type { Attachment } from "svelte/attachments";

type Tell = (width: number, height: number) => void;

const told = new WeakMap<Element, Tell>();
let watcher: ResizeObserver | undefined;

/** One for all: it knows of none of them but by what is observed. */
function watching(): ResizeObserver {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) told.get(target)?.(target.clientWidth, target.clientHeight);
  });
  return watcher;
}

export function sized(tell: Tell): Attachment<HTMLElement> {
  return (element) => {
    told.set(element, tell);
    watching().observe(element);
    return () => {
      told.delete(element);
      watching().unobserve(element);
    };
  };
}
