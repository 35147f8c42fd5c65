import { expect, it } from "vitest";
import { readCatalogue } from "../job-sheets/read-catalogue.ts";
import { indexTitles } from "./title-index.ts";

const sheets = readCatalogue();
const index = indexTitles(
  sheets.flatMap(({ code, titles }) => titles.map((title) => ({ jobId: code, title }))),
);

it.each([
  ["comptable", "M1203"],
  ["Boulangère", "D1102"],
  ["Plombier chauffagiste (H/F)", "F1603"],
  ["infirmier·ère", "J1506"],
  ["assistant(e) de direction", "M1604"],
  ["acheteur-euse", "M1101"],
  ["cariste 3x8 Dunkerque", "N1101"],
  ["conseiller bancaire Tours CDI", "C1206"],
  ["estheticiene", "D1208"],
  ["plonbier", "F1603"],
  ["DRH", "M1503"],
  ["nounou", "K1303"],
  ["truck driver", "N4101"],
  ["acheteur junior", "M1101"],
])("finds %s first", (typed, code) => {
  expect(index.search(typed, 5)[0]).toMatchObject({ jobId: code });
});

it("gives each job once, best first, between 0 and 1, the same each time", () => {
  const found = index.search("technicien de maintenance", 5);
  expect(found).toEqual(index.search("technicien de maintenance", 5));
  expect(new Set(found.map(({ jobId }) => jobId)).size).toBe(found.length);
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  for (const { score } of found) expect(score > 0 && score <= 1).toBe(true);
  expect(index.search("technicien de maintenance", 2)).toHaveLength(2);
});

it.each(["", "   ", "(H/F)", "xqzt", "🙂", "« ".repeat(5000)])("finds nothing for %j", (typed) => {
  expect(index.search(typed, 5)).toEqual([]);
});

it("ships at least 300 job sheets, each whole", () => {
  expect(sheets.length).toBeGreaterThanOrEqual(300);
  for (const sheet of sheets) {
    expect(sheet.code).toMatch(/^[A-N]\d{4}$/);
    expect(sheet.titles[0]).toMatch(/^.+ \/ .+$/);
    expect(sheet.definition).toMatch(/^\p{Lu}.+\.$/u);
    expect(sheet.hardSkills.length).toBeGreaterThanOrEqual(3);
    expect(sheet.softSkills.length).toBeGreaterThanOrEqual(3);
  }
});
