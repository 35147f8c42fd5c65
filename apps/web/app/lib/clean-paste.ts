/** Bullets of word processors, at the beginning of a line, with the room after them. */
const BULLET = /^[ \t\u00a0]*[•●○◦▪▫■□‣⁃∙\uf0b7\uf0a7\uf0d8\u2023➢➤✓✔][ \t\u00a0]*/gmu;
/** Soft hyphens, zero-width marks, the sign of an object that was left behind, and other characters that nobody says. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const UNSAID = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff\ufffc]/g;

/** A text as it is said, from a paste of a word processor: no bullets, plain lines. What is said stays letter for letter. */
export function cleanPaste(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(UNSAID, "")
    .replace(BULLET, "")
    .replace(/\t/g, " ")
    .replace(/\n{3,}/g, "\n\n");
}
