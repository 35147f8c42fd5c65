import { expect, it } from "vitest";
import { readAdvert } from "../advert/read-advert.ts";
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
  // One action a day for each gap, and the eve.
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
