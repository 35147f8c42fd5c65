import type { Skill } from "../plan.ts";
import { expect, it } from "vitest";
import { ANY_SUBJECT, readAdvert, writeExampleAnswer, writeQuestions } from "../../interview.ts";

const DESCRIPTION = `Chargé·e de mission

Vos missions :
- anime des ateliers collectifs (CV, entretien, numérique)
- prospecte et fidélise un réseau d’employeurs
- vous négociez les contrats de transport et suivez leur exécution

Profil :
- permis B exigé
- 120-140 k€ selon expérience, véhicule de fonction`;
const advert = { title: "Chargé·e de mission", company: null, description: DESCRIPTION };
const read = readAdvert(advert);
const plan = { ...advert, ...read };

it("asks about duties in the infinitive, every verb of them, and leaves brackets out", () => {
  const asked = read.questions.map(({ question }) => question).join("\n");
  expect(asked).toMatch(/prospecter et fidéliser un réseau d’employeurs/);
  expect(asked).not.toMatch(/\(CV|« vous |suivez/);
});

it("never asks the same question twice", () => {
  const existing = read.questions.map(({ question }) => question);
  const more = writeQuestions({ plan, existing, count: 10 }).map(({ question }) => question);
  expect(new Set([...existing, ...more]).size).toBe(existing.length + more.length);
});

it("asks when a licence was obtained, and how one lives with no pay", () => {
  const all = writeQuestions({ plan, existing: [], count: 30 }).map(({ question }) => question);
  expect(all.filter((question) => /permis/i.test(question))).toEqual([
    "L’annonce demande : permis B. Est-ce votre cas, et depuis quand ?",
  ]);
  expect(all.join("\n")).not.toMatch(/k€/);
});

it("answers about a diploma by what it is, not by a situation, and leaves few gaps", () => {
  const about = "Diplôme d’État infirmier";
  const titled = writeExampleAnswer({ plan, question: `L’annonce demande : ${about}.`, about, cv: null });
  expect(titled).toMatch(/^\*\*Ce que j’ai\*\*/);
  const [{ question, about: duty }] = read.questions as [(typeof read.questions)[number]];
  const told = writeExampleAnswer({ plan, question, about: duty, cv: null });
  expect(told).toMatch(/Situation[\s\S]*Tâche[\s\S]*Action[\s\S]*Résultat/);
  expect(told.match(/\[[^\]]+\]/g)!.length).toBeLessThanOrEqual(7);
});

it("asks a title as one, whatever its first word ends like", () => {
  const description = "Juriste\n\nProfil :\n- master 2 en droit social exigé";
  const legal = { title: "Juriste", company: null, description };
  const all = readAdvert(legal).questions.map(({ question }) => question);
  expect(all.filter((question) => /master/i.test(question))).toEqual([
    "L’annonce demande : master 2 en droit social. Qu’est-ce qui, dans votre parcours, y répond ?",
  ]);
});

const WRAPPED = `Responsable logistique
Vous pilotez les flux de trois entrepôts. Vous négociez les contrats de transport et suivez
les indicateurs de qualité. Anglais courant, maîtrise d'un progiciel de gestion.`;

it("reads on where a mail broke a line inside a sentence", () => {
  const { questions } = readAdvert({ title: "Responsable logistique", company: null, description: WRAPPED });
  const asked = questions.map(({ question }) => question).join("\n");
  expect(asked).toMatch(/suivre les indicateurs de qualité/);
  expect(asked).not.toMatch(/et suivre[ ,.]*(?:par quoi|\.|,)/);
});

it("asks about a language by its use, and lends the advert nothing that comes from the sheet", () => {
  const title = "Responsable logistique";
  const wrapped = readAdvert({ title, company: null, description: WRAPPED });
  const soft = { name: "Organisation", importance: "souhaité", level: null, source: "fiche", evidence: [] };
  const softSkills = [{ ...wrapped.softSkills[0], ...soft } as (typeof wrapped.softSkills)[number]];
  const request = { title, company: null, description: WRAPPED, ...wrapped, softSkills };
  const asked = writeQuestions({ plan: request, existing: [], count: 20 }).map(({ question }) => question);
  expect(asked.filter((question) => /anglais/i.test(question)).join("\n")).toMatch(/dans cette langue/);
  expect(asked.join("\n")).toMatch(/Dans ce métier, on a besoin d’organisation/);
  expect(asked.join("\n")).not.toMatch(/L’annonce demande cette qualité/);
});

