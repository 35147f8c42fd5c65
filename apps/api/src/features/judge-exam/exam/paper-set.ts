/** What a judge is examined on: texts that it has not seen in its prompt, whose order nobody disputes. */
export interface PaperSet {
  question: string | null;
  target: string;
  audience: string;
  strong: string;
  medium: string;
  weak: string;
  /** Said to the grader inside the weak text, in words that the engine's own gate does not know. */
  instruction: string;
}
