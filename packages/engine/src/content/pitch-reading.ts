import type { ForeignPassage } from "./foreign-passages.ts";
import type { ConnectiveHit } from "../language/connectives.ts";
import type { FigureHit } from "../language/figures.ts";
import type { FillerHit } from "../language/fillers.ts";
import type { Span } from "../language/spans.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import type { PitchText } from "../pitch.ts";
import type { Blank } from "./blanks.ts";
import type { Spoken } from "./breath-groups.ts";
import type { CallToAction } from "./calls-to-action.ts";
import type { QuestionKind } from "../roles/question-kind.ts";
import type { Turn } from "./turns.ts";
import type { FirstPersonAction } from "./verbs.ts";

/** One sentence and what was found in it. */
export interface SentenceReading {
  index: number;
  sentence: Sentence;
  figures: FigureHit[];
  names: Span[];
  hedges: Span[];
  superlatives: Span[];
  jargon: Span[];
  vague: Span[];
  cliches: Span[];
  actions: FirstPersonAction[];
  calls: CallToAction[];
  hasVerb: boolean;
  isQuestion: boolean;
  /** 0 to 1: how much of the sentence could be checked or pictured. */
  substance: number;
  /** A fact or an opening scene that nothing ties to the rest of the pitch. */
  isLoose: boolean;
  /** How it divides where it comes from an unpunctuated transcript; null in a written text. */
  spoken: Spoken | null;
}

/** A pitch read once; every content measure starts from here. */
export interface PitchReading {
  input: PitchText;
  questionKind: QuestionKind;
  /** The text as given. */
  original: TextUnits;
  /**
   * The text that is scored: instructions to the grader, key-word lists, passages in another language, places to fill in, names
   * of who speaks, repeated sentences and fillers blanked, offsets kept.
   */
  units: TextUnits;
  instructions: Sentence[];
  /** Lists of key words that are not sentences. */
  lists: Sentence[];
  /** Sentences in another language, in a text that is French. */
  foreign: readonly ForeignPassage[];
  /** Placeholders that a template leaves to fill in. */
  blanks: Blank[];
  /** The turns of two speakers; empty where one person speaks. */
  turns: Turn[];
  duplicates: Sentence[];
  fillers: FillerHit[];
  sentences: SentenceReading[];
  connectives: ConnectiveHit[];
  /** Counted words of the scored text. */
  words: number;
}
