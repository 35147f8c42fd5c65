import { costliest, count, quote, quoteSentence, type Explain } from "./wording.ts";

export const explainPersuasion: Explain = ({ reading, values, evidence }, rated) => {
  const measure = `${count(values.evidenceSentences, "phrase contient", "phrases contiennent")} une preuve (chiffre ou nom) ; ${count(evidence.unproven.length, "superlatif", "superlatifs")} sans preuve.`;
  const strongest = evidence.proofs.toSorted(
    (a, b) => b.figures.length + b.names.length - (a.figures.length + a.names.length),
  )[0];
  const proof = strongest ? `Votre meilleure preuve : ${quoteSentence(strongest)}` : "";
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > 0.8) break;
    const advice = adviceFor(id);
    if (advice) return { measure, ...advice };
  }
  return {
    measure,
    evidence: proof === "" ? "Le propos est affirmé sans détour." : `${proof}.`,
    advice: "Gardez cette preuve près de votre demande : c'est elle que l'on retiendra.",
  };

  function adviceFor(id: string) {
    if (id === "evidenceSentences" || id === "names") {
      const claim =
        evidence.unproven[0] ??
        reading.sentences.find(
          (sentence) => sentence.hasVerb && sentence.substance < 0.7 && sentence.sentence.words >= 5,
        )?.sentence;
      if (strongest) {
        return {
          evidence: `${proof}${claim ? ` ; en revanche, rien n'appuie ${quote("quote" in claim ? claim.quote : claim.text)}` : ""}.`,
          advice:
            "Ajoutez une deuxième preuve d'une autre nature : un chiffre, un nom, un avant et un après.",
        };
      }
      if (claim)
        return {
          evidence: `Rien n'appuie ${quote("quote" in claim ? claim.quote : claim.text)}.`,
          advice: "Ajoutez juste après un chiffre avec son unité, ou le nom d'une personne ou d'un client.",
        };
      return null;
    }
    if (id === "weakClaimRate") {
      const weak = evidence.unproven[0] ?? reading.sentences.flatMap((sentence) => sentence.hedges)[0];
      return weak
        ? {
            evidence: `Cette formule affaiblit la preuve : ${quote(weak.quote)}.`,
            advice: "Remplacez-la par le fait qui vous le fait dire.",
          }
        : null;
    }
    if (id === "vagueRate") {
      const vague = reading.sentences.flatMap((sentence) => sentence.vague)[0];
      return vague
        ? {
            evidence: `Trop vague pour convaincre : ${quote(vague.quote)}.`,
            advice: "Dites combien, qui ou lequel.",
          }
        : null;
    }
    if (id === "addressRate" && values.addressRate < 0.5) {
      return {
        evidence:
          proof === ""
            ? "Le texte ne s'adresse jamais au public."
            : `${proof}, mais le texte ne s'adresse jamais au public.`,
        advice:
          "Adressez-vous à votre public au moins une fois : une question, ou ce que cela change pour lui.",
      };
    }
    if (id === "reasoningRate" && values.reasoningRate < 0.5) {
      return {
        evidence:
          proof === ""
            ? "Les affirmations se suivent sans raison donnée."
            : `${proof} ; mais les raisons restent sous-entendues.`,
        advice:
          "Dites pourquoi : reliez une affirmation à sa cause avec parce que, ou à sa conséquence avec donc.",
      };
    }
    return null;
  }
};
