/** The parts of the view, as the server sends them. */
export type {
  Ask,
  HouseView,
  MobsterView,
  Option,
  OwnView,
  StillView,
  TableView,
  TruckView,
} from "../../wire/types";
export type { BootleggersView } from "../../wire/data";
