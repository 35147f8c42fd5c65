import { describe, expect, it } from "vitest";
import { findClauses } from "./clauses.ts";
import { readText } from "./read-text.ts";
import { findRequests } from "./requests.ts";

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
