import { readFigures, writeNumber } from "../language/numbers.ts";

/**
 * Sounds as coarsely as a level, a hiss and a voice can tell them apart: Vowel, Nasal, liquid or glide, R, voiceless
 * stop (P: p t k), voiced stop (B: b d g), voiceless hiss (F: s ch f), voiced hiss (Z: z j v).
 */
export type Sound = "V" | "N" | "R" | "P" | "B" | "F" | "Z";

const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæ]/;
/** Spellings, tried in order at each letter; « + » stands for a vowel letter ahead, which is not taken. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = (
  [
    ["(?:eaux?|au|œu|oeu|ou|eu|ai|ei|ay|ey)(?:i?ll?e?$|ille?)", "VN"],
    ["(?:e|a|u|œ)ill?(?=[aeiou]|$)", "VN"],
    ["ill(?=[aeiou])", "VN"],
    ["oin(?![aeiouyn])", "NV"],
    ["oi|oy", "NV"],
    ["(?:ain|ein|ien|aim|an|am|en|em|in|im|yn|ym|on|om|un|um)(?![aeiouynm])", "V"],
    ["eau|œu|oeu|eoi", "V"],
    ["(?:(?:ou|i|y|u)(?=[aeoéèœ])|(?:ou|u)(?=i))(?<![qg]u)", "N"],
    ["au|ou|eu|ai|ei|ay|ey|oê", "V"],
    ["[aàâeéèêëiîïoôuùûüyœæ]", "V"],
    ["qu|q", "P"],
    ["gu(?=[eiéèêy])", "B"],
    ["ge(?=[ao])", "Z"],
    ["g(?=[eiéèêy])", "Z"],
    ["gn", "N"],
    ["ch|sh|sch|ph|ss|ç", "F"],
    ["sc(?=[eiéèy])", "F"],
    ["cc(?=[eiéè])", "PF"],
    ["c(?=[eiéèêy])", "F"],
    ["t(?=ion)", "F"],
    ["th|tt|t|pp|p|ck|cc|c|k", "P"],
    ["(?<=[aeiouyéèêà])s(?=[aeiouyéèêà])|z|j|v|w", "Z"],
    ["s|ff|f", "F"],
    ["(?<=e)x(?=[aeiouéè])", "BZ"],
    ["x", "PF"],
    ["bb|b|dd|d|gg|g", "B"],
    ["mm|m|nn|n|ll|l", "N"],
    ["rr|rh|r", "R"],
  ] as const
).map(([spelling, sounds]) => [new RegExp(spelling, "y"), sounds]);

const SPECIAL = new Map(
  Object.entries({
    est: "V",
    et: "V",
    es: "V",
    les: "NV",
    des: "BV",
    ces: "FV",
    mes: "NV",
    tes: "PV",
    ses: "FV",
  }).concat(
    Object.entries({
      eu: "V",
      femme: "FVN",
      monsieur: "NVFNV",
      second: "FVBV",
      hier: "NVR",
      mer: "NVR",
      cher: "FVR",
    }),
  ),
);

/** The sounds of a word, in order; figures as they are read. Rules, not a dictionary: right for most French words. */
export function soundsOf(word: string): Sound[] {
  const value = readFigures(word.toLowerCase());
  if (!Number.isNaN(value)) return writeNumber(Math.floor(value)).split(/[ -]/).flatMap(soundsOf);
  const form = word.toLowerCase().normalize("NFC").replace(/[’‘ʼ]/g, "'");
  return form.split(/[^\p{L}']+|(?<=')/u).flatMap(soundsOfPart);
}

function soundsOfPart(part: string): Sound[] {
  const letters = part.replaceAll("'", "");
  if (letters === "") return [];
  const special = SPECIAL.get(letters);
  if (special !== undefined) return special.split("") as Sound[];
  const spoken = part.endsWith("'") ? letters : dropSilentEnd(letters);
  let sounds = "";
  let at = 0;
  while (at < spoken.length) {
    let taken = 0;
    for (const [spelling, written] of SPELLINGS) {
      spelling.lastIndex = at;
      const length = spelling.exec(spoken)?.[0].length ?? 0;
      if (length === 0) continue;
      taken = length;
      sounds += written;
      break;
    }
    at += taken || 1;
  }
  return (sounds === "" ? "V" : sounds).split("") as Sound[];
}

/** « parlent », « projets », « grandes », « parler », but « avec », « mer », « il ». */
function dropSilentEnd(letters: string): string {
  if (letters.length > 4 && /[^aeiouémcdg]ent$/.test(letters)) return letters.slice(0, -3);
  const bare = letters.replace(/(?<![tdsxzp])[tdsxzp]+$/, "");
  const spoken = bare.length > 1 || VOWEL.test(bare) ? bare : letters;
  const silent = letters.slice(spoken.length);
  if (spoken.endsWith("e") && /[tdzp]/.test(silent)) return `${spoken.slice(0, -1)}é`;
  if (spoken.length > 3 && spoken.endsWith("er")) return `${spoken.slice(0, -2)}é`;
  const stem = spoken.slice(0, -1);
  return spoken.endsWith("e") && stem.length > 1 && VOWEL.test(stem) ? stem : spoken;
}
