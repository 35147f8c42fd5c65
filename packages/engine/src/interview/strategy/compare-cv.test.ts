import { expect, it } from "vitest";
import { readAdvert } from "../advert/read-advert.ts";
import { plainText } from "../plain-text.ts";
import { compareCv } from "./compare-cv.ts";

const DESCRIPTION = `Aide-soignant de nuit – Résidence des Ormes

Votre profil :
- diplôme d'État d'aide-soignant exigé
- attestation AFGSU 2 de moins de quatre ans
- maîtrise de l'anglais courant
- pratique du logiciel NETSoins`;
const CV = `Camille Ormand
2012 DEAS, Rennes
2015 AFGSU 2
2024 toilettes, repas, transmissions ciblées
Anglais : notions`;

it("claims only what a line of the CV proves, and quotes it", () => {
  const advert = { title: "Aide-soignant de nuit", company: null, description: DESCRIPTION };
  const { strengths, weaknesses, actionPlan } = compareCv({
    plan: { ...advert, ...readAdvert(advert) },
    cv: CV,
  });
  for (const { cvEvidence } of strengths) expect(CV).toContain(cvEvidence);
  expect(strengths.map(({ cvEvidence }) => cvEvidence)).toContain("2012 DEAS, Rennes");
  const claimed = strengths.map(({ skill }) => skill).join(" ");
  expect(claimed).not.toMatch(/anglais|NETSoins|AFGSU/i);
  expect(weaknesses.map(({ skill }) => skill).join(" ")).toMatch(/NETSoins/);
  // One action a day for each gap, and one for the day before the interview.
  expect(actionPlan).toHaveLength(weaknesses.length + 1);
  expect(actionPlan[0]).toMatch(/^Jour 1 : pour « /);
  expect(actionPlan.at(-1)).toMatch(/^La veille : /);
});

it("proves a duty told in other words, and never a tool that the CV does not name", () => {
  const description = `Agent commercial

Vos missions :
- chiffrer les offres des clients professionnels
- tenir à jour le CRM Salesforce`;
  const advert = { title: "Agent commercial", company: null, description };
  const { strengths, weaknesses } = compareCv({
    plan: { ...advert, ...readAdvert(advert) },
    cv: "Artisan, 2015-2023\n140 devis par an pour des clients professionnels\nSuivi des clients, tenu à jour chaque soir dans Excel",
  });
  expect(strengths.map(({ cvEvidence }) => cvEvidence).join()).toContain("140 devis");
  expect(strengths.map(({ skill }) => skill).join()).not.toMatch(/Salesforce/);
  expect(weaknesses.map(({ skill }) => skill).join()).toMatch(/Salesforce/);
});

function compareTo(profile: string, cv: string, title = "Comptable") {
  const description = `${title}\n\nVotre profil :\n${profile}`;
  const advert = { title, company: null, description };
  return compareCv({ plan: { ...advert, ...readAdvert(advert) }, cv, year: 2026 });
}
const CAREER = `Noé Tavernier
EXPERIENCE
2017 - 2021
Comptable, cabinet Aubrac, Rodez
saisie et révision de 40 dossiers de commerçants
LANGUES
anglais C1, allemand notions
FORMATION
2016 CAP Cuisine
COMPETENCES
Word, Excel, Sage`;

it("counts years in the dates of the jobs of that field alone", () => {
  const asked = (years: string) => compareTo(`- ${years} d’expérience en cabinet comptable`, CAREER);
  expect(asked("trois ans").strengths.map(({ cvEvidence }) => cvEvidence)).toContain(
    "Comptable, cabinet Aubrac, Rodez",
  );
  const [short] = asked("huit ans").weaknesses;
  expect(short?.text).toContain("en montrent environ 4 ans");
  const cook = compareTo("- trois ans d’expérience en boulangerie", CAREER, "Boulanger");
  expect(cook.strengths).toEqual([]);
});

it("holds a language to the level asked for, and a list to what it names", () => {
  const { strengths, weaknesses } = compareTo(
    "- anglais courant exigé\n- allemand courant exigé\n- pratique du logiciel Sage exigée",
    CAREER,
  );
  expect(strengths.map(({ skill }) => plainText(skill)).join()).toMatch(/anglais/);
  expect(strengths.map(({ skill }) => plainText(skill)).join()).not.toMatch(/allemand|sage/);
  expect(weaknesses.find(({ skill }) => /Sage/.test(skill))?.text).toMatch(/dans une liste/);
});

