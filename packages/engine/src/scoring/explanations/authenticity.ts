import { costliest, count, quoteSentence, type Explain } from "./wording.ts";
import { FOUND_COVERAGE } from "./structure.ts";
import { MISSING_PART_ADVICE } from "./missing-parts.ts";

export const explainAuthenticity: Explain = ({ reading, values, evidence }, rated) => {
  const scene = evidence.slots
    .find((slot) => slot.part.slot === "anecdote")
    ?.hits.toSorted((a, b) => b.credit - a.credit)[0];
  const feeling = evidence.slots.find((slot) => slot.part.slot === "emotion")?.hits[0];
  const measure = `${scene ? "Une scène racontée" : "Aucune scène racontée"}, ${feeling ? "une émotion nommée" : "aucune émotion nommée"} ; ${count(values.evidenceSentences, "phrase cite", "phrases citent")} un nom ou un chiffre.`;
  const shown = scene ?? feeling;
  const general = reading.sentences.find(
    (sentence) => sentence.hasVerb && sentence.substance < 0.7 && sentence.sentence.words >= 6,
  );
  const evidenceLine = shown
    ? `Cela sonne vrai : ${quoteSentence(shown.sentence)}.`
    : general
      ? `N'importe qui pourrait le dire : ${quoteSentence(general)}.`
      : "Le texte ne raconte encore rien de vous.";
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > 0.75) break;
    if (id === "anecdote" && values.anecdote < FOUND_COVERAGE)
      return { measure, evidence: evidenceLine, advice: MISSING_PART_ADVICE.anecdote! };
    if (id === "emotion") return { measure, evidence: evidenceLine, advice: MISSING_PART_ADVICE.emotion! };
    if (id === "specificity")
      return {
        measure,
        evidence: evidenceLine,
        advice: "Ajoutez un détail que vous seul pouvez donner : un nom, un objet, une heure.",
      };
    if (id === "addressRate")
      return {
        measure,
        evidence: evidenceLine,
        advice: "Parlez aux personnes présentes : dites vous, ou appelez quelqu'un par son nom.",
      };
    if (id === "firstPersonRate")
      return {
        measure,
        evidence: evidenceLine,
        advice: "Dites je : c'est votre regard que l'on vient entendre.",
      };
  }
  return { measure, evidence: evidenceLine, advice: "Gardez ce ton : il vous ressemble." };
};
