import type { Analysis } from "@app/contracts/report";
import { NOTHING_SAID, WHAT_LOWERS } from "@app/engine/report";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MESSAGES } from "./messages.ts";
import { Report } from "./report.tsx";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";

Element.prototype.scrollIntoView = () => {};

const show = (change: Partial<Analysis>, readOnly = false) =>
  render(<Report analysis={{ ...EXAMPLE_ANALYSIS, ...change }} readOnly={readOnly} />);

/** Only the first score has a remark. */
const silent = (score: number): Analysis["contentAnalysis"] => ({
  metrics: EXAMPLE_ANALYSIS.contentAnalysis.metrics.map((metric, at) =>
    at === 0 ? metric : { ...metric, score, explanation: `${NOTHING_SAID}le fil.` },
  ),
});
const OFF_TOPIC: Analysis["notices"] = [{ rule: "offTopic", message: "La réponse ne parle pas de cela." }];

test("low notes without a remark do not read as nothing to mend", () => {
  const { unmount } = show({ contentAnalysis: silent(1.5) });
  const card = screen.getByRole("heading", { name: MESSAGES.silentLowTitle }).closest("article")!;
  expect(within(card).getByText(/^Rien de sûr à vous dire sur ces notes/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: MESSAGES.silentTitle })).toBeNull();
  unmount();
  show({ contentAnalysis: silent(7) });
  expect(screen.getByRole("heading", { name: MESSAGES.silentTitle })).toBeTruthy();
});

test("under a low note without a remark stands what lowers it", () => {
  const metrics = silent(3).metrics.map((metric, at) =>
    at === 1 ? { ...metric, explanation: `${metric.explanation} ${WHAT_LOWERS}peu de preuves.` } : metric,
  );
  show({ contentAnalysis: { metrics } });
  const card = screen.getByRole("heading", { name: MESSAGES.silentLowTitle }).closest("article")!;
  expect(within(card).getByText("peu de preuves")).toBeTruthy();
  expect(within(card).getByText(/^Pas de remarque sûre ici/)).toBeTruthy();
  expect(within(card).getByRole("listitem", { name: /Clarté.*peu de preuves/ })).toBeTruthy();
});

test("a text off its question says that its notes are held down by that, and that no passage is the matter", () => {
  const off = { contentAnalysis: silent(1.5), notices: OFF_TOPIC, findings: [], fillers: [], claims: [] };
  const { textContent } = show(off).container;
  expect(textContent).toContain(MESSAGES.silentOffTopic);
  expect(textContent).toContain(MESSAGES.noFindingOffTopic);
  expect(textContent).not.toContain(MESSAGES.noFinding);
});

test("where nothing is said of any note, they are not the others", () => {
  const metrics = silent(1.5).metrics.map((metric) => ({
    ...metric,
    score: 1.5,
    explanation: `${NOTHING_SAID}le fil.`,
    judgement: null,
  }));
  show({ contentAnalysis: { metrics } });
  expect(screen.getByRole("heading", { name: MESSAGES.silentAllTitle })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: MESSAGES.silentLowTitle })).toBeNull();
});

test("advice at the top of the page is named only where there is some", () => {
  const recommendations = { ...EXAMPLE_ANALYSIS.recommendations, suggestions: [] };
  const bare = { globalScore: 12, findings: [], fillers: [], claims: [], oralPerformance: null };
  const { textContent } = show({ ...bare, recommendations }).container;
  expect(textContent).toContain(MESSAGES.noFindingLowAlone);
  expect(textContent).not.toContain(MESSAGES.noFindingLow);
});

test("to another reader nothing in the retouched text speaks as to its author", async () => {
  const user = userEvent.setup();
  const withEdits = (edits: NonNullable<Analysis["recommendations"]["rewriting"]>["edits"]) => ({
    recommendations: { ...EXAMPLE_ANALYSIS.recommendations, rewriting: { edits, marks: [], shorter: [] } },
    claims: [],
  });
  const { unmount } = show(
    withEdits([{ id: "a", kind: "tic", start: 0, end: 1, replacement: "", reason: "En trop." }]),
    true,
  );
  await user.click(screen.getByRole("button", { name: MESSAGES.changes.refuseAll }));
  expect(screen.getByRole("heading", { name: MESSAGES.changes.allRefusedOther })).toBeTruthy();
  unmount();
  const { textContent } = show(withEdits([]), true).container;
  expect(textContent).toContain(MESSAGES.changes.unchangedWhyOther);
  expect(textContent).not.toContain(MESSAGES.changes.unchangedWhy);
});

test("a low total without a marked passage is not told as a text without fault", () => {
  const { textContent } = show({ globalScore: 12, findings: [], fillers: [], claims: [] }).container;
  expect(textContent).toContain(MESSAGES.noFindingLow);
});

test("every tic that is counted is marked, one remark for all the places of a form", async () => {
  const content = "Voilà, je vends, voilà, du coup, voilà, des vestes.";
  const starts = [0, 17, 33];
  const quotes = starts.map((start) => ({ start, end: start + 5 }));
  const claim: Analysis["claims"][number] = {
    id: "fault-filler-voila",
    metric: "Clarté",
    kind: "fault",
    rule: "filler",
    form: "voilà",
    quotes,
    text: "« voilà » revient souvent.",
  };
  const fillers = [
    { form: "voilà", count: 3 },
    { form: "du coup", count: 1 },
  ];
  show({ content, claims: [claim], findings: [], fillers });
  expect(screen.getAllByRole("link", { name: /^voilà$/i })).toHaveLength(3);
  expect(screen.getByRole("link", { name: "du coup" })).toBeTruthy();
  await userEvent.setup().click(screen.getAllByRole("link", { name: "voilà" })[1]!);
  expect(screen.getByText(MESSAGES.remarkOf(1, 2))).toBeTruthy();
  // In the remark panel, and in the list of counts.
  expect(screen.getAllByText(MESSAGES.times(3))).toHaveLength(2);
});

test("for somebody else than its author the text is not called theirs", () => {
  const { container } = show({}, true);
  expect(screen.getByRole("heading", { name: MESSAGES.textTitlesOther.annotated })).toBeTruthy();
  expect(container.textContent).not.toMatch(/Votre (?:texte|point fort|pitch, retouché)/);
});

test("a long speech is counted in minutes", () => {
  expect(MESSAGES.length(1, 119)).toBe("1\u00a0mot · 119\u00a0secondes");
  expect(MESSAGES.length(1200, 531)).toBe(`${(1200).toLocaleString("fr-FR")}\u00a0mots · 8\u00a0min\u00a051`);
  expect(MESSAGES.length(300, 120)).toBe("300\u00a0mots · 2\u00a0min");
});
