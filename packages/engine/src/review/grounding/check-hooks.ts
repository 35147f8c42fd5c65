import { countWords, type PitchText } from "../../pitch.ts";
import { HOOK_GAP } from "./gaps.ts";
import type { Hook, HookType } from "../../report.ts";
import { checkClaims, findForeignWords } from "./check-claims.ts";
import { checked, type Checked } from "./checked.ts";
import { findNewQuotations, findQuotations } from "./find-new-quotations.ts";
import { GROUNDING } from "./parameters.ts";
import { readQuantities } from "./read-quantities.ts";
import { readSource, shareOfOwnWords, stemsOf, type Source } from "./source.ts";

const HOOKS = 3;

/** The type of a hook according to its words, whatever type its author gave it. */
function typeOf(source: Source, { type, text }: Hook, hasNumber: boolean): HookType {
  if (HOOK_GAP.test(text)) return type;
  if (/\?[\s»"”]*$/.test(text)) return "question";
  const quotes = findQuotations(text);
  if (quotes.length > 0 && findNewQuotations(source, text).length === 0) return "citation";
  if (type === "histoire" || type === "contraste") return type;
  return hasNumber ? "chiffre" : "contraste";
}

/**
 * Checks three hooks of any type, the best first, 4 to 40 words each, without a number, name, date, quotation or praise
 * that the pitch lacks; a missing fact must be asked for as « [À compléter : …] ».
 *
 * @param hooks one line each, identities restored
 * @returns the hooks trimmed, in the order given, with the type that their words show, or what to correct
 */
export function checkHooks(pitch: PitchText, hooks: readonly Hook[]): Checked<Hook[]> {
  const source = readSource(pitch);
  const trimmed = hooks.map(({ type, text }) => ({ type, text: text.trim() }));
  const faults: string[] = [];
  if (trimmed.length !== HOOKS) faults.push(`Il faut exactement ${HOOKS} accroches.`);
  const read = trimmed.map((hook) => readHook(source, hook));
  faults.push(...read.flatMap((hook) => hook.faults));
  if (read.some((hook, index) => read.slice(0, index).some((other) => isAlike(hook.stems, other.stems))))
    faults.push("Les trois accroches doivent être différentes.");
  return checked(
    read.map(({ hook }) => hook),
    faults,
  );
}

function readHook(
  source: Source,
  { type, text }: Hook,
): { hook: Hook; faults: string[]; stems: Set<string> } {
  const { units, faults: claimFaults } = checkClaims(source, text);
  const faults = [...claimFaults, ...findForeignWords(source, units)];
  const words = countWords(text);
  if (words < GROUNDING.hookWordsMin.value || words > GROUNDING.hookWordsMax.value || text.includes("\n"))
    faults.push(
      `Chaque accroche tient sur une ligne, de ${GROUNDING.hookWordsMin.value} à ${GROUNDING.hookWordsMax.value} mots.`,
    );
  const hasGap = HOOK_GAP.test(text);
  if (!hasGap && shareOfOwnWords(source, units) < GROUNDING.ownWordsOfHook.value)
    faults.push("Chaque accroche parle de ce que dit le pitch.");
  const hook = { type: typeOf(source, { type, text }, readQuantities(units).length > 0), text };
  return { hook, faults, stems: new Set(stemsOf(units)) };
}

/** Whether two hooks say the same sentence. Hooks made of gaps alone share no word: their type tells them apart. */
function isAlike(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = left.intersection(right).size;
  return shared > 0 && shared / left.union(right).size > GROUNDING.hookLikeness.value;
}
