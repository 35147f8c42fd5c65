/** Exam texts for a judge: absent from its prompt, and with an indisputable order from weak to strong. */
export interface PaperSet {
  question: string | null;
  target: string;
  audience: string;
  strong: string;
  medium: string;
  weak: string;
  /** Marks from 0 to 10, given by people as the audience would, before any model saw the texts. */
  readings: { strong: number; medium: number; weak: number };
  /** An order to the grader, inserted in the weak text, in words that the engine's own filter does not know. */
  instruction: string;
}

/** A text from another source than composed pitches: spoken, ordinary, official, off its question. */
export interface OtherPaper {
  question: string | null;
  target: string | null;
  audience: string;
  content: string;
  reading: number;
  isReadTwice?: true;
}
