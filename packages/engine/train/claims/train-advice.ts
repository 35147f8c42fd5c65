import { advise } from "../../src/claims/advise.ts";
import { type AskedOf, bandOf } from "../../src/claims/advice-worth.ts";
import type { ClaimContext } from "../../src/claims/claim-context.ts";
import { tellFirst } from "../../src/claims/make-claims.ts";
import { ADVICE_CODES, type AdviceCode } from "../../src/report.ts";
import { folderOf } from "../roles/eval-roles.ts";
import type { SourceText } from "../roles/corpus.ts";

/** A text with what its readers asked for first, whole or not at all. */
export interface AdvisedText {
  text: SourceText;
  context: ClaimContext;
  asked: ReadonlySet<AdviceCode>;
}

/** Fewer texts of a source say nothing of a kind. */
const FEWEST_TEXTS = 5;
const BANDS = ["low", "middling", "good"] as const;
/** They keep a text, and are never weighed against a change of it. */
const NOT_COUNTED = new Set<AdviceCode>(["keep_as_is"]);

/** How often each advice is asked for: counted on each folder alone, then the mean of the folders. */
export function countAsked(texts: readonly AdvisedText[]): AskedOf {
  const ofBand = (pitchType: string, band: (typeof BANDS)[number]) => {
    const alike = texts.filter(
      ({ text, context }) => text.input.pitchType === pitchType && bandOf(context.quality) === band,
    );
    const folders = [...new Set(alike.map(({ text }) => folderOf(text)))]
      .map((folder) => alike.filter(({ text }) => folderOf(text) === folder))
      .filter(({ length }) => length >= FEWEST_TEXTS);
    const shares = ADVICE_CODES.filter((code) => !NOT_COUNTED.has(code)).map((code) => {
      const found = folders.map((mine) => mine.filter(({ asked }) => asked.has(code)).length / mine.length);
      return [code, Math.round((100 * found.reduce((sum, share) => sum + share, 0)) / folders.length)];
    });
    // Of a kind that no folder has, nothing is known.
    return folders.length === 0 ? {} : Object.fromEntries(shares);
  };
  const ofType = (pitchType: string) =>
    Object.fromEntries(BANDS.map((band) => [band, ofBand(pitchType, band)]));
  return { produit: ofType("produit"), rh: ofType("rh"), perso: ofType("perso") } as AskedOf;
}

/** Of the texts of each source, how many are first told what one of their readers asked for, by counts of the other sources. */
export function judgeOrder(
  texts: readonly AdvisedText[],
): { source: string; count: number; first: number }[] {
  return [...new Set(texts.map(({ text }) => text.source))].map((source) => {
    const asked = countAsked(texts.filter(({ text }) => text.source !== source));
    const mine = texts.filter(({ text }) => text.source === source);
    const agreed = mine.filter((one) => {
      const [first] = advise(one.context, tellFirst(one.context), asked);
      return first?.code !== undefined && one.asked.has(first.code);
    });
    return { source, count: mine.length, first: agreed.length / mine.length };
  });
}
