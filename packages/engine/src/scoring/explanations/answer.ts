import { FOUND_COVERAGE, type SlotHit } from "../../content/find-slots.ts";
import { proofWeight } from "../../content/proofs.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";
import { MISSING_PART_ADVICE } from "./missing-parts.ts";
import { bestSlot, missingSlots } from "./structure.ts";
import {
  capitalize,
  costliest,
  count,
  countOrNone,
  enumerate,
  quote,
  quoteHit,
  quoteSentence,
  uncountedFacts,
  type Explain,
} from "./wording.ts";

const QUESTION_NAMES: Record<QuestionKind, string> = {
  behavioural: "une question sur une situation vécue",
  introduction: "une présentation",
  motivation: "une question de motivation",
  studies: "une question sur votre choix de formation",
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
/** Above this quality a part of the rubric asks for nothing. */
const FINE = 0.75;
/** Under this, the answer does not speak of what the question is about. */
const OFF_TOPIC = 0.25;

export const explainRelevance: Explain = ({ reading, values, evidence }, rated) => {
  const missing = missingSlots(evidence.slots);
  const measure = `${count(values.partsFound, "élément présent", "éléments présents")} sur ${values.partsExpected} attendus pour ${QUESTION_NAMES[reading.questionKind]}.`;
  const best = bestSlot(evidence.slots);
  const shown = best ? `${capitalize(best.slot.part.label)} : ${quoteHit(best.hit)}` : "";
  const cliche = evidence.cliches[0];
  let evidenceLine =
    missing.length === 0
      ? `${shown}.`
      : `${shown} ; il manque ${enumerate(missing.slice(0, 2).map((slot) => slot.part.label))}.`;
  if (!best) {
    const absent = enumerate(missing.slice(0, 3).map((slot) => slot.part.label));
    evidenceLine = cliche
      ? `Beaucoup de candidats diraient ${quote(cliche.quote)} ; il manque ${absent}.`
      : `Rien ne répond encore à la question ; il manque ${absent}.`;
  }
  if (values.topicFit < OFF_TOPIC && missing.length === 0) {
    return {
      measure,
      evidence: evidenceLine,
      advice:
        "Reprenez un mot de la question dès la première phrase, pour montrer que c'est bien à elle que vous répondez.",
    };
  }
  if (missing[0])
    return { measure, evidence: evidenceLine, advice: MISSING_PART_ADVICE[missing[0].part.slot]! };
  const skill = evidence.missingSkills[0];
  if (skill && rated.parts.find((part) => part.measure === "topicFit")!.quality < FINE)
    return {
      measure,
      evidence: evidenceLine,
      advice: `Reliez votre réponse au poste : montrez par un fait la compétence demandée, ${skill}.`,
    };
  const isPrecise = rated.parts.find((part) => part.measure === "specificity")!.quality > FINE;
  return isPrecise
    ? {
        measure,
        evidence: evidenceLine,
        advice: "La réponse couvre la question : dites-la sans la lire.",
        keeps: true,
      }
    : {
        measure,
        evidence: evidenceLine,
        advice: "Rendez la réponse vérifiable : un lieu, une date, un nombre.",
      };
};

const STEPS = [
  ["la situation", "situation"],
  ["la tâche", "task"],
  ["l'action", "action"],
  ["le résultat", "result"],
] as const;

type Step = (typeof STEPS)[number][1];

/** For a step that is told, and could be told better. */
const DEEPEN: Record<Step, string> = {
  situation: "Précisez la situation : le lieu, le moment et les personnes.",
  task: "Dites plus nettement ce que l'on attendait de vous, et pour quand.",
  action: "Détaillez vos actions : ce que vous avez fait d'abord, puis ensuite.",
  result: "Précisez le résultat : un avant et un après, ou un chiffre.",
};

/** A measured change shows a result best; what the speaker did comes after. */
function resultWeight({ sentence, credit }: SlotHit): number {
  return credit + proofWeight(sentence) - (sentence.actions.length > 0 ? 1 : 0);
}

export const explainStar: Explain = ({ reading, values, evidence }, rated) => {
  const held = STEPS.filter(([, id]) => values[id] >= FOUND_COVERAGE).map(([name]) => name);
  const told = held.length === 0 ? "Aucun temps du récit repéré" : `Dans le récit : ${enumerate(held)}`;
  const measure = `${told} ; ${countOrNone(values.actionCount, "aucune action", "action", "actions différentes")} à la première personne.`;
  const action = reading.sentences.find((sentence) =>
    sentence.actions.some((candidate) => !candidate.isGeneric),
  );
  const result = evidence.slots
    .find((slot) => slot.part.slot === "result")
    ?.hits.toSorted((a, b) => resultWeight(b) - resultWeight(a))[0];
  let shown = "";
  if (result && values.result >= FOUND_COVERAGE) shown = `Le résultat se lit dans ${quoteHit(result)}.`;
  else if (action) shown = `Vous dites ce que vous avez fait : ${quoteSentence(action)}.`;

  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FINE) continue;
    if (id === "ownership") {
      const impersonal = evidence.ownership.impersonal[0];
      const sentence =
        impersonal && reading.sentences.find((candidate) => candidate.index === impersonal.sentence);
      if (sentence)
        return {
          measure,
          evidence: `On ne sait pas qui agit : ${quoteSentence(sentence)}.`,
          advice: "Remplacez on par je là où c'est bien vous qui avez agi.",
        };
      continue;
    }
    const general = reading.sentences.find(
      (sentence) =>
        sentence.hasVerb &&
        sentence.actions.length === 0 &&
        sentence.substance < 0.7 &&
        sentence.sentence.words >= 5,
    );
    const fallback = general
      ? `C'est une généralité, pas encore un récit : ${quoteSentence(general)}.`
      : "Le récit n'est pas encore là.";
    return {
      measure,
      evidence: shown === "" ? fallback : shown,
      advice: (values[id as Step] >= FOUND_COVERAGE ? DEEPEN : MISSING_PART_ADVICE)[id as Step]!,
    };
  }
  return {
    measure,
    evidence: shown === "" ? "Le récit se suit de bout en bout." : shown,
    advice: "Gardez ce récit et entraînez-vous à le dire sans le lire.",
    keeps: true,
  };
};

