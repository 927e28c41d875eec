/** Tells an element whether it is in sight, or nearly: what is not need not be there. */
const MARGIN = "600px 0px";

export function near(element: HTMLElement, tell: (near: boolean) => void): { destroy(): void } {
  const root = element.closest("[role=log]");
  const watcher = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { root, rootMargin: MARGIN },
  );
  watcher.observe(element);
  return { destroy: () => watcher.disconnect() };
}
