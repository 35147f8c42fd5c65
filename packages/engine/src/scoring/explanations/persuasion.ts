import { countAnchors } from "../../content/proofs.ts";
import {
  costliest,
  count,
  countOrNone,
  quote,
  quoteSentence,
  type Explain,
  type Explanation,
} from "./wording.ts";

const FINE = 0.78;

export const explainPersuasion: Explain = ({ reading, values, evidence }, rated) => {
  const isSpeech = reading.input.pitchType === "perso";
  const proofs = countOrNone(
    values.evidenceSentences,
    "Aucune phrase ne contient de preuve",
    "phrase contient une preuve",
    "phrases contiennent une preuve",
  );
  const claims =
    values.unprovenClaims > 0
      ? ` ; ${count(values.unprovenClaims, "superlatif reste", "superlatifs restent")} sans preuve`
      : "";
  const measure = `${proofs} (chiffre ou nom)${claims}.`;
  const strongest = evidence.proofs.toSorted((a, b) => countAnchors(b) - countAnchors(a))[0];
  const proof = strongest
    ? `${isSpeech ? "Votre détail le plus précis" : "Votre meilleure preuve"} : ${quoteSentence(strongest)}`
    : "";
  const hollow = evidence.unproven[0] ?? evidence.cliches[0];
  const bare =
    isSpeech || strongest
      ? undefined
      : reading.sentences.find(({ hasVerb, substance, sentence, calls, isQuestion }) => {
          return hasVerb && substance <= 0.6 && sentence.words >= 6 && calls.length === 0 && !isQuestion;
        });
  const unsupported = hollow ? quote(hollow.quote) : bare ? quoteSentence(bare) : "";
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FINE) continue;
    const advice = adviceFor(id);
    if (advice) return { measure, ...advice };
  }
  return {
    measure,
    evidence: proof === "" ? "Le propos est affirmé sans détour." : `${proof}.`,
    advice: "Gardez cette preuve près de votre demande : c'est elle que l'on retiendra.",
    keeps: true,
  };

  function adviceFor(id: string): Omit<Explanation, "measure"> | null {
    switch (id) {
      case "evidenceSentences":
      case "names":
      case "specificity":
        if (!strongest && unsupported === "") return null;
        return {
          evidence:
            strongest && unsupported === ""
              ? `${proof}.`
              : strongest
                ? `${proof} ; en revanche, rien n'appuie ${unsupported}.`
                : `Rien n'appuie ${unsupported}.`,
          advice: proofAdvice(),
        };
      case "weakClaimRate": {
        const weak = hollow ?? reading.sentences.flatMap((sentence) => sentence.hedges)[0];
        return weak
          ? {
              evidence: `Cette formule affaiblit la preuve : ${quote(weak.quote)}.`,
              advice: `Remplacez ${quote(weak.quote)} par le fait qui vous le fait dire.`,
            }
          : null;
      }
      case "vagueRate": {
        const vague = reading.sentences.flatMap((sentence) => sentence.vague)[0];
        return vague
          ? {
              evidence: `Trop vague pour convaincre : ${quote(vague.quote)}.`,
              advice: `À la place de ${quote(vague.quote)}, dites combien, qui ou lequel.`,
            }
          : null;
      }
      case "addressRate":
        return values.addressRate < 0.4
          ? {
              evidence:
                proof === ""
                  ? "Le texte ne s'adresse jamais au public."
                  : `${proof} ; mais le texte ne s'adresse presque jamais au public.`,
              advice:
                "Adressez-vous à votre public au moins une fois : une question, ou ce que cela change pour lui.",
            }
          : null;
      case "reasoningRate":
        return values.reasoningRate < 0.5
          ? {
              evidence:
                proof === ""
                  ? "Les affirmations se suivent sans raison donnée."
                  : `${proof} ; mais les raisons restent sous-entendues.`,
              advice:
                "Dites pourquoi : reliez une affirmation à sa cause par parce que, ou à sa conséquence par donc.",
            }
          : null;
      default:
        return null;
    }
  }

  function proofAdvice(): string {
    if (isSpeech)
      return "Ajoutez un détail que l'on peut se représenter : un prénom, un lieu, une date, un objet.";
    if (values.names === 0 && strongest)
      return "Ajoutez un nom : une personne, un client ou un lieu que l'on peut vérifier.";
    if (strongest)
      return "Ajoutez une preuve d'une autre nature : un chiffre, un témoignage nommé, un avant et un après.";
    return `Juste après ${unsupported}, donnez un chiffre avec son unité, ou un fait daté.`;
  }
};
