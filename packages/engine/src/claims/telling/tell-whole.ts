import type { Place } from "../../report.ts";
import { isInterview } from "../../content/turns.ts";
import { announcesMore, breaksOff } from "../../language/broken-off.ts";
import { type ClaimContext, type Draft } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import { findOpenNote } from "../signs/open-notes.ts";
import { NO_STOP } from "../signs/broken-text.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { tellStyle } from "./tell-style.ts";
import { findVoices } from "../signs/several-voices.ts";

const MOST_SHOWN = 5;
/** What must be reported first: orders to the grader, an off-topic answer, an incomplete text. */
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
  const blanks = reading.blanks.map(({ start, end }) => ({ start, end }));
  if (blanks[0])
    drafts.push({
      kind: "fault",
      rule: "template",
      quotes: blanks.slice(0, MOST_SHOWN),
      evidence: blanks.slice(0, MOST_SHOWN).map((place) => ({ rule: "template", ...place })),
      text:
        blanks.length === 1
          ? `Il reste un passage à remplir\u00a0: ${showPlace(text, blanks[0])}.`
          : `Il reste des passages à remplir\u00a0: ${showSome(text, blanks)}.`,
    });
  const voices = findVoices(context);
  if (voices[0])
    drafts.push({
      kind: "fault",
      rule: "twoVoices",
      quotes: voices,
      evidence: voices.map((place) => ({ rule: "twoVoices", ...place })),
      text: `Deux personnes parlent dans ce texte, ${
        reading.input.pitchType === "rh" && isInterview(reading.turns)
          ? "l’analyse lit les réponses"
          : "l’analyse les prend pour une seule"
      }\u00a0: ${voices.map((place) => showPlace(text, place)).join(" puis ")}.`,
    });
  const drift = sentences.find(
    ({ sentence }) => sentence.end > (evidence.offTopic?.driftsFrom ?? text.length),
  );
  if (drift) {
    const place = placeToQuote(text, drift);
    drafts.push({
      kind: "fault",
      rule: "offTopic",
      quotes: [place],
      evidence: [{ rule: "offTopic", ...place }],
      text: `À partir d’ici, vous ne répondez plus à la question posée\u00a0: ${showPlace(text, place)}.`,
    });
  } else if (evidence.isOffTopic)
    drafts.push({
      kind: "fault",
      rule: "offTopic",
      quotes: [],
      evidence: [],
      text: "Ce texte ne répond pas à la question posée.",
    });
  const last = sentences.at(-1)?.sentence;
  if (last && (reading.units.punctuated ? isCut(text, last) : breaksOff(text)))
    drafts.push({
      ...atTheEnd(last),
      text: `Le texte s’arrête au milieu d’une phrase\u00a0: ${showPlace(text, last)}.`,
    });
  else if (last && reading.units.punctuated && lacksStop(text, last, sentences))
    drafts.push({ ...atTheEnd(last), form: NO_STOP, text: "Il manque un point à la fin." });
  if (evidence.isNoted && !areSentences(context)) drafts.push(tellNotes(context));
  return [...drafts, ...tellStyle(context)];
}

/** Says that the text is notes, and what they leave open. */
function tellNotes(context: ClaimContext): Draft {
  const notes: Omit<Draft, "text"> = { kind: "fault", rule: "notes", quotes: [], evidence: [] };
  const open = findOpenNote(context);
  if (!open)
    return {
      ...notes,
      text: "Ce sont des notes\u00a0: l’analyse les lit comme des notes, sans juger les phrases.",
    };
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, open.sentence);
  const shown = showPlace(content, place);
  return {
    ...notes,
    quotes: [place],
    evidence: [{ rule: "notes", ...place }],
    text: open.isAnnounced
      ? `Ce sont des notes, où ${shown} est annoncé sans être dit.`
      : `Ce sont des notes, où il reste à décider\u00a0: ${shown}.`,
  };
}

/** Whether the items of a list are mostly complete sentences, with a finite verb: then it can be read out as it is. */
const areSentences = ({ content, sentences }: ClaimContext): boolean =>
  sentences.filter((sentence) => signsOf(content, sentence).finite).length > sentences.length / 2;

const atTheEnd = ({ start, end }: Place): Omit<Draft, "text"> => ({
  kind: "fault",
  rule: "cutText",
  quotes: [{ start, end }],
  evidence: [{ rule: "lastWord", start, end }],
});

/** The first two that differ. */
const showSome = (text: string, places: readonly Place[]) =>
  [...new Set(places.map((place) => showPlace(text, place)))].slice(0, 2).join(" et ");

const ENOUGH_SENTENCES = 4;
const FEWEST_WORDS = 4;
const ENDS = /[.!?…»"”)\]]\s*$/u;
/** A last line on its own is a signature, a date or a heading. */
const LAST_LINE = /\n[^\n]{0,80}$/u;

/** « Bien à vous, Arnaud », « Merci de votre réponse »: closing phrases after which the full stop is often omitted. */
const LEAVES = regexInLines("iu")`
  (?<![\p{L}])(?:
    bien à (?:vous|toi)|cordialement|merci|salutations|à (?:bientôt|très vite|plus)|bonne journée|
    amicalement|bises|au plaisir
  )(?![\p{L}])
`;

const HESITATES = /(?<![\p{L}])(?:euh|ben|bah|hein)(?![\p{L}])/iu;

interface Last {
  terminator: string;
  words: number;
  text: string;
}

const isUnended = (text: string, { terminator }: Last): boolean =>
  terminator === "" && !ENDS.test(text.trimEnd());

/** No final mark, and a last word that needs what follows. */
const isCut = (text: string, last: Last): boolean => isUnended(text, last) && announcesMore(text);

/** No final mark although every other sentence has one: the words may be complete and only the full stop missing. */
function lacksStop(text: string, last: Last, sentences: ClaimContext["sentences"]): boolean {
  if (!isUnended(text, last)) return false;
  // Automatic punctuation may omit the last full stop.
  if (sentences.some(({ sentence: { text: said } }) => HESITATES.test(said))) return false;
  const others = sentences.slice(0, -1);
  // A writer who omits capitals may omit a full stop too.
  const isWritten =
    others.length >= ENOUGH_SENTENCES &&
    others.every(({ sentence }) => sentence.terminator !== "") &&
    others.filter(({ sentence }) => /^\P{L}*\p{Lu}/u.test(sentence.text)).length > others.length / 2;
  return (
    isWritten &&
    last.words >= FEWEST_WORDS &&
    !LAST_LINE.test(text.trimEnd()) &&
    !LEAVES.test(last.text) &&
    /\p{Lu}/u.test(text)
  );
}
