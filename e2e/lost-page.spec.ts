import { expect, fillPitch, openingOf, readPitch, signUp, submitPitch, test } from "./journeys.ts";

const textOf = /^Votre (?:pitch|réponse)/;

test(
  "a connection lost at the click says so, keeps the page and its text, and the click can be made again",
  { tag: "@long" },
  async ({ page, context }) => {
    const pitch = readPitch("produit");
    await page.goto("/");
    await page.getByRole("button", { name: "Connexion / Inscription" }).click();
    await signUp(page);
    await expect(page.getByRole("banner").getByText("20", { exact: true })).toBeVisible();
    await fillPitch(page, pitch);
    await context.setOffline(true);
    await submitPitch(page);
    await expect(page.getByText("La connexion a été perdue.").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: textOf })).toHaveValue(pitch.content);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
  },
);

test(
  "a logout leaves no report on the other tabs, and warns the one that holds a draft",
  { tag: "@long" },
  async ({ page, context }) => {
    const pitch = readPitch("produit");
    // The landing page shows an example report: recognise this one by its text.
    const report = page.getByText(openingOf(pitch.content)).filter({ visible: true });
    await fillPitch(page, pitch);
    await submitPitch(page);
    await signUp(page);
    await expect(page).toHaveURL(/\/history\/[\da-f-]{36}$/);
    await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
    await expect(report.first()).toBeVisible();
    const draft = await context.newPage();
    await fillPitch(draft, readPitch("perso"));
    const third = await context.newPage();
    await third.goto("/history");
    await third.getByRole("button", { name: "Se déconnecter" }).click();
    // Check it first: it shows for a few seconds only.
    await expect(draft.getByText("Votre brouillon est gardé ici.")).toBeVisible();

    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Connexion / Inscription" }).first()).toBeVisible();
    await expect(report).toHaveCount(0);
    await expect(draft.getByRole("textbox", { name: textOf })).toHaveValue(readPitch("perso").content);
    await expect(draft.getByRole("button", { name: "Connexion / Inscription" }).first()).toBeVisible();
  },
);

test("a logout asks before it forgets a draft", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Connexion / Inscription" }).click();
  await signUp(page);
  await expect(page.getByRole("banner").getByText("20", { exact: true })).toBeVisible();
  await fillPitch(page, readPitch("perso"));
  const leave = page.getByRole("button", { name: "Se déconnecter", exact: true }).first();
  await leave.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rester" }).click();
  await expect(page.getByRole("textbox", { name: textOf })).toHaveValue(readPitch("perso").content);
  await leave.click();
  await page.getByRole("button", { name: "Se déconnecter et l’effacer" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/pitch");
  await expect(page.getByRole("textbox", { name: textOf })).toHaveValue("");
});
