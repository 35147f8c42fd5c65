import { expectNoFault } from "./expect-no-fault.ts";
import { expect, test } from "./journeys.ts";

test("a text is measured before any account, and no request leaves with it, not even without a network", async ({
  page,
  context,
}) => {
  // The page itself requests the prices once; on a slow machine that may happen late.
  const prices = page.waitForResponse((response) => response.url().endsWith("/api/payments/config"));
  await page.goto("/#essai");
  const field = page.getByLabel("Votre texte");
  await field.click();
  await prices;
  await page.waitForLoadState("networkidle");
  const left: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Fetching files of the build sends the server no data.
    if (request.method() !== "GET" || !pathname.startsWith("/assets/")) left.push(request.url());
  });
  await page.getByRole("button", { name: "Essayer avec un exemple" }).click();
  await expect(page.getByRole("heading", { name: "Ce qui a été mesuré" })).toBeFocused();
  await expectNoFault(page, "trial");

  await context.setOffline(true);
  await page.getByRole("button", { name: "Recommencer" }).click();
  await field.fill("Trop court pour une mesure.");
  await page.getByRole("button", { name: "Mesurer" }).click();
  await expect(page.getByText("Il faut au moins 20 mots", { exact: false })).toBeVisible();
  await field.fill("Je dirige un atelier de huit personnes à Nantes. ".repeat(4));
  await page.getByRole("button", { name: "Mesurer" }).click();
  await expect(page.getByText("pour 36 mots", { exact: false })).toBeVisible();
  expect(left).toEqual([]);

  // The text goes on to the form with its author.
  await context.setOffline(false);
  await page.getByRole("link", { name: "Analyser un pitch entier" }).click();
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toHaveValue(/^Je dirige un atelier/);
});
