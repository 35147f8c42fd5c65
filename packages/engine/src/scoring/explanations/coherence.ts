import type { SentenceReading } from "../../content/pitch-reading.ts";
import { missingSlots } from "./structure.ts";
import { misplacedParts } from "./misplaced-parts.ts";
import { costliest, formatPercent, quote, quoteAround, quoteSentence, type Explain } from "./wording.ts";

const FINE = 0.75;

export const explainCoherence: Explain = ({ reading, values, evidence }, rated) => {
  const measure = `${formatPercent(values.linkShare)} des passages d'une phrase à l'autre sont liés par un mot repris, un connecteur ou un renvoi.`;
  const loose = looseSentence();
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FINE) continue;
    const first = reading.sentences[0];
    if (id === "opensAlone" && first) {
      return {
        measure,
        evidence: `La première phrase renvoie à quelque chose que personne n'a encore dit : ${quoteSentence(first)}.`,
        advice: "Dans la première phrase, remplacez le pronom par le nom de ce dont vous parlez.",
      };
    }
    const pair = id === "orderAgreement" ? misplacedParts(evidence.slots) : null;
    const late = pair?.first.hits[0];
    if (pair && late) {
      return {
        measure,
        evidence: `${quoteSentence(late.sentence)} arrive après ${pair.second.part.label}.`,
        advice: `Placez ${pair.first.part.label} avant ${pair.second.part.label} : le public suivra sans effort.`,
      };
    }
    if ((id === "linkShare" || id === "locality") && loose) {
      return {
        measure,
        evidence: `Ici, le lien avec la phrase d'avant reste à deviner : ${quoteSentence(loose)}.`,
        advice:
          "Liez les phrases qui se suivent : parce que, pourtant, c'est pourquoi, ou un mot repris de la phrase d'avant.",
      };
    }
    if (id === "contentDiversity") {
      return {
        measure,
        evidence: "Les mêmes mots reviennent souvent d'une phrase à l'autre.",
        advice: "Remplacez une reprise sur deux par un mot plus précis, ou supprimez la phrase qui répète.",
      };
    }
  }
  const logical = reading.connectives.find(
    (hit) => hit.value === "cause" || hit.value === "consequence" || hit.value === "opposition",
  );
  const sentence = logical && reading.sentences.find((candidate) => candidate.index === logical.sentence);
  const shown =
    logical && sentence
      ? `Le fil se suit, par exemple avec ${quote(logical.quote)} dans ${quoteAround(sentence, logical)}.`
      : "Les phrases se suivent sans heurt.";
  const absent = missingSlots(evidence.slots)[0];
  if (rated.quality < FINE && absent) {
    return {
      measure,
      evidence: shown,
      advice: `Ajoutez l'étape qui manque au fil, ${absent.part.label}, à la place où on l'attend.`,
    };
  }
  return { measure, evidence: shown, advice: "Gardez cet enchaînement.", keeps: true };

  /** A full sentence of the body that nothing ties to the one before. */
  function looseSentence(): SentenceReading | null {
    const last = reading.sentences.length - 2;
    return (
      reading.sentences.find((sentence, at) => {
        return (
          at >= 2 && at <= last && sentence.sentence.words >= 6 && evidence.links[sentence.index - 1] === 0
        );
      }) ?? null
    );
  }
};
