/** The wire's types under the names that the client uses. */
import type {
  Action,
  Ask as SentAsk,
  BootleggersSections,
  Chat,
  End,
  Log,
  MakeOffer,
  Option as SentOption,
  Promise as SentPromise,
  Refusing,
  SeatInfo,
  Welcome,
} from "./types";

export type {
  Entry,
  GameInfo,
  Games,
  Good,
  Invite,
  Made,
  NewSeat,
  NewTable,
  Offer,
  Sat,
  SeatInfo,
  TableInfo,
  Talk,
  Tradable,
  Welcome,
} from "./types";

/** An argument of a message. Actions add truth values to it. */
export type Value = number | string | boolean | Message[];
export interface Message {
  key: string;
  args?: Record<string, Value>;
}
/** Why not: the message, and the rule that forbids it. */
export interface Reason extends Message {
  rule: string;
}
export type AnyAction = Action;
export type Ask = SentAsk;
export type Option = SentOption;
/** A word given (`Promise` is a word of the language). */
export type Promised = SentPromise;
export type Terms = MakeOffer;
/** The value of a table's option. */
export type Choosable = boolean | number | string;

/** All the sections that the server sends, put together: the view, and what stands beside it. */
export type Seen = Required<Omit<BootleggersSections, "panels">>;
/** The view of a game alone. */
export type BootleggersView = Omit<Seen, "offers" | "ledger" | "undo" | "tradable">;

/** One message of the server: `n`, and one of the others. */
export interface FromServer {
  n: number;
  welcome?: Welcome;
  view?: BootleggersSections;
  log?: Log;
  chat?: Chat;
  seats?: SeatInfo[];
  done?: number;
  refused?: Refusing;
  end?: End;
  pong?: number;
}
