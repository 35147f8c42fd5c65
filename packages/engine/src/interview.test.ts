import { expect, it } from "vitest";
import { judgeQuestion, readAdvert } from "./interview.ts";

const ADVERT = `Gestionnaire de paie (H/F) – Loirexpert, Angers

<h2>Vos missions</h2><ul><li>R&eacute;diger les fiches de paie de 200 salari&eacute;s</li><li>Établir les DSN</li></ul>
Profil recherché :
• Maîtrise de Silae indispensable
• Notions d&#39;anglais appréciées
• Rigueur, discrétion
• Excel : pas besoin de le connaître
Avantages : mutuelle, esprit d'équipe`;

it("gives skills with the advert's own words, and ten lawful questions", () => {
  const read = readAdvert({ title: "Gestionnaire de paie", company: "Loirexpert", description: ADVERT });
  const said = read.hardSkills.flatMap((skill) =>
    skill.evidence.map(({ start, end }) => ADVERT.slice(start, end)),
  );
  expect(read.missions).toContain("Rédiger les fiches de paie de 200 salariés");
  expect(said).toContain("Notions d&#39;anglais appréciées");
  expect(read.hardSkills.map(({ name }) => name)).toContain("Silae");
  expect(read.softSkills.map(({ name }) => name)).toEqual(["Rigueur", "Discrétion"]);
  expect(JSON.stringify(read.hardSkills)).not.toMatch(/Excel|mutuelle/);
  expect(read.questions).toHaveLength(10);
  expect(read.questions.every(({ question }) => judgeQuestion(question).lawful)).toBe(true);
});
