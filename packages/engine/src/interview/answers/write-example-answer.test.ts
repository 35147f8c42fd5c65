import { expect, it } from "vitest";
import { readAdvert, writeExampleAnswer } from "../../interview.ts";

const description = `Vendeur

Vos missions :
- former les apprentis
- accueillir les clients

Profil :
- anglais courant exigé
- deux ans d’expérience en vente`;
const advert = { title: "Vendeur", company: null, description };
const plan = { ...advert, ...readAdvert(advert) };
const CV = `Lise Ormesson
EXPÉRIENCES
2021 - 2025 Vendeuse, boutique Aux Galets, Dinan
- Formation de deux apprenties
- Réassort, +12 % de ventes sur les foulards
LANGUES
anglais B1`;
const answer = (about: string, question = "Racontez-moi la dernière fois.", cv: string | null = CV) =>
  writeExampleAnswer({ plan, question, about, cv });

it("tells a line of the CV with its job, in sentences, and what is left in brackets", () => {
  const told = answer("Former les apprentis");
  expect(told).toContain("Je pense à mon expérience de 2021 à 2025 : Vendeuse, boutique Aux Galets, Dinan.");
  expect(told).toContain("Je m’occupais de la formation de deux apprenties.");
  expect(told).toContain("Un chiffre de cette période : réassort, +12 % de ventes sur les foulards.");
  expect(told).not.toMatch(/» : \[/);
  // Only figures and names of the CV and the advert.
  for (const figure of told.match(/\d+/g)!) expect(CV).toContain(figure);
});

it("says in its first line that it is to be filled in, with a CV or without", () => {
  for (const about of [
    "Former les apprentis",
    "Anglais courant",
    "Deux ans d’expérience en vente",
    "Autonomie",
  ])
    for (const cv of [CV, null]) {
      const [first] = answer(about, undefined, cv).split("\n");
      expect(first).toMatch(/trame à compléter/);
    }
});

it("says a language at its level, and years by their dates", () => {
  const tongue = answer("Anglais courant");
  expect(tongue).toContain("« anglais B1 »");
  expect(tongue).toMatch(/« courant » : je n’y suis pas encore/);
  expect(answer("Deux ans d’expérience en vente")).toMatch(/mes dates font en tout environ 4 ans/);
});

it("leaves a place for what was brought where no line answers, and lends years to no single trade", () => {
  const drawn = "Qu’est-ce qui vous attire dans ce métier ?";
  for (const cv of [CV, null])
    expect(answer("le poste", drawn, cv)).toContain(
      "J’y ai [ce que vous y avez appris ou réussi, avec un chiffre].",
    );
  const told = answer("Deux ans d’expérience en vente");
  expect(told).toContain("Avec ce qui s’en approche, mes dates font en tout environ 4 ans.");
});

it("does not claim what the CV only comes near", () => {
  const near = CV.replace("Formation de deux apprenties", "Notions de couture et de retouche");
  const told = answer("Retouche et couture", undefined, near);
  expect(told).toMatch(/de plus proche/);
});

it("takes no line that ends with a year for a job, and no number of months for a result", () => {
  const cv = CV.replace(
    "- Réassort, +12 % de ventes sur les foulards",
    "- Deux vitrines primées en 2024\n- Saisons de 8 mois",
  );
  const told = answer("Deux vitrines primées", undefined, cv);
  expect(told).not.toMatch(/mon expérience de 2024|Un chiffre/);
});

it("answers « par quoi commenceriez-vous » by what was done, not by hours", () => {
  const question = "Pour former les apprentis, par quoi commenceriez-vous la première semaine ?";
  expect(answer("Former les apprentis", question)).toMatch(/\*\*Situation\*\*/);
});

it("tells no job of a list below it, of a hobby below a diploma, nor of a lone year", () => {
  const cv = `EXPÉRIENCES
2022-2025 | Développeur back-end | Kiwi SAS
Conception de services de paiement
2020-2022 | Technicien support | Mairie de Tours
Dépannage des postes de 300 agents, 95 % le jour même
Compétences : Python, PostgreSQL, Docker`;
  const told = answer("Python", undefined, cv);
  expect(told).toContain("Mon CV l’indique ainsi : « Compétences : Python, PostgreSQL, Docker ».");
  expect(told).not.toMatch(/Technicien support|Un chiffre/);
  const studied = `EXPÉRIENCES
2018-2021 | Barman | Café Roz
FORMATION
2022-2024 BTS tourisme, lycée Ker
LOISIRS
Bénévole à l’accueil des coureurs du marathon
2025 : trésorière du club`;
  const drawn = "Qu’est-ce qui vous attire dans ce métier ?";
  expect(answer("", drawn, studied)).not.toMatch(/BTS|trésorière/);
  expect(answer("Accueil des coureurs", undefined, studied)).not.toMatch(/mon expérience/);
});

it.each([
  [
    "Infirmière",
    "- Évaluation de la douleur et administration des traitements",
    "Je m’occupais de l’évaluation de la douleur et de l’administration des traitements.",
  ],
  ["Chef de projet", "- Géré un budget de 40 000 euros", "J’ai géré un budget de 40 000 euros."],
  ["Cuisinière", "- préparais les entrées pour 60 couverts", "Je préparais les entrées pour 60 couverts."],
  ["Aide à domicile", "- le matin je levais les résidents", "Le matin je levais les résidents."],
  [
    "Cuisinier",
    "- relevé des températures du froid",
    "Concrètement, mon travail, c’était : relevé des températures du froid.",
  ],
  [
    "Vendeur",
    "- Excel : tableaux de suivi des ventes",
    "Mon CV l’indique ainsi : « Excel : tableaux de suivi des ventes ».",
  ],
  ["Magasinier", "- Réalisé des inventaires", "J’ai réalisé des inventaires."],
  ["Maçon", "- Coffré et coulé des voiles", "J’ai coffré et coulé des voiles."],
  ["Guide", "- Traité des demandes de visite", "J’ai traité des demandes de visite."],
  ["Agent", "- Chargée des inventaires", "Mon CV l’indique ainsi : « Chargée des inventaires »."],
  ["Vendeur", "- Participé à trois salons", "Mon CV l’indique ainsi : « Participé à trois salons »."],
  ["Agent", "- Propreté des salles", "Concrètement, mon travail, c’était : propreté des salles."],
  ["Comptable", "- Établir les déclarations de TVA", "J’avais à établir les déclarations de TVA."],
])("%s: « %s » is said aloud", (job, line, said) => {
  const cv = `EXPÉRIENCES\n2020 - 2024 ${job}, maison Orvault\n${line}`;
  expect(answer(line.slice(2), undefined, cv)).toContain(said);
});

it("answers by what is asked: oneself, an aim, questions of one’s own, a licence held", () => {
  const oneself = answer("le poste", "Présentez-vous en deux minutes, en gardant ce qui sert à ce poste.");
  expect(oneself).toContain("Ma dernière expérience, de 2021 à 2025 : Vendeuse, boutique Aux Galets, Dinan.");
  expect(oneself).not.toMatch(/On attendait de moi/);
  expect(answer("le poste", "Quelles questions souhaitez-vous nous poser ?")).toMatch(/\?$/);
  expect(answer("le poste", "Qu’aimeriez-vous avoir appris dans deux ans ?")).toMatch(
    /^\*\*Ce que je vise\*\*/,
  );
  const licence = answer("Permis B", "L’annonce demande : permis B. Est-ce votre cas, et depuis quand ?");
  expect(licence).not.toMatch(/J’y ai appris|Oui\. Mon CV/);
  const held = answer(
    "Permis B",
    "L’annonce demande : permis B. Est-ce votre cas, et depuis quand ?",
    `${CV}\nPermis B`,
  );
  expect(held).toContain("Oui. Mon CV l’indique : « Permis B ».");
});

it("tells a failure by what it changed, and what was learnt by where", () => {
  const failed = answer(
    "Patience",
    "Racontez-moi une fois où vous avez manqué de patience. Qu’avez-vous changé depuis ?",
  );
  expect(failed).toMatch(/Situation[\s\S]*Ma part[\s\S]*Ce que j’ai changé/);
  const learnt = answer(
    "Former les apprentis",
    "Où avez-vous appris à former les apprentis, et quand l’avez-vous fait pour la dernière fois ?",
  );
  expect(learnt).toMatch(
    /^\*\*Où je l’ai appris\*\*[\s\S]*Vendeuse, boutique Aux Galets[\s\S]*La dernière fois/,
  );
});

it("quotes a duty that speaks to the candidate", () => {
  const description = "Vendeur\n\nVos missions :\n- vous tenez vos comptes à jour chaque soir";
  const spoken = { title: "Vendeur", company: null, description };
  const read = { ...spoken, ...readAdvert(spoken) };
  const told = writeExampleAnswer({
    plan: read,
    question: "Racontez-moi la dernière fois.",
    about: "Vous tenez vos comptes à jour chaque soir",
    cv: null,
  });
  expect(told).toContain("ce que dit l’annonce : « tenir vos comptes à jour chaque soir »");
});

it("answers what attracts with a duty, not with the employer’s name, and a contract without a story", () => {
  const given = {
    title: "Jardinier",
    company: "Mairie de Plouvien",
    description: "Missions\n- Tailler les haies du parc\nConditions\nCDD de 8 mois",
  };
  const plan = { ...given, ...readAdvert(given) };
  const drawn = writeExampleAnswer({
    plan,
    question: "Qu’est-ce qui vous attire à la Mairie de Plouvien, et que savez-vous de son activité ?",
    about: "Mairie de Plouvien",
    cv: null,
  });
  expect(drawn).toContain("tailler les haies du parc");
  expect(drawn).not.toContain("« Mairie de Plouvien »");
  const contract = writeExampleAnswer({
    plan,
    question: "L’annonce précise : CDD de 8 mois. Cela vous convient-il, et qu’en attendez-vous ?",
    about: "CDD de 8 mois",
    cv: null,
  });
  expect(contract).not.toContain("**Situation**");
});
