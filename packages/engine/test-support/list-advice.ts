import { judge } from "../src/analyse-text.ts";
import { listAdvice } from "../src/claims/advice/advise.ts";
import type { PitchText } from "../src/pitch.ts";

/** Everything that might be advised on a text, before a model chooses what is said. */
export const listAdviceOn = (input: PitchText): string[] =>
  listAdvice(judge(input).context, []).map(({ text }) => text);
