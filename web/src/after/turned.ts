/** A turning point in words: who won or lost how much, by what most of all. */
import type { Text } from "../text/lookup";
import type { After } from "../wire/data";
import { amount, stepName } from "./figures";

type Swing = After["swings"][number];

/** By whether the largest part is all there is, most of it, or more than was left in the end. */
const UP = {
  all: "after-swing-up-all",
  most: "after-swing-up",
  net: "after-swing-up-net",
} as const;
const DOWN = {
  all: "after-swing-down-all",
  most: "after-swing-down",
  net: "after-swing-down-net",
} as const;

export function turned(text: Text, { steps }: Pick<After, "steps">, swing: Swing, unit: string) {
  const { seat, change, amount: most } = swing;
  const person = { who: text.name(seat), you: seat === text.me };
  const said = text.say((change > 0 ? UP : DOWN)[kind(change, most)], {
    ...person,
    step: stepName(text, steps[swing.step]),
    value: amount(text, unit, Math.abs(change)),
    what: text.say(`after-part-${swing.part}`),
    part: amount(text, unit, Math.abs(most)),
  });
  return swing.lead ? text.say("after-swing-lead", { ...person, said }) : said;
}

function kind(change: number, most: number): "all" | "most" | "net" {
  if (most === change) return "all";
  return Math.abs(most) > Math.abs(change) ? "net" : "most";
}
