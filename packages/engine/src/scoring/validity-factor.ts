import { applyCurve } from "../content/curves.ts";
import type { ContentReading } from "../content/content-values.ts";
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

/** Under this quality, a reason is worth telling. */
const TELL = 0.85;

const MESSAGES: Record<keyof typeof VALIDITY, string> = {
  functionWordRatio:
    "Ce texte ressemble à une suite de mots-clés : il manque les petits mots qui font des phrases. Les notes en tiennent compte.",
  brokenSyntax:
    "Beaucoup de mots se suivent d'une façon impossible en français : les notes en tiennent compte.",
  contentRunShare:
    "Des mots se suivent sans rien qui les relie : écrivez des phrases, et non une liste d'idées.",
  topWordShare:
    "Les trois mêmes mots reviennent sans cesse : le texte tourne sur lui-même au lieu d'avancer.",
  foreignShare:
    "Une grande partie de ce texte n'est pas en français : seule la partie française peut être évaluée.",
  repeatedBigramShare:
    "Les mêmes groupes de mots reviennent sans cesse : une répétition n'apporte pas de points.",
  scoredWords:
    "Une fois retirés les répétitions et les mots de remplissage, la longueur du texte ne permet pas une évaluation complète.",
  codeSigns: "Ce texte contient du code ou des données au lieu de phrases : les notes en tiennent compte.",
};

/**
 * The validity factor, 0 to 1, and in plain French what lowered it. An answer to another question is a speech all the
 * same: what that costs stands apart, in `answers`, 1 where the question is answered or none is asked.
 */
export function judgeValidity(text: ContentReading): {
  validity: number;
  answers: number;
  notices: Notice[];
} {
  const { reading, evidence: content } = text;
  const evidence = content.validity;
  const notices: Notice[] = [];
  let validity = 1;
  for (const [name, { curve }] of Object.entries(VALIDITY) as [
    keyof typeof VALIDITY,
    { curve: Parameters<typeof applyCurve>[0] },
  ][]) {
    const quality = applyCurve(curve, evidence[name]);
    validity *= quality;
    if (quality >= TELL) continue;
    // A foreign language explains what else looks wrong.
    if (name === "foreignShare") notices.unshift({ rule: name, message: MESSAGES[name] });
    else notices.push({ rule: name, message: MESSAGES[name] });
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
  const spoken = readSpeaker(text);
  validity *= SPEAKERLESS_FLOOR + (1 - SPEAKERLESS_FLOOR) * spoken;
  if (spoken < TELL) {
    notices.push({
      rule: "noSpeaker",
      message:
        "Personne ne parle à quelqu'un dans ce texte : il ressemble à une page à lire plus qu'à une prise de parole.",
    });
  }
  if (content.isOffTopic) {
    notices.push({
      rule: "offTopic",
      message: "La réponse ne parle pas de ce que demande la question : les notes en tiennent compte.",
    });
  }
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
  // Rounded once, so that the scores, the sentence and the report rest on one number.
  return {
    validity: Math.round(1000 * validity) / 1000,
    answers: content.isOffTopic ? OFF_TOPIC_FACTOR : 1 - (1 - OFF_TOPIC_FACTOR) * doubt,
    notices,
  };
}
