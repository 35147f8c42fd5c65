import { versionBars } from "./journeys.ts";
import { makeDataDir, type ServerProcess, startServerProcess } from "../scripts/server-process.ts";
import {
  analyse,
  credits,
  expect,
  expectReport,
  openRecorder,
  importSpeech,
  sendSpeech,
  speech,
  submit,
  taken,
  test,
  transcript,
} from "./voice-journeys.ts";

/** A server without transcription. */
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

test(
  "without any transcription the user writes what was said, and the voice is measured",
  { tag: "@long" },
  async ({ page }) => {
    await openRecorder(page, `${server.url}/pitch`);
    await importSpeech(page);
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Écrivez ce que vous avez dit" })).toBeFocused();
    await expect(page.getByText(/Aucune transcription automatique n’est installée ici/)).toBeVisible();
    await analyse(page).click();
    await expect(page.getByText("Veuillez saisir ou corriger le texte de votre pitch audio")).toBeVisible();
    await expect(transcript(page)).toBeFocused();

    await transcript(page).fill(speech?.text ?? "");
    await analyse(page).click();
    await expectReport(page);
    await expect(credits(page, 17)).toBeVisible();
  },
);

test("a take that cannot be scored says so, costs nothing and stays", { tag: "@long" }, async ({ page }) => {
  await openRecorder(page, `${server.url}/pitch`);
  await sendSpeech(page, "The quick brown fox jumps over the lazy dog and then it runs away. ".repeat(12));
  await analyse(page).click();
  await expect(page.getByRole("alert")).toContainText("Aucun crédit n'a été utilisé");
  await expect(credits(page, 20)).toBeVisible();
  await page.getByRole("button", { name: "Revenir à l’enregistrement" }).click();
  await expect(taken(page)).toBeVisible();
});

test(
  "an analysis whose tab was closed is found in the history, paid once",
  { tag: "@long" },
  async ({ page, context }) => {
    await openRecorder(page, `${server.url}/pitch`);
    await sendSpeech(page, speech?.text ?? "");
    const asked = page.waitForRequest("**/api/analysis/pitch");
    await analyse(page).click();
    await asked;
    await page.close();

    const later = await context.newPage();
    await expect(async () => {
      await later.goto(`${server.url}/history`);
      await expect(versionBars(later)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(credits(later, 17)).toBeVisible();
  },
);
