import { applyCurve } from "../content/curves.ts";
import type { ContentReading } from "../content/content-values.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { isInterview } from "../content/turns.ts";
import type { Notice } from "../report.ts";
import { readSpeaker } from "./read-speaker.ts";
import {
  DUPLICATE_COST,
  INSTRUCTION_FACTOR,
  OFF_TOPIC_DOUBT,
  OFF_TOPIC_FACTOR,
  SPEAKERLESS_FLOOR,
  VALIDITY,
} from "./rubric.ts";

/** A validity reason is told to the reader under this quality. */
export const TELL = 0.85;

/** Blanks have no message here: they are quoted by `sayBlanks`. */
const MESSAGES: Record<Exclude<keyof typeof VALIDITY, "blankRate">, string> = {
  functionWordRatio:
    "Ce texte ressemble à une suite de mots-clés : il manque les petits mots qui font des phrases. Les notes en tiennent compte.",
  brokenSyntax:
    "Beaucoup de mots se suivent d'une façon impossible en français : les notes en tiennent compte.",
  contentRunShare:
    "Des mots se suivent sans rien qui les relie : écrivez des phrases, et non une liste d'idées.",
  topWordShare:
    "Les trois mêmes mots reviennent sans cesse : le texte tourne sur lui-même au lieu d'avancer.",
  foreignShare: "Une partie de ce texte n'est pas en français : les notes en tiennent compte.",
  repeatedBigramShare:
    "Les mêmes groupes de mots reviennent sans cesse : une répétition n'apporte pas de points.",
  scoredWords:
    "Une fois retirés les répétitions et les mots de remplissage, la longueur du texte ne permet pas une évaluation complète.",
  codeSigns: "Ce texte contient du code ou des données au lieu de phrases : les notes en tiennent compte.",
};

function sayBlanks({ blanks, input }: PitchReading): string {
  const [first] = blanks;
  const shown = input.content.slice(first!.start, first!.end);
  return blanks.length === 1
    ? `Il reste un passage à remplir : « ${shown} ».`
    : `Il reste des passages à remplir, à commencer par « ${shown} ».`;
}

/**
 * The validity factor, 0 to 1, and in plain French what lowered it. An off-topic answer is still a speech: its cost is
 * apart, in `answers`, 1 where the question is answered or none is asked.
 */
export function judgeValidity(text: ContentReading): {
  validity: number;
  answers: number;
  notices: Notice[];
} {
  const { reading, evidence: content } = text;
  const evidence = content.validity;
  const notices: Notice[] = [];
  const { isForeign } = evidence;
  const isModel = reading.blanks.length > 0;
  let validity = 1;
  for (const [name, { curve }] of Object.entries(VALIDITY) as [
    keyof typeof VALIDITY,
    { curve: Parameters<typeof applyCurve>[0] },
  ][]) {
    const quality = applyCurve(curve, evidence[name]);
    validity *= quality;
    // Already explained by the notices below: a template left to fill in, or another language.
    const isExplained = (name === "foreignShare" && isForeign) || (name === "scoredWords" && isModel);
    if (quality >= TELL || name === "blankRate" || isExplained) continue;
    notices.push({ rule: name, message: MESSAGES[name] });
  }
  validity *= 1 - DUPLICATE_COST * evidence.duplicateShare;
  if (reading.lists.length > 0) {
    notices.push({
      rule: "keywordList",
      message: "Une liste de mots-clés n'est pas une phrase : elle n'est pas comptée.",
    });
  }
  if (reading.duplicates.length > 0) {
    notices.push({ rule: "duplicateSentences", message: "Une phrase répétée n'est comptée qu'une fois." });
  }
  const { spoken, likeness } = readSpeaker(text);
  validity *= SPEAKERLESS_FLOOR + (1 - SPEAKERLESS_FLOOR) * spoken;
  if (spoken < TELL) {
    notices.push({
      rule: "noSpeaker",
      message: likeness?.isTold
        ? `Ce texte se lit comme une page (article, notice, annonce), pas comme quelque chose que vous diriez.${likeness.signs} Les notes en tiennent compte.`
        : "Personne ne parle à quelqu'un dans ce texte : il ressemble à une page à lire plus qu'à une prise de parole.",
    });
  } else if (likeness?.isTold) {
    notices.push({
      rule: "likeAPage",
      message: `Ce texte se lit un peu comme une page (article, notice, annonce).${likeness.signs} Est-ce bien ce que vous direz ? ${spoken === 1 ? "Les notes n'en dépendent pas." : "Les notes en tiennent un peu compte."}`,
    });
  }
  if (content.isOffTopic) {
    notices.push({
      rule: "offTopic",
      message: content.offTopic?.isSure
        ? "La réponse ne parle pas de ce que demande la question : les notes en tiennent compte."
        : "La réponse quitte la question en chemin : les notes en tiennent compte.",
    });
  }
  if (!reading.foreign.every(({ isTheirs }) => isTheirs)) {
    notices.unshift({
      rule: "foreignPassage",
      message: "Un passage n'est pas en français : il ne compte pas dans les notes.",
    });
  }
  // Another language explains every other oddity: keep that notice only.
  if (isForeign) {
    const message = "Ce texte n'est pas en français, ou trop peu : il ne peut pas être évalué.";
    notices.splice(0, notices.length, { rule: "foreignShare", message });
  }
  if (reading.turns.length > 0) {
    notices.unshift({
      rule: "twoVoices",
      message:
        reading.input.pitchType === "rh" && isInterview(reading.turns)
          ? "Deux personnes parlent dans ce texte : seules les réponses comptent dans les notes."
          : "Deux personnes parlent dans ce texte : les notes les prennent pour une seule.",
    });
  }
  if (isModel) notices.unshift({ rule: "template", message: sayBlanks(reading) });
  if (reading.instructions.length > 0) {
    validity *= INSTRUCTION_FACTOR;
    notices.unshift({
      rule: "graderInstruction",
      message:
        "Ce texte contient des consignes adressées à l'évaluation : elles ont été retirées et ne sont pas suivies.",
    });
  }
  const { chance, toldFrom } = content.offTopic ?? { chance: 0, toldFrom: 1 };
  const isDoubted = reading.questionKind !== "leaving" && chance > toldFrom - OFF_TOPIC_DOUBT;
  const doubt = isDoubted ? Math.min(1, (chance - toldFrom) / OFF_TOPIC_DOUBT + 1) : 0;
  // Round once, so that scores, sentence and report all use the same number.
  return {
    validity: Math.round(1000 * validity) / 1000,
    answers: content.isOffTopic ? OFF_TOPIC_FACTOR : 1 - (1 - OFF_TOPIC_FACTOR) * doubt,
    notices,
  };
}
