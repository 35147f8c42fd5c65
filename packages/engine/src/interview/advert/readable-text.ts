import { decodeHTML } from "entities";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** A text without markup, and the source place of each of its characters. */
interface ReadableText {
  text: string;
  /** The range of the source that shows `text.slice(start, end)`. */
  locate(start: number, end: number): { start: number; end: number };
}

/**
 * Tags, entities, emoji and invisible characters; the length of a tag is limited, so that an unclosed one costs
 * nothing.
 */
const MARKUP = regexInLines("giu")`
  <\/?([a-z][a-z0-9]{0,9})(?:\s[^<>]{0,300})?\/?>|&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z][a-z0-9]{1,30});|
  [\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D}|[\u{AD}\u{200B}\u{FEFF}\r]
`;
const INLINE_TAGS = new Set(["b", "strong", "i", "em", "u", "span", "a", "font", "small", "mark"]);
/** Signs of the emoji block that are ordinary text. */
const TEXT_SIGNS = /[©®™↔]/u;
const DRAWING = /\p{Extended_Pictographic}/u;

/** Reads an advert copied from a page: tags, entities and emoji are replaced by what they show. Linear. */
export function readableText(source: string): ReadableText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  let at = 0;
  const copy = (end: number) => {
    for (; at < end; at += 1) {
      text += source[at];
      starts.push(at);
      ends.push(at + 1);
    }
  };
  for (const match of source.matchAll(MARKUP)) {
    copy(match.index);
    const drawn = showMarkup(match[0], match[1]);
    const shown = drawn === "•" && isInSentence(text, source, match.index + match[0].length) ? "" : drawn;
    text += shown;
    for (let count = 0; count < shown.length; count += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
    at = match.index + match[0].length;
  }
  copy(source.length);
  return {
    text: isShouted(text) ? lowerShouted(text) : isWhispered(text) ? raiseWhispered(text) : text,
    locate: (start, end) => ({ start: starts[start] ?? source.length, end: ends[end - 1] ?? 0 }),
  };
}

/** Whether a text is mostly in capitals. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > SHOUTED_MIN && capitals > SHOUTED_SHARE * (capitals + small);
}
const SHOUTED_MIN = 60;
const SHOUTED_SHARE = 0.7;

/**
 * Lower-cases a text in capitals, except the first letter of sentences and names always in capitals; offsets are kept.
 */
function lowerShouted(text: string): string {
  let isFirst = true;
  let isLicence = false;
  return text.replaceAll(/(?<![\p{L}\d])\p{L}+|[\n.!?;:]/gu, (word) => {
    if (!/\p{L}/u.test(word)) {
      isFirst = true;
      return word;
    }
    const accented = ACCENTS.get(word);
    if (accented) {
      const said = isFirst ? accented[0]!.toUpperCase() + accented.slice(1) : accented;
      isFirst = false;
      return said;
    }
    const kept = ACRONYMS.has(word)
      ? word
      : isFirst || (word.length === 1 && isLicence)
        ? word[0]! + word.slice(1).toLowerCase()
        : word.toLowerCase();
    isFirst = false;
    // « PERMIS C ».
    isLicence = word === "PERMIS" || (isLicence && word.length === 1);
    return kept.length === word.length ? kept : word;
  });
}
/** Usual words whose accents are seldom typed in capitals; each as long as it was. */
const ACCENTS = new Map(
  (
    "à expérience expériences contrôle contrôles équipe équipes sécurité qualité qualités présentation maîtrise français " +
    "préparation réalisation responsabilité matériel métier appréciée apprécié exigé exigée souhaité souhaitée sérieux " +
    "déplacement déplacements déchargement intérim véhicule véhicules électrique mécanique hygiène propreté diplôme diplômes " +
    "créativité réactivité ponctualité régulière régulier préparer réaliser réception référence rémunération poids"
  )
    .split(" ")
    .map((word) => [word.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase(), word]),
);

const ACRONYMS = new Set(
  "CACES CDI CDD BTS BUT DUT CAP BEP BAC TVA HACCP SST RH BP DEES DEAS DEAES FIMO FCO SAP CRM ERP GMAO CAO DAO HSE QSE BTP VRD CVC IDE AS SQL IT PME ETI CSE DSN EHPAD IME ESAT SSIAP AFGSU".split(
    " ",
  ),
);
/** « but », « cap », « as »… are words too. */
const RAISED = new Set(
  [...ACRONYMS]
    .map((acronym) => acronym.toLowerCase())
    .filter((word) => !["as", "bac", "but", "cap", "ide", "it"].includes(word)),
);

/** Whether a text is typed without capitals, or all but: adverts have three in a hundred letters at least. */
function isWhispered(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return small > WHISPERED_MIN && capitals < WHISPERED_SHARE * small;
}
const WHISPERED_MIN = 60;
const WHISPERED_SHARE = 0.008;

/**
 * Gives a text without capitals those that its lines, sentences, acronyms and licences have; offsets are kept. Without
 * them no sentence ends, and the model knows none of the words that open one.
 */
function raiseWhispered(text: string): string {
  const raise = (letters: string) => {
    const raised = letters.toUpperCase();
    return raised.length === letters.length ? raised : letters;
  };
  return (
    text
      .replaceAll(/(?:^|(?<=[.!?…]\s{1,3}))[^\p{L}\d\n]{0,8}\p{L}/gmu, raise)
      .replaceAll(/(?<=permis )[a-e]{1,2}(?![\p{L}\d])/giu, raise)
      // « cap boulangerie » as an item; « le cap » is a word.
      .replaceAll(/(?<=(?:^|, |: |\()(?:un )?)cap(?= \p{Ll}{5})/gmu, raise)
      .replaceAll(/(?<![\p{L}\d])\p{Ll}{2,6}(?![\p{L}\d])/gu, (word) =>
        RAISED.has(word) ? raise(word) : word,
      )
  );
}

/** An emoji inside or at the end of a sentence is not a bullet: « avec le sourire 😊 et les placer ». */
function isInSentence(before: string, source: string, end: number): boolean {
  const line = before.slice(-CONTEXT).split("\n").at(-1)!;
  const after = source.slice(end, end + CONTEXT).replaceAll(DRAWINGS, "");
  return /\p{L}/u.test(line) && /^[^\S\n]*(?:$|\n|[\p{Ll}&).,;:!?])/u.test(after);
}
const CONTEXT = 40;
const DRAWINGS = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D}/gu;

function showMarkup(found: string, tag: string | undefined): string {
  if (tag !== undefined) return INLINE_TAGS.has(tag.toLowerCase()) ? "" : "\n";
  if (found.startsWith("&")) return decodeHTML(found);
  if (TEXT_SIGNS.test(found)) return found;
  return DRAWING.test(found) ? "•" : "";
}
