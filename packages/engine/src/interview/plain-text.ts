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
/** The beginning by which a plain word of a demand is compared with those of another text. */
export const stemOf = (word: string): string => word.slice(0, STEM);

/** Whether plain words hold a cue: « enceint » begins a word, « pma= » is a whole one, several words stand in a row. */
export function holdsCue(plain: string, cue: string): boolean {
  const padded = ` ${plain} `;
  return padded.includes(cue.endsWith("=") ? ` ${cue.slice(0, -1)} ` : ` ${cue}`);
}

/** Whether plain words hold one of the cues, which stand between bars. */
export function holdsAny(plain: string, cues: string): boolean {
  return cues.split("|").some((cue) => holdsCue(plain, cue));
}
