/** A letter for each player: the first of the name that nobody before has taken. */
export function letters(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const own = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const free = [...own, ..."ABCDEF"].find((letter) => !taken.includes(letter));
    taken.push(free ?? "?");
  }
  return taken;
}
