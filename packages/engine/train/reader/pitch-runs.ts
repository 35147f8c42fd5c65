import { expandContractions } from "../../src/reading/expand-contractions.ts";
import { COMMA, NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import type { Models } from "../../src/reading/models.ts";
import { splitWords } from "../../src/reading/split-words.ts";
import type { BoundaryRun } from "./train-boundaries.ts";

const WORD = /[\p{L}\p{N}]/u;

/** A pitch as a speech recogniser writes it, with its writer's punctuation as labels. */
export function bareRun(text: string, models: Pick<Models, "contractions">): BoundaryRun {
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
