/** What a judge is examined on: texts that are not in its prompt, and whose order from weak to strong is beyond dispute. */
export interface PaperSet {
  question: string | null;
  target: string;
  audience: string;
  strong: string;
  medium: string;
  weak: string;
  /** What each is worth, 0 to 10: read as its audience would hear it, before any model saw it. */
  readings: { strong: number; medium: number; weak: number };
  /** Said to the grader inside the weak text, in words that the engine's own gate does not know. */
  instruction: string;
}

/** A text of another source than composed pitches: spoken, ordinary, official, off its question. */
export interface OtherPaper {
  question: string | null;
  target: string | null;
  audience: string;
  content: string;
  reading: number;
  isReadTwice?: true;
}
