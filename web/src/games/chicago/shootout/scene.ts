/**
 * A shootout as it is shown: the view says what counts, the log what has been played and what became
 * of everybody, also in the moment in which it is over.
 */
import type { Told } from "../../../wire/data";
import type { FighterView, ShootoutView, SideView } from "../../../wire/types";
import {
  business as businessCard,
  eventName,
  gangster as card,
  NOBODY,
  NOTHING,
} from "../components";

export type Fate = "hospital" | "dead" | "hiding";

/** Where a point comes from: `base` is the own value, `against` an enemy it counts more against. */
export interface Part {
  from: "base" | "bonus" | "against" | "picked";
  value: number;
  enemy?: number;
}

export interface Fighter {
  gangster: number;
  value: number;
  parts: readonly Part[];
  /** He no longer fights. */
  fate: Fate | null;
  /** He falls right now: he may yet be saved. */
  falling: boolean;
}

export interface Side {
  boss: number;
  fighters: readonly Fighter[];
  /** What the fighters count together, the business by its size, and cards. */
  gang: number;
  size: number;
  cards: number;
  total: number;
  /** The die of the last round, and what it came to; 0: nothing has been rolled. */
  die: number;
  score: number;
  needs: number;
  /** The last round was this side's. */
  ahead: boolean;
}

/** A card that was played in it, by whom. */
export interface Played {
  boss: number;
  card: number;
}

/** How it ended: who has won (null: nobody has), and what came of it, as it was told. */
export interface Outcome {
  winner: number | null;
  told: readonly Told[];
}

export interface Scene {
  business: number | null;
  attack: Side;
  defence: Side;
  massacre: boolean;
  deadly: boolean;
  played: readonly Played[];
  outcome: Outcome | null;
}

/** What came of it, beside those who fell. */
const RESULTS = ["captures", "car-beaten", "mechanic", "contract-taken", "flees", "slips-out"];
const ATTACKS = ["attacks-car", "attacks-business"];
const FATES: Readonly<Record<string, Fate>> = { "in-hospital": "hospital", dead: "dead" };
const ENEMY = 4;

/** All that happened since the last attack, that itself first; nothing, if there was none. */
export function sinceAttack(log: readonly Told[]): readonly Told[] {
  const from = log.findLastIndex(({ event }) => ATTACKS.includes(event));
  return from < 0 ? [] : log.slice(from);
}

const SIZES = ["", "small", "medium", "large"];

/**
 * A shootout at which nobody was asked anything, as it was told: no view has ever shown it. Null: it
 * never came to shooting.
 */
export function asTold(told: readonly Told[]): ShootoutView | null {
  const totals = told.find(({ event }) => event === "totals");
  const [attack] = told;
  if (!totals || !attack) return null;
  const business = Number(attack["business"] ?? NOTHING);
  const where = business === NOTHING ? "car" : "business";
  const side = (end: "" | "_other"): SideView => {
    const boss = Number(attack[`boss${end}`]);
    const shown = told.find((each) => each.event === "shows-gang" && each["boss"] === boss);
    const gangsters = (shown?.["gangsters"] as number[] | undefined) ?? [];
    const size = end && business !== NOTHING ? SIZES.indexOf(businessCard(business).size) : 0;
    const [value, cards] = [Number(totals[`total${end}`]), Number(totals[`bonus${end}`])];
    const base = gangsters.map((each) => card(each)[`${where}${end ? "Defence" : "Attack"}`]);
    // An old enemy makes the difference.
    if (base[0] !== undefined) base[0] += value - size - base.reduce((all, each) => all + each, 0);
    const fighters = gangsters.map((gangster, at) => {
      const own = base[at] ?? 0;
      return { gangster, standing: true, base: own, against: [], value: own, picked: false };
    });
    return { boss, fighters, size, value, cards, total: value + cards, die: 0, needs: 0 };
  };
  return {
    business,
    stage: "over",
    fixed: true,
    massacre: false,
    attack: side(""),
    defence: side("_other"),
    loser: NOBODY,
    deadly: false,
    falling: NOTHING,
    dying: false,
  };
}

export function attacksIn(log: readonly Told[]): number {
  return log.filter(({ event }) => ATTACKS.includes(event)).length;
}

