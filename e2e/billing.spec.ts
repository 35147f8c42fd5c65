import { expectNoFault } from "./expect-no-fault.ts";
import { expect, signUp, test } from "./journeys.ts";

test("a pack is bought in the demonstration, and its credits are there on the return", async ({ page }) => {
  await page.goto("/#pricing");
  await expect(page.getByText("Paiement de démonstration : aucune carte n’est débitée.")).toBeVisible();
  await page.getByRole("button", { name: /^Acheter maintenant\s: 150 crédits/ }).click();
  await signUp(page);

  await expect(page).toHaveURL(/\/demonstration\/paiement\/cs_test_/);
  await expect(page.getByText("Aucune carte n’est demandée, aucun compte n’est débité.")).toBeVisible();
  await expect(page.getByText("150 crédits")).toBeVisible();
  await expectNoFault(page, "payment page");
  await page.getByRole("link", { name: "Simuler une carte refusée" }).click();
  await expect(page.getByRole("alert")).toContainText("a été refusée");
  await page.getByRole("link", { name: "Annuler et revenir" }).click();
  await expect(page).toHaveURL(/\/#pricing$/);

  await page.getByRole("button", { name: /^Acheter maintenant\s: 150 crédits/ }).click();
  await page.getByRole("button", { name: /^Payer 9/ }).click();
  await expect(page).toHaveURL(/\/checkout\?session_id=cs_test_/);
  // Reached when the browser comes back from the payment, not by the click that left.
  const credits = page.getByRole("banner").getByText("170", { exact: true });
  await expect(page.getByRole("heading", { name: /^150 crédits ajoutés/ })).toBeVisible();
  await expect(credits).toBeVisible();
  await expectNoFault(page, "return page");

  // Then the buyer withdraws.
  await page.getByRole("link", { name: "Voir mes crédits" }).click();
  await page.getByRole("button", { name: "Renoncer au contrat ici" }).click();
  await expectNoFault(page, "withdrawal");
  await page.getByRole("button", { name: "Confirmer la rétractation" }).click();
  await expect(page.getByText("Votre rétractation est enregistrée.", { exact: false })).toBeVisible();
  await expect(page.getByText("9 € remboursés")).toBeVisible();
  await expect(page.getByRole("banner").getByText("20", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Rétractation/ })).toContainText("−150");
  await expectNoFault(page, "credit history");
});

test("a delayed payment is said to be under way, and arrives", { tag: "@long" }, async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByText("Choisissez l’un de ces packs.")).toBeVisible();
  await expectNoFault(page, "checkout");
  await page.getByRole("button", { name: /^Acheter maintenant\s: 60 crédits/ }).click();
  await signUp(page);
  await page.getByRole("button", { name: "Payer plus tard, par prélèvement" }).click();
  await expect(page.getByRole("heading", { name: /paiement est en cours/ })).toBeVisible();
  const back = page.url();

  const session = new URL(back).searchParams.get("session_id");
  await page.goto(`/demonstration/paiement/${session}`);
  await page.getByRole("button", { name: "Le prélèvement aboutit" }).click();
  await page.getByRole("link", { name: /^Revenir à/ }).click();
  await expect(page.getByRole("heading", { name: /^60 crédits ajoutés/ })).toBeVisible();
  await expect(page.getByRole("banner").getByText("80", { exact: true })).toBeVisible();
});
