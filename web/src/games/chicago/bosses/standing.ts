/** What everybody can see of how a boss stands: where the points come from, and what would break them. */
import type { Message } from "../../../wire/data";
import {
  AT,
  business as businessCard,
  gangsterNamed,
  type Kind,
  KINDS,
  NOBODY,
  SEATS_IN_CAR,
} from "../components";
import type { BossView, BusinessView, ChicagoView, GangsterView } from "../types";

// --- points --------------------------------------------------------------------------------------

/** What brings victory points (K1.3), in the order in which they are shown. */
export const SOURCES = ["businesses", "contracts", "respect", "gangsters"] as const;
export type Source = (typeof SOURCES)[number];

/** How many points a boss has from each. */
export type Points = Pick<BossView, `points_${Source}`>;

export function pointsFrom(boss: Points, source: Source): number {
  switch (source) {
    case "businesses":
      return boss.points_businesses;
    case "contracts":
      return boss.points_contracts;
    case "respect":
      return boss.points_respect;
    case "gangsters":
      return boss.points_gangsters;
  }
}

/** Where each single point comes from. */
export function pipsOf(boss: Points): Source[] {
  return SOURCES.flatMap((source) =>
    Array.from({ length: pointsFrom(boss, source) }, () => source),
  );
}

const FROM: Readonly<Record<Source, string>> = {
  businesses: "cell-from-businesses",
  contracts: "cell-from-contracts",
  respect: "cell-from-respect",
  gangsters: "cell-from-gangsters",
};

/** All points in a sentence. */
export function pointsTold(boss: BossView): Message {
  const items = SOURCES.filter((source) => pointsFrom(boss, source) > 0).map((source) => ({
    key: FROM[source],
    args: { count: pointsFrom(boss, source) },
  }));
  return items.length
    ? { key: "board-points", args: { count: boss.points, items } }
    : { key: "board-points-none" };
}

/** What the points rest on, thing by thing: businesses and contracts by name. */
export function restsOn(view: ChicagoView, seat: number): Message[] {
  const boss = view.bosses[seat];
  if (!boss) return [];
  const told: Message[] = [
    ...ownBusinesses(view, seat)
      .filter(({ closed }) => !closed)
      .map(({ business }) => ({
        key: "board-rests-business",
        args: { business, count: businessCard(business).points },
      })),
    ...boss.completed.map((contract) => ({ key: "board-rests-contract", args: { contract } })),
  ];
  if (boss.points_respect) {
    told.push({ key: "board-rests-respect", args: { count: boss.territories } });
  }
  if (boss.points_gangsters) {
    told.push({
      key: "board-rests-gangsters",
      args: { count: boss.at_work, points: boss.points_gangsters },
    });
  }
  return told;
}

// --- what would break them -----------------------------------------------------------------------

/** Each source of points with what it rests on, and what would break it. */
export function risksOf(view: ChicagoView, seat: number): Record<Source, Message[]> {
  const boss = view.bosses[seat];
  if (!boss) throw new RangeError(`there is no boss ${seat}`);
  return {
    businesses: businessRisks(view, seat),
    contracts: contractRisks(boss),
    respect: respectRisks(view, boss),
    gangsters: gangsterRisks(boss),
  };
}

function businessRisks(view: ChicagoView, seat: number): Message[] {
  const own = ownBusinesses(view, seat);
  const told = own.map(({ business, closed, count }) => ({
    key: closed ? "board-from-closed" : "board-from-business",
    args: { business, points: businessCard(business).points, count },
  }));
  return own.some(({ closed }) => !closed) ? [...told, { key: "board-risk-businesses" }] : told;
}

function contractRisks(boss: BossView): Message[] {
  return [
    ...boss.completed.map((contract) => ({ key: "board-from-contract", args: { contract } })),
    ...boss.started.map((contract) => ({ key: "board-risk-contract", args: { contract } })),
  ];
}

/** Whoever has strictly the most territories has it (K5.6). */
function respectRisks(view: ChicagoView, boss: BossView): Message[] {
  const rivals = view.bosses.filter(({ seat }) => seat !== boss.seat);
  const most = Math.max(0, ...rivals.map(({ territories }) => territories));
  const next = rivals.find(({ territories }) => territories === most);
  if (view.table.respect === boss.seat && next) {
    return [
      {
        key: "board-risk-respect",
        args: { count: boss.territories, count_next: most, boss_next: next.seat },
      },
    ];
  }
  return [{ key: "board-way-respect", args: { count: boss.territories, most: most + 1 } }];
}

/** Every two at work are a point (K1.3). */
function gangsterRisks({ at_work: count }: BossView): Message[] {
  if (count === 0) return [{ key: "board-no-gangsters" }];
  return [
    { key: count % 2 ? "board-risk-gangsters-odd" : "board-risk-gangsters-even", args: { count } },
  ];
}

