/** The calls about the profile of this device. */
import { call } from "../wire/api";
import type { Profile, ProfileData } from "../wire/data";

/** Make or change the profile of this key. */
export function keepProfile(me: string, profile: ProfileData): Promise<Profile> {
  return call("/api/me", { me, profile });
}

export function lookAtProfile(me: string): Promise<Profile> {
  return call("/api/me/look", { me });
}

export function deleteProfile(me: string): Promise<{ tables: number }> {
  return call("/api/me/delete", { me });
}

/** The seat that this key opens is ours; `own`: of another key that opens it. */
export function attachSeat(table: string, me: string, key: string, own: string): Promise<unknown> {
  return call(`/api/me/seats/${encodeURIComponent(table)}`, { me, key, own });
}
