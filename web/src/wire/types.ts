/* Written by `npm run types` from `backroom schema`. Do not edit. */

export type BootleggersAction =
  | Begin
  | PickMuscle
  | Take
  | PutDie
  | KeepDie
  | StartStill
  | PutImprovement
  | KeepImprovement
  | Play
  | KeepCard
  | ChooseHouse
  | ChooseMobster
  | ChooseTruck
  | ChooseStill
  | ChooseCount
  | ChooseWay
  | NeverMind
  | Place
  | PreEmpt
  | Load
  | Drive
  | Done
  | Allow
  | PayUp
  | LeaveOrder
  | DropOrder
  | Pass
  | Attend
  | Undo
  | MakeOffer
  | AcceptOffer
  | DeclineOffer
  | WithdrawOffer
  | JudgePromise;
export type ChicagoAction =
  | Begin
  | SettleIn
  | PickLot
  | RollDie
  | Stay
  | Drive1
  | TakeAll
  | TakeSome
  | ChooseCount1
  | Mark
  | OpenBusiness
  | StartContract
  | CompleteContract
  | Bet
  | VisitBusiness
  | Fetch
  | Put
  | Done1
  | AttackCar
  | AttackBusiness
  | NoAction
  | EndTurn
  | LookInCar
  | LookInBusiness
  | Play1
  | Grab
  | PoliceFirst
  | RollPolice
  | DrivePolice
  | RaidCar
  | RaidBusiness
  | CleanUp
  | ConfiscateAll
  | ConfiscateSome
  | NoPolice
  | SlipOut
  | Neutralize
  | NoPick
  | Lose
  | ChooseGarage
  | Bid
  | PassBid
  | ShowCash
  | ShowGoods
  | ShowCard
  | ShowGangster
  | LeaveOrder1
  | DropOrder1
  | Pass
  | Attend
  | Undo
  | MakeOffer
  | AcceptOffer
  | DeclineOffer
  | WithdrawOffer
  | JudgePromise;
export type ClientMessage = HelloMessage | ActMessage | ChatMessage | PingMessage;
export type Sections = BootleggersSections | ChicagoSections;
export type ServerMessage =
  | WelcomeMessage
  | ViewMessage
  | LogMessage
  | TalkMessage
  | SeatsMessage
  | DoneMessage
  | RefusedMessage
  | EndMessage
  | PongMessage;

export interface AcceptOffer {
  do: "accept-offer";
  offer: number;
}
/**
 * An action, and the question it answers (none for offers, undo and asides).
 */
export interface ActMessage {
  id: number;
  act: Action;
  ask?: string | null;
}
/**
 * What a seat means to do.
 */
export interface Action {
  do: string;
  [k: string]: unknown;
}
/**
 * Let a truck at the public dock sell, or not (B8.3).
 */
export interface Allow {
  do: "allow";
  yes: boolean;
}
/**
 * An open question to one seat.
 *
 * ``id`` names the question as long as it is open, whatever other seats answer meanwhile.
 * ``kind`` tells a client how to show it: *one* of the options; *several* of them (each option
 * holds one item, the answer holds them all in one action); an *amount* (the options ascend in
 * one number); *confirm* (yes or no); a *square* of a map.
 */
export interface Ask {
  id: string;
  seat: number;
  prompt: string;
  rule: string;
  options: Option[];
  args?: {
    [k: string]: number | string | Message[];
  };
  kind?: "amount" | "confirm" | "one" | "several" | "square";
  optional?: boolean;
  answer?: Action | null;
  least?: number;
  most?: number;
}
/**
 * One answer. It is enabled, or carries the rule and the reason why not.
 */
export interface Option {
  action: Action;
  why_not?: Reason | null;
}
/**
 * Why something can't be done: the rule that forbids it, and the message that explains it.
 */
export interface Reason {
  rule: string;
  key: string;
  args?: {
    [k: string]: number | string | Message[];
  };
}
/**
 * A message key with its arguments.
 */
