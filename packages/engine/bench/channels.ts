import { measureVoice } from "../src/scoring/voice/measure-voice.ts";
import { listAligned, listSynthesised, readRecording } from "../test-support/recordings.ts";
import { hearIn, type Room } from "../train/hesitations/hear-in-room.ts";
import { createRandom } from "../train/hesitations/random.ts";
import type { VoiceFigure } from "./voice-figure.ts";

const ROOMS: { room: Room; called: string }[] = [
  { room: "telephone", called: "in the band of a telephone" },
  { room: "call", called: "through a telephone call" },
  { room: "reverb 0.4", called: "in an echo of .4 s" },
  { room: "reverb 0.8", called: "in an echo of .8 s" },
  { room: "babble 20", called: "with voices behind at 20 dB" },
  { room: "pink 20", called: "in pink noise at 20 dB" },
];
/** Background voices: none of those that are measured. */
const BEHIND = [0, 1, 2, 3, 4].map((i) => `fleurs-fr/fleurs-fr-00${i}.ogg`);
/** In seconds: shorter recordings are hardly scored, longer ones take long. */
const TAKE_SEC = { min: 20, max: 120 };

/**
 * Largest change of a voice score, out of 10, caused by a room; counted separately when the report adds a notice about
 * the sound and when it does not.
 */
export async function measureChannels(): Promise<VoiceFigure[]> {
  const others: Float32Array[] = [];
  for (const name of BEHIND) others.push(await readRecording(name));
  const takes: Float32Array[] = [];
  for (const { name } of [...listAligned(), ...listSynthesised()]) {
    const samples = await readRecording(name);
    const seconds = samples.length / 16_000;
    if (seconds >= TAKE_SEC.min && seconds <= TAKE_SEC.max) takes.push(samples);
  }
  const asRecorded = takes.map(judge);
  return ROOMS.flatMap(({ room, called }) => {
    const furthest = { told: 0, untold: 0 };
    for (const [i, samples] of takes.entries()) {
      const before = asRecorded[i]!;
      const heard = judge(hearIn(room, samples, others, createRandom(7)));
      const kind = heard.issues.some((issue) => !before.issues.includes(issue)) ? "told" : "untold";
      for (const [at, score] of heard.scores.entries()) {
        const was = before.scores[at] ?? null;
        if (score !== null && was !== null) furthest[kind] = Math.max(furthest[kind], Math.abs(score - was));
      }
    }
    const unit = `points, ${takes.length} takes without a text`;
    return [
      { name: `largest move of a score ${called}, nothing said`, value: furthest.untold, unit },
      { name: `largest move of a score ${called}, with a notice`, value: furthest.told, unit },
    ];
  });
}

function judge(samples: Float32Array) {
  const { quality, oralPerformance } = measureVoice(samples, 16_000);
  return { issues: quality.issues, scores: oralPerformance.metrics.map(({ score }) => score) };
}
