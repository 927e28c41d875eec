/** The signs on the map: what could be done at a place that the next roll may reach. */
import type { Prospect } from "../../../wire/data";
import type { Drawing } from "../city";
import type { SignName } from "../emblems";
import type { ChicagoView } from "../types";
import { placeOf } from "./things";

export interface PlaceSign {
  /** Whose sign it is: `territory:7`, `car:2` … */
  name: string;
  sign: SignName;
  tone: string;
  /** More likely than not the roll does not reach it. */
  unlikely: boolean;
  x: number;
  y: number;
}

export const SIGN_RADIUS = 13;

/** The sign of an action; what is not here is no reason to go there. */
const ACTIONS: Readonly<Record<string, SignName>> = {
  "take-all": "hand",
  mark: "territory",
  "open-business": "business",
  "start-contract": "contract",
  "complete-contract": "contract",
  "visit-business": "gangster",
  fetch: "gangster",
  "attack-car": "attack",
  "attack-business": "attack",
};
/** At these questions one looks where to go. */
const ASKED: readonly string[] = ["move", "drive"];
/** Below this a roll that reaches it would be luck. */
const LIKELY = 50;
const INSET = 8;

export function signsOn(
  view: ChicagoView,
  drawing: Drawing,
  prospects: ReadonlyMap<string, Prospect>,
): PlaceSign[] {
  if (!view.asks.some(({ question }) => ASKED.includes(question.ask))) return [];
  return [...prospects.values()].flatMap(({ thing: name, options = [], die, percent }) => {
    const open = options.filter(({ action, why_not }) => !why_not && action.do in ACTIONS);
    const best = open.find(({ means }) => means?.tone === "earns") ?? open[0];
    const sign = best && ACTIONS[best.action.do];
    const plot = placeOf(view, drawing, name);
    if (!sign || !plot || die === null) return [];
    const [x, y] = [plot.x + plot.width - INSET, plot.y + INSET];
    const tone = best.means?.tone ?? "neutral";
    return [{ name, sign, tone, unlikely: percent < LIKELY, x, y }];
  });
}
