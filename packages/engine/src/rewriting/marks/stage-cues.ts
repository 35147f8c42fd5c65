import { findImperatives } from "../../language/address.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isRequest } from "./emphasis.ts";
import type { SpokenFigures } from "./key-figure.ts";
import type { Cue, Insertion } from "./marks.ts";

/** Characters of an imperative read to see what it asks for. */
const LONGEST_ORDER = 24;
/** At most one cue for this many words. */
const WORDS_PER_CUE = 40;
const WARM = /^(?:bonjour|bonsoir|merci|chers?|chères?|mes amis)\b/i;

/** « Allez, à la vôtre », « prenons un exemple », « servez-vous »: imperatives that ask for nothing. */
const ASKS_NOTHING = regexInLines("iu")`
  ^(?:allez|allons)(?!-|[- ](?:y|à|au|chez|sur|\p{L}{1,12}(?:er|ir|re))(?![\p{L}]))|
  ^(?:
    veuillez agréer|(?:servez|régalez|amusez)-vous(?![\p{L}])|profitez(?: bien)?\s*[,.!]|
    (?:prenons|passons|rappelons|revenons|commençons|reprenons|disons|parlons(?!-))(?![\p{L}])
  )
`;
/** Closings and toasts are not said louder; thanks are left out, since they may come with a request. */
const LEAVE = regexInLines("iu")`
  (?<![\p{L}])(?:
    au revoir|adieu|à (?:bientôt|demain|la vôtre|ta santé|votre santé)|bises|bisous|santé !|
    bon(?:ne|s|nes)? (?:
      dimanche|journée|soirée|vacances|route|continuation|retraite|vent|chance|appétit|courage|week-end|
      voyage
    )|
    joyeux anniversaire|pren(?:ez|ds) (?:bien )?soin|port(?:ez-vous|e-toi) bien|
    rest(?:ez|e) (?:comme|tels?|telles?)|continu(?:ez|e) comme
  )(?![\p{L}])
`;
/** Words of emotion are not said louder either. */
const TENDER = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:je|on|nous) (?:vous |t['’]|te |l['’])(?:aime|embrasse)|
    (?:vas|va|vais|allez|vont)(?: beaucoup)? (?:me |nous |te |vous )?manquer|
    (?:me|nous|te|tu|vous) manque(?:s|z|ra|ras|rez)? (?:déjà|tant|tellement)|je pleur|larmes?|émue?s?|
    obsèques|repose en paix|nous a quittés|m['’]a quittée?|(?:ton|son|votre) cœur
  )(?![\p{L}])
`;
/** An emotion lasts for this many sentences after it. */
const MOVED_BEFORE = 2;

const ITEM = /^(?:[-–—•·]|\d{1,2}[.)])\s+/u;

/** A smile on the greeting, more voice on the request, slower on the key figure, as far apart as the length allows. */
export function placeCues(
  units: TextUnits,
  sentences: readonly Sentence[],
  { key }: SpokenFigures,
): Insertion[] {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const allowed = Math.floor(words / WORDS_PER_CUE);
  const spoken = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const mayBeLoud = (index: number) =>
    !LEAVE.test(units.sentences[index]!.text) &&
    !units.sentences
      .slice(Math.max(0, index - MOVED_BEFORE), index + 1)
      .some(({ text }) => TENDER.test(text));
  const loud = findImperatives(units).findLast(
    (order) =>
      spoken.has(order.sentence) &&
      isRequest(units, order) &&
      !ASKS_NOTHING.test(units.source.slice(order.start, order.start + LONGEST_ORDER)) &&
      mayBeLoud(order.sentence),
  )?.sentence;
  const warm = sentences.find((sentence) => WARM.test(sentence.text.slice(0, 20)))?.index;
  const wanted: [number | undefined, Cue][] = [
    [key?.sentence, "ralentir"],
    [loud, "plus fort"],
    [warm, "sourire"],
  ];
  const used = new Set<number>();
  const marks: Insertion[] = [];
  for (const [index, cue] of wanted) {
    const sentence = index === undefined ? undefined : spoken.get(index);
    if (!sentence || used.has(sentence.index) || marks.length >= allowed) continue;
    used.add(sentence.index);
    // Put the cue after the dash of a list item.
    const dash = ITEM.exec(sentence.text)?.[0].length ?? 0;
    marks.push({ at: sentence.start + dash, text: `(${cue}) `, rank: 2 });
  }
  return marks;
}
