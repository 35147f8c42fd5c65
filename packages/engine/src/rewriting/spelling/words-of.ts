import { tagAt } from "../../language/token-tags.ts";
import type { Range } from "../edits/remove-ranges.ts";
import type { TextUnits, Token } from "../../language/units.ts";

/** A range of a text, and its right form. */
export interface Mend extends Range {
  insert: string;
}

export const list = (words: string) => new Set(words.split(" "));

export const HAVE = list(
  "ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait auriez auraient",
);
export const HAVE_AND_BE = new Set([
  ...HAVE,
  ...list(
    "suis es est sommes êtes sont étais était étions étiez étaient été sera serai seront serait avoir être",
  ),
]);
/** Adverbs that stand between an auxiliary and its participle. */
export const SKIPPED = list(
  "pas plus jamais bien mal déjà toujours tout tous toutes beaucoup aussi vraiment même rien enfin surtout donc trop presque souvent encore vite juste seulement",
);

/** The words of a text as the rules of spelling ask for them. */
export interface Words {
  tokens: readonly Token[];
  /** Lower-case form; empty for a sign, a number or a place outside of the text. */
  form: (at: number) => string;
  /** Tag without signs: `NOUN`, `VERB.IndPres3`. */
  tag: (at: number) => string;
  /** The first word of its sentence. */
  opens: (at: number) => boolean;
  /** Joined to a neighbour by a hyphen. */
  isJoined: (at: number) => boolean;
}

export function wordsOf({ tokens, source }: TextUnits): Words {
  return {
    tokens,
    form: (at) => (tokens[at]?.kind === "word" ? tokens[at].norm : ""),
    tag: (at) => (tokens[at] ? tagAt(tokens, at).split(":")[0]! : ""),
    opens: (at) => at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence,
    isJoined: (at) => {
      const { start, end } = tokens[at]!;
      return (
        /[-‑_@./\d]$/.test(source.slice(Math.max(0, start - 1), start)) ||
        /^[-‑_@/~\d]/.test(source.charAt(end))
      );
    },
  };
}

/** A rule: the right form of the word at a place, or null where it may be right as it is. */
export type Rule = (words: Words, at: number) => string | null;
