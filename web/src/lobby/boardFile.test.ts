import { afterEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../wire/api";
import { imageOf, MOST_LETTERS, readBoard, type AnyFile } from "./boardFile";

function fileOf(bytes: Uint8Array): AnyFile {
  return { size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) };
}

function written(text: string): AnyFile {
  return fileOf(new TextEncoder().encode(text));
}

function answering(status: number, body: unknown) {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function refusalOf(file: AnyFile) {
  const error: unknown = await readBoard("cellar", file).catch((caught: unknown) => caught);
  return (error as Refused).reason;
}

afterEach(() => void vi.unstubAllGlobals());

describe("The file of a board", () => {
  it("is sent as it is written, and comes back with its name", async () => {
    const fetch = answering(200, { name: "Gotham", drawing: null });
    const found = await readBoard("cellar", written("\uFEFFname = 'Gotham'\n# ä"));
    expect(found).toEqual({ name: "Gotham", drawing: null, written: "name = 'Gotham'\n# ä" });
    const [path, request] = fetch.mock.calls[0] as unknown as [string, { body: string }];
    expect(path).toBe("/api/boards/check");
    expect(JSON.parse(request.body)).toEqual({ game: "cellar", board: "name = 'Gotham'\n# ä" });
  });

  it("is refused with the line that the server names", async () => {
    const reason = { rule: "K11.1", key: "board-syntax", args: { line: 12, detail: "?" } };
    answering(400, { refused: reason });
    expect(await refusalOf(written("x"))).toEqual(reason);
  });

  it("is not even sent if it is no text, or longer than any board", async () => {
    const fetch = answering(200, {});
    expect((await refusalOf(fileOf(new Uint8Array([0xff, 0xfe, 0x00])))).key).toBe(
      "web-board-no-text",
    );
    const long = { rule: "", key: "board-too-long", args: { line: 1, most: MOST_LETTERS } };
    expect(await refusalOf(written("x".repeat(MOST_LETTERS + 1)))).toEqual(long);
    const endless = { size: 1e9, arrayBuffer: () => Promise.reject(new Error("never read")) };
    expect(await refusalOf(endless)).toEqual(long);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("may have as many letters as Python counts", async () => {
    answering(200, { name: "X", drawing: null });
    await expect(readBoard("cellar", written("𝄞".repeat(MOST_LETTERS)))).resolves.toBeTruthy();
  });

  it("is shown as an image that can do nothing", () => {
    const box = { x: -10, y: 0, width: 20.5, height: 30 };
    const address = imageOf({ box, picture: "<path d='M0 0'/>#\"" });
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(address).not.toMatch(/[#"<>]/);
    expect(decodeURIComponent(address)).toContain('viewBox="-10 0 20.5 30"');
  });
});
