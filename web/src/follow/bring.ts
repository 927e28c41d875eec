/** The log, notes and bookmarks: fetched beside the table, with the words they need. */
import { FOLLOW } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type FollowRoom = typeof import("./room");

export async function bringFollow(): Promise<FollowRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(FOLLOW)]);
  return room;
}

/** What has happened since one's last answer. */
export async function bringSince(): Promise<typeof import("./since")> {
  const [since] = await Promise.all([import("./since"), speech.also(FOLLOW)]);
  return since;
}

/** What the settings say of sounds. */
export async function bringSounds(): Promise<typeof import("./SoundSetting.svelte")> {
  const [room] = await Promise.all([import("./SoundSetting.svelte"), speech.also(FOLLOW)]);
  return room;
}
