import { isNothingSaid } from "@app/engine/report";
import {
  expect,
  fillPitch,
  judge,
  noteOf,
  openingOf,
  readPitch,
  signUp,
  submitPitch,
  test,
  writeScore,
  versionBars,
} from "./journeys.ts";

for (const type of ["produit", "rh", "perso"] as const)
  test(
    `a visitor rehearses a ${type} pitch, signs up, reads the report and finds it again`,
    { tag: type === "produit" ? [] : "@long" },
    async ({ page }) => {
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
        const note = noteOf(page, metric);
        await expect(note).toContainText(writeScore(metric.score));
        if (!isNothingSaid(metric.explanation))
          await expect(note).toContainText(openingOf(metric.explanation));
      }
      await expect(page.getByText(`${report.recommendations.wordCount} mots`).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "3 Suggestions d’accroches" })).toBeVisible();
      await expect(page.getByRole("banner").getByText("19", { exact: true })).toBeVisible();

      // Once stored, it has its own address, which survives a reload and opens it in the history.
      await expect(page).toHaveURL(/\/history\/[\da-f-]{36}$/);
      await page.reload();
      await expect(ring).toBeVisible();

      // The browser computes the same score as the server, and shows the weight of each sentence.
      const weights = page.getByRole("group").filter({ hasText: "La note, phrase par phrase" });
      await weights.scrollIntoViewIfNeeded();
      if (!(await weights.evaluate((details: HTMLDetailsElement) => details.open)))
        await weights.getByText("La note, phrase par phrase").click();
      await expect(weights.getByRole("listitem")).toHaveCount(6);
      await expect(weights).toContainText(`vos ${writeScore(report.globalScore)} points`);
      const address = page.url();
      await page.getByRole("link", { name: "Historique" }).first().click();
      const version = versionBars(page);
      await expect(version).toContainText(writeScore(report.globalScore));
      await page.getByRole("link", { name: "Voir le détail, Version 1" }).click();
      await expect(page.getByRole("dialog").getByRole("img", { name: /^Score global/ })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await version.click();
      await expect(page).toHaveURL(address);
    },
  );

test("the text is taken again in one click, becomes version 2, and « Relancer » opens an empty form", async ({
  page,
}) => {
  const pitch = readPitch("perso");
  await fillPitch(page, pitch);
  await submitPitch(page);
  await signUp(page);
  await page.getByRole("button", { name: "Reprendre ce texte" }).first().click();
  const text = page.getByRole("textbox", { name: "Votre pitch" });
  await expect(text).toHaveValue(pitch.content);
  // Changing the beginning of a text does not make it another pitch.
  await text.fill(`Merci d'être là. ${pitch.content}`);
  await submitPitch(page);
  await expect(page.getByText(/Version 2/).first()).toBeVisible();
  await page.getByRole("button", { name: "Relancer une analyse" }).first().click();
  await expect(page).toHaveURL("/pitch");
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("");
  await page.goto("/history");
  await expect(versionBars(page)).toHaveCount(2);
  await expect(page.getByRole("banner").getByText("18", { exact: true })).toBeVisible();
});
