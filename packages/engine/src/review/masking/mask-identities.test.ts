import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCpuMs } from "../../../test-support/cpu-time.ts";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../../test-support/judged-pitches.ts";
import { maskIdentities } from "./mask-identities.ts";

const texts = [
  ...readJourneyPitches(),
  ...[...readJudgedPitches(), ...readExaminedPitches()]
    .filter(({ band }) => band !== "adversarial")
    .map(({ input }) => input),
].map(({ content }) => content);

describe("what is taken out", () => {
  it.each([
    ["Bonjour, je m'appelle Julie Martin et je cherche un poste.", "je m'appelle [PERSONNE_1] et"],
    ["bonjour moi c'est karim benali je suis maçon", "moi c'est [PERSONNE_1] je suis"],
    ["BONJOUR JE M'APPELLE JULIE MARTIN ET JE SUIS INGÉNIEURE", "JE M'APPELLE [PERSONNE_1] ET JE"],
    ["Je suis Karim Benali, votre futur associé.", "Je suis [PERSONNE_1], votre"],
    [
      "Prénom : Xiomara. Mon prénom, c'est Xiomara.",
      "Prénom : [PERSONNE_1]. Mon prénom, c'est [PERSONNE_1].",
    ],
    ["Je me présente : Xiomara Quispe, fondatrice.", "présente : [PERSONNE_1], fondatrice"],
    ["Moi, c’est Ndeye Fall.", "Moi, c’est [PERSONNE_1]."],
    ["Julie Martin, coordinatrice, vous répond.", "[PERSONNE_1], coordinatrice,"],
    ["Avec mon associée, Oumou Kéita, nous avons ouvert.", "Avec mon associée, [PERSONNE_1], nous"],
    ["Le docteur Benali et M. Lefèvre sont venus.", "Le docteur [PERSONNE_1] et M. [PERSONNE_2] sont"],
    ["Jean-Pierre de La Tour a signé.", "[PERSONNE_1] a signé"],
    ["Écrivez-moi : julie.martin+cv@exemple.fr.", "[EMAIL_1]."],
    ["Mon adresse est julie point martin arobase exemple point fr voilà.", "[EMAIL_1] voilà"],
    ["Appelez le 06 12 34 56 78 demain.", "Appelez le [TELEPHONE_1] demain"],
    ["Appelez le +33 (0)6.12.34.56.78.", "Appelez le [TELEPHONE_1]."],
    [
      "Mon numéro est zéro six douze trente-quatre cinquante-six soixante-dix-huit, merci.",
      "[TELEPHONE_1], merci",
    ],
    ["Mon adresse : julie.martin @ exemple.fr, merci.", "Mon adresse : [EMAIL_1], merci"],
    ["Écrivez à julie.martin [at] exemple [dot] fr.", "Écrivez à [EMAIL_1]."],
    ["julie.martin arobase exemple.fr, merci.", "[EMAIL_1], merci"],
    ["Écrivez à julie.martin arobase exemple point fr.", "Écrivez à [EMAIL_1]."],
    ["Appelez le (06) 12 34 56 78.", "Appelez le [TELEPHONE_1]."],
    ["Appelez le 06/12/34/56/78 ou le 06 12 345 679.", "le [TELEPHONE_1] ou le [TELEPHONE_2]."],
    ["Depuis Genève, 079 123 45 67, de loin 0041 79 123 45 68.", "[TELEPHONE_1], de loin [TELEPHONE_2]."],
    ["À Montréal, (514) 555-0199.", "À Montréal, [TELEPHONE_1]."],
    [
      "Au zéro-six, douze, trente-quatre, cinquante-six, soixante-dix-huit, merci.",
      "Au [TELEPHONE_1], merci",
    ],
    ["Au 06 douze trente-quatre cinquante-six soixante-dix-huit.", "Au [TELEPHONE_1]."],
    ["Au plus trente-trois six douze trente-quatre cinquante-six sept.", "Au [TELEPHONE_1]."],
    ["Profil : https://www.linkedin.com/in/julie-martin-42/.", "Profil : [LIEN_1]."],
    ["Suivez @julie.martin ce soir.", "Suivez [LIEN_1] ce soir"],
  ])("%s", (text, masked) => {
    const mask = maskIdentities(text);
    expect(mask.masked).toContain(masked);
    expect(mask.restore(mask.masked)).toBe(text);
  });

  it("gives one number to one identity, and a letter to another way to say it", () => {
    const text = "Julie Martin dirige. Julie m'a formé, Martin aussi. Paul est parti. Julie Martin reste.";
    const { masked, restore } = maskIdentities(text);
    expect(masked).toBe(
      "[PERSONNE_1] dirige. [PERSONNE_1b] m'a formé, [PERSONNE_1c] aussi. [PERSONNE_2] est parti. [PERSONNE_1] reste.",
    );
    expect(restore(masked)).toBe(text);
  });

  it("puts identities back in an answer, whatever the model did to the brackets", () => {
    const { restore } = maskIdentities("Je m'appelle Julie Martin.");
    expect(restore("Je suis PERSONNE_1, \\[PERSONNE_1\\] ou [PERSONNE_1].")).toBe(
      "Je suis Julie Martin, Julie Martin ou Julie Martin.",
    );
    expect(restore("[PERSONNE_12] et [PERSONNE_9]")).toBe("[PERSONNE_12] et [PERSONNE_9]");
  });

  it("is not confused by a text that holds placeholders already", () => {
    const text = "[PERSONNE_1] et PERSONNE_7 saluent Julie Martin, [EMAIL_1], \\Julie\\.";
    const { masked, restore } = maskIdentities(text);
    expect(masked).toContain("[PERSONNE_8]");
    expect(restore(masked)).toBe(text);
  });
});

