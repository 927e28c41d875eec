/** Reading the file of a board, and having it looked at. */
import { checkBoard, Refused } from "../wire/api";
import type { Reason } from "../wire/data";
import type { OwnBoard } from "./tables";

/** No board needs more letters; the server takes no more. */
export const MOST_LETTERS = 100_000;
/** A letter has at most so many bytes. */
const BYTES = 4;

/** As much of a file as is needed here. */
export interface AnyFile {
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What every drawing has, whatever the game is. */
export interface Picture {
  box: { x: number; y: number; width: number; height: number };
  picture: string;
}

/** The board of a file that the game can be played on; else a refusal says why not. */
export async function readBoard(game: string, file: AnyFile): Promise<OwnBoard> {
  if (file.size > BYTES * MOST_LETTERS) throw tooLong();
  const written = await textOf(file);
  if ([...written].length > MOST_LETTERS) throw tooLong();
  return { ...(await checkBoard(game, written)), written };
}

async function textOf(file: AnyFile): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw refused("web-board-no-text");
  }
}

function tooLong(): Refused {
  return refused("board-too-long", { line: 1, most: MOST_LETTERS });
}

function refused(key: string, args: NonNullable<Reason["args"]> = {}): Refused {
  return new Refused({ rule: "", key, args });
}

/** A drawing as the address of an image: nothing in it can do anything to the page. */
export function imageOf(drawing: unknown): string {
  const { box, picture } = drawing as Picture;
  const seen = [box.x, box.y, box.width, box.height].join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen}">${picture}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
