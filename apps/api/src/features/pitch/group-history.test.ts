import type { AnalysisSummary } from "@app/contracts/report";
import { expect, test } from "vitest";
import { groupHistory } from "./group-history.ts";

const summary = (id: string, change: Partial<AnalysisSummary>): AnalysisSummary => ({
  id,
  created_at: "2026-11-21T10:00:00.000Z",
  pitch_type: "rh",
  title: "Un poste",
  target: "Un poste",
  audience: "RH",
  question: "Pourquoi vous ?",
  version: 1,
  globalScore: 30,
  maxScore: 60,
  ...change,
});

test("groups stand by their newest version, versions oldest first", () => {
  const groups = groupHistory([
    summary("e", { version: 2 }),
    summary("d", { pitch_type: "produit", question: null, title: "Vendre" }),
    summary("c", { question: "Vos défauts ?" }),
    summary("b", { version: 1 }),
    summary("a", { title: "Une augmentation" }),
  ]);
  const ids = groups.map(({ type, titles }) => [
    type,
    titles.map(({ title, questions }) => [
      title,
      questions.map(({ question, versions }) => [question, versions.map(({ id }) => id).join("")]),
    ]),
  ]);
  expect(ids).toEqual([
    [
      "rh",
      [
        [
          "Un poste",
          [
            ["Pourquoi vous ?", "be"],
            ["Vos défauts ?", "c"],
          ],
        ],
        ["Une augmentation", [["Pourquoi vous ?", "a"]]],
      ],
    ],
    ["produit", [["Vendre", [[null, "d"]]]]],
  ]);
});

test("an empty history has no group", () => {
  expect(groupHistory([])).toEqual([]);
});
