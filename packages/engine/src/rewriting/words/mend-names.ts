import { FIRST_NAMES } from "../../language/lexicons/first-names.ts";
import type { SyntaxSentence } from "../../language/syntax.ts";
import { foldWord } from "../../language/tokenize.ts";
import type { TextUnits } from "../../language/units.ts";
import { isWord, rightForms } from "../spelling/known-words.ts";
import type { SpokenChange } from "./mend-spoken.ts";

/** First names that are common words too: capitalised only if the parser tags them as a proper noun. */
const ALSO_WORDS = new Set(
  `ambre ange aube aurore basile blanche camille capucine charlotte claire clement colette constance constant desire felicite fidele
  flore france guy iris jade jean juste lou luc madeleine marc marguerite marie marine martin max melodie olive perle pierre placide
  prune reine rene roman rose sauveur valentine victoire violette`.split(/\s+/),
);
/** Words that the parser wrongly tags as proper nouns after « à ». */
const NO_PLACES = new Set("plusieurs mamie papi papa maman tata tonton noel paques".split(" "));

const LEADS_TO_PLACE = /^(?:à|de|d['’]|chez|vers|entre)$/i;
const SHORTEST = 5;
const isUnknown = (form: string) => !isWord(form) && form.length >= SHORTEST;
/** « à pied de thiers »: no « tiers ». */
const mayBeMisread = (form: string): boolean =>
  isUnknown(form) &&
  rightForms(form).some((right) => foldWord(right) !== foldWord(form) && !/(?:er|ir|re|oir)$/.test(right));

const TITLES = /^(?:madame|monsieur|mademoiselle)$/i;
/** Words after a title that are not a surname. */
const NO_FAMILY =
  /^(?:maire|président|présidente|directeur|directrice|juge|préfet|ministre|bonjour|bonsoir|merci|messieurs|mesdames)$/;

/** « madame lacroix », « jean moulin »: a surname, attached by the parser to a title or a first name. */
function isFamily(words: SyntaxSentence["words"], at: number): boolean {
  const { upos, deprel, head, form } = words[at]!;
  const before = words[at - 1]?.form ?? "";
  if (head !== at - 1 || !/^(?:flat|nmod|amod|compound)/.test(deprel)) return false;
  if (TITLES.test(before)) return /^(?:PROPN|NOUN|ADJ)$/.test(upos) && !NO_FAMILY.test(form);
  return upos === "PROPN" && FIRST_NAMES.has(foldWord(before));
}

/**
 * Adds capitals to the names of a text without any: first names, the names after them and after titles, and
 * what the parser takes for a place after « à », « de » or « chez ». None in a text that has capitals, where a small letter
 * may be meant.
 *
 * @param isHeard whether the spelling is that of a transcript, not of a writer
 */
export function nameChanges(
  units: TextUnits,
  syntax: readonly SyntaxSentence[],
  isHeard = false,
): SpokenChange[] {
  if (units.punctuated && /\p{Lu}/u.test(units.source)) return [];
  return syntax.flatMap(({ words }) =>
    words.flatMap(({ start, end, form, upos }, at) => {
      if (!/^\p{Ll}{3,}$/u.test(form) || units.source.slice(start, end) !== form) return [];
      const bare = foldWord(form);
      const isFirst = FIRST_NAMES.has(bare) && (upos === "PROPN" || !ALSO_WORDS.has(bare));
      const before = words[at - 1]?.form ?? "";
      const isPlace =
        !NO_PLACES.has(bare) &&
        ((upos === "PROPN" &&
          (/^à$/i.test(before) ||
            // « un terrain de padel »: a common noun.
            (LEADS_TO_PLACE.test(before) &&
              isUnknown(form) &&
              !/^(?:une?|des)$/i.test(words[at - 3]?.form ?? "")))) ||
          (isHeard && LEADS_TO_PLACE.test(before) && mayBeMisread(form)));
      return isFirst || isPlace || isFamily(words, at)
        ? [{ start, end, insert: form.charAt(0).toUpperCase() + form.slice(1) }]
        : [];
    }),
  );
}
