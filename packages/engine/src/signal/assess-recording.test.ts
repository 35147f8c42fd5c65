import { expect, test } from "vitest";
import { addNoise, babble, join, silence } from "../../test-support/synthesis.ts";
import { canSpeak, runEspeak } from "../../train/speech/espeak.ts";
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

test("a light noise is told of a few seconds, and none where there is none", () => {
  expect(assessRecording(voice).issues).not.toContain("background");
  expect(assessRecording(addNoise(voice, 30)).issues).not.toContain("background");
  expect(assessRecording(addNoise(voice, 18)).issues).toContain("background");
});

test("a whisper is told, and no voice, cough or noise is taken for one", () => {
  // Noise that rises and falls like syllables.
  const breath = addNoise(silence(3).fill(0.1), 0).map((value) => value - 0.1);
  const whisper = breath.map((value, i) => value * (0.02 + Math.sin((Math.PI * 4 * i) / 16_000) ** 2));
  const issuesOf = (samples: Float32Array) => assessRecording(samples).issues;
  expect(issuesOf(join(silence(0.5), whisper, silence(0.5)))).toContain("whisper");
  expect(issuesOf(voice)).not.toContain("whisper");
  expect(issuesOf(addNoise(voice, 0))).not.toContain("whisper");
  expect(issuesOf(join(silence(1.5), whisper.subarray(0, 8000), silence(2)))).not.toContain("whisper");
});

test("a room that a microphone raises at first is no whisper, a take that is whispered is one", () => {
  const rising = (sec: number) =>
    addNoise(silence(sec).fill(0.1), 6).map(
      (value, i) => (value - 0.1) * (0.02 + Math.sin((Math.PI * 4 * i) / 16_000) ** 2),
    );
  const speech = babble(20, 4, () => 130);
  expect(assessRecording(join(rising(7), silence(0.6), speech)).issues).not.toContain("whisper");
  const whisper = rising(26);
  expect(assessRecording(whisper).issues).toContain("whisper");
});

test.skipIf(!canSpeak)("a machine that whispers is told to, and the same one that speaks is not", () => {
  const said = "Bonjour, je m'appelle Camille et je répare des vélos à Nantes, avec quatre personnes.";
  const issuesOf = (voiceName: string) =>
    assessRecording(runEspeak(["-v", voiceName], said).subarray(0, 64_000)).issues;
  expect(issuesOf("fr+whisper")).toContain("whisper");
  expect(issuesOf("fr")).toEqual([]);
});

test("no sample at all is silence", () => {
  expect(assessRecording(new Float32Array(0)).issues).toEqual(["silent"]);
});
