import {
  analyse,
  expect,
  expectReport,
  importSpeech,
  listen,
  openRecorder,
  record,
  reviewTitle,
  submit,
  taken,
  test,
  transcript,
} from "./voice-journeys.ts";

const CORRECTED = "Merci de votre attention.";

/** Opens a recording's review and corrects its last words; returns the recording's reference. */
async function review(page: Parameters<typeof openRecorder>[0]): Promise<string> {
  await openRecorder(page);
  await importSpeech(page);
  const sent = page.waitForResponse("**/api/pitches/upload-audio*");
  await submit(page).click();
  await expect(transcript(page)).not.toHaveValue("");
  await transcript(page).press("Control+End");
  await transcript(page).pressSequentially(` ${CORRECTED}`);
  return ((await (await sent).json()) as { audio_url: string }).audio_url;
}

test(
  "words under review outlive a reload with their sound, and are paid once",
  { tag: "@long" },
  async ({ page }) => {
    const uploads: string[] = [];
    page.on("request", (request) => request.url().includes("upload-audio") && uploads.push(request.url()));
    await review(page);
    const words = await transcript(page).inputValue();

    await page.reload();
    await expect(reviewTitle(page)).toBeFocused();
    await expect(transcript(page)).toHaveValue(words);
    await listen(page).click();
    await expect(page.getByRole("button", { name: "Mettre en pause" })).toBeVisible();

    // Another page of the site keeps them too.
    await page.getByRole("link", { name: "Historique" }).first().click();
    await expect(page).toHaveURL(/\/history/);
    await page.goBack();
    await expect(transcript(page)).toHaveValue(words);

    await analyse(page).click();
    await expectReport(page);
    expect(uploads).toHaveLength(1);
    // The report has its own address; the form is empty again.
    await expect(page).toHaveURL(/\/history\//);
    await page.goto("/pitch");
    await expect(submit(page)).toBeEnabled();
    await expect(transcript(page)).toBeHidden();
  },
);

test(
  "what is gone from the server leads back to the form; what is given up does not come back",
  { tag: "@long" },
  async ({ page }) => {
    const reference = await review(page);
    await page.getByRole("button", { name: "Revenir à l’enregistrement" }).click();
    await expect(taken(page)).toBeVisible();
    await page.reload();
    await expect(record(page)).toBeVisible();
    await expect(transcript(page)).toBeHidden();

    await importSpeech(page);
    const sent = page.waitForResponse("**/api/pitches/upload-audio*");
    await submit(page).click();
    const again = ((await (await sent).json()) as { audio_url: string }).audio_url;
    expect(again).not.toBe(reference);
    await expect(transcript(page)).not.toHaveValue("");
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const removed = await page.request.delete(again, { headers: { authorization: `Bearer ${token}` } });
    expect(removed.status()).toBe(204);
    await page.reload();
    await expect(page.getByText("Cet enregistrement n'existe pas ou n'est plus disponible")).toBeVisible();
    await expect(record(page)).toBeVisible();
  },
);

for (const where of ["this tab", "another tab"] as const)
  test(`a logout on ${where} leaves no word of the review`, { tag: "@long" }, async ({ page, context }) => {
    await review(page);
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await kept()).toContain(CORRECTED);
    const tab = where === "this tab" ? page : await context.newPage();
    if (tab !== page) await tab.goto("/");
    await tab.getByRole("button", { name: "Se déconnecter" }).first().click();
    // Confirmation is asked only in the tab that would lose the review.
    if (tab === page) await page.getByRole("button", { name: "Se déconnecter et l’effacer" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await kept()).not.toContain(CORRECTED);
    await page.goto("/pitch");
    await expect(submit(page)).toBeEnabled();
    await expect(transcript(page)).toBeHidden();
  });
