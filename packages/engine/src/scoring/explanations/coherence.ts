import { costliest, formatPercent, quoteSentence, quote, type Explain } from "./wording.ts";

export const explainCoherence: Explain = ({ reading, values, evidence }, rated) => {
  const measure = `${formatPercent(values.linkShare)} des enchaînements entre phrases sont liés par un mot repris, un connecteur ou un renvoi.`;
  const loose = looseSentence();
  const linked = reading.connectives.find(
    (hit) => hit.value === "cause" || hit.value === "consequence" || hit.value === "opposition",
  );
  const worst = costliest(rated).find(
    (id) => rated.parts.find((part) => part.measure === id)!.quality < 0.75,
  );
  if (worst === "opensAlone" && reading.sentences[0]) {
    return {
      measure,
      evidence: `La première phrase renvoie à quelque chose que personne n'a encore dit : ${quoteSentence(reading.sentences[0])}.`,
      advice: "Remplacez le pronom par le nom de ce dont vous parlez.",
    };
  }
  if (worst === "orderAgreement") {
    const pair = misplaced();
    if (pair) return { measure, evidence: pair.evidence, advice: pair.advice };
  }
  if (worst && loose) {
    return {
      measure,
      evidence: `Cette phrase arrive sans lien avec la précédente : ${quoteSentence(loose)}.`,
      advice:
        "Annoncez le lien : parce que, pourtant, c'est pourquoi, ou reprenez un mot de la phrase d'avant.",
    };
  }
  return {
    measure,
    evidence: linked
      ? `Le fil se suit, par exemple avec ${quote(linked.quote)}.`
      : loose
        ? `Le fil tient ; un seul passage saute d'un sujet à l'autre : ${quoteSentence(loose)}.`
        : "Chaque phrase s'appuie sur la précédente.",
    advice: loose ? "Ajoutez-y un mot de liaison et le fil sera complet." : "Gardez cet enchaînement.",
  };

  function looseSentence() {
    const at = evidence.links.findIndex((link) => link === 0);
    if (at < 0) return null;
    return (
      reading.sentences.find((sentence) => sentence.index === at + 1 && sentence.sentence.words >= 4) ?? null
    );
  }

  function misplaced() {
    for (const [index, first] of evidence.slots.entries()) {
      const late = evidence.slots
        .slice(index + 1)
        .find(
          (second) =>
            second.position !== null && first.position !== null && second.position + 0.1 < first.position,
        );
      const hit = late?.hits[0];
      if (late && hit) {
        return {
          evidence: `${quoteSentence(hit.sentence)} arrive avant ${first.part.label}.`,
          advice: `Placez ${first.part.label} avant ${late.part.label} : le public suivra sans effort.`,
        };
      }
    }
    return null;
  }
};