// --- businesses and monopolies -------------------------------------------------------------------

/** The businesses of a boss, the largest of each kind first. */
export function ownBusinesses(view: ChicagoView, seat: number): BusinessView[] {
  const worth = ({ business }: BusinessView) => businessCard(business).points;
  const kind = ({ business }: BusinessView) => KINDS.indexOf(businessCard(business).kind);
  return view.businesses
    .filter(({ owner }) => owner === seat)
    .sort((one, other) => kind(one) - kind(other) || worth(other) - worth(one));
}

export interface Monopoly {
  kind: Kind;
  /** What would break it. */
  told: Message[];
}

const MONOPOLY: Readonly<Record<Kind, string>> = {
  bar: "board-monopoly-bar",
  casino: "board-monopoly-casino",
  brothel: "board-monopoly-brothel",
};

/** The kinds of which all open businesses are this boss's (K8.2), and what would change that. */
export function monopoliesOf(view: ChicagoView, seat: number): Monopoly[] {
  return KINDS.flatMap((kind) => {
    const all = view.businesses.filter(({ business }) => businessCard(business).kind === kind);
    const open = all.filter(({ owner, closed }) => owner !== NOBODY && !closed);
    if (!open.length || open.some(({ owner }) => owner !== seat)) return [];
    const reopens = all
      .filter(({ owner, closed }) => closed && owner !== seat && owner !== NOBODY)
      .map(({ business, owner }) => ({
        key: "board-monopoly-reopens",
        args: { business, boss: owner },
      }));
    const sizes = new Map<string, { business: number; count: number }>();
    for (const { business, owner } of all) {
      if (owner !== NOBODY) continue;
      const { size } = businessCard(business);
      const known = sizes.get(size);
      sizes.set(size, { business, count: (known?.count ?? 0) + 1 });
    }
    const left = [...sizes.values()].map((args) => ({ key: "board-left-of-kind", args }));
    return [
      {
        kind,
        told: [
          { key: MONOPOLY[kind] },
          ...reopens,
          left.length
            ? { key: "board-monopoly-left", args: { items: left } }
            : { key: "board-monopoly-last" },
        ],
      },
    ];
  });
}

// --- who is where --------------------------------------------------------------------------------

/** Gangsters of one boss at one place. */
export interface Group {
  /** A business, or one of `AT`. */
  where: number;
  /** Those of whom the reader knows that they are there. */
  known: GangsterView[];
  /** How many there are in all. */
  count: number;
  /** How many there is room for, as far as the reader knows; null: any number. */
  room: number | null;
}

/**
 * The gangsters of a boss by where they are: car, businesses, then the rest. Of a rival's in car and
 * businesses only those are named who have been shown; who could be in either stands last.
 */
export function groupsOf(view: ChicagoView, seat: number): Group[] {
  const boss = view.bosses[seat];
  const all = view.gangsters.filter(({ owner }) => owner === seat);
  const at = (where: number) => all.filter((each) => each.where === where);
  const groups: Group[] = [
    { where: AT.car, known: at(AT.car), count: boss?.in_car ?? 0, room: roomInCar(at(AT.car)) },
    ...ownBusinesses(view, seat).map(({ business, count }) => {
      const known = at(business);
      return { where: business, known, count, room: roomInside(known) };
    }),
    ...[AT.free, AT.hiding, AT.prison, AT.hospital, AT.unknown].map((where) => {
      const known = at(where);
      const count = where === AT.hiding ? (boss?.hiding ?? 0) : known.length;
      return { where, known, count, room: null };
    }),
  ];
  return groups.filter(({ where, count }) => count > 0 || where === AT.car);
}

const FAT_FRED = gangsterNamed("fat-fred");
const THE_DWARF = gangsterNamed("the-dwarf");
const has = (known: readonly GangsterView[], gangster: number) =>
  known.some((each) => each.gangster === gangster);

/** Fat Fred takes a seat more, The Dwarf brings one (K5.11). */
export function roomInCar(known: readonly GangsterView[]): number {
  return SEATS_IN_CAR - (has(known, FAT_FRED) ? 1 : 0) + (has(known, THE_DWARF) ? 1 : 0);
}

function roomInside(known: readonly GangsterView[]): number {
  return SEATS_IN_CAR + (has(known, THE_DWARF) ? 1 : 0);
}

/** How many gangsters each boss has lost for ever, as the log tells. */
export function deadOf(log: readonly { event: string }[], seat: number): number {
  return log.filter((told) => {
    const { event, boss } = told as { event: string; boss?: number };
    return (event === "dead" || event === "freddie-caught") && boss === seat;
  }).length;
}
