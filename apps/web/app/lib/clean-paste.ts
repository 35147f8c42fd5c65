/** Word processors' bullets at the start of a line, with the spaces after them. */
const BULLET = /^[ \t\u00a0]*[•●○◦▪▫■□‣⁃∙\uf0b7\uf0a7\uf0d8\u2023➢➤✓✔][ \t\u00a0]*/gmu;
/** Soft hyphens, zero-width marks, object placeholders, and other characters that nobody says. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const UNSAID = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff\ufffc]/g;

/** Cleans a paste from a word processor: no bullets, plain lines. The spoken words are unchanged. */
export function cleanPaste(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(UNSAID, "")
    .replace(BULLET, "")
    .replace(/\t/g, " ")
    .replace(/\n{3,}/g, "\n\n");
}
