/** The view, as the server sends it, and its parts. */
import type { BootleggersSections } from "../../wire/types";

/** All sections that are the game's own or any view's. */
export type BootleggersView = Required<
  Omit<BootleggersSections, "offers" | "ledger" | "undo" | "tradable">
>;

export type {
  HouseView,
  MobsterView,
  Mobster as OwnView,
  Still as StillView,
  TableView,
  Truck as TruckView,
} from "../../wire/types";
