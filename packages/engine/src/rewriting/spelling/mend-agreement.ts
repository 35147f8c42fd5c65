import type { TextUnits } from "../../language/units.ts";
import { likeCase } from "./mend-words.ts";
import { plural, pluralAdjective, some } from "./plural-rules.ts";
import { have, to, it, self, being, object, reflexive, small, where } from "./sound-alikes.ts";
import { person, imperfect, infinitive, participle, pluralVerb } from "./verb-rules.ts";
import { type Words, type Rule, type Mend, wordsOf } from "./words-of.ts";

const RULES: readonly Rule[] = [
  plural,
  pluralAdjective,
  some,
  person,
  imperfect,
  infinitive,
  participle,
  have,
  to,
  it,
  self,
  being,
  object,
  reflexive,
  small,
  where,
  pluralVerb,
];

/** Faults of agreement and words mistaken for one that sounds alike, where the words beside leave one right form. */
export function agreementChanges(units: TextUnits): Mend[] {
  const words = wordsOf(units);
  return units.tokens.flatMap((token, at) => {
    if (token.kind !== "word" || (token.text !== token.norm && !words.opens(at))) return [];
    if (words.isJoined(at) || isBesideMasked(words, at)) return [];
    for (const rule of RULES) {
      const right = rule(words, at);
      if (right !== null && right !== token.norm)
        return [{ start: token.start, end: token.end, insert: likeCase(right, token.text) }];
    }
    return [];
  });
}

/** A filler masked before or after a word parts it from the words beside. */
const isBesideMasked = ({ tokens }: Words, at: number): boolean =>
  (at > 0 && tokens[at]!.start - tokens[at - 1]!.end > MOST_BETWEEN) ||
  (at + 1 < tokens.length && tokens[at + 1]!.start - tokens[at]!.end > MOST_BETWEEN);

const MOST_BETWEEN = 2;
