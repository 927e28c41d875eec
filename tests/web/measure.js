// What a player can't see whole: [] if nothing is covered, cut, outside or too small to read.
// On a low screen one may have to scroll, but whatever one scrolls to is seen whole.
({ phone, low }) => {
  const faults = [];
  const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (el) => {
    const words = (el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 30);
    return `${el.tagName.toLowerCase()}.${el.classList[0] ?? ""} "${words}"`;
  };
  const all = (selectors) =>
    selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(shown));

  const ANY = [".panel .prompt", ".bar button", ".veil .scene"];
  const whole = phone
    ? [...ANY, ".top:not(.card) header", ".slim", ".hand", ".folder", ".strip .one", ".map .view"]
        .concat([".auction .lot", ".auction .bidders li", ".trade .offer"])
    : [...ANY, ".panel .answer:not(.standing *)", ".turn:not(svg *)", ".side", ".house", ".mobster", ".hand", ".hand li"]
        .concat([".offer li", ".track", ".tools button", ".boss:not(span)", ".folder", ".map .view"])
        .concat([".trade .lot", ".trade .bidders li"]);
  for (const el of all(whole)) {
    if (low) el.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // What is to be picked has come into sight, and the street has made room for it.
    if (phone && el.matches(".slim") && el.closest(".room").scrollTop > 0) continue;
    const box = el.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const outside = box.left < -1 || box.top < -1;
    if (outside || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      faults.push(`outside: ${name(el)}`);
      continue;
    }
    for (let up = el.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      if (low && overflowY === "auto" && box.height > edge.height) break;
      const wide = box.left < edge.left - 2 || box.right > edge.right + 2;
      if (wide || box.top < edge.top - 2 || box.bottom > edge.bottom + 2) {
        faults.push(`cut: ${name(el)} by ${name(up)}`);
        break;
      }
    }
    if (el.matches(".hand li")) continue; // cards in the hand overlap
    for (const [x, y] of [[0.5, 0.5], [0.06, 0.06], [0.94, 0.06], [0.06, 0.94], [0.94, 0.94]]) {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (el.matches(".view") && el.parentElement.contains(top)) continue; // the map's own buttons
      if (top?.closest(".veil, .raid") && !el.closest(".veil, .raid")) continue; // a scene, while it is read
      if (top && !el.contains(top) && !top.contains(el)) {
        faults.push(`covered: ${name(el)} by ${name(top)}`);
        break;
      }
    }
  }
  const full = phone ? [] : [".board", ".room", ".stage", ".strip", ".house", ".mobster", ".hand"]
    .concat([".boss:not(span)", ".folder", ".trade"]);
  for (const el of all(full)) {
    if (el.scrollHeight > el.clientHeight + 3) faults.push(`too high: ${name(el)}`);
    if (el.scrollWidth > el.clientWidth + 3) faults.push(`too wide: ${name(el)}`);
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const said = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !said || said.closest(".spoken, svg")) continue;
    const size = parseFloat(getComputedStyle(said).fontSize);
    if (size < 12 && shown(said)) faults.push(`${size} px: ${name(said)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = all(["body *"]).filter((el) => el.getBoundingClientRect().right > innerWidth + 1);
    faults.push(`the page is too wide: ${wide.slice(0, 4).map(name).join(", ")}`);
  }
  return [...new Set(faults)];
}
