import { FAMILIES, familyOf, ROLES, type Role } from "./role-names.ts";
import type { SpeechForm } from "./read-form.ts";
import type { SentenceRoles } from "./read-roles.ts";

/** The roles that a reader of the text gave to one sentence. */
export interface GivenRoles {
  /** UTF-16 offsets into the source, end excluded. */
  start: number;
  end: number;
  /** The main one first; an empty list is an answer too. */
  roles: readonly Role[];
}

/** The roles and the form that a reader gave for the whole text. */
export interface GivenReading {
  roles: readonly GivenRoles[];
  /** Null where the reader gave none. */
  form: SpeechForm | null;
}

export const NOTHING_GIVEN: GivenReading = { roles: [], form: null };

/** Weight of the reader's roles: two readers agree on families at .82 (F1). The guess keeps the rest. */
const BELIEVED = 0.85;
/** Share of that weight for a second or third role; the main one comes first and has it all. */
const BESIDE = 0.5;

/** Least value of a role that the reader gave; a guess alone stays below it. */
export const GIVEN_AT_ALL = BELIEVED * BESIDE;
/** From this guessed probability on, the guess confirms the main role that a reader gave: two independent signs. */
const GUESSED_TOO = 0.3;
export const GIVEN_AND_GUESSED = BELIEVED + (1 - BELIEVED) * GUESSED_TOO;

/**
 * Mixes the roles that a reader gave with the guessed ones, 0 to 1. Each sentence takes those of the given sentence
 * that overlaps it most; without an overlap it keeps its guesses.
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
