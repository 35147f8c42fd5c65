import { rmSync } from "node:fs";
import { expectNoFault } from "./expect-no-fault.ts";
import { putHesitations } from "./hesitant-speech.ts";
import {
  analyse,
  credits,
  expect,
  expectReport,
  openRecorder,
  speech,
  submit,
  taken,
  test,
} from "./voice-journeys.ts";

test("a probable « euh » is heard, confirmed with the keyboard, kept, and taken back for nothing", async ({
  page,
}) => {
  const { file } = putHesitations(speech!);
  await openRecorder(page);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(taken(page)).toBeVisible();
  await submit(page).click();
  await analyse(page).click();
  await expectReport(page);
  await expect(credits(page, 17)).toBeVisible();

  const card = page.getByRole("article", { name: /^Mots de remplissage/ });
  const confirm = card.getByRole("button", { name: /^C’est bien un euh, à 0:(?:09|1\d)/ }).first();
  await expect(confirm).toHaveAttribute("aria-pressed", "false");
  await card
    .getByRole("button", { name: /^Écouter autour de 0:(?:09|1\d)/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Mettre en pause" })).toBeVisible();
  // It stops by itself half a second after the « euh ».
  await expect(page.getByRole("button", { name: "Écouter l’enregistrement" })).toBeVisible();

  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(card.getByText(/^Réponse gardée\. Mots de remplissage\s: .+ → /)).toBeVisible();
  await expect(confirm).toBeFocused();
  await expect(confirm).toHaveAttribute("aria-pressed", "true");
  await expectNoFault(page, "« euh » confirmed");

  await page.reload();
  await expect(confirm).toHaveAttribute("aria-pressed", "true");
  await confirm.click();
  await expect(confirm).toHaveAttribute("aria-pressed", "false");
  await expect(credits(page, 17)).toBeVisible();
  // Removed only now: browsers read a chosen file when they send or play it.
  rmSync(file);
});
