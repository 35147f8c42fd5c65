import { describe, expect, it } from "vitest";
import { findAddress, findImperatives } from "./address.ts";
import { findConnectives } from "./connectives.ts";
import { findFigures } from "./figures.ts";
import { findHedges } from "./hedges.ts";
import { measureOwnership } from "./ownership.ts";
import { findPassives } from "./passive.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import { readText } from "./read-text.ts";
import { findSuperlatives } from "./superlatives.ts";

describe("findFigures", () => {
  it.each([
    ["38 %", "percent", 38],
    ["quarante-deux pour cent", "percent", 42],
    ["350 000 euros", "money", 350_000],
    ["deux cent cinquante mille euros", "money", 250_000],
    ["12 k€", "money", 12],
    ["trois millions d'euros", "money", 3_000_000],
    ["six mois", "duration", 6],
    ["14h30", "duration", 14],
    ["31 boulangeries", "quantity", 31],
    ["12 mars 2024", "date", 12],
    ["deux fois", "ratio", 2],
    ["quatre-vingt-dix clients", "quantity", 90],
  ])("reads %s", (text, kind, value) => {
    const [figure] = findFigures(readText(`Nous avons ${text}.`));
    expect(figure).toMatchObject({ kind, value, quote: text });
  });

  it("takes un and une for articles", () => {
    expect(findFigures(readText("Une idée et un projet pour un client."))).toEqual([]);
  });
});

describe("measureOwnership", () => {
  it("tells who acts", () => {
    const mine = measureOwnership(
      readText(
        "J'ai réuni l'équipe, j'ai ensuite appelé le client et je l'ai convaincu. J'organise les stocks.",
      ),
    );
    expect(mine.distinctActions).toBe(4);
    expect(mine.share).toBe(1);
    const hidden = measureOwnership(
      readText("On a fait ce qu'il fallait, on a trouvé une solution et le dossier a été livré."),
    );
    expect(hidden.actions).toEqual([]);
    expect(hidden.share).toBe(0);
  });

  it("leaves states and negations out", () => {
    expect(
      measureOwnership(readText("J'ai été content, j'ai eu peur, je pense, je n'ai pas appelé.")).actions,
    ).toEqual([]);
  });
});

describe("findPassives", () => {
  it.each([
    ["Le pain est fabriqué par un artisan.", 1],
    ["Le dossier a été livré hier.", 1],
    ["Nous sommes arrivés par le train.", 0],
    ["L'atelier est situé à Lyon.", 0],
    ["Il s'est formé par passion.", 0],
    ["Elle est partie.", 0],
  ])("%s", (text, count) => {
    expect(findPassives(readText(text))).toHaveLength(count);
  });
});

describe("findAddress", () => {
  it("finds imperatives, not inverted questions nor subjects", () => {
    const quotes = (text: string) => findImperatives(readText(text)).map((hit) => hit.quote);
    expect(quotes("Venez jeudi et goûtez le pain.")).toEqual(["Venez", "goûtez"]);
    expect(quotes("Avez-vous faim ? Vous venez ? Chez nous, assez parlé.")).toEqual([]);
    expect(quotes("Vous cherchez et trouvez un local. Parlons-en mardi.")).toEqual(["Parlons"]);
  });

  it("finds questions and the second person", () => {
    const address = findAddress(readText("Combien de repas jetez-vous ? Votre cuisine le sait."));
    expect(address.questions).toHaveLength(1);
    expect(address.pronouns.map((hit) => hit.form)).toEqual(["vous", "votre"]);
  });
});

describe("findConnectives", () => {
  it.each([
    ["Il pleut, car le ciel est gris.", ["car"]],
    ["Le car arrive.", []],
    ["Or, rien ne bouge.", ["or"]],
    ["Une médaille d'or.", []],
    ["Il dort parce qu'il est fatigué.", ["parce qu'"]],
    ["Depuis trois ans, il court.", ["depuis"]],
    ["J'ai lu ainsi que noté.", ["ainsi que"]],
  ])("%s", (text, forms) => {
    expect(findConnectives(readText(text)).map((hit) => hit.form)).toEqual(forms);
  });
});

describe("findPhrases", () => {
  const set = compileForms([
    "chiffre d'affaires",
    "chiffre",
    "en # (mois|ans)",
    "déploy*",
    "(le|la) meilleur(e|)",
  ]);
  const find = (text: string) => findPhrases(readText(text), set).map((hit) => hit.quote);

  it("prefers the longest form, reads choices, prefixes and numbers", () => {
    expect(
      find("Notre chiffre d’affaires, en 12 mois, et un chiffre déployé par la meilleure équipe."),
    ).toEqual(["chiffre d’affaires", "en 12 mois", "chiffre", "déployé", "la meilleure"]);
  });

  it("stays inside a sentence", () => {
    expect(find("Voici un chiffre. D'affaires, rien.")).toEqual(["chiffre"]);
  });

  it("reads a text typed without accents", () => {
    const typed =
      "nous avons deploye ce produit dans douze villes et nos clients en parlent a leurs amis chaque semaine depuis le debut de cette annee sans que rien ne les arrete";
    expect(find(typed)).toEqual(["deploye"]);
  });
});

describe("findHedges", () => {
  it.each([
    ["Je pense que ce four tiendra, peut-être.", ["Je pense que", "peut-être"]],
    ["Je lui dois tout le bien que je pense de ce métier.", []],
    ["J'aimerais en apprendre un peu plus sur vous.", []],
    ["Il est tombé un peu de neige.", []],
    ["C'est un peu cher, je crois.", ["un peu", "je crois"]],
    ["Nos critères plutôt que les vôtres.", []],
    ["Le chef a dit : « Je pense que oui. »", []],
  ])("%s", (text, expected) => {
    expect(findHedges(readText(text)).map((hit) => hit.quote)).toEqual(expected);
  });
});

describe("findSuperlatives", () => {
  it.each([
    ["Notre solution est unique.", ["unique"]],
    ["Le menu unique change chaque midi.", []],
    ["Ce n'est pas révolutionnaire, rien d'extraordinaire.", []],
    ["Je range le rayon du Super U.", []],
    ["Nous sommes le leader du marché.", ["leader du marché"]],
  ])("%s", (text, expected) => {
    expect(findSuperlatives(readText(text)).map((hit) => hit.quote)).toEqual(expected);
  });
});
