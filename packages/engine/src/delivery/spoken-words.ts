import { startsWithLink } from "../language/connectives.ts";
import { countSyllables } from "../language/syllables.ts";
import type { TextUnits, Token } from "../language/units.ts";

/** A counted word of a text, to be located in the sound. */
export interface SpokenWord {
  word: string;
  /** UTF-16 offsets into the text, end excluded. */
  start: number;
  end: number;
  syllables: number;
  /** Punctuation after it. */
  boundary: "none" | "comma" | "stop";
  /** A clause or a complement starts here, so that a pause before it is natural. */
  opensClause: boolean;
  sentence: number;
}

const STOP = /[.!?…]/;
/**
 * Relatives, subject pronouns, coordinations, and prepositions that open a complement; « de » and « à » often only
 * tie a noun to its own (« le grand livre | de cuisine »).
 */
const CLAUSE_OPENERS = new Set(
  "et ou ni mais dans par pour avec sur sans chez vers entre depuis pendant après avant malgré selon contre jusqu' jusque que qu' qui où dont lequel laquelle lesquels lesquelles quand si s' comme je j' tu il elle on nous vous ils elles c' ça cela ce".split(
    " ",
  ),
);

/** The words of a text in the order of speech; elided forms are joined to the word after them. */
export function listSpokenWords(units: TextUnits): SpokenWord[] {
  const words: SpokenWord[] = [];
  units.tokens.forEach((token, index) => {
    const last = words.at(-1);
    if (token.kind === "punctuation") {
      if (last && last.boundary !== "stop") last.boundary = STOP.test(token.text) ? "stop" : "comma";
    } else if (token.opensWord || !last) {
      // A line break ends a title or a list item like a full stop.
      if (last && units.source.slice(last.end, token.start).includes("\n")) last.boundary = "stop";
      words.push({
        word: token.text,
        start: token.start,
        end: token.end,
        syllables: syllablesOf(token),
        boundary: "none",
        opensClause: CLAUSE_OPENERS.has(token.norm) || startsWithLink(units, index),
        sentence: token.sentence,
      });
    } else {
      last.end = token.end;
      last.word = units.source.slice(last.start, token.end);
      last.syllables += syllablesOf(token);
    }
  });
  return words;
}

function syllablesOf(token: Token): number {
  const syllables = countSyllables(token.text);
  // An elided word has no syllable of its own: its consonant belongs to the next word.
  return token.norm.endsWith("'") ? Math.max(0, syllables - 1) : syllables;
}
