import type { Importance } from "../plan.ts";
import { holdsAny, plainText } from "../plain-text.ts";
import { REQUIRES, WISHES } from "./cues.ts";
import type { AdvertLine } from "./cut-advert.ts";
import type { AdvertItem } from "./cut-items.ts";

/** « SQL n’a plus de secret pour toi » holds the word of a wish, and is none. */
const NO_SECRET = / n (?:a|ont) plus (?:de |d )?secrets?(?![a-z])/;

/**
 * « Vous justifiez idéalement d’une expérience et êtes titulaire des CACES »: a wish inside an earlier piece is of that
 * piece; at its head, of the whole line.
 */
export function withoutEarlierWishes(
  text: string,
  line: AdvertLine,
  items: readonly AdvertItem[],
  index: number,
  plainLine: string,
): string {
  const item = items[index]!;
  if (!OWN_VERB.test(text.slice(item.start, item.end))) return plainLine;
  const isWishedInside = items.slice(Math.max(0, index - NEAR), index).some(({ start, end }) => {
    const piece = plainText(text.slice(start, end));
    return holdsAny(piece, WISHES) && !WISH_FIRST.test(piece);
  });
  return isWishedInside ? plainText(text.slice(item.start, line.end)) : plainLine;
}
/** Pieces: no line says more between a wish and what it is not about. */
const NEAR = 6;
const WISH_FIRST = /^(?:idealement|de preference|si possible|dans l ideal)/;
/** The piece has a verb of its own. */
const OWN_VERB =
  /^(?:vous |tu )?(?:êtes|es|avez|as|possédez|disposez|maîtrisez|maîtrises|connaissez|parlez) /iu;

/** How much a demand is wanted: an explicit requirement stays one, even beside a wish. */
export function importanceOf(
  own: string,
  line: string,
  behind: readonly string[],
  wished: boolean,
): Importance {
  if (wished) return "souhaité";
  if (!holdsAny(line.replace(NO_SECRET, ""), WISHES)) return "indispensable";
  // « CAP boulanger (BP apprécié) »: only the bracket is wished for.
  if (holdsAny(own, WISHES)) return "souhaité";
  if (holdsAny(own, REQUIRED)) return "indispensable";
  // « Diplôme infirmier, diplôme de cadre apprécié »: the wish concerns the second only.
  const wish = behind.find((next) => holdsAny(next, WISHES));
  const isOfOne =
    wish !== undefined &&
    (OPENS_WISH.test(wish) || (ONE_WISHED.test(wish) && wish.split(" ").length >= OWN_WISH));
  return isOfOne ? "indispensable" : "souhaité";
}
const OPENS_WISH = /^(?:idealement|de preference|si possible) /;
const ONE_WISHED =
  /\b(?:appreciee?|souhaitee?|bienvenue?|(?:est|serait|etant) un (?:vrai |reel )?(?:plus|atout))$/;
const OWN_WISH = 4;
const REQUIRED = `${REQUIRES}|minimum|necessaire`;
