/** The view, as the server sends it, and its parts. */
import type { ChicagoSections } from "../../wire/types";

/** All sections that are the game's own or any view's. */
export type ChicagoView = Required<
  Omit<ChicagoSections, "offers" | "ledger" | "undo" | "tradable">
>;

export type {
  AuctionView,
  BidderView,
  BossView,
  BusinessView,
  GangsterView,
  OwnView,
  PlacingView,
  SpotView,
  TableView1 as TableView,
} from "../../wire/types";
