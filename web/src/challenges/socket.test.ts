import { afterEach, describe, expect, it, vi } from "vitest";

import { ChallengeSocket } from "./socket";

const VERDICT = { solved: true };

/** The server answers when it is told to. */
function server() {
  const answers: (() => void)[] = [];
  const tried = {
    ...{ name: "x", seat: 1, names: ["Pearl", "Dutch"], options: {}, left: 0 },
    ...{ view: {}, log: { from: 0, events: [] }, verdict: VERDICT, planned: null },
  };
  const whole = () => new Response(JSON.stringify(tried), { status: 200 });
  vi.stubGlobal(
    "fetch",
    () => new Promise<Response>((resolve) => answers.push(() => resolve(whole()))),
  );
  return answers;
}

const HELLO = JSON.stringify({ hello: { log: 0, panels: false } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function opened() {
  const judged: unknown[] = [];
  const told: { welcome?: { names: string[] } }[] = [];
  const socket = new ChallengeSocket(
    { game: "a-game", number: 1, name: "Zoe" },
    [],
    () => Promise.resolve(),
    (verdict) => judged.push(verdict),
  );
  socket.onmessage = ({ data }) => told.push(JSON.parse(data as string) as (typeof told)[number]);
  return { socket, judged, told };
}

afterEach(() => vi.unstubAllGlobals());

describe("a line to a challenge", () => {
  it("calls the reader by the reader's own name", async () => {
    const answers = server();
    const { socket, told, judged } = opened();
    socket.send(HELLO);
    await settled();
    answers[0]?.();
    await settled();
    expect(told[0]?.welcome?.names).toEqual(["Pearl", "Zoe"]);
    expect(judged).toEqual([VERDICT]);
  });

  it("judges nothing once it is closed: one has begun again", async () => {
    const answers = server();
    const { socket, judged } = opened();
    socket.send(HELLO);
    await settled();
    socket.close();
    answers[0]?.();
    await settled();
    expect(judged).toEqual([]);
  });
});
