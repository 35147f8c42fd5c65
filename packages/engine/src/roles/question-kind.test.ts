import { describe, expect, it } from "vitest";
import { asksAboutAThing, classifyQuestion, type QuestionKind } from "./question-kind.ts";

const BANK: [string, QuestionKind][] = [
  ["Pouvez-vous vous présenter ?", "introduction"],
  ["Présentez-vous en deux minutes.", "introduction"],
  ["Parlez-moi de vous.", "introduction"],
  ["Parlez-nous de votre parcours", "introduction"],
  ["Pourquoi ce poste vous intéresse-t-il ?", "motivation"],
  ["Pourquoi souhaitez-vous intégrer notre formation ?", "studies"],
  ["Pourquoi avez-vous choisi notre école ?", "studies"],
  ["Pourquoi devrions-nous augmenter votre salaire ?", "salary"],
  ["Pourquoi souhaitez-vous rejoindre notre entreprise ?", "motivation"],
  ["Qu’est-ce qui vous attire chez nous, et que savez-vous de notre activité ?", "motivation"],
  ["Quelles sont vos principales qualités ?", "strengths"],
  ["Quels sont vos principaux défauts ?", "weaknesses"],
  ["Quel est votre principal point faible ?", "weaknesses"],
  ["Où vous voyez-vous dans cinq ans ?", "future"],
  ["Où vous voyez-vous dans 5 ans ?", "future"],
  ["Pourquoi quittez-vous votre poste actuel ?", "leaving"],
  ["Je vois un trou de trois ans dans votre CV, que s'est-il passé ?", "other"],
  ["Parlez-moi d'une réussite dont vous êtes fier.", "behavioural"],
  ["Parlez-moi d'un échec et de ce que vous en avez appris.", "behavioural"],
  ["Racontez une situation difficile et la façon dont vous l'avez résolue.", "behavioural"],
  ["Parlez-moi d’un désaccord avec un collègue : comment l’avez-vous réglé ?", "behavioural"],
  ["Donnez un exemple où vous avez travaillé sous pression.", "behavioural"],
  ["Donnez-moi un exemple précis et récent qui montre votre sens de l'écoute.", "behavioural"],
  ["Avez-vous déjà géré un client mécontent ?", "behavioural"],
  ["Quel est votre plus grand échec et qu'avez-vous appris ?", "behavioural"],
  ["Décrivez un projet récent où vous avez utilisé Excel.", "behavioural"],
  [
    "Quelle difficulté technique avez-vous rencontrée avec React, et comment l'avez-vous résolue ?",
    "behavioural",
  ],
  ["Comment organisez-vous votre travail quand tout est urgent ?", "method"],
  ["Comment réagissez-vous à la critique ?", "method"],
  ["Qu'est-ce qui vous motive dans votre métier ?", "drive"],
  ["Pourquoi devrions-nous vous choisir ?", "choice"],
  ["Quelles sont vos prétentions salariales ?", "salary"],
  ["Avez-vous des questions à nous poser ?", "reverse"],
  ["De quoi es-tu fier, dans tout ce que tu as fait ?", "behavioural"],
  ["Il y a dix mois de vide sur ce CV, vous faisiez quoi ?", "leaving"],
  ["Et question paie, vous visez combien par mois ?", "salary"],
  ["Qu'avez-vous que les autres candidats n'ont pas ?", "choice"],
  ["Il nous reste un moment : que voulez-vous nous demander ?", "reverse"],
  ["Et dans six ou sept ans, vous serez à quel poste ?", "future"],
  ["Aimez-vous le fromage ?", "other"],
  ["", "none"],
  ["   ", "none"],
];

describe("asksAboutAThing", () => {
  it.each([
    "Quelle différence entre un disjoncteur et un fusible ?",
    "Expliquez-nous pourquoi on taille la vigne.",
    "Comment expliqueriez-vous l'usufruit à quelqu'un qui n'y connaît rien ?",
    "À quoi sert un index dans une base de données ?",
    "Pourquoi laisse-t-on des joints dans une dalle ?",
    "Qu'est-ce qu'un coup de bélier ?",
  ])("%s", (question) => {
    expect(asksAboutAThing(question)).toBe(true);
    expect(classifyQuestion(question)).toBe("other");
  });

  it.each([
    "Comment expliquez-vous ce trou dans votre CV ?",
    "Pourquoi on vous prendrait ?",
    "Pour vous, c'est quoi un bon manager ?",
    "Qu'est-ce que vous allez nous apporter ?",
    "Expliquez un problème que vous avez résolu sur un chantier.",
    "Pourquoi quittez-vous votre poste ?",
    "Comment organisez-vous votre travail quand tout est urgent ?",
  ])("not %s", (question) => {
    expect(asksAboutAThing(question)).toBe(false);
  });
});

describe("classifyQuestion", () => {
  it.each(BANK)("%s → %s", (question, kind) => {
    expect(classifyQuestion(question)).toBe(kind);
  });

  it("reads a question typed without accents, in capitals or decomposed the same way", () => {
    expect(classifyQuestion("QUELS SONT VOS DEFAUTS")).toBe("weaknesses");
    expect(classifyQuestion("Quels sont vos défauts ?".normalize("NFD"))).toBe("weaknesses");
    expect(classifyQuestion(null)).toBe("none");
  });
});
