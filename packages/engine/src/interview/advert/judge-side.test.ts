import { expect, test } from "vitest";
import { judgeSide } from "./judge-side.ts";
import { readAdvert } from "./read-advert.ts";

test.each([
  ["Sens de la communication", "savoir-être"],
  ["un bon sens du contact", "savoir-être"],
  ["l’esprit d’équipe", "savoir-être"],
  ["Excellente communication", "savoir-être"],
  ["capacité à travailler en équipe", "savoir-être"],
  ["gestion du stress", "savoir-être"],
  ["aisance à l’oral", "savoir-être"],
  ["great communication skills", "savoir-être"],
  ["communication externe", "savoir-faire"],
  ["le plan de communication", "savoir-faire"],
  ["Techniques de négociation", "savoir-faire"],
  ["excellentes qualités rédactionnelles", "savoir-faire"],
  ["gestion des stocks", "savoir-faire"],
  ["animation d’équipe", "savoir-faire"],
  ["soins d’hygiène", "savoir-faire"],
  ["mécanique de précision", "savoir-faire"],
  // Only the line can tell.
  ["Envie de nous rejoindre ?", null],
  ["capacité à lire un plan", null],
  ["présentation des comptes", null],
])("%s: %s", (words, side) => {
  expect(judgeSide(words)).toBe(side);
});

test("parts the two in one list of an advert, whatever its heading", () => {
  const { hardSkills, softSkills } = readAdvert({
    title: "Attaché de presse",
    company: null,
    description: `Attaché de presse

Vos missions :
- tenir à jour le fichier des journalistes
- rédiger les communiqués

Savoir-être
- Sens de la communication
- Communication institutionnelle
- Sens de l’accueil et du contact
- Qualités rédactionnelles
`,
  });
  const names = (skills: typeof hardSkills) => skills.map(({ name }) => name);
  expect(names(softSkills)).toEqual(["Sens de la communication", "Sens de l’accueil", "Sens du contact"]);
  expect(names(hardSkills)).toEqual(
    expect.arrayContaining(["Communication institutionnelle", "Qualités rédactionnelles"]),
  );
});
