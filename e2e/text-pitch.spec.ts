import {
  expect,
  fillPitch,
  judge,
  openingOf,
  readPitch,
  signUp,
  submitPitch,
  test,
  writeScore,
  versionBars,
} from "./journeys.ts";

for (const type of ["produit", "rh", "perso"] as const)
  test(`a visitor rehearses a ${type} pitch, signs up, reads the report and finds it again`, async ({
    page,
  }) => {
    const pitch = readPitch(type);
    const report = judge(pitch);
    await fillPitch(page, pitch);
    await submitPitch(page);
    await signUp(page);

    const ring = page.getByRole("img", { name: /^Score global/ });
    await expect(ring).toHaveAccessibleName(
      new RegExp(`${writeScore(report.globalScore).replace(",", "[,.]")} sur ${report.maxScore}`),
    );
    for (const metric of report.metrics) {
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: openingOf(metric.label) }) });
      await expect(card.first()).toContainText(writeScore(metric.score));
      await expect(card.first()).toContainText(openingOf(metric.explanation));
    }
    await expect(page.getByText(`${report.recommendations.wordCount} mots`).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "3 Suggestions d'accroches" })).toBeVisible();
    await expect(page.getByRole("banner").getByText("19", { exact: true })).toBeVisible();

    await page.reload();
    await page.getByRole("link", { name: "Historique" }).first().click();
    const version = versionBars(page);
    await expect(version).toContainText(writeScore(report.globalScore));
    await version.click();
    await expect(page.getByRole("dialog").getByRole("img", { name: /^Score global/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

test("a second take of the same question becomes version 2", async ({ page }) => {
  const pitch = readPitch("rh");
  await fillPitch(page, pitch);
  await submitPitch(page);
  await signUp(page);
  await page.getByRole("button", { name: "Relancer une analyse" }).first().click();
  await expect(page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ })).toHaveValue("");
  await fillPitch(page, { ...pitch, content: `${pitch.content}\nMerci de votre attention.` });
  await submitPitch(page);
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
  await page.goto("/history");
  await expect(versionBars(page)).toHaveCount(2);
  await expect(page.getByRole("banner").getByText("18", { exact: true })).toBeVisible();
});
