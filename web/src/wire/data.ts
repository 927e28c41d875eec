/** The wire's types under the names that the client uses. */
import type {
  Action,
  After as Figures,
  Ask as SentAsk,
  Ballot,
  Chat,
  Clock,
  Dice,
  End,
  Event as SentEvent,
  Hinted,
  Invited,
  Log,
  MakeOffer,
  Meaning as SentMeaning,
  Option as SentOption,
  Promise as SentPromise,
  Prospect as SentProspect,
  Reach as SentReach,
  Refusing,
  ReportMessage,
  Room,
  SeatInfo,
  Sections,
  StoodIn,
  Tempo,
  Times,
  Way as SentWay,
  Welcome,
} from "./types";

export type {
  After,
  Asked,
  Bookmark,
  BoardWords,
  Calendar,
  Cell,
  Checked,
  Clock,
  Dice,
  Entry,
  Fork,
  GameInfo,
  Games,
  Good,
  Hinted,
  History,
  Invite,
  Invited,
  Listed,
  ListedTable,
  Made,
  Near,
  NewSeat,
  NewTable,
  NewWay,
  News,
  Notes,
  Offer,
  Panel,
  Profile,
  ProfileData,
  Progress,
  Reach,
  Sat,
  SeatInfo,
  Standing,
  Standings,
  TableInfo,
  TakenSeat,
  Talk,
  TalkRules,
  Tempo,
  Time,
  Times,
  Tradable,
  Way,
  Watching,
  Welcome,
} from "./types";

/** What the figures of a finished game are made of. */
export type AfterStep = Figures["steps"][number];
export type AfterChart = Figures["charts"][number];
export type AfterGrid = Figures["grids"][number];
export type AfterAgainst = Figures["against"][number];
export type AfterLuck = Figures["luck"][number];

/** What one can be told of, and how. */
export type Tell = SentReach["tell"][number];
export type WayKind = SentWay["kind"];

/** An argument of a message. Actions add truth values to it. */
export type Value = number | string | boolean | Message[];
export interface Message {
  key: string;
  args?: Record<string, Value>;
}
/** Something that happened (`Event` is a word of the browser). */
export type Told = SentEvent;
/** Why not: the message, and the rule that forbids it. */
export interface Reason extends Message {
  rule: string;
}
export type AnyAction = Action;
export type Ask = SentAsk;
/** How a question is answered: one of its options, several, an amount … */
export type Form = NonNullable<Ask["form"]>;
export type Option = SentOption;
/** What an answer would mean. */
export type Meaning = SentMeaning;
/** Something on the board: how far it is, and what could be done there. */
export type Prospect = SentProspect;
/** A word given (`Promise` is a word of the language). */
export type Promised = SentPromise;
export type Terms = MakeOffer;
/** The value of a table's option. */
export type Choosable = boolean | number | string;

/** The sections that the server sends of every game: all that the shared pages look at. */
export type Seen = Required<Pick<Sections, keyof Sections>>;

/** Whose eyes a game is looked back at with: a seat's, an onlooker's (null), all of them. */
export type Eyes = number | "all" | null;

/** Why a bot plays for a person; "": none does. */
export type ReportReason = ReportMessage["why"];
export type Absent = NonNullable<SeatInfo["stand_in"]>;

/** What was told of the time, and when it was heard (in milliseconds since 1970). */
export interface Heard {
  times: Times;
  at: number;
}

/** One message of the server: `n`, and one of the others. */
export interface FromServer {
  n: number;
  welcome?: Welcome;
  view?: Partial<Seen>;
  log?: Log;
  chat?: Chat;
  room?: Room;
  seats?: SeatInfo[];
  dice?: Dice;
  /** null: no clock is running. */
  clock?: Clock | null;
  /** null: everybody may take as long as he likes. */
  times?: Times | null;
  /** null: you play yourself. */
  stood_in?: StoodIn | null;
  /** null: nobody asks whether to end the game (any more). */
  ballot?: Ballot | null;
  hinted?: Hinted;
  invited?: Invited;
  again?: string;
  out?: Refusing["reason"];
  /** null: it is asked no longer, or has been answered since. */
  asked_again?: string | null;
  missed?: boolean;
  tempo?: Tempo;
  done?: number;
  planned?: { id: number; more: boolean; view?: Partial<Seen> };
  looked?: { id: number; prospects?: Prospect[] };
  refused?: Refusing;
  end?: End;
  pong?: number;
}
