/* Written by `npm run types` from `backroom schema` (e64f9e1b67e3e0f7). Do not edit. */

export type BootleggersAction =
  | Begin
  | Stop
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
  | JudgePromise
  | StopTrading
  | LapseOffer;
export type BootleggersEvent =
  | OfferMade
  | OfferDeclined
  | OfferWithdrawn
  | OfferLapsed
  | OfferLacks
  | DealStruck
  | DealMade
  | PromiseKept
  | PromiseBroken
  | StopsTrading
  | TakenBack
  | EndsByAgreement
  | RoundBegins
  | OnOffer
  | ShowsMuscle
  | PaysWages
  | PaysWhatThereIs
  | TakesCard
  | Recruits
  | BuysTruck
  | FindsNoTruck
  | PutsDie
  | KeepsDie
  | StartsStill
  | PutsImprovement
  | KeepsImprovement
  | FindsNoImprovement
  | Declares
  | PreEmpts
  | Places
  | LosesMarker
  | Opens
  | Closes
  | StillStopped
  | Spoiled
  | Makes
  | CopperMoves
  | DoneDealing
  | Loads
  | Drives
  | Warehoused
  | LosesCrates
  | RollsDemand
  | StaysClosed
  | Allows
  | TurnsAway
  | Sells
  | EarnsProfit
  | Unsold
  | AnnouncesCash
  | HelpedAsPoorest
  | Wins
  | PlaysCard
  | AimedAtYou
  | PaysForCard
  | Investigates
  | DrawsThug
  | DrawsThugUnseen
  | LeavesOrder
  | DropsOrder
  | DemandsVigorish
  | PaysVigorish
  | BearsVigorish
  | BoostsMuscle
  | BuysControl
  | DocksAnew
  | BorrowsTruck
  | SendsCopper
  | AddsMarker
  | HiresUnionBoss
  | BustsShipment
  | RentEnds
  | LoanEnds
  | LosesUnionBoss
  | StealsTruck
  | StealsBorrowedTruck
  | HijacksCrates
  | PaysMoll
  | NamesPigeon
  | MusclesIn
  | MusclesInAside
  | MovesImprovement
  | PacksHeat
  | PacksHeatAlone
  | RollsForRecruits
  | SavesMarkers
  | MakesThirsty
  | DestroysStill
  | DestroysDie
  | OpensWarehouse
  | DrawsCard
  | SpreadsWord
  | TurnsMarker;
export type BootleggersQuestion =
  | Attention
  | Muscle
  | Take1
  | PlayOrKeep
  | PutDie1
  | PutImprovement1
  | PlayFirst
  | Window
  | Investigation
  | Place1
  | PlaceNone
  | PreEmpt1
  | PlaceMore
  | Deals
  | LoadDone
  | Load1
  | Drive1
  | DriveNone
  | Send
  | Allow1
  | AllowAll
  | Orders
  | ChooseAHouse
  | ChooseAMobster
  | PayUp1
  | VigorishWhom
  | BuyMarkers
  | DoubleCrossHow
  | BustWhich
  | FreeTruckWhich
  | HijackWhom
  | HijackOnto
  | PigeonWhom
  | MusclingInWhere
  | MusclingInOnto
  | MusclingInFrom
  | SafeHouseMore
  | SafeHouseFirst
  | TurfWarWhere;
export type ChicagoAction =
  | Begin
  | Stop
  | SettleIn
  | PickLot
  | RollDie
  | Stay
  | Drive2
  | TakeAll
  | TakeSome
  | TakeCount
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
  | JudgePromise
  | StopTrading
  | LapseOffer
  | BidUpTo
  | DropLimit
  | StayOut;
export type ChicagoEvent =
  | OfferMade
  | OfferDeclined
  | OfferWithdrawn
  | OfferLapsed
  | OfferLacks
  | DealStruck
  | DealMade
  | PromiseKept
  | PromiseBroken
  | StopsTrading
  | TakenBack
  | EndsByAgreement
  | Dealt
  | RollsForFirst
  | FirstBoss
  | Settles
  | TurnBegins
  | RoundBegins1
  | TradePhaseBegins
  | King
  | LeadsAtTheEnd
  | Rolls
  | Stays
  | Driver
  | Drives1
  | Flees
  | OutOfGas
  | NoAction1
  | Takes
  | Marks
  | TakesTerritory
  | SadKen
  | Respect
  | RespectLost
  | Opens1
  | Visits
  | Shifts
  | Starts
  | Completes
  | CompletesBet
  | BetWon
  | BetLost
  | Fetches
  | FetchesAway
  | LooksInCar
  | LooksInBusiness
  | Sees
  | AttacksCar
  | AttacksBusiness
  | ShowsGang
  | SlipsOut
  | Neutralizes
  | Totals
  | ShootoutRoundTied
  | ShootoutRoundWon
  | ShootoutRoundLost
  | Wounded
  | Dying
  | LuckyLou
  | DoctorSaves
  | DoctorFails
  | InHospital
  | StaysInHospital
  | Dead
  | CarBeaten
  | Mechanic
  | ContractTaken
  | Captures
  | PoliceRoll
  | PoliceDrive
  | PoliceStay
  | DeclaresRaidCar
  | DeclaresRaidBusiness
  | DeclaresCleanUp
  | DeclaresConfiscation
  | PoliceCalledOff
  | RaidDice
  | CleanGene
  | TonyTrouble
  | RaidFailed
  | CarRaided
  | BusinessRaided
  | ContractCancelled
  | Cleaned
  | Confiscated
  | Income
  | OwnIncome
  | NoIncomeElection
  | NoIncomeFrankie
  | Brings
  | Freddie
  | FreddieCaught
  | NewResources
  | DrawsGangster
  | Draws
  | OwnDraw
  | NoCard
  | Shuffled
  | Bid1
  | NoBid
  | Hires
  | Unsold1
  | Bribe
  | NoBribe
  | Badge
  | Johnny
  | JohnnyPaysAll
  | NoBadge
  | Placed
  | CarBack
  | Reopens
  | Plays
  | PlaysOnBoss
  | PlaysOnGangster
  | BrokenIn
  | SeesResources
  | BurgledWhat
  | OrderLeft
  | OrderDropped
  | BidLimitLeft
  | BribeLimitLeft
  | StaysOut
  | LimitDropped
  | ShowsCash
  | ShowsGoods
  | ShowsCard
  | ShowsWhere
  | ChangesSides
  | StealsGangster
  | StealsFromAfar
  | BreaksIn
  | BurglaryRoll
  | Burgled
  | Frozen
  | HorseHeadSent
  | SneaksOut
  | OnlyAScratch
  | FedsInTown
  | RattedOut;
export type ChicagoQuestion =
  | Attention
  | Settle
  | StartingLot
  | Move
  | MoveStalled
  | Drive3
  | Flee
  | TurnAction
  | EndTurn1
  | Besides
  | Take2
  | TakeDone
  | Bet1
  | FetchMore
  | Shift
  | Burglary
  | SlipOut1
  | JohnDoe
  | WhoIsHit
  | WhoDies
  | WhichGarage
  | Police
  | DrivePolice1
  | PoliceAction
  | FirstBid
  | Bid2
  | FirstBribe
  | Bribe1
  | PlaceGangster
  | PlacingDone
  | Orders1
  | BidLimit
  | BribeLimit
  | ShowToAll
  | WindowTurnStart
  | WindowAfterRoll
  | WindowPoliceAction
  | WindowBeforeDraw
  | WindowBeforeLot
  | WindowBeforeBribe
  | WindowBeforePlacing
  | WindowAttacked
  | WindowShootoutStart
  | WindowBetweenRounds
  | WindowWounded
  | WindowKilled
  | WindowRaided
  | WindowElected;
export type ClientMessage =
  | HelloMessage
  | ActMessage
  | ActAllMessage
  | PlanMessage
  | LookMessage
  | HintMessage
  | ChatMessage
  | PhraseMessage
  | WaitMessage
  | PaceMessage
  | ChancesMessage
  | EaseMessage
  | StandInMessage
  | ResignMessage
  | ReplaceMessage
  | PauseMessage
  | StopMessage
  | CalendarMessage
  | GetUpMessage
  | SendAwayMessage
  | InviteMessage
  | FillMessage
  | DeleteMessage
  | PlayAgainMessage
  | ReportMessage
  | SealMessage
  | OpenMessage
  | LookingMessage
  | RekeyMessage
  | LostMessage
  | CollectMessage
  | KeepSeatMessage
  | ShowMessage
  | OverMessage
  | PingMessage;
export type Sections = BootleggersSections | ChicagoSections;
export type ServerMessage =
  | WelcomeMessage
  | ViewMessage
  | LogMessage
  | TalkMessage
  | RoomMessage
  | SeatsMessage
  | DiceMessage
  | ClockMessage
  | TempoMessage
  | TimesMessage
  | StoodInMessage
  | AskedAgainMessage
  | MissedMessage
  | BallotMessage
  | DoneMessage
  | PlannedMessage
  | LookedMessage
  | HintedMessage
  | InvitedMessage
  | AgainMessage
  | OutMessage
  | RefusedMessage
  | EndMessage
  | PongMessage;

export interface AcceptOffer {
  do: "accept-offer";
  offer: number;
}
/**
 * An arrangement: all of it or nothing. ``ask`` is the question that it begins with.
 */
