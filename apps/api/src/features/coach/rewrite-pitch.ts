import type { TextReport } from "@app/engine/report";
import { checkRewrite, listChanges, voicePitch } from "@app/engine/review";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeRewritePrompt } from "./prompts/rewrite.ts";

/** French has about three characters per token; pause marks and JSON add to that. */
const CHARACTERS_PER_TOKEN = 2;
const OUTPUT_TOKENS_LEAST = 1500;

type Recommendations = TextReport["recommendations"];
/** With its changes, which the user may refuse one by one; null where it keeps too little of the pitch. */
export type Rewriting = Pick<Recommendations, "perfectPitch" | "perfectPitchOral" | "rewriting">;

/** The pitch reworded. The model only writes the words: the engine marks how to say them (decision 030). */
export const rewritePitch: ModelTask<PitchInput, { perfectPitch: string }, Rewriting> = {
  name: "rewriting",
  schema: () => z.object({ perfectPitch: z.string() }),
  prompt: writeRewritePrompt,
  outputTokensMax: ({ pitch }) =>
    Math.max(OUTPUT_TOKENS_LEAST, Math.ceil(pitch.content.length / CHARACTERS_PER_TOKEN)),
  check: ({ perfectPitch }, { pitch }) => {
    const checked = checkRewrite(pitch, perfectPitch);
    if (checked.kind === "unfounded") return checked;
    const { value: text } = checked;
    const edits = listChanges(pitch.content, text);
    const { oral, marks } = voicePitch(pitch.content, { text, edits });
    return {
      kind: "grounded",
      value: {
        perfectPitch: text,
        perfectPitchOral: oral,
        rewriting: edits && { edits, marks, shorter: [] },
      },
    };
  },
  offline: ({ report: { recommendations } }) => ({
    perfectPitch: recommendations.perfectPitch,
    perfectPitchOral: recommendations.perfectPitchOral,
    rewriting: recommendations.rewriting,
  }),
};
