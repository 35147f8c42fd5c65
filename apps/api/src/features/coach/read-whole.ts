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

/** A reading takes about 350. */
const OUTPUT_TOKENS = 1200;
const MARK_MAX = 10;

const remark = (names: readonly string[]) =>
  z.object({ what: z.enum(names as [string, ...string[]]), quote: z.string(), text: z.string() });

/** One reading of the whole: who asks what of whom, what carries the text and holds it back, what to change first, a mark. */
export const readWhole: ModelTask<PitchInput, ModelWhole, WholeReading | null> = {
  name: "reading",
  schema: () =>
    z.object({
      who: z.string(),
      form: z.enum(SPEECH_FORMS as [SpeechForm, ...SpeechForm[]]),
      carries: z.array(remark(CARRYING_NAMES)),
      holds: z.array(remark(HOLDING_NAMES)),
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
 * The same question, of which the mark alone is read: what an examination needs. Remarks that would be refused beside a
 * user's pitch do not keep a judge from showing what its marks are worth.
 */
export const markPaper: ModelTask<PitchInput, ModelWhole, number | null> = {
  ...readWhole,
  check: ({ mark }) =>
    mark >= 0 && mark <= MARK_MAX
      ? { kind: "grounded", value: mark }
      : { kind: "unfounded", faults: [`« mark » est un nombre de 0 à ${MARK_MAX}.`] },
  offline: () => null,
};

/** A second reading of a paper: in other bytes, so that a steady service does not repeat its first answer. */
export const markAgain: typeof markPaper = {
  ...markPaper,
  prompt(input) {
    const { system, user } = markPaper.prompt(input);
    return { system, user: `${user}\n\nLisez-le à neuf.` };
  },
};
