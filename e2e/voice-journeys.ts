import type { Page } from "@playwright/test";
import { TYPE_LABEL } from "./journeys.ts";
import { expect, readPitch, signUp, test as base } from "./journeys.ts";
import { speak, SPOKEN_TEXT } from "./speak.ts";

export { expect };

/** The speech of the run. A machine without espeak-ng says so aloud instead of passing. */
export const speech = speak(SPOKEN_TEXT);
export const NO_SPEECH = "espeak-ng is not installed: the journeys of a voice were NOT tested";

/** Chromium hears the speech as its microphone. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream",
          ...(speech ? [`--use-file-for-fake-audio-capture=${speech.path}`] : []),
        ],
      }),
    { scope: "worker" },
  ],
});

/** Fills the interview pitch in and opens the record screen as a new user. */
export async function openRecorder(page: Page, url = "/pitch"): Promise<void> {
  const pitch = readPitch("rh");
  await page.goto(url);
  await page.getByRole("radio", { name: TYPE_LABEL.rh }).click();
  await page.getByLabel("Votre audience", { exact: true }).fill(pitch.audience);
  await page.getByLabel("Votre objectif", { exact: true }).fill(pitch.target);
  await page.getByLabel("Question d’entretien", { exact: true }).fill(pitch.question ?? "");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Voix" }).click();
  await signUp(page);
  await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeVisible();
}

export const submit = (page: Page) => page.getByRole("button", { name: "Analyser mon pitch" });
export const transcript = (page: Page) => page.getByLabel("Ce que vous avez dit", { exact: true });
export const ring = (page: Page) => page.getByRole("img", { name: /^Score global/ });
export const credits = (page: Page, n: number) =>
  page.getByRole("banner").getByText(String(n), { exact: true });
