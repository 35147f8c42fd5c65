import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";
import { readPitch } from "./read-pitch.ts";

const judge = (pitchType: PitchText["pitchType"], content: string, question: string | null = null) => {
  const report = analysePitchText({ pitchType, content, question });
  return {
    ...report,
    rules: report.notices.map(({ rule }) => rule),
    quotesOf: (rule: string) =>
      report.claims
        .filter((claim) => claim.rule === rule && claim.kind === "fault")
        .flatMap(({ quotes }) => quotes.map(({ start, end }) => content.slice(start, end))),
    hooks: report.recommendations.hooks.map(({ text }) => text).join("\n"),
  };
};

describe("a template with places to fill in", () => {
  const around = (blank: string) =>
    `Bonjour, je m'appelle ${blank} et je suis comptable depuis huit ans. J'ai remis à plat le suivi des impayés de mon service : le retard moyen est passé de 62 à 38 jours. Aujourd'hui je cherche un poste dans une entreprise comme la vôtre, parce que j'aime expliquer les chiffres à ceux qui ne les lisent pas. Je suis disponible en mars.`;

  it.each([
    "XXX",
    "____",
    "‹nom de famille›",
    "[intitulé du poste]",
    "[anecdote à raconter ici]",
    "[nom de la ville]",
    "[votre prénom]",
    "(Prénom)",
    "(prénom nom)",
    "{prénom}",
    "<votre nom>",
  ])("is told by %s, first, and not taken for code", (blank) => {
    const { rules, quotesOf, hooks, validity, notices } = judge("rh", around(blank), "Présentez-vous.");
    expect(rules).toEqual(["template"]);
    expect(notices[0]!.message).toContain(blank);
    expect(quotesOf("template")).toEqual([blank]);
    expect(hooks).not.toContain(blank);
    expect(validity).toBeGreaterThan(0.9);
  });

  it("with more blanks than words is refused as one", () => {
    const { rules, validity } = judge(
      "produit",
      "Bonjour, je suis [votre nom] de [nom de la société]. Nous aidons [cible] à [bénéfice] grâce à [produit]. Aujourd'hui, [problème] coûte [montant] par an. Notre solution est déjà utilisée par [nombre] clients. Nous cherchons [montant] pour [objectif]. Merci.",
    );
    expect(validity).toBeLessThan(0.35);
    expect(rules).toEqual(["template"]);
  });

  it.each([
    "Alors ce jour-là (rires) on arrive à la ferme et là le chien nous saute dessus. [rires] Ma sœur tombe dans la boue, elle en avait jusque dans les cheveux [...] et mon père filmait tout. (applaudissements) On en parle encore à chaque Noël. [inaudible] Il a gardé la cassette.",
    "Le trac (à raconter seulement si on me le demande) m'a pris au lycée, la veille du concours. J'ai chanté faux devant trois cents personnes, et ma professeure (à la retraite aujourd'hui) m'a applaudi debout. Depuis, je chante chaque mardi dans la chorale de l'hôpital, et personne ne m'a plus jamais entendu trembler.",
    "Ma grand-mère (Jeanne) tenait le café du port (celui avec la porte bleue). Le matin (vers cinq heures) elle servait les marins. Son mari (André) réparait les filets. Elle nous disait que le café (le bon) se boit debout.",
    "Notre atelier (date de création : 2019) répare les vélos du port. Ma grand-mère (nom de jeune fille : Martin) y a tenu la caisse, et Lulu (nom de scène donné par ses sœurs) y chante le vendredi. L'hiver dernier, l'opération (nom de code donné par nos enfants) a remis sur la route deux cents vélos que la ville allait jeter. Nous cherchons un second local avant le printemps.",
    "Au XXIe siècle, on jette encore. Le cahier [1] montre que 30 % des vêtements en taille XXL restent invendus. Nous les retaillons à Roubaix depuis 2022, avec douze couturières. En un an, huit mille pièces ont été vendues. Nous cherchons trois magasins pour l'automne.",
  ])("is not what a transcriber or a writer puts in brackets: %s", (content) => {
    const { rules, quotesOf, validity } = judge("perso", content);
    expect(rules).toEqual([]);
    expect(quotesOf("template")).toEqual([]);
    expect(validity).toBeGreaterThan(0.9);
  });
});

