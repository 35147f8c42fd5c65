import { expectNoFault } from "./expect-no-fault.ts";
import { expect, NO_SPEECH, openRecorder, ring, speech, submit, test, transcript } from "./voice-journeys.ts";

test.skip(!speech, NO_SPEECH);
test.setTimeout(180_000);

test("on a phone a compressed file is recorded, and the round button is within reach", async ({ page }) => {
  await openRecorder(page);
  await expect(page.getByRole("button", { name: /Modifier/ })).toBeVisible();
  const record = page.getByRole("button", { name: "Enregistrer", exact: true });
  await expect(record).toBeInViewport();
  await expectNoFault(page, "record screen");
  await record.tap();
  await page.getByRole("button", { name: "Enregistrer sans test" }).tap();
  await expect(page.getByText("0:32")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Arrêter l’enregistrement" }).tap();
  await expect(page.getByText(/^Prêt à analyser : 0:3\d/)).toBeVisible();
  await expectNoFault(page, "take");

  const upload = page.waitForRequest((request) => request.url().includes("upload-audio"));
  await submit(page).tap();
  // 128 kbit/s at most, where a wav of this length has a megabyte.
  expect((await upload).postDataBuffer()?.length ?? 0).toBeLessThan(700_000);
  expect((await upload).postDataBuffer()?.includes('filename="pitch.m4a"') ?? true).toBe(true);
  await expect(transcript(page)).not.toHaveValue("", { timeout: 60_000 });
  await expectNoFault(page, "transcript");
  await page.getByRole("button", { name: "Lancer l’analyse" }).tap();
  await expect(ring(page)).toHaveAccessibleName(/sur 100/, { timeout: 60_000 });
  await expectNoFault(page, "report");
});