it.each([
  ["Encadrement", /difficile d’encadrer une équipe/, /manqué d’encadrement/],
  ["encadrement", /difficile d’encadrer une équipe/, /manqué d’encadrement/],
  ["Organisation", /vous avez manqué d’organisation/, /« Organisation »/],
  ["Honnêteté", /difficile d’être honnête/, /manqué d’honnêteté/],
])("asks about %s as one would say it", (name, said, never) => {
  for (const source of ["fiche", "annonce"] as const) {
    const softSkills: Skill[] = [{ name, importance: "souhaité", level: null, source, evidence: [] }];
    const bare = { title: "Chef d’équipe", company: null, description: "Chef d’équipe" };
    const plan = { ...bare, ...readAdvert(bare), softSkills };
    const asked = writeQuestions({ plan, existing: [], count: 40 }).map(({ question }) => question);
    expect(asked.join("\n")).toMatch(said);
    expect(asked.join("\n")).not.toMatch(never);
  }
});

it.each([
  ["Ville de Brest", "à la Ville de Brest"],
  ["Groupe Morel", "au Groupe Morel"],
  ["Association Relais", "à l’Association Relais"],
  ["La Poste", "chez La Poste"],
  ["Voltéa", "chez Voltéa"],
])("says where one would work: %s", (company, where) => {
  const bare = { title: "Comptable", company, description: "Comptable" };
  const asked = writeQuestions({ plan: { ...bare, ...readAdvert(bare) }, existing: [], count: 40 });
  expect(asked.map(({ question }) => question)).toContain(
    `Qu’est-ce qui vous attire ${where}, et que savez-vous de son activité ?`,
  );
});

const LISTED = `Au sein du pôle crédit client, vous aurez pour missions principales de relancer par téléphone les clients débiteurs, négocier des échéanciers, suivre un portefeuille de quatre cents comptes et préparer les dossiers contentieux. L'espagnol est apprécié.

Profil :
- bonne connaissance des végétaux et de leurs maladies`;

it("parts a long sentence into its duties, and names what is asked without its grammar", () => {
  const { missions, hardSkills } = readAdvert({
    title: "Chargé de recouvrement",
    company: null,
    description: LISTED,
  });
  expect(missions).toEqual([
    "relancer par téléphone les clients débiteurs",
    "négocier des échéanciers",
    "suivre un portefeuille de quatre cents comptes",
    "préparer les dossiers contentieux",
  ]);
  const names = hardSkills.map(({ name }) => name);
  expect(names).toContain("Espagnol");
  expect(names).toContain("Végétaux et leurs maladies");
});

/** All the questions on an advert with these words in its profile. */
function askedOf(title: string, profile: string): string {
  const description = `${title}\n\nProfil :\n${profile}`;
  const given = { title, company: null, description };
  const request = { ...given, ...readAdvert(given) };
  return writeQuestions({ plan: request, existing: [], count: 30 })
    .map(({ question }) => question)
    .join("\n");
}

it.each([
  [
    "Infirmier",
    "- autonomie et patience exigées",
    /vous avez manqué d’autonomie|vous avez manqué de patience/,
  ],
  ["Développeur", "- maîtrise de TypeScript", /(?:Parlons de|Côté) TypeScript/],
  [
    "Comptable",
    "- maîtrise de la comptabilité fournisseurs",
    /(?:Parlons de|Côté) comptabilité fournisseurs/,
  ],
  [
    "Chauffeur",
    "- deux ans d’expérience en messagerie",
    /Nous demandons deux ans d’expérience en messagerie\. Racontez-moi/,
  ],
  [
    "Cuisinier",
    "- première expérience réussie en cuisine",
    /Nous demandons une première expérience réussie en cuisine/,
  ],
  ["Chef de projet", "- anglais courant exigé", /Parlons d’anglais courant\. Racontez-moi un échange/],
])("%s is asked as a recruiter would say it", (title, profile, wanted) => {
  const asked = askedOf(title, profile);
  expect(asked).toMatch(wanted);
  expect(asked).not.toMatch(/cela vous a manqué|^[^«»?]{1,60} : (?:racontez|quel|où|comment|par quoi)/m);
  expect(asked).not.toMatch(/(?:Parlons|manqué) de [aeéiou]/);
});

