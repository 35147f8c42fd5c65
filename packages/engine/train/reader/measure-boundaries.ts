import { endSentences } from "../../src/reading/end-sentences.ts";
import { NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import type { Models } from "../../src/reading/models.ts";
import type { GoldSentence } from "./conllu.ts";
import { F1 } from "./measure-syntax.ts";
import { boundaryRuns } from "./train-boundaries.ts";

/** Boundaries restored in runs of up to 40 sentences without punctuation or capitals; the last end does not count. */
export function measureBoundaries(models: Models, sentences: readonly GoldSentence[]) {
  const stops = new F1();
  const any = new F1();
  for (const { forms, labels } of boundaryRuns(sentences)) {
    const source = forms.join(" ");
    const found = endSentences(source, 0, source.length, models);
    const stopAt = new Set(found.stops);
    const anyAt = new Set([...found.stops, ...found.commas]);
    let end = 0;
    forms.forEach((form, at) => {
      end += form.length;
      if (at + 1 < forms.length) {
        stops.add(stopAt.has(end), labels[at] === STOP);
        any.add(anyAt.has(end), labels[at] !== NO_BOUNDARY);
      }
      end += 1;
    });
  }
  return { stops: stops.value, any: any.value };
}
