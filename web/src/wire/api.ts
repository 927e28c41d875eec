/** The calls over HTTP. A refusal comes back as a message for the player. */
import type {
  After,
  BoardWords,
  Checked,
  Games,
  Listed,
  Made,
  Near,
  NewTable,
  Reason,
  Sat,
  TableInfo,
  TakenSeat,
} from "./data";

/** What was asked for can't be done, and why. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.key);
  }
}

const NO_SERVER: Reason = { rule: "", key: "web-no-server" };

export async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let data: unknown;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          },
    );
    data = await answer.json();
  } catch {
    throw new Refused(NO_SERVER);
  }
  if (!answer.ok) {
    const reason = (data as { refused?: Reason } | null)?.refused;
    throw new Refused(reason?.key ? reason : NO_SERVER);
  }
  return data as T;
}

export function games(): Promise<Games> {
  return call("/api/games");
}

export function makeTable(wanted: NewTable): Promise<Made> {
  return call("/api/tables", wanted);
}

/** A guided first game: it begins at once. */
export function startGuided(game: string, name: string): Promise<Made> {
  return call("/api/guided", { game, name });
}

/** Tables where everybody can sit down; `before`: further down the list. */
export function listedTables(before?: number): Promise<Listed> {
  return call(before === undefined ? "/api/tables" : `/api/tables?before=${before}`);
}

/** Whoever sits down: the name, the colour that is liked best, and a seal of a nonce that was made
 * after this commitment. */
export interface Comer {
  name: string;
  colour: number | null;
  commitment: string;
  seal: string;
}

/** A free seat at such a table. */
export function takeSeat(table: string, comer: Comer): Promise<TakenSeat> {
  return call(`/api/tables/${encodeURIComponent(table)}/take`, comer);
}

export function tableInfo(table: string): Promise<TableInfo> {
  return call(`/api/tables/${encodeURIComponent(table)}`);
}

/** The picture of the board that is played on; its game knows what is in it. */
export function board(table: string): Promise<unknown> {
  return call(`/api/tables/${encodeURIComponent(table)}/board`);
}

/** What things on it are called, if it comes from a file. */
export function boardWords(table: string): Promise<BoardWords> {
  return call(`/api/tables/${encodeURIComponent(table)}/words`);
}

/** Can the game be played on the board of such a file? Else we are told its line, and why not. */
export function checkBoard(game: string, board: string): Promise<Checked> {
  return call("/api/boards/check", { game, board });
}

/** A finished game in figures. */
export function afterTheGame(table: string): Promise<After> {
  return call(`/api/tables/${encodeURIComponent(table)}/after`);
}

/** `seal`: of a nonce that was made after this commitment. */
export function sit(
  table: string,
  key: string,
  name: string,
  commitment: string,
  seal: string,
): Promise<Sat> {
  const path = `/api/tables/${encodeURIComponent(table)}/sit`;
  return call(path, { key, name, commitment, seal });
}

/** Where phones in the room find the server; "": they don't, or we are not at its computer. */
export function near(): Promise<Near> {
  return call("/api/near");
}

export function saveAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/save`;
}
