import type { CoachTaskName } from "@app/contracts/coach";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { COACH_TEXT } from "./coach/messages.ts";
import { MESSAGES } from "./messages.ts";
import type { ShownAnalysis } from "./model.ts";
import { Report } from "./report.tsx";
import { coachedAnalysis } from "./test-support/coached-analysis.ts";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";

beforeAll(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  // Load the lazy part once here, so that no test waits for it longer than its timeout.
  await import("./rewritten-pitch/formatted-text.tsx");
});
/** On a busy machine the first render of the whole report may take seconds. */
const ALL = { judgement: "written", rewriting: "written", hooks: "written" } as const;
const show = (analysis: ShownAnalysis, pending: CoachTaskName[] = []) =>
  render(<Report analysis={analysis} pending={pending} />);
const textOf = (container: HTMLElement) => (container.textContent ?? "").replaceAll("\u00a0", " ");

test("a report that no model touched says nothing of one", () => {
  const { container } = show(EXAMPLE_ANALYSIS);
  expect(textOf(container)).not.toMatch(/\bIA\b|coach|modèle/i);
  expect(textOf(container)).toContain("le même pitch reçoit toujours la même note");
});

test("without a model here, the method note alone says that rules spoke", () => {
  const { container } = show(coachedAnalysis({ judgement: "absent", rewriting: "absent", hooks: "absent" }));
  expect(textOf(container).match(/modèle/g)).toHaveLength(1);
  expect(screen.getByText(/les règles seules ont parlé/).closest("details")).toBeTruthy();
});

test("while the coach writes, every part says that it is the engine's", () => {
  const { container } = show(coachedAnalysis({}), ["judgement", "rewriting", "hooks"]);
  const text = textOf(container);
  expect(text).toContain("Note du moteur, l’avis du modèle arrive");
  expect(text).toContain("Le coach relit votre texte… Ces notes sont celles du moteur.");
  expect(text).toContain("Le coach réécrit… La version du moteur est affichée.");
  expect(text).toContain("Le coach cherche des accroches…");
  expect(screen.queryByText(COACH_TEXT.badge)).toBeNull();
});

test("the note is told sentence by sentence once no model can change it any more", () => {
  const byRules = (analysis: ShownAnalysis): ShownAnalysis => ({
    ...analysis,
    contentAnalysis: {
      metrics: analysis.contentAnalysis.metrics.map((metric) => ({ ...metric, method: "règles" as const })),
    },
  });
  const { rerender } = show(byRules(coachedAnalysis({})), ["judgement"]);
  expect(screen.queryByText(MESSAGES.weightsTitle)).toBeNull();
  rerender(<Report analysis={byRules(coachedAnalysis({ judgement: "absent" }))} pending={[]} />);
  expect(screen.getByText(MESSAGES.weightsTitle)).toBeTruthy();
  rerender(<Report analysis={coachedAnalysis({ judgement: "written" })} pending={[]} />);
  expect(screen.queryByText(MESSAGES.weightsTitle)).toBeNull();
});

