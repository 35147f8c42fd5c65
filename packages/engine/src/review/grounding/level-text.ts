/** Longer runs of combining accents are not real text, and composing them is not linear. */
const PILED_MARKS = /(\p{M}{12})\p{M}+/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Thousands: « 50.000 », « 1.000.000 », « 50'000 », and « 1,000,000 »; « 3,500 » may also be three and a half. */
const DOTTED = /(?<![\d.,])[1-9]\d{0,2}(?:[.'’]\d{3})+(?![\d]|[.,]\d)/g;
const COMMAS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3}){2,}(?![\d]|[.,]\d)/g;

/**
 * Normalises a text before its facts are read: one spelling for each letter and number, whatever code points were sent.
 */
export function levelText(text: string): string {
  return text
    .replace(PILED_MARKS, "$1")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(DOTTED, (number) => number.replace(/\D/g, ""))
    .replace(COMMAS, (number) => number.replaceAll(",", ""));
}
