import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Motion } from "./motion";
import { BUDGET, LEAST, MANY, Queue, type Speed, type Stage } from "./queue";

const motion = (name: string, together = false): Motion => ({
  kind: "fly",
  what: name,
  from: "here",
  to: "there",
  together,
});

/** Writes down what begins and ends, and when. */
class Written implements Stage {
  begun: { name: string; at: number; milliseconds: number }[] = [];
  ended: string[] = [];
  expected: string[] = [];
  ready: string[] = [];

  expect(motion: Motion): () => void {
    const name = nameOf(motion);
    this.expected.push(name);
    return () => this.ready.push(name);
  }
  play(motion: Motion, milliseconds: number): () => void {
    const name = nameOf(motion);
    this.begun.push({ name, at: performance.now() - began, milliseconds });
    return () => this.ended.push(name);
  }
}

function nameOf(motion: Motion): string {
  return motion.kind === "fly" ? String(motion.what) : motion.kind;
}

let began: number;
let stage: Written;
let speed: Speed;
let queue: Queue;

beforeEach(() => {
  vi.useFakeTimers();
  began = performance.now();
  stage = new Written();
  speed = "normal";
  queue = new Queue(stage, () => speed);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("motions", () => {
  it("are played in order, each after the one before", () => {
    queue.add([motion("a"), motion("b")]);
    queue.add([motion("c")]);
    vi.runAllTimers();
    expect(stage.begun.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    const [a, b, c] = stage.begun.map(({ at }) => at) as [number, number, number];
    expect(b - a).toBeGreaterThan(100);
    expect(c - b).toBeGreaterThan(100);
    expect(stage.ended).toEqual(["a", "b", "c"]);
    expect(stage.ready).toEqual(["a", "b", "c"]);
    expect(queue.busy).toBe(false);
  });

  it("say when nothing is left to be seen, also when they are skipped", () => {
    const idle = vi.fn();
    queue = new Queue(stage, () => speed, idle);
    queue.add([motion("a"), motion("b")]);
    vi.advanceTimersByTime(50);
    expect(idle).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(idle).toHaveBeenCalledTimes(1);
    queue.add([motion("c"), motion("d")]);
    queue.skip();
    expect(idle.mock.calls.length).toBeGreaterThan(1);
    expect(queue.busy).toBe(false);
  });

  it("are short at normal speed", () => {
    queue.add([motion("a")]);
    vi.runAllTimers();
    expect(stage.begun[0]?.milliseconds).toBeLessThanOrEqual(600);
  });

  it("begin at the same time if they belong together", () => {
    queue.add([motion("a"), motion("b", true), motion("c", true), motion("d")]);
    vi.runAllTimers();
    const [a, b, c, d] = stage.begun.map(({ at }) => at);
    expect([b, c]).toEqual([a, a]);
    expect(d).toBeGreaterThan(a as number);
  });

  it("never take more than about two seconds, however many there are", () => {
    queue.add(Array.from({ length: MANY }, (_, at) => motion(String(at))));
    vi.runAllTimers();
    expect(stage.begun).toHaveLength(MANY);
    expect(stage.begun.map(({ name }) => name)).toEqual(
      Array.from({ length: MANY }, (_, at) => String(at)),
    );
    for (const { at, milliseconds } of stage.begun) {
      expect(at).toBeLessThanOrEqual(BUDGET + MANY); // a timer may be a millisecond late
      expect(milliseconds).toBeGreaterThanOrEqual(LEAST);
      expect(at + milliseconds).toBeLessThan(2300);
    }
  });

  it("that come later do not wait for a heap of old ones", () => {
    queue.add(Array.from({ length: 30 }, (_, at) => motion(`old ${at}`)));
    vi.advanceTimersByTime(500);
    queue.add(Array.from({ length: 25 }, (_, at) => motion(`new ${at}`)));
    vi.runAllTimers();
    const last = stage.begun.at(-1);
    expect(last?.name).toBe("new 24");
    expect(last?.at).toBeLessThan(500 + BUDGET + 60);
  });
});

describe("the speed", () => {
  it.each(["slow", "fast"] as const)("%s is another one", (other) => {
    queue.add([motion("a"), motion("b")]);
    vi.runAllTimers();
    const usual = stage.begun[1]?.milliseconds as number;
    speed = other;
    queue.add([motion("c")]);
    vi.runAllTimers();
    const then = stage.begun[2]?.milliseconds as number;
    if (other === "slow") expect(then).toBeGreaterThan(usual * 1.3);
    else expect(then).toBeLessThan(usual * 0.7);
  });

  it("off moves nothing", () => {
    speed = "off";
    queue.add([motion("a")]);
    vi.runAllTimers();
    expect(stage.begun).toEqual([]);
    expect(stage.expected).toEqual([]);
  });

  it("may be turned off while things move", () => {
    queue.add([motion("a"), motion("b")]);
    vi.advanceTimersByTime(10);
    speed = "off";
    vi.runAllTimers();
    expect(stage.begun.map(({ name }) => name)).toEqual(["a"]);
    expect(stage.ready.sort()).toEqual(["a", "b"]);
  });
});

describe("skipping", () => {
  it("ends what is under way and what has yet to come", () => {
    queue.add([motion("a"), motion("b"), motion("c")]);
    vi.advanceTimersByTime(10);
    expect(queue.busy).toBe(true);
    queue.skip();
    expect(queue.busy).toBe(false);
    expect(stage.ended).toEqual(["a"]);
    expect(stage.ready.sort()).toEqual(["a", "b", "c"]);
    vi.runAllTimers();
    expect(stage.begun).toHaveLength(1);
  });

  it("does not keep the next ones from coming", () => {
    queue.add([motion("a")]);
    queue.skip();
    queue.add([motion("b")]);
    vi.runAllTimers();
    expect(stage.begun.map(({ name }) => name)).toEqual(["b"]);
  });

  it("is done by itself when there is more than anybody would want to see", () => {
    queue.add([motion("a")]);
    vi.advanceTimersByTime(10);
    queue.add(Array.from({ length: MANY + 1 }, (_, at) => motion(String(at))));
    vi.runAllTimers();
    expect(stage.begun.map(({ name }) => name)).toEqual(["a"]);
    expect(queue.busy).toBe(false);
  });
});
