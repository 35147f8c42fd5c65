import { FIRST_NAMES } from "../language/lexicons/first-names.ts";
import type { SyntaxSentence } from "../language/syntax.ts";
import { foldWord } from "../language/tokenize.ts";
import type { TextUnits } from "../language/units.ts";
import type { SpokenChange } from "./mend-spoken.ts";

/** First names that are common words too: the reader has to take them for a name. */
const ALSO_WORDS = new Set(
  `ambre ange aube aurore basile blanche camille capucine charlotte claire clement colette constance constant desire felicite fidele
  flore france guy iris jade jean juste lou luc madeleine marc marguerite marie marine martin max melodie olive perle pierre placide
  prune reine rene roman rose sauveur valentine victoire violette`.split(/\s+/),
);
/** After « à » the reader takes these for names. */
const NO_PLACES = new Set("plusieurs mamie papi papa maman tata tonton noel paques".split(" "));

/**
 * The capitals of names that a text without capitals lacks: first names, and where the reader hears a place after « à ».
 * None in a text that has capitals, where a small letter may be meant.
 */
export function nameChanges(units: TextUnits, syntax: readonly SyntaxSentence[]): SpokenChange[] {
  if (units.punctuated && /\p{Lu}/u.test(units.source)) return [];
  return syntax.flatMap(({ words }) =>
    words.flatMap(({ start, end, form, upos }, at) => {
      if (!/^\p{Ll}{3,}$/u.test(form) || units.source.slice(start, end) !== form) return [];
      const bare = foldWord(form);
      const isFirst = FIRST_NAMES.has(bare) && (upos === "PROPN" || !ALSO_WORDS.has(bare));
      const isPlace = upos === "PROPN" && /^à$/i.test(words[at - 1]?.form ?? "") && !NO_PLACES.has(bare);
      return isFirst || isPlace ? [{ start, end, insert: form.charAt(0).toUpperCase() + form.slice(1) }] : [];
    }),
  );
}
