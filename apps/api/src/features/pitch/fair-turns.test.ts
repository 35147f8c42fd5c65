import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type AnalysisEvent, readEvents } from "../../../test-support/read-events.ts";
import { sampleReport } from "../../../test-support/sample-report.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectReport,
  expectSound,
  openTestApp,
  pitch,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { openFairQueue } from "../../concurrency/fair-queue.ts";

let db: TestDatabase;
let one: TestApp;
let origin: string;
/** The texts' objectives, in the order in which the engine started them; each runs until `finish`. */
const begun: string[] = [];
const running: (() => void)[] = [];
let draining = false;
/** From now on every text ends as soon as it starts. */
const drain = () => {
  draining = true;
  for (const end of running.splice(0)) end();
};
/** The objective tells who sent a text. */
const LOOPS = ["u", "v", "w", "x", "y", "z"];
const OURS = new Set([...LOOPS, "person", "heavy", "other"]);
const queue = openFairQueue({ atOnce: 1, waitingMax: 24 });
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db, {
    engine: {
      measureText: async (text, place) => {
        // The product's examples may be analysed meanwhile by their job: they take no turn here.
        if (!OURS.has(text.target ?? "")) return sampleReport(text);
        return queue.run(place, async () => {
          begun.push(text.target ?? "");
          if (!draining) await new Promise<void>((resolve) => running.push(resolve));
          return sampleReport(text);
        });
      },
    },
  });
  origin = await one.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  begun.length = 0;
  draining = false;
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  drain();
  await one.close();
  await db.close();
});

const until = (holds: () => boolean) => expect.poll(holds, { interval: 5, timeout: 100_000 }).toBe(true);
/** Ends the running text, once there is one. */
const finish = async () => {
  await until(() => running.length > 0);
  running.shift()!();
};

test("six accounts in a loop make a person wait for one text, told in her stream", async () => {
  const closing = new AbortController();
  const loop = async (name: string) => {
    const token = await register(one.app);
    await Promise.all(
      [1, 2].map(async () => {
        while (!closing.signal.aborted) await analyse(one.app, token, pitch({ target: name }));
      }),
    );
  };
  const loops = LOOPS.map(loop);
  // Wait until each of them has been served: none is new any more.
  while (begun.length < 14 || new Set(begun).size < loops.length) await finish();
  const token = await register(one.app);
  const response = await fetch(`${origin}/api/analysis/pitch`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(pitch({ target: "person" })),
  });
  const events: AnalysisEvent[] = [];
  const read = (async () => {
    for await (const event of readEvents(response.body!)) events.push(event);
  })();
  await until(() => events.length > 0);
  expect(events[0]).toEqual({ event: "queued", position: 1 });
  const before = begun.length;
  await finish();
  await until(() => begun.length > before);
  expect(begun[before]).toBe("person");
  closing.abort();
  const drain = setInterval(() => running.shift()?.(), 5);
  await Promise.all([read, ...loops]);
  clearInterval(drain);
  expect(events.map(({ event }) => event)).toEqual(["queued", "queued", "done"]);
  expect(events[1]).toEqual({ event: "queued", position: 0 });
});

test("a full queue refuses its heaviest user with a date to come back, and costs nothing", async () => {
  const token = await register(one.app);
  let refusedAlready = 0;
  const send = async (from: string, target: string) => {
    const answer = await analyse(one.app, from, pitch({ target }));
    if (answer.statusCode === 503) refusedAlready += 1;
    return answer;
  };
  const heavy = Array.from({ length: 20 }, () => send(token, "heavy"));
  const tokens = await Promise.all([1, 2].map(() => register(one.app)));
  await until(() => begun.length === 1);
  const more = tokens.flatMap((other) => Array.from({ length: 10 }, () => send(other, "other")));
  await until(() => refusedAlready > 0);
  drain();
  const answers = await Promise.all([...heavy, ...more]);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  const delivered = answers.slice(0, 20).filter(({ statusCode }) => statusCode === 200);
  expect(await creditsOf(one.app, token)).toBe(20 - delivered.length);
  delivered.forEach(expectReport);
});
