import { breaksOff } from "../language/broken-off.ts";
import { type ClaimContext, type Draft } from "./claim-context.ts";
import { showPlace } from "./places.ts";
import { hasTwoVoices } from "./several-voices.ts";

/** « (qualités du défunt) », « [nom de l’entreprise] »: a model’s instructions left in. */
const TEMPLATE =
  /\[(?:votre |nom|prénom|insérer|préciser|à compléter|date|titre)[^[\]\n]{0,60}\]|\((?:votre |nom d|prénom d|qualités d|insérer |préciser |à compléter|à adapter|citer (?!:))[^()\n]{0,60}\)/giu;
const CUT_AFTER =
  /(?<![\p{L}])(?:de|du|des|le|la|les|un|une|et|ou|à|en|pour|avec|que|qui|dans|sur|mon|ma|mes|nous|je|j['’]|d['’]|l['’]|y a)$/iu;
/** What must be told before anything else: orders to the grader, an answer off its question, a text that is not whole. */
export function tellWhole(context: ClaimContext): Draft[] {
  const { content, sentences } = context;
  const { reading, evidence } = content;
  const text = reading.input.content;
  const drafts: Draft[] = [];
  for (const order of reading.instructions.slice(0, 3)) {
    const place = { start: order.start, end: order.end };
    drafts.push({
      kind: "fault",
      rule: "graderInstruction",
      quotes: [place],
      evidence: [{ rule: "graderInstruction", ...place }],
      text: `Cette phrase s’adresse à l’évaluation, pas à votre public\u00a0: ${showPlace(text, place)}.`,
    });
  }
  if (evidence.isOffTopic)
    drafts.push({
      kind: "fault",
      rule: "offTopic",
      quotes: [],
      evidence: [],
      text: "Ce texte ne répond pas à la question posée.",
    });
  const template = Array.from(text.matchAll(TEMPLATE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (template[0])
    drafts.push({
      kind: "fault",
      rule: "template",
      quotes: template.slice(0, 5),
      evidence: template.slice(0, 5).map((place) => ({ rule: "template", ...place })),
      text: `Il reste un passage à remplir\u00a0: ${showPlace(text, template[0])}.`,
    });
  if (hasTwoVoices(context))
    drafts.push({
      kind: "fault",
      rule: "twoVoices",
      quotes: [],
      evidence: [],
      text: "Deux personnes parlent dans ce texte\u00a0: l’analyse les prend pour une seule.",
    });
  const last = sentences.at(-1)?.sentence;
  if (last && (reading.units.punctuated ? isCut(text, last, sentences) : breaksOff(text)))
    drafts.push({
      kind: "fault",
      rule: "cutText",
      quotes: [{ start: last.start, end: last.end }],
      evidence: [{ rule: "lastWord", start: last.start, end: last.end }],
      text: `Le texte s’arrête au milieu d’une phrase\u00a0: ${showPlace(text, last)}.`,
    });
  if (evidence.isNoted)
    drafts.push({
      kind: "fault",
      rule: "notes",
      quotes: [],
      evidence: [],
      text: "Ce sont des notes\u00a0: l’analyse les lit comme des notes, sans juger les phrases.",
    });
  return drafts;
}

const ENOUGH_SENTENCES = 4;
const FEWEST_WORDS = 4;
const ENDS = /[.!?…»"”)\]]\s*$/u;
/** A last line that stands alone is a signature, a date or a heading. */
const LAST_LINE = /\n[^\n]{0,80}$/u;

/** « Bien à vous, Arnaud », « Merci de votre réponse »: where people leave the stop out. */
const LEAVES =
  /(?<![\p{L}])(?:bien à (?:vous|toi)|cordialement|merci|salutations|à (?:bientôt|très vite|plus)|bonne journée|amicalement|bises|au plaisir)(?![\p{L}])/iu;

const HESITATES = /(?<![\p{L}])(?:euh|ben|bah|hein)(?![\p{L}])/iu;

/** No mark at the end where every other sentence has one, or a last word that announces another. */
function isCut(
  text: string,
  last: { terminator: string; words: number; text: string },
  sentences: ClaimContext["sentences"],
): boolean {
  const end = text.trimEnd();
  if (last.terminator !== "" || ENDS.test(end)) return false;
  if (CUT_AFTER.test(end)) return true;
  // Where a machine set the stops, the last one may be missing.
  if (sentences.some(({ sentence: { text: said } }) => HESITATES.test(said))) return false;
  const others = sentences.slice(0, -1);
  // Who writes no capitals leaves a stop out too.
  const isWritten =
    others.length >= ENOUGH_SENTENCES &&
    others.every(({ sentence }) => sentence.terminator !== "") &&
    others.filter(({ sentence }) => /^\P{L}*\p{Lu}/u.test(sentence.text)).length > others.length / 2;
  return (
    isWritten &&
    last.words >= FEWEST_WORDS &&
    !LAST_LINE.test(end) &&
    !LEAVES.test(last.text) &&
    /\p{Lu}/u.test(text)
  );
}
