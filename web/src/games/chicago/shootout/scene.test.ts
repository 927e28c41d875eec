import { describe, expect, it } from "vitest";

import type { Told } from "../../../wire/data";
import type { ShootoutView } from "../../../wire/types";
import recorded from "../scenes.json";
import { raidOf } from "./raid";
import { asTold, partsOf, sceneOf, sinceAttack, type Side } from "./scene";

type Recorded = { view: { shootout?: ShootoutView | null }; log: Told[] };
const real = Object.values(recorded.scenes as unknown as Record<string, Recorded>).flatMap(
  ({ view, log }) => (view.shootout ? [{ shootout: view.shootout, log }] : []),
);

const JACK_KNIFE = 14;
const MAD_DOG = 22;
const MASSACRE = 90;
const TOMMYGUNS = 100;

/** Jack Knife and another against Mad Dog Moe in a large business. */
function given(more: Partial<ShootoutView> = {}): ShootoutView {
  return {
    business: 15,
    stage: "cards",
    fixed: false,
    massacre: false,
    attack: {
      boss: 0,
      fighters: [
        {
          gangster: JACK_KNIFE,
          standing: true,
          base: 1,
          against: [MAD_DOG],
          value: 5,
          picked: false,
        },
        { gangster: 1, standing: true, base: 2, against: [], value: 2, picked: false },
      ],
      size: 0,
      value: 7,
      cards: 2,
      total: 9,
      die: 0,
      needs: 2,
    },
    defence: {
      boss: 3,
      fighters: [
        { gangster: MAD_DOG, standing: true, base: -1, against: [], value: -1, picked: false },
      ],
      size: 3,
      value: 2,
      cards: 0,
      total: 2,
      die: 0,
      needs: 3,
    },
    loser: -1,
    deadly: false,
    falling: -1,
    dying: false,
    ...more,
  };
}

const ATTACK: Told[] = [
  { event: "drives", boss: 0, square_from: 1, square: 2, count: 1 },
  { event: "attacks-business", boss: 0, boss_other: 3, business: 15 },
  { event: "shows-gang", boss: 0, where: 18, gangsters: [JACK_KNIFE, 1, 2] },
  { event: "shows-gang", boss: 3, where: 15, gangsters: [MAD_DOG] },
];

/** All parts of a side, added up. */
function sum(side: Side): number {
  const fighters = side.fighters.flatMap(({ parts }) => parts.map(({ value }) => value));
  return fighters.reduce((all, value) => all + value, side.size + side.cards);
}

describe("the points of a shootout", () => {
  it("add up to the total, in real games", () => {
    expect(real.length).toBeGreaterThan(2);
    for (const { shootout, log } of real) {
      const scene = sceneOf(shootout, log);
      for (const [side, seen] of [
        [scene.attack, shootout.attack],
        [scene.defence, shootout.defence],
      ] as const) {
        expect(sum(side)).toBe(side.total);
        expect(side.total).toBe(seen.total);
        expect(side.gang + side.size + side.cards).toBe(side.total);
        if (side.die) expect(side.score).toBe(side.total + side.die);
      }
    }
  });

  it("say where each comes from", () => {
    const { attack, defence } = sceneOf(given(), ATTACK);
    expect(attack.fighters[0]?.parts).toEqual([
      { from: "base", value: 1 },
      { from: "against", value: 4, enemy: MAD_DOG },
    ]);
    expect(attack.fighters[1]?.parts).toEqual([{ from: "bonus", value: 2 }]);
    expect(defence.fighters[0]?.parts).toEqual([{ from: "bonus", value: -1 }]);
    expect([sum(attack), sum(defence)]).toEqual([9, 2]);
  });

  it("of one whom John Doe has picked are none", () => {
    const picked = { gangster: 5, standing: true, base: 0, against: [], value: 0, picked: true };
    expect(partsOf(picked)).toEqual([{ from: "picked", value: 0 }]);
  });
});

describe("a shootout that no view has shown", () => {
  const ROLLS_ROY = 25;
  const told: Told[] = [
    { event: "attacks-business", boss: 1, boss_other: 0, business: 8 },
    { event: "shows-gang", boss: 1, where: 18, gangsters: [ROLLS_ROY] },
    { event: "shows-gang", boss: 0, where: 8, gangsters: [] },
    { event: "totals", boss: 1, boss_other: 0, total: 1, total_other: 1, bonus: 0, bonus_other: 0 },
  ];
  const end: Told[] = [
    { event: "shootout-round-won", boss: 1, dice: [4], score: 5, dice_other: [2], score_other: 3 },
    { event: "captures", boss: 1, boss_other: 0, business: 8 },
  ];

  it("is shown as it was told", () => {
    const log = [...told, ...end];
    const shootout = asTold(log);
    const scene = shootout && sceneOf(shootout, log, true);
    expect(scene?.outcome?.winner).toBe(1);
    expect([scene?.attack.score, scene?.defence.score]).toEqual([5, 3]);
    for (const side of [scene?.attack, scene?.defence])
      if (side) expect(sum(side)).toBe(side.total);
    expect(scene?.defence.size).toBe(1);
  });

  it("is none when nobody shot", () => {
    expect(asTold(told.slice(0, 3))).toBeNull();
  });
});

