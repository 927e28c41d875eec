/** Where an invitation leads. */
import { near } from "../wire/api";

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Does this address mean the computer that one sits at, whichever that is? */
export function isHere(hostname: string): boolean {
  return HERE.test(hostname);
}

export interface Place {
  origin: string;
  /** Nobody else gets in by it. */
  alone: boolean;
}

/** The address that others can use, if there is one. */
export async function meetingPlace(where: Location = location): Promise<Place> {
  const here = { origin: where.origin, alone: isHere(where.hostname) };
  if (!here.alone) return here;
  try {
    const { address } = await near();
    return address ? { origin: address.replace(/\/$/, ""), alone: false } : here;
  } catch {
    return here;
  }
}
