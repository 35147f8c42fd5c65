import { costliest, count, enumerate, formatNumber, quote, quoteSentence, type Explain } from "./wording.ts";

/** Under this quality a fault is worth a line. */
const FAULT = 0.8;

export const explainClarity: Explain = ({ reading, values, evidence }, rated) => {
  const { punctuated } = reading.units;
  const length = punctuated
    ? `${formatNumber(values.wordsPerSentence)} mots par phrase en moyenne`
    : "Transcription sans ponctuation : la longueur des phrases n'est pas jugée";
  const measure = `${length} ; ${formatNumber(values.fillerRate)} mot de remplissage et ${formatNumber(values.hedgeRate)} atténuation pour cent mots.`;
  for (const id of costliest(rated)) {
    const quality = rated.parts.find((part) => part.measure === id)!.quality;
    if (quality > FAULT) break;
    const fault = describe(id);
    if (fault) return { measure, ...fault };
  }
  const model = reading.sentences
    .filter((sentence) => sentence.hasVerb && sentence.sentence.words >= 6)
    .sort((a, b) => b.substance - a.substance || a.sentence.words - b.sentence.words)[0];
  return {
    measure,
    evidence: model ? `Une phrase nette : ${quoteSentence(model)}.` : "Aucune faute de clarté repérée.",
    advice: "Gardez ce rythme : une idée par phrase, des mots que tout le monde comprend.",
  };

  function describe(id: string) {
    switch (id) {
      case "fillerRate": {
        const forms = distinct(reading.fillers.map((filler) => filler.quote)).slice(0, 3);
        if (forms.length === 0) return null;
        return {
          evidence: `Mots de remplissage repérés : ${enumerate(forms.map(quote))}.`,
          advice: "Supprimez-les : la phrase garde tout son sens. À l'oral, remplacez-les par un silence.",
        };
      }
      case "hedgeRate": {
        const hedge = reading.sentences.flatMap((sentence) => sentence.hedges)[0];
        if (!hedge) return null;
        return {
          evidence: `Cette précaution affaiblit votre propos : ${quote(hedge.quote)}.`,
          advice: "Affirmez : retirez la précaution, ou dites ce qui la justifie.",
        };
      }
      case "vagueRate": {
        const vague = reading.sentences.flatMap((sentence) => sentence.vague)[0];
        if (!vague) return null;
        return {
          evidence: `Mot vague : ${quote(vague.quote)}.`,
          advice: "Remplacez-le par ce dont il s'agit : un nom, un nombre, un exemple.",
        };
      }
      case "jargonRate": {
        const words = distinct(
          reading.sentences.flatMap((sentence) => sentence.jargon).map((hit) => hit.quote),
        ).slice(0, 3);
        if (words.length === 0) return null;
        return {
          evidence: `Mots d'initiés : ${enumerate(words.map(quote))}.`,
          advice: "Remplacez chacun par ce que vous diriez à quelqu'un d'un autre métier.",
        };
      }
      case "longSentenceShare":
      case "wordsPerSentence": {
        const longest = [...reading.sentences].sort((a, b) => b.sentence.words - a.sentence.words)[0];
        if (!longest || values.wordsPerSentence < 8) return longest && shortSentences();
        return {
          evidence: `${count(values.longSentences, "phrase dépasse", "phrases dépassent")} un souffle ; la plus longue commence par ${quoteSentence(longest)}.`,
          advice: "Coupez-la en deux : gardez l'idée principale d'abord, le détail ensuite.",
        };
      }
      case "readability": {
        const heavy = [...reading.sentences]
          .filter((sentence) => sentence.sentence.words >= 8)
          .sort((a, b) => averageLength(b.sentence.text) - averageLength(a.sentence.text))[0];
        return heavy
          ? {
              evidence: `Mots longs et abstraits : ${quoteSentence(heavy)}.`,
              advice: "Préférez des mots courts et des verbes d'action aux noms en -tion ou en -ité.",
            }
          : null;
      }
      case "passiveShare": {
        const passive = evidence.passives[0];
        return passive
          ? {
              evidence: `Tournure passive : ${quote(passive.quote)}.`,
              advice: "Dites qui agit : mettez la personne en sujet de la phrase.",
            }
          : null;
      }
      default:
        return null;
    }
  }

  function shortSentences() {
    const first = reading.sentences.find((sentence) => sentence.sentence.words >= 2);
    if (!first) return null;
    return {
      evidence: `Beaucoup de phrases très courtes, comme ${quoteSentence(first)}.`,
      advice: "Reliez-en deux d'un mot logique quand l'une explique l'autre.",
    };
  }
};

function averageLength(text: string): number {
  return text.length / text.split(/\s+/).length;
}

export function distinct(forms: readonly string[]): string[] {
  return [...new Map(forms.map((form) => [form.toLowerCase(), form])).values()];
}
