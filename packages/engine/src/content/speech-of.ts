import type { SpeechContext } from "../roles/speech-context.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** The context in which the roles of a pitch are read: all that is known besides its words. */
export function contextOf({ input, questionKind }: PitchReading): SpeechContext {
  return {
    pitchType: input.pitchType,
    questionKind,
    question: input.question ?? null,
    audience: input.audience ?? null,
    target: input.target ?? null,
  };
}
