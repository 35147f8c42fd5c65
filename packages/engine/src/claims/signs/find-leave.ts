import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { findExcuses } from "./find-excuses.ts";
import { MOST_UNMARKED, mostOfRoles } from "./pick-sentence.ts";
import { isComplete } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "./sentence-signs.ts";

const LEAVES: readonly Role[] = ["filler_only", "apology", "close"];
const LIKELY = 0.3;
const ENOUGH_SENTENCES = 4;
const FEWEST_WORDS = 4;
/** Thanks and goodbyes are a proper end: skip them and look at the sentence before. */
const COURTESY = regexInLines("iu")`
  ^[\s,]{0,3}(?:(?:et|voilà|donc|euh|bon)[\s,]{1,3}){0,3}(?:
    (?:je vous |encore )?(?:remercie|merci)|au revoir|
    bon(?:ne)? (?:journée|soirée|fin|voyage|route|courage|appétit|continuation|chance)|
    [àa] (?:bientôt|demain|vous)
  )(?![\p{L}])
`;
/** Thanks or a goodbye. */
export const isCourtesy = (text: string): boolean => COURTESY.test(text);
/** « Pardon, c’est tout »: stock phrases that only announce the end. */
const TAKES_LEAVE = regexInLines("iu")`
  ^[\s,]{0,3}
    (?:(?:et|donc|euh|bon|ben|bah|enfin|alors|mais|pardon|désolée?|bref|merci|quoi|ouais)[\s,.]{1,3}){0,5}(?:
    (?:et |ben |donc )?voil[àa](?= {0,2}[.…!]
      | ?,? (?:
        quoi|merci|hein|c['’]est (?:tout|à peu près|bon|ce)|j['’]ai|je (?:crois|pense|vois|sais|voulais)|
        pour|ce que|en gros|mon|ma|un peu|à peu près|on
      )(?![\p{L}])|
      [\s.…!]*$
    )|
    c['’]est (?:tout|à peu près tout|bon)|j['’]ai (?:fini|tout dit|dit)|moi j['’]ai fini|
    je crois que c['’]est (?:à peu près )?(?:tout|bon)
  )(?:[\s,]{1,3}[\p{L}’']{1,20}){0,6}[\s.…!]{0,4}$
`;
/** « C’est tout ce que je demande », « c’est tout papa j’ai fermé la barrière »: says more than that it is the end. */
const MORE_THAN_LEAVE =
  /(?<![\p{L}])c['’]est tout(?: ce qu(?!(?:e|['’]) ?(?:j['’]|je )\p{L}{1,7} (?:à )?(?:vous )?dire)|(?:,? [\p{L}'’-]{1,20}){4})/iu;
/** « Il fallait y être », « j’ai pas d’autre exemple »: speakers disparage their own speech. */
const RUNS_DOWN = regexInLines("iu")`
  (?<![\p{L}])(?:
    il fallait y être|
    (?:ce n['’]|c['’])est pas (?:terrible|top|génial|passionnant|grand[- ]chose|très (?:intéressant|clair))|
    (?:j['’]ai|je n['’]ai) (?:pas|rien) d['’]autre|je suis (?:un peu |trop )long(?:ue)?|je m['’]arrête là|
    (?:je ne|je) (?:la |le )?(?:retrouve|trouve) pas|
    je (?:ne )?sais pas (?:trop )?(?:quoi (?:dire|ajouter)|comment finir)|
    je (?:crois|pense) (?:que j['’]ai |avoir |n['’]avoir )
      (?:rien oublié|(?:fait|à peu près fait) le tour|tout dit)
  )(?![\p{L}])
`;
const SORRY = /^[\s«"]{0,3}je suis (?:vraiment |sincèrement |profondément )?désolée?[\s.!»"]{0,4}$/iu;
const LONGEST_TAIL = 22;
/** Only connectives: « et donc voilà, » */
const ONLY_TIES =
  /^[\s,]{0,3}(?:(?:et|mais|donc|alors|puis|voil[àa]|enfin|bon|bref|euh|ben|bah|après)[\s,]{1,3}){0,4}$/iu;

