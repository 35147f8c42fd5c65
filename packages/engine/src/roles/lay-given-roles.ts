import { FAMILIES, familyOf, ROLES, type Role } from "./role-names.ts";
import type { SpeechForm } from "./read-form.ts";
import type { SentenceRoles } from "./read-roles.ts";

/** What a reader of the text said that one sentence does. */
export interface GivenRoles {
  /** UTF-16 offsets into the source, end excluded. */
  start: number;
  end: number;
  /** The main one first; none is an answer too. */
  roles: readonly Role[];
}

/** What a reader of the whole text said of it. */
export interface GivenReading {
  roles: readonly GivenRoles[];
  /** Null where none was told. */
  form: SpeechForm | null;
}

export const NOTHING_GIVEN: GivenReading = { roles: [], form: null };

/** How far a reader is believed: agreement of two readers on families is .82 (F1), a guess keeps the rest. */
const BELIEVED = 0.85;
/** How much of that a role told second or third takes: the main one stands first. */
const BESIDE = 0.5;

/** Least value of a role that a reader gave; a guess alone stays under it. */
export const GIVEN_AT_ALL = BELIEVED * BESIDE;
/** Of one that a reader gave as the main one of its sentence, and that is guessed there too: two signs that know nothing of each other. */
const GUESSED_TOO = 0.3;
export const GIVEN_AND_GUESSED = BELIEVED + (1 - BELIEVED) * GUESSED_TOO;

/**
 * Roles as a reader gave them, laid over the guessed ones, 0 to 1. A sentence takes those of the given one that shares most
 * of it; one that no reader saw keeps its guesses.
 */
export function layGivenRoles(
  guessed: readonly SentenceRoles[],
  given: readonly GivenRoles[],
): SentenceRoles[] {
  return guessed.map((sentence) => {
    let best: GivenRoles | null = null;
    let most = 0;
    for (const one of given) {
      const shared = Math.min(sentence.end, one.end) - Math.max(sentence.start, one.start);
      if (shared > most) [best, most] = [one, shared];
    }
    if (!best) return sentence;
    const { roles } = best;
    const families = new Set(roles.map((role) => familyOf(role)));
    const mix = (guess: number, isGiven: boolean, share = 1) =>
      (1 - BELIEVED) * guess + (isGiven ? BELIEVED * share : 0);
    return {
      ...sentence,
      families: Object.fromEntries(
        FAMILIES.map((family) => [family, mix(sentence.families[family], families.has(family))]),
      ) as SentenceRoles["families"],
      roles: Object.fromEntries(
        ROLES.map((role) => [
          role,
          mix(sentence.roles[role], roles.includes(role), roles[0] === role ? 1 : BESIDE),
        ]),
      ) as SentenceRoles["roles"],
    };
  });
}
