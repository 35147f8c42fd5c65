import { transcription } from "@app/contracts/recording";
import * as z from "zod/mini";
import { readToken } from "../../lib/session.ts";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";
import { REVIEW_KEY } from "../../lib/unsaved.ts";
import type { Spoken } from "../recording/use-voice.ts";

/** The transcript under review and its recording's reference, never the sound itself. */
const keptReview = z.object({
  spoken: z.object({
    audioUrl: z.string(),
    keep: z.boolean(),
    transcription: z.nullable(transcription),
    failure: z.nullable(z.string()),
    advice: z.nullable(z.string()),
    isUnwritten: z.optional(z.boolean()),
    recognised: z.optional(
      z.object({
        text: z.string(),
        gaps: z.array(z.object({ startSec: z.number(), endSec: z.number() })),
      }),
    ),
  }),
  transcript: z.string(),
});
export type KeptReview = z.infer<typeof keptReview>;

/** The review left open in this browser session; null for a visitor or a corrupted one. */
export function readReview(): KeptReview | null {
  if (readToken() === null) return null;
  const stored = keptReview.safeParse(readStored(REVIEW_KEY));
  return stored.success ? stored.data : null;
}

export function keepReview(spoken: Spoken, transcript: string): void {
  // The word times are on the server; here they would only fill the storage.
  const heard = spoken.transcription && { ...spoken.transcription, words: null };
  writeStored(REVIEW_KEY, { spoken: { ...spoken, transcription: heard }, transcript });
}

export const forgetReview = (): void => removeStored(REVIEW_KEY);
