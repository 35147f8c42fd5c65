import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Analysis, OralPerformance } from "@app/contracts/report";
import { Report } from "../report.tsx";
import type { KeepAnswer } from "./hesitations/use-answers.ts";
import { EXAMPLE_ANALYSIS } from "../test-support/example-analysis.ts";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";

const sound = {
  play: vi.fn<(from?: number, until?: number) => Promise<void>>(async () => {}),
  setTime: vi.fn<(timeSec: number) => void>(),
  destroy: vi.fn<() => void>(),
  loadBlob: vi.fn<() => Promise<void>>(async () => {}),
};
const media = { seeking: false, currentTime: 0, src: "", play: vi.fn<() => Promise<void>>(async () => {}) };
const heard: Record<string, (value: number) => void> = {};
// The real library needs a canvas; the browser tests cover it.
vi.mock("wavesurfer.js", () => ({
  default: {
    create: () => ({
      ...sound,
      pause: () => heard.pause?.(0),
      setOptions: () => {},
      getMediaElement: () => media,
      once: () => {},
      on: (event: string, listener: (value: number) => void) => {
        heard[event] = listener;
      },
    }),
  },
}));
vi.mock("wavesurfer.js/plugins/regions", () => ({
  default: { create: () => ({ addRegion: () => {}, clearRegions: () => {} }) },
}));

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  await import("../rewritten-pitch/formatted-text.tsx");
});

afterEach(() => {
  vi.clearAllMocks();
  for (const event of Object.keys(heard)) delete heard[event];
});

const TAKE = new Blob(["RIFF"], { type: "audio/wav" });
const show = (oral: OralPerformance | null, change: Partial<Analysis> = {}, recording: Blob | null = TAKE) =>
  render(
    <Report
      analysis={{ ...EXAMPLE_ANALYSIS, maxScore: 100, globalScore: 68, oralPerformance: oral, ...change }}
      recording={recording}
    />,
  );
/** The recording stays while another report arrives: the one that the server returns after an answer. */
const answered = (answer: "confirmed" | undefined, score: number | null): Analysis => ({
  ...EXAMPLE_ANALYSIS,
  maxScore: 100,
  globalScore: 67,
  oralPerformance: {
    ...EXAMPLE_ORAL,
    metrics: EXAMPLE_ORAL.metrics.map((metric) =>
      metric.label === "Mots de remplissage" ? { ...metric, score } : metric,
    ),
    hesitations: EXAMPLE_ORAL.hesitations.map((one, index) => (index === 1 ? { ...one, answer } : one)),
  },
});
const range = (name: RegExp) => screen.getByRole("slider", { name });
const waitForSound = () => waitFor(() => expect(heard.timeupdate).toBeDefined());

test("the oral part comes before the content, out of 100, one card for each note", () => {
  const { container } = show(EXAMPLE_ORAL);
  const text = container.textContent ?? "";
  expect(text.indexOf("Performance orale")).toBeGreaterThan(0);
  expect(text.indexOf("Performance orale")).toBeLessThan(text.indexOf("Vue d’ensemblesur 10Structure"));
  expect(screen.getByRole("img", { name: "Score global\u00a0: 68 sur 100" })).toBeTruthy();
  const cards = [
    "Débit de parole, 6 sur 10",
    "Fluidité, 8 sur 10",
    "Rythme, 7,5 sur 10",
    "Mots de remplissage, non noté",
  ];
  for (const name of cards) expect(screen.getByRole("article", { name })).toBeTruthy();
  expect(screen.getByText("Paroles transcrites par un service (m), puis corrigées par vous.")).toBeTruthy();
  expect(screen.getByText(/repose à 60\s% sur des mesures/)).toBeTruthy();
  expect(text).toContain("Le score global est la somme de dix notes");
});

