import { proofWeight } from "../../content/proofs.ts";
import type { PitchType } from "../../pitch.ts";
import {
  costliest,
  count,
  countOrNone,
  quote,
  quoteSentence,
  uncountedFacts,
  type Explain,
  type Explanation,
} from "./wording.ts";

const FINE = 0.78;
/** A speech with this many precise sentences needs no more. */
const ENOUGH_DETAILS = 4;
/** Longer, a sentence claims several things: no fact can be put right after it. */
const LONGEST_CLAIM = 14;
/** « Notre solution est simple »: something is said to be so. */
const CLAIMS =
  /\b(?:est|sont|sommes|permet|permettent|offre|offrons|plaît|marche|change|apporte)(?! (?:pas|tout pour))\b/i;
/** Vague words that stand for a number. */
const COUNTLESS =
  /^(?:beaucoup|plusieurs|(?:de |d'assez )?nombreu|plein|énormément|pas mal|certain|quelques|divers|un peu|la plupart|un certain nombre)/i;

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
  const measure = `${proofs} (chiffre ou nom)${uncountedFacts(reading)}${claims}.`;
  const strongest = evidence.proofs.toSorted((a, b) => proofWeight(b) - proofWeight(a))[0];
  const proof = strongest
    ? `${isSpeech ? "Votre détail le plus précis" : "Votre meilleure preuve"} : ${quoteSentence(strongest)}`
    : "";
  const hollow = evidence.unproven[0] ?? evidence.cliches[0];
  const bare =
    reading.input.pitchType !== "produit" || strongest
      ? undefined
      : reading.sentences.find(({ index, hasVerb, substance, sentence, calls, hedges, isQuestion }) => {
          return (
            index > 0 &&
            hasVerb &&
            substance <= 0.6 &&
            sentence.words >= 5 &&
            sentence.words <= LONGEST_CLAIM &&
            hedges.length === 0 &&
            CLAIMS.test(sentence.text) &&
            calls.length === 0 &&
            !isQuestion
          );
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
    advice: KEPT_PROOF[reading.input.pitchType],
    keeps: true,
  };

  function adviceFor(id: string): Omit<Explanation, "measure"> | null {
    switch (id) {
      case "evidenceSentences":
      case "names":
      case "specificity":
        if (isSpeech && values.evidenceSentences >= ENOUGH_DETAILS) return null;
        return {
          evidence:
            unsupported === ""
              ? strongest
                ? `${proof}.`
                : "Aucun fait ne soutient encore le propos."
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
              advice: COUNTLESS.test(vague.quote)
                ? `À la place de ${quote(vague.quote)}, dites combien.`
                : `À la place de ${quote(vague.quote)}, dites précisément de quoi il s'agit.`,
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
    return unsupported === ""
      ? "Ajoutez un fait que l'on peut vérifier : un chiffre avec son unité, un nom ou une date."
      : `Juste après ${unsupported}, donnez le fait qui le montre : un chiffre, un nom ou une date.`;
  }
};

const KEPT_PROOF: Record<PitchType, string> = {
  produit: "Gardez cette preuve près de votre demande : c'est elle que l'on retiendra.",
  rh: "Gardez cette preuve et dites-la lentement : c'est elle que l'on retiendra.",
  perso: "Gardez ce détail et dites-le lentement : c'est lui que l'on retiendra.",
};
