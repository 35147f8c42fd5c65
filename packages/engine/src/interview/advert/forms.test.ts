import { expect, test } from "vitest";
import { readAdvert } from "./read-advert.ts";

const read = (title: string, description: string) => {
  const { hardSkills, softSkills, missions, conditions } = readAdvert({ title, company: null, description });
  const names = (skills: typeof hardSkills) => skills.map(({ name }) => name);
  return { hard: names(hardSkills), soft: names(softSkills), missions, conditions, skills: hardSkills };
};

test("reads the form of France Travail without its formulas", () => {
  const { hard, conditions, missions } = read(
    "Serrurier",
    `Serrurier métallier
Vos missions :
- Fabriquer des garde-corps
- Poser les ouvrages chez les clients
Durée du travail : 35H/semaine Travail en journée
Profil souhaité
Expérience
2 ans - Cette expérience est indispensable
Compétences
Lire un plan, un croquis Cette compétence est indispensable
Souder à l’arc Cette compétence est indispensable
Formation
CAP, BEP et équivalents Métallerie
Permis
B - Véhicule léger Cette formation est indispensable`,
  );
  expect(hard).toEqual(
    expect.arrayContaining([
      "2 ans d’expérience",
      "Souder à l’arc",
      "CAP, BEP et équivalents Métallerie",
      "Permis B",
    ]),
  );
  expect(hard.join("\n")).not.toMatch(/cette (?:compétence|expérience|formation)/i);
  expect(hard).not.toContain("Croquis");
  expect(missions.join("\n")).not.toMatch(/35H/);
  expect(conditions.join("\n")).toMatch(/35H/);
});

test("reads an advert in capitals with its licences and accents", () => {
  const { hard } = read(
    "Chauffeur",
    `CHAUFFEUR LIVREUR (H/F)
VOUS LIVREZ LES COMMANDES DES MAGASINS ET VOUS TENEZ LE CARNET DE BORD.
PERMIS C + FIMO A JOUR OBLIGATOIRES. CACES 3 APPRECIE. CONTROLE DES CHARGEMENTS. EXPERIENCE DE 1 AN EN MESSAGERIE.`,
  );
  expect(hard).toEqual(expect.arrayContaining(["Permis C", "FIMO à jour", "CACES 3"]));
  expect(hard.join("\n")).not.toMatch(/experience|controle/i);
});

test("reads an advert typed without capitals sentence by sentence", () => {
  const description = `préparateur de commandes
notre dépôt de limoges cherche deux personnes. vous préparez les colis et vous chargez les camions. vous parlez espagnol couramment. vous êtes rigoureux et vous aimez le travail en équipe. permis b exigé, caces 1 souhaité.`;
  const { hard, soft, skills } = read("préparateur de commandes", description);
  expect(hard).toEqual(expect.arrayContaining(["Permis B", "CACES 1", "Espagnol"]));
  expect(soft).toContain("Rigueur");
  for (const skill of skills)
    for (const { start, end } of skill.evidence)
      expect(description.slice(start, end)).toBe(description.slice(start, end).toLowerCase());
});

test("takes a certificate that prose demands, but not one that it refuses", () => {
  const { hard } = read(
    "Chaudronnier",
    "Notre atelier de Redon soude des cuves. Licence 111 obligatoire. Agrément de sûreté exigé. Brevet de pilote non exigé.",
  );
  expect(hard).toEqual(expect.arrayContaining(["Licence 111", "Agrément de sûreté"]));
  expect(hard.join("\n")).not.toMatch(/pilote/i);
});

test("takes neither the employer’s trade, an invitation, nor another post for a demand", () => {
  const { hard, soft, missions } = read(
    "Comptable",
    `L’entreprise : Maison Berthe
Depuis 1974, la Maison Berthe fabrique des chaussures en cuir et en toile.
Rejoignez une équipe solidaire et curieuse !
Vos missions :
- Saisir les factures des fournisseurs
- Préparer les déclarations de TVA
Offres similaires
Comptable unique F/H – Nevers`,
  );
  const all = [...hard, ...soft, ...missions].join("\n");
  expect(all).not.toMatch(/chaussures|solidaire|rejoign|curios|Nevers/i);
  expect(missions).toEqual(["Saisir les factures des fournisseurs", "Préparer les déclarations de TVA"]);
});

test("keeps in one piece what a comma or a slash does not part", () => {
  const { hard } = read(
    "Agent de quai",
    `Agent de quai
Vos missions :
- Chargement / déchargement des remorques
- Vous contrôlez les installations électriques, hydrauliques et pneumatiques
Profil :
- Anglais lu, écrit et parlé
- une solide pratique d’Excel et d’un bon niveau d’allemand`,
  );
  expect(hard).toEqual(
    expect.arrayContaining([
      "Contrôler les installations électriques, hydrauliques et pneumatiques",
      "Anglais lu, écrit et parlé",
    ]),
  );
  expect(hard).not.toContain("Chargement");
});

test("puts what strains the body among the conditions, and names « tu » by its verb", () => {
  const { hard, soft, conditions } = read(
    "Barista",
    `Barista
Tes missions :
- Tu prends les commandes au comptoir
- Tu fais tourner la machine à café
- Station debout prolongée
Ton profil :
- tu as déjà travaillé en salle, idéalement en café
- la pratique de l’anglais`,
  );
  expect(hard.join("\n")).toMatch(/Prendre les commandes/);
  expect(hard.join("\n")).not.toMatch(/Prends|debout/);
  expect(soft.join("\n")).not.toMatch(/travaillé/);
  expect(conditions.join("\n")).toMatch(/debout/);
});

