import { expect, test } from "vitest";
import { groupHistory } from "./group-history.ts";

const row = (id: string, change: Partial<Parameters<typeof groupHistory>[0][number]>) => ({
  id,
  createdAtMs: Date.UTC(2026, 10, 21),
  pitchType: "rh",
  title: "Un poste",
  question: "Pourquoi vous ?",
  versionCount: 1,
  version: 1,
  globalScore: 30,
  maxScore: 60,
  ...change,
});

test("groups stand by their newest version, versions oldest first", () => {
  const groups = groupHistory([
    row("e", { version: 2 }),
    row("d", { pitchType: "produit", question: null, title: "Vendre" }),
    row("c", { question: "Vos défauts ?" }),
    row("b", { version: 1 }),
    row("a", { title: "Une augmentation" }),
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
