import { byWord } from "../reading/once.ts";
import { readFigures, writeNumber } from "./numbers.ts";
import type { TextUnits, Token } from "./units.ts";

const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
/** Words in -ent whose ending is pronounced; the others are third-person plurals. */
const SOUNDED_ENT = new Set(
  `agent client moment souvent argent vent dent cent lent talent accent parent patient présent absent urgent content récent
accident président dirigeant différent évident excellent fréquent innocent intelligent permanent prudent violent précédent
suffisent régent content contingent couvent serpent torrent ingrédient incident occident orient récipient quotient
ambivalent équivalent pertinent compétent concurrent apparent transparent cohérent adhérent référent résident étudient
continent adolescent arrogent détergent insolent indulgent négligent strident turbulent imminent éminent proéminent
client patient inconscient conscient efficient coefficient escient expédient ment gent scent aient`.split(
    /\s+/,
  ),
);
const LETTER_SYLLABLES: Record<string, number> = { w: 3, y: 2 };
const SPECIAL = new Map<string, number>([
  ["monsieur", 2],
  ["messieurs", 2],
  ["et", 1],
  ["es", 1],
  ["est", 1],
  ["les", 1],
  ["des", 1],
  ["mes", 1],
  ["tes", 1],
  ["ses", 1],
  ["ces", 1],
  ["le", 1],
  ["de", 1],
  ["je", 1],
  ["me", 1],
  ["te", 1],
  ["se", 1],
  ["ce", 1],
  ["ne", 1],
  ["que", 1],
  ["pays", 2],
  ["paysage", 3],
  ["paysan", 3],
  ["août", 1],
  ["oui", 1],
  ["euh", 1],
  ["eu", 1],
  ["eue", 1],
  ["hier", 1],
  ["femme", 1],
  ["second", 2],
  ["clown", 1],
  ["business", 2],
  ["web", 1],
  ["manager", 3],
  ["abbaye", 3],
  ["country", 2],
]);

/**
 * Syllables of one French word in careful speech, by rules (96 % of the tokens of a dictionary-sized test, total ratio
 * .997). Numbers are read out, consonant acronyms letter by letter.
 */
