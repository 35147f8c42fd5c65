import { findHesitations } from "../src/delivery/find-hesitations.ts";
import { FRAME_STEP_SEC } from "../src/signal/frames.ts";
import { measureSignal, type SignalMeasures } from "../src/signal/measure-signal.ts";
import { listAligned, type Phone, readRecording } from "../test-support/recordings.ts";
import { hearIn, type Room } from "../train/hesitations/hear-in-room.ts";
import { createRandom } from "../train/hesitations/random.ts";
import type { VoiceFigure } from "./voice-figure.ts";

const ROOMS: { room: Room; called: string }[] = [
  { room: "clean", called: "as recorded" },
  { room: "call", called: "through a telephone call" },
  { room: "pink 15", called: "in pink noise at 15 dB" },
  { room: "reverb 0.4", called: "in an echo of .4 s" },
];
/** Shorter filled pauses, and unvoiced ones, are not expected to be found. */
const COUNTED_SEC = 0.15;
const VOICED_MIN_SEC = 0.08;

/** Labelled « euh » of conversations (aligned by SPPAS): how many are found, and how many false ones are added. */
export async function measureFilledPauses(): Promise<VoiceFigure[]> {
  const figures: VoiceFigure[] = [];
  for (const { room, called } of ROOMS) {
    let found = 0;
    let there = 0;
    let invented = 0;
    let minutes = 0;
    for (const { name, phones } of listAligned()) {
      const signal = measureSignal(hearIn(room, await readRecording(name), [], createRandom(7)));
      const labelled = phones.filter(({ phone }) => phone === "fp");
      const heard = findHesitations(signal);
      const meets = (one: Pick<Phone, "startSec" | "endSec">, other: Pick<Phone, "startSec" | "endSec">) =>
        one.startSec < other.endSec && one.endSec > other.startSec;
      const sought = labelled.filter((euh) => isVoiced(euh, signal));
      there += sought.length;
      found += sought.filter((euh) => heard.some((one) => meets(one, euh))).length;
      invented += heard.filter((one) => !labelled.some((euh) => meets(one, euh))).length;
      minutes += signal.durationSec / 60;
    }
    figures.push(
      { name: `real « euh » found ${called}`, value: found, unit: `of ${there}` },
      { name: `« euh » invented ${called}`, value: invented / minutes, unit: "a minute" },
    );
  }
  return figures;
}

function isVoiced({ startSec, endSec }: Phone, { f0Hz }: SignalMeasures): boolean {
  if (endSec - startSec < COUNTED_SEC) return false;
  const voiced = f0Hz
    .subarray(Math.round(startSec / FRAME_STEP_SEC), Math.round(endSec / FRAME_STEP_SEC))
    .filter((hz) => hz > 0).length;
  return voiced * FRAME_STEP_SEC >= VOICED_MIN_SEC;
}
