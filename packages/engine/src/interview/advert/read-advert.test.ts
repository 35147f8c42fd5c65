import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeQuestions } from "../questions/write-questions.ts";
import { judgeQuestion } from "../questions/judge-question.ts";
import { readAdvert } from "./read-advert.ts";

const ADVERTS = [
  {
    title: "Cuisinier (H/F)",
    text: `Cuisinier (H/F) – Auberge du Gué, Saumur

L'auberge, ouverte depuis 1987, sert 60 couverts par jour. Nos serveurs parlent anglais et espagnol.

Vos missions :
- préparer les entrées et les plats chauds
- contrôler les livraisons et gérer les stocks
- appliquer les règles d'hygiène HACCP

Profil recherché :
- CAP cuisine exigé
- maîtrise des cuissons sous vide
- notions de pâtisserie appréciées
- rigueur, esprit d'équipe
- permis B : pas nécessaire, la gare est à 200 m

Nous offrons : mutuelle, repas, ambiance créative et bienveillante.`,
    hard: ["CAP cuisine", "cuissons sous vide", "pâtisserie"],
    soft: ["Rigueur", "Esprit d'équipe"],
    never: ["espagnol", "permis", "mutuelle", "bienveillante"],
  },
  {
    title: "Développeur·se front",
    text: `🚀 Développeur·se front (CDI) chez Mirabelle

<p>Mirabelle &eacute;dite un logiciel de r&eacute;servation pour les mus&eacute;es.</p>
<h3>Tes missions</h3>
<ul><li>d&eacute;velopper les &eacute;crans de r&eacute;servation en React</li><li>&eacute;crire des tests automatis&eacute;s</li></ul>
<h3>Ton profil</h3>
<ul><li>Tr&egrave;s bonne ma&icirc;trise de TypeScript</li><li>Connaissance de l'accessibilit&eacute; (RGAA) souhait&eacute;e</li><li>Curiosit&eacute; et autonomie</li></ul>
<h3>Avantages</h3>
<ul><li>t&eacute;l&eacute;travail 3 jours par semaine, esprit d'&eacute;quipe au top</li></ul>`,
    hard: ["TypeScript", "accessibilité"],
    soft: ["Curiosité", "Autonomie"],
    never: ["top", "télétravail"],
  },
];

const plain = (text: string) => text.toLowerCase();
const read = (title: string, description: string) => readAdvert({ title, company: null, description });

describe.each(ADVERTS)("$title", ({ title, text, hard, soft, never }) => {
  const { hardSkills, softSkills } = read(title, text);
  const all = [...hardSkills, ...softSkills];

  it("finds what is asked for", () => {
    for (const name of hard)
      expect(hardSkills.map((skill) => plain(skill.name)).join(" | ")).toContain(plain(name));
    for (const name of soft)
      expect(softSkills.map((skill) => plain(skill.name)).join(" | ")).toContain(plain(name));
  });

  it("takes nothing from what is offered, told of others or not asked for", () => {
    for (const name of never) expect(all.map((skill) => plain(skill.name)).join(" | ")).not.toContain(name);
  });

  it("says the importance and the level that the words say", () => {
    const wished = hardSkills.filter(({ importance }) => importance === "souhaité");
    expect(wished.map((skill) => plain(skill.name)).join(" | ")).toContain(plain(hard.at(-1)!));
    expect(hardSkills.find((skill) => plain(skill.name).includes(plain(hard.at(-2)!)))?.importance).toBe(
      "indispensable",
    );
  });

  it("writes ten lawful questions, and ten others after these", () => {
    const plan = { title, company: "Mirabelle", description: text, ...read(title, text) };
    const first = writeQuestions({ plan, existing: [], count: 10 }).map(({ question }) => question);
    const next = writeQuestions({ plan, existing: first, count: 10 }).map(({ question }) => question);
    expect(first).toHaveLength(10);
    expect(next).toHaveLength(10);
    expect(new Set([...first, ...next]).size).toBe(20);
    for (const question of [...first, ...next]) expect(judgeQuestion(question).lawful).toBe(true);
  });
});

it("quotes the source word for word, whatever is pasted, and reads it the same twice", () => {
  const pieces = ADVERTS.flatMap(({ text }) => text.split("\n")).concat(
    "",
    "&amp;",
    "<b",
    "🙂 - ",
    "(((",
    "Profil :",
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (lines) => {
      const text = lines.join("\n");
      const reading = read("Poste", text);
      expect(read("Poste", text)).toEqual(reading);
      for (const { evidence } of [...reading.hardSkills, ...reading.softSkills])
        for (const { start, end } of evidence) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
    }),
    { numRuns: 40 },
  );
});

