import type { Page } from "@playwright/test";
import { TYPE_LABEL } from "./journeys.ts";
import { expect, readPitch, signUp, test as base } from "./journeys.ts";
import { speak, SPOKEN_TEXT } from "./speak.ts";

export { expect };

/** The speech of the run. Without espeak-ng the tests are reported as skipped, rather than pass. */
export const speech = speak(SPOKEN_TEXT);
const NO_SPEECH = "espeak-ng is not installed: the journeys of a voice were NOT tested";

/** Tests in a Chromium whose microphone is set by these switches. */
const withMicrophone = (...switches: string[]) =>
  base.extend<object, object>({
    launchOptions: [
      async ({ launchOptions }, use) =>
        use({
          ...launchOptions,
          args: [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream", ...switches],
        }),
      { scope: "worker" },
    ],
  });

export const testRefused = withMicrophone("--use-fake-ui-for-media-stream=deny");

/** Chromium uses this file as its microphone. Without a file the tests are skipped, with a message. */
export const testHearing = (file: string | undefined, absent = NO_SPEECH) =>
  withMicrophone(
    "--use-fake-ui-for-media-stream",
    ...(file ? [`--use-file-for-fake-audio-capture=${file}`] : []),
  ).extend<{ spoken: void }>({
    spoken: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it must give from this pattern.
      async ({}, use, info) => {
        info.skip(!file, absent);
        await use();
      },
      { auto: true },
    ],
  });

export const test = testHearing(speech?.path);

/** Fills in the interview form and opens the recording screen as a new user. */
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
  await expect(record(page)).toBeVisible();
}

/** On the recording screen: starts a take, without the microphone check. */
export async function startTake(page: Page): Promise<void> {
  await record(page).click();
  await page.getByRole("button", { name: "Enregistrer sans test" }).click();
}

/** On the recording screen: records until the clock shows at least this, and goes on. */
export async function recordUntil(page: Page, clock: string): Promise<void> {
  await startTake(page);
  await waitForClock(page, clock);
}

/** Waits until the clock of a take shows at least this: on a busy page it may skip seconds. */
export const waitForClock = (page: Page, clock: string) =>
  expect
    .poll(
      async () => {
        const shown = await page
          .getByText(/^\d:\d\d$/)
          .first()
          .textContent();
        return shown !== null && shown >= clock;
      },
      { intervals: [200] },
    )
    .toBe(true);

/** Chooses the speech as a file, instead of recording it. */
export async function importSpeech(page: Page): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(speech?.path ?? "");
  await expect(taken(page)).toBeVisible();
}

/** On the recording screen of a server without transcription: sends the speech, with these words as its text. */
export async function sendSpeech(page: Page, words: string): Promise<void> {
  await importSpeech(page);
  await submit(page).click();
  await transcript(page).fill(words);
}

export const record = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });
export const stop = (page: Page) => page.getByRole("button", { name: "Arrêter l’enregistrement" });
export const taken = (page: Page) => page.getByText(/^Prêt à analyser\s: \d:\d\d/);
export const listen = (page: Page) => page.getByRole("button", { name: "Réécouter" });
export const submit = (page: Page) => page.getByRole("button", { name: "Analyser mon pitch" });
export const transcript = (page: Page) => page.getByLabel("Ce que vous avez dit", { exact: true });
export const analyse = (page: Page) => page.getByRole("button", { name: "Lancer l’analyse" });
export const reviewTitle = (page: Page) =>
  page.getByRole("heading", { name: "Relisez ce que vous avez dit" });
const ring = (page: Page) => page.getByRole("img", { name: /^Score global/ });
export const credits = (page: Page, n: number) =>
  page.getByRole("banner").getByText(String(n), { exact: true });

/** The report of a recording is shown. */
export const expectReport = (page: Page) => expect(ring(page)).toHaveAccessibleName(/sur 100/);

/** From a take to its report, by way of its transcription. */
export async function analyseTake(page: Page): Promise<void> {
  await submit(page).click();
  await expect(transcript(page)).not.toHaveValue("");
  await analyse(page).click();
  await expectReport(page);
}
