import type { SyntaxSentence } from "../../../language/syntax.ts";
import type { Range } from "../../edits/remove-ranges.ts";

type Word = SyntaxSentence["words"][number];

/** A roundabout turn and what says the same straight. */
export interface PlainChange extends Range {
  insert: string;
  reason: string;
  kind: "plain" | "hedge";
}

/** What is known of a sentence besides its words. */
export interface Setting {
  text: string;
  /** A toast or a story, where a turn of speech shows feeling: only what announces nothing but itself is cut. */
  isPersonal: boolean;
  syntax: () => SyntaxSentence;
}

export type Finder = (setting: Setting) => Omit<PlainChange, "kind">[];

/** What may stand before a lead-in: nothing, a link, or a clause that goes on. */
export const OPENING =
  /(?:^|[,;:] )(?:(?:et|mais|or|car|donc|alors|en effet|en fait|tout d['’]abord|ensuite|enfin),? )?$/iu;

export const isFinite = ({ upos, feats }: Word) =>
  (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Fin");
