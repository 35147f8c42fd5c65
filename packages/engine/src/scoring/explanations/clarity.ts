import type { SentenceReading } from "../../content/pitch-reading.ts";
import {
  costliest,
  count,
  enumerate,
  quote,
  quoteSentence,
  type Explain,
  type Explanation,
} from "./wording.ts";

/** Under this quality a fault is worth a line. */
const FAULT = 0.85;
/** Under this mean length the sentences are choppy, not long. */
const CHOPPY = 8;
const LIST_ITEM = /^[ \t]*[-–—•*·▪●] /m;

export const explainClarity: Explain = ({ reading, values, evidence }, rated) => {
  const length = reading.units.punctuated
    ? `${count(values.wordsPerSentence, "mot", "mots", 1)} par phrase en moyenne`
    : `${LIST_ITEM.test(reading.input.content) ? "Liste" : "Transcription"} sans ponctuation : la longueur des phrases n'est pas jugée`;
  const measure = `${length} ; pour cent mots, ${count(values.fillerRate, "mot de remplissage", "mots de remplissage", 1)} et ${count(values.hedgeRate, "atténuation", "atténuations", 1)}.`;
  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FAULT) continue;
    const fault = describe(id);
    if (fault) return { measure, ...fault };
  }
  const model = reading.sentences
    .filter((sentence) => sentence.hasVerb && sentence.sentence.words >= 6 && sentence.sentence.words <= 20)
    .sort((a, b) => b.substance - a.substance || a.sentence.words - b.sentence.words)[0];
  return {
    measure,
    evidence: model ? `Une phrase nette : ${quoteSentence(model)}.` : "Aucune faute de clarté repérée.",
    advice: "Gardez ce rythme : une idée par phrase, des mots que tout le monde comprend.",
    keeps: true,
  };

  function describe(id: string): Omit<Explanation, "measure"> | null {
    switch (id) {
      case "fillerRate":
        return fromForms(
          reading.fillers.map((filler) => filler.quote),
          (forms) => `${forms.length > 1 ? "Mots" : "Mot"} de remplissage : ${enumerate(forms.map(quote))}.`,
          "Supprimez les mots de remplissage : la phrase garde tout son sens, et à l'oral un silence les remplace.",
        );
      case "hedgeRate":
        return fromForms(
          reading.sentences.flatMap((sentence) => sentence.hedges.map((hedge) => hedge.quote)),
          (forms) =>
            `${forms.length > 1 ? "Ces précautions affaiblissent" : "Cette précaution affaiblit"} votre propos : ${enumerate(forms.map(quote))}.`,
          "Affirmez : retirez les précautions, ou donnez le fait qui justifie d'hésiter.",
        );
      case "vagueRate":
        return fromForms(
          reading.sentences.flatMap((sentence) => sentence.vague.map((word) => word.quote)),
          (forms) => `${forms.length > 1 ? "Mots vagues" : "Mot vague"} : ${enumerate(forms.map(quote))}.`,
          "Remplacez chaque mot vague par ce dont il s'agit : un nom, un nombre, un exemple.",
        );
      case "jargonRate":
        return fromForms(
          reading.sentences.flatMap((sentence) => sentence.jargon.map((word) => word.quote)),
          (forms) =>
            `${forms.length > 1 ? "Mots d'initiés" : "Mot d'initié"} : ${enumerate(forms.map(quote))}.`,
          "Remplacez les mots d'initiés par ce que vous diriez à quelqu'un d'un autre métier.",
        );
      case "longSentenceShare":
      case "wordsPerSentence":
        return values.wordsPerSentence < CHOPPY
          ? choppy(reading.sentences)
          : tooLong(reading.sentences, values.longSentences);
      case "readability": {
        const heavy = reading.sentences
          .filter((sentence) => sentence.sentence.words >= 8)
          .sort((a, b) => letters(b) - letters(a))[0];
        return heavy && rated.parts.find((part) => part.measure === id)!.quality < 0.6
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
};

function fromForms(found: readonly string[], evidence: (forms: string[]) => string, advice: string) {
  const forms = distinct(found).slice(0, 3);
  return forms.length === 0 ? null : { evidence: evidence(forms), advice };
}

function choppy(sentences: readonly SentenceReading[]) {
  const short = sentences.find((sentence) => sentence.sentence.words >= 2 && sentence.sentence.words <= 6);
  return short
    ? {
        evidence: `Beaucoup de phrases très courtes, comme ${quoteSentence(short)}.`,
        advice: "Reliez deux phrases courtes d'un mot logique quand l'une explique l'autre.",
      }
    : null;
}

function tooLong(sentences: readonly SentenceReading[], long: number) {
  const longest = sentences.toSorted((a, b) => b.sentence.words - a.sentence.words)[0];
  if (!longest || longest.sentence.words < 24) return null;
  const counted =
    long > 0
      ? `${count(long, "phrase ne tient", "phrases ne tiennent")} pas dans un souffle ; la plus longue commence par`
      : "La phrase la plus longue commence par";
  return {
    evidence: `${counted} ${quoteSentence(longest)}.`,
    advice: "Coupez la phrase la plus longue en deux : l'idée principale d'abord, le détail ensuite.",
  };
}

function letters({ sentence }: SentenceReading): number {
  return sentence.text.length / Math.max(1, sentence.words);
}

function distinct(forms: readonly string[]): string[] {
  return [...new Map(forms.map((form) => [form.toLowerCase(), form])).values()];
}