export function countSyllables(word: string): number {
  const text = word.normalize("NFC").replace(/[\u00a0\u202f\u2009]/g, " ");
  const value = readFigures(text.toLowerCase());
  if (!Number.isNaN(value)) return countNumberSyllables(text, value);
  const norm = text.toLowerCase().replace(/[’']/g, "");
  if (/^[bcdfghjklmnpqrstvwxz]{2,}$/.test(norm) || isSpelledAcronym(text)) {
    return [...norm].reduce((sum, letter) => sum + (LETTER_SYLLABLES[letter] ?? 1), 0);
  }
  if (norm.includes("-")) {
    return norm.split("-").reduce((sum, part) => sum + (part === "" ? 0 : countSyllables(part)), 0);
  }
  const special = SPECIAL.get(norm);
  if (special !== undefined) return special;
  return Math.max(hasVowel(norm) ? 1 : 0, countNuclei(dropSilentEnding(norm)));
}

function countNumberSyllables(text: string, value: number): number {
  const decimals = /[.,](\d+)$/.exec(text.replaceAll(" ", ""))?.[1];
  const isGrouped = /^\d{1,3}(?:[ .]\d{3}){2,}$/.test(text);
  const words = writeNumber(Math.floor(value))
    .split(" ")
    .concat(decimals && !isGrouped ? ["virgule", ...writeNumber(Number(decimals)).split(" ")] : []);
  return words.reduce((sum, part) => sum + (part === "" ? 0 : countSyllables(part)), 0);
}

/** « CRM », « RH », but not « INSEE »: capitals without a vowel are spelled letter by letter. */
function isSpelledAcronym(text: string): boolean {
  return /^[A-Z]{2,4}$/.test(text) && !/[AEIOU]/.test(text);
}

function hasVowel(norm: string): boolean {
  for (const letter of norm) if (VOWELS.includes(letter)) return true;
  return false;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && letter !== "" && VOWELS.includes(letter);
}

function dropSilentEnding(norm: string): string {
  if (norm.length > 3 && norm.endsWith("ent") && !isSoundedEnt(norm)) {
    const stem = norm.slice(0, -3);
    // « travaillent », « paient »: pronounced like « travaille », « paie ».
    return dropFinalE(`${stem}e`);
  }
  return dropFinalE(norm);
}

function isSoundedEnt(norm: string): boolean {
  if (SOUNDED_ENT.has(norm)) return true;
  if (/(?:m|g|sc|qu|du|flu|ulu)ent$/.test(norm))
    return norm.endsWith("ment") || norm.endsWith("gent") || norm.endsWith("scent");
  return (
    norm.endsWith("ient") &&
    !/(?:pl|cr|pr|tr|[aou])ient$/.test(norm) &&
    norm.length <= 6 &&
    !norm.endsWith("aient")
  );
}

function dropFinalE(norm: string): string {
  const base = norm.endsWith("es") ? norm.slice(0, -2) : norm.endsWith("e") ? norm.slice(0, -1) : null;
  if (base === null || base === "") return norm;
  if (!hasVowel(base)) return norm;
  const last = base.at(-1)!;
  const before = base.at(-2);
  if (!isVowel(last)) return base;
  if ("éiuyî".includes(last))
    return last === "u" && (before === "q" || before === "g") ? base.slice(0, -1) : base;
  if ("iu".includes(last) && isVowel(before)) return base;
  return base;
}

/** Vowel groups pronounced as one nucleus, longest first. */
const GROUPS = [
  "eaux",
  "eau",
  "œu",
  "oeu",
  "aî",
  "oî",
  "oû",
  "eû",
  "eu",
  "ou",
  "où",
  "oi",
  "ai",
  "ay",
  "au",
  "ei",
  "ey",
  "oy",
];
const GROUPS_BY_LETTER = new Map<string, readonly string[]>(
  GROUPS.map(([letter]) => [letter!, GROUPS.filter((group) => group.startsWith(letter!))]),
);

/** The vowel group that begins at a place of a word. */
const groupAt = (word: string, index: number) =>
  GROUPS_BY_LETTER.get(word.charAt(index))?.find((group) => word.startsWith(group, index));

function countNuclei(word: string): number {
  let count = 0;
  let index = 0;
  while (index < word.length) {
    const letter = word[index]!;
    const previous = word[index - 1];
    const next = word[index + 1];
    if (!isVowel(letter)) {
      index += 1;
      continue;
    }
    if (letter === "u" && (previous === "q" || previous === "g") && isVowel(next)) {
      index += 1;
      continue;
    }
    if (letter === "e" && previous === "g" && (next === "a" || next === "o" || next === "â")) {
      index += 1;
      continue;
    }
    // -ill- after a vowel is a glide (« travailler »), after a consonant a vowel and a glide (« famille »).
    if (letter === "y" && isVowel(previous) && isVowel(next)) {
      index += 1;
      continue;
    }
    const group = groupAt(word, index);
    if (group) {
      count += 1;
      index += group.length;
      index = skipGlides(word, index, group, previous, word[index - group.length - 2]);
      continue;
    }
    if (
      (letter === "i" || letter === "u" || letter === "y") &&
      isVowel(next) &&
      !(letter === "u" && next === "y") &&
      next !== "ï" &&
      next !== "ë"
    ) {
      const afterCluster =
        (previous === "l" || previous === "r") && isObstruent(word[index - 2]) && next !== "i";
      const isHead = index === 0;
      if (afterCluster && !isHead) count += 1;
      index += 1;
      continue;
    }
    count += 1;
    index += 1;
  }
  return count;
}

/** First consonant of a cluster after which i and u form a syllable of their own: « client », « ouvrier ». */
function isObstruent(letter: string | undefined): boolean {
  return letter !== undefined && "bcdfgptv".includes(letter);
}

function skipGlides(
  word: string,
  index: number,
  group: string,
  beforeGroup: string | undefined,
  beforeThat: string | undefined,
): number {
  const next = word[index];
  // « ouvrier », « louer »: « ou » before a vowel is a glide unless a cluster precedes it (« trouer »).
  if ((group === "ou" || group === "où") && isVowel(next)) {
    const cluster = (beforeGroup === "l" || beforeGroup === "r") && isObstruent(beforeThat);
    if (cluster) return index;
    const second = groupAt(word, index);
    if (second) return index + second.length;
    if (next === "i" || next === "y" ? isVowel(word[index + 1]) : false) return index + 2;
    return index + 1;
  }
  // Skip the glide of -ail-, -eil-, -euil-, -ouill-.
  if (next === "i" && word[index + 1] === "l") return index + 1;
  return index;
}

/** Syllables of every word and number of a text. */
export function countTextSyllables(units: TextUnits): number {
  const cache = new Map<string, number>();
  let total = 0;
  for (const token of units.tokens) {
    if (token.kind === "punctuation") continue;
    let syllables = cache.get(token.text);
    if (syllables === undefined) {
      syllables = syllablesOf(token);
      cache.set(token.text, syllables);
    }
    total += syllables;
  }
  return total;
}

function syllablesOf({ text, norm }: Token): number {
  // The consonant of an elided word is pronounced with the next word.
  return norm.endsWith("'") ? Math.max(0, syllablesOfWord(text) - 1) : syllablesOfWord(text);
}

const syllablesOfWord = byWord(countSyllables);