describe("what is told of a shootout", () => {
  it("begins with the attack", () => {
    expect(sinceAttack(ATTACK)).toHaveLength(3);
    expect(sinceAttack(ATTACK.slice(0, 1))).toEqual([]);
  });

  it("are the cards that were played, and a massacre", () => {
    const log = [
      ...ATTACK,
      { event: "plays", boss: 3, card: MASSACRE },
      { event: "plays", boss: 0, card: TOMMYGUNS },
    ];
    const scene = sceneOf(given(), log);
    expect(scene.played).toEqual([
      { boss: 3, card: MASSACRE },
      { boss: 0, card: TOMMYGUNS },
    ]);
    expect(scene.massacre).toBe(true);
    expect(sceneOf(given(), ATTACK).massacre).toBe(false);
  });

  it("is who has gone, also before anything was counted", () => {
    const log = [...ATTACK, { event: "dead", boss: 0, gangster: 2, where_from: 18 }];
    const { attack } = sceneOf(given(), log);
    expect(attack.fighters.map(({ gangster, fate }) => [gangster, fate])).toEqual([
      [JACK_KNIFE, null],
      [1, null],
      [2, "dead"],
    ]);
    expect(sum(attack)).toBe(attack.total);
  });
});

describe("a shootout that is over", () => {
  const END: Told[] = [
    ...ATTACK,
    { event: "plays", boss: 0, card: TOMMYGUNS },
    { event: "totals", boss: 0, boss_other: 3, total: 7, total_other: 2, bonus: 4, bonus_other: 0 },
    {
      event: "shootout-round-won",
      boss: 0,
      boss_other: 3,
      dice: [4],
      dice_other: [3],
      score: 15,
      score_other: 5,
    },
    { event: "in-hospital", boss: 3, gangster: MAD_DOG, where_from: 15 },
    { event: "captures", boss: 0, boss_other: 3, business: 15 },
  ];

  it("is shown as it ended, whatever was seen before", () => {
    const { attack, defence, outcome } = sceneOf(given(), END, true);
    expect(outcome?.winner).toBe(0);
    expect(outcome?.told.map(({ event }) => event)).toEqual(["captures"]);
    expect([attack.total, attack.die, attack.score, attack.needs]).toEqual([11, 4, 15, 0]);
    expect([defence.die, defence.score, attack.ahead]).toEqual([3, 5, true]);
    expect(defence.fighters[0]?.fate).toBe("hospital");
  });

  it("is lost by the car that is towed, and won by nobody when one gets away", () => {
    const towed = { event: "car-beaten", boss: 0, garage: 1, square_from: 2, square: 3 };
    expect(sceneOf(given(), [...ATTACK, towed], true).outcome?.winner).toBe(3);
    const flees = { event: "flees", boss: 0, square_from: 2, square: 3, count: 1 };
    expect(sceneOf(given(), [...ATTACK, flees], true).outcome?.winner).toBeNull();
  });
});

describe("a raid", () => {
  const ORDER: Told = { event: "declares-raid-business", boss: 1, boss_other: 2, business: 4 };

  it("goes on until it is told how it ended", () => {
    expect(raidOf([])).toBeNull();
    expect(raidOf([ORDER])).toMatchObject({ at: 0, business: 4, dice: null, told: [] });
    const raid = raidOf([
      ORDER,
      { event: "shows-gang", boss: 2, where: 4, gangsters: [6, 7] },
      { event: "raid-dice", boss: 1, boss_other: 2, dice: [3], dice_other: [3] },
      { event: "raid-dice", boss: 1, boss_other: 2, dice: [5], dice_other: [2] },
      { event: "business-raided", boss: 1, boss_other: 2, business: 4, gangsters: [6, 7] },
      { event: "drives", boss: 2, square_from: 0, square: 1, count: 1 },
    ]);
    expect(raid).toMatchObject({ dice: [5, 2], found: [6, 7], held: [6, 7] });
    expect(raid?.told.map(({ event }) => event)).toEqual(["business-raided"]);
  });

  it("that was taken back was none", () => {
    expect(raidOf([ORDER, { event: "taken-back", seat: 1, between: null }])).toBeNull();
  });
});
