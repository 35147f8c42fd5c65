import { expectNoFault } from "./expect-no-fault.ts";
import { expect, fillPitch, readPitch, signUp, submitPitch, test } from "./journeys.ts";

for (const theme of ["dark", "light"])
  test(`every screen is accessible and fits its window (${theme})`, async ({ page }) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/");
    await expectNoFault(page, "home");
    await fillPitch(page, readPitch("rh"));
    await expectNoFault(page, "form");
    await submitPitch(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFault(page, "sign-in");
    await signUp(page);
    await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
    await expect(page.getByText("Inscription réussie!")).toBeHidden();
    await expectNoFault(page, "report");
    await page.goto("/history");
    await expect(page.getByRole("link", { name: /Version 1/ })).toBeVisible();
    await expectNoFault(page, "history");
    await page.getByRole("link", { name: /Version 1/ }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: /^Score global/ })).toBeVisible();
    await expectNoFault(page, "history detail");
  });

test("the whole journey by keyboard alone", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "a phone has no Tab key");
  const pitch = readPitch("produit");
  await page.goto("/");
  const tabTo = async (accept: (name: string) => boolean) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement | null;
        return (
          focused?.getAttribute("aria-label") ??
          focused?.labels?.[0]?.textContent ??
          focused?.textContent ??
          ""
        );
      });
      if (accept(name)) return;
    }
    throw new Error("not reachable with Tab");
  };
  await tabTo((name) => name.startsWith("Essayer gratuitement"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pitch$/);
  await expect(page.getByRole("textbox", { name: /^Votre réponse/ })).toBeEnabled();
  await page.getByRole("radio", { name: "RH" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Produit" })).toBeChecked();
  await tabTo((name) => name.startsWith("Votre pitch"));
  await page.keyboard.insertText(pitch.content);
  await tabTo((name) => name.startsWith("Analyser mon pitch"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Adresse email")).toBeFocused();
  await page.keyboard.insertText(`clavier-${Date.now()}@exemple.fr`);
  await tabTo((name) => name.startsWith("Mot de passe"));
  await page.keyboard.insertText("trois mots et un quai");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
});
