import { combineNumberWords, readNumberWord } from "@app/engine/language";

/**
 * Figures and names in an answer that its sources do not contain, found by a second, cruder method than the engine's
 * checks: counting with those same checks would always find none. It looks at numbers in digits and at capitalised
 * words inside a sentence; text in brackets is a placeholder to fill in, not a claim.
 */
export function findStrays(
  answer: string,
  source: string,
  { numbersToo = [] as readonly number[], names = true } = {},
): string[] {
  const said = answer.replace(/\[[^\]]*\]/g, " ");
  const known = new Set([...readDigits(source), ...readNumberWords(source), ...numbersToo]);
  const strays = readDigits(said)
    .filter((value) => !known.has(value))
    .map(String);
  if (!names) return strays;
  const words = new Set(fold(source).match(/[\p{L}\p{N}]+/gu) ?? []);
  for (const [, name = ""] of said.matchAll(/[\p{Ll},;] [«"]? ?(?:[dlDL]['’])?(\p{Lu}[\p{L}\p{N}]+)/gu))
    if (!words.has(fold(name))) strays.push(name);
  return strays;
}

function readDigits(text: string): number[] {
  const found = text.match(/\d+(?:[ \u00a0\u202f.]\d{3})*(?:[.,]\d+)?/g) ?? [];
  return found.map((figure) =>
    Number(figure.replace(/[ \u00a0\u202f.](?=\d{3}(?!\d))/g, "").replace(",", ".")),
  );
}

function readNumberWords(text: string): number[] {
  const values: number[] = [];
  let run: number[] = [];
  for (const word of [...text.toLowerCase().split(/[^\p{L}-]+/u), ""]) {
    const value = readNumberWord(word);
    if (value !== null) {
      run.push(value);
      values.push(value);
    } else if (word !== "et") {
      if (run.length > 1) values.push(combineNumberWords(run));
      run = [];
    }
  }
  return values;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
