import { expect, test } from "vitest";
import type { Take } from "./model.ts";
import { AT_REST, type RecorderAction, type RecorderState, reduceRecorder } from "./reduce-recorder.ts";

const take: Take = {
  file: new File(["x"], "pitch.wav"),
  durationSec: 42,
  peaks: new Float32Array(0),
  origin: "microphone",
};
const play = (...actions: RecorderAction[]): RecorderState => actions.reduce(reduceRecorder, AT_REST);
const recorded = [{ type: "opened" }, { type: "stopped" }, { type: "taken", take }] as const;

test("idle, recording, recorded", () => {
  expect(play({ type: "asked" }, { type: "opened" }).step).toEqual({
    name: "recording",
    second: 0,
    cue: null,
  });
  expect(play({ type: "opened" }, { type: "second", second: 7 }).step).toMatchObject({ second: 7 });
  expect(play(...recorded)).toEqual({ ...AT_REST, take });
});

test("a take stays until the next one begins, whatever else goes wrong", () => {
  expect(play(...recorded, { type: "asked" }).take).toBe(take);
  expect(play(...recorded, { type: "asked" }, { type: "refused", problem: "refused" })).toMatchObject({
    take,
    microphone: "refused",
    step: { name: "rest" },
  });
  expect(play(...recorded, { type: "chosen" }, { type: "failed", text: "non" })).toMatchObject({
    take,
    failure: "non",
  });
  expect(play(...recorded, { type: "asked" }, { type: "opened" }).take).toBeNull();
});

test("how a take ended is told with it, and forgotten with the next one", () => {
  const ended = [{ type: "opened" }, { type: "ended", note: "débranché" }, { type: "stopped" }] as const;
  const kept = play(...ended, { type: "taken", take });
  expect(kept).toMatchObject({ take, note: "débranché" });
  expect(reduceRecorder(kept, { type: "opened" }).note).toBeNull();
});

test("that the device keeps nothing of a take is told as long as the take is there", () => {
  const unkept = { type: "unkept" } as const;
  expect(play({ type: "opened" }, unkept, { type: "stopped" }, { type: "taken", take }).isUnkept).toBe(true);
  const late = play(...recorded, unkept);
  expect(late).toMatchObject({ take, isUnkept: true });
  expect(reduceRecorder(late, { type: "asked" }).isUnkept).toBe(true);
  expect(reduceRecorder(late, { type: "opened" }).isUnkept).toBe(false);
  expect(reduceRecorder(late, { type: "taken", take }).isUnkept).toBe(false);
  expect(play(...recorded, { type: "asked" }, unkept).isUnkept).toBe(false);
});

test("what a take lacks is told, unless how it ended says more", () => {
  const missed = { type: "missed", note: "il manque 12 s" } as const;
  const stopped = [{ type: "opened" }, { type: "stopped" }] as const;
  expect(play(...stopped, missed, { type: "taken", take }).note).toBe("il manque 12 s");
  expect(play({ type: "opened" }, { type: "ended", note: "débranché" }, missed).note).toBe("débranché");
});

test("a second or a cue that comes late changes nothing", () => {
  const kept = play(...recorded);
  expect(reduceRecorder(kept, { type: "second", second: 43 })).toBe(kept);
  expect(reduceRecorder(kept, { type: "cue", cue: "breathe" })).toBe(kept);
});

test("a new try takes the last refusal away; clearing forgets everything", () => {
  expect(play({ type: "refused", problem: "absent" }, { type: "asked" }).microphone).toBeNull();
  expect(play(...recorded, { type: "cleared" })).toEqual(AT_REST);
});
