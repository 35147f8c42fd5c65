import type { Hook, HookType, PitchText } from "../scoring/report.ts";
import { countWords } from "../language/words.ts";
import { checked, type Checked } from "./checked.ts";

const HOOKS = 3;
const FEWEST_WORDS = 4;
const MOST_WORDS = 40;
const TYPES: Record<HookType, true> = {
  question: true,
  chiffre: true,
  histoire: true,
  contraste: true,
  citation: true,
};

/** Three hooks of three types that say only what the pitch says. */
export function checkHooks(_pitch: PitchText, hooks: readonly Hook[]): Checked<Hook[]> {
  const faults: string[] = [];
  if (hooks.length !== HOOKS) faults.push(`Il faut exactement ${HOOKS} accroches.`);
  if (new Set(hooks.map(({ type }) => type)).size !== hooks.length)
    faults.push("Les accroches doivent être de trois types différents.");
  for (const { type, text } of hooks) {
    if (!Object.hasOwn(TYPES, type)) faults.push("Une accroche a un type qui n'existe pas.");
    const words = countWords(text);
    if (words < FEWEST_WORDS || words > MOST_WORDS)
      faults.push(`Chaque accroche compte de ${FEWEST_WORDS} à ${MOST_WORDS} mots.`);
  }
  return checked(
    hooks.map(({ type, text }) => ({ type, text: text.trim() })),
    faults,
  );
}
