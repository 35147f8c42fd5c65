import type { Analysis } from "@app/contracts/report";
import { expect, test } from "vitest";
import { compareScores, followList, listMoved, listMovers } from "./compare-model.ts";

const measure = (id: string, value: number) => ({ id, label: id, value, unit: "mots" });
const version = (scores: Record<string, [number, ...ReturnType<typeof measure>[]]>) =>
  ({
    oralPerformance: null,
    contentAnalysis: {
      metrics: Object.entries(scores).map(([label, [score, ...measures]]) => ({ label, score, measures })),
    },
  }) as unknown as Analysis;

test("every metric of either version stands once, in the order of the newer one", () => {
  const before = version({ Clarté: [5], Accroche: [6] });
  const after = version({ Structure: [7], Clarté: [8] });
  expect(compareScores(before, after)).toEqual([
    { label: "Structure", before: null, after: 7 },
    { label: "Clarté", before: 5, after: 8 },
    { label: "Accroche", before: 6, after: null },
  ]);
});

test("the measures that moved most for their size come first, and one that did not move is left out", () => {
  const before = version({ Clarté: [5, measure("a", 100), measure("b", 2), measure("c", 7)] });
  const after = version({
    Clarté: [6, measure("a", 110), measure("b", 4), measure("c", 7), measure("d", 1)],
  });
  expect(listMoved(before, after, 5).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(listMoved(before, after, 1)).toHaveLength(1);
});

test("an advice that is no longer given is corrected, whatever figures or quotes it carried", () => {
  const withList = (...suggestions: string[]) =>
    ({ claims: [], recommendations: { suggestions } }) as unknown as Analysis;
  const before = withList("Retirez 3 fois « du coup ».", "Finissez par une demande.");
  expect(followList(before, withList("Retirez 2 fois « en fait ».", "Donnez un chiffre."))).toEqual({
    corrected: ["Finissez par une demande."],
    left: ["Retirez 3 fois « du coup »."],
    fresh: ["Donnez un chiffre."],
  });
  // Five pieces of advice at most are listed: one that is absent may still apply.
  expect(followList(before, withList("A", "B", "C", "D", "E")).corrected).toEqual([]);
});

test("an advice is followed by its name, whatever words it quotes and however long the list is", () => {
  const withAdvice = (advice: Record<string, string>, shown: number) =>
    ({
      claims: Object.entries(advice).map(([id, text]) => ({ id, text, kind: "advice" })),
      recommendations: { suggestions: Object.values(advice).slice(0, shown) },
    }) as unknown as Analysis;
  const before = withAdvice({ ask: "Demandez « un café ».", proof: "Prouvez.", scene: "Racontez." }, 2);
  const after = withAdvice({ ask: "Demandez « un prêt ».", opening: "Ouvrez.", tic: "Retirez." }, 2);
  // The scene was not asked for before; the tic is not shown.
  expect(followList(before, after)).toEqual({
    corrected: ["Prouvez."],
    left: ["Demandez « un café »."],
    fresh: ["Ouvrez."],
  });
});

test("the scores that moved are told, those that hardly did are not", () => {
  const before = version({ Clarté: [5], Accroche: [6], Structure: [7] });
  const after = version({ Clarté: [5.2], Accroche: [4], Structure: [8] });
  expect(listMovers(before, after, 3).map(({ label }) => label)).toEqual(["Accroche", "Structure"]);
});