it("completes a thin advert from the job sheet, and says so", () => {
  const sheet = { hardSkills: ["bulletins de paie", "déclarations sociales"], softSkills: ["rigueur"] };
  const { hardSkills } = readAdvert({
    title: "Paie",
    company: null,
    description: "Cherche personne.",
    sheet,
  });
  expect(hardSkills.map(({ source, evidence }) => [source, evidence])).toEqual([
    ["fiche", []],
    ["fiche", []],
  ]);
});

it("takes nothing from what is offered or told of the house, wherever it stands", () => {
  const blocks = [
    "Ce que nous offrons :\n- télétravail deux jours par semaine\n- cours d’anglais et formation à Photoshop\n- mutuelle et salle de sport",
    "Qui sommes-nous ?\nNous maîtrisons la mécanique de précision depuis 1962 et parlons huit langues.",
    "Anglais non demandé.",
    "Le permis B n’est pas nécessaire.",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...ADVERTS),
      fc.subarray(blocks, { minLength: 1 }),
      fc.boolean(),
      ({ title, text }, added, isFirst) => {
        const extra = added.join("\n\n");
        const whole = isFirst ? `${extra}\n\n${text}` : `${text}\n\n${extra}`;
        const from = isFirst ? 0 : text.length;
        const to = isFirst ? extra.length : whole.length;
        const { hardSkills, softSkills } = read(title, whole);
        for (const { name, evidence } of [...hardSkills, ...softSkills])
          for (const { start, end } of evidence)
            expect(start >= to || end <= from, `${name} from « ${whole.slice(start, end)} »`).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

it.each([
  ["- connaissant les dispositifs d’insertion", "Dispositifs d’insertion"],
  ["- issu(e) d’une formation supérieure en gestion", "Formation supérieure en gestion"],
  ["- pratique du logiciel Sage = un plus", "Logiciel Sage"],
])("« %s » is named as one would say it", (line, name) => {
  const { hardSkills } = read("Comptable", `Comptable\n\nVotre profil :\n${line}`);
  expect(hardSkills.map((skill) => skill.name)).toContain(name);
});

it("keeps a sentence whole around a drawing, and a verb with its objects", () => {
  const description =
    "Serveur\n\nVos missions :\n✅ Accueillir les clients avec le sourire 😊 et les placer\n✅ Vous supervisez la comptabilité, le contrôle de gestion et la paie";
  const { missions, hardSkills } = read("Serveur", description);
  expect(missions[0]).toMatch(/^Accueillir les clients .* et les placer$/);
  expect(hardSkills.map(({ name }) => name)).toContain(
    "Superviser la comptabilité, le contrôle de gestion et la paie",
  );
});

it("wishes for what the wish stands with", () => {
  const { hardSkills } = read(
    "Infirmier",
    "Infirmier\n\nProfil :\n- Diplôme d’État infirmier, diplôme de cadre de santé apprécié\n- Anglais indispensable, le logiciel Netsoins serait un plus",
  );
  const importances = Object.fromEntries(hardSkills.map(({ name, importance }) => [name, importance]));
  expect(importances).toMatchObject({
    "Diplôme d’État infirmier": "indispensable",
    "Diplôme de cadre de santé": "souhaité",
    Anglais: "indispensable",
  });
});

it("reads an advert in capitals as it would be said", () => {
  const shouted =
    "PREPARATEUR DE COMMANDES\n\nVOUS PREPAREZ LES COMMANDES AU CASQUE VOCAL, FILMEZ LES PALETTES ET CHARGEZ LES CAMIONS.\nCACES 1B EXIGE. PONCTUALITE ET ESPRIT D'EQUIPE";
  const { hardSkills, softSkills } = read("Préparateur de commandes", shouted);
  const names = [...hardSkills, ...softSkills].map(({ name }) => name);
  expect(names).toContain("Filmer les palettes");
  expect(names.filter((name) => /\p{Lu}{3}/u.test(name))).toEqual(["CACES 1B"]);
  for (const { evidence } of hardSkills)
    expect(shouted.slice(evidence[0]!.start, evidence[0]!.end)).toMatch(/^[^\p{Ll}]+$/u);
});

it("keeps a diploma and the years behind it apart", () => {
  const { hardSkills } = read(
    "Juriste",
    "Juriste\n\nProfil :\nDiplômé·e d’un Master 2 en droit social, vous justifiez d’une première expérience de deux ans en entreprise ou en cabinet.",
  );
  expect(hardSkills.map(({ name }) => name)).toEqual([
    "Master 2 en droit social",
    "Première expérience de deux ans en entreprise ou en cabinet",
  ]);
});

it("parts what is mastered, and keeps a wish between brackets to what it names", () => {
  const { hardSkills } = read(
    "Vendeur",
    "Vendeur\n\nProfil :\n- Vous maîtrisez les techniques de vente et un logiciel de caisse (Tactill serait un plus)",
  );
  expect(hardSkills.map(({ name, importance }) => [name, importance])).toEqual([
    ["Techniques de vente", "indispensable"],
    ["Logiciel de caisse", "indispensable"],
    ["Tactill", "souhaité"],
  ]);
});

it("gives first what the advert requires, what its title names and what it says again", () => {
  const { hardSkills, softSkills } = read(
    "Comptable fournisseurs",
    `Comptable fournisseurs

Vos missions :
- classer le courrier
- saisir les factures des fournisseurs
- préparer les déclarations de TVA

Profil :
- anglais courant exigé
- excellente présentation`,
  );
  expect(hardSkills.map(({ name }) => name)).toEqual([
    "Anglais courant",
    "Saisir les factures des fournisseurs",
    "Classer le courrier",
    "Préparer les déclarations de TVA",
  ]);
  expect(softSkills.map(({ name }) => name)).toEqual(["Présentation soignée"]);
});

it("reads a small notice told in one breath as a list", () => {
  const description =
    "cherche boulanger pour tourner la nuit de 2h à 9h, pétrissage et façonnage, cuisson, cap boulangerie exigé, 3 ans xp, sérieux et ponctuel, repos dimanche lundi, 1900 net";
  const { hardSkills, softSkills, conditions } = readAdvert({
    title: "Boulanger",
    company: null,
    description,
  });
  expect(hardSkills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["CAP boulangerie", "Pétrissage", "Façonnage", "Cuisson", "3 ans xp"]),
  );
  expect(softSkills.map(({ name }) => name)).toEqual(["Sérieux", "Ponctualité"]);
  expect(conditions).toEqual(["repos dimanche lundi", "1900 net"]);
  const cap = hardSkills.find(({ name }) => name === "CAP boulangerie")!;
  expect(cap.evidence.map(({ start, end }) => description.slice(start, end))).toEqual([
    "cap boulangerie exigé",
  ]);
});

it("leaves the commas of a sentence that tells something", () => {
  const description =
    "Vous rejoindrez, au sein de notre agence de Niort, une équipe de douze personnes qui conseille depuis vingt ans les communes, les écoles et les hôpitaux de la région, et vous y tiendrez la comptabilité fournisseurs.";
  expect(
    readAdvert({ title: "Comptable", company: null, description }).hardSkills.map(({ name }) => name),
  ).not.toContain("Les écoles");
});

it("reads the lists of an advert pasted without its line breaks", () => {
  const description =
    "Nous recherchons un(e) comptable confirmé(e). Missions principales : tenue de 40 dossiers TPE, déclarations de TVA, préparation des bilans, relation clients. Profil : BTS ou DCG, 3 ans d'expérience en cabinet, maîtrise de Sage, rigueur, esprit d'équipe. Une connaissance de la paie serait un plus.";
  const { hardSkills, softSkills, missions } = readAdvert({ title: "Comptable", company: null, description });
  expect(missions).toEqual([
    "tenue de 40 dossiers TPE",
    "déclarations de TVA",
    "préparation des bilans",
    "relation clients",
  ]);
  expect(hardSkills.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "BTS ou DCG",
      "3 ans d'expérience en cabinet",
      "Sage",
      "Déclarations de TVA",
      "Paie",
    ]),
  );
  expect(hardSkills.map(({ name }) => name).join("\n")).not.toMatch(/Missions|Profil/);
  expect(softSkills.map(({ name }) => name)).toEqual(["Rigueur", "Esprit d'équipe"]);
  for (const { evidence } of [...hardSkills, ...softSkills])
    for (const { start, end } of evidence) expect(description.slice(start, end)).toMatch(/^\p{L}|^\d/u);
});

