/** What is unusual about a gangster, in signs and numbers. */
import type { GangsterCard } from "../components";
import type { SignName } from "../emblems";

export interface Worth {
  sign: SignName;
  worth: string;
}

/** What everybody is worth who has nothing else on the card (K6.2). */
const USUAL = 1;

/** Attack, defence and driving, where they are not as usual: the more unusual of car and business. */
export function worthOf(card: GangsterCard): Worth[] {
  const found: Worth[] = [];
  const attack = unusual(card.carAttack, card.businessAttack);
  const defence = unusual(card.carDefence, card.businessDefence);
  if (attack !== USUAL) found.push({ sign: "attack", worth: signed(attack) });
  if (defence !== USUAL) found.push({ sign: "defence", worth: signed(defence) });
  if (card.driving) found.push({ sign: "driving", worth: `+${card.driving}` });
  return found;
}

function unusual(one: number, other: number): number {
  return Math.abs(other - USUAL) > Math.abs(one - USUAL) ? other : one;
}

/** With the minus sign of the rules. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
