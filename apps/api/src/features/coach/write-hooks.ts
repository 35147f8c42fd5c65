import { checkHooks } from "@app/engine/review";
import { type Hook, HOOK_TYPES } from "@app/engine/report";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeHooksPrompt } from "./prompts/hooks.ts";

const OUTPUT_TOKENS = 1000;

/** Writes three openings, of three different types. */
export const writeHooks: ModelTask<PitchInput, { hooks: Hook[] }, Hook[]> = {
  name: "hooks",
  schema: () => z.object({ hooks: z.array(z.object({ type: z.enum(HOOK_TYPES), text: z.string() })) }),
  prompt: ({ pitch }) => writeHooksPrompt(pitch),
  outputTokensMax: () => OUTPUT_TOKENS,
  check: ({ hooks }, { pitch }) => checkHooks(pitch, hooks),
  offline: ({ report }) => report.recommendations.hooks,
};
