const NO_BREAK = "\u00a0";

/** French typography for text of the engine or of users, at display only; never stored, never measured. */
export function typo(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/«\s?/g, `«${NO_BREAK}`)
    .replace(/\s?»/g, `${NO_BREAK}»`)
    .replace(/ (?=[:;?!])/g, NO_BREAK)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|%|€)/g, NO_BREAK);
}
