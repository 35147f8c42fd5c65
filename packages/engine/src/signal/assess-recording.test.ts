import { expect, test } from "vitest";
import { addNoise, babble, join, silence } from "../../test-support/synthesis.ts";
import { assessRecording } from "./assess-recording.ts";

const voice = join(
  silence(0.5),
  babble(3, 4, () => 130),
  silence(0.5),
);
const scaled = (gain: number) => voice.map((value) => Math.max(-1, Math.min(1, value * gain)));

test("a few seconds of clear speech have nothing against them", () => {
  // A buzz of ten harmonics has no « s »: it sounds like a telephone, and only that.
  expect(assessRecording(voice).issues).toEqual(["narrow"]);
});

test("nothing, too little, too much and too much around it are told apart", () => {
  expect(assessRecording(silence(4)).issues).toEqual(["silent"]);
  expect(assessRecording(scaled(0.004)).issues).toContain("quiet");
  expect(assessRecording(scaled(40)).issues).toContain("clipped");
  expect(assessRecording(addNoise(voice, 12)).issues).toContain("noisy");
  expect(assessRecording(addNoise(voice, 0)).issues).toContain("unreliable");
});

test("no sample at all is silence", () => {
  expect(assessRecording(new Float32Array(0)).issues).toEqual(["silent"]);
});
