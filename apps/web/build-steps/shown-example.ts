import { readFile } from "node:fs/promises";
import path from "node:path";
import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import { openDecoder } from "@app/decoding/open-decoder";
import { analyseSpokenPitch } from "@app/engine/analyse-voice";
import type { Plugin } from "vite";
import type { ShownExample } from "../app/features/home/model.ts";

const FOLDER = path.join(import.meta.dirname, "../../../fixtures/examples");
const NAME = "virtual:shown-example";
/** Number of waveform bars: as many as a wide screen shows. */
const BARS = 150;
const METRICS = { oral: 4, content: 6 };

/**
 * Provides `virtual:shown-example`: the current engine's report on the example recording, so that the landing page
 * shows no copied figure.
 */
export function shownExample(): Plugin {
  let made: Promise<string> | null = null;
  return {
    name: "shown-example",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      made ??= analyse().then((example) => `export default ${JSON.stringify(example)}`);
      return made;
    },
  };
}

async function analyse(): Promise<ShownExample> {
  const { name, pitchType, question, target, audience } = SHOWN_EXAMPLE;
  const content = (await readFile(path.join(FOLDER, `${name}.txt`), "utf8")).trim();
  const { samples } = await openDecoder().decode(path.join(FOLDER, `${name}.m4a`));
  const pitch = { pitchType, question, target, audience, content };
  const report = analyseSpokenPitch({ samples, sampleRateHz: 16_000, pitch, words: null });
  const { voice, recommendations } = report;
  const brief = ({
    label,
    score,
    explanation,
  }: {
    label: string;
    score: number | null;
    explanation: string;
  }) => ({
    label,
    score,
    explanation,
  });
  const marks = [
    ...voice.pauses.map(({ startSec, endSec, type }) => ({ kind: type, startSec, endSec })),
    ...[...voice.fillers, ...voice.hesitations].map(({ startSec, endSec }) => ({
      kind: "filler" as const,
      startSec,
      endSec,
    })),
  ];
  return {
    question: question!,
    verdict: report.verdict.sentence,
    score: report.globalScore,
    scoreMax: report.maxScore,
    durationSec: voice.durationSec,
    bars: drawBars(voice.waveform, marks, voice.durationSec),
    oral: voice.oralPerformance.metrics.slice(0, METRICS.oral).map(brief),
    content: report.metrics.slice(0, METRICS.content).map(brief),
    perfectPitch: recommendations.perfectPitch,
    hooks: recommendations.hooks.filter(({ isSpare }) => !isSpare).map(({ text }) => text),
  };
}

/**
 * A bar takes the kind of the mark that it lies in, unless it is loud: a pause starts within the last bar of a word.
 */
function drawBars(
  waveform: readonly number[],
  marks: readonly { kind: "short" | "long" | "filler"; startSec: number; endSec: number }[],
  durationSec: number,
): ShownExample["bars"] {
  const loudest = Math.max(...waveform);
  return Array.from({ length: BARS }, (_, index) => {
    const from = Math.floor((index * waveform.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((index + 1) * waveform.length) / BARS));
    const level = Math.round((100 * Math.max(...waveform.slice(from, to))) / loudest) / 100;
    const at = ((index + 0.5) / BARS) * durationSec;
    const mark = marks.find(({ startSec, endSec }) => startSec <= at && at < endSec);
    return { level, kind: !mark || (mark.kind !== "filler" && level > 0.2) ? "voice" : mark.kind };
  });
}
