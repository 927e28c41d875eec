import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, type Socket } from "./connection.svelte";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = {
  table: "abc",
  seat: 0,
  game: "cellar",
  names: ["Al", "Bea", "Cal"],
  seats: [],
  dice: { commitment: "c0", seals: [], opened: [], voids: [] },
  started: true,
  options: {},
};
const VIEW = { progress: { unit: "round", now: 1, said: [] }, asks: [], offers: [], undo: false };

let sockets: FakeSocket[];
let line: Connection;

function last(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

function greet(): FakeSocket {
  const socket = last();
  socket.onopen?.();
  socket.tell({ n: 1, welcome: WELCOME });
  socket.tell({ n: 2, view: VIEW });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  line = new Connection("abc", "key", () => {
    sockets.push(new FakeSocket());
    return last();
  });
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a question that is asked again after a deal", () => {
  it("is told as such until it is answered, and anew on a new line", () => {
    const socket = greet();
    socket.tell({ n: 3, asked_again: "3.window.1" });
    expect(line.askedAgain).toBe("3.window.1");
    socket.tell({ n: 4, asked_again: null });
    expect(line.askedAgain).toBeNull();
    socket.tell({ n: 5, asked_again: "3.window.1" });
    last().onclose?.();
    vi.runOnlyPendingTimers();
    expect(line.askedAgain).toBeNull();
  });
});

describe("a question that was answered for us", () => {
  it("is told as such until we have answered one ourselves, and anew on a new line", () => {
    const socket = greet();
    socket.tell({ n: 3, missed: true });
    expect(line.missed).toBe(true);
    socket.tell({ n: 4, missed: false });
    expect(line.missed).toBe(false);
    socket.tell({ n: 5, missed: true });
    last().onclose?.();
    vi.runOnlyPendingTimers();
    expect(line.missed).toBe(false);
  });
});

describe("the time that people have", () => {
  const TIMES = {
    asked: [{ seat: 1, left: 5000, bank: 0 }],
    sealed: null,
    runs: true,
    paused: null,
    people: [0, 1],
    banks: [0, 0],
    votes: 0,
  };

  it("is kept with the moment at which it was heard", () => {
    vi.setSystemTime(1_000_000);
    greet().tell({ n: 3, times: TIMES });
    expect(line.times).toEqual({ times: TIMES, at: 1_000_000 });
    last().tell({ n: 4, times: null });
    expect(line.times).toBeNull();
  });

  it("is forgotten when a new line does not tell it again", () => {
    greet().tell({ n: 3, times: TIMES });
    last().onclose?.();
    expect(line.times).not.toBeNull(); // it runs on, whether or not we hear of it
    vi.advanceTimersByTime(20_000);
    greet();
    expect(line.times).toBeNull();
  });

  it("may go by: then we are told since when a bot plays, and can say that we are back", () => {
    const socket = greet();
    socket.tell({ n: 3, stood_in: { from: 7 } });
    expect(line.stoodFrom).toBe(7);
    void line.standIn(false);
    expect(socket.sent.at(-1)).toMatchObject({ stand_in: false });
    socket.tell({ n: 4, stood_in: null });
    expect(line.stoodFrom).toBe(7); // what it did can still be read
  });
});

