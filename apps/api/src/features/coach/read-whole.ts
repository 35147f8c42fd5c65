import {
  CARRYING_NAMES,
  checkWhole,
  HOLDING_NAMES,
  type ModelWhole,
  SPEECH_FORMS,
  type SpeechForm,
  type WholeReading,
} from "@app/engine/review";
import { ADVICE_CODES } from "@app/engine/report";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeReadingPrompt } from "./prompts/reading.ts";

/** A reading takes about 350 tokens. */
const OUTPUT_TOKENS = 1200;
const MARK_MAX = 10;

/** Remarks whose `what` is in the list. Others are dropped, to keep the rest of the answer. */
const remarks = (names: readonly string[]) => {
  const isNamed = (one: unknown) =>
    typeof one !== "object" || one === null || !("what" in one) || names.includes(String(one.what));
  return z.pipe(
    z.transform((given) => (Array.isArray(given) ? given.filter(isNamed) : given)),
    z.array(z.object({ what: z.enum(names as [string, ...string[]]), quote: z.string(), text: z.string() })),
  );
};

/** A form outside the list counts as not recognised. */
const knownForm = z.pipe(
  z.transform((given): unknown => (SPEECH_FORMS.includes(given as SpeechForm) ? given : "unknown")),
  z.enum(SPEECH_FORMS as [SpeechForm, ...SpeechForm[]]),
);

/**
 * One reading of the whole pitch: who asks what of whom, its strengths and weaknesses, what to change first, a mark.
 */
export const readWhole: ModelTask<PitchInput, ModelWhole, WholeReading | null> = {
  name: "reading",
  schema: () =>
    z.object({
      who: z.string(),
      form: knownForm,
      carries: remarks(CARRYING_NAMES),
      holds: remarks(HOLDING_NAMES),
      first: z.object({
        code: z.enum(ADVICE_CODES),
        quote: z.string(),
        text: z.string(),
        say: z.string(),
      }),
      mark: z.number(),
    }),
  prompt: writeReadingPrompt,
  outputTokensMax: () => OUTPUT_TOKENS,
  check: (reading, { pitch }) => checkWhole(pitch, reading),
  offline: () => null,
};

/**
 * The same prompt, of which only the mark is read, for examinations. Remarks that would be refused for a user's pitch
 * do not prevent measuring how good the judge's marks are.
 */
export const markPaper: ModelTask<PitchInput, ModelWhole, number | null> = {
  ...readWhole,
  check: ({ mark }) =>
    mark >= 0 && mark <= MARK_MAX
      ? { kind: "grounded", value: mark }
      : { kind: "unfounded", faults: [`« mark » est un nombre de 0 à ${MARK_MAX}.`] },
  offline: () => null,
};

/** A second reading of a paper, with a changed prompt, so that a deterministic service does not repeat its answer. */
export const markAgain: typeof markPaper = {
  ...markPaper,
  prompt(input) {
    const { system, user } = markPaper.prompt(input);
    return { system, user: `${user}\n\nLisez-le à neuf.` };
  },
};
