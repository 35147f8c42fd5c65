import { detectLanguage } from "../../language/detect-language.ts";
import { readText } from "../../language/read-text.ts";
import type { TextUnits } from "../../language/units.ts";
import { findAsides } from "./find-asides.ts";
import { findMarkup } from "./find-markup.ts";
import { findNewNames } from "./find-new-names.ts";
import { findNewPraise } from "./find-new-praise.ts";
import { findNewQuantities } from "./find-new-quantities.ts";
import { findNewQuotations } from "./find-new-quotations.ts";
import { findOddCharacters } from "./find-odd-characters.ts";
import { setGapsAside } from "./gaps.ts";
import { levelText } from "./level-text.ts";
import { GROUNDING } from "./parameters.ts";
import type { Source } from "./source.ts";

interface Claims {
  /** What the text claims: without its gaps, normalised by `levelText`. */
  units: TextUnits;
  /** Faults as French sentences for the model. */
  faults: string[];
}

/** Compares a text written in the user's name with the pitch: it must be plain French and add no fact. */
export function checkClaims(source: Source, text: string): Claims {
  const { claims, opened, faults: gapFaults } = setGapsAside(source.content, text);
  const units = readText(levelText(claims));
  const faults = [
    ...gapFaults,
    ...findOddCharacters(source.content, text),
    ...findMarkup(source.content, opened),
    ...findAsides(source.content, claims, units),
    ...tell(
      findNewQuantities(source, units),
      "n'est pas dans le pitch : retirez-le ou écrivez « [À compléter : …] ».",
    ),
    ...tell(findNewNames(source, units), "n'est pas un nom du pitch : retirez-le."),
    ...tell(findNewPraise(source, units), "est un éloge que le pitch ne fait pas : retirez-le."),
    ...tell(findNewQuotations(source, claims), "entre guillemets n'est pas une citation du pitch."),
  ];
  if (countOf(claims, "!") > countOf(source.content, "!"))
    faults.push("N'ajoutez pas de point d'exclamation.");
  return { units, faults };
}

/** From this many words on, shares of function words are steady enough to compare with those of the source. */
const LONG_ENOUGH_TO_COMPARE = 50;

/** Faults of a text that is not in French, or is less French than the source. */
export function findForeignWords(source: Source, units: TextUnits): string[] {
  const { language, english, other } = detectLanguage(units);
  const own = detectLanguage(source.units);
  const isForeign =
    units.wordCount < LONG_ENOUGH_TO_COMPARE
      ? language === "en" || language === "other" || language === "lorem"
      : (language !== "fr" && language !== own.language) ||
        english > own.english + GROUNDING.englishShare.value ||
        other > own.other + GROUNDING.otherShare.value;
  return isForeign ? ["Écrivez en français."] : [];
}

const LONGEST_SHOWN = 60;

/** Each word or phrase found, shortened, with its fault. */
export function tell(found: readonly string[], fault: string): string[] {
  return found.map((words) => `« ${shorten(words.replace(/\s+/g, " ").trim())} » ${fault}`);
}

/** Cuts between two words, never inside a name that must still be masked. */
function shorten(words: string): string {
  if (words.length <= LONGEST_SHOWN) return words;
  const end = words.lastIndexOf(" ", LONGEST_SHOWN);
  return end > 0 ? `${words.slice(0, end)}…` : "…";
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
