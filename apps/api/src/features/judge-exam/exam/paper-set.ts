/** What a judge is examined on: texts that are not in its prompt, and whose order from weak to strong is beyond dispute. */
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
