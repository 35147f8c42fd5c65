/** Lower-case letters and digits without accents, single spaces: the form that word lists are written in. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9+#]+/g, " ")
    .trim();
}

const STEM = 6;
/** The stem by which words of a demand are compared with those of another text. */
export const stemOf = (word: string): string => word.slice(0, STEM);

/**
 * Whether plain text holds a cue: « enceint » matches the start of a word, « pma= » a whole word, several words a
 * sequence.
 */
export function holdsCue(plain: string, cue: string): boolean {
  const padded = ` ${plain} `;
  return padded.includes(cue.endsWith("=") ? ` ${cue.slice(0, -1)} ` : ` ${cue}`);
}

/** Whether plain text holds one of the cues, separated by « | ». */
export function holdsAny(plain: string, cues: string): boolean {
  return cues.split("|").some((cue) => holdsCue(plain, cue));
}
