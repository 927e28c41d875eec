/** The things on the map: their names, where they are, and what they are called. */
import type { Choice, Picks } from "../../../table/questions";
import type { Text } from "../../../text/lookup";
import { distances, type Drawing, middle, plotOf, type Plot, type Point, wayTo } from "../city";
import { contract, NOBODY, NOTHING, RESOURCES } from "../components";
import type { ChicagoView } from "../types";

export interface Thing {
  /** `place:3`, `lot:5`, `business:4`, `territory:7`, `garage:1`, `car:2`, `police`, `square:12`. */
  name: string;
  plot: Plot;
  words: string;
}

/** The side of a street square. */
export const SQUARE = 60;

/** All that lies beside the streets; where a business stands, it is that business. */
export function plotsOf(view: ChicagoView, drawing: Drawing, text: Text): Thing[] {
  const on = new Map(view.businesses.filter((b) => b.owner !== NOBODY).map((b) => [b.lot, b]));
  const things: Thing[] = [];
  drawing.places.forEach((plot, place) => {
    const lying = lyingAt(view, place);
    const picks = RESOURCES.flatMap((good, at) =>
      lying[at] ? [text.say(`good-${good}`, { [good]: lying[at] })] : [],
    );
    const name = text.term("place", place);
    const words = picks.length ? text.labelled(name, text.listed(picks)) : name;
    things.push({ name: `place:${place}`, plot, words });
  });
  drawing.lots.forEach((plot, lot) => {
    const business = on.get(lot);
    if (business === undefined) {
      things.push({ name: `lot:${lot}`, plot, words: text.term("lot", lot) });
      return;
    }
    const words = text.say("map-business", {
      business: business.business,
      boss: business.owner,
      count: business.count,
    });
    const shut = business.closed ? ` ${text.say("map-closed")}` : "";
    things.push({ name: `business:${business.business}`, plot, words: words + shut });
  });
  drawing.territories.forEach((plot, territory) => {
    const owner = view.table.territories[territory] ?? NOBODY;
    const name = text.term("territory", territory);
    const words =
      owner === NOBODY ? name : text.say("map-territory-of", { territory, boss: owner });
    things.push({ name: `territory:${territory}`, plot, words });
  });
  drawing.garages.forEach((plot, garage) => {
    things.push({ name: `garage:${garage}`, plot, words: text.term("garage", garage) });
  });
  return things;
}

/** Everything on the map that can be pointed at: what lies above comes last. */
export function thingsOf(view: ChicagoView, drawing: Drawing, text: Text, picks: Picks): Thing[] {
  const found = plotsOf(view, drawing, text);
  for (const name of picks.keys()) {
    const [word, number] = name.split(":");
    const plot = word === "square" ? placeOf(view, drawing, name) : null;
    if (plot) found.unshift({ name, plot, words: text.term("square", Number(number)) });
  }
  for (const car of carsOf(view, drawing)) {
    const police = car.seat === null;
    const plot = {
      x: car.x - SQUARE * 0.42 * car.size,
      y: car.y - SQUARE * 0.3 * car.size,
      width: SQUARE * 0.84 * car.size,
      height: SQUARE * 0.55 * car.size,
      square: car.square,
    };
    const words = police ? text.say("row-police") : text.say("map-car", { boss: car.seat ?? 0 });
    found.push({ name: police ? "police" : `car:${car.seat}`, plot, words });
  }
  return found;
}

/** What has not changed stays the same object: then nothing of it is drawn anew. */
export function unchanged(things: readonly Thing[], before: readonly Thing[]): Thing[] {
  const known = new Map(before.map((thing) => [thing.name, thing]));
  return things.map((thing) => {
    const old = known.get(thing.name);
    return old && old.words === thing.words && old.plot === thing.plot ? old : thing;
  });
}

