import { checkLabels, type GivenRoles } from "@app/engine/review";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeLabelsPrompt } from "./prompts/labels.ts";

const TOKENS_PER_SENTENCE = 24;
const OUTPUT_TOKENS_LEAST = 300;

/** Asks for the role of each sentence, from the engine's closed list; the engine counts them. */
export const labelSentences: ModelTask<PitchInput, { roles: string[] }, GivenRoles[]> = {
  name: "labels",
  schema: () => z.object({ roles: z.array(z.string()) }),
  prompt: writeLabelsPrompt,
  outputTokensMax: ({ sentences }) => OUTPUT_TOKENS_LEAST + TOKENS_PER_SENTENCE * sentences.length,
  check: ({ roles }, { sentences }) => checkLabels(sentences, roles),
  offline: () => [],
};