const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name);

it("takes an infinitive below « Savoir-faire » for a demand, not for a heading", () => {
  const { hardSkills, softSkills } = read(
    "Agent polyvalent de restauration",
    "Profil souhaité\nExpérience\n1 An(s)\nSavoirs et savoir-faire\nDresser des plats pour le service\nEntretenir un poste de travail\nSavoir-être professionnels\nTravailler en équipe\nFaire preuve de réactivité",
  );
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining([
      "1 an d’expérience",
      "Dresser des plats pour le service",
      "Entretenir un poste de travail",
    ]),
  );
  expect(names(softSkills)).toEqual(expect.arrayContaining(["Travailler en équipe", "Réactivité"]));
});

it("knows a heading behind a drawn bullet, and two tools, one with a number", () => {
  const { hardSkills } = read(
    "Chef de projet marketing",
    "💡 Ce qu'on recherche\n👉 3 à 5 ans d'expérience\n👉 Tu maîtrises HubSpot et Google Analytics 4\n👉 Anglais courant (tu échangeras avec notre bureau de Londres)\n🎁 Ce qu'on offre\nTélétravail 3j/semaine, RTT",
  );
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining(["3 à 5 ans d'expérience", "HubSpot", "Google Analytics 4", "Anglais courant"]),
  );
  expect(names(hardSkills).join("\n")).not.toMatch(/offre|RTT/i);
});

