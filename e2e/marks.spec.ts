import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { putHesitations, SILENCE_SEC } from "./hesitant-speech.ts";
import {
  analyse,
  expect,
  expectReport,
  openRecorder,
  speech,
  submit,
  taken,
  test,
} from "./voice-journeys.ts";

declare global {
  interface Window {
    /** The element that plays the recording, and its position in seconds when it was last played or moved. */
    heard?: { element: HTMLMediaElement; fromSec: number };
  }
}

/** A shift between a mark and its sound that the ear does not notice. */
const SHIFT_SEC = 0.06;
/** Shorter sounds are the moment of silence that unlocks audio on a phone. */
const RECORDING_MIN_SEC = 5;

const fromSec = (page: Page) => page.evaluate(() => window.heard?.fromSec ?? -1);
const clockSec = (page: Page) => page.evaluate(() => window.heard?.element.currentTime ?? -1);
const near = async (page: Page, sec: number) =>
  expect.poll(async () => Math.abs((await fromSec(page)) - sec)).toBeLessThan(SHIFT_SEC);

const marksOf = (page: Page) => page.getByRole("slider", { name: /^Distribution des mots et pauses/ });

async function walkTo(page: Page, key: "ArrowLeft" | "ArrowRight", mark: RegExp): Promise<void> {
  const marks = marksOf(page);
  while (!mark.test((await marks.getAttribute("aria-valuetext")) ?? "")) {
    const value = await marks.inputValue();
    await page.keyboard.press(key);
    await expect(marks).not.toHaveValue(value);
  }
}

test("a mark plays from where it is heard, by the clock of the sound itself", async ({ page }) => {
  await page.addInitScript((leastSec) => {
    const note = (element: HTMLMediaElement) => {
      if (element.duration > leastSec) window.heard = { element, fromSec: element.currentTime };
    };
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      note(this);
      this.addEventListener("seeking", () => note(this));
      return play.call(this);
    };
  }, RECORDING_MIN_SEC);
  const { file, euhs } = putHesitations(speech!);
  const [first, second] = euhs as [(typeof euhs)[number], (typeof euhs)[number]];
  await openRecorder(page);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(taken(page)).toBeVisible();
  await submit(page).click();
  await analyse(page).click();
  await expectReport(page);

  // With the keyboard: go to the first « euh », then to the pause before it.
  await marksOf(page).focus();
  await page.keyboard.press("Home");
  await walkTo(page, "ArrowRight", /^Hésitation vocale probable, 0:09/);
  await page.keyboard.press("Enter");
  await near(page, first.startSec);
  await expect.poll(() => clockSec(page)).toBeGreaterThan(first.startSec + 0.3);

  await walkTo(page, "ArrowLeft", /^Pause/);
  await page.keyboard.press("Enter");
  await expect.poll(() => fromSec(page)).toBeLessThan(first.startSec - SILENCE_SEC + SHIFT_SEC);
  expect(await fromSec(page)).toBeGreaterThan(first.startSec - 2 * SILENCE_SEC);
  await page.getByRole("button", { name: "Mettre en pause" }).click();

  // With the pointer: clicking moves there, and the button plays.
  // The transcribed words, which have no « euh », cover the mark: click its edge.
  await page.getByTitle(/^Hésitation vocale probable, 0:24/).click({ position: { x: 2, y: 8 }, force: true });
  await near(page, second.startSec);
  await page.getByRole("button", { name: "Écouter l’enregistrement" }).click();
  await near(page, second.startSec);
  await expect.poll(() => clockSec(page)).toBeGreaterThan(second.startSec + 0.3);
  rmSync(file);
});
