import { regexInLines } from "../../language/regex-in-lines.ts";
import { type AdvertLine, trimMarks } from "./cut-advert.ts";
import type { LineKind } from "./judge-items.ts";
import { IN_CHARGE, tellsDuties } from "./judge-pieces.ts";

/** A duty that opens with its verb. */
export const INFINITIVE = /^\p{L}+(?:er|ir|re|oir) /iu;

/** In words: a longer line is no item of a list. */
const LONGEST_ITEM = 18;

/** A longer sentence is split into its duties, if it lists them. */
const LONG_DUTY = 120;
const ANNOUNCED = regexInLines("iu")`
  (?:missions?(?: principales?)?|tâches?|chargée?s?(?:\(e\)|·e)?|consistera?(?:ont)?|amenée?(?:\(e\)|·e)?)
    (?: (?:de|à)| d['’]|\s?:) ?(?=\p{L}{1,20}(?:er|ir|re|oir) )
`;
const NEXT_DUTY = /(?:, | et )(?:de |à |d['’])?(?=\p{L}{1,20}(?:er|ir|re|oir) )/iu;

/** « Rattaché au chef, vous préparez les commandes et chargez les camions »: « vous préparez… », « vous chargez… ». */
function clausesToYou(words: string): string[] {
  const from = Math.max(0, words.search(/(?<!\p{L})(?:vous \p{Ll}{2,20}ez|tu \p{Ll}{2,20}s)(?!\p{L})/iu));
  const said = words.slice(from);
  const pronoun = /^tu /iu.test(said) ? "Tu" : "Vous";
  const duties: string[] = [];
  let start = pronoun.length + 1;
  for (const { 0: between, index } of said.matchAll(NEXT_ACT)) {
    // « Vous accueillez et conseillez la clientèle »: one duty, whose object comes last.
    if (said.slice(start, index).split(" ").length < ACT_WORDS) continue;
    duties.push(trimMarks(said.slice(start, index)));
    start = index + between.length;
  }
  duties.push(trimMarks(said.slice(start)));
  return duties.map((duty) => `${pronoun} ${duty}`);
}
const NEXT_ACT = /(?:,? et |, )(?:(?:vous )?(?=\p{Ll}{2,20}ez (?!vous))|tu (?=\p{Ll}{2,20}s ))/giu;
/** A verb and its object. */
const ACT_WORDS = 2;

/** « Vous aurez pour missions de relancer les clients, négocier des échéanciers et… »: one entry per duty. */
export function dutiesOf(line: string): string[] {
  const words = line.replace(CHARGED_WITH, "").replace(LEAVES_SUBJECT, "");
  const charge = IN_CHARGE.exec(words);
  if (charge)
    return words
      .slice(charge[0].length)
      .split(/, | ainsi que /u)
      .map(trimMarks);
  const announced = ANNOUNCED.exec(words);
  if (tellsDuties(words)) return clausesToYou(words);
  if (words.length < LONG_DUTY || !announced) return [words];
  const duties = words.slice(announced.index + announced[0].length).split(NEXT_DUTY);
  return duties.length < 2 ? [words] : duties.filter((duty) => INFINITIVE.test(duty)).map(trimMarks);
}

/** « Sous l’autorité du maire, l’agent sera chargé de : l’accueil du public »: the duty comes after. */
const CHARGED_WITH = regexInLines("iu")`
  ^(?:sous [^:;]{3,80}, )?(?:l['’]agent|le (?:candidat|titulaire)|la personne|vous|tu)[^:;]{1,30}
  chargée?(?:\(e\)|[·.]e)?s? (?:de|d['’]) ?:\s?
`;

/** « … ; la gestion du courrier » after a duty, « • Service au self » after one: the next item of the same list. */
export function goesOnWithDuties(
  text: string,
  lines: readonly AdvertLine[],
  at: number,
  last: { at: number; kind: LineKind } | null,
): boolean {
  const line = lines[at]!;
  const before = lines[at - 1];
  if (!before || last?.at !== at - 1 || last.kind !== "tâche" || before.section !== line.section)
    return false;
  const isListed = (line.bullet && before.bullet) || text[before.end - 1] === ";";
  return isListed && text.slice(line.start, line.end).split(" ").length <= LONGEST_ITEM;
}

/** « Tu rejoins une squad de 6 et tu : » */
const LEAVES_SUBJECT = /,? et (?:tu|vous) ?:?$/iu;
/** A longer deed is no name. */
export const DEED_MAX = 80;

/** Where a duty of a line stands; null where its words were put together from several places. */
export function placeOfDuty(
  text: string,
  line: AdvertLine,
  duty: string,
): { start: number; end: number } | null {
  const said = duty.replace(/^(?:vous|tu) /iu, "");
  const start = text.indexOf(said, line.start);
  return start < 0 || start >= line.end ? null : { start, end: start + said.length };
}
