import { afterEach, expect, test, vi } from "vitest";
import type { PaceQuestion } from "./pace-worker.ts";
import { PACE_SEC, watchPace } from "./watch-pace.ts";

const RATE_HZ = 8000;
const BLOCK = new Float32Array(RATE_HZ / 2);

/** A worker that answers when the test says so. */
function stubWorker() {
  const asked: PaceQuestion[] = [];
  let answer: ((event: { data: number | null }) => void) | undefined;
  const seen = { asked, ended: 0, answer: (data: number | null) => answer?.({ data }) };
  vi.stubGlobal(
    "Worker",
    class {
      addEventListener(name: string, listener: never) {
        if (name === "message") answer = listener;
      }
      postMessage(question: PaceQuestion) {
        asked.push(question);
      }
      terminate() {
        seen.ended++;
      }
    },
  );
  return seen;
}
afterEach(() => void vi.unstubAllGlobals());

const hear = (watch: ReturnType<typeof watchPace>, seconds: number) => {
  for (let i = 0; i < 2 * seconds; i++) watch.hear(BLOCK, RATE_HZ);
};

test("the last twenty seconds are measured every five, one question at a time", () => {
  const { asked, answer } = stubWorker();
  const watch = watchPace();
  hear(watch, PACE_SEC - 1);
  expect(asked).toHaveLength(0);
  hear(watch, 1);
  expect(asked.map(({ samples }) => samples.length)).toEqual([PACE_SEC * RATE_HZ]);
  hear(watch, 10);
  expect(asked).toHaveLength(1);
  expect(watch.pace()).toBeNull();
  answer(6.4);
  expect(watch.pace()).toBe(6.4);
  hear(watch, 10);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.samples).toHaveLength(PACE_SEC * RATE_HZ);
});

test("the end of a take ends its thread and forgets its pace", () => {
  const seen = stubWorker();
  const watch = watchPace();
  hear(watch, PACE_SEC);
  seen.answer(7);
  watch.end();
  expect([seen.ended, watch.pace()]).toEqual([1, null]);
  hear(watch, PACE_SEC + 5);
  expect(seen.asked).toHaveLength(1);
});

test("a browser without threads records all the same", () => {
  vi.stubGlobal("Worker", undefined);
  const watch = watchPace();
  hear(watch, PACE_SEC + 10);
  expect(watch.pace()).toBeNull();
});