it("names the duties told in prose as skills where few are named", () => {
  const description =
    "La clinique recherche un(e) infirmier(ère) diplômé(e) d'État en CDI.\nSous la responsabilité de la cadre de santé, vous assurez les soins pré et post-opératoires, participez au projet de soins et veillez à la traçabilité dans le dossier informatisé.\nUne expérience en chirurgie serait appréciée.";
  const { hardSkills } = read("Infirmier", description);
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining(["Diplôme d’État", "Veiller à la traçabilité dans le dossier informatisé"]),
  );
  const told = hardSkills.find(({ name }) => name.startsWith("Veiller"))!;
  expect(told.evidence.map(({ start, end }) => description.slice(start, end))).toEqual([
    "veillez à la traçabilité dans le dossier informatisé",
  ]);
});

it("begins a duty after « l’agent sera chargé de »", () => {
  const { missions } = read(
    "Assistante administrative",
    "CADRE D'EMPLOIS : adjoints administratifs territoriaux (catégorie C)\nMISSIONS : Sous l'autorité du directeur général des services, l'agent sera chargé de : l'accueil physique et téléphonique du public ; l'instruction des demandes d'urbanisme ; la gestion du courrier.\nPROFIL : Maîtrise des outils bureautiques ; discrétion professionnelle ; aisance rédactionnelle.",
  );
  expect(missions).toEqual([
    "l'accueil physique et téléphonique du public",
    "l'instruction des demandes d'urbanisme",
    "la gestion du courrier",
  ]);
});

it("gives items the subject that the line above them leaves", () => {
  const { hardSkills, missions } = read(
    "Data engineer",
    "LE JOB\nTu rejoins une équipe de 6 et tu :\n- construis des pipelines batch\n- fiabilises notre data warehouse\nTON PROFIL\n- Python",
  );
  expect(missions).toEqual(["Tu construis des pipelines batch", "Tu fiabilises notre data warehouse"]);
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining(["Construire des pipelines batch", "Fiabiliser notre data warehouse", "Python"]),
  );
});

it("reads duties told as nouns, and what is demanded in a sentence of its own", () => {
  const { hardSkills, missions } = read(
    "Conseiller en assurance",
    "La Mutuelle Horizon recherche un conseiller pour son agence de Limoges. Rattaché(e) au responsable d'agence, vous avez en charge l'accueil et le conseil des adhérents, la vente de contrats santé ainsi que le suivi des dossiers. La maîtrise du Pack Office est requise.",
  );
  expect(missions).toEqual([
    "l'accueil et le conseil des adhérents",
    "la vente de contrats santé",
    "le suivi des dossiers",
  ]);
  expect(names(hardSkills)).toContain("Pack Office");
});

it("keeps a wish to its own piece, and gives a licence no level", () => {
  const { hardSkills } = read(
    "Cariste",
    "Vous justifiez idéalement d'une première expérience en logistique et êtes titulaire des CACES R489 1A, 3 et 5 à jour. BAFA demandé.",
  );
  const licence = hardSkills.find(({ name }) => name.startsWith("CACES"));
  expect(licence).toMatchObject({ importance: "indispensable", level: null });
  expect(hardSkills.find(({ name }) => /expérience/.test(name))?.importance).toBe("souhaité");
});

it("reads years asked of whom one seeks, and two verbs said to « tu »", () => {
  const { hardSkills } = read(
    "Ingénieur structure",
    "Nous recherchons un ingénieur structure avec 5 ans d'expérience minimum en bureau d'études.\nTu conçois et dimensionnes des structures bois, tu suis tes chantiers et tu encadres un projeteur.",
  );
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining([
      "5 ans d'expérience minimum en bureau d'études",
      "Concevoir et dimensionner des structures bois",
    ]),
  );
});
