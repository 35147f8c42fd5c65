import { byWord } from "../reading/once.ts";
import { isFunctionWord } from "./function-words.ts";
import type { Sentence, TextUnits } from "./units.ts";
import { countSteps } from "./work-budget.ts";

/** Longest first; removed only if at least four letters remain. */
const SUFFIXES =
  `issements issement atrices ateurs ateur atrice ations ation ements ement ments ment euses euse eurs eur
istes iste ismes isme ables able ibles ible ances ance ences ence ites ite ives ive ifs if iques ique tions tion sions
sion aient erons eront erais erait eront eraient issent issons issait assions antes ante ants ant ions iez ees ee es er
ez ons ent ais ait ai as e s x i is it u us`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);
const SUFFIX_SET = new Set(SUFFIXES);
const LONGEST_SUFFIX = 8;
const CUT = 8;

/**
 * Light French stem of an accent-free word: one suffix off if four letters stay, cut at eight.
 * Groups « boulangerie, boulangeries », « livrer, livraison » imperfectly: good enough to compare sentences.
 */
export const stemWord = byWord((fold) => {
  for (let length = Math.min(LONGEST_SUFFIX, fold.length - 4); length > 0; length -= 1) {
    if (SUFFIX_SET.has(fold.slice(-length))) return fold.slice(0, -length).slice(0, CUT);
  }
  return fold.slice(0, CUT);
});

type Stretch = Pick<Sentence, "firstToken" | "endToken">;

const known = new WeakMap<TextUnits, Map<number, readonly string[]>>();

/**
 * Stems of the content words of a sentence, in order, with repeats; figures unchanged. Cached, since many measures use
 * them.
 */
export function contentStems(units: TextUnits, { firstToken, endToken }: Stretch): readonly string[] {
  countSteps(endToken - firstToken);
  let stretches = known.get(units);
  if (!stretches) known.set(units, (stretches = new Map<number, readonly string[]>()));
  const stretch = firstToken * (units.tokens.length + 1) + endToken;
  let stems = stretches.get(stretch);
  if (!stems) stretches.set(stretch, (stems = findStems(units, { firstToken, endToken })));
  return stems;
}

function findStems(units: TextUnits, { firstToken, endToken }: Stretch): string[] {
  const stems: string[] = [];
  for (let index = firstToken; index < endToken; index += 1) {
    const token = units.tokens[index]!;
    if (token.kind === "number") stems.push(token.norm);
    if (token.kind === "word" && token.norm.length > 2 && !isFunctionWord(token, units.accented)) {
      stems.push(stemWord(token.fold));
    }
  }
  return stems;
}