describe("two persons who speak in turn", () => {
  const dashed =
    "— Bonjour, asseyez-vous. Parlez-moi de vous.\n— Bonjour, je m'appelle Lina, j'ai vingt-six ans et je suis pâtissière à Metz.\n— Pourquoi avez-vous quitté votre dernier poste ?\n— Le laboratoire a fermé en juin, et le patron a pris sa retraite.\n— Que cherchez-vous ?\n— Une maison où l'on fait encore le feuilletage à la main.";
  const named =
    "Recruteur : Parlez-moi de vous.\nCandidat : Je m'appelle Hugo, je suis soudeur depuis neuf ans, d'abord aux chantiers de Saint-Nazaire.\nRecruteur : Qu'avez-vous fait là-bas ?\nCandidat : J'ai repris les cordons refusés au contrôle, et le taux de rebut est passé de 8 à 3 %.\nRecruteur : Et maintenant ?\nCandidat : Je cherche un poste de chef d'équipe près de Nantes.";

  it.each([
    ["behind dashes", dashed],
    ["behind their names", named],
  ])("%s are told first, with their words", (_, content) => {
    const { rules, quotesOf, hooks, claims } = judge("rh", content, "Parlez-moi de vous.");
    expect(rules).toEqual(["twoVoices"]);
    expect(quotesOf("twoVoices")).toHaveLength(2);
    expect(claims[0]!.rule).toBe("twoVoices");
    expect(claims.map(({ rule }) => rule)).not.toContain("notes");
    expect(hooks).not.toMatch(/Candidat|Recruteur|Pourquoi avez-vous|Asseyez-vous|Qu'avez-vous/i);
  });

  it.each([
    ["Avant", "Après"],
    ["Constat", "Action"],
    ["Problème", "Solution"],
    ["Hier", "Demain"],
    ["L’objectif", "Le résultat"],
  ])("are not the headings %s and %s", (one, other) => {
    const content = `${one} : les vélos cassés partaient à la benne du port.\n${other} : nous en réparons deux cents par an avec douze retraités.\n${one} : les enfants de la cité n'avaient pas de vélo.\n${other} : chacun en choisit un en mai, et vous pouvez venir le leur donner.`;
    expect(judge("produit", content).rules).not.toContain("twoVoices");
  });

  it("are not those of a story, nor the items of notes", () => {
    const story =
      "Hier, je rentre du marché. Ma voisine m'attend devant la porte.\n— Vous avez vu mon chat ?\n— Non, mais il y a un poisson de moins dans mon panier.\nElle a ri, et le chat est sorti du panier. Depuis, nous mangeons ensemble le vendredi.";
    const notes =
      "— Problème : quatre repas sur dix jetés\n— Solution : réserver la veille\n— Preuve : trois mois de test\n— Demande : 8 000 euros";
    for (const content of [story, notes]) expect(judge("perso", content).rules).not.toContain("twoVoices");
    expect(judge("perso", notes).claims.map(({ rule }) => rule)).toContain("notes");
  });
});

describe("another language", () => {
  const french = [
    "Je m'appelle Salomé, j'ai vingt-neuf ans et je suis régisseuse de théâtre à Lyon. Pendant cinq ans, j'ai suivi des tournées dans quarante villes, avec un camion et trois machinistes.",
    "L'an dernier, j'ai refait le plan de chargement : on gagne une heure à chaque montage. Je cherche un poste fixe, parce que ma fille entre à l'école. Je peux commencer en septembre.",
  ] as const;
  const english =
    "I am used to working under pressure and I love meeting new people from all over the world. My colleagues say that I am the calm one when everything goes wrong.";

  it("for two sentences gives nothing and takes nothing from the others", () => {
    const alone = judge("rh", french.join(" "), "Parlez-moi de vous.");
    const mixed = judge("rh", `${french[0]} ${english} ${french[1]}`, "Parlez-moi de vous.");
    expect(mixed.rules).toEqual(["foreignPassage"]);
    expect(Math.abs(mixed.globalScore - alone.globalScore)).toBeLessThan(4);
    expect(mixed.hooks).not.toContain("pressure");
    expect(mixed.claims.map(({ code }) => code)).not.toContain("keep_as_is");
  });

  it("for the whole text is told in one notice", () => {
    const { rules, globalScore, claims } = judge(
      "rh",
      "My name is Salome, I am twenty-nine years old and I work as a stage manager in Lyon. For five years I toured forty cities with a truck and three technicians. Last year I redesigned the loading plan and we now save one hour at every venue. I am looking for a permanent position because my daughter is starting school.",
      "Parlez-moi de vous.",
    );
    expect(rules).toEqual(["foreignShare"]);
    expect(globalScore).toBe(0);
    expect(claims.map(({ rule }) => rule)).not.toContain("offTopic");
  });

  it("inside a quotation is theirs who said it, and the French around it stays", () => {
    const song =
      "Mon père chantait au volant : « You are my sunshine, my only sunshine, you make me happy when skies are gray. »";
    const { rules } = judge("rh", `${french[0]} ${song} ${french[1]}`, "Parlez-moi de vous.");
    expect(rules).toEqual([]);
    const reading = readPitch({ pitchType: "rh", content: `${french[0]} ${song} ${french[1]}` });
    expect(reading.units.source).toContain("Mon père chantait au volant");
    expect(reading.units.source).not.toContain("my only sunshine");
  });

  it("for words of a trade or a quoted line is no passage", () => {
    for (const content of [
      "Je suis Data Analyst chez Blue Ocean depuis trois ans. J'ai travaillé sur le projet Open Food Facts, où j'ai nettoyé douze mille fiches. Le reporting hebdomadaire prenait deux jours, il en prend un demi. Je cherche une équipe où l'on discute des chiffres avant de les publier.",
      "Mon père ne parlait pas anglais. Pourtant, chaque soir, il chantait la même phrase en réparant les filets. « You are my sunshine, my only sunshine. » Il l'avait apprise d'un soldat, en 1944, sur la plage. Nous l'avons chantée hier, tous ensemble, devant la mer.",
    ])
      expect(judge("perso", content).rules).toEqual([]);
  });
});