test("the cards are read and walked in the order in which they stand", () => {
  show(EXAMPLE_ORAL);
  const part = screen.getByRole("region", { name: "Performance orale" });
  expect(
    within(part)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Débit de parole", "Vue d’ensemble", "Rythme", "Fluidité", "Mots de remplissage"]);
});

test("a text pitch, and a voice whose notes are all zero, have no oral part and no player", () => {
  const zero = { ...EXAMPLE_ORAL, metrics: EXAMPLE_ORAL.metrics.map((metric) => ({ ...metric, score: 0 })) };
  for (const oral of [null, zero]) {
    const { unmount } = show(oral);
    expect(screen.queryByText("Performance orale")).toBeNull();
    expect(screen.queryByRole("button", { name: "Écouter l’enregistrement" })).toBeNull();
    unmount();
  }
});

test("a chart is drawn only from data", () => {
  show({ ...EXAMPLE_ORAL, timeline: [], speechRate: { data: [] } });
  expect(screen.queryByText("Zone optimale : 120-160 mots/min")).toBeNull();
  expect(screen.queryByText("Distribution des mots et pauses")).toBeNull();
});

test("the speech rate is walked with arrows and repeated in a table", () => {
  show(EXAMPLE_ORAL);
  const slider = range(/Évolution du débit/);
  fireEvent.change(slider, { target: { value: "2" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("15s, 176 mots/min - Débit trop rapide");
  expect(screen.getAllByText("176 mots/min - Débit trop rapide")).toHaveLength(2);
  const table = screen.getByRole("table", { name: "Débit de parole au fil du temps" });
  expect(
    within(table)
      .getAllByRole("row")
      .map((row) => row.textContent),
  ).toEqual([
    "TempsDébit",
    "5s100 mots/min - Débit trop lent",
    "10s140 mots/min",
    "15s176 mots/min - Débit trop rapide",
  ]);
});

test("the radar names its values, and leaves out what was not scored", () => {
  show(EXAMPLE_ORAL);
  const name =
    "Vue d’ensemble de l’oral\u00a0: Débit de parole 6 sur 10, Fluidité 8 sur 10, Rythme 7,5 sur 10";
  expect(screen.getByRole("img", { name })).toBeTruthy();
  const slider = range(/^Vue d’ensemble$/);
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Fluidité 8/10");
});

test("words and pauses have a text twin", () => {
  show(EXAMPLE_ORAL);
  const twin = screen.getByText("Lire la distribution en texte").closest("details");
  expect(twin?.textContent).toContain(
    "Bonjour (pause courte, 0,3\u00a0s) euh je pense (pause longue, 1,4\u00a0s) Chaque semaine (hésitation vocale probable)",
  );
});

test("Enter on a word, and the time of a remark, play from their second; the word that sounds is marked", async () => {
  const user = userEvent.setup();
  const { container } = show(EXAMPLE_ORAL);
  await waitForSound();
  const words = range(/Distribution des mots et pauses/);
  fireEvent.change(words, { target: { value: "6" } });
  expect(words.getAttribute("aria-valuetext")).toBe("«\u00a0Chaque\u00a0», 0:03 – 0:03");
  words.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(sound.setTime).toHaveBeenLastCalledWith(3.2));
  expect(sound.loadBlob.mock.calls).toHaveLength(1);

  const card = screen.getByRole("article", { name: "Débit de parole, 6 sur 10" });
  await user.click(within(card).getByRole("button", { name: "Écouter à 0:01" }));
  await waitFor(() => expect(sound.setTime).toHaveBeenLastCalledWith(1));
  expect(sound.play).toHaveBeenCalledTimes(2);

  media.seeking = true;
  fireEvent.change(range(/^Position/), { target: { value: "40" } });
  await waitFor(() => expect(media.currentTime).toBe(40));
  media.seeking = false;

  heard.timeupdate?.(1.5);
  await waitFor(() => expect(container.querySelector("[data-sounding]")?.textContent).toBe("pense"));
});

test("a finding of the text is heard at its second", async () => {
  const user = userEvent.setup();
  show(EXAMPLE_ORAL);
  await waitForSound();
  await user.click(screen.getByRole("link", { name: "euh" }));
  const remark = screen
    .getByText("Remplacez « euh » par un silence.", { selector: "p" })
    .closest("[aria-live]");
  await user.click(within(remark as HTMLElement).getByRole("button", { name: "Écouter à 0:00" }));
  await waitFor(() => expect(sound.setTime).toHaveBeenLastCalledWith(0.9));
});

test("a recording that cannot be read says so and can be asked for again", async () => {
  const user = userEvent.setup();
  show(EXAMPLE_ORAL);
  await waitForSound();
  sound.loadBlob.mockRejectedValueOnce(new Error("no"));
  await user.click(screen.getByRole("button", { name: "Écouter l’enregistrement" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Error loading audio");
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a recording that was not kept leaves its measures, and nothing to click", () => {
  show(EXAMPLE_ORAL, { audio_url: null }, null);
  expect(screen.getByText(/^Enregistrement supprimé/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Écouter/ })).toBeNull();
  expect(screen.getByText("Zone optimale : 120-160 mots/min")).toBeTruthy();
});

test("a reader is not told whether the author kept the recording", () => {
  const analysis = { ...EXAMPLE_ANALYSIS, maxScore: 100, oralPerformance: EXAMPLE_ORAL, audio_url: null };
  render(<Report analysis={analysis} readOnly />);
  expect(screen.queryByText(/^Enregistrement supprimé/)).toBeNull();
  expect(screen.getByText("Zone optimale : 120-160 mots/min")).toBeTruthy();
});

test("a probable « euh » is heard with what is around it, confirmed, and what it changes is said", async () => {
  const user = userEvent.setup();
  const keep = vi.fn<KeepAnswer>(async () => answered("confirmed", 6.4));
  const analysis = { ...EXAMPLE_ANALYSIS, maxScore: 100, globalScore: 68, oralPerformance: EXAMPLE_ORAL };
  render(<Report analysis={analysis} recording={TAKE} onAnswer={keep} />);
  await waitForSound();
  // The « euh » that is in the text already counts, and is not asked about.
  expect(screen.getAllByRole("button", { name: /^C’est bien un euh/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Écouter autour de 0:04" }));
  await waitFor(() => expect(sound.setTime).toHaveBeenLastCalledWith(3.8));
  await waitFor(() => expect(sound.play).toHaveBeenLastCalledWith(undefined, 5.3));
  await user.click(screen.getByRole("button", { name: "C’est bien un euh, à 0:04" }));
  expect(keep).toHaveBeenCalledWith(1, "confirmed");
  expect(
    await screen.findByText("Réponse gardée. Mots de remplissage : non noté → 6,4. Score global : 68 → 67."),
  ).toBeTruthy();
});

test("an answer is taken back by choosing it again, also once the recording is gone; a failure is said", async () => {
  const user = userEvent.setup();
  const keep = vi.fn<KeepAnswer>(() => Promise.reject(new Error("Service indisponible")));
  render(<Report analysis={{ ...answered("confirmed", 6.4), audio_url: null }} onAnswer={keep} />);
  expect(screen.getByText(/répondez de mémoire/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Écouter autour/ })).toBeNull();
  const confirm = screen.getByRole("button", { name: "C’est bien un euh, à 0:04", pressed: true });
  await user.click(confirm);
  expect(keep).toHaveBeenCalledWith(1, null);
  expect((await screen.findByRole("alert")).textContent).toBe("Service indisponible");
  expect(screen.queryByText(/Réponse gardée/)).toBeNull();
});

test("a dismissed « euh » leaves the timeline, and a reader is asked nothing", () => {
  const dismissed = EXAMPLE_ORAL.hesitations.map((one) => ({ ...one, answer: "dismissed" as const }));
  show({ ...EXAMPLE_ORAL, hesitations: dismissed });
  const twin = screen.getByText("Lire la distribution en texte").closest("details");
  expect(twin?.textContent).not.toContain("hésitation");
  expect(screen.queryByRole("button", { name: /^C’est bien un euh/ })).toBeNull();
});
