import { expect, test } from "vitest";
import { emptyDraft } from "./model.ts";
import { type AnalysisEvent, type AnalysisState, EMPTY_FORM, reduceAnalysis } from "./reduce-analysis.ts";
import { EXAMPLE_REPORT } from "./test-support/example-report.ts";

const play = (...events: AnalysisEvent[]): AnalysisState => events.reduce(reduceAnalysis, EMPTY_FORM);
const failure = { text: "Une erreur est survenue", canRetry: true, fields: {} };
const review = {
  draft: emptyDraft(),
  spoken: { audioUrl: "/api/audio/1", keep: false, transcription: null, failure: null, advice: null },
  transcript: "mes mots",
};
const drafted = { type: "drafted", analysis: EXAMPLE_REPORT, pending: ["hooks"] } as const;

test.each<[string, AnalysisEvent[], AnalysisState]>([
  ["an upload → the form", [{ type: "uploading", share: 0.5 }], { step: "form", failure }],
  ["a text → the form", [{ type: "analysing" }], { step: "form", failure }],
  ["a recording → its words", [{ type: "analysing", review }], { step: "review", ...review, failure }],
  [
    "a report that is read → the same report, unstored",
    [{ type: "analysing" }, drafted],
    { step: "writing", analysis: EXAMPLE_REPORT, pending: [], skipped: false, failure },
  ],
])("a failure leads back to where it can be mended: %s", (_name, events, expected) => {
  expect(play(...events, { type: "failed", failure })).toEqual(expected);
});

test("what is skipped stays skipped when a later draft comes, until the pitch is sent again", () => {
  const skipped = play({ type: "analysing" }, drafted, { type: "skipped" });
  expect(skipped).toMatchObject({ step: "writing", skipped: true, pending: [] });
  const later = reduceAnalysis(skipped, drafted);
  expect(later).toMatchObject({ skipped: true, pending: ["hooks"] });
  expect(reduceAnalysis(later, { type: "resent" })).toMatchObject({ skipped: false });
});

test("skipping or sending again means nothing without a report to read", () => {
  expect(play({ type: "skipped" }, { type: "resent" })).toBe(EMPTY_FORM);
});