it("takes either of two ways in", () => {
  const either = "- diplôme de niveau bac +3 en comptabilité ou trois ans d’expérience en comptabilité";
  expect(compareTo(either, CAREER).strengths).toHaveLength(1);
  expect(compareTo(either, CAREER.replace("2017 - 2021", "2019 - 2020")).strengths).toEqual([]);
});

it("claims a licence only where a line names it, among others too", () => {
  expect(compareTo("- permis D exigé", CAREER).strengths).toEqual([]);
  const driver = CAREER.replace("LANGUES", "Permis B, C et D\nLANGUES");
  expect(compareTo("- permis D exigé", driver).strengths.map(({ cvEvidence }) => cvEvidence)).toEqual([
    "Permis B, C et D",
  ]);
});

it("knows a tool whose name holds a capital", () => {
  const told = CAREER.replace("saisie et révision", "notes et affiches sous InDesign\nsaisie et révision");
  const asked = compareTo("- maîtrise d’InDesign indispensable", told);
  expect(asked.strengths.map(({ cvEvidence }) => cvEvidence)).toEqual(["notes et affiches sous InDesign"]);
  expect(compareTo("- maîtrise d’InDesign indispensable", CAREER).strengths).toEqual([]);
});

it("names of two ways in the one that is held", () => {
  const { strengths } = compareTo("- BAFA ou CAP cuisine exigé", CAREER);
  expect(strengths.map(({ skill }) => skill)).toEqual(["CAP cuisine"]);
});

it("proves a duty told in words of the candidate’s own, and not a word that is of another matter", () => {
  const description = `Gardien

Vos missions :
- contribuer au recouvrement amiable des impayés
- assurer la médiation en cas de troubles de voisinage
- surveiller les cuissons à basse température`;
  const advert = { title: "Gardien", company: null, description };
  const { strengths } = compareCv({
    plan: { ...advert, ...readAdvert(advert) },
    cv: "Régisseur de camping, 2018-2025\nséjours pas payés : rappel au téléphone, échéancier en trois fois\nle soir, les disputes entre voisins : je les faisais se parler\nrelevé des températures chaque matin",
  });
  const proofs = strengths.map(({ cvEvidence }) => cvEvidence).join("\n");
  expect(proofs).toMatch(/échéancier/);
  expect(proofs).toMatch(/disputes/);
  expect(proofs).not.toMatch(/températures/);
});

const SHOP = `Lise Ormesson
EXPÉRIENCES
2021 - 2025 Vendeuse, boutique Aux Galets, Dinan
- Formation de deux apprenties
- Accueil, encaissement et réassort
LANGUES
anglais B1`;

it("knows a deed by the noun of what was done, and training given from training taken", () => {
  const { strengths } = compareTo("- former les apprentis\n- animer les réunions du matin", SHOP, "Vendeur");
  expect(strengths.map(({ cvEvidence }) => cvEvidence)).toContain("Formation de deux apprenties");
  expect(strengths.map(({ skill }) => skill).join()).not.toMatch(/réunions/);
  const taken = SHOP.replace("Formation de deux apprenties", "Formation de deux mois à la couture");
  expect(compareTo("- former les apprentis", taken, "Vendeur").strengths).toEqual([]);
});

it("says both levels of a language, and does not have one open on it", () => {
  const { weaknesses, customAdvice, actionPlan } = compareTo(
    "- anglais courant exigé\n- CAP fleuriste exigé",
    SHOP,
    "Vendeur",
  );
  const tongue = weaknesses.find(({ skill }) => /anglais/i.test(skill));
  expect(tongue?.text).toMatch(/^Votre CV dit « B1 », l’annonce demande « courant »/);
  expect(tongue?.text).not.toMatch(/reprenez le mot/);
  expect(actionPlan.join("\n")).toMatch(/votre niveau tel qu’il est/);
  expect(customAdvice).toMatch(/parler en premier\*\* : « CAP fleuriste »/);
  const alone = compareTo("- anglais courant exigé", SHOP, "Vendeur").customAdvice;
  expect(alone).not.toMatch(/en premier/);
  expect(alone).toMatch(/si l’on vous le demande/);
});

