import { expect, test } from "vitest";
import { createCueTracker, type Cue } from "./live-cue.ts";
import type { LiveLevel } from "./live-meter.ts";

const STEP_SEC = 0.05;
const SPEECH: LiveLevel = { levelDb: -22, clippedShare: 0, speaking: true, seconds: STEP_SEC };
const SILENCE: LiveLevel = { levelDb: -75, clippedShare: 0, speaking: false, seconds: STEP_SEC };

/** Every cue shown, with its time in seconds. */
function follow(levelAt: (second: number) => Partial<LiveLevel>, seconds: number) {
  const track = createCueTracker();
  const changes: { at: number; cue: Cue | null }[] = [];
  let last: Cue | null = null;
  for (let step = 0; step < seconds / STEP_SEC; step++) {
    const at = step * STEP_SEC;
    const cue = track({ ...SPEECH, ...levelAt(at) });
    if (cue !== last) changes.push({ at: Math.round(at), cue });
    last = cue;
  }
  return changes;
}
/** Half a second of pause every four seconds. */
const breathing = (second: number) => (second % 4 > 3.5 ? SILENCE : SPEECH);

test("good speech with pauses gets no cue at all", () => expect(follow(breathing, 120)).toEqual([]));

test("a silent microphone is told, and only once it should have heard something", () => {
  expect(follow(() => SILENCE, 20)).toEqual([{ at: 6, cue: "unheard" }]);
});

test("thinking in silence after having spoken is no fault", () => {
  expect(follow((second) => (second < 3 ? SPEECH : SILENCE), 60)).toEqual([]);
});

test("a weak voice is asked to speak up, until it does so clearly", () => {
  const weak = follow((second) => ({ levelDb: second < 20 ? -50 : -44 }), 30);
  expect(weak[0]).toMatchObject({ cue: "louder" });
  // At -44 dB the cue would not have appeared, but it does not go away either (hysteresis).
  expect(weak.filter(({ cue }) => cue === null)).toEqual([]);
  const better = follow((second) => ({ ...breathing(second), levelDb: second < 20 ? -50 : -25 }), 30);
  expect(better.map(({ cue }) => cue)).toEqual(["louder", null]);
});

test("fifteen seconds in one breath, then a pause", () => {
  const changes = follow((second) => (second > 25 && second < 26 ? SILENCE : SPEECH), 30);
  expect(changes).toEqual([
    { at: 15, cue: "breathe" },
    { at: 25, cue: null },
  ]);
});

test("a crackle is not a voice that clips; a voice that clips is", () => {
  expect(follow((second) => ({ ...breathing(second), clippedShare: second < 0.1 ? 0.01 : 0 }), 20)).toEqual(
    [],
  );
  expect(follow((second) => ({ ...breathing(second), clippedShare: 0.02 }), 20)[0]?.cue).toBe("softer");
});

test("nothing changes more often than every five seconds", () => {
  const changes = follow(
    (second) => ({ ...breathing(second), clippedShare: Math.floor(second / 12) % 2 ? 0.5 : 0 }),
    120,
  );
  const gaps = changes.slice(1).map(({ at }, index) => at - changes[index]!.at);
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
});

test("a pace that is too fast is told, and goes once it is clearly slower", () => {
  const track = createCueTracker();
  const shown = new Set<Cue | null>();
  const play = (seconds: number, pace: number | null) => {
    let cue: Cue | null = null;
    for (let step = 0; step < seconds / STEP_SEC; step++)
      shown.add((cue = track(breathing(step * STEP_SEC), pace)));
    return cue;
  };
  expect(play(40, null)).toBeNull();
  expect(play(12, 5.8)).toBeNull();
  expect(play(12, 6.6)).toBe("slower");
  // Would not have triggered the cue, but does not end it (hysteresis).
  expect(play(12, 5.8)).toBe("slower");
  expect(play(12, 5.2)).toBeNull();
  expect([...shown]).toEqual([null, "slower"]);
});

test("who hurries on without a breath is told to breathe, then to slow down", () => {
  const track = createCueTracker();
  const shown: (Cue | null)[] = [];
  for (let step = 0; step < 60 / STEP_SEC; step++) {
    // The pace is known after twenty seconds only.
    const cue = track(SPEECH, step * STEP_SEC < 20 ? null : 6.6);
    if (cue !== shown.at(-1)) shown.push(cue);
  }
  expect(shown.indexOf("breathe")).toBeGreaterThanOrEqual(0);
  expect(shown.at(-1)).toBe("slower");
  const calm = createCueTracker();
  let last: Cue | null = null;
  for (let step = 0; step < 60 / STEP_SEC; step++) last = calm(SPEECH, 4);
  expect(last).toBe("breathe");
});

test("a microphone that is muted during the take is told, a rest is not", () => {
  const MUTED = { ...SILENCE, levelDb: -100 };
  expect(follow((second) => (second < 3 || second > 14 ? breathing(second) : MUTED), 30)).toEqual([]);
  const muted = follow((second) => (second < 20 || second > 50 ? breathing(second) : MUTED), 60);
  expect(muted).toEqual([
    { at: 32, cue: "unheard" },
    { at: 50, cue: null },
  ]);
});
