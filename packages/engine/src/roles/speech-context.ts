import type { PitchType } from "../pitch.ts";
import type { QuestionKind } from "./question-kind.ts";

/** What is known of a speech besides its words. */
export interface SpeechContext {
  pitchType: PitchType;
  questionKind: QuestionKind;
  question: string | null;
  audience: string | null;
  target: string | null;
}
