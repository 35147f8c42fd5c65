// Lists every sentence that a report may say, for proofreading: first those that our example texts trigger, with their
// quotes, then those of the tables that none of them triggers.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analysePitchText } from "../src/analyse-text.ts";
import { listSentences } from "../src/claims/list-sentences.ts";
import { PITCH_TYPES } from "../src/pitch.ts";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/pitches/", import.meta.url));
const QUESTIONS = [
  null,
  "Parlez-moi de vous.",
  "Racontez une histoire qui vous est arrivée.",
  "Quel est votre principal défaut ?",
];
const QUOTED = /«\u00a0[^»]*\u00a0»/gu;
const LEAST_LENGTH = 80;

/** Our own texts, each as every type of pitch and under several questions, to trigger as many sentences as possible. */
function readTexts(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return readTexts(path);
    return name.endsWith(".txt") ? [readFileSync(path, "utf8")] : [];
  });
}

const found = new Map<string, { name: string; text: string; times: number }>();
for (const content of readTexts(FIXTURES)) {
  if (content.length < LEAST_LENGTH) continue;
  for (const pitchType of PITCH_TYPES)
    for (const question of pitchType === "rh" ? QUESTIONS : [null])
      for (const { kind, rule, part, device, code, text } of analysePitchText({
        pitchType,
        content,
        question,
      }).claims) {
        const shape = text.replace(QUOTED, "$");
        const known = found.get(shape);
        if (known) known.times += 1;
        else
          found.set(shape, {
            name: [kind, rule, part ?? device ?? code].filter(Boolean).join(" "),
            text,
            times: 1,
          });
      }
}

const byName = [...found.values()].toSorted(
  (one, other) => one.name.localeCompare(other.name) || other.times - one.times,
);
for (const { name, text, times } of byName)
  console.log(`${name.padEnd(34)}${String(times).padStart(5)}  ${text}`);
const unsaid = listSentences().filter(({ text }) => !found.has(text));
console.log(`\nSans exemple dans nos textes (${unsaid.length})`);
for (const { kind, rule, part, device, code, text } of unsaid)
  console.log(`${[kind, rule, part ?? device ?? code].filter(Boolean).join(" ").padEnd(39)}  ${text}`);
