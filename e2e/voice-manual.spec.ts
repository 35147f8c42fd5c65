import { makeDataDir, type ServerProcess, startServerProcess } from "../scripts/server-process.ts";
import {
  credits,
  expect,
  NO_SPEECH,
  openRecorder,
  ring,
  speech,
  submit,
  test,
  transcript,
} from "./voice-journeys.ts";

test.skip(!speech, NO_SPEECH);
test.setTimeout(180_000);

/** A server with no transcription at all. */
let server: ServerProcess;
let removeData: () => void;
test.beforeAll(async () => {
  const { dataDir, remove } = makeDataDir();
  removeData = remove;
  server = await startServerProcess(dataDir, { TRANSCRIPTION_BASE_URL: "" });
});
test.afterAll(async () => {
  await server?.stop();
  removeData?.();
});

test("without any transcription the user writes what was said, and the voice is measured", async ({
  page,
}) => {
  await openRecorder(page, `${server.url}/pitch`);
  await page.locator("input[type=file]").setInputFiles(speech?.path ?? "");
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Écrivez ce que vous avez dit" })).toBeFocused({
    timeout: 60_000,
  });
  await expect(page.getByText(/Aucune transcription automatique n’est installée ici/)).toBeVisible();
  const analyse = page.getByRole("button", { name: "Lancer l’analyse" });
  await analyse.click();
  await expect(page.getByText("Veuillez saisir ou corriger le texte de votre pitch audio")).toBeVisible();
  await expect(transcript(page)).toBeFocused();

  await transcript(page).fill(speech?.text ?? "");
  await analyse.click();
  await expect(ring(page)).toHaveAccessibleName(/sur 100/, { timeout: 60_000 });
  await expect(credits(page, 17)).toBeVisible();
});

test("a take that cannot be scored says so, costs nothing and stays", async ({ page }) => {
  await openRecorder(page, `${server.url}/pitch`);
  await page.locator("input[type=file]").setInputFiles(speech?.path ?? "");
  await submit(page).click();
  await transcript(page).fill(
    "The quick brown fox jumps over the lazy dog and then it runs away. ".repeat(12),
  );
  await page.getByRole("button", { name: "Lancer l’analyse" }).click();
  await expect(page.getByRole("alert")).toContainText("Aucun crédit n'a été utilisé", { timeout: 60_000 });
  await expect(credits(page, 20)).toBeVisible();
  await page.getByRole("button", { name: "Revenir à l’enregistrement" }).click();
  await expect(page.getByText(/^Prêt à analyser/)).toBeVisible();
});

test("an analysis whose tab was closed is found in the history, paid once", async ({ page, context }) => {
  await openRecorder(page, `${server.url}/pitch`);
  await page.locator("input[type=file]").setInputFiles(speech?.path ?? "");
  await submit(page).click();
  await transcript(page).fill(speech?.text ?? "");
  const asked = page.waitForRequest("**/api/analysis/pitch");
  await page.getByRole("button", { name: "Lancer l’analyse" }).click();
  await asked;
  await page.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto(`${server.url}/history`);
    await expect(later.getByRole("link", { name: /Version 1/ })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(credits(later, 17)).toBeVisible();
});
