import { judge } from "../src/analyse-text.ts";
import { listAdvice } from "../src/claims/advice/advise.ts";
import type { PitchText } from "../src/pitch.ts";

/** All that might be advised of a text: a model decides what of it is said. */
export const listAdviceOn = (input: PitchText): string[] =>
  listAdvice(judge(input).context, []).map(({ text }) => text);