export interface Message {
  key: string;
  args?: {
    [k: string]: number | string | Message[];
  };
}
export interface AttackBusiness {
  do: "attack-business";
  business: number;
}
export interface AttackCar {
  do: "attack-car";
  boss: number;
}
/**
 * Take a standing pass back: ask me again.
 */
export interface Attend {
  do: "attend";
}
/**
 * The set-up: the first record of every table.
 */
export interface Begin {
  do: "begin";
}
/**
 * What the Red Hot Tip is worth to you (K14.5).
 */
export interface Bet {
  do: "bet";
  fifties: number;
}
/**
 * Bid for a gangster or the badge (K8.4, K8.5).
 */
export interface Bid {
  do: "bid";
  fifties: number;
}
/**
 * Lay a muscle card face down (B4.3).
 */
export interface PickMuscle {
  do: "pick-muscle";
  muscle: number;
}
/**
 * Take a card on offer (B4.5).
 */
export interface Take {
  do: "take";
  card: number;
}
/**
 * Put a die on an own still (B4.9, B4.15).
 */
export interface PutDie {
  do: "put-die";
  still: number;
}
/**
 * Leave a new die in the back room.
 */
export interface KeepDie {
  do: "keep-die";
}
/**
 * Start a remote still with a double still improvement (B4.10).
 */
export interface StartStill {
  do: "start-still";
}
/**
 * Put an improvement marker on a speakeasy (B4.11, B4.15).
 */
export interface PutImprovement {
  do: "put-improvement";
  house: number;
}
/**
 * Leave a new improvement marker in the back room.
 */
export interface KeepImprovement {
  do: "keep-improvement";
}
/**
 * Play a thug card; its choices are asked one by one.
 */
export interface Play {
  do: "play";
  card: number;
}
/**
 * Keep a thug card in the hand (B4.13).
 */
export interface KeepCard {
  do: "keep-card";
}
export interface ChooseHouse {
  do: "choose-house";
  house: number;
}
export interface ChooseMobster {
  do: "choose-mobster";
  mobster: number;
}
export interface ChooseTruck {
  do: "choose-truck";
  truck: number;
}
export interface ChooseStill {
  do: "choose-still";
  still: number;
}
export interface ChooseCount {
  do: "choose-count";
  count: number;
}
/**
 * The one or the other thing a card can do.
 */
export interface ChooseWay {
  do: "choose-way";
  way: number;
}
/**
 * Take a card back into the hand before it is announced.
 */
export interface NeverMind {
  do: "never-mind";
}
/**
 * Put an influence marker on a speakeasy (B5.1).
 */
export interface Place {
  do: "place";
  house: number;
}
/**
 * Place first, where a mobster with less muscle means to place (B5.7).
 */
export interface PreEmpt {
  do: "pre-empt";
  house: number;
}
/**
 * Have this many crates on a truck (B7.2).
 */
export interface Load {
  do: "load";
  truck: number;
  crates: number;
}
/**
 * Send a loaded truck to a speakeasy (B7.5).
 */
export interface Drive {
  do: "drive";
  truck: number;
  house: number;
}
/**
 * Finished: with dealing, placing, loading, driving.
 */
export interface Done {
  do: "done";
}
/**
 * Pay what a card demands, or bear what it does (B11.1).
 */
export interface PayUp {
  do: "pay-up";
  yes: boolean;
}
/**
 * Answer with Investigation when this card is played: on me, or on anybody (B10.5).
 */
export interface LeaveOrder {
  do: "leave-order";
  card: number;
  anybody: boolean;
}
/**
 * Take an order in advance back.
 */
export interface DropOrder {
  do: "drop-order";
  card: number;
}
/**
 * Play nothing. The pass may stand.
 */
export interface Pass {
  do: "pass";
  stand?: number;
}
/**
 * Take the last action back.
 */
export interface Undo {
  do: "undo";
}
/**
 * Offer a deal. Any one of ``to`` may accept. ``counter`` names the offer it answers.
 */
