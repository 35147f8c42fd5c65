import { describe, expect, it } from "vitest";
import { findClauses } from "./clauses.ts";
import { findDeeds } from "./deeds.ts";
import { readFigureFacts } from "./figure-facts.ts";
import { findNamed } from "./named.ts";
import { readText } from "./read-text.ts";
import { findReportedSpeech } from "./reported-speech.ts";
import { findRequests } from "./requests.ts";
import { findScenes } from "./scenes.ts";

describe("findClauses", () => {
  it.each([
    ["Je ne vous ai pas demandé de venir.", ["demander", "indicative", "perfect", "je", true, false]],
    ["Pourriez-vous nous recevoir ?", ["pouvoir", "conditional", "present", "vous", false, false]],
    ["Le four a été livré par Denise.", ["livrer", "indicative", "perfect", "noun", false, true]],
    ["Nous n'avons perdu que deux clients.", ["perdre", "indicative", "perfect", "nous", false, false]],
    ["Venez à l'atelier.", ["venir", "imperative", "present", "none", false, false]],
    ["On relançait les clients.", ["relancer", "indicative", "imperfect", "on", false, false]],
    ["Elle est arrivée à six heures.", ["arriver", "indicative", "perfect", "pronoun", false, false]],
  ])("%s", (text, expected) => {
    const [clause] = findClauses(readText(text));
    const { lemma, mood, tense, subject, isNegated, isPassive } = clause!;
    expect([lemma, mood, tense, subject, isNegated, isPassive]).toEqual(expected);
  });
});

describe("findRequests", () => {
  const asked = (text: string) => findRequests(readText(text)).map(({ manner, verb }) => `${manner} ${verb}`);
  it.each([
    ["Alors ce soir, je vous demande de signer la pétition.", ["proposal signer"]],
    ["Je vous propose de venir jeudi à l'atelier.", ["proposal venir"]],
    ["Est-ce que vous pourriez me donner dix minutes ?", ["question donner"]],
    ["Pourrions-nous trouver une heure avant le 20 octobre ?", ["question trouver"]],
    ["Il me faut deux écoles pour un essai.", ["need falloir"]],
    ["Nous avons besoin de trois bénévoles.", ["need avoir besoin"]],
    ["J'aimerais que vous veniez voir l'atelier.", ["wish aimer"]],
    ["Je cherche un stage de six mois.", ["proposal chercher"]],
    ["Ce que je vous demande, c'est deux écoles.", ["proposal demander"]],
    ["Venez me voir jeudi.", ["order venir"]],
    ["Inscrivez-vous avant lundi.", ["order inscrire"]],
    ["Comptez 42 euros la fenêtre.", []],
    ["Imaginez un matin d'hiver.", []],
    ["Savez-vous combien de pain nous jetons ?", []],
    ["Vous pouvez imaginer ma surprise ?", []],
    ["Il m'a dit : « Venez demain. »", []],
    ["Je voudrais remercier le traiteur.", []],
    ["On m'a proposé un poste.", []],
    ["Je vous prie d'excuser mon retard.", []],
  ])("%s", (text, expected) => expect(asked(text)).toEqual(expected));
});

describe("findDeeds", () => {
  const deeds = (text: string) => findDeeds(readText(text)).map(({ actor, verb }) => `${actor} ${verb}`);
  it.each([
    ["J'ai d'abord réuni les vendeurs.", ["je réunir"]],
    ["Nous avons démonté la machine et on a relancé la chaîne.", ["nous démonter", "on relancer"]],
    ["J'ai aimé ce métier et j'ai été surprise.", []],
    ["On m'a demandé de calculer une contrainte.", []],
    ["Je n'ai pas vendu la maison.", []],
  ])("%s", (text, expected) => expect(deeds(text)).toEqual(expected));
});

describe("findScenes", () => {
  it.each([
    ["Un mardi de mars, à la gare de Lyon, une dame m'a demandé l'heure.", 1],
    ["Alors ce soir, je vous demande de signer.", 0],
    ["Notre société livre des repas dans la région.", 0],
  ])("%s", (text, expected) => expect(findScenes(readText(text))).toHaveLength(expected));
});

describe("readFigureFacts", () => {
  const facts = (text: string) => readFigureFacts(readText(text));
  it("tells what is counted, by which verb, denied or not", () => {
    expect(facts("Nous n'avons pas perdu deux clients.")[0]).toMatchObject({
      counted: "client",
      isNegated: true,
      clause: { lemma: "perdre" },
    });
  });
  it("tells a share of a whole and a change from before to after", () => {
    expect(facts("Sept fois sur dix, la machine tombe.").map(({ isShare }) => isShare)).toEqual([true, true]);
    expect(facts("À l'école, 31 caisses contre 12 avant.").map(({ changesWith }) => changesWith)).toEqual([
      1, 0,
    ]);
    expect(facts("Il vend 31 pains et 12 tartes.").map(({ changesWith }) => changesWith)).toEqual([-1, -1]);
  });
});

describe("findNamed", () => {
  it("tells persons, places and firms, their roles, and who speaks", () => {
    const text = "La cuisinière, Maryse, m'a dit que Renault ferme à Cléon. Je travaille chez Renault.";
    expect(
      findNamed(readText(text)).map(({ quote, kind, role, speaks }) => [quote, kind, role, speaks]),
    ).toEqual([
      ["Maryse", "person", "cuisinière", true],
      ["Renault", "other", "", false],
      ["Cléon", "place", "", false],
      ["Renault", "firm", "", false],
    ]);
  });
  it("knows the speaker's own name", () => {
    expect(findNamed(readText("Je m'appelle Yanis Bourhis."))).toMatchObject([
      { isSpeaker: true, kind: "person" },
    ]);
  });
});

describe("findReportedSpeech", () => {
  it("finds what others say, in their words or told", () => {
    const told = findReportedSpeech(
      readText("Le patron m'a dit : « On arrête. » Il demande si nous livrons."),
    );
    expect(told.map(({ manner, quote }) => [manner, quote])).toEqual([
      ["direct", "« On arrête. »"],
      ["indirect", "si nous livrons."],
    ]);
    expect(told[0]!.clause!.lemma).toBe("dire");
  });
});
