/** Addresses that a profile keeps: at a table they are one tap away. */
import { bringSeats } from "../seats/bring";
import type { ProfileData, WayKind } from "../wire/data";

/** A profile has no more. */
const MOST = 5;

/** What an address is one of, by its looks. */
export function kindOf(address: string): WayKind {
  if (/^https:\/\/[^/]*discord[^/]*\//.test(address)) return "discord";
  return /^[^/\s]+@[^/\s]+$/.test(address) ? "mail" : "ntfy";
}

/** Those of this kind. */
export function presetsOf(profile: ProfileData | null, kind: WayKind): readonly string[] {
  return (profile?.addresses ?? []).filter((address) => kindOf(address) === kind);
}

/** With this one as well; of too many the first one goes. */
export function withAddress(profile: ProfileData, address: string): ProfileData {
  const others = (profile.addresses ?? []).filter((each) => each !== address);
  return { ...profile, addresses: [...others, address].slice(-MOST) };
}

/** What this device's profile says; null: it has none, or can't be asked. */
export async function ownPresets(): Promise<ProfileData | null> {
  const { ownProfile, lookAtProfile } = await bringSeats();
  const me = ownProfile();
  if (me === null) return null;
  return lookAtProfile(me).then(
    ({ profile }) => profile,
    () => null,
  );
}

/** Nobody waits for it: it is a help for another time. */
export async function keepAddress(profile: ProfileData, address: string): Promise<ProfileData> {
  const { ownProfile, keepProfile } = await bringSeats();
  const me = ownProfile();
  const next = withAddress(profile, address);
  if (me === null) return profile;
  return keepProfile(me, next).then(
    () => next,
    () => profile,
  );
}