export interface MakeOffer {
  do: "make-offer";
  /**
   * @minItems 1
   * @maxItems 5
   */
  to: number[];
  /**
   * @maxItems 20
   */
  give?: Good[];
  /**
   * @maxItems 20
   */
  take?: Good[];
  /**
   * @maxItems 5
   */
  promises?: Promise[];
  counter?: number;
}
/**
 * Something that changes hands: ``count`` of a kind, or the one ``item`` of it.
 */
export interface Good {
  kind: string;
  item?: number;
  count?: number;
}
/**
 * A word given. The engine judges the kinds a game knows; *word* is judged by its parties.
 */
export interface Promise {
  kind: string;
  by: number;
  to: number;
  about?: number;
  until?: number;
  text?: string;
}
export interface DeclineOffer {
  do: "decline-offer";
  offer: number;
}
export interface WithdrawOffer {
  do: "withdraw-offer";
  offer: number;
}
/**
 * The one to whom a word was given says whether it was kept.
 */
export interface JudgePromise {
  do: "judge-promise";
  promise: number;
  kept: boolean;
}
export interface BootleggersSections {
  seat?: number | null;
  seats?: number;
  asks?: Ask[];
  asides?: Ask[];
  result?: Result | null;
  waiting?: number[];
  deciding?: boolean;
  progress?: Progress;
  table?: TableView;
  houses?: HouseView[];
  trucks?: TruckView[];
  stills?: StillView[];
  mobsters?: MobsterView[];
  own?: OwnView | null;
  flow?: {}[];
  offers?: Offer[];
  ledger?: Entry[];
  undo?: boolean;
  tradable?: Tradable[][];
  panels?: Panel[];
}
/**
 * How a game ended: ``reason`` is a message key.
 */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}
/**
 * How far a game is.
 */
export interface Progress {
  unit: "round" | "turn";
  now: number;
  last?: number | null;
  said: Message[];
}
/**
 * The middle of the table.
 */
export interface TableView {
  options: {
    [k: string]: number | string;
  };
  round: number;
  rounds: number;
  phase: number;
  when: number;
  order: number[];
  copper: number;
  offer: number[];
  truck_card: number;
  deck: number;
  truck_deck: number[];
  discard: number[];
  driven: boolean[];
  windfall_round: number;
  ended: string;
}
export interface HouseView {
  house: number;
  markers: number[];
  improvements: number;
  docks: number[][];
  demand: number[];
  sold: boolean;
  bought: number;
  closed: boolean;
  copper: boolean;
  payoff: number;
  heat: number;
  extra_dice: number;
  word: boolean;
  open: boolean;
  controller: number;
  majority: number;
}
export interface TruckView {
  truck: number;
  owner: number;
  operator: number;
  crates: number;
  house: number;
  late: boolean;
  pigeon: number;
}
export interface StillView {
  still: number;
  owner: number;
  dice: number;
  stopped: boolean;
}
/**
 * What everybody sees of a mobster; ``cash`` only where it is open.
 */
export interface MobsterView {
  seat: number;
  cash: number | null;
  announced: number;
  markers: number;
  locked: number;
  supply: number;
  dice: number;
  improvements: number;
  crates: number;
  muscle: number;
  boosted: boolean;
  muscle_seen: number[];
  muscle_left: number;
  known: number[];
  unseen: number;
  union_boss: boolean;
  warehouse: boolean;
}
/**
 * What only the seat itself sees.
 */
export interface OwnView {
  cash: number;
  hand: number[];
  unseen: number[];
  standing: number;
  orders: number[];
}
/**
 * An open offer.
 */
export interface Offer {
  id: number;
  by: number;
  terms: MakeOffer;
  step: string;
  declined?: number[];
}
/**
 * A promise in the ledger.
 */
export interface Entry {
  id: number;
  promise: Promise;
  verdict?: "broken" | "kept" | "open";
}
/**
 * Something a seat could name in an offer now, up to ``most`` of it (None: nobody knows).
 */
