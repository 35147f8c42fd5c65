import type { Analysis } from "@app/contracts/report";
import { expect, test } from "vitest";
import { compareScores, listMoved } from "./compare-model.ts";

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