describe("saying hello", () => {
  it("comes first, with the key and the lines we have", () => {
    greet();
    expect(last().sent).toEqual([{ hello: { key: "key", log: 0, panels: false } }]);
    expect(line.status).toBe("open");
    expect(line.welcome?.names[1]).toBe("Bea");
  });

  it("asks for the table in words, and again when that changes", () => {
    greet();
    line.tellPanels(true);
    expect(sockets).toHaveLength(2);
    const before = line.seen;
    const socket = greet();
    expect(socket.sent).toEqual([{ hello: { key: "key", log: 0, panels: true } }]);
    expect(line.seen).toBe(before); // half a view is worse than the old one
    socket.tell({ n: 3, view: { panels: [] } });
    expect(line.seen?.panels).toEqual([]);
    expect(line.restored).toBe(0);
    line.tellPanels(true);
    expect(sockets).toHaveLength(2);
  });

  it("may be refused for good", () => {
    last().onopen?.();
    last().tell({ n: 1, refused: { id: null, reason: { rule: "", key: "refused-no-such-seat" } } });
    expect(line.status).toBe("refused");
    expect(line.refusal?.key).toBe("refused-no-such-seat");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("the view", () => {
  it("is put together from the sections that change", () => {
    const socket = greet();
    socket.tell({ n: 3, view: { undo: true } });
    expect(line.seen?.undo).toBe(true);
    expect(line.seen?.progress.now).toBe(1);
  });

  it("is not shown by halves", () => {
    last().onopen?.();
    last().tell({ n: 1, welcome: WELCOME });
    last().tell({ n: 2, view: { progress: VIEW.progress } });
    expect(line.seen).toBeNull();
  });
});

describe("a second welcome", () => {
  it("tells that the table has started", () => {
    last().onopen?.();
    last().tell({ n: 1, welcome: { ...WELCOME, started: false } });
    last().tell({ n: 2, seats: [{ kind: "human", name: "Zoe", taken: true, here: true }] });
    expect(line.welcome?.names).toEqual(["Zoe"]);
    last().tell({ n: 3, welcome: WELCOME });
    expect(line.welcome?.started).toBe(true);
    expect(line.restored).toBe(0);
  });
});

describe("the log", () => {
  it("grows, and is mended from where the server says", () => {
    const socket = greet();
    socket.tell({ n: 3, log: { from: 0, events: [{ event: "a" }, { event: "b" }] } });
    socket.tell({ n: 4, log: { from: 2, events: [{ event: "c" }] } });
    expect(line.log.map((told) => told.event)).toEqual(["a", "b", "c"]);
    socket.tell({ n: 5, log: { from: 1, events: [{ event: "x" }] } });
    expect(line.log.map((told) => told.event)).toEqual(["a", "x"]);
  });
});

describe("a look around", () => {
  it("tells what could be done where", async () => {
    const socket = greet();
    const found = line.look(["place:3"]);
    expect(socket.sent.at(-1)).toEqual({ id: 1, look: ["place:3"] });
    const prospect = { thing: "place:3", square: 8, far: 4, die: 4, percent: 50 };
    socket.tell({ n: 3, looked: { id: 1, prospects: [prospect] } });
    expect(await found).toEqual([prospect]);
  });

  it("finds nothing where the server tells nothing", async () => {
    const socket = greet();
    const found = line.look();
    expect(socket.sent.at(-1)).toEqual({ id: 1, look: [] });
    socket.tell({ n: 3, refused: { id: 1, reason: { rule: "", key: "refused-spectator" } } });
    expect(await found).toEqual([]);
    const lost = line.look();
    line.close();
    expect(await lost).toEqual([]);
  });
});

describe("an action", () => {
  it("is done when the server says so", async () => {
    const socket = greet();
    const outcome = line.act({ do: "place", house: 2 }, "3.place.1");
    expect(socket.sent.at(-1)).toEqual({ id: 1, act: { do: "place", house: 2 }, ask: "3.place.1" });
    expect(line.pending).toBe(1);
    socket.tell({ n: 3, done: 1 });
    expect(await outcome).toEqual({ done: true });
    expect(line.pending).toBe(0);
  });

  it("may be refused, with the rule", async () => {
    const socket = greet();
    const outcome = line.act({ do: "undo" });
    expect(socket.sent.at(-1)).toEqual({ id: 1, act: { do: "undo" } });
    socket.tell({ n: 3, refused: { id: 1, reason: { rule: "B5.2", key: "why-full" } } });
    expect(await outcome).toMatchObject({ done: false, lost: false, reason: { rule: "B5.2" } });
    expect(line.status).toBe("open");
  });

  it("that was on its way when the line broke is not sent twice", async () => {
    const socket = greet();
    const outcome = line.act({ do: "done" });
    socket.onclose?.();
    expect(await outcome).toMatchObject({ done: false, lost: true });
    vi.advanceTimersByTime(1_000);
    greet();
    expect(last().sent.filter((message) => "act" in message)).toEqual([]);
  });

  it("goes nowhere while there is no line", async () => {
    greet().onclose?.();
    expect(await line.act({ do: "done" })).toMatchObject({ done: false, lost: true });
  });
});

describe("a lost connection", () => {
  it("is taken up again, with the old view on show meanwhile", () => {
    const socket = greet();
    socket.tell({ n: 3, log: { from: 0, events: [{ event: "a" }] } });
    socket.onclose?.();
    expect(line.status).toBe("lost");
    expect(line.seen?.progress.now).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    greet();
    expect(last().sent[0]).toEqual({ hello: { key: "key", log: 1, panels: false } });
    expect(line.status).toBe("open");
    expect(line.restored).toBe(1);
  });

  it("is tried more and more slowly, and at once when there is reason to hope", () => {
    greet().onclose?.();
    for (let tries = 0; tries < 8; tries++) {
      vi.advanceTimersByTime(20_000);
      last().onclose?.();
    }
    const before = sockets.length;
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(before);
    line.hurry();
    expect(sockets).toHaveLength(before + 1);
  });

  it("is noticed by silence", () => {
    greet();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ ping: 1 });
    vi.advanceTimersByTime(10_000);
    expect(line.status).toBe("lost");
  });

  it("is noticed at once when the device says that it is offline", () => {
    greet();
    line.network(false);
    expect(line.status).toBe("lost");
    expect(line.offline).toBe(true);
    const before = sockets.length;
    line.network(true);
    expect(sockets).toHaveLength(before + 1);
    expect(line.offline).toBe(false);
  });

  it("is noticed soon when the page is looked at again", () => {
    greet();
    line.hurry();
    expect(last().sent.at(-1)).toEqual({ ping: 1 });
    vi.advanceTimersByTime(3_000);
    expect(line.status).toBe("lost");
  });

  it("is not feared while the server answers", () => {
    const socket = greet();
    for (let turns = 0; turns < 5; turns++) {
      vi.advanceTimersByTime(20_000);
      socket.tell({ n: 3 + turns, pong: 1 });
    }
    expect(line.status).toBe("open");
    expect(sockets).toHaveLength(1);
  });
});

describe("the counter", () => {
  it("that skips makes us ask for everything anew", () => {
    greet().tell({ n: 5, view: { undo: true } });
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("that skips all the time does not make us ask all the time", () => {
    greet().tell({ n: 5, view: { undo: true } });
    greet().tell({ n: 9, view: { undo: true } });
    expect(sockets).toHaveLength(2);
    expect(line.seen?.undo).toBe(true);
  });

  it("may start anywhere", () => {
    last().onopen?.();
    last().tell({ n: 41, welcome: WELCOME });
    last().tell({ n: 42, view: VIEW });
    expect(sockets).toHaveLength(1);
    expect(line.seen).not.toBeNull();
  });
});

describe("whoever watches", () => {
  const heard: { events: string[]; live: boolean }[] = [];
  let order: string[];

  beforeEach(() => {
    heard.length = 0;
    order = [];
    line.audience = {
      before: () => order.push("before"),
      told: (events, live) => {
        order.push("told");
        heard.push({ events: events.map(({ event }) => event), live });
      },
    };
  });

  it("is told of the view before it changes, and then what has happened", () => {
    const socket = greet();
    order = [];
    const before = line.seen;
    line.audience = {
      before: () => order.push(line.seen === before ? "before" : "after"),
      told: () => order.push("told"),
    };
    socket.tell({ n: 3, view: { undo: true } });
    socket.tell({ n: 4, log: { from: 0, events: [{ event: "a" }] } });
    expect(order).toEqual(["before", "told"]);
  });

  it("knows what happened before it came from what happens now", () => {
    const socket = greet();
    socket.tell({ n: 3, log: { from: 0, events: [{ event: "a" }, { event: "b" }] } });
    socket.tell({ n: 4, view: { undo: true } });
    socket.tell({ n: 5, log: { from: 2, events: [{ event: "c" }] } });
    expect(heard).toEqual([
      { events: ["a", "b"], live: false },
      { events: ["c"], live: true },
    ]);
  });

  it("is shown no backlog after a lost line, but the first thing after it", () => {
    const socket = greet();
    socket.tell({ n: 3, log: { from: 0, events: [{ event: "a" }] } });
    socket.onclose?.();
    vi.advanceTimersByTime(30_000);
    const again = greet();
    again.tell({ n: 3, log: { from: 1, events: [{ event: "missed" }] } });
    again.tell({ n: 4, view: { undo: true } });
    again.tell({ n: 5, log: { from: 2, events: [{ event: "now" }] } });
    again.onclose?.();
    vi.advanceTimersByTime(30_000);
    const third = greet(); // nothing was missed this time
    third.tell({ n: 3, view: { undo: true } });
    third.tell({ n: 4, log: { from: 3, events: [{ event: "at once" }] } });
    expect(heard.filter(({ live }) => live).map(({ events }) => events)).toEqual([
      ["now"],
      ["at once"],
    ]);
  });

  it("is not shown again what is told anew", () => {
    const socket = greet();
    socket.tell({ n: 3, log: { from: 0, events: [{ event: "a" }, { event: "b" }] } });
    socket.tell({ n: 4, view: { undo: true } });
    socket.tell({ n: 5, log: { from: 1, events: [{ event: "other" }] } });
    expect(heard.at(-1)).toEqual({ events: ["other"], live: false });
  });
});
