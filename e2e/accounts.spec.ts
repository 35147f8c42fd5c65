import { expect, newAddress, PASSWORD, signUp, test } from "./journeys.ts";

const open = "Connexion / Inscription";

test("sign up, sign out, sign in; a wrong password gets its message", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: open }).click();
  const address = await signUp(page);
  await expect(page.getByText("Inscription réussie!")).toBeVisible();
  await expect(page.getByRole("banner").getByText("20", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await page.getByRole("button", { name: open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Adresse email").fill(address);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("pas le bon du tout");
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Email ou mot de passe incorrect.").first()).toBeVisible();
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Connexion réussie!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Historique" }).first()).toBeVisible();
});

test(
  "an address that has an account leads to the sign-in, without a word of why",
  { tag: "@long" },
  async ({ page, request }) => {
    const address = newAddress();
    const first = await request.post("/api/auth/register", { data: { email: address, password: PASSWORD } });
    expect(first.ok()).toBe(true);
    await page.goto("/");
    await page.getByRole("button", { name: open }).click();
    await signUp(page, address);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Connexion" })).toBeVisible();
    await expect(dialog.getByLabel("Adresse email")).toHaveValue(address);
    await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Connexion réussie!")).toBeVisible();
  },
);

test("a token that died sends to the home page, signed out", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("token", "A".repeat(43)));
  await page.goto("/history");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: open })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("an unknown address leads home, and no link of the shell leads nowhere", async ({ page, request }) => {
  await page.goto("/nulle-part");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/");
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(2);
  for (const href of new Set(links)) {
    const answer = await request.get(href ?? "", { maxRedirects: 0 });
    expect(answer.status(), href ?? "").toBe(200);
  }
});
