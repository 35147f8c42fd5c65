import { expect, test } from "vitest";
import { openBreaker } from "./breaker.ts";
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelFailureKind,
  type ModelRequest,
} from "./port.ts";

const REQUEST: ModelRequest = { name: "a", system: "", turns: [], schema: {}, outputTokensMax: 1 };
const ANSWER: ModelAnswer = { text: "{}", value: {}, tokens: 1 };

/** A service with outcomes chosen by the test, and a clock that it moves. */
function setUp() {
  const service = {
    next: "answer" as ModelFailureKind | "answer",
    asked: 0,
    hold: null as Promise<void> | null,
  };
  const clock = { ms: 0 };
  const model: LanguageModel = {
    describe: () => ({ model: "m", host: "h", local: false }),
    close: async () => {},
    ask: async () => {
      service.asked += 1;
      const { next } = service;
      await service.hold;
      if (next === "answer") return ANSWER;
      throw new ModelFailure(next, "no");
    },
  };
  const guarded = openBreaker(model, { failuresMax: 3, coolDownMs: 1000, now: () => clock.ms });
  const ask = (outcome: ModelFailureKind | "answer") => {
    service.next = outcome;
    return guarded.ask(REQUEST, new AbortController().signal).then(
      () => "answered",
      (failure: ModelFailure) => failure.kind,
    );
  };
  return { service, clock, ask, guarded };
}

test.each(["unreachable", "busy", "timeout", "refused"] as const)(
  "three failures in a row (%s) leave the service alone, then one request finds out",
  async (kind) => {
    const { service, clock, ask } = setUp();
    for (let i = 0; i < 3; i += 1) expect(await ask(kind)).toBe(kind);
    expect(await ask("answer")).toBe("circuit_open");
    clock.ms = 999;
    expect(await ask("answer")).toBe("circuit_open");
    expect(service.asked).toBe(3);
    clock.ms = 1000;
    expect(await ask(kind)).toBe(kind);
    expect(await ask("answer")).toBe("circuit_open");
    clock.ms = 2000;
    expect(await ask("answer")).toBe("answered");
    expect(await ask("answer")).toBe("answered");
    expect(service.asked).toBe(6);
  },
);

test("failures that are not in a row, or not the service's, do not count", async () => {
  const { ask } = setUp();
  for (const outcome of ["busy", "busy", "answer", "busy", "busy", "malformed", "busy", "busy"] as const)
    await ask(outcome);
  for (const outcome of ["cancelled", "cancelled", "cancelled"] as const)
    expect(await ask(outcome)).toBe(outcome);
  // A cancelled call neither counts as a failure nor resets the count.
  expect(await ask("busy")).toBe("busy");
  expect(await ask("answer")).toBe("circuit_open");
});

test("one probe at a time; one that its caller gives up leaves the question open", async () => {
  const { service, clock, ask } = setUp();
  for (let i = 0; i < 3; i += 1) await ask("timeout");
  clock.ms = 5000;
  const released = Promise.withResolvers<void>();
  service.hold = released.promise;
  const probe = ask("cancelled");
  expect(await ask("answer")).toBe("circuit_open");
  released.resolve();
  expect(await probe).toBe("cancelled");
  expect(await ask("answer")).toBe("answered");
});

test("requests that were under way when it opened do not prolong the rest", async () => {
  const { service, clock, ask } = setUp();
  const released = Promise.withResolvers<void>();
  service.hold = released.promise;
  const late = [ask("busy"), ask("busy")];
  service.hold = null;
  for (let i = 0; i < 3; i += 1) await ask("busy");
  clock.ms = 900;
  released.resolve();
  await Promise.all(late);
  expect(await ask("answer")).toBe("circuit_open");
  clock.ms = 1000;
  expect(await ask("answer")).toBe("answered");
});

test("one that was under way and succeeds ends the rest", async () => {
  const { service, ask } = setUp();
  const released = Promise.withResolvers<void>();
  service.hold = released.promise;
  const late = ask("answer");
  service.hold = null;
  for (let i = 0; i < 3; i += 1) await ask("busy");
  expect(await ask("answer")).toBe("circuit_open");
  released.resolve();
  expect(await late).toBe("answered");
  expect(await ask("answer")).toBe("answered");
});