test("a wish beside a demand is a wish for itself only", () => {
  const { skills } = read(
    "Soudeur",
    "Soudeur\nProfil :\n- 3 ans de soudure TIG, idéalement en chaudronnerie",
  );
  expect(skills.find(({ name }) => /TIG/.test(name))?.importance).toBe("indispensable");
});

test("cuts and names what a sentence asks for", () => {
  const { hard, soft, conditions, skills } = read(
    "Infographiste",
    `Infographiste

Profil :
- BTS communication, 5 ans d’expérience en agence, dont un an comme chef de studio
- une bonne connaissance d’InDesign et de solides compétences en typographie
- Il faut de la minutie et un réel sens du détail
- Votre esprit d’équipe et vos qualités d’écoute feront la différence
- Disponibilité certains samedis de juin`,
  );
  expect(hard).toEqual(expect.arrayContaining(["InDesign", "Typographie", "BTS communication"]));
  expect(hard).not.toContain("An comme chef de studio");
  expect(skills.find(({ name }) => name === "BTS communication")?.level).toBeNull();
  expect(soft).toEqual(expect.arrayContaining(["Sens du détail", "Esprit d’équipe"]));
  expect(soft.join("\n")).not.toMatch(/il faut|feront|disponib/i);
  expect(conditions.join("\n")).toMatch(/samedis de juin/);
});

test("reads duties told in prose, what one masters, and what is hoped of whom one seeks", () => {
  const prose = read(
    "Aide à domicile",
    "Sous la responsabilité de la cheffe de secteur, vous préparez les repas du soir, vous accompagnez les promenades et tenez le cahier de liaison.",
  );
  expect(prose.missions).toEqual([
    "Vous préparez les repas du soir",
    "Vous accompagnez les promenades",
    "Vous tenez le cahier de liaison",
  ]);
  expect(prose.soft).toEqual([]);
  // Two verbs with one object are one duty.
  expect(
    read("Hôtesse", "Vous accueillez et orientez les visiteurs, vous triez le courrier.").missions,
  ).toEqual(["Vous accueillez et orientez les visiteurs", "Vous triez le courrier"]);
  const known = read("Comptable", "Ton profil\n• Sage n'a plus de secret pour toi\n• npm est un plus");
  expect(known.skills.map(({ name, importance }) => [name, importance])).toEqual([
    ["Sage", "indispensable"],
    ["npm", "souhaité"],
  ]);
  const sought = read(
    "Apprenti boulanger",
    "fournil de quartier cherche apprenti motivé et ponctuel. travail le dimanche. permis b souhaité mais pas obligatoire car difficile d'accès en bus.",
  );
  expect(sought.soft).toEqual(["Motivation", "Ponctualité"]);
  expect(sought.conditions).toEqual(["Travail le dimanche"]);
  expect(sought.hard).toEqual(["Permis B"]);
});

test("keeps what belongs together, and makes no verb of a noun", () => {
  const { hard, conditions } = read(
    "Cariste",
    "Tâches : rangement en hauteur, inventaire tournant\nProfil : CACES 1, 3 et 5 à jour obligatoires\nHoraires 2X8, travail dans le froid",
  );
  expect(hard.join("\n")).not.toMatch(/rangemer/iu);
  expect(hard).toContain("CACES 1, 3 et 5 à jour");
  expect(conditions).toEqual(expect.arrayContaining(["Horaires 2X8", "travail dans le froid"]));
  expect(read("Assistante", "Profil\n• Tu écris vite et bien").soft).toEqual(["Écrire vite et bien"]);
});

test("tells licences, certificates and tools apart, and drops what is said around a name", () => {
  const told = read(
    "Jardinier",
    "Profil :\nPermis B obligatoire, permis BE apprécié. Certiphyto souhaité.\nCACES R482 cat. A exigé",
  ).skills.map(({ name, importance }) => [name, importance]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["Permis B", "indispensable"],
      ["Permis BE", "souhaité"],
      ["Certiphyto", "souhaité"],
    ]),
  );
  expect(told.map(([name]) => name)).toContain("CACES R482 cat. A");
  const tools = read(
    "Graphiste",
    "Ton profil\n• Figma et Adobe Illustrator n'ont pas de secret pour toi\n• Blender, c'est du bonus\n• Tu parles un anglais professionnel",
  );
  expect(tools.hard).toEqual(
    expect.arrayContaining(["Figma", "Adobe Illustrator", "Blender", "Anglais professionnel"]),
  );
  const nurse = read(
    "Infirmière",
    "Missions\nAccueillir et orienter les patients dès leur arrivée\nSavoir-être : maîtrise de soi, écoute",
  );
  expect(nurse.soft).toEqual(["Maîtrise de soi", "Écoute"]);
});

test("takes one act below a heading of duties for a duty", () => {
  const { missions } = read(
    "Paysagiste",
    "Descriptif du poste\nDans le cadre d'un départ en retraite, vous reprenez un secteur de 12 jardins.",
  );
  expect(missions).toHaveLength(1);
});