export interface Tradable {
  kind: string;
  item?: number;
  most?: number | null;
  step?: number;
}
/**
 * A part of the table told in words: for the terminal, a screen reader, a text bot.
 */
export interface Panel {
  title: Message;
  columns: Message[];
  rows: Cell[][];
}
/**
 * One field of a panel: a message, and whether it stands out.
 */
export interface Cell {
  message: Message;
  strong?: boolean;
}
/**
 * What everybody sees of a boss; ``cash`` and ``goods`` only when the game is over.
 */
export interface BossView {
  seat: number;
  square: number;
  garage: number;
  points: number;
  points_businesses: number;
  points_contracts: number;
  points_respect: number;
  points_gangsters: number;
  cards: number;
  started: number[];
  completed: number[];
  territories: number;
  in_car: number;
  hiding: number;
  at_work: number;
  frozen: boolean;
  stalled: boolean;
  skips_income: boolean;
  cash: number | null;
  goods: number[] | null;
}
export interface BusinessView {
  business: number;
  owner: number;
  lot: number;
  closed: boolean;
  count: number;
}
export interface Chat {
  from: number;
  lines: Talk[];
}
/**
 * Something said; ``at`` is in seconds since 1970.
 */
export interface Talk {
  seat: number;
  text: string;
  at: number;
}
export interface ChatMessage {
  id: number;
  chat: string;
}
/**
 * Put the starting gangster into the car or the business (K3.4).
 */
export interface SettleIn {
  do: "settle-in";
  spot: number;
}
/**
 * Choose the starred square to start from (K3.3).
 */
export interface PickLot {
  do: "pick-lot";
  lot: number;
}
/**
 * Roll for driving (K5.1).
 */
export interface RollDie {
  do: "roll-die";
}
/**
 * Do not drive.
 */
export interface Stay {
  do: "stay";
}
/**
 * Drive to a square (K5.1); farther than the die says, a driver shows himself.
 */
export interface Drive1 {
  do: "drive";
  square: number;
}
/**
 * Take all resources that lie on a place (K5.4).
 */
export interface TakeAll {
  do: "take-all";
  place: number;
}
/**
 * Take some of the resources on a place; how many of each is asked.
 */
export interface TakeSome {
  do: "take-some";
  place: number;
}
export interface ChooseCount1 {
  do: "choose-count";
  count: number;
}
/**
 * Mark a territory, or take a rival's (K5.5).
 */
export interface Mark {
  do: "mark";
  territory: number;
}
/**
 * Open a business on an empty square (K5.7).
 */
export interface OpenBusiness {
  do: "open-business";
  business: number;
  lot: number;
}
export interface StartContract {
  do: "start-contract";
  contract: number;
}
export interface CompleteContract {
  do: "complete-contract";
  contract: number;
}
/**
 * Move gangsters between the car and an own business (K5.10).
 */
export interface VisitBusiness {
  do: "visit-business";
  business: number;
}
/**
 * Fetch a gangster out of prison or hospital into the car (K5.10).
 */
export interface Fetch {
  do: "fetch";
  gangster: number;
}
/**
 * Put a gangster somewhere: a business, the car, or into hiding.
 */
export interface Put {
  do: "put";
  gangster: number;
  spot: number;
}
/**
 * Finished: moving gangsters, fetching, placing.
 */
export interface Done1 {
  do: "done";
}
/**
 * Do nothing with the action.
 */
export interface NoAction {
  do: "no-action";
}
export interface EndTurn {
  do: "end-turn";
}
/**
 * The Reporter looks into a car (K13.41).
 */
export interface LookInCar {
  do: "look-in-car";
  boss: number;
}
/**
 * The Reporter looks into a business (K13.41).
 */
export interface LookInBusiness {
  do: "look-in-business";
  business: number;
}
/**
 * Play an event card, on a boss or a gangster if it needs one.
 */
export interface Play1 {
  do: "play";
  card: number;
  on?: number;
}
/**
 * Take one resource in a Burglary (K12.4).
 */