/** Booze, girls, henchmen that lie on a place. */
export function lyingAt(view: ChicagoView, place: number): number[] {
  const from = place * RESOURCES.length;
  return view.table.lying.slice(from, from + RESOURCES.length);
}

export interface CarOnMap extends Point {
  /** A boss's; null: the police. */
  seat: number | null;
  square: number;
  /** How large it is drawn: several on one square leave each other room. */
  size: number;
}

/** Where the cars stand: those on one square beside each other. */
export function carsOf(view: ChicagoView, drawing: Drawing): CarOnMap[] {
  const standing: { seat: number | null; square: number; at: Point }[] = [];
  for (const boss of view.bosses) {
    const garage = boss.garage === NOTHING ? undefined : drawing.garages[boss.garage];
    const at = garage ? middle(garage) : drawing.squares[boss.square];
    if (at) standing.push({ seat: boss.seat, square: garage?.square ?? boss.square, at });
  }
  const police = drawing.squares[view.table.police];
  if (police) standing.push({ seat: null, square: view.table.police, at: police });
  const crowds = new Map<string, typeof standing>();
  for (const car of standing) {
    const key = `${car.at.x},${car.at.y}`;
    crowds.set(key, [...(crowds.get(key) ?? []), car]);
  }
  return [...crowds.values()].flatMap((crowd) =>
    crowd.map(({ seat, square, at }, number) => ({
      seat,
      square,
      ...beside(at, number, crowd.length),
    })),
  );
}

/** Up to seven on one square, and no letter covered: two below each other, more in rows of two. */
function beside({ x, y }: Point, number: number, count: number): Point & { size: number } {
  if (count === 1) return { x, y, size: 1 };
  if (count === 2) return { x, y: y + (number ? 16 : -16), size: 1 };
  const rows = Math.ceil(count / 2);
  const row = Math.floor(number / 2);
  const last = row === rows - 1 && count % 2 === 1;
  return {
    x: x + (last ? 0 : number % 2 ? 16 : -16),
    y: y + (row - (rows - 1) / 2) * 20,
    size: 0.6,
  };
}

/** What a tap on a thing would answer: what names it, or else the square before it. */
export function choicesFor(picks: Picks, name: string, square: number): readonly Choice[] {
  const own = picks.get(name);
  if (own?.length) return own;
  return picks.get(`square:${square}`) ?? [];
}

/** The squares from where to where a contract goes: of several ends to the nearest. */
export function errandOf(
  view: ChicagoView,
  drawing: Drawing,
  me: number | null,
  card: number,
): number[] {
  const { start: place, end, garage, ownBusiness } = contract(card);
  const start = drawing.places[place]?.square ?? 0;
  const whose = view.bosses.find(({ started }) => started.includes(card))?.seat ?? me;
  const ends = garage
    ? drawing.garages
    : ownBusiness
      ? view.businesses.filter(({ owner }) => owner === whose).map(({ lot }) => drawing.lots[lot])
      : [drawing.places[end]];
  const far = distances(drawing, start);
  const [near] = ends
    .flatMap((plot) => (plot ? [plot.square] : []))
    .sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
  return near === undefined ? [start] : wayTo(drawing, start, near);
}

/** Where a thing is, whatever it is. */
export function placeOf(view: ChicagoView, drawing: Drawing, name: string): Plot | null {
  const [word, number] = name.split(":");
  if (word === "square") {
    const square = drawing.squares[Number(number)];
    return square ? around(square, Number(number)) : null;
  }
  if (word === "business") {
    const business = view.businesses[Number(number)];
    return business ? plotOf(drawing, `lot:${business.lot}`) : null;
  }
  if (word === "car" || word === "police") {
    const seat = word === "car" ? Number(number) : null;
    const car = carsOf(view, drawing).find((each) => each.seat === seat);
    return car ? around(car, car.square) : null;
  }
  return plotOf(drawing, name);
}

function around({ x, y }: Point, square: number): Plot {
  return { x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE, square };
}