export const explainExamples: Explain = ({ reading, values, evidence }, rated) => {
  const measure = `${countOrNone(values.evidenceSentences, "Aucune phrase précise", "phrase précise", "phrases précises")} (chiffre ou nom) et ${countOrNone(values.actionCount, "aucune action", "action", "actions différentes")} à la première personne${uncountedFacts(reading)}.`;
  const told = reading.sentences.filter((sentence) => sentence.actions.some((action) => !action.isGeneric));
  const example = told.toSorted((a, b) => proofWeight(b) - proofWeight(a))[0] ?? evidence.proofs[0];
  const cliche = evidence.cliches[0];
  if (!example) {
    const hollow = cliche ? quote(cliche.quote) : null;
    return {
      measure,
      evidence: hollow
        ? `Une affirmation sans exemple : ${hollow}.`
        : "La réponse reste générale : aucune action, aucun fait daté.",
      advice: hollow
        ? `Après ${hollow}, racontez un jour précis : ce que vous avez fait, et ce que cela a donné.`
        : MISSING_PART_ADVICE.example!,
    };
  }
  const shown = quoteSentence(example);
  if (values.actionCount === 0) {
    return {
      measure,
      evidence: `Un fait précis : ${shown}.`,
      advice:
        "Montrez votre part : racontez une action que vous avez menée, au passé et à la première personne.",
    };
  }
  if (values.result < FOUND_COVERAGE) {
    return {
      measure,
      evidence: `Un exemple se dessine : ${shown}.`,
      advice: "Allez au bout de l'exemple : dites ce que cela a changé, avec un chiffre ou un retour reçu.",
    };
  }
  if (cliche)
    return {
      measure,
      evidence: `Un exemple vérifiable : ${shown}.`,
      advice: `Appuyez aussi ${quote(cliche.quote)} d'un exemple, ou retirez-le.`,
    };
  return rated.quality > FINE
    ? {
        measure,
        evidence: `Un exemple vérifiable : ${shown}.`,
        advice: "Gardez cet exemple : il dit plus que des adjectifs.",
        keeps: true,
      }
    : {
        measure,
        evidence: `Un exemple vérifiable : ${shown}.`,
        advice: "Ajoutez un second exemple, plus court, tiré d'une autre situation.",
      };
};