export interface Grab {
  do: "grab";
  resource: number;
}
/**
 * Move the police before the own car (K12.8).
 */
export interface PoliceFirst {
  do: "police-first";
}
/**
 * Roll for the police car (K7.1).
 */
export interface RollPolice {
  do: "roll-police";
}
export interface DrivePolice {
  do: "drive-police";
  square: number;
}
export interface RaidCar {
  do: "raid-car";
  boss: number;
}
export interface RaidBusiness {
  do: "raid-business";
  business: number;
}
/**
 * The police clean a rival's territory (K7.4).
 */
export interface CleanUp {
  do: "clean-up";
  territory: number;
}
/**
 * The police take all resources from a place (K7.5).
 */
export interface ConfiscateAll {
  do: "confiscate-all";
  place: number;
}
export interface ConfiscateSome {
  do: "confiscate-some";
  place: number;
}
/**
 * The police do nothing more in this turn.
 */
export interface NoPolice {
  do: "no-police";
}
/**
 * Thin Tim slips out of an attack, or not (K13.43).
 */
export interface SlipOut {
  do: "slip-out";
  yes: boolean;
}
/**
 * John Doe's pick (K13.18).
 */
export interface Neutralize {
  do: "neutralize";
  gangster: number;
}
/**
 * John Doe picks nobody.
 */
export interface NoPick {
  do: "no-pick";
}
/**
 * Who falls in a lost round of a shootout (K6.4).
 */
export interface Lose {
  do: "lose";
  gangster: number;
}
/**
 * Of the nearest garages, the one for the beaten car (K6.7).
 */
export interface ChooseGarage {
  do: "choose-garage";
  garage: number;
}
export interface PassBid {
  do: "pass-bid";
}
/**
 * Let all see one's money (K9.1).
 */
export interface ShowCash {
  do: "show-cash";
}
/**
 * Let all see one's resources (K9.1).
 */
export interface ShowGoods {
  do: "show-goods";
}
/**
 * Let all see a card of one's hand (K9.1).
 */
export interface ShowCard {
  do: "show-card";
  card: number;
}
/**
 * Let all see where a gangster sits (K9.1).
 */
export interface ShowGangster {
  do: "show-gangster";
  gangster: number;
}
/**
 * Answer with this card as soon as it fits (K12.22).
 */
export interface LeaveOrder1 {
  do: "leave-order";
  card: number;
}
/**
 * Take an order in advance back.
 */
export interface DropOrder1 {
  do: "drop-order";
  card: number;
}
/**
 * Each with its default.
 */
export interface Options {
  rules?: 1;
  board?: string;
  deals?: "open" | "private";
  words?: "mild" | "plain";
}
/**
 * What only the seat itself sees.
 */
export interface OwnView1 {
  cash: number;
  locked_cash: number;
  goods: number[];
  locked_goods: number[];
  hand: number[];
  standing: number;
  orders: number[];
}
export interface ChicagoSections {
  seat?: number | null;
  seats?: number;
  asks?: Ask[];
  asides?: Ask[];
  result?: Result | null;
  waiting?: number[];
  deciding?: boolean;
  progress?: Progress;
  table?: TableView1;
  bosses?: BossView[];
  businesses?: BusinessView[];
  gangsters?: GangsterView[];
  own?: OwnView1 | null;
  flow?: {}[];
  offers?: Offer[];
  ledger?: Entry[];
  undo?: boolean;
  tradable?: Tradable[][];
  panels?: Panel[];
}
/**
 * The middle of the table.
 */
export interface TableView1 {
  options: {
    [k: string]: number | string;
  };
  turn: number;
  round: number;
  part: number;
  first: number;
  now: number;
  badge: number;
  police: number;
  police_actions: number;
  respect: number;
  stock: number[];
  offer: number[];
  deck: number;
  discard: number[];
  used: number[];
  lying: number[][];
  territories: number[];
  windows: number;
  winner: number;
}
/**
 * ``where`` as far as the seat may know it; ``shown``: as everybody does.
 */
