import type { SpeechContext } from "../roles/speech-context.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** What is known of a pitch besides its words, as the roles are read with it. */
export function contextOf({ input, questionKind }: PitchReading): SpeechContext {
  return {
    pitchType: input.pitchType,
    questionKind,
    question: input.question ?? null,
    audience: input.audience ?? null,
    target: input.target ?? null,
  };
}
