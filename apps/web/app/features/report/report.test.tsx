import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import type { Analysis } from "@app/contracts/report";
import { NOTHING_SAID } from "@app/engine/report";
import { Report } from "./report.tsx";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";

beforeAll(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  // Load the lazy part once here, so that no test waits for it longer than its timeout.
  await import("./rewritten-pitch/formatted-text.tsx");
});

const show = (change: Partial<Analysis> = {}) =>
  render(<Report analysis={{ ...EXAMPLE_ANALYSIS, ...change }} />);

/** On a busy machine the first render of the whole report may take seconds. */
test("the parts come in the order of the specification", async () => {
  const { container } = show();
  await screen.findByText(/votre demande chiffrée/, undefined, { timeout: 10_000 });
  const text = container.textContent ?? "";
  const order = [
    "Obtenir un poste",
    "Pouvez-vous vous présenter",
    "Un récit clair",
    "sur 60",
    // Not in the specification's list: right under the verdict, to be acted upon.
    "Finissez par une demande.",
    "Bonjour, ",
    "Structure",
    "Recommandations",
    "33\u00a0mots · 14\u00a0secondes",
    "Avec intonations",
    "42 kilos",
    "3 Suggestions d’accroches",
  ];
  let from = 0;
  for (const part of order) {
    const position = text.indexOf(part, from);
    expect(position, part).toBeGreaterThanOrEqual(from);
    from = position;
  }
});