describe("what stays, for it is what is judged", () => {
  it.each([
    ["Notre application Alice aide 31 boulangeries."],
    ["Alice est une application de gestion. Alice indique la météo."],
    ["Notre plateforme s'appelle Victor, elle coûte 59 euros."],
    ["Nous livrons Airbus, Louis Vuitton et Yves Rocher depuis Lyon."],
    ["J'enseigne au lycée Jean Moulin, rue Victor Hugo."],
    ["Le groupe Martin nous suit. La fondation Claire Amitié aussi."],
    ["Je suis Responsable Marketing chez Danone France."],
    ["Je suis claire : Noël arrive. Rose ou bleue, la boîte plaît."],
    ["Mie Juste équipe 600 boulangeries, à 4 h 30, pour 350 000 euros."],
    ["Une hausse de +250 %, +150 000 euros en un an, +12 345 clients, puis 1 050 120 345 euros."],
    ["Le 05/06/2024 12 personnes, le 05.06.2024 à 12 h 30, et 1 001 234 567 euros."],
    ["Le compteur part de zéro, un, deux. Nous visons plus trente-trois pour cent."],
    ["Je me présente : Responsable marketing. Ici Lyon, la ville bouge."],
    ["Madame, Monsieur, le 12 mars 2024 nous avons vendu 06 12 unités."],
  ])("%s", (text) => {
    expect(maskIdentities(text).masked).toBe(text);
  });

  it("takes only persons out of the judged pitches", () => {
    const taken = texts.flatMap((text) => {
      const { masked, restore } = maskIdentities(text);
      return Array.from(masked.matchAll(/\[[A-Z]+_\d+[a-z]?\]/g), ([placeholder]) => restore(placeholder));
    });
    // Checked one by one: each of them is a person.
    expect([...new Set(taken)].sort()).toMatchInlineSnapshot(`
      [
        "Amadou",
        "Antoine",
        "Awa",
        "Bastien Roche",
        "Benali",
        "Bernadette Roux",
        "Bernard",
        "Bruno",
        "Camille",
        "Camille Darrieu",
        "Castéran",
        "Chloé",
        "Claire",
        "Clara",
        "Dylan",
        "Fatiha",
        "Fatima",
        "Fatou Diallo",
        "Françoise",
        "Gaspard",
        "Gauthier",
        "Hugo Lanvin",
        "Hélène",
        "Idriss Belkacem",
        "Inès",
        "Jade",
        "Jo",
        "José",
        "João",
        "Julie",
        "Julien",
        "Karim",
        "Lopez",
        "Loïc",
        "Lucas",
        "Lucie",
        "Léa Montel",
        "Léonie",
        "Marcel",
        "Mathieu",
        "Maud Lérisson",
        "Max",
        "Maëlle",
        "Mehdi",
        "Mehdi Aouad",
        "Momo",
        "Monique",
        "Nadia",
        "Nadège",
        "Nadège Morel",
        "Nathalie",
        "Nour Haddad",
        "Odile",
        "Oleksandr",
        "Perrine",
        "Perrot",
        "Pierre",
        "R",
        "Rachid",
        "Roche",
        "Sacha",
        "Samira",
        "Sarah",
        "Solène Kervadec",
        "Sophie",
        "Stéphane",
        "Sylvie",
        "Tanguy",
        "Thomas",
        "Yann",
        "Yves",
        "Élodie Kern",
      ]
    `);
  });
});

describe("what holds for any text", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "Julie Martin ",
      "Julie ",
      "julie ",
      "je m'appelle ",
      "[PERSONNE_1]",
      "PERSONNE_2 ",
      "[EMAIL_1]",
      "\\[",
      "]\\",
      "a@b.fr ",
      "06 12 34 56 78 ",
      "@julie ",
      "linkedin.com/in/x",
      "M. ",
      "Docteur ",
      "Claire",
      ". ",
      "\n",
    ),
    fc.string({ unit: "grapheme", maxLength: 8 }),
  );

  it("comes back exactly", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const { masked, restore } = maskIdentities(text);
        expect(restore(masked)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it("stays linear on long texts", { tags: ["long"] }, () => {
    const started = readCpuMs();
    for (const part of ["Julie ", "a.", "zéro ", "@a", "point ", "+33 ", "M. ", "www."])
      maskIdentities(part.repeat(10_000));
    expect(readCpuMs() - started).toBeLessThan(5000);
  });
});
