/** One for each, made when it is first asked for. It belongs to nobody who looks at it: what is made
 * while a component is shown derives nothing any more once that component is gone. */
export function lasting<Of extends object, What>(make: (of: Of) => What): (of: Of) => What {
  const made = new WeakMap<Of, { what: What }>();
  return (of) => {
    let found = made.get(of);
    if (!found) {
      const box: { what?: What } = {};
      $effect.root(() => {
        box.what = make(of);
      });
      found = box as { what: What };
      made.set(of, found);
    }
    return found.what;
  };
}
