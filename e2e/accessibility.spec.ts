import { expectNoFault } from "./expect-no-fault.ts";
import { expect, fillPitch, readPitch, signUp, submitPitch, test, versionBars } from "./journeys.ts";
import { tabTo } from "./tab-to.ts";

for (const theme of ["dark", "light"])
  test(
    `every screen is accessible and fits its window (${theme})`,
    { tag: theme === "light" ? "@long" : [] },
    async ({ page }) => {
      test.slow();
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await page.goto("/");
      await expectNoFault(page, "home");
      await page.goto("/privacy");
      await expect(page.getByRole("heading", { name: "Votre voix" })).toBeVisible();
      await expectNoFault(page, "who sees what");
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
      await expect(versionBars(page)).toBeVisible();
      // Visible on a phone too.
      await expect(page.getByRole("banner").getByText("19", { exact: true })).toBeVisible();
      await expectNoFault(page, "history");
      await page.getByRole("link", { name: "Voir le détail, Version 1" }).click();
      await expect(page.getByRole("dialog").getByRole("img", { name: /^Score global/ })).toBeVisible();
      await expectNoFault(page, "history detail");
    },
  );

for (const theme of ["dark", "light"])
  test(`pages that are read without an account are accessible (${theme})`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    for (const place of [
      "about",
      "terms",
      "legal",
      "accessibility",
      "examples",
      "interview-plans",
      "history",
    ]) {
      await page.goto(`/${place}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoFault(page, place);
    }
  });

test("in the colours of the reader a field, a button and what is chosen keep their edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pitch");
  const field = page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ });
  await expect(field).toBeEnabled();
  const chosen = page.locator("label").filter({ has: page.getByRole("radio", { name: "RH" }) });
  for (const edged of [field, chosen]) await expect(edged).not.toHaveCSS("box-shadow", "none");
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.getByRole("button", { name: "Analyser mon pitch" })).not.toHaveCSS(
    "background-color",
    ground,
  );
  await expectNoFault(page, "form in forced colours");
});

test("the whole journey by keyboard alone", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "a phone has no Tab key");
  const pitch = readPitch("produit");
  await page.goto("/");
  await tabTo(page, "Essayer gratuitement");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pitch$/);
  await expect(page.getByText("Votre voix vous attend")).toBeVisible();
  await page.getByRole("radio", { name: "Voix" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("textbox", { name: /^Votre réponse/ })).toBeEnabled();
  await page.getByRole("radio", { name: "RH" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Produit" })).toBeChecked();
  await tabTo(page, "Votre pitch");
  await page.keyboard.insertText(pitch.content);
  await tabTo(page, "Analyser mon pitch");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Adresse email")).toBeFocused();
  await page.keyboard.insertText(`clavier-${Date.now()}@exemple.fr`);
  await tabTo(page, "Mot de passe");
  await page.keyboard.insertText("trois mots et un quai");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
});
