/** The emblems that only this game shows: loaded with it. */
import paths from "./emblems.json";

export type SignName = keyof typeof paths;

export const SIGNS: Readonly<Record<SignName, string>> = paths;
