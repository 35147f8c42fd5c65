import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expandContractions } from "../../src/reading/expand-contractions.ts";
import { COMMA, NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import type { Models } from "../../src/reading/models.ts";
import { splitWords } from "../../src/reading/split-words.ts";
import type { BoundaryRun } from "./train-boundaries.ts";

const WORD = /[\p{L}\p{N}]/u;

/** Pitches composed for Aplomb, as a recogniser would write them; `shared` is the folder beside whose treebanks they stand. */
export function pitchRuns(shared: string, models: Pick<Models, "contractions">): BoundaryRun[] {
  return [...naturalTexts(shared), ...spokenTexts(shared)]
    .map((text) => bareRun(text, models))
    .filter(({ forms }) => forms.length > 0);
}

function naturalTexts(shared: string): string[] {
  return rowsOf<{ content: string }>(join(shared, "natural-pitches", "pitches.jsonl")).map(
    ({ content }) => content,
  );
}

/** Of the labelled pitches those that were composed as speech. */
function spokenTexts(shared: string): string[] {
  const folder = join(shared, "labelled-pitches");
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files
    .filter((file) => /^c[a-z]\.jsonl$/.test(file))
    .flatMap((file) => rowsOf<{ register: string; sentences: [string[], string][] }>(join(folder, file)))
    .filter(({ register }) => register === "spoken")
    .map(({ sentences }) => sentences.map(([, text]) => text).join(" "));
}

function rowsOf<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}

function bareRun(text: string, models: Pick<Models, "contractions">): BoundaryRun {
  const run: BoundaryRun = { forms: [], labels: [] };
  for (const { form } of expandContractions(models, splitWords(text, 0, text.length))) {
    const last = run.labels.length - 1;
    if (WORD.test(form)) {
      run.forms.push(form.toLowerCase());
      run.labels.push(NO_BOUNDARY);
    } else if (/[.!?…]/.test(form)) {
      if (last >= 0) run.labels[last] = STOP;
    } else if (/^[,;:–—]/.test(form) && run.labels[last] === NO_BOUNDARY) run.labels[last] = COMMA;
  }
  if (run.labels.length > 0) run.labels[run.labels.length - 1] = STOP;
  return run;
}
