import type { SlotReading } from "../../content/find-slots.ts";
import type { QuestionKind } from "../../content/question-kind.ts";
import { FOUND_COVERAGE } from "./structure.ts";
import { MISSING_PART_ADVICE } from "./missing-parts.ts";
import { capitalize, costliest, count, enumerate, quote, quoteSentence, type Explain } from "./wording.ts";

const QUESTION_NAMES: Record<QuestionKind, string> = {
  behavioural: "une question sur une situation vécue",
  introduction: "une présentation",
  motivation: "une question de motivation",
  choice: "une question sur votre candidature",
  strengths: "une question sur vos qualités",
  weaknesses: "une question sur vos défauts",
  future: "une question sur votre avenir",
  leaving: "une question sur votre départ",
  method: "une question de méthode",
  drive: "une question sur ce qui vous motive",
  salary: "une question de salaire",
  reverse: "une invitation à poser vos questions",
  other: "cette question",
  none: "une réponse sans question précisée",
};

export const explainRelevance: Explain = ({ reading, values, evidence }) => {
  const held = evidence.slots.filter((slot) => slot.coverage >= FOUND_COVERAGE);
  const missing = evidence.slots
    .filter((slot) => slot.coverage < FOUND_COVERAGE)
    .sort((a, b) => b.part.weight - a.part.weight);
  const measure = `${capitalize(count(values.partsFound, "élément présent", "éléments présents"))} sur ${values.partsExpected} attendus pour ${QUESTION_NAMES[reading.questionKind]}.`;
  const best = held.toSorted((a, b) => b.part.weight * b.coverage - a.part.weight * a.coverage)[0];
  const shown = best?.hits[0]
    ? `${capitalize(best.part.label)} : ${quoteSentence(best.hits[0].sentence)}`
    : "";
  const evidenceLine =
    shown === ""
      ? `Rien ne répond encore à la question : il manque ${enumerate(missing.slice(0, 3).map((slot) => slot.part.label))}.`
      : missing.length === 0
        ? `${shown}.`
        : `${shown} ; il manque ${enumerate(missing.slice(0, 2).map((slot) => slot.part.label))}.`;
  const advice = missing[0]
    ? MISSING_PART_ADVICE[missing[0].part.slot]!
    : values.specificity < 0.6
      ? "Précisez : un lieu, une date, un nombre rendent la réponse vérifiable."
      : "La réponse couvre la question : gardez-la et dites-la sans la lire.";
  return { measure, evidence: evidenceLine, advice };
};

export const explainStar: Explain = ({ reading, values, evidence }, rated) => {
  const names: [string, number, "situation" | "task" | "action" | "result"][] = [
    ["situation", values.situation, "situation"],
    ["tâche", values.task, "task"],
    ["action", values.action, "action"],
    ["résultat", values.result, "result"],
  ];
  const held = names.filter(([, coverage]) => coverage >= FOUND_COVERAGE).map(([name]) => name);
  const measure = `${held.length === 0 ? "Aucun des temps du récit repéré" : `${capitalize(enumerate(held))} ${held.length === 1 ? "repérée" : "repérés"}`} ; ${count(values.actionCount, "action différente", "actions différentes")} à la première personne.`;
  const action = reading.sentences.find((sentence) => sentence.actions.length > 0);
  const impersonal = evidence.ownership.impersonal[0];
  const slot = (name: string): SlotReading | undefined =>
    evidence.slots.find((candidate) => candidate.part.slot === name);
  const resultHit = slot("result")?.hits[0];
  const shown =
    resultHit && values.result >= FOUND_COVERAGE
      ? `Le résultat se lit dans ${quoteSentence(resultHit.sentence)}`
      : action
        ? `Vous dites ce que vous avez fait : ${quoteSentence(action)}`
        : "";
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > 0.75) break;
    if (id === "ownership" && impersonal && !action) {
      const sentence = reading.sentences.find((candidate) => candidate.index === impersonal.sentence);
      if (sentence)
        return {
          measure,
          evidence: `On ne sait pas qui agit : ${quoteSentence(sentence)}.`,
          advice: "Remplacez on par je là où c'est bien vous qui avez agi.",
        };
    }
    if (id === "situation" || id === "task" || id === "action" || id === "result") {
      const general = reading.sentences.find(
        (sentence) => sentence.hasVerb && sentence.actions.length === 0 && sentence.substance < 0.7,
      );
      return {
        measure,
        evidence:
          shown !== ""
            ? `${shown}.`
            : general
              ? `C'est une généralité, pas un récit : ${quoteSentence(general)}.`
              : "Le récit n'est pas encore là.",
        advice: MISSING_PART_ADVICE[id]!,
      };
    }
  }
  return {
    measure,
    evidence: shown === "" ? "Le récit se suit." : `${shown}.`,
    advice: "Gardez ce récit et entraînez-vous à le dire sans le lire.",
  };
};

export const explainExamples: Explain = ({ reading, values, evidence }) => {
  const measure = `${count(values.evidenceSentences, "phrase précise", "phrases précises")} (chiffre ou nom) et ${count(values.actionCount, "action", "actions")} à la première personne.`;
  const action =
    reading.sentences.find(
      (sentence) => sentence.actions.length > 0 && (sentence.figures.length > 0 || sentence.names.length > 0),
    ) ??
    evidence.proofs[0] ??
    reading.sentences.find((sentence) => sentence.actions.length > 0);
  const quality = reading.sentences.find(
    (sentence) => /\bje suis\b/i.test(sentence.sentence.text) && sentence.figures.length === 0,
  );
  if (!action) {
    const hollow = quality ?? reading.sentences.find((sentence) => sentence.hasVerb);
    return {
      measure,
      evidence: hollow ? `Une affirmation sans exemple : ${quoteSentence(hollow)}.` : "Aucun exemple repéré.",
      advice: "Ajoutez juste après : un jour précis, ce que vous avez fait, et ce que cela a donné.",
    };
  }
  if (values.result < FOUND_COVERAGE)
    return {
      measure,
      evidence: `Un exemple se dessine : ${quoteSentence(action)}.`,
      advice: "Allez au bout : dites ce que cela a changé, avec un chiffre ou un retour reçu.",
    };
  if (values.actionCount === 0)
    return {
      measure,
      evidence: `Un fait précis : ${quoteSentence(action)}.`,
      advice:
        "Montrez votre part : racontez une action que vous avez menée, au passé et à la première personne.",
    };
  return {
    measure,
    evidence: `Un exemple vérifiable : ${quoteSentence(action)}.`,
    advice: quality
      ? `Appuyez aussi ${quote(quality.sentence.text)} d'un exemple.`
      : "Gardez cet exemple : il dit plus que des adjectifs.",
  };
};