export interface ActAllMessage {
  id: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  act_all: unknown[];
  ask?: string | null;
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
 * A marker comes from the supply straight into a speakeasy.
 */
export interface AddsMarker {
  event: "adds-marker";
  mobster: number;
  house: number;
}
/**
 * A step that a bot would take, and why; of a deal: no ``ask``, and without an action that
 * none is worth it.
 */
export interface Advised {
  ask?: string;
  action?: Action | null;
  why?: Message[];
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
/**
 * All of it. The first chart is what the game counts.
 */
export interface After {
  game: string;
  seats: number;
  result: Result;
  steps: Stretch[];
  charts: Chart[];
  grids: Grid[];
  against: Against[];
  luck: Lucky[];
  swings: Swing[];
  leaders: number[];
  deals: Struck[];
  deals_in_all: number;
  words: Word[];
  words_in_all: number;
  fates?: Fates[];
}
/**
 * Who won, and how the game ended (the message is ``end-`` and this).
 */
export interface Result {
  winners: number[];
  scores: number[];
  ending: string;
}
/**
 * A part of the game by which it is told: the message is ``after-step-`` and this, with the
 * round, and the part of it.
 */
export interface Stretch {
  key: string;
  round?: number;
  part?: number;
}
/**
 * Something over time, as it stood at the end of each step. The parts add up to the whole.
 */
export interface Chart {
  kind: string;
  unit: string;
  parts: string[];
  values: number[][][];
}
/**
 * Whose something was at the end of each step (-1: nobody's).
 */
export interface Grid {
  kind: string;
  thing: string;
  rows: number[];
  owners: number[][];
  marks: string[][];
}
/**
 * What dice came to beside what they come to on average, in each step.
 */
export interface Against {
  kind: string;
  unit: string;
  thing: string;
  rows: number[];
  got: number[][];
  mean: number[][];
}
/**
 * How lucky a seat was in all: two times in three it is within the spread.
 */
export interface Lucky {
  worth: number;
  spread: number;
  kinds: Luck[];
}
/**
 * One kind of dice of one seat.
 */
export interface Luck {
  kind: string;
  unit: string;
  rolls?: number;
  got?: number;
  mean?: number;
  worth?: number;
}
/**
 * A step in which a seat won or lost much against the others, and by what most of all. What it
 * paid or took in beside may make that more than the change.
 */
export interface Swing {
  step: number;
  seat: number;
  change: number;
  part: string;
  amount: number;
  at: number;
  lead?: boolean;
}
/**
 * A deal.
 */
export interface Struck {
  step: number;
  seat: number;
  seat_with: number;
  give: Good[];
  take: Good[];
  promises: Promise[];
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
/**
 * A promise, and what became of it.
 */
export interface Word {
  promise: Promise;
  verdict: "broken" | "kept" | "open";
}
/**
 * What became of something in the whole game: which way how much of it went.
 */
export interface Fates {
  kind: string;
  unit: string;
  ways: string[];
  values: number[][];
}
/**
 * The others want to play again, at this table. Your key opens your seat there, too.
 */
export interface AgainMessage {
  n: number;
  again: string;
}
/**
 * A card that was just played names something of this seat's.
 */
export interface AimedAtYou {
  event: "aimed-at-you";
  seat: number;
  mobster: number;
  card: number;
}
/**
 * Let a truck at the public dock sell, or not (B8.3).
 */
export interface Allow {
  do: "allow";
  yes: boolean;
}
/**
 * May they all sell at the public dock? (B12.5)
 */
export interface AllowAll {
  ask: "allow-all";
  house: number;
  truck: number;
  mobster: number;
  crates: number;
  demand: number;
}
/**
 * May this truck sell at the public dock? (B8.3)
 */
export interface Allow1 {
  ask: "allow";
  house: number;
  truck: number;
  mobster: number;
  crates: number;
  demand: number;
}
/**
 * Whoever holds the public dock lets another mobster's trucks sell.
 */
export interface Allows {
  event: "allows";
  mobster: number;
  mobster_other: number;
  house: number;
}
/**
 * A mobster's cash is told to all.
 */
export interface AnnouncesCash {
  event: "announces-cash";
  mobster: number;
  cash: number;
}
/**
 * An open question to one seat.
 *
 * ``id`` names the question as long as it is open, whatever other seats answer meanwhile.
 */
export interface Ask {
  id: string;
  seat: number;
  question: Question;
  rule: string;
  options: Option[];
  form?: "amount" | "confirm" | "one" | "several" | "square";
  optional?: boolean;
  default?: Action | null;
  answer?: Action | null;
  least?: number;
  most?: number;
  part?: boolean;
  ready?: Action[];
}
/**
 * What is asked.
 */
export interface Question {
  ask: string;
  [k: string]: unknown;
}
/**
 * One answer. It is enabled, or carries the rule and the reason why not.
 */
export interface Option {
  action: Action;
  why_not?: Reason | null;
  means?: Meaning | null;
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
 * What one answer would mean for the seat that gives it, by what it may know.
 */
export interface Meaning {
  tone?: "earns" | "loses" | "neutral";
  brief?: Message | null;
  told?: Message[];
  sure?: Message | null;
  word?: boolean;
}
/**
 * Of a seat, by its key: which code has the table? The host can have one made (or made to
 * last), and have it dropped with all televisions that look by it.
 */
export interface AskCode {
  key: string;
  wish?: "drop" | "look" | "make";
}
/**
 * A person who is asked in the open: how much time is left until the default is taken, and how
 * much of that is the bank.
 */
export interface Asked {
  seat: number;
  left: number;
  bank: number;
}
/**
 * This question was answered, and a deal has changed what the answer was about: it counts no
 * more. None: it has been answered since, or is asked no longer.
 */
export interface AskedAgainMessage {
  n: number;
  asked_again: string | null;
}
/**
 * I have the seat that ``key`` opens. ``own``: SHA-256 of another key that is to open it as
 * long as this one does, such as all devices with the profile can make; "": none.
 */
export interface Attach {
  me: string;
  key: string;
  own?: string;
}
export interface Attached {
  seat: number;
}
/**
 * Take a standing pass back: ask me again.
 */
export interface Attend {
  do: "attend";
}
/**
 * The seat's pass stands: does it want to be asked again?
 */
export interface Attention {
  ask: "attention";
}
/**
 * Of a gangster, or (``gangster`` NOTHING) of the badge; running, or announced.
 */
export interface AuctionView {
  gangster: number;
  running: boolean;
  bid: number;
  bidder: number;
  bidders: BidderView[];
  least: number;
  price: number[];
  most: number | null;
}
export interface BidderView {
  seat: number;
  state: "highest" | "passed" | "speaks" | "waits";
}
/**
 * Somebody wants to end the game here: for how long it is asked (in milliseconds), and what
 * this seat has said to it; None: nothing yet.
 */
export interface Ballot {
  left: number;
  mine: boolean | null;
}
/**
 * None: nobody asks (any more).
 */
export interface BallotMessage {
  n: number;
  ballot: Ballot | null;
}
/**
 * He does not, and the still stops for this round.
 */
export interface BearsVigorish {
  event: "bears-vigorish";
  mobster: number;
  still: number;
}
/**
 * The set-up: the first record of every table.
 */
export interface Begin {
  do: "begin";
}
/**
 * The text of a board file: can the game be played on it?
 */
export interface BoardFile {
  game: string;
  board: string;
}
/**
 * What things on the board of a file are called that have other names on the usual one.
 */
export interface BoardWords {
  terms: {
    [k: string]: Called[];
  };
  beside: {
    [k: string]: Called[];
  };
}
/**
 * Numbers that are called alike; ``key`` None: there are none such.
 */
export interface Called {
  from: number;
  to: number;
  key: string | null;
  args?: {
    [k: string]: number | string | Message[];
  };
}
/**
 * A line of one's own log, and a word on it.
 */
export interface Bookmark {
  line: number;
  word?: string;
}
/**
 * Big City Boys stand behind a mobster for this round.
 */
export interface BoostsMuscle {
  event: "boosts-muscle";
  mobster: number;
  muscle: number;
}
/**
 * All who play have agreed to stop here. No seat can say it: it stands under the first one's
 * number, so that nothing shows who had asked for it.
 */
export interface Stop {
  do: "stop";
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
  words?: string;
  lasts?: "" | "question" | "round";
  minutes?: number;
  until?: number;
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
/**
 * Be asked for nothing until the round is over, or take that back.
 */
export interface StopTrading {
  do: "stop-trading";
  stop: boolean;
}
/**
 * The time of the seat's own offer has passed. Whoever has a clock says it, and nobody else.
 */
export interface LapseOffer {
  do: "lapse-offer";
  offer: number;
}
/**
 * An offer, with both sides' goods and promises.
 */
export interface OfferMade {
  event: "offer-made";
  seat: number;
  between: number[] | null;
  /**
   * @maxItems 6
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
  words?: string;
}
/**
 * Somebody said no to an offer.
 */
export interface OfferDeclined {
  event: "offer-declined";
  seat: number;
  between: number[] | null;
  seat_by: number;
}
/**
 * An offer was taken back by its maker.
 */
export interface OfferWithdrawn {
  event: "offer-withdrawn";
  seat: number;
  between: number[] | null;
}
/**
 * An offer can be accepted no longer. ``over``: its time has passed; else it can't be kept.
 */
export interface OfferLapsed {
  event: "offer-lapsed";
  seat: number;
  between: number[] | null;
  /**
   * @maxItems 6
   */
  seats: number[];
  over?: boolean;
}
/**
 * Why an offer can't be kept, for those whom it concerns: what is missing, and whose it was.
 *
 * No goods: that seat may not deal now.
 */
export interface OfferLacks {
  event: "offer-lacks";
  seat: number;
  between: number[] | null;
  seat_of: number;
  /**
   * @maxItems 20
   */
  goods?: Good[];
}
/**
 * Two seats struck a deal: that much everybody knows.
 */
export interface DealStruck {
  event: "deal-struck";
  seat: number;
  seat_with: number;
}
/**
 * What changed hands in a deal, and what was promised.
 */
export interface DealMade {
  event: "deal-made";
  seat: number;
  between: number[] | null;
  seat_with: number;
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
}
/**
 * A word was kept.
 */
export interface PromiseKept {
  event: "promise-kept";
  seat: number;
  between: number[] | null;
  seat_to: number;
}
/**
 * A word was broken.
 */
export interface PromiseBroken {
  event: "promise-broken";
  seat: number;
  between: number[] | null;
  seat_to: number;
}
/**
 * Somebody wants no offers until the round is over (``stop``), or deals again.
 */
export interface StopsTrading {
  event: "stops-trading";
  seat: number;
  stop: boolean;
}
/**
 * The last action was taken back; only those hear of it who had noticed the action.
 */
export interface TakenBack {
  event: "taken-back";
  seat: number;
  between: number[] | null;
  /**
   * @maxItems 200
   */
  kinds?: string[];
}
/**
 * All who play want to stop: whoever leads has won.
 */
export interface EndsByAgreement {
  event: "ends-by-agreement";
}
/**
 * A round begins.
 */
export interface RoundBegins {
  event: "round-begins";
  round: number;
}
/**
 * A men-of-action or truck card is turned up.
 */
export interface OnOffer {
  event: "on-offer";
  card: number;
}
/**
 * A mobster's muscle card is revealed; told in muscle order.
 */
export interface ShowsMuscle {
  event: "shows-muscle";
  mobster: number;
  muscle: number;
}
/**
 * A mobster pays his drivers and his muscle.
 */
export interface PaysWages {
  event: "pays-wages";
  mobster: number;
  cash: number;
}
/**
 * A mobster owes more than he has and pays all of it (B4.6).
 */
export interface PaysWhatThereIs {
  event: "pays-what-there-is";
  mobster: number;
  cash: number;
}
/**
 * A mobster takes a card on offer.
 */
export interface TakesCard {
  event: "takes-card";
  mobster: number;
  card: number;
}
/**
 * Influence markers come from the supply into a back room.
 */
export interface Recruits {
  event: "recruits";
  mobster: number;
  count: number;
}
/**
 * A mobster buys a truck from the common stock.
 */
export interface BuysTruck {
  event: "buys-truck";
  mobster: number;
  truck: number;
  cash: number;
}
/**
 * No truck of the size is left, or it can't be paid.
 */
export interface FindsNoTruck {
  event: "finds-no-truck";
  mobster: number;
}
/**
 * A die comes on a still.
 */
export interface PutsDie {
  event: "puts-die";
  mobster: number;
  still: number;
}
/**
 * A new die goes into the back room.
 */
export interface KeepsDie {
  event: "keeps-die";
  mobster: number;
}
/**
 * A mobster starts a remote still.
 */
export interface StartsStill {
  event: "starts-still";
  mobster: number;
  still: number;
}
/**
 * An improvement marker comes on a speakeasy.
 */
export interface PutsImprovement {
  event: "puts-improvement";
  mobster: number;
  house: number;
}
/**
 * A new improvement marker goes into the back room.
 */
export interface KeepsImprovement {
  event: "keeps-improvement";
  mobster: number;
}
/**
 * The common stock has no improvement marker left.
 */
export interface FindsNoImprovement {
  event: "finds-no-improvement";
  mobster: number;
}
/**
 * A mobster says where he is about to place a marker (B5.7).
 */
export interface Declares {
  event: "declares";
  mobster: number;
  house: number;
}
/**
 * A stronger mobster places there first.
 */
export interface PreEmpts {
  event: "pre-empts";
  mobster: number;
  mobster_of: number;
  house: number;
}
/**
 * An influence marker goes from a back room into a speakeasy.
 */
export interface Places {
  event: "places";
  mobster: number;
  house: number;
}
/**
 * An influence marker leaves a speakeasy for its owner's supply.
 */
export interface LosesMarker {
  event: "loses-marker";
  mobster: number;
  house: number;
}
/**
 * A speakeasy has markers enough to open.
 */
export interface Opens {
  event: "opens";
  house: number;
}
/**
 * A speakeasy is closed.
 */
export interface Closes {
  event: "closes";
  house: number;
}
/**
 * A still makes nothing in this round.
 */
export interface StillStopped {
  event: "still-stopped";
  mobster: number;
  still: number;
}
/**
 * All that a still made is undrinkable.
 */
export interface Spoiled {
  event: "spoiled";
  mobster: number;
  still: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A still makes crates.
 */
export interface Makes {
  event: "makes";
  mobster: number;
  still: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  crates: number;
}
/**
 * The copper moves to a mobster's family.
 */
export interface CopperMoves {
  event: "copper-moves";
  mobster: number;
}
/**
 * A mobster has no more deals in mind.
 */
export interface DoneDealing {
  event: "done-dealing";
  mobster: number;
}
/**
 * Crates go on a truck.
 */
export interface Loads {
  event: "loads";
  mobster: number;
  truck: number;
  crates: number;
}
/**
 * A truck lines up at a dock.
 */
export interface Drives {
  event: "drives";
  mobster: number;
  truck: number;
  house: number;
  crates: number;
  dock: number;
}
/**
 * Crates on no truck are kept for the next round.
 */
export interface Warehoused {
  event: "warehoused";
  mobster: number;
  crates: number;
}
/**
 * Crates on no truck are lost.
 */
export interface LosesCrates {
  event: "loses-crates";
  mobster: number;
  crates: number;
}
/**
 * What a speakeasy will buy: the dice, and the crates they and improvements come to.
 */
export interface RollsDemand {
  event: "rolls-demand";
  house: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  crates: number;
}
/**
 * A speakeasy is closed when its turn comes.
 */
export interface StaysClosed {
  event: "stays-closed";
  house: number;
}
/**
 * Whoever holds the public dock turns another mobster's trucks away.
 */
export interface TurnsAway {
  event: "turns-away";
  mobster: number;
  mobster_other: number;
  house: number;
}
/**
 * A house buys crates off a truck; ``mobster`` gets the money.
 */
export interface Sells {
  event: "sells";
  mobster: number;
  house: number;
  truck: number;
  crates: number;
  cash: number;
}
/**
 * The controller's profit on all that his house bought.
 */
export interface EarnsProfit {
  event: "earns-profit";
  mobster: number;
  house: number;
  cash: number;
}
/**
 * Crates that nobody bought are lost.
 */
export interface Unsold {
  event: "unsold";
  mobster: number;
  truck: number;
  crates: number;
}
/**
 * The poorest mobster gets one more marker.
 */
export interface HelpedAsPoorest {
  event: "helped-as-poorest";
  mobster: number;
  count: number;
}
/**
 * The game is over.
 */
export interface Wins {
  event: "wins";
  mobster: number;
  ending: "agreed" | "fortune" | "last-round";
}
/**
 * A thug card is announced with all its choices; Investigation may still stop it.
 */
export interface PlaysCard {
  event: "plays-card";
  mobster: number;
  card: number;
  /**
   * @maxItems 12
   */
  picks?: Pick[];
}
/**
 * Something that was chosen: a house, a truck, a number.
 */
export interface Pick {
  what: string;
  number: number;
}
/**
 * What a card costs is paid.
 */
export interface PaysForCard {
  event: "pays-for-card";
  mobster: number;
  card: number;
  cash: number;
}
/**
 * Investigation stops a card.
 */
export interface Investigates {
  event: "investigates";
  mobster: number;
  mobster_of: number;
  card: number;
}
/**
 * A thug card is drawn that the others do not see.
 */
export interface DrawsThug {
  event: "draws-thug";
  mobster: number;
}
/**
 * Which one it is.
 */
export interface DrawsThugUnseen {
  event: "draws-thug-unseen";
  mobster: number;
  card: number;
}
/**
 * An order to answer a card with Investigation.
 */
export interface LeavesOrder {
  event: "leaves-order";
  mobster: number;
  card: number;
}
/**
 * Such an order is taken back.
 */
export interface DropsOrder {
  event: "drops-order";
  mobster: number;
  card: number;
}
/**
 * The owner of a still is to pay interest on its dice.
 */
export interface DemandsVigorish {
  event: "demands-vigorish";
  mobster: number;
  mobster_from: number;
  still: number;
  cash: number;
}
/**
 * He pays.
 */
export interface PaysVigorish {
  event: "pays-vigorish";
  mobster: number;
  mobster_to: number;
  cash: number;
}
/**
 * A mobster has paid for the control of a speakeasy.
 */
export interface BuysControl {
  event: "buys-control";
  mobster: number;
  house: number;
}
/**
 * The trucks at a speakeasy line up again by the new influence.
 */
export interface DocksAnew {
  event: "docks-anew";
  house: number;
}
/**
 * A mobster borrows a truck from the common stock for this round.
 */
export interface BorrowsTruck {
  event: "borrows-truck";
  mobster: number;
  truck: number;
}
/**
 * The copper sits in a speakeasy for this round.
 */
export interface SendsCopper {
  event: "sends-copper";
  house: number;
}
/**
 * The Union Boss lies face up in front of a mobster.
 */
export interface HiresUnionBoss {
  event: "hires-union-boss";
  mobster: number;
}
/**
 * All the crates on a truck are lost.
 */
export interface BustsShipment {
  event: "busts-shipment";
  mobster: number;
  truck: number;
  crates: number;
}
/**
 * A busted truck goes home to its owner, and its rental is over.
 */
export interface RentEnds {
  event: "rent-ends";
  mobster: number;
  mobster_from: number;
  truck: number;
}
/**
 * A busted truck goes back to the common stock, from which it was borrowed.
 */
export interface LoanEnds {
  event: "loan-ends";
  mobster_from: number;
  truck: number;
}
/**
 * A mobster's Union Boss is gone.
 */
export interface LosesUnionBoss {
  event: "loses-union-boss";
  mobster: number;
}
/**
 * A truck gets a new owner.
 */
export interface StealsTruck {
  event: "steals-truck";
  mobster: number;
  mobster_from: number;
  truck: number;
}
/**
 * A borrowed truck has another driver now.
 */
export interface StealsBorrowedTruck {
  event: "steals-borrowed-truck";
  mobster: number;
  mobster_from: number;
  truck: number;
}
/**
 * A truck's crates change over to the hijacker's truck.
 */
export interface HijacksCrates {
  event: "hijacks-crates";
  mobster: number;
  mobster_from: number;
  crates: number;
  truck: number;
}
/**
 * A mobster pays the bank what the die says.
 */
export interface PaysMoll {
  event: "pays-moll";
  mobster: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  cash: number;
}
/**
 * The money for a truck's crates will go to another mobster.
 */
export interface NamesPigeon {
  event: "names-pigeon";
  mobster: number;
  mobster_from: number;
  truck: number;
  house: number;
}
/**
 * A die of a remote still changes over to a still of another mobster's.
 */
export interface MusclesIn {
  event: "muscles-in";
  mobster: number;
  mobster_from: number;
  still_from: number;
  still: number;
}
/**
 * A die of a remote still goes into another mobster's back room.
 */
export interface MusclesInAside {
  event: "muscles-in-aside";
  mobster: number;
  mobster_from: number;
  still_from: number;
}
/**
 * An improvement marker moves from one speakeasy to another.
 */
export interface MovesImprovement {
  event: "moves-improvement";
  mobster: number;
  house_from: number;
  house_to: number;
}
/**
 * Prices in a speakeasy fall for everybody else.
 */
export interface PacksHeat {
  event: "packs-heat";
  mobster: number;
  house: number;
}
/**
 * Prices in a speakeasy fall for whoever packs heat (B12.6).
 */
export interface PacksHeatAlone {
  event: "packs-heat-alone";
  mobster: number;
  house: number;
}
/**
 * The die says how many recruits there are to share out.
 */
export interface RollsForRecruits {
  event: "rolls-for-recruits";
  mobster: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * Markers come back from a speakeasy to the back room.
 */
export interface SavesMarkers {
  event: "saves-markers";
  mobster: number;
  house: number;
  count: number;
}
/**
 * A speakeasy rolls one more demand die.
 */
export interface MakesThirsty {
  event: "makes-thirsty";
  mobster: number;
  house: number;
}
/**
 * A remote still is destroyed with all its dice.
 */
export interface DestroysStill {
  event: "destroys-still";
  mobster: number;
  mobster_from: number;
  still: number;
  count: number;
}
/**
 * A family still loses a die.
 */
export interface DestroysDie {
  event: "destroys-die";
  mobster: number;
  mobster_from: number;
  still: number;
}
/**
 * A mobster will keep his crates over this round.
 */
export interface OpensWarehouse {
  event: "opens-warehouse";
  mobster: number;
}
/**
 * A card that is no thug card is drawn and shown.
 */
export interface DrawsCard {
  event: "draws-card";
  mobster: number;
  card: number;
}
/**
 * A speakeasy makes more profit in this round.
 */
export interface SpreadsWord {
  event: "spreads-word";
  mobster: number;
  house: number;
}
/**
 * A marker is replaced by one of another mobster.
 */
export interface TurnsMarker {
  event: "turns-marker";
  mobster: number;
  mobster_from: number;
  house: number;
}
/**
 * Which muscle card? (B4.3)
 */
export interface Muscle {
  ask: "muscle";
}
/**
 * Which card on offer? (B4.5)
 */
export interface Take1 {
  ask: "take";
}
/**
 * Play a card that was just taken, or keep it? (B4.13)
 */
export interface PlayOrKeep {
  ask: "play-or-keep";
  card: number;
}
/**
 * Where does a new die go? (B4.9)
 */
export interface PutDie1 {
  ask: "put-die";
  count: number;
}
/**
 * Where does a new improvement marker go? (B4.11)
 */
export interface PutImprovement1 {
  ask: "put-improvement";
}
/**
 * Anything to play before one's own decision? (B10.4)
 */
export interface PlayFirst {
  ask: "play-first";
}
/**
 * Anything to play now? (B10.1)
 */
export interface Window {
  ask: "window";
  when:
    | "after-deals"
    | "after-production"
    | "before-production"
    | "dealing"
    | "driving"
    | "end-of-phase-1"
    | "last-sale"
    | "law"
    | "lined-up"
    | "loaded"
    | "loading"
    | "password"
    | "picking"
    | "placing"
    | "reveal"
    | "taking";
  house: number | null;
  rolled: ("no-roll" | "not-yet" | "rolled") | null;
  demand: number | null;
}
/**
 * Stop the card that was just announced? (B10.6)
 */
export interface Investigation {
  ask: "investigation";
  mobster: number;
  card: number;
}
/**
 * Where does a marker go? (B5.1)
 */
export interface Place1 {
  ask: "place";
  count: number;
}
/**
 * No marker is left to place: anything to play? (B5.1)
 */
export interface PlaceNone {
  ask: "place-none";
}
/**
 * Place there first? (B5.7)
 */
export interface PreEmpt1 {
  ask: "pre-empt";
  mobster: number;
  house: number;
}
/**
 * Further markers in the same house? (B5.7)
 */
export interface PlaceMore {
  ask: "place-more";
  house: number;
  count: number;
}
/**
 * Any more deals? (B7.1)
 */
export interface Deals {
  ask: "deals";
  count?: number;
}
/**
 * Is everything loaded? (B7.2)
 */
export interface LoadDone {
  ask: "load-done";
  crates: number;
}
/**
 * How many crates on this truck? (B7.2)
 */
export interface Load1 {
  ask: "load";
  truck: number;
  crates: number;
}
/**
 * Which truck goes where? (B7.3)
 */
export interface Drive1 {
  ask: "drive";
  count: number;
}
/**
 * No truck is ready: anything to play? (B7.3)
 */
export interface DriveNone {
  ask: "drive-none";
}
/**
 * Where does the hijacker's truck go? (B11.14)
 */
export interface Send {
  ask: "send";
  truck: number;
}
/**
 * Which cards shall Investigation stop? (B10.5)
 */
export interface Orders {
  ask: "orders";
}
/**
 * Which speakeasy?
 */
export interface ChooseAHouse {
  ask: "choose-a-house";
  card: number;
}
/**
 * Which mobster?
 */
export interface ChooseAMobster {
  ask: "choose-a-mobster";
  card: number;
}
/**
 * Pay the vigorish, or bear it? (B11.1)
 */
export interface PayUp1 {
  ask: "pay-up";
  mobster: number;
  still: number;
  cash: number;
}
/**
 * Which still?
 */
export interface VigorishWhom {
  ask: "vigorish-whom";
  card: number;
}
/**
 * How many markers?
 */
export interface BuyMarkers {
  ask: "buy-markers";
  card: number;
}
/**
 * Destroy a marker, or add one?
 */
export interface DoubleCrossHow {
  ask: "double-cross-how";
  card: number;
}
/**
 * Which shipment?
 */
export interface BustWhich {
  ask: "bust-which";
  card: number;
}
/**
 * Which truck?
 */
export interface FreeTruckWhich {
  ask: "free-truck-which";
  card: number;
}
/**
 * Whose crates?
 */
export interface HijackWhom {
  ask: "hijack-whom";
  card: number;
}
/**
 * Onto which truck?
 */
export interface HijackOnto {
  ask: "hijack-onto";
  card: number;
}
/**
 * Whose money?
 */
export interface PigeonWhom {
  ask: "pigeon-whom";
  card: number;
}
/**
 * A still, or the back room?
 */
export interface MusclingInWhere {
  ask: "muscling-in-where";
  card: number;
}
/**
 * Onto which still?
 */
export interface MusclingInOnto {
  ask: "muscling-in-onto";
  card: number;
}
/**
 * From which still?
 */
export interface MusclingInFrom {
  ask: "muscling-in-from";
  card: number;
}
/**
 * Another marker?
 */
export interface SafeHouseMore {
  ask: "safe-house-more";
  card: number;
}
/**
 * From which house?
 */
export interface SafeHouseFirst {
  ask: "safe-house-first";
  card: number;
}
/**
 * Which still?
 */
export interface TurfWarWhere {
  ask: "turf-war-where";
  card: number;
}
export interface BootleggersSections {
  seat?: number | null;
  seats?: number;
  asks?: Ask[];
  asides?: Ask[];
  standing?: number[];
  result?: Result | null;
  waiting?: number[];
  deciding?: boolean;
  progress?: Progress;
  table?: TableView;
  houses?: HouseView[];
  trucks?: Truck[];
  stills?: Still[];
  mobsters?: MobsterView[];
  own?: Mobster | null;
  flow?: {}[];
  offers?: Offer[];
  earlier?: Offer[];
  ledger?: Entry[];
  not_trading?: number[];
  undo?: boolean;
  tradable?: Tradable[][];
  phrases?: string[];
  panels?: Panel[];
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
export interface TableView {
  truck_deck: number[];
  discard: number[];
  driven: boolean[];
  options: {
    [k: string]: number | string;
  };
  rounds: number;
  phase: number;
  order: number[];
  deck: number;
  round: number;
  when: number;
  copper: number;
  offer: number[];
  truck_card: number;
  windfall_round: number;
  ended: string;
}
/**
 * Which one it is, whether it is open, who controls it or has the majority.
 */
export interface HouseView {
  markers: number[];
  house: number;
  open: boolean;
  controller: number;
  majority: number;
  improvements: number;
  docks: number[][];
  demand: number[];
  sold: boolean;
  bought: number;
  closed: boolean;
  shut: boolean;
  copper: boolean;
  payoff: number;
  heat: number;
  extra_dice: number;
  word: boolean;
}
/**
 * A truck. Without an owner it belongs to the common stock, or is borrowed from it.
 *
 * All of it is public.
 */
export interface Truck {
  truck: number;
  owner: number;
  operator: number;
  crates: number;
  house: number;
  late: boolean;
  pigeon: number;
}
/**
 * A still with its dice. All of it is public.
 */
export interface Still {
  still: number;
  owner: number;
  dice: number;
  stopped: boolean;
}
/**
 * ``cash`` is told only where it is open.
 */
export interface MobsterView {
  seat: number;
  cash: number | null;
  supply: number;
  muscle_left: number;
  unseen: number;
  markers: number;
  locked: number;
  dice: number;
  improvements: number;
  crates: number;
  muscle: number;
  boosted: boolean;
  muscle_seen: number[];
  known: number[];
  union_boss: boolean;
  warehouse: boolean;
  announced: number;
}
/**
 * A player, with what nobody else may know (B3.1).
 */
export interface Mobster {
  markers: number;
  locked: number;
  dice: number;
  improvements: number;
  crates: number;
  muscle: number;
  boosted: boolean;
  muscle_seen: number[];
  known: number[];
  union_boss: boolean;
  warehouse: boolean;
  announced: number;
  cash: number;
  hand: number[];
  unseen: number[];
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
 * ``cash`` and ``goods`` are told only when the game is over.
 */
export interface BossView {
  seat: number;
  points: number;
  points_businesses: number;
  points_contracts: number;
  points_respect: number;
  points_gangsters: number;
  cards: number;
  territories: number;
  in_car: number;
  hiding: number;
  at_work: number;
  cash: number | null;
  goods: number[] | null;
  square: number;
  garage: number;
  mended: boolean;
  started: number[];
  completed: number[];
  frozen: boolean;
  stalled: boolean;
  skips_income: boolean;
}
/**
 * From the top left corner.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface BusinessView {
  business: number;
  count: number;
  owner: number;
  lot: number;
  closed: boolean;
}
/**
 * When a person can't be expected to answer by mail, at his own place: between two hours of the
 * night (the same twice: at any time), and on weekends if he keeps them free.
 */
export interface Calendar {
  zone?: string;
  quiet_from?: number;
  quiet_to?: number;
  free_weekends?: boolean;
}
/**
 * When I can't be expected to answer by mail.
 */
export interface CalendarMessage {
  id: number;
  calendar: Calendar;
}
/**
 * ``sure``: nothing but the answers decide; else the odds do. So many ``answers`` are given.
 */
export interface ChallengeInfo {
  name: string;
  answers: number;
  sure: boolean;
}
export interface Challenges {
  games: ChallengesOf[];
}
export interface ChallengesOf {
  game: string;
  challenges: ChallengeInfo[];
}
/**
 * Whoever is alone among bots wants to be asked when it counts, or at every chance.
 */
export interface ChancesMessage {
  id: number;
  chances: "all" | "counting";
}
export interface Chat {
  from: number;
  lines: Talk[];
}
/**
 * Something said, in words or by the key of a phrase; ``at`` is in seconds since 1970.
 */
export interface Talk {
  seat: number;
  text: string;
  at: number;
  phrase?: string;
}
/**
 * Words to the table, or to these others alone.
 */
export interface ChatMessage {
  id: number;
  chat: string;
  /**
   * @maxItems 5
   */
  to?: number[];
}
/**
 * It can. ``drawing`` is its picture, if the game has one (as at the table).
 */
export interface Checked {
  name: string;
  drawing: unknown;
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
export interface Drive2 {
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
/**
 * So many of a resource are to leave the place, in what is taken together.
 */
export interface TakeCount {
  do: "take-count";
  supply: number;
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
 * What the Red Hot Tip is worth to you (K14.5).
 */
export interface Bet {
  do: "bet";
  fifties: number;
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
export interface AttackCar {
  do: "attack-car";
  boss: number;
}
export interface AttackBusiness {
  do: "attack-business";
  business: number;
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
/**
 * Bid for a gangster or the badge (K8.4, K8.5).
 */
export interface Bid {
  do: "bid";
  fifties: number;
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
 * In this auction, bid without being asked, up to this (K8.4, K8.5).
 */
export interface BidUpTo {
  do: "bid-up-to";
  fifties: number;
}
/**
 * Take that back: ask me.
 */
export interface DropLimit {
  do: "drop-limit";
}
/**
 * In this auction, pass without being asked, whatever is bid (K8.4, K8.5).
 */
export interface StayOut {
  do: "stay-out";
}
/**
 * A boss attacks a rival's business.
 */
export interface AttacksBusiness {
  event: "attacks-business";
  boss: number;
  boss_other: number;
  business: number;
}
/**
 * A boss attacks a rival's car.
 */
export interface AttacksCar {
  event: "attacks-car";
  boss: number;
  boss_other: number;
}
/**
 * A boss gets the badge for the highest bid.
 */
export interface Badge {
  event: "badge";
  boss: number;
  cash: number;
}
/**
 * What a boss may do between any two decisions of the own turn: cards, the Reporter.
 */
export interface Besides {
  ask: "besides";
}
/**
 * A bet is rolled for and lost.
 */
export interface BetLost {
  event: "bet-lost";
  boss: number;
  cash: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * How much is the Red Hot Tip worth?
 */
export interface Bet1 {
  ask: "bet";
}
/**
 * A bet is rolled for and doubled: so much is won.
 */
export interface BetWon {
  event: "bet-won";
  boss: number;
  cash: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss bids for a gangster.
 */
export interface Bid1 {
  event: "bid";
  boss: number;
  gangster: number;
  cash: number;
}
/**
 * A boss will bid up to so much for a gangster without being asked; that boss alone knows.
 */
export interface BidLimitLeft {
  event: "bid-limit-left";
  boss: number;
  gangster: number;
  cash: number;
}
/**
 * Up to how much shall be bid for a gangster without asking?
 */
export interface BidLimit {
  ask: "bid-limit";
  gangster: number;
}
/**
 * A boss has bid so much for a gangster: who bids more?
 */
export interface Bid2 {
  ask: "bid";
  gangster: number;
  boss: number;
  cash: number;
}
/**
 * A boss takes so many cards out of a rival's hand.
 */
export interface BreaksIn {
  event: "breaks-in";
  boss: number;
  boss_other: number;
  count: number;
}
/**
 * A boss bids for the badge.
 */
export interface Bribe {
  event: "bribe";
  boss: number;
  cash: number;
}
/**
 * A boss will bid up to so much for the badge without being asked; that boss alone knows.
 */
export interface BribeLimitLeft {
  event: "bribe-limit-left";
  boss: number;
  cash: number;
}
/**
 * Up to how much shall be bid for the badge without asking?
 */
export interface BribeLimit {
  ask: "bribe-limit";
}
/**
 * A boss has bid so much for the badge: who bids more?
 */
export interface Bribe1 {
  ask: "bribe";
  boss: number;
  cash: number;
}
/**
 * A gangster in a business brings resources, and shows himself by it.
 */
export interface Brings {
  event: "brings";
  boss: number;
  gangster: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * Which cards change hands by Break and Enter; the thief and the victim alone know.
 */
export interface BrokenIn {
  event: "broken-in";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 29
   */
  cards: number[];
}
/**
 * Which resource does the burglar take next of what the rival has, and how many more?
 */
export interface Burglary {
  ask: "burglary";
  boss: number;
  booze: number;
  girls: number;
  henchmen: number;
  count: number;
}
/**
 * A boss rolls for how many resources leave a rival's safe.
 */
export interface BurglaryRoll {
  event: "burglary-roll";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss has taken so many resources from a rival.
 */
export interface Burgled {
  event: "burgled";
  boss: number;
  boss_other: number;
  count: number;
}
/**
 * What a burglar has taken from a rival; the two of them alone know.
 */
export interface BurgledWhat {
  event: "burgled-what";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * A raid on a business succeeds: it is closed, and these gangsters go to prison.
 */
export interface BusinessRaided {
  event: "business-raided";
  boss: number;
  boss_other: number;
  business: number;
  /**
   * @maxItems 80
   */
  gangsters: number[];
}
/**
 * A boss takes a rival's business in a shootout.
 */
export interface Captures {
  event: "captures";
  boss: number;
  boss_other: number;
  business: number;
}
/**
 * A car comes out of the garage.
 */
export interface CarBack {
  event: "car-back";
  boss: number;
  garage: number;
}
/**
 * A car has lost a shootout, and is towed to a garage.
 */
export interface CarBeaten {
  event: "car-beaten";
  boss: number;
  garage: number;
  square_from: number;
  square: number;
}
/**
 * A raid on a car succeeds: these gangsters go to prison.
 */
export interface CarRaided {
  event: "car-raided";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 80
   */
  gangsters: number[];
}
/**
 * A gangster is traded from one boss to another, and waits to be placed.
 */
export interface ChangesSides {
  event: "changes-sides";
  boss: number;
  boss_other: number;
  gangster: number;
}
/**
 * Clean Gene is there, and the raid fails without dice.
 */
export interface CleanGene {
  event: "clean-gene";
  boss: number;
  gangster: number;
}
/**
 * A boss's marker is taken from a territory.
 */
export interface Cleaned {
  event: "cleaned";
  boss: number;
  territory: number;
}
/**
 * A boss completes the contract whose reward is a bet.
 */
export interface CompletesBet {
  event: "completes-bet";
  boss: number;
  contract: number;
}
/**
 * A boss completes a contract for its reward.
 */
export interface Completes {
  event: "completes";
  boss: number;
  contract: number;
  cash: number;
}
/**
 * The police of a boss take resources from a place to the stock.
 */
export interface Confiscated {
  event: "confiscated";
  boss: number;
  place: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * A contract under way is lost in a raid, and discarded.
 */
export interface ContractCancelled {
  event: "contract-cancelled";
  boss: number;
  contract: number;
}
/**
 * A contract under way goes over to the boss who beat the car.
 */
export interface ContractTaken {
  event: "contract-taken";
  boss: number;
  boss_other: number;
  contract: number;
}
/**
 * A gangster dies, and is nobody's any more.
 */
export interface Dead {
  event: "dead";
  boss: number;
  gangster: number;
  where_from: number;
}
/**
 * A boss is dealt a small business and a gangster to begin with.
 */
export interface Dealt {
  event: "dealt";
  boss: number;
  business: number;
  gangster: number;
}
/**
 * A boss orders the police to clean a rival's territory; cards may be played first.
 */
export interface DeclaresCleanUp {
  event: "declares-clean-up";
  boss: number;
  boss_other: number;
  territory: number;
}
/**
 * A boss orders the police to confiscate resources on a place; cards may be played first.
 */
export interface DeclaresConfiscation {
  event: "declares-confiscation";
  boss: number;
  place: number;
}
/**
 * A boss orders a raid on a rival's business; cards may be played first.
 */
export interface DeclaresRaidBusiness {
  event: "declares-raid-business";
  boss: number;
  boss_other: number;
  business: number;
}
/**
 * A boss orders a raid on a rival's car; cards may be played first.
 */
export interface DeclaresRaidCar {
  event: "declares-raid-car";
  boss: number;
  boss_other: number;
}
/**
 * A boss's Doctor rolls for a gangster, in vain.
 */
export interface DoctorFails {
  event: "doctor-fails";
  boss: number;
  gangster: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss's Doctor rolls for a gangster, and saves him.
 */
export interface DoctorSaves {
  event: "doctor-saves";
  boss: number;
  gangster: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss draws a card and keeps it unseen.
 */
export interface Draws {
  event: "draws";
  boss: number;
}
/**
 * A boss draws a gangster, who is for hire now.
 */
export interface DrawsGangster {
  event: "draws-gangster";
  boss: number;
  gangster: number;
}
/**
 * To which square does the police car go, at most so far?
 */
export interface DrivePolice1 {
  ask: "drive-police";
  reach: number;
}
/**
 * The die is rolled: to which square does the car go, at most so far?
 */
export interface Drive3 {
  ask: "drive";
  die: number;
  reach: number;
}
/**
 * A gangster in the car shows himself: he drives farther than the die says.
 */
export interface Driver {
  event: "driver";
  boss: number;
  gangster: number;
}
/**
 * A car drives from one street square to another, so many squares by the shortest way.
 */
export interface Drives1 {
  event: "drives";
  boss: number;
  square_from: number;
  square: number;
  count: number;
}
/**
 * A gangster is hit badly, or by a card; he may yet be saved.
 */
export interface Dying {
  event: "dying";
  boss: number;
  gangster: number;
}
/**
 * Play a card yet, or end the turn? ``count`` actions were open to the boss in it: none, if the
 * car is in the garage (K6.7).
 */
export interface EndTurn1 {
  ask: "end-turn";
  count?: number;
}
/**
 * A boss rolls two dice for who is first.
 */
export interface RollsForFirst {
  event: "rolls-for-first";
  boss: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * The dice have said who is first boss.
 */
export interface FirstBoss {
  event: "first-boss";
  boss: number;
}
/**
 * A boss puts the first business on a starred lot; the car stands in front of it.
 */
export interface Settles {
  event: "settles";
  boss: number;
  business: number;
  lot: number;
  square: number;
}
/**
 * A game turn begins, with its first action round; the boss named is first.
 */
export interface TurnBegins {
  event: "turn-begins";
  turn: number;
  boss: number;
  /**
   * @maxItems 6
   */
  points: number[];
}
/**
 * The second, third or fourth action round of a game turn begins.
 */
export interface RoundBegins1 {
  event: "round-begins";
  turn: number;
  round: number;
}
/**
 * The trade phase of a game turn begins, and the badge is given back.
 */
export interface TradePhaseBegins {
  event: "trade-phase-begins";
  turn: number;
}
/**
 * A boss has ten points, and has won.
 */
export interface King {
  event: "king";
  boss: number;
  /**
   * @maxItems 6
   */
  points: number[];
}
/**
 * All have stopped: the boss with the most points has won.
 */
export interface LeadsAtTheEnd {
  event: "leads-at-the-end";
  boss: number;
  /**
   * @maxItems 6
   */
  points: number[];
}
/**
 * A boss rolls for the car.
 */
export interface Rolls {
  event: "rolls";
  boss: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss does not drive.
 */
export interface Stays {
  event: "stays";
  boss: number;
}
/**
 * A car gets away from a shootout.
 */
export interface Flees {
  event: "flees";
  boss: number;
  square_from: number;
  square: number;
  count: number;
}
/**
 * A car can't be moved in its boss's turn: somebody has played Out of Gas.
 */
export interface OutOfGas {
  event: "out-of-gas";
  boss: number;
}
/**
 * A boss does nothing with the action of the turn.
 */
export interface NoAction1 {
  event: "no-action";
  boss: number;
}
/**
 * A boss picks up resources from a place.
 */
export interface Takes {
  event: "takes";
  boss: number;
  place: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * A boss marks a territory that was nobody's.
 */
export interface Marks {
  event: "marks";
  boss: number;
  territory: number;
}
/**
 * A boss takes over a rival's territory, and pays for it (nothing, with Sad Ken).
 */
export interface TakesTerritory {
  event: "takes-territory";
  boss: number;
  boss_other: number;
  territory: number;
  cash: number;
}
/**
 * Sad Ken shows himself in the car: a territory costs nothing.
 */
export interface SadKen {
  event: "sad-ken";
  boss: number;
  gangster: number;
}
/**
 * A boss has won the respect of the neighbourhood, and a point with it.
 */
export interface Respect {
  event: "respect";
  boss: number;
}
/**
 * A boss has lost the respect of the neighbourhood; nobody has it.
 */
export interface RespectLost {
  event: "respect-lost";
  boss: number;
}
/**
 * A boss opens a business on a lot, and pays for it.
 */
export interface Opens1 {
  event: "opens";
  boss: number;
  business: number;
  lot: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
  boss_other?: number;
  breaks?: boolean;
  monopoly?: boolean;
}
/**
 * A boss calls at an own business, to move gangsters.
 */
export interface Visits {
  event: "visits";
  boss: number;
  business: number;
}
/**
 * Gangsters have moved between the car and a business; so many sit in either now.
 */
export interface Shifts {
  event: "shifts";
  boss: number;
  business: number;
  count_inside: number;
  count_car: number;
}
/**
 * A boss starts a contract, and pays its fee if it has one.
 */
export interface Starts {
  event: "starts";
  boss: number;
  contract: number;
  cash: number;
}
/**
 * A boss fetches an own gangster out of prison or hospital into the car.
 */
export interface Fetches {
  event: "fetches";
  boss: number;
  gangster: number;
  place: number;
}
/**
 * A boss fetches a rival's gangster out of hospital, and keeps him.
 */
export interface FetchesAway {
  event: "fetches-away";
  boss: number;
  boss_other: number;
  gangster: number;
  place: number;
}
/**
 * A boss's Reporter looks into a rival's car.
 */
export interface LooksInCar {
  event: "looks-in-car";
  boss: number;
  boss_other: number;
}
/**
 * A boss's Reporter looks into a rival's business.
 */
export interface LooksInBusiness {
  event: "looks-in-business";
  boss: number;
  business: number;
}
/**
 * Whom the Reporter sees; his boss alone knows.
 */
export interface Sees {
  event: "sees";
  boss: number;
  /**
   * @maxItems 80
   */
  gangsters: number[];
}
/**
 * A boss has to show who sits in the car or the business: nobody, perhaps.
 */
export interface ShowsGang {
  event: "shows-gang";
  boss: number;
  where: number;
  /**
   * @maxItems 80
   */
  gangsters: number[];
}
/**
 * Thin Tim slips out of an attack with his boss's car.
 */
export interface SlipsOut {
  event: "slips-out";
  boss: number;
  gangster: number;
}
/**
 * A boss's John Doe puts an enemy out of the shootout.
 */
export interface Neutralizes {
  event: "neutralizes";
  boss: number;
  gangster: number;
}
/**
 * What both sides of a shootout count, gangsters and cards: the attacker's is named first.
 */
export interface Totals {
  event: "totals";
  boss: number;
  boss_other: number;
  total: number;
  total_other: number;
  bonus: number;
  bonus_other: number;
}
/**
 * A round of a shootout is tied, and rolled again.
 */
export interface ShootoutRoundTied {
  event: "shootout-round-tied";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  /**
   * @maxItems 12
   */
  dice_other: number[];
  score: number;
  score_other: number;
}
/**
 * The attacker wins a round of a shootout.
 */
export interface ShootoutRoundWon {
  event: "shootout-round-won";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  /**
   * @maxItems 12
   */
  dice_other: number[];
  score: number;
  score_other: number;
}
/**
 * The attacker loses a round of a shootout.
 */
export interface ShootoutRoundLost {
  event: "shootout-round-lost";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  /**
   * @maxItems 12
   */
  dice_other: number[];
  score: number;
  score_other: number;
}
/**
 * A gangster is hit; he may yet be found unhurt.
 */
export interface Wounded {
  event: "wounded";
  boss: number;
  gangster: number;
}
/**
 * Lucky Lou can't die.
 */
export interface LuckyLou {
  event: "lucky-lou";
  boss: number;
  gangster: number;
}
/**
 * A gangster goes to hospital.
 */
export interface InHospital {
  event: "in-hospital";
  boss: number;
  gangster: number;
  where_from: number;
}
/**
 * A gangster was to die in hospital, and is saved: he stays there.
 */
export interface StaysInHospital {
  event: "stays-in-hospital";
  boss: number;
  gangster: number;
}
/**
 * The Mechanic has the beaten car back at once.
 */
export interface Mechanic {
  event: "mechanic";
  boss: number;
  gangster: number;
}
/**
 * Whoever has the badge rolls for the police car.
 */
export interface PoliceRoll {
  event: "police-roll";
  boss: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * The police car drives from one street square to another.
 */
export interface PoliceDrive {
  event: "police-drive";
  boss: number;
  square_from: number;
  square: number;
  count: number;
}
/**
 * The police car is left where it stands.
 */
export interface PoliceStay {
  event: "police-stay";
  boss: number;
  square: number;
}
/**
 * What a boss has ordered the police to do comes to nothing.
 */
export interface PoliceCalledOff {
  event: "police-called-off";
  boss: number;
}
/**
 * A raid is rolled for: the boss with the badge, and the boss who is raided.
 */
export interface RaidDice {
  event: "raid-dice";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 12
   */
  dice: number[];
  /**
   * @maxItems 12
   */
  dice_other: number[];
}
/**
 * Tony Trouble is there, and the raid succeeds without dice.
 */
export interface TonyTrouble {
  event: "tony-trouble";
  boss: number;
  gangster: number;
}
/**
 * A raid finds nothing.
 */
export interface RaidFailed {
  event: "raid-failed";
  boss: number;
  boss_other: number;
}
/**
 * A boss gets the income: so much as all can count; what gangsters add is nobody's business.
 */
export interface Income {
  event: "income";
  boss: number;
  cash_businesses: number;
  cash_territories: number;
}
/**
 * What a boss's income is, and where it comes from, line by line; that boss alone knows.
 */
export interface OwnIncome {
  event: "own-income";
  boss: number;
  cash: number;
  cash_businesses: number;
  cash_territories: number;
  cash_extras: number;
  /**
   * @maxItems 80
   */
  paid: Paid[];
}
/**
 * A line of an income: what a business pays, or what a gangster in it adds.
 */
export interface Paid {
  cash: number;
  business: number;
  gangster?: number | null;
}
/**
 * A boss has no income because of Election Day.
 */
export interface NoIncomeElection {
  event: "no-income-election";
  boss: number;
}
/**
 * A boss has no income because Frankie the Squealer is in prison.
 */
export interface NoIncomeFrankie {
  event: "no-income-frankie";
  boss: number;
  gangster: number;
}
/**
 * Freddie Forgery rolls, and prints money.
 */
export interface Freddie {
  event: "freddie";
  boss: number;
  gangster: number;
  cash: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * Freddie Forgery rolls, is caught and dies.
 */
export interface FreddieCaught {
  event: "freddie-caught";
  boss: number;
  gangster: number;
  /**
   * @maxItems 12
   */
  dice: number[];
}
/**
 * A boss draws a resource card: resources come to a place, as far as the stock goes.
 */
export interface NewResources {
  event: "new-resources";
  boss: number;
  place: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * Which card a boss draws; that boss alone knows.
 */
export interface OwnDraw {
  event: "own-draw";
  boss: number;
  card: number;
}
/**
 * There is no card left for a boss to draw.
 */
export interface NoCard {
  event: "no-card";
  boss: number;
}
/**
 * The discards become the new deck.
 */
export interface Shuffled {
  event: "shuffled";
}
/**
 * A boss passes on a gangster, for now.
 */
export interface NoBid {
  event: "no-bid";
  boss: number;
  gangster: number;
}
/**
 * A boss hires a gangster for the highest bid, and the resources he asks for.
 */
export interface Hires {
  event: "hires";
  boss: number;
  gangster: number;
  cash: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * Nobody bids for a gangster; he stays for hire.
 */
export interface Unsold1 {
  event: "unsold";
  gangster: number;
}
/**
 * A boss passes on the badge, for now.
 */
export interface NoBribe {
  event: "no-bribe";
  boss: number;
}
/**
 * Johnny Favorite shows himself: his boss pays so much less for the badge.
 */
export interface Johnny {
  event: "johnny";
  boss: number;
  gangster: number;
  cash: number;
}
/**
 * Johnny Favorite shows himself: the badge costs his boss nothing.
 */
export interface JohnnyPaysAll {
  event: "johnny-pays-all";
  boss: number;
  gangster: number;
}
/**
 * Nobody bids for the badge, and nobody has it.
 */
export interface NoBadge {
  event: "no-badge";
}
/**
 * Everybody has placed their gangsters, unseen.
 */
export interface Placed {
  event: "placed";
}
/**
 * A closed business opens again.
 */
export interface Reopens {
  event: "reopens";
  boss: number;
  business: number;
}
/**
 * A boss plays an event card.
 */
export interface Plays {
  event: "plays";
  boss: number;
  card: number;
}
/**
 * A boss plays an event card on a rival.
 */
export interface PlaysOnBoss {
  event: "plays-on-boss";
  boss: number;
  card: number;
  boss_other: number;
}
/**
 * A boss plays an event card on a gangster.
 */
export interface PlaysOnGangster {
  event: "plays-on-gangster";
  boss: number;
  card: number;
  gangster: number;
}
/**
 * What a burglar finds in a rival's safe; the burglar alone knows.
 */
export interface SeesResources {
  event: "sees-resources";
  boss: number;
  boss_other: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * A boss leaves an order to answer with a card; that boss alone knows.
 */
export interface OrderLeft {
  event: "order-left";
  boss: number;
  card: number;
}
/**
 * A boss takes an order back; that boss alone knows.
 */
export interface OrderDropped {
  event: "order-dropped";
  boss: number;
  card: number;
}
/**
 * A boss passes for the rest of an auction without being asked; that boss alone knows.
 */
export interface StaysOut {
  event: "stays-out";
  boss: number;
}
/**
 * A boss wants to be asked in this auction again; that boss alone knows.
 */
export interface LimitDropped {
  event: "limit-dropped";
  boss: number;
}
/**
 * A boss shows the own money to all.
 */
export interface ShowsCash {
  event: "shows-cash";
  boss: number;
  cash: number;
}
/**
 * A boss shows the own resources to all.
 */
export interface ShowsGoods {
  event: "shows-goods";
  boss: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * A boss shows a card of the hand to all.
 */
export interface ShowsCard {
  event: "shows-card";
  boss: number;
  card: number;
}
/**
 * A boss shows to all where an own gangster is.
 */
export interface ShowsWhere {
  event: "shows-where";
  boss: number;
  gangster: number;
  where: number;
}
/**
 * A boss wins a rival's gangster, who waits to be placed.
 */
export interface StealsGangster {
  event: "steals-gangster";
  boss: number;
  boss_other: number;
  gangster: number;
}
/**
 * A boss wins a rival's gangster who is in prison or in hospital, and stays there.
 */
export interface StealsFromAfar {
  event: "steals-from-afar";
  boss: number;
  boss_other: number;
  gangster: number;
  where: number;
}
/**
 * A boss is out of business until the trade phase, and will have no income.
 */
export interface Frozen {
  event: "frozen";
  boss: number;
}
/**
 * A boss stops a raid or Election Day.
 */
export interface HorseHeadSent {
  event: "horse-head-sent";
  boss: number;
}
/**
 * These gangsters leave an attacked business by the back door, and hide.
 */
export interface SneaksOut {
  event: "sneaks-out";
  boss: number;
  business: number;
  /**
   * @maxItems 80
   */
  gangsters: number[];
}
/**
 * A wounded gangster is unhurt after all.
 */
export interface OnlyAScratch {
  event: "only-a-scratch";
  boss: number;
  gangster: number;
}
/**
 * The police have one more action in the game turn: so many in all.
 */
export interface FedsInTown {
  event: "feds-in-town";
  count: number;
}
/**
 * A boss loses half of the own resources to the stock.
 */
export interface RattedOut {
  event: "ratted-out";
  boss: number;
  /**
   * @maxItems 20
   */
  goods: Good[];
}
/**
 * Who else comes along from the prison or the hospital?
 */
export interface FetchMore {
  ask: "fetch-more";
}
/**
 * Who opens the auction of a gangster?
 */
export interface FirstBid {
  ask: "first-bid";
  gangster: number;
}
/**
 * Who opens the auction of the badge?
 */
export interface FirstBribe {
  ask: "first-bribe";
}
/**
 * To which square does the car get away from a shootout?
 */
export interface Flee {
  ask: "flee";
}
/**
 * Which enemy does John Doe put out of the shootout?
 */
export interface JohnDoe {
  ask: "john-doe";
}
/**
 * Roll for the car, or stay?
 */
export interface Move {
  ask: "move";
}
/**
 * Out of gas: leave it at that, or send the police first?
 */
export interface MoveStalled {
  ask: "move-stalled";
}
/**
 * Each with its default.
 */
export interface Options {
  rules?: number;
  board?: string;
  deals?: "open" | "private";
  words?: "mild" | "plain";
}
/**
 * Which cards shall answer without asking, as soon as they fit?
 */
export interface Orders1 {
  ask: "orders";
}
/**
 * Where does a gangster go?
 */
export interface PlaceGangster {
  ask: "place-gangster";
  gangster: number;
}
/**
 * Are all gangsters placed?
 */
export interface PlacingDone {
  ask: "placing-done";
}
/**
 * What do the police do where they are? So many actions are left in the game turn.
 */
export interface PoliceAction {
  ask: "police-action";
  count: number;
}
/**
 * Roll for the police car, or leave it where it is?
 */
export interface Police {
  ask: "police";
}
/**
 * Does the first gangster go into the car or into the business?
 */
export interface Settle {
  ask: "settle";
  gangster: number;
  business: number;
}
/**
 * On which starred lot does the first business stand?
 */
export interface StartingLot {
  ask: "starting-lot";
  business: number;
}
/**
 * What does the boss do where the car stands?
 */
export interface TurnAction {
  ask: "turn-action";
}
/**
 * How many of one kind of resource leave a place, of those that lie there?
 */
export interface Take2 {
  ask: "take";
  place: number;
  good: "booze" | "girls" | "henchmen";
  count: number;
}
/**
 * Is it said how many of each leave the place?
 */
export interface TakeDone {
  ask: "take-done";
  place: number;
}
/**
 * Who sits in the business, and who in the car?
 */
export interface Shift {
  ask: "shift";
  business: number;
}
/**
 * Does Thin Tim slip out of this boss's attack?
 */
export interface SlipOut1 {
  ask: "slip-out";
  boss: number;
  gangster: number;
}
/**
 * The round is lost: who goes to hospital?
 */
export interface WhoIsHit {
  ask: "who-is-hit";
}
/**
 * The round is lost badly: who dies?
 */
export interface WhoDies {
  ask: "who-dies";
}
/**
 * To which of the nearest garages does the beaten car go?
 */
export interface WhichGarage {
  ask: "which-garage";
}
/**
 * What of one's own may all see?
 */
export interface ShowToAll {
  ask: "show-to-all";
}
/**
 * Before the turn of a boss.
 */
export interface WindowTurnStart {
  ask: "window-turn-start";
  boss: number;
}
/**
 * A boss has rolled to move, and has not driven yet.
 */
export interface WindowAfterRoll {
  ask: "window-after-roll";
  boss: number;
}
/**
 * A boss has ordered a police action.
 */
export interface WindowPoliceAction {
  ask: "window-police-action";
  boss: number;
}
/**
 * Income is paid, cards are drawn next.
 */
export interface WindowBeforeDraw {
  ask: "window-before-draw";
}
/**
 * A gangster is about to be auctioned.
 */
export interface WindowBeforeLot {
  ask: "window-before-lot";
  gangster: number;
}
/**
 * The badge is about to be auctioned.
 */
export interface WindowBeforeBribe {
  ask: "window-before-bribe";
}
/**
 * The gangsters are placed next.
 */
export interface WindowBeforePlacing {
  ask: "window-before-placing";
}
/**
 * A boss attacks one's business.
 */
export interface WindowAttacked {
  ask: "window-attacked";
  boss: number;
}
/**
 * A shootout is about to begin.
 */
export interface WindowShootoutStart {
  ask: "window-shootout-start";
}
/**
 * A round of a shootout is over.
 */
export interface WindowBetweenRounds {
  ask: "window-between-rounds";
}
/**
 * A gangster is wounded.
 */
export interface WindowWounded {
  ask: "window-wounded";
  gangster: number;
}
/**
 * A gangster is dying.
 */
export interface WindowKilled {
  ask: "window-killed";
  gangster: number;
}
/**
 * A boss has sent the police for a raid.
 */
export interface WindowRaided {
  ask: "window-raided";
  boss: number;
}
/**
 * Election Day was played on oneself.
 */
export interface WindowElected {
  ask: "window-elected";
}
export interface ChicagoSections {
  seat?: number | null;
  seats?: number;
  asks?: Ask[];
  asides?: Ask[];
  standing?: number[];
  result?: Result | null;
  waiting?: number[];
  deciding?: boolean;
  progress?: Progress;
  table?: TableView1;
  bosses?: BossView[];
  businesses?: BusinessView[];
  gangsters?: GangsterView[];
  own?: OwnView | null;
  turn?: TurnView | null;
  auction?: AuctionView | null;
  shootout?: ShootoutView | null;
  placing?: PlacingView | null;
  flow?: {}[];
  offers?: Offer[];
  earlier?: Offer[];
  ledger?: Entry[];
  not_trading?: number[];
  undo?: boolean;
  tradable?: Tradable[][];
  phrases?: string[];
  panels?: Panel[];
}
export interface TableView1 {
  territories: number[];
  police: number;
  options: {
    [k: string]: number | string;
  };
  respect: number;
  deck: number;
  turn: number;
  round: number;
  part: number;
  first: number;
  now: number;
  used: number[];
  lying: number[];
  stock: number[];
  discard: number[];
  offer: number[];
  badge: number;
  police_actions: number;
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
 * What only the seat itself sees of itself, with the rest.
 */
export interface OwnView {
  locked_cash: number;
  locked_goods: number[];
  square: number;
  garage: number;
  mended: boolean;
  started: number[];
  completed: number[];
  frozen: boolean;
  stalled: boolean;
  skips_income: boolean;
  cash: number;
  goods: number[];
  hand: number[];
  orders: number[];
  limit: number;
}
/**
 * Of the boss whose turn it is; ``die`` is what was rolled for the car that is to drive.
 */
export interface TurnView {
  boss: number;
  stage: "action" | "drive" | "police" | "roll";
  die: number;
  police: boolean;
}
/**
 * Over a car or (``business``) a business.
 */
export interface ShootoutView {
  business: number;
  stage:
    | "cards"
    | "counting"
    | "declared"
    | "fallen"
    | "falling"
    | "fighting"
    | "over"
    | "picking"
    | "sneaking";
  fixed: boolean;
  massacre: boolean;
  attack: SideView;
  defence: SideView;
  loser: number;
  deadly: boolean;
  falling: number;
  dying: boolean;
}
/**
 * ``value`` and ``total`` are without the die; ``die`` is 0 before the first round.
 */
export interface SideView {
  boss: number;
  fighters: FighterView[];
  size: number;
  value: number;
  cards: number;
  total: number;
  die: number;
  needs: number;
}
/**
 * ``base``: his own value here (K6.2); ``against``: the enemies that count 4 more (K6.3).
 */
export interface FighterView {
  gangster: number;
  standing: boolean;
  base: number;
  against: number[];
  value: number;
  picked: boolean;
}
/**
 * The seat's own gang, as it is to sit: in all spots, or (``business``) here and in the car.
 */
export interface PlacingView {
  business: number;
  spots: SpotView[];
  done: boolean;
}
/**
 * The car, a business, or hiding; who is to be there, and how many fit (K5.11).
 */
export interface SpotView {
  spot: number;
  gangsters: number[];
  room: number;
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
/**
 * How would the table look with this arrangement? Nobody else notices.
 */
export interface PlanMessage {
  id: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  plan: unknown[];
  ask?: string | null;
}
/**
 * What could I do at these things on the board? None named: at all of them.
 */
export interface LookMessage {
  id: number;
  /**
   * @maxItems 64
   */
  look: string[];
}
/**
 * What would you do, with these parts arranged? For whoever sits alone with bots.
 */
export interface HintMessage {
  id: number;
  hint: true;
  /**
   * @minItems 1
   * @maxItems 64
   */
  parts?: unknown[];
}
/**
 * One of the phrases of the game, by its key: everybody reads it in his own language.
 */
export interface PhraseMessage {
  id: number;
  phrase: string;
  /**
   * @maxItems 5
   */
  to?: number[];
}
/**
 * Stop the clock of the open window: let me think. False: it may run on.
 */
export interface WaitMessage {
  id: number;
  wait: boolean;
}
/**
 * The host wants bots to take more or less time.
 */
export interface PaceMessage {
  id: number;
  pace: "fast" | "normal" | "off" | "slow";
}
/**
 * The host gives everybody more time from now on: twice as much, or as much as they like.
 */
export interface EaseMessage {
  id: number;
  ease: "none" | "twice";
}
/**
 * Let a bot play for me. False: I am back.
 */
export interface StandInMessage {
  id: number;
  stand_in: boolean;
}
/**
 * I give up: a bot plays on, and I rank last.
 */
export interface ResignMessage {
  id: number;
  resign: true;
}
/**
 * The host: a bot is to play for this seat, whose person stays away.
 */
export interface ReplaceMessage {
  id: number;
  replace: number;
}
/**
 * I am for a pause of so many hours; 0: for none, or for its end.
 */
export interface PauseMessage {
  id: number;
  pause: number;
}
/**
 * I am for ending the game here; False: I am not. Nobody else learns of it.
 */
export interface StopMessage {
  id: number;
  stop: boolean;
}
/**
 * Before the game: somebody else can have my seat.
 */
export interface GetUpMessage {
  id: number;
  get_up: true;
}
/**
 * The host, before the game: somebody else is to sit there.
 */
export interface SendAwayMessage {
  id: number;
  send_away: number;
}
/**
 * The host, before the game: a new link for a seat that is free. The old one is dead then.
 */
export interface InviteMessage {
  id: number;
  invite: number;
}
/**
 * The host: bots sit down where nobody does, and the game begins.
 */
export interface FillMessage {
  id: number;
  fill: true;
}
/**
 * The host: the table is to be gone, before the game or after it.
 */
export interface DeleteMessage {
  id: number;
  delete: true;
}
/**
 * After the game: the same people, the same game, another table.
 */
export interface PlayAgainMessage {
  id: number;
  again: true;
}
/**
 * At a table for everybody: whoever runs the server is to look at this seat's name or words.
 * Nobody at the table learns of it.
 */
export interface ReportMessage {
  id: number;
  report: number;
  why: "insult" | "name" | "spam" | "threat";
}
/**
 * SHA-256 of a nonce that this device has made after it was told the commitment.
 */
export interface SealMessage {
  id: number;
  seal: string;
  commitment: string;
}
/**
 * The nonce behind the seal, now that all are sealed.
 */
export interface OpenMessage {
  id: number;
  open: string;
  commitment: string;
}
/**
 * Is my page in sight? Whoever sees it is not told by another way. Nobody else learns of it.
 */
export interface LookingMessage {
  looking: boolean;
}
/**
 * From now on this key, which my device has made, opens my seat, and the old one does not.
 */
export interface RekeyMessage {
  id: number;
  rekey: string;
}
/**
 * The host: this seat's link is lost. Its person has time to come or to say no.
 */
export interface LostMessage {
  id: number;
  lost: number;
}
/**
 * The host: that time is over, and this key opens the seat from now on.
 */
export interface CollectMessage {
  id: number;
  collect: number;
  key: string;
}
/**
 * My link is not lost: I keep it.
 */
export interface KeepSeatMessage {
  id: number;
  keep_seat: true;
}
/**
 * Onlookers may see what I see. False: no longer, from this moment on.
 */
export interface ShowMessage {
  id: number;
  show: boolean;
}
/**
 * An onlooker: let me look over this shoulder; None: over none.
 */
export interface OverMessage {
  id: number;
  over: number | null;
}
export interface PingMessage {
  ping: number;
}
/**
 * The time of the open window, in milliseconds, at the moment of telling.
 *
 * The same for all, but for what the viewer himself may do about it.
 */
export interface Clock {
  length: number;
  left: number;
  stopped: number;
  may_stop: boolean;
  mine: boolean;
}
/**
 * None: no clock is running.
 */
export interface ClockMessage {
  n: number;
  clock: Clock | null;
}
/**
 * Of a table; "": it has none. ``until``: seconds since 1970.
 */
export interface Code {
  code: string;
  until: number;
}
/**
 * How many tables lose the name, now or when their game is over.
 */
export interface Deleted {
  tables: number;
}
/**
 * What the dice follow from, as far as it may be known before the end.
 */
export interface Dice {
  commitment: string;
  seals: string[];
  opened: number[];
  voids: number[][];
}
/**
 * News of the dice, before the game begins.
 */
export interface DiceMessage {
  n: number;
  dice: Dice;
}
/**
 * Action ``done`` is carried out and stored.
 */
export interface DoneMessage {
  n: number;
  done: number;
}
export interface Drawing {
  name: string;
  box: Box;
  picture: string;
  squares: DrawnSquare[];
  territories: DrawnThing[];
  lots: DrawnLot[];
  places: DrawnPlace[];
  garages: DrawnThing[];
  prison: Box | null;
  cemetery: Box | null;
}
/**
 * A square of a street: its middle, and the squares that a car may drive to.
 */
export interface DrawnSquare {
  x: number;
  y: number;
  next: number[];
  street: string;
}
/**
 * What is reached from a square of a street: a territory, a garage.
 */
export interface DrawnThing {
  x: number;
  y: number;
  width: number;
  height: number;
  square: number;
}
export interface DrawnLot {
  x: number;
  y: number;
  width: number;
  height: number;
  square: number;
  size: number;
  starred: boolean;
}
export interface DrawnPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  square: number;
  name: string;
}
export interface End {
  secret: string;
  link: string;
}
/**
 * The game is over: the secret behind the dice, and the last link of the chain.
 */
export interface EndMessage {
  n: number;
  end: End;
}
export interface EnterCode {
  code: string;
}
/**
 * Where the code leads, and the key by which a television looks on there.
 */
export interface Entered {
  table: string;
  key: string;
}
/**
 * Something that happened.
 */
export interface Event {
  event: string;
  [k: string]: unknown;
}
/**
 * The sections that an arrangement would change; with ``more`` it can go on.
 */
export interface Foreseen {
  more: boolean;
  view: {};
}
/**
 * Play on from a finished game after so many records, with new dice: I have this seat, bots
 * the others. ``save``: the text of a saved file; of a table's own game it is empty.
 */
export interface Fork {
  record: number;
  seat: number;
  name?: string;
  bot?: string;
  save?: string;
}
/**
 * A game on the shelf: how many play, its options, and the bots that know it.
 *
 * ``board`` is the option that takes the text of a board file; "": there is none.
 */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  board: string;
  guided?: boolean;
  length?: string;
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
/**
 * ``bot_names``: what bots are called, those first who sit down first.
 */
export interface Games {
  games: GameInfo[];
  bot_names: string[];
}
/**
 * What a bot would answer to this question, and why, by what the seat may know; without an
 * action: what is arranged is all that is asked for.
 */
export interface Hinted {
  id: number;
  ask?: string;
  action?: Action | null;
  why?: Message[];
  then?: Advised[];
  deal?: Advised | null;
}
export interface HintedMessage {
  n: number;
  hinted: Hinted;
}
/**
 * A game to be looked at again.
 */
export interface History {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  board: string;
  names: string[];
  over: boolean;
  eyes: number | "all" | null;
  steps: Step[];
  drawing?: unknown;
  words?: unknown;
}
/**
 * Something that the viewer was told, and what he saw then.
 */
export interface Step {
  at: number;
  now: number;
  events: unknown[];
  by: number | null;
  view: {
    [k: string]: unknown;
  };
  parts: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  record: number | null;
}
/**
 * The key of a seat, to be handed to whoever shall sit there.
 */
export interface Invite {
  seat: number;
  key: string;
}
/**
 * A new link for a seat; ``link`` is its number, as in the seats.
 */
export interface Invited {
  id: number;
  seat: number;
  key: string;
  link: number;
}
export interface InvitedMessage {
  n: number;
  invited: Invited;
}
export interface KeepProfile {
  me: string;
  profile: ProfileData;
}
/**
 * What somebody wants to be known by, and where to be told things.
 */
export interface ProfileData {
  name?: string;
  colour?: number | null;
  lang?: "de" | "en" | "fr" | "it";
  zone?: string;
  /**
   * @maxItems 5
   */
  addresses?: string[];
}
/**
 * Tables where everybody can sit down, the newest first. ``more``: from where the list goes
 * on; None: this is all.
 */
export interface Listed {
  tables: ListedTable[];
  more: number | null;
}
/**
 * A table where everybody can sit down.
 */
export interface ListedTable {
  table: string;
  game: string;
  host: string;
  here: boolean;
  seats: number;
  people: number;
  free: number;
  tempo: Tempo;
  waits: number;
}
/**
 * How fast a table is played. The rules know nothing of it.
 */
export interface Tempo {
  window?: 0 | 2 | 3 | 5 | 10 | 20;
  pace?: "fast" | "normal" | "off" | "slow";
  chances?: "all" | "counting";
  time?: Time;
}
/**
 * How long people may take, in seconds: for a decision (by mail: for a turn), and beyond that
 * in the whole game. With one person at the table nobody waits, and there is no clock.
 */
export interface Time {
  kind?: "live" | "mail" | "none" | "relaxed";
  seconds?: number;
  bank?: number;
}
/**
 * What has happened, from event number ``from_`` on.
 *
 * ``link``: if everybody was told something, the link of the chain up to there, to be kept.
 */
export interface Log {
  from: number;
  events: Event[];
  link?: string | null;
}
export interface LogMessage {
  n: number;
  log: Log;
}
/**
 * ``eyes``: a seat's, an onlooker's (null), "all", or "own": those of the seat that ``key``
 * opens, an onlooker's without one. While the game goes on there are no others than these.
 */
export interface LookBack {
  key?: string | null;
  eyes?: number | ("all" | "own") | null;
  panels?: boolean;
}
/**
 * What the seat could do where, by what it may know.
 */
export interface Looked {
  id: number;
  prospects: Prospect[];
}
/**
 * Something on the board: how far it is for the seat, and what the seat could do there.
 */
export interface Prospect {
  thing: string;
  square: number;
  far: number;
  die: number | null;
  percent: number;
  told?: Message[];
  options?: Option[];
}
export interface LookedMessage {
  n: number;
  looked: Looked;
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
  watch?: string;
}
/**
 * A bookmark on this line, or another word on it; no ``mark``: take that of ``line`` away.
 */
export interface Mark1 {
  key: string;
  line: number;
  mark?: Bookmark | null;
}
/**
 * The key of a profile, which the person's device has made.
 */
export interface Me {
  me: string;
}
/**
 * The seat's time was up, and its last question was answered for it. False: it has answered
 * since. Told to that seat alone.
 */
export interface MissedMessage {
  n: number;
  missed: boolean;
}
/**
 * Where phones in the room find this server; "": nowhere, or you are not at its computer.
 */
export interface Near {
  address: string;
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
  tempo?: Tempo;
  watching?: Watching;
  talk?: TalkRules;
  public?: boolean;
}
/**
 * Those who look on.
 */
export interface Watching {
  who?: "anyone" | "link" | "nobody";
  delay?: "" | "10" | "2" | "round";
  talk?: boolean;
}
/**
 * Who may talk with whom. ``after``: when the game is over, all who played read all of it.
 */
export interface TalkRules {
  mode?: "open" | "private" | "unsealed";
  after?: boolean;
}
/**
 * A new way to reach the seat's person: an address, or what a browser has subscribed to.
 */
export interface NewWay {
  key: string;
  kind: "discord" | "mail" | "ntfy" | "push" | "telegram";
  address?: string;
  subscription?: Subscription | null;
  lang?: string;
  origin?: string;
}
/**
 * Where a browser has its messages come in, and the keys that only it can open them with.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * What is new at a game in play, as one of its seats may know it.
 */
export interface News {
  progress: Progress;
  deciding: boolean;
  waiting: number[];
  asked: boolean;
  last: unknown[];
  lines: {
    [k: string]: number;
  };
}
/**
 * All that a seat has written down. ``version`` counts how often its words were changed.
 */
export interface Notes {
  text?: string;
  version?: number;
  marks?: Bookmark[];
}
/**
 * Try it, or drop it ("": all of them, and whatever is kept about them).
 */
export interface OneWay {
  key: string;
  way: string;
}
/**
 * A saved file, to be looked at: its text.
 */
export interface OpenSave {
  save: string;
  eyes?: number | "all" | null;
  panels?: boolean;
}
/**
 * Each with its default.
 */
export interface Options1 {
  rules?: number;
  single_influence?: 20 | 22;
  big_payoff?: "dock-anew" | "stay";
  safe_house?: "any" | "one";
  double_cross?: "another" | "any";
  public_dock?: "all" | "each";
  packing_heat?: "others" | "you";
  cash?: "open" | "secret";
  rounds?: 8 | 12;
  influence?: "any-time" | "phase" | "pre-empt";
  unloading?: "arrival" | "muscle";
  warehouse?: "home" | "no-truck";
}
/**
 * You are at this table no longer, and why. It is the last message.
 */
export interface OutMessage {
  n: number;
  out: Reason;
}
export interface OwnSeat {
  table: string;
  key: string;
}
/**
 * The keys of seats that one has.
 */
export interface OwnSeats {
  /**
   * @maxItems 24
   */
  seats: OwnSeat[];
}
/**
 * A table where one has a seat; ``status``: waiting, playing or over.
 */
export interface OwnTable {
  table: string;
  seat: number;
  game: string;
  status: string;
}
/**
 * The sections of the view that the arrangement changes; with ``more`` it can go on.
 */
export interface Planned {
  id: number;
  more: boolean;
  view: {
    [k: string]: unknown;
  };
}
export interface PlannedMessage {
  n: number;
  planned: Planned;
}
export interface PongMessage {
  n: number;
  pong: number;
}
export interface Profile {
  profile: ProfileData;
  tables: OwnTable[];
  reliable: Reliable | null;
}
/**
 * How reliable somebody was in finished games with several people: answers in time, of a
 * hundred (None: nobody waited for any), words that were judged, and how many were kept.
 */
export interface Reliable {
  games: number;
  percent: number | null;
  words: number;
  kept: number;
}
export interface Reach {
  services: Services;
  ways: Way[];
  tell: ("end" | "hit" | "next" | "offer" | "promise" | "turn")[];
  quiet: boolean;
}
/**
 * What this server can use: the key for push, and the name of the Telegram bot ("": none).
 */
export interface Services {
  push: string;
  mail: boolean;
  telegram: string;
}
/**
 * As its owner sees it; the whole address is told to nobody.
 */
export interface Way {
  id: string;
  kind: "discord" | "mail" | "ntfy" | "push" | "telegram";
  shown: string;
  state: "failed" | "good" | "waiting";
  link?: string;
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
/**
 * What is said among these seats, from line number ``from_`` of this room on.
 */
export interface Room {
  seats: number[];
  from: number;
  lines: Talk[];
}
/**
 * Only those hear it who are in the room; once the game is over perhaps all who played.
 */
export interface RoomMessage {
  n: number;
  room: Room;
}
/**
 * ``name``: what you are called, if you had no name.
 */
export interface Sat {
  seat: number;
  commitment: string;
  name: string;
}
/**
 * A seat as everybody sees it: ``taken`` once somebody sat down, ``here`` while he looks.
 */
export interface SeatInfo {
  kind: "bot" | "human";
  name: string;
  taken: boolean;
  here: boolean;
  bot: string;
  away: number | null;
  stand_in?: "" | "away" | "given" | "replaced" | "resigned";
  host?: boolean;
  link?: number;
  lost?: number | null;
  shown?: boolean;
  reliable?: Reliable | null;
}
/**
 * The key of a seat.
 */
export interface SeatKey {
  key: string;
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
  dice: Dice;
  started: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  board: string;
  tempo: Tempo;
  talk: TalkRules;
  public: boolean;
  again: string;
  watching?: Watching;
  over?: number | null;
  guided?: boolean;
  forked?: string | null;
  forked_at?: number;
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
export interface TempoMessage {
  n: number;
  tempo: Tempo;
}
/**
 * None: everybody may take as long as he likes.
 */
export interface TimesMessage {
  n: number;
  times: Times | null;
}
/**
 * How long people have, in milliseconds at the moment of telling. The same for all viewers.
 */
export interface Times {
  asked: Asked[];
  sealed: number | null;
  runs: boolean;
  paused: number | null;
  people: number[];
  banks: number[];
  votes?: number;
  voted?: number[];
  hours?: number;
}
/**
 * None: you play yourself.
 */
export interface StoodInMessage {
  n: number;
  stood_in: StoodIn | null;
}
/**
 * A bot plays for you; what it did begins with this event of your log.
 */
export interface StoodIn {
  from: number;
}
/**
 * Take the seat that the key opens.
 */
export interface Sit {
  key: string;
  name?: string;
  seal?: string;
  commitment?: string;
}
/**
 * ``gone``: there is no such table, or the key opens none of its seats.
 */
export interface Standing {
  table: string;
  status: "gone" | "over" | "playing" | "waiting";
  game?: string;
  seat?: number;
  names?: string[];
  host?: number;
  free?: number;
  people?: number;
  mail?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  board?: string;
  stand_in?: "" | "away" | "given" | "replaced" | "resigned";
  news?: News | null;
}
export interface Standings {
  tables: Standing[];
}
/**
 * A guided first game, to be begun at once.
 */
export interface StartGuided {
  game: string;
  name?: string;
}
export interface TableInfo {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  board: string;
  commitment: string;
  started: boolean;
  over: boolean;
  seats: SeatInfo[];
  tempo: Tempo;
  talk: TalkRules;
  public: boolean;
  watching?: Watching;
}
/**
 * Sit down where the code leads. ``seal`` as in :class:`Sit`.
 */
export interface TakeByCode {
  code: string;
  name?: string;
  seal?: string;
  commitment?: string;
  colour?: number | null;
}
/**
 * Sit down at a table where everybody can. ``seal`` as in :class:`Sit`.
 */
export interface TakeSeat {
  name?: string;
  seal?: string;
  commitment?: string;
  colour?: number | null;
}
/**
 * A seat at this table is yours.
 */
export interface TakenByCode {
  table: string;
  taken: TakenSeat;
}
/**
 * A seat is yours: whoever has the key has it.
 */
export interface TakenSeat {
  seat: number;
  key: string;
  name: string;
  commitment: string;
}
/**
 * How it stands; ``verdict``: it is over.
 */
export interface Tried {
  name: string;
  seat: number;
  names: string[];
  options: {
    [k: string]: boolean | number | string;
  };
  left: number;
  view: {};
  log: Log;
  verdict?: Verdict | null;
  planned?: Foreseen | null;
  prospects?: Prospect[];
}
/**
 * What came of it. ``chance`` and ``second``: how often the best answer reaches the goal, and
 * the next best, in a hundred continuations; ``tries``: so many of each were played (1: nothing
 * but the answers decide).
 */
export interface Verdict {
  solved: boolean;
  reached: boolean;
  measured: number;
  least: number;
  best: Action[];
  chance: number;
  second: number;
  tries: number;
}
/**
 * How does it stand after these answers? ``log``: so many events are known. ``plan``: and how
 * would it look with this arrangement? ``look``: and what could the seat do where?
 */
export interface TryChallenge {
  /**
   * @maxItems 6
   */
  answers?: {}[][];
  log?: number;
  panels?: boolean;
  plan?: {}[] | null;
  look?: boolean;
}
/**
 * The code that came by this way; "" for Telegram: I have pressed Start there.
 */
export interface WayCode {
  key: string;
  way: string;
  code?: string;
}
/**
 * What I want to be told of, and in which language; ``quiet``: not in my quiet hours.
 */
export interface Wishes {
  key: string;
  /**
   * @maxItems 6
   */
  tell: ("end" | "hit" | "next" | "offer" | "promise" | "turn")[];
  quiet: boolean;
  lang?: string;
}
/**
 * The notes are this now; they were ``version`` when one began to write.
 */
export interface WriteNotes {
  key: string;
  text: string;
  version: number;
}