it("has a level said where the CV says none, and a language added that it lacks", () => {
  const asked = "- allemand courant exigé";
  const none = compareTo(asked, SHOP, "Vendeur").weaknesses[0];
  expect(none?.text).toMatch(/ne nomme pas cette langue/);
  const bare = SHOP.replace("anglais B1", "allemand");
  expect(compareTo(asked, bare, "Vendeur").weaknesses[0]?.text).toMatch(/n’en dit pas le niveau/);
});

it("does not have notions told as a practice", () => {
  const begun = SHOP.replace("anglais B1", "notions de comptabilité générale");
  const { weaknesses } = compareTo("- maîtrise de la comptabilité générale", begun);
  expect(weaknesses[0]?.text).toMatch(/qu’un début/);
  expect(weaknesses[0]?.text).not.toMatch(/reprenez le mot/);
});

it("quotes the work where only the tool is not named", () => {
  const { strengths, weaknesses } = compareTo("- encaisser les clients sur Tactill", SHOP, "Vendeur");
  expect(strengths).toEqual([]);
  expect(weaknesses[0]).toMatchObject({ cvEvidence: "Accueil, encaissement et réassort" });
  expect(weaknesses[0]?.text).toMatch(/sans nommer Tactill/);
});

it("opens on what was done, not on a count of years", () => {
  const asked = "- deux ans d’expérience en vente\n- former les apprentis";
  const { strengths, customAdvice, actionPlan } = compareTo(asked, SHOP, "Vendeur");
  expect(strengths).toHaveLength(2);
  expect(customAdvice).toMatch(/ouvrez sur « Former les apprentis »/);
  expect(actionPlan.join("\n")).not.toMatch(/redites cet exemple[^:]*: « [^»]*ans/);
});

it("does not take the work for the software that it is done with", () => {
  const asked = "- Vous maîtrisez les techniques de vente et un logiciel de caisse";
  const { strengths } = compareTo(asked, SHOP, "Vendeur");
  expect(strengths.map(({ skill }) => skill).join()).not.toMatch(/logiciel/i);
  const told = SHOP.replace("encaissement", "encaissement sur logiciel de caisse");
  expect(compareTo(asked, told, "Vendeur").strengths.map(({ skill }) => skill)).toContain(
    "Logiciel de caisse",
  );
});

it("says where the CV tells a demand in other words, and opens on what it tells outright", () => {
  const description = `Responsable de boutique

Vos missions :
- passer les commandes auprès des grossistes
- tenir la caisse du soir

Profil :
- espagnol apprécié`;
  const title = "Responsable de boutique";
  const advert = { title, company: null, description };
  const { strengths, customAdvice, actionPlan } = compareCv({
    plan: { ...advert, ...readAdvert(advert) },
    cv: `EXPÉRIENCES
2019 - 2024 Vendeuse, boutique Kermadec
- Négociation avec trois grossistes
- Tenue de la caisse du soir
LANGUES
espagnol courant`,
  });
  const textOf = (skill: RegExp) => strengths.find((strength) => skill.test(strength.skill))?.text;
  expect(textOf(/caisse/)).toMatch(/^Votre CV le montre\./);
  expect(textOf(/commandes/)).toMatch(/en d’autres mots/);
  expect(customAdvice).toMatch(/ouvrez sur « Tenir la caisse/);
  expect(actionPlan.join("\n")).not.toMatch(/redites cet exemple[^\n]*espagnol/i);
});

it("proves a first experience by the same job, and a diploma by its letters", () => {
  const description =
    "Vous justifiez d'une première expérience en logistique. BTS ou DCG exigé. Permis B indispensable.";
  const plan = { title: "Cariste", company: null, description };
  const { strengths } = compareCv({
    plan: { ...plan, ...readAdvert(plan) },
    cv: "Moussa Diallo\nExpériences\n2023-2025 : cariste, entrepôt de Carquefou - chargement de 30 camions par jour\nFormation\nBTS comptabilité et gestion, 2022",
  });
  expect(strengths.map(({ skill }) => skill)).toEqual(
    expect.arrayContaining(["Première expérience en logistique", "BTS ou DCG"]),
  );
});
