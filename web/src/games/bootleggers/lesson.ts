/** A guided first game of Bootleggers: what is told when, and where. */
import script from "../../../../src/backroom/extras/bootleggers/guided.json";
import { asked, last, since, type Card, type Lesson, type Moment } from "../../learn/cards";
import type { AnyAction, Told } from "../../wire/data";
import { NOBODY, NOTHING } from "./components";
import type { BootleggersView } from "./types";

type Now = Moment<BootleggersView>;

const LILS = 1;
/** Cards with this number and all after it are thugs, up to the last there may ever be. */
const FIRST_THUG = 10;
const LAST_THUG = 99;
const SMALL_TRUCK_CARD = 5;
const SECOND = 2;
/** The building, not the sky above it; with what stands at its docks. */
const building = (house: number) => `[data-at="house-${house}"]`;
const LILS_DOCKS = [`[data-house="${LILS}"] .docks`, `[data-house="${LILS}"]`];

const isThug = (card: number) => card >= FIRST_THUG;
/** The lowest number first. */
const THUGS_ON_OFFER = Array.from(
  { length: LAST_THUG - FIRST_THUG + 1 },
  (_, at) => `[data-at="offer-${FIRST_THUG + at}"]`,
);

const first =
  (...tags: string[]) =>
  (now: Now) =>
    now.now === 1 && asked(now, ...tags);
const any =
  (...tags: string[]) =>
  (now: Now) =>
    asked(now, ...tags);
const others = ({ view, me }: Now) => view.mobsters.filter(({ seat }) => seat !== me);
const number = (told: Told | undefined, field: string) => Number(told?.[field] ?? 0);

function both(now: Now): Record<string, number> {
  const [one, other] = others(now);
  return {
    mobster: one?.seat ?? 0,
    muscle: one?.muscle ?? 0,
    mobster_other: other?.seat ?? 0,
    muscle_other: other?.muscle ?? 0,
  };
}

/** What one's own trucks brought in the round before, and the profit. */
function takings({ log, me }: Now): {
  sold: number;
  profit: number;
  crates: number;
  house: number;
} {
  const begun = log.findLastIndex((told) => told.event === "round-begins");
  const round = since(log.slice(0, begun), "round-begins");
  const mine = round.filter((told) => told["mobster"] === me);
  const sum = (event: string, field: string) =>
    mine.filter((told) => told.event === event).reduce((all, told) => all + number(told, field), 0);
  return {
    sold: sum("sells", "cash"),
    profit: sum("earns-profit", "cash"),
    crates: sum("sells", "crates"),
    house: number(last(mine, "sells"), "house"),
  };
}

/** The thug cards in the reader's hand. */
function thugs({ view: { own } }: Now): number[] {
  return own ? [...own.known, ...own.unseen] : [];
}

/** Does something lie on one of his trucks already? */
function loaded({ asks }: Now): boolean {
  return asks.some(({ question, answer }) => question.ask === "load" && crates(answer) > 0);
}
const crates = (answer: AnyAction | null | undefined) => Number(answer?.["crates"] ?? 0);

/** The reader's men that were lost in this round, where the last of them was. */
function lost({ log, me }: Now): readonly Told[] {
  const all = since(log, "round-begins").filter(
    (told) => told.event === "loses-marker" && told["mobster"] === me,
  );
  return all.filter((told) => told["house"] === all.at(-1)?.["house"]);
}

/** Where, how many, and who controls the house since: `what` says it. */
function struck(now: Now): Record<string, number | string> {
  const men = lost(now);
  const house = number(men[0], "house");
  const { open = false, controller = NOBODY } = now.view.houses[house] ?? {};
  const held = controller === now.me ? "yours" : controller === NOBODY ? "nobody" : "other";
  const mobster = held === "other" ? controller : now.me;
  return { house, count: men.length, what: open ? held : "closed", mobster };
}