export interface GangsterView {
  gangster: number;
  owner: number;
  where: number;
  shown: boolean;
  at_work: boolean;
}
/**
 * Who I am. The first message.
 */
export interface HelloMessage {
  hello: Hello;
}
export interface Hello {
  key?: string | null;
  log?: number;
  panels?: boolean;
}
export interface PingMessage {
  ping: number;
}
/**
 * Action ``done`` is carried out and stored.
 */
export interface DoneMessage {
  n: number;
  done: number;
}
export interface End {
  secret: string;
}
/**
 * The game is over: the secret behind the dice.
 */
export interface EndMessage {
  n: number;
  end: End;
}
/**
 * A game on the shelf: how many play, its options, and the bots that know it.
 */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
}
/**
 * An option of a game, the values it can have, and the one it has unless asked otherwise.
 *
 * No values: anything of the kind of the default will do, such as the text of a board file.
 */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}
/**
 * Options that go together, those that differ from the defaults.
 */
export interface PresetInfo {
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
}
export interface Games {
  games: GameInfo[];
}
/**
 * The key of a seat, to be handed to whoever shall sit there.
 */
export interface Invite {
  seat: number;
  key: string;
}
/**
 * Lines from number ``from_`` on.
 */
export interface Log {
  from: number;
  lines: Message[];
}
export interface LogMessage {
  n: number;
  log: Log;
}
/**
 * A table has been made; ``key`` is the host's.
 */
export interface Made {
  table: string;
  seat: number;
  key: string;
  commitment: string;
  invites: Invite[];
}
/**
 * Who is to sit there; ``bot`` is the name of one on the roster (empty: the usual one).
 */
export interface NewSeat {
  kind: "bot" | "human";
  name?: string;
  bot?: string;
}
/**
 * A table to be made. Seat 0 is the host.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: NewSeat[];
  options?: {
    [k: string]: boolean | number | string;
  };
  nonce?: string;
}
/**
 * Each with its default.
 */
export interface Options1 {
  rules?: 1;
  single_influence?: 20 | 22;
  big_payoff?: "dock-anew" | "stay";
  safe_house?: "any" | "one";
  double_cross?: "another" | "any";
  public_dock?: "all" | "each";
  packing_heat?: "others" | "you";
  cash?: "open" | "secret";
  rounds?: 8 | 12;
  influence?: "any-time" | "phase" | "pre-empt";
}
export interface PongMessage {
  n: number;
  pong: number;
}
/**
 * The body of every error.
 */
export interface Refused {
  refused: Reason;
}
/**
 * Nothing has changed.
 */
export interface RefusedMessage {
  n: number;
  refused: Refusing;
}
/**
 * ``id`` is None where the message had none that could be read.
 */
export interface Refusing {
  id: number | null;
  reason: Reason;
}
export interface Sat {
  seat: number;
  commitment: string;
}
/**
 * A seat as everybody sees it: ``taken`` once somebody sat down, ``here`` while he looks.
 */
export interface SeatInfo {
  kind: "bot" | "human";
  name: string;
  taken: boolean;
  here: boolean;
}
export interface SeatsMessage {
  n: number;
  seats: SeatInfo[];
}
export interface WelcomeMessage {
  n: number;
  welcome: Welcome;
}
/**
 * Where one is. Sent first, and again when the table starts.
 */
export interface Welcome {
  table: string;
  seat: number | null;
  game: string;
  names: string[];
  seats: SeatInfo[];
  commitment: string;
  started: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * The sections that have changed.
 */
export interface ViewMessage {
  n: number;
  view: Sections;
}
export interface TalkMessage {
  n: number;
  chat: Chat;
}
/**
 * Take the seat that the key opens.
 */
export interface Sit {
  key: string;
  name?: string;
  nonce?: string;
}
export interface TableInfo {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  commitment: string;
  started: boolean;
  over: boolean;
  seats: SeatInfo[];
}