/** « Je suis désolé » said once to people affected by bad news: not an apology for the way one speaks. */
export const isSorry = (context: ClaimContext, { sentence: { text } }: SentenceReading): boolean =>
  context.content.reading.input.pitchType === "perso" &&
  SORRY.test(text) &&
  findExcuses(context).length === 1;

/** A weak end, and the sentence on which the speech could end instead. */
interface Leave {
  last: SentenceReading;
  before: SentenceReading;
  /** Offset at which the weak end stops: thanks may follow. */
  end: number;
  /** Whether the sentence before may be proposed as the end. */
  isGoodEnd: boolean;
  /** True when the last words apologise; false when they only announce the end. */
  excuses: boolean;
}

/** Last sentences that only announce the end or apologise, and the sentence before them. */
export function findLeave(context: ClaimContext): Leave | null {
  const { sentences, content } = context;
  if (sentences.length < ENOUGH_SENTENCES) return null;
  const { punctuated } = content.reading.units;
  // Without punctuation, words before the apology may belong to another sentence: « j’ai perdu que la matinée je sais
  // pas si… ».
  const isAlone = ({ text }: SentenceReading["sentence"], from: number) =>
    punctuated || ONLY_TIES.test(text.slice(0, from));
  const excused = new Set(
    findExcuses(context)
      .filter(({ sentence, place }) => isAlone(sentence.sentence, place.start - sentence.sentence.start))
      .map(({ sentence }) => sentence)
      .filter((sentence) => !isSorry(context, sentence)),
  );
  let at = sentences.length - 1;
  while (at > 0 && COURTESY.test(sentences[at]!.sentence.text)) at -= 1;
  const { end } = sentences[at]!.sentence;
  let last: SentenceReading | null = null;
  let excuses = false;
  for (; at > 0; at -= 1) {
    const sentence = sentences[at]!;
    const { text, words } = sentence.sentence;
    const down = RUNS_DOWN.exec(text);
    const runsDown =
      words <= LONGEST_TAIL &&
      sentence.figures.length === 0 &&
      !sentence.isQuestion &&
      !saysMore(text) &&
      (excused.has(sentence) || (down !== null && isAlone(sentence.sentence, down.index)));
    const leaves =
      TAKES_LEAVE.test(text) &&
      !MORE_THAN_LEAVE.test(text) &&
      mostOfRoles(context, sentence, LEAVES) >= LIKELY;
    if (!runsDown && !leaves && words >= FEWEST_WORDS - 1) break;
    if (!runsDown && !leaves && !(words < FEWEST_WORDS - 1 && last === null) && !isNoise(text)) break;
    if ((runsDown || leaves) && words >= (last === null ? 1 : FEWEST_WORDS - 1)) last = sentence;
    excuses ||= runsDown;
  }
  const before = sentences[at];
  if (!last || !before || last.sentence.words < (excuses ? FEWEST_WORDS - 1 : 1)) return null;
  const { words } = before.sentence;
  const mayEnd =
    words >= FEWEST_WORDS &&
    // Without punctuation, only a short sentence is surely complete.
    (punctuated || words <= MOST_UNMARKED) &&
    isComplete(before) &&
    !before.isQuestion &&
    !signsOf(content, before).restart;
  const isGoodEnd = mayEnd && !RUNS_DOWN.test(before.sentence.text);
  // An apology is better left out, whatever comes before it.
  return isGoodEnd || (excuses && punctuated) ? { last, before, end, excuses, isGoodEnd } : null;
}

/** « Pardon, mais on n’a jamais fini une année dans le rouge »: something that counts follows the apology. */
function saysMore(text: string): boolean {
  if (/^[\s,]{0,3}ah si /iu.test(text)) return true;
  const at = Math.max(...[" mais ", " ah si "].map((turn) => text.indexOf(turn, FEWEST_BEFORE)));
  return at >= 0 && text.length - at >= FEWEST_BEHIND;
}
const FEWEST_BEFORE = 8;
const FEWEST_BEHIND = 25;

/** Only fillers: « euh. », « voilà. » */
const isNoise = (text: string) =>
  /^[\s,]{0,3}(?:(?:euh|voilà|bon|bref|donc|enfin|ben|bah)[\s,.…]{0,4}){1,4}$/iu.test(text);