const CARDS: readonly Card<BootleggersView>[] = [
  // --- the first round -------------------------------------------------------------------------
  { key: "learn-b-welcome", on: first("muscle") },
  { key: "learn-b-fixed", on: first("muscle") },
  { key: "learn-b-cash", on: first("muscle"), at: '[data-at="own-cash"]', rule: "B2.2" },
  { key: "learn-b-omalleys", on: first("muscle"), at: building(0), rule: "B8.6" },
  { key: "learn-b-houses", on: first("muscle"), at: building(LILS), rule: "B5.2" },
  { key: "learn-b-muscle", on: first("muscle"), at: ".hand", rule: "B4.4" },
  {
    key: "learn-b-pick",
    on: (now) => first("muscle")(now) && now.line !== null,
    at: ["line", ".hand"],
    args: ({ line }) => ({ muscle: Number(line?.["muscle"] ?? 0) }),
    does: true,
    rule: "B4.5",
  },
  {
    key: "learn-b-first",
    on: (now) => first("take")(now) && now.view.table.order[0] === now.me,
    at: ".mobsters",
    args: both,
  },
  {
    key: "learn-b-not-first",
    on: (now) => first("take")(now) && now.view.table.order[0] !== now.me,
    at: ".mobsters",
    args: both,
  },
  {
    key: "learn-b-paid",
    on: first("take"),
    at: '[data-at="own-cash"]',
    args: ({ log, me }) => ({
      cash: number(
        last(log, "pays-wages", (told) => told["mobster"] === me),
        "cash",
      ),
    }),
    rule: "B4.5",
  },
  { key: "learn-b-offer", on: first("take"), at: ".offer", rule: "B4.8" },
  {
    key: "learn-b-take",
    on: (now) => first("take")(now) && now.line !== null,
    at: ["line", ".offer"],
    does: true,
  },
  {
    key: "learn-b-take-own",
    on: (now) => first("take")(now) && now.line === null,
    at: ".offer",
    does: true,
  },
  {
    key: "learn-b-men",
    on: first("place"),
    at: '[data-at="room-0"]',
    args: ({ view, me }) => ({ count: view.mobsters[me]?.markers ?? 0 }),
    rule: "B5.1",
  },
  { key: "learn-b-standing", on: first("place"), at: building(LILS), rule: "B5.3" },
  { key: "learn-b-ramps", on: first("place"), at: LILS_DOCKS, rule: "B7.5" },
  {
    key: "learn-b-place",
    on: (now) => first("place")(now) && now.line !== null,
    at: ["line", building(LILS)],
    args: ({ view, me }) => ({ count: view.mobsters[me]?.markers ?? 0 }),
    does: true,
  },
  {
    key: "learn-b-open",
    on: (now) => first("deals")(now) && (now.view.houses[LILS]?.open ?? false),
    at: building(LILS),
    args: ({ view }) => ({
      count: view.houses[LILS]?.markers.reduce((sum, markers) => sum + markers, 0) ?? 0,
    }),
  },
  {
    key: "learn-b-control",
    on: (now) => first("deals")(now) && now.view.houses[LILS]?.controller === now.me,
    at: building(LILS),
    rule: "B8.5",
  },
  {
    key: "learn-b-brewed",
    on: first("deals"),
    at: ['[data-at="still-0"]', '[data-at="crates-0"]', '[data-at="room-0"]'],
    args: ({ log, me }) => ({
      crates: number(
        last(log, "makes", (told) => told["mobster"] === me),
        "crates",
      ),
    }),
    rule: "B6.1",
  },
  { key: "learn-b-deals", on: first("deals"), at: ".ask .panel", does: true, rule: "B13.1" },
  {
    key: "learn-b-load",
    on: (now) => first("load-done")(now) && !loaded(now),
    at: ".ask .panel",
    does: true,
    rule: "B7.2",
  },
  {
    key: "learn-b-loaded",
    on: (now) => first("load-done")(now) && loaded(now),
    at: ".ask .panel",
    does: true,
    rule: "B7.2",
  },
  {
    key: "learn-b-docks",
    on: first("drive"),
    at: LILS_DOCKS,
    rule: "B7.5",
  },
  {
    key: "learn-b-drive",
    on: (now) => first("drive")(now) && now.view.houses[LILS]?.controller === now.me,
    at: ["line", building(LILS)],
    does: true,
  },
  {
    key: "learn-b-drive-own",
    on: (now) => first("drive")(now) && now.view.houses[LILS]?.controller !== now.me,
    at: ".street",
    does: true,
  },
  {
    key: "learn-b-driven",
    on: (now) => now.now === 1 && now.arranged.some(({ do: what }) => what === "drive"),
    at: ".panel .plan",
    does: true,
  },
  // --- the second ------------------------------------------------------------------------------
  {
    key: "learn-b-sold",
    on: (now) => now.now === SECOND && asked(now, "muscle") && takings(now).sold > 0,
    at: '[data-at="own-cash"]',
    args: (now) => {
      const { sold, crates, house } = takings(now);
      return { cash: sold, crates, house };
    },
    rule: "B8.2",
  },
  {
    key: "learn-b-profit",
    on: (now) => now.now === SECOND && asked(now, "muscle") && takings(now).profit > 0,
    at: building(LILS),
    args: (now) => ({ cash: takings(now).profit }),
    rule: "B8.5",
  },
  {
    key: "learn-b-nothing-sold",
    on: (now) => now.now === SECOND && asked(now, "muscle") && takings(now).sold === 0,
    at: ".street",
    rule: "B8.4",
  },
  {
    key: "learn-b-round",
    on: (now) => now.now === SECOND && asked(now, "muscle"),
    at: "header .top",
  },
  {
    key: "learn-b-hand-left",
    on: (now) => now.now === SECOND && asked(now, "muscle"),
    at: ".hand",
    args: ({ view }) => ({ count: view.own?.hand.length ?? 0 }),
    does: true,
    rule: "B4.3",
  },
  // --- whatever comes up for the first time ----------------------------------------------------
  {
    key: "learn-b-trucks",
    on: (now) => now.now > 1 && asked(now, "take") && now.view.table.truck_card !== NOTHING,
    at: [5, 6, 7].map((card) => `[data-at="offer-${card}"]`),
    args: ({ view }) => ({ card: SMALL_TRUCK_CARD + view.table.truck_card }),
    rule: "B4.12",
  },
  {
    key: "learn-b-thugs",
    on: (now) => now.now > 1 && asked(now, "take") && now.view.table.offer.some(isThug),
    at: [...THUGS_ON_OFFER, ".offer"],
    args: ({ view }) => ({ card: Math.min(...view.table.offer.filter(isThug)) }),
    rule: "B4.13",
  },
  {
    key: "learn-b-stills",
    on: (now) =>
      now.now > 1 && asked(now, "take") && now.view.table.offer.some((c) => c === 2 || c === 3),
    at: ['[data-at="offer-3"]', '[data-at="offer-2"]'],
    rule: "B4.9",
  },
  {
    key: "learn-b-improvement",
    on: (now) => now.now > 1 && asked(now, "take") && now.view.table.offer.includes(4),
    at: '[data-at="offer-4"]',
    rule: "B4.11",
  },
  { key: "learn-b-put-die", on: any("put-die"), at: ".mobsters", does: true, rule: "B4.9" },
  {
    key: "learn-b-put-improvement",
    on: any("put-improvement"),
    at: ".street",
    does: true,
    rule: "B4.11",
  },
  {
    key: "learn-b-play-or-keep",
    on: any("play-or-keep"),
    at: ".ask .panel",
    does: true,
    rule: "B4.13",
  },
  {
    key: "learn-b-hit",
    on: (now) => lost(now).length > 0,
    at: ".street",
    args: struck,
    rule: "B4.13",
  },
  { key: "learn-b-play-first", on: any("play-first"), at: '[data-at="hand"]', rule: "B10.4" },
  {
    key: "learn-b-window",
    on: (now) => asked(now, "window") && !thugs(now).length,
    at: ".ask .panel",
    does: true,
    rule: "B10.3",
  },
  {
    key: "learn-b-window-card",
    on: (now) => asked(now, "window") && thugs(now).length > 0,
    at: ".ask .panel",
    args: (now) => ({ card: thugs(now)[0] ?? 0, count: thugs(now).length }),
    does: true,
    rule: "B10.3",
  },
  {
    key: "learn-b-investigation",
    on: any("investigation"),
    at: ".ask .panel",
    does: true,
    rule: "B10.6",
  },
  {
    key: "learn-b-no-men",
    on: any("place-none"),
    at: ".ask .panel",
    does: true,
    rule: "B10.4",
  },
  {
    key: "learn-b-no-truck",
    on: any("drive-none"),
    at: ".ask .panel",
    does: true,
    rule: "B10.4",
  },
  {
    key: "learn-b-offered",
    on: ({ view, me }) =>
      ((view as unknown as { offers?: { terms: { to: number[] } }[] }).offers ?? []).some(
        ({ terms }) => terms.to.includes(me),
      ),
    at: ".panel .offers",
    rule: "B13.5",
  },
  {
    key: "learn-b-allow",
    on: any("allow", "allow-all"),
    at: ".ask .panel",
    does: true,
    rule: "B8.3",
  },
  { key: "learn-b-pay-up", on: any("pay-up"), at: ".ask .panel", does: true, rule: "B11.1" },
  { key: "learn-b-choose-house", on: any("choose-a-house"), at: ".street", does: true },
  { key: "learn-b-choose-mobster", on: any("choose-a-mobster"), at: ".mobsters", does: true },
  {
    key: "learn-b-place-free",
    on: (now) => now.now > 1 && asked(now, "place"),
    at: ".street",
    rule: "B5.4",
  },
  {
    key: "learn-b-drive-free",
    on: (now) => now.now > 1 && asked(now, "drive"),
    at: ".street",
    rule: "B7.6",
  },
  {
    key: "learn-b-copper",
    on: ({ view }) => view.table.copper >= 0,
    at: '[data-at="copper"]',
    args: ({ view }) => ({ mobster: view.table.copper }),
    rule: "B6.2",
  },
  {
    key: "learn-b-announced",
    on: (now) => now.now > 4 && asked(now, "muscle"),
    at: ".mobsters",
    rule: "B9.2",
  },
];

/** What each has taken in so far: by sales, and as the holder of a house. */
function decided({ view, log }: Now) {
  const of = (seat: number, event: string) =>
    log
      .filter((told) => told.event === event && told["mobster"] === seat)
      .reduce((sum, told) => sum + number(told, "cash"), 0);
  const earned = view.mobsters.map(({ seat }) => ({
    seat,
    sold: of(seat, "sells"),
    profit: of(seat, "earns-profit"),
  }));
  const best = earned.reduce((one, other) =>
    other.sold + other.profit > one.sold + one.profit ? other : one,
  );
  return {
    key: "learn-b-decided",
    args: { mobster: best.seat, cash: best.sold, cash_profit: best.profit },
  };
}

const lesson: Lesson<BootleggersView> = { script, cards: CARDS, until: "learn-b-until", decided };
export default lesson;
