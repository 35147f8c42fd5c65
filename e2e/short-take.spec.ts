import { analyseTake, expect, importSpeech, openRecorder, test } from "./voice-journeys.ts";

test("a voice is measured before any account, and heard again for a new trial @long", async ({ page }) => {
  await page.goto("/#essai");
  await page.getByRole("radio", { name: "Voix" }).click();
  await page.getByRole("button", { name: "Parler", exact: true }).click();
  await expect(page.getByText(/^0:1\d \/ 0:30$/)).toBeVisible();
  await page.getByRole("button", { name: "Arrêter et mesurer" }).click();
  await expect(page.getByRole("heading", { name: "Ce qui a été mesuré" })).toBeFocused();
  await expect(page.getByText(/^≈ \d+ mots\/min$/u)).toBeVisible();
  // On a busy machine a take may last longer than intended: then record another.
  await expect(async () => {
    await page.getByRole("button", { name: "Recommencer" }).click();
    await page.getByRole("button", { name: "Parler", exact: true }).click();
    await expect(page.getByText(/^0:0[1-9] \/ 0:30$/)).toBeVisible();
    await page.getByRole("button", { name: "Arrêter et mesurer" }).click();
    await expect(page.getByText("Il faut au moins 8 secondes", { exact: false })).toBeVisible({
      timeout: 20_000,
    });
  }).toPass();
});

test("a sentence of a spoken report is said again, and stands beside how it was said @long", async ({
  page,
}) => {
  await openRecorder(page);
  await importSpeech(page);
  await analyseTake(page);
  await page.getByRole("button", { name: /^Lire la (?:première|remarque)$/ }).click();
  await page.getByRole("button", { name: "Redire cette phrase" }).click();
  const dialog = page.getByRole("dialog", { name: "Redites cette phrase" });
  // The fake microphone plays the whole speech, which starts with the sentence of the first remark.
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog.getByText(/^Encore \d+\ss$/u)).toBeVisible();
  await expect(dialog.getByRole("table", { name: "Avant et maintenant" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Recommencer" })).toBeVisible();
});
