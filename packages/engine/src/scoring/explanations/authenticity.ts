import { MISSING_PART_ADVICE } from "./missing-parts.ts";
import { FOUND_COVERAGE } from "../../content/find-slots.ts";
import {
  costliest,
  countOrNone,
  quote,
  quoteHit,
  quoteSentence,
  uncountedFacts,
  type Explain,
} from "./wording.ts";

const FINE = 0.75;

export const explainAuthenticity: Explain = ({ reading, values, evidence }, rated) => {
  const scene = evidence.slots
    .find((slot) => slot.part.slot === "anecdote")
    ?.hits.filter((hit) => hit.sentence.sentence.words >= 5)
    .toSorted((a, b) => b.credit - a.credit)[0];
  const feeling = evidence.slots
    .find((slot) => slot.part.slot === "emotion")
    ?.hits.toSorted((a, b) => b.credit - a.credit)[0];
  const measure = `${scene ? "Une scène racontée" : "Aucune scène racontée"}, ${feeling ? "une émotion nommée" : "aucune émotion nommée"} ; ${countOrNone(values.evidenceSentences, "aucune phrase ne cite", "phrase cite", "phrases citent")} un nom ou un chiffre${uncountedFacts(reading)}.`;
  const cliche = evidence.cliches[0];
  const general = reading.sentences.find(
    (sentence) => sentence.hasVerb && sentence.substance < 0.7 && sentence.sentence.words >= 6,
  );
  let evidenceLine = "Le texte ne raconte encore rien de vous.";
  if (scene) evidenceLine = `On y est : ${quoteHit(scene)}.`;
  else if (cliche) evidenceLine = `N'importe qui pourrait dire ${quote(cliche.quote)}.`;
  else if (feeling) evidenceLine = `Cela sonne vrai : ${quoteHit(feeling)}.`;
  else if (general) evidenceLine = `N'importe qui pourrait le dire : ${quoteSentence(general)}.`;
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FINE) continue;
    const advice =
      id === "emotion" && feeling
        ? "Restez un instant de plus sur ce que vous ressentez : une phrase courte suffit."
        : ADVICE[id];
    if (advice && !(id === "anecdote" && values.anecdote >= FOUND_COVERAGE))
      return { measure, evidence: evidenceLine, advice };
  }
  return { measure, evidence: evidenceLine, advice: "Gardez ce ton : il vous ressemble.", keeps: true };
};

const ADVICE: Record<string, string | undefined> = {
  anecdote: MISSING_PART_ADVICE.anecdote,
  emotion: MISSING_PART_ADVICE.emotion,
  specificity: "Ajoutez un détail que personne d'autre ne pourrait donner : un nom, un objet, une heure.",
  addressRate:
    "Adressez-vous plus souvent aux personnes présentes : dites vous, ou tu, à celles dont vous parlez.",
  firstPersonRate: "Dites je : c'est votre regard que l'on vient entendre.",
};
