import { describe, expect, it } from "vitest";

import type { Choice } from "../table/questions";
import type { Text } from "../text/lookup";
import { Picking, type Anchor } from "./picking.svelte";

const HERE = {} as Anchor;

function choice(action: string): Choice {
  const option = { action: { do: action } };
  const ask = { id: "1.window.0", seat: 0, question: { ask: "window" }, options: [option] };
  return { ask, option } as unknown as Choice;
}

function picking(): { picks: Picking; picked: Choice[] } {
  const picked: Choice[] = [];
  const picks = new Picking({
    text: {} as Text,
    picks: new Map(),
    lays: new Map(),
    onpick: (each) => picked.push(each),
    onlook: () => undefined,
  });
  return { picks, picked };
}

describe("a tap on a thing", () => {
  it("answers, if it can mean one thing only", () => {
    const { picks, picked } = picking();
    const only = choice("play");
    picks.pick([only], HERE);
    expect(picked).toEqual([only]);
    expect(picks.asked).toBeNull();
  });

  it("on a card of one's hand tells first what the card does, and plays it when that is read", () => {
    const { picks, picked } = picking();
    const only = choice("play");
    picks.pick([only], HERE, "Dynamite\nOne man of each side falls.");
    expect(picked).toEqual([]);
    expect(picks.asked?.about).toContain("Dynamite");
    picks.chosen(only);
    expect(picked).toEqual([only]);
    expect(picks.asked).toBeNull();
  });

  it("asks which one is meant, if there are several", () => {
    const { picks, picked } = picking();
    picks.pick([choice("play"), choice("keep")], HERE);
    expect(picked).toEqual([]);
    expect(picks.asked?.choices).toHaveLength(2);
  });
});
