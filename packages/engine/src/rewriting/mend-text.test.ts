import { expect, test } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { readPitch } from "../content/read-pitch.ts";
import type { PitchText } from "../pitch.ts";
import { composeOral, composeText } from "./compose.ts";
import { stripIntonation } from "./marks/write-marks.ts";
import { mendMisspelt } from "./mend-text.ts";

const MISSPELT = `bonjour, ont est deux menuisier et on fabrique des lit pour les petit appartement. sa fait 4 an que nos client \
nous demande des meuble qui ce replie. on a commencer dans le garage de mon pere, avec une scie et deux etabli. lan dernier on \
a vendu 62 lit a 480 euro, et les gens on dit quil dormait bien. maintenant on doit refusé des commande par ce que l'atelier \
est trop petit. on cherche 30 000 euro pour loué un local et acheté une machine qui coupe les panneau. si vous nous aidez, on \
embauche deux apprenti des le mois de mars.`;
const RIGHT = `Bonjour, on est deux menuisiers et on fabrique des lits pour les petits appartements. Ça fait 4 ans que nos \
clients nous demandent des meubles qui se replient. On a commencé dans le garage de mon père, avec une scie et deux établis. L'an \
dernier on a vendu 62 lits à 480 euros, et les gens ont dit qu'ils dormaient bien. Maintenant on doit refuser des commandes parce \
que l'atelier est trop petit. On cherche 30 000 euros pour louer un local et acheter une machine qui coupe les panneaux. Si vous \
nous aidez, on embauche deux apprentis dès le mois de mars.`;
const pitch = (content: string): PitchText => ({ pitchType: "produit", content });

test("a text misspelt throughout gets the report of what it says", () => {
  const report = analysePitchText(pitch(MISSPELT));
  const right = analysePitchText(pitch(RIGHT));
  expect(report.validity).toBe(1);
  expect(Math.abs(report.globalScore - right.globalScore)).toBeLessThan(5);
  expect(report.notices.map(({ rule }) => rule)).toEqual(["spelling"]);
  const { rewriting, perfectPitch, perfectPitchOral } = report.recommendations;
  expect(perfectPitch).toContain("On cherche 30 000 euros pour louer un local");
  expect(composeText(MISSPELT, rewriting!.edits)).toBe(perfectPitch);
  expect(composeText(MISSPELT, rewriting!.edits, new Set(rewriting!.edits.map(({ id }) => id)))).toBe(
    MISSPELT,
  );
  expect(composeOral(MISSPELT, rewriting!.edits, rewriting!.marks)).toBe(perfectPitchOral);
  expect(stripIntonation(perfectPitchOral)).toBe(perfectPitch);
});

test("its report quotes it as it was typed", () => {
  const report = analysePitchText(pitch(MISSPELT));
  expect(report.findings.length).toBeGreaterThan(0);
  for (const { start, end, quote } of report.findings) expect(MISSPELT.slice(start, end)).toBe(quote);
  for (const { quotes, text } of report.claims) {
    for (const { start, end } of quotes)
      expect(MISSPELT.slice(start - 1, end + 1)).not.toMatch(/^\p{L}{2}|\p{L}{2}$/u);
    for (const [, shown = ""] of text.matchAll(/«\u00a0([^«»]{25,})\u00a0»/gu))
      expect(MISSPELT).toContain(shown);
  }
});

test("roles given for what was typed are those of what it says", () => {
  const start = MISSPELT.indexOf("on cherche 30 000");
  const end = MISSPELT.indexOf(". si vous nous");
  const given = { roles: [{ start, end: end + 1, roles: ["request" as const] }], form: null };
  expect(analysePitchText(pitch(MISSPELT), undefined, given).validity).toBe(1);
});

test("what a text quotes stays as it is", () => {
  const mended = mendMisspelt(
    readPitch(pitch(`${MISSPELT} un client a ecrit : « jai dormi comme un bebe »`)),
  )!;
  expect(mended.text).toContain("« jai dormi comme un bebe »");
});

test("a well-spelt text stays as it is", () => {
  expect(mendMisspelt(readPitch(pitch(RIGHT)))).toBeNull();
});

test.each([
  "asdkj qsdlkj mlkqs dmlkqsd lkjqsd mlkj azeor uizae oiruazeo iruazoei ruaz eoiruaze oir lkjqs dlkj qsdm",
  "chien table des manger lit les courir vite un soleil ils porte des bleu je fenêtre on pomme les dormir deux voiture tu chaise",
])("what is no French is refused whatever is mended: %s", (content) => {
  expect(analysePitchText(pitch(content)).validity).toBeLessThan(0.35);
});