test("the score is said in words, and its six notes are explained", () => {
  show();
  expect(screen.getByRole("img", { name: "Score global\u00a0: 41,5 sur 60" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Un récit clair, à étayer d’un chiffre.",
  );
  expect(screen.getAllByRole("row")).toHaveLength(8);
});

test("notes that have nothing to say share one card, one line each", () => {
  const { metrics } = EXAMPLE_ANALYSIS.contentAnalysis;
  const said = metrics.map((metric, at) =>
    at < 2 ? { ...metric, explanation: `${NOTHING_SAID}le fil.` } : metric,
  );
  show({ contentAnalysis: { metrics: said } });
  const card = screen.getByRole("heading", { name: "Sans remarque" }).closest("article")!;
  expect(within(card).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("heading", { level: 3, name: metrics[0]!.label })).toBeNull();
  expect(screen.getByRole("heading", { level: 3, name: metrics[2]!.label })).toBeTruthy();
});

test("the overview stands beside as many rows as the notes take, so that none is left empty", () => {
  const { metrics } = EXAMPLE_ANALYSIS.contentAnalysis;
  const rowsWith = (told: number) => {
    const said = metrics.map((metric, at) =>
      at < metrics.length - told ? { ...metric, explanation: `${NOTHING_SAID}le fil.` } : metric,
    );
    const { unmount } = show({ contentAnalysis: { metrics: said } });
    const rows = screen.getAllByRole("heading", { name: "Vue d’ensemble" })[0]!.closest("article")!
      .parentElement!.style.gridRow;
    unmount();
    return rows;
  };
  // Two cards per row; one more card for the scores without remarks, wide if it would be alone in its row; with fewer
  // than two, all are wide.
  expect([1, 3, 4].map(rowsWith)).toEqual([3, 2, 3].map((rows) => `span ${rows}`));
});

const ADVICE: Analysis["claims"][number] = {
  id: "advice-add_proof",
  metric: "Persuasion",
  kind: "advice",
  rule: "proof",
  code: "add_proof",
  quotes: [],
  text: "Donnez un cas.",
};

test("what changes a text most is named by a low note with its advice, and by no other", () => {
  const focus = { label: "Persuasion", score: 3 } as const;
  const verdict = { ...EXAMPLE_ANALYSIS.verdict, focus };
  const isNamed = (claims: Analysis["claims"], score: number = focus.score, label: string = focus.label) => {
    const { unmount } = show({ claims, verdict: { ...verdict, focus: { label, score } } });
    const found = screen.queryByText("Le plus utile à changer") !== null;
    unmount();
    return found;
  };
  expect(isNamed([ADVICE])).toBe(true);
  expect(isNamed([ADVICE], 6)).toBe(false);
  expect(isNamed([{ ...ADVICE, code: "keep_as_is" }])).toBe(false);
  expect(isNamed([{ ...ADVICE, code: "drop_fillers" }])).toBe(false);
  const request = { ...ADVICE, metric: "Appel à l'action", code: "make_request" } as const;
  expect(isNamed([request], 3, request.metric)).toBe(false);
});

test("a text that nothing retouches is praised for it where it is kept, and only there", () => {
  const { recommendations } = EXAMPLE_ANALYSIS;
  const untouched = { ...recommendations, rewriting: { edits: [], marks: [], shorter: [] } };
  const { unmount } = show({ recommendations: untouched });
  expect(screen.getByRole("heading", { name: "Rien à retoucher d’office" })).toBeTruthy();
  expect(screen.queryByText(/meilleure nouvelle/)).toBeNull();
  unmount();
  show({ recommendations: untouched, claims: [{ ...ADVICE, code: "keep_as_is" }] });
  expect(screen.getByRole("heading", { name: "Rien à retoucher" })).toBeTruthy();
  expect(screen.getByText(/meilleure nouvelle/)).toBeTruthy();
});

test("the length in the title is said to be that of the text as given, the rewriting tells its own", () => {
  const { recommendations } = EXAMPLE_ANALYSIS;
  const rewriting = { edits: [], marks: [], shorter: [] };
  const { container } = show({ recommendations: { ...recommendations, rewriting } });
  expect(container.textContent).toContain("Votre texte\u00a0: 33\u00a0mots · 14\u00a0secondes");
  expect(container.textContent?.split("33\u00a0mots")).toHaveLength(2);
});

test("a shorter version names the sentences that it leaves out, three at most", async () => {
  const user = userEvent.setup();
  const content = "Le four est chaud. Le pain lève dans la nuit. Il dort. On vend à midi. Venez tous.";
  const leaveOut = (...openings: string[]) =>
    openings.map((opening) => {
      const start = content.indexOf(opening);
      const end = content.indexOf(". ", start) + 2;
      return { id: `length-${start}`, kind: "length" as const, start, end, replacement: "", reason: "" };
    });
  const shorter = [
    { seconds: 30 as const, leftOut: leaveOut("Le four", "Le pain", "Il dort", "On vend") },
    { seconds: 60 as const, leftOut: leaveOut("Le pain") },
  ];
  const { recommendations } = EXAMPLE_ANALYSIS;
  show({ content, recommendations: { ...recommendations, rewriting: { edits: [], marks: [], shorter } } });
  await user.click(screen.getByRole("radio", { name: /30/ }));
  const named = "« Le four est chaud », « Le pain lève dans la… », « Il dort » et une autre.";
  expect(screen.getByText(`4 phrases laissées de côté : ${named}`)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /60/ }));
  expect(screen.getByText("1 phrase laissée de côté : « Le pain lève dans la… ».")).toBeTruthy();
});

test("a question is asked for rh only", () => {
  show({ pitch_type: "produit", question: "Une question ?" });
  expect(screen.queryByText(/Une question/)).toBeNull();
});

test("a marked word shows its advice, and the next remark follows", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("link", { name: "révolutionnaire" }));
  expect(screen.getByText("Donnez une preuve.")).toBeTruthy();
  expect(screen.getByText("Remarque 3 sur 5")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remarque suivante" }));
  expect(screen.getByText("Remarque 4 sur 5")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("42 kilos de pain");
});

test("a quote of an explanation leads to its words", async () => {
  const user = userEvent.setup();
  show();
  const card = screen.getByRole("article", { name: "Structure, 7 sur 10" });
  await user.click(within(card).getByRole("link"));
  expect(document.activeElement?.textContent).toBe("Chaque semaine, une boulangerie jette ");
});

test("the version to say replaces the text", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("radio", { name: "Avec intonations" }));
  expect(screen.getAllByText("longue pause").length).toBeGreaterThan(0);
  expect(screen.queryByText(/\/\/\//)).toBeNull();
});

