import { readFileSync } from "node:fs";
import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText } from "@app/engine/pitch";
import { isNothingSaid } from "@app/engine/report";
import { test as base, type Locator, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** Page addresses are relative to this run's server. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it must give from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
});

export const TYPE_LABEL = { produit: "Produit", rh: "RH", perso: "Personnel" };
export const PASSWORD = "trois mots et un quai";

let addresses = 0;
/** An address used by no other test of the run. */
export const newAddress = () => `visite-${process.pid}-${Date.now()}-${addresses++}@exemple.fr`;

/** A real pitch of each type, with the form's fields. */
export function readPitch(key: "produit" | "rh" | "perso"): PitchText & { target: string; audience: string } {
  const all = JSON.parse(readFileSync("fixtures/pitches/journey.json", "utf8")) as Record<string, unknown>[];
  const entry = all.find((candidate) => candidate.pitch_type === key);
  if (!entry) throw new Error(`no pitch ${key} in fixtures/pitches/journey.json`);
  return {
    pitchType: key,
    content: readFileSync(`fixtures/pitches/${key}.txt`, "utf8"),
    question: (entry.question as string | undefined) ?? null,
    target: entry.target as string,
    audience: entry.audience as string,
  };
}

export async function fillPitch(page: Page, pitch: ReturnType<typeof readPitch>): Promise<void> {
  await page.goto("/pitch");
  await page.getByRole("radio", { name: TYPE_LABEL[pitch.pitchType] }).click();
  await page.getByLabel("Votre audience", { exact: true }).fill(pitch.audience);
  await page.getByLabel("Votre objectif", { exact: true }).fill(pitch.target);
  if (pitch.question) await page.getByLabel("Question d’entretien", { exact: true }).fill(pitch.question);
  await page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ }).fill(pitch.content);
}

export const submitPitch = (page: Page) => page.getByRole("button", { name: "Analyser mon pitch" }).click();

/** The bars of the history, one for each version: links to its detail. */
export const versionBars = (page: Page) =>
  page.getByRole("list", { name: /^Versions, de/ }).getByRole("link", { name: /^Version \d/ });

/** Signs up in the dialog that is open. */
export async function signUp(page: Page, address = newAddress()): Promise<string> {
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Créer mon compte" });
  await dialog.getByLabel("Adresse email").waitFor();
  if (!(await create.isVisible())) await dialog.getByRole("button", { name: "Créer un compte" }).click();
  await dialog.getByLabel("Adresse email").fill(address);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await create.click();
  return address;
}

/** A score as the page writes it: at most one decimal, with a comma. */
export const writeScore = (score: number) =>
  new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 }).format(score);

/** The first words of a text, as a pattern that tolerates typographic changes of spaces and apostrophes. */
export const openingOf = (text: string) =>
  new RegExp(
    text
      .slice(0, 24)
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, String.raw`[^\p{L}\p{N}]+`),
    "u",
  );

export const judge = (pitch: PitchText) => analysePitchText(pitch);

/** The card of a metric, or its line in the list of metrics without remarks. */
export function noteOf(page: Page, { label, explanation }: { label: string; explanation: string }): Locator {
  const name = openingOf(label);
  return isNothingSaid(explanation)
    ? page.getByRole("listitem", { name })
    : page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name }) })
        .first();
}
