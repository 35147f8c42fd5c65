import { type ClaimContext, type Draft } from "./claim-context.ts";
import { showPlace } from "./places.ts";

/** « (qualités du défunt) », « [nom de l’entreprise] »: a model’s instructions left in. */
const TEMPLATE =
  /\[(?:votre |nom|prénom|insérer|préciser|à compléter|date|titre)[^[\]\n]{0,60}\]|\((?:votre |nom d|prénom d|qualités d|insérer |préciser |à compléter|à adapter|citer )[^()\n]{0,60}\)/giu;
/** « Q : », « — Bonjour » line after line: two persons speak. */
const SPEAKER_LINE = /^[ \t]*(?:[QRAB]|\p{Lu}\p{L}{1,14}) ?: \S/gmu;
const CUT_AFTER =
  /(?<![\p{L}])(?:de|du|des|le|la|les|un|une|et|ou|à|en|pour|avec|que|qui|dans|sur|mon|ma|mes|nous|je|j['’]|d['’]|l['’])$/iu;
const LIST_ITEM = /^[ \t]*(?:[-–—•*·▪●]|\d+[.)])[ \t]/gm;
const ENOUGH_ITEMS = 3;

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
  const voices = new Set(
    Array.from(text.matchAll(SPEAKER_LINE), ([line]) => line.slice(0, line.indexOf(":")).trim()),
  );
  const turns = text.match(SPEAKER_LINE)?.length ?? 0;
  if (voices.size === 2 && turns >= 4)
    drafts.push({
      kind: "fault",
      rule: "twoVoices",
      quotes: [],
      evidence: [],
      text: "Deux personnes parlent dans ce texte\u00a0: l’analyse les prend pour une seule.",
    });
  const last = sentences.at(-1)?.sentence;
  if (last && reading.units.punctuated && last.terminator === "" && CUT_AFTER.test(text.trimEnd()))
    drafts.push({
      kind: "fault",
      rule: "cutText",
      quotes: [{ start: last.start, end: last.end }],
      evidence: [{ rule: "lastWord", start: last.start, end: last.end }],
      text: `Le texte s’arrête au milieu d’une phrase\u00a0: ${showPlace(text, last)}.`,
    });
  const items = text.match(LIST_ITEM)?.length ?? 0;
  if (items >= ENOUGH_ITEMS && items >= sentences.length / 2)
    drafts.push({
      kind: "fault",
      rule: "notes",
      quotes: [],
      evidence: [],
      text: "Ce sont des notes\u00a0: l’analyse les lit comme des notes, sans juger les phrases.",
    });
  return drafts;
}