it("says a duty with « s’ » as something to do, and quotes one that goes on to its reader", () => {
  const description = `Responsable qualité

Vos missions :
- S'assurer du respect des règles d'hygiène
- Vous aurez à préparer les commandes, tu rédiges les rapports, tu encadres deux apprentis
- accueillir les auditeurs`;
  const given = { title: "Responsable qualité", company: null, description };
  const request = { ...given, ...readAdvert(given) };
  const asked = writeQuestions({ plan: request, existing: [], count: 30 })
    .map(({ question }) => question)
    .join("\n");
  expect(asked).toMatch(/vous assurer du respect des règles d'hygiène/);
  expect(asked).not.toMatch(/(?:Parlons de|Côté) S'/);
  expect(asked).toMatch(/« Vous aurez à préparer les commandes, tu rédiges les rapports/);
  expect(asked).not.toMatch(/(?:Pour|il faut) préparer les commandes, tu /);
});

it.each([
  ["- force de proposition", /« Force de proposition »/i, /preuve de force|manqué de force/],
  [
    "- 1ère expérience souhaitée en cabinet",
    /souhaite une 1ère expérience en cabinet/,
    /demandons|souhaitée/,
  ],
  ["- tenue de la caisse", /(?:Parlons de|Côté) tenue de la caisse/, /Est-ce votre cas/],
  ["- tenue correcte", /tenue correcte\. Est-ce votre cas/i, /Parlons de tenue/],
])("%s is asked for what it is", (profile, wanted, unwanted) => {
  const asked = askedOf("Comptable", profile);
  expect(asked).toMatch(wanted);
  expect(asked).not.toMatch(unwanted);
});

it("keeps the capital of a name in a question and in its answer, and of nothing else", () => {
  const asked = askedOf(
    "Comptable",
    "- Excel et logiciel Sage\n- excellente présentation\n- Gestion de projet",
  );
  expect(asked).toMatch(/(?:Parlons d’|Côté )Excel et logiciel Sage/);
  expect(asked).toMatch(/(?:Parlons de|Côté) gestion de projet/);
  const given = {
    title: "Développeur",
    company: null,
    description: "Développeur\n\nProfil :\n- maîtrise de Python",
  };
  const request = { ...given, ...readAdvert(given) };
  const told = writeExampleAnswer({
    plan: request,
    question: "Parlons de Python.",
    about: "Python",
    cv: null,
  });
  expect(told).toContain("ce que vous demandez : Python.");
});

it("asks about each skill once before it asks about one again", () => {
  const description = `Fleuriste
Vous composez les bouquets et vous conseillez les clients.
Profil : CAP fleuriste exigé, sens de la communication, permis B.`;
  const read = readAdvert({ title: "Fleuriste", company: null, description });
  const about = read.questions.flatMap(({ about: subject }) => (subject === ANY_SUBJECT ? [] : [subject]));
  expect(new Set(about).size).toBe(about.length);
  expect(about.filter((subject) => /bouquets/i.test(subject))).toHaveLength(1);
  expect(read.questions).toHaveLength(10);
});

it("asks whether a contract suits, not whether one has worked so, and names no form of company", () => {
  const given = {
    title: "Imprimeur",
    company: "SARL Imprimerie Vasseur",
    description: "Conditions\nCDD de 8 mois\nUn samedi sur deux\nProfil\nTu sais dire quand tu bloques",
  };
  const asked = readAdvert(given)
    .questions.map(({ question }) => question)
    .join("\n");
  expect(asked).toContain("CDD de 8 mois. Cela vous convient-il");
  expect(asked).toMatch(/samedi sur deux.{0,4}\. Avez-vous déjà travaillé ainsi/u);
  expect(asked).not.toContain("tu bloques");
  const more = writeQuestions({ plan: { ...given, ...readAdvert(given) }, existing: [], count: 12 });
  expect(more.map(({ question }) => question).join("\n")).toContain("à l’Imprimerie Vasseur");
});

it("asks who has none of a wished experience for what comes near it", () => {
  const description =
    "Vous rédigez le magazine municipal. Une première expérience en collectivité serait un plus.";
  const bare = { title: "Chargé de communication", company: null, description };
  const plan = { ...bare, ...readAdvert(bare) };
  const asked = writeQuestions({ plan, existing: [], count: 20 }).map(({ question }) => question);
  expect(asked).toContain(
    "L’annonce souhaite une première expérience en collectivité, sans l’exiger. Qu’avez-vous déjà fait qui s’en rapproche, et qu’en avez-vous retenu ?",
  );
  expect(asked.join("\n")).not.toMatch(/Nous demandons une première expérience/);
});

it("asks about the contract of a sentence that seeks somebody, and not about the sentence", () => {
  const description =
    "Randstad recrute pour l'un de ses clients des caristes pour une mission d'intérim de 3 mois renouvelable à Carquefou.";
  const bare = { title: "Cariste", company: "Randstad", description };
  const plan = { ...bare, ...readAdvert(bare), conditions: [description] };
  const asked = writeQuestions({ plan, existing: [], count: 20 }).map(({ question }) => question);
  expect(asked.join("\n")).toMatch(/L’annonce précise : mission d'intérim de 3 mois renouvelable/);
  expect(asked.join("\n")).not.toMatch(/Randstad recrute/);
});
