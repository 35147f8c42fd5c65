import { openModels } from "../reading/models.ts";
import { normalForm } from "../reading/word-facts.ts";

/** Bits of the parser's lexicon (`train/reader/lexicon.ts`): a conjugated form, a past participle, a literary tense. */
const VERB_BITS = 4 | 16 | 64;

/**
 * True for a form that the lexicon has as conjugated or as a past participle; in an unaccented text, without its
 * accent.
 */
export function mayBeVerb({ norm }: { norm: string }, accented: boolean): boolean {
  const { classes } = openModels();
  if ((classes.find(normalForm(norm), 0) & VERB_BITS) !== 0) return true;
  return (
    !accented &&
    /e(?:e|s|es)?$/.test(norm) &&
    (classes.find(`${norm.replace(/e(e?s?)$/, "é$1")}`, 0) & VERB_BITS) !== 0
  );
}