test("a judgement shows both scores and changes the one of the ring in plain sight", () => {
  const { container, rerender } = show(coachedAnalysis({}), ["judgement"]);
  expect(screen.getByRole("img", { name: "Score global\u00a0: 41,5 sur 60" })).toBeTruthy();
  rerender(<Report analysis={coachedAnalysis({ judgement: "written" })} pending={[]} />);
  expect(screen.getByRole("img", { name: "Score global\u00a0: 44,5 sur 60" })).toBeTruthy();
  expect(textOf(container)).toMatch(/Moteur 41,5\s+·\s+avec l’avis du modèle 44,5/);

  const card = within(screen.getByRole("article", { name: "Structure, 7,5 sur 10" }));
  const opinion = card.getByText(COACH_TEXT.opinion).closest("details")!;
  expect(opinion.open).toBe(false);
  expect(textOf(opinion)).toContain(
    "Le moteur7Le modèle8,5Le modèle, à l’échelle de lecteurs8Note retenue7,5",
  );
  expect(textOf(opinion)).toContain("Généré par IA, modèle grand-modele, le 21/11/2026");
  // The engine's words remain, and come first.
  const own = card.getByText(/Deux parties repérées/);
  expect(own.compareDocumentPosition(opinion) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("the wording that a model proposes is shown as a proposal, beside what it would replace", () => {
  const analysis = coachedAnalysis({ judgement: "written" });
  const say = "Chaque semaine, 42 kilos de pain partent à la benne.";
  const reading = {
    who: "Une équipe demande un financement à un jury.",
    mark: 7,
    weight: 0.8,
    proposal: { start: 0, end: 15, quote: "Chaque semaine", say },
  };
  const { container, rerender } = show({
    ...analysis,
    contentAnalysis: { ...analysis.contentAnalysis, reading },
  });
  const whole = within(screen.getByRole("article", { name: COACH_TEXT.reading }));
  expect(whole.getByText(/À la place de/).textContent).toContain("Chaque semaine");
  expect(whole.getByText(say)).toBeTruthy();
  expect(textOf(container)).toContain("C’est une proposition");
  const quiet = { ...reading, who: null, proposal: null };
  rerender(
    <Report
      analysis={{ ...analysis, contentAnalysis: { ...analysis.contentAnalysis, reading: quiet } }}
      pending={[]}
    />,
  );
  expect(screen.queryByRole("article", { name: COACH_TEXT.reading })).toBeNull();
});

test("a line that a model wrote twice is read once", () => {
  const analysis = coachedAnalysis({ judgement: "written" });
  const [metric] = analysis.contentAnalysis.metrics;
  if (metric?.judgement) metric.judgement.explanation = "Une preuve manque.\nUne preuve manque.";
  show(analysis);
  expect(screen.getAllByText("Une preuve manque.")).toHaveLength(1);
});

test("the quotes of a model lead to the text, those of its explanation and its evidence", async () => {
  const user = userEvent.setup();
  show(coachedAnalysis(ALL));
  const card = within(screen.getByRole("article", { name: "Clarté, 9,5 sur 10" }));
  await user.click(card.getByRole("link", { name: /42 kilos/ }));
  expect(document.activeElement?.textContent).toBe("42 kilos de pain");
  await user.click(card.getByRole("link", { name: /Chaque semaine/ }));
  expect(document.activeElement?.textContent).toBe("Chaque semaine");
});

test("with a judgement nobody claims that the note is always the same", () => {
  const { container } = show(coachedAnalysis(ALL));
  const text = textOf(container);
  expect(text).not.toMatch(/toujours la même note/);
  expect(text).toContain(
    "note des règles et celle du modèle, chacune à la mesure de son écart à des lectures connues",
  );
  expect(text).toContain("celle du modèle peut varier");
  expect(text).toContain("Écrit à partir de votre pitch seul par le modèle grand-modele, le 21/11/2026.");
});

test("a copied pitch keeps its mention, the engine's has none", async () => {
  const user = userEvent.setup();
  const { rerender } = show(coachedAnalysis(ALL));
  await user.click(screen.getByRole("button", { name: "Copier le pitch" }));
  expect(await navigator.clipboard.readText()).toBe(
    "Le pain du soir se jette le matin.\n\nGénéré par IA (modèle grand-modele, le 21/11/2026) à partir de votre pitch. À relire avant de l’utiliser.",
  );
  rerender(<Report analysis={EXAMPLE_ANALYSIS} />);
  await user.click(screen.getByRole("button", { name: "Copier le pitch" }));
  expect(await navigator.clipboard.readText()).toBe(EXAMPLE_ANALYSIS.recommendations.perfectPitch);
});

test("what the coach did not bring is told where its part stands", () => {
  const { container } = show(
    coachedAnalysis({ judgement: "unexamined", rewriting: "timeout", hooks: "unfounded" }),
  );
  const text = textOf(container);
  expect(text).toContain("Le modèle n’a pas répondu à temps : la version du moteur est affichée.");
  expect(text).toContain("les notes sont celles du moteur.");
  expect(text).toContain("Ce que le modèle a écrit ne se retrouvait pas dans votre pitch");
  expect(text).toContain("le même pitch reçoit toujours la même note");
  expect(screen.queryByText(COACH_TEXT.badge)).toBeNull();
});

test("the engine's rewriting stands beside the one of a model, each with its own changes", async () => {
  const analysis = coachedAnalysis({ rewriting: "written" });
  const { content, recommendations } = analysis;
  const edit = { id: "m1", kind: "cut" as const, start: 0, end: 10, replacement: "", reason: "sans cela" };
  const byModel = {
    perfectPitch: "Un texte du modèle.",
    perfectPitchOral: "Un texte du modèle.",
    rewriting: null,
  };
  const byRules = {
    perfectPitch: content.slice(10),
    perfectPitchOral: content.slice(10),
    rewriting: { edits: [edit], marks: [], shorter: [] },
  };
  show({ ...analysis, recommendations: { ...recommendations, ...byModel, byRules } });
  const user = userEvent.setup();
  expect(await screen.findByText("Un texte du modèle.")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: MESSAGES.views.changes })).toBeNull();
  await user.click(screen.getByRole("radio", { name: MESSAGES.writers.rules }));
  expect(screen.queryByText("Un texte du modèle.")).toBeNull();
  expect(screen.getByRole("radio", { name: MESSAGES.views.changes })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("radio", { name: MESSAGES.writers.model }));
  expect(await screen.findByText("Un texte du modèle.")).toBeTruthy();
});

test("where the engine alone rewrote, nothing asks by whom", () => {
  show(EXAMPLE_ANALYSIS);
  expect(screen.queryByRole("radio", { name: MESSAGES.writers.model })).toBeNull();
});