test("three hooks stand, those that do not hook yet folded, and why fewer are shown is told", () => {
  const isFolded = (text: RegExp) => screen.getByText(text).closest("details")?.open === false;
  const { recommendations } = EXAMPLE_ANALYSIS;
  const withHooks = (...texts: string[]) => {
    const hooks = [...texts, "Une phrase sans relief.", "Une autre."].map((text, at) => ({
      type: "histoire" as const,
      text,
      ...(at >= texts.length && { isSpare: true }),
    }));
    return show({ recommendations: { ...recommendations, hooks } });
  };
  const one = withHooks("Un matin, le four a pris feu.");
  expect(screen.getByText(/le four a pris feu/)).toBeTruthy();
  expect(isFolded(/four a pris feu/)).toBe(false);
  expect(isFolded(/sans relief/)).toBe(true);
  expect(screen.getByText("Voir les 2 autres pistes, à retravailler")).toBeTruthy();
  expect(screen.getByText(/^Une seule accroche telle quelle/)).toBeTruthy();
  one.unmount();
  const two = withHooks("Un matin, le four a pris feu.", "Le four date de 1911.");
  expect(screen.getByText(/^Deux accrochent telles quelles/)).toBeTruthy();
  two.unmount();
  const template = withHooks("[À compléter\u00a0: le jour et le lieu].");
  expect(screen.getByText(/attend un fait vécu/)).toBeTruthy();
  template.unmount();
  show({
    recommendations: {
      ...recommendations,
      hooks: [{ type: "histoire", text: "Une phrase sans relief.", isSpare: true }],
      openingToFind: "Cherchez un souvenir précis.",
    },
  });
  expect(screen.getByText("3 Suggestions d’accroches")).toBeTruthy();
  expect(screen.getByText("Cherchez un souvenir précis.")).toBeTruthy();
  expect(isFolded(/sans relief/)).toBe(true);
});

test("empty and hostile data break nothing", async () => {
  const recommendations = {
    ...EXAMPLE_ANALYSIS.recommendations,
    wordCount: 0,
    estimatedDuration: 0,
    perfectPitch: "<img src=x onerror=alert(1)> [clic](javascript:alert(1)) ![i](https://exemple.fr/i.png)",
    perfectPitchOral: "",
    suggestions: [],
    hooks: [],
  };
  const { container } = show({
    content: "m".repeat(20_000),
    findings: [],
    fillers: [],
    notices: [{ rule: "short", message: "Ce texte est très court." }],
    recommendations,
  });
  expect((await screen.findByText("clic", undefined, { timeout: 10_000 })).getAttribute("href")).toBeFalsy();
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByText("Ce texte est très court.")).toBeTruthy();
});

test("a strength is a high note on what is said, not on its form", () => {
  const { verdict } = EXAMPLE_ANALYSIS;
  const isNamed = (strength: typeof verdict.strength) => {
    const { unmount } = show({ verdict: { ...verdict, strength } });
    const found = screen.queryByText("Votre point fort") !== null;
    unmount();
    return found;
  };
  expect(isNamed({ label: "Persuasion", score: 8 })).toBe(true);
  expect(isNamed({ label: "Persuasion", score: 6.5 })).toBe(false);
  expect(isNamed({ label: "Clarté", score: 8 })).toBe(false);
});

test("a strength named after a fault is told as its absence", () => {
  const { verdict } = EXAMPLE_ANALYSIS;
  show({ verdict: { ...verdict, strength: { label: "Mots de remplissage", score: 9 } } });
  expect(screen.getByText("Votre point fort").parentElement?.textContent).toContain(
    "Peu de mots de remplissage",
  );
});

test("no strength is named of an answer that gives its sum away", () => {
  const given = {
    id: "advice-drop_hedges",
    metric: "Persuasion",
    kind: "advice" as const,
    rule: "hedge" as const,
    part: "amount" as const,
    code: "drop_hedges" as const,
    quotes: [],
    text: "Vous cédez avant qu’on vous réponde.",
  };
  const strength = { label: "Persuasion", score: 8 };
  show({ verdict: { ...EXAMPLE_ANALYSIS.verdict, strength }, claims: [given] });
  expect(screen.queryByText("Votre point fort")).toBeNull();
});
