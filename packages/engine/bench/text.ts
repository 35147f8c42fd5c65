import { readFileSync } from "node:fs";
import { analysePitchText } from "../src/analyse-text.ts";
import type { PitchText } from "../src/pitch.ts";

/** Cost of one analysis, once warm, on one core. */
interface TextTiming {
  name: string;
  words: number;
  characters: number;
  p50Ms: number;
  p99Ms: number;
}

const WARM_UP_MS = 1500;
/** Untimed runs of each case, so that its own text size is warm too. */
const WARM_UP_RUNS = 5;
const RUNS = 60;
const FIXTURES = new URL("../../../fixtures/pitches/", import.meta.url);

/**
 * Times the whole engine on texts built from the three journey pitches: 300 words, 20 000 characters, and the growth
 * from 100 to 3 000 words. Measured, scored, explained and rewritten each time.
 */
export async function benchmarkText(): Promise<TextTiming[]> {
  const source = ["produit.txt", "rh.txt", "perso.txt"].map((file) =>
    readFileSync(new URL(file, FIXTURES), "utf8"),
  );
  const words = source.join(" ").split(/\s+/);
  const until = performance.now() + WARM_UP_MS;
  while (performance.now() < until) analysePitchText(pitch(takeWords(words, 300)));
  const cases: [string, string][] = [
    ["300 words", takeWords(words, 300)],
    ["20 000 characters", takeWords(words, 6000).slice(0, 20_000)],
    ...[100, 300, 1000, 3000].map((count): [string, string] => [
      `growth: ${count} words`,
      takeWords(words, count),
    ]),
  ];
  return cases.map(([name, content]) => time(name, content));
}

/** The first words of the source, repeated with a mark on each lap so that no sentence is an exact copy. */
function takeWords(words: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const lap = Math.floor(index / words.length);
    const word = words[index % words.length]!;
    return lap > 0 && word.length > 5 ? `${word.slice(0, 4)}${"aeiou"[lap % 5]}${word.slice(4)}` : word;
  }).join(" ");
}

function pitch(content: string): PitchText {
  return { pitchType: "produit", content, target: "Obtenir un financement", audience: "Investisseur" };
}

function time(name: string, content: string): TextTiming {
  const input = pitch(content);
  for (let run = 0; run < WARM_UP_RUNS; run += 1) analysePitchText(input);
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    analysePitchText(input);
    return performance.now() - start;
  }).sort((left, right) => left - right);
  const at = (share: number) => Number(runs[Math.min(RUNS - 1, Math.floor(share * RUNS))]!.toFixed(2));
  return {
    name,
    words: content.split(/\s+/).length,
    characters: content.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}