/** `over`: it is no longer under way; `shootout` is as it was last seen. */
export function sceneOf(shootout: ShootoutView, log: readonly Told[], over = false): Scene {
  const told = sinceAttack(log);
  const fates = fatesOf(told);
  const round = told.findLast(({ event }) => event.startsWith("shootout-round-"));
  const outcome = over ? outcomeOf(told) : null;
  const sides = [shootout.attack, shootout.defence].map((side, at): Side => {
    const fighters = side.fighters.map((each) => fighterOf(each, shootout, fates));
    const scored = round ? Number(at === 0 ? round["score"] : round["score_other"]) : 0;
    const dice = round ? (at === 0 ? round["dice"] : round["dice_other"]) : [];
    const [value, cards] = fixed(told, at === 0) ?? [side.value, side.cards];
    return {
      boss: side.boss,
      fighters: [...fighters, ...goneOf(side, told, fates)],
      gang: value - side.size,
      size: side.size,
      cards,
      total: value + cards,
      die: (dice as number[])[0] ?? side.die,
      score: scored,
      needs: outcome ? Number(outcome.winner !== side.boss) : side.needs,
      ahead: won(round, at === 0),
    };
  });
  const [attack, defence] = sides as [Side, Side];
  return {
    business: shootout.business === NOTHING ? null : shootout.business,
    attack,
    defence,
    massacre: shootout.massacre || told.some(isMassacre),
    deadly: shootout.deadly,
    played: told.flatMap(({ event, boss, card }) =>
      event.startsWith("plays") ? [{ boss: Number(boss), card: Number(card) }] : [],
    ),
    outcome,
  };
}

/** Where each of his points comes from; they add up to his value. */
export function partsOf(fighter: FighterView): Part[] {
  if (fighter.picked) return [{ from: "picked", value: 0 }];
  const base: Part = { from: fighter.base === 1 ? "base" : "bonus", value: fighter.base };
  return [
    base,
    ...fighter.against.map((enemy): Part => ({ from: "against", value: ENEMY, enemy })),
  ];
}

function fighterOf(
  fighter: FighterView,
  { falling }: ShootoutView,
  fates: ReadonlyMap<number, Fate>,
): Fighter {
  const { gangster, value, standing } = fighter;
  const fate = fates.get(gangster) ?? (standing ? null : "hospital");
  return {
    gangster,
    value,
    parts: partsOf(fighter),
    fate,
    falling: fate === null && gangster === falling,
  };
}

/** Who was there at first and left before anything was counted: blown up, or by the back door. */
function goneOf(
  { boss, fighters }: SideView,
  told: readonly Told[],
  fates: ReadonlyMap<number, Fate>,
): Fighter[] {
  const shown = told.find((each) => each.event === "shows-gang" && each["boss"] === boss);
  const counted = new Set(fighters.map(({ gangster }) => gangster));
  return ((shown?.["gangsters"] as number[] | undefined) ?? []).flatMap((gangster) => {
    const fate = fates.get(gangster);
    if (counted.has(gangster) || !fate) return [];
    return [{ gangster, value: 0, parts: [], fate, falling: false }];
  });
}

function fatesOf(told: readonly Told[]): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  for (const each of told) {
    const fate = FATES[each.event];
    if (fate) fates.set(Number(each["gangster"]), fate);
    if (each.event === "sneaks-out") {
      for (const gangster of each["gangsters"] as number[]) fates.set(gangster, "hiding");
    }
  }
  return fates;
}

/** What was counted when the shooting began; null: that is still to come. */
function fixed(told: readonly Told[], attacks: boolean): [number, number] | null {
  const totals = told.find(({ event }) => event === "totals");
  if (!totals) return null;
  const end = attacks ? "" : "_other";
  return [Number(totals[`total${end}`]), Number(totals[`bonus${end}`])];
}

function won(round: Told | undefined, attacks: boolean): boolean {
  return round?.event === (attacks ? "shootout-round-won" : "shootout-round-lost");
}

function isMassacre({ event, card }: Told): boolean {
  return event === "plays" && eventName(Number(card)) === "massacre";
}

function outcomeOf(told: readonly Told[]): Outcome {
  const [attack] = told;
  const attacker = Number(attack?.["boss"]);
  const beaten = told.find(({ event }) => event === "car-beaten");
  let winner: number | null = null;
  if (told.some(({ event }) => event === "captures")) winner = attacker;
  else if (beaten) {
    winner = beaten["boss"] === attacker ? Number(attack?.["boss_other"]) : attacker;
  }
  return { winner, told: told.filter(({ event }) => RESULTS.includes(event)) };
}
