import type { OpenerKind } from "../../content/openings.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import { isStrongFigure } from "../../content/proofs.ts";
import { count, countOrNone, enumerate, quote, quoteSentence, type Explain } from "./wording.ts";

const KIND_NAMES: Record<OpenerKind, string> = {
  question: "une question",
  chiffre: "un chiffre",
  scène: "une scène située",
  contraste: "un contraste",
  imagination: "une invitation à imaginer",
  citation: "une parole rapportée",
  adresse: "une adresse directe",
  aveu: "un aveu",
};

export const explainHook: Explain = ({ reading, values, evidence }, rated) => {
  const { opening } = evidence;
  const kinds = opening.kinds.map(({ kind }) => KIND_NAMES[kind]);
  const measure =
    kinds.length === 0
      ? "Aucun procédé d'accroche repéré dans les deux premières phrases."
      : `${count(values.openerKinds, "procédé", "procédés")} d'accroche dans l'ouverture : ${enumerate(kinds)}.`;
  const catching = opening.sentences.find((sentence) =>
    opening.kinds.some(({ span }) => span.sentence === sentence.index),
  );
  const first = opening.sentences[0] ?? reading.sentences[0];
  let said = first ? `Vous commencez par ${quoteSentence(first)}.` : "Le texte est vide.";
  if (catching && catching !== first) said = `L'attention se prend ici : ${quoteSentence(catching)}.`;
  if (opening.flat) {
    const better = strongerStart(reading.sentences);
    return {
      measure,
      evidence: `Ouverture convenue, que beaucoup emploient : ${quote(opening.flat.quote)}.`,
      advice: better
        ? `Commencez plutôt par ${quoteSentence(better)} ; présentez-vous ensuite.`
        : "Commencez par une scène, une question ou un chiffre ; présentez-vous ensuite.",
    };
  }
  if (rated.quality > 0.7) {
    return {
      measure,
      evidence: said,
      advice: "Gardez cette ouverture et marquez un silence juste après.",
      keeps: true,
    };
  }
  const better = kinds.length === 0 ? strongerStart(reading.sentences.slice(2)) : null;
  return {
    measure,
    evidence: said,
    advice: better
      ? `Essayez d'ouvrir sur ${quoteSentence(better)}, qui frappe davantage.`
      : kinds.length === 0
        ? "Ouvrez sur une scène précise, un chiffre qui surprend ou une question à votre public."
        : `Renforcez l'ouverture d'un second procédé : ${enumerateChoices(opening.kinds.map(({ kind }) => kind))}.`,
  };
};

/** Two ways of catching the attention that the opening does not use yet. */
function enumerateChoices(used: readonly OpenerKind[]): string {
  const choices: [OpenerKind, string][] = [
    ["question", "une question à votre public"],
    ["scène", "une scène située"],
    ["chiffre", "un chiffre qui surprend"],
    ["contraste", "un contraste"],
  ];
  return choices
    .filter(([kind]) => !used.includes(kind))
    .slice(0, 2)
    .map(([, name]) => name)
    .join(", ou ");
}

/** A sentence of the pitch that would open it better: short, with a figure or a name, and no link backwards. */
function strongerStart(sentences: readonly SentenceReading[]): SentenceReading | null {
  const candidates = sentences.filter(({ sentence, figures, hasVerb }) => {
    return (
      hasVerb &&
      figures.some(isStrongFigure) &&
      sentence.words >= 5 &&
      sentence.words <= 28 &&
      !/^(?:l['’](?:idée|objectif)|le (?:but|principe|projet)|cette|cet|ces|il|elle|ils|elles|cela|ça|ce|c['’]|et|mais|donc|alors|ensuite|enfin|nous (?:cherchons|levons))\b/i.test(
        sentence.text,
      )
    );
  });
  return candidates.sort((a, b) => b.figures.length - a.figures.length || a.index - b.index)[0] ?? null;
}

export const explainCall: Explain = ({ values, evidence }) => {
  const { closing } = evidence;
  const calls = closing.sentences.flatMap((sentence) => sentence.calls).filter((call) => !call.diluted);
  const measure = `${countOrNone(calls.length, "Aucune demande adressée", "demande adressée", "demandes adressées")} au public dans la fin du pitch.`;
  const last = closing.sentences.at(-1);
  const asked = closing.question;
  if (values.callStrength >= 0.84 && closing.call) {
    const sentence = closing.sentences.find((candidate) => candidate.index === closing.call!.sentence);
    return {
      measure,
      evidence: `Votre demande est précise : ${sentence ? quoteSentence(sentence) : quote(closing.call.quote)}.`,
      advice: "Gardez cette demande en dernier, et ne la faites suivre que d'un silence.",
      keeps: true,
    };
  }
  if (closing.call?.diluted) {
    return {
      measure,
      evidence: `Cette formule n'engage personne : ${quote(closing.call.quote)}.`,
      advice: "Terminez par une demande nette : qui fait quoi, et quel jour.",
    };
  }
  if (closing.call) {
    const sentence = closing.sentences.find((candidate) => candidate.index === closing.call!.sentence);
    if (closing.isAnchored) {
      return {
        measure,
        evidence: `La demande est là : ${sentence ? quoteSentence(sentence) : quote(closing.call.quote)}.`,
        advice: "Redites cette demande en une phrase courte, et finissez sur elle.",
      };
    }
    return {
      measure,
      evidence: `La demande est là : ${sentence ? quoteSentence(sentence) : quote(closing.call.quote)}.`,
      advice: "Ajoutez à votre demande une date, un lieu ou un montant, pour que l'on sache quoi répondre.",
    };
  }
  if (asked) {
    return {
      measure,
      evidence: `Vous finissez par une question : ${quoteSentence(asked)}.`,
      advice: "Dites aussi ce que vous attendez : une demande, avec une date, un lieu ou un montant.",
    };
  }
  return {
    measure,
    evidence: last
      ? `Le pitch s'arrête sur ${quoteSentence(last)}, sans rien demander.`
      : "Aucune demande repérée.",
    advice: "Terminez par une demande à l'impératif ou par : je vous propose, avec une date et un lieu.",
  };
};
