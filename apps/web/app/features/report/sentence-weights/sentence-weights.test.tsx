import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText } from "@app/engine/pitch";
import { weighSentences } from "@app/engine/weigh-sentences";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ShownAnalysis } from "../model.ts";
import { EXAMPLE_ANALYSIS } from "../test-support/example-analysis.ts";
import { canWeigh, isSameNote, pickWeightiest, textOf } from "./model.ts";
import { SentenceWeights } from "./sentence-weights.tsx";

const CONTENT =
  "Bonjour. Nous sommes passionnés et toujours à l’écoute. En mars, la boulangerie Morel jetait dix-sept pains par jour. Depuis qu’elle pèse sa farine avec nous, elle en jette quatre. Son patron ferme une heure plus tôt. Prêtez-nous votre four lundi matin. Merci. Notre qualité est la meilleure du marché.";
const INPUT: PitchText = { pitchType: "produit", content: CONTENT };
const ANALYSIS: ShownAnalysis = {
  ...EXAMPLE_ANALYSIS,
  pitch_type: "produit",
  content: CONTENT,
  question: null,
  target: "",
  audience: "",
  contentAnalysis: {
    metrics: analysePitchText(INPUT).metrics.map((metric) => ({
      ...metric,
      explanation: String(metric.explanation),
      measures: [],
      judgement: null,
    })),
  },
};

/** Runs the worker in the page; a null `answer` means that its program cannot be loaded. */
function stubWorker(answer: ((text: PitchText) => unknown) | null) {
  const asked: PitchText[] = [];
  class Engine extends EventTarget {
    postMessage(text: PitchText) {
      asked.push(text);
      queueMicrotask(() =>
        this.dispatchEvent(
          answer ? new MessageEvent("message", { data: answer(text) }) : new ErrorEvent("error"),
        ),
      );
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", Engine);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const show = (analysis: ShownAnalysis = ANALYSIS) =>
  render(<SentenceWeights id="phrases" analysis={analysis} opensItself={false} />);
const open = () => userEvent.click(screen.getByText("La note, phrase par phrase"));

test("nothing is asked before it is opened; then each sentence says what it brings or costs", async () => {
  const asked = stubWorker(weighSentences);
  show();
  expect(asked).toEqual([]);
  await open();
  const rows = await screen.findAllByRole("listitem");
  expect(asked).toEqual([textOf(ANALYSIS)]);
  expect(rows).toHaveLength(6);
  const boast = rows.find((row) => row.textContent?.includes("passionnés"))!;
  expect(within(boast).getByText(/^Coûte \d/)).toBeTruthy();
  const proof = rows.find((row) => row.textContent?.includes("elle en jette quatre"))!;
  expect(within(proof).getByText(/^Apporte \d/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Voir les 8 passages" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
});

test("what could not be computed says so and is asked again", async () => {
  stubWorker(null);
  show();
  await open();
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  stubWorker(weighSentences);
  await userEvent.click(retry);
  expect(await screen.findAllByRole("listitem")).toHaveLength(6);
});

test("the note of an older calculation is not explained by this one", async () => {
  stubWorker(weighSentences);
  const metrics = ANALYSIS.contentAnalysis.metrics.map((metric) => ({ ...metric, score: 9.9 }));
  show({ ...ANALYSIS, contentAnalysis: { metrics } });
  await open();
  expect(await screen.findByText(/version plus ancienne du calcul/)).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

test("a note that a model shares in cannot be taken again", () => {
  expect(canWeigh(ANALYSIS)).toBe(true);
  const [first, ...others] = ANALYSIS.contentAnalysis.metrics;
  const judged = {
    ...ANALYSIS,
    contentAnalysis: { metrics: [{ ...first!, method: "modèle" as const }, ...others] },
  };
  expect(canWeigh(judged)).toBe(false);
});

test("the weightiest come in the order of the text, on the note of the report", () => {
  const weighed = weighSentences(INPUT);
  expect(isSameNote(ANALYSIS, weighed)).toBe(true);
  const picked = pickWeightiest(weighed.passages, 3);
  expect(picked.map(({ start }) => start)).toEqual(
    picked.map(({ start }) => start).toSorted((a, b) => a - b),
  );
  const sizesOf = (passages: typeof picked) => passages.map(({ points }) => Math.abs(points));
  const others = weighed.passages.filter((passage) => !picked.includes(passage));
  expect(Math.max(...sizesOf(others))).toBeLessThanOrEqual(Math.min(...sizesOf(picked)));
});
