import { expect, test } from "./journeys.ts";

test.use({ javaScriptEnabled: false });

for (const [path, purpose] of [
  ["/pitch", "Pour analyser un pitch"],
  ["/history", "Pour montrer vos analyses"],
] as const)
  test(`without JavaScript ${path} says that it needs it`, async ({ page }) => {
    await page.goto(path);
    // `getByText` ignores the content of `noscript`.
    const told = page.locator("noscript p");
    await expect(told).toContainText(`${purpose}, cette page a besoin de JavaScript.`);
    await expect(told).toBeInViewport();
  });

test("without JavaScript the form is to be seen and closed, so that no word is typed into the void", async ({
  page,
}) => {
  await page.goto("/pitch");
  await expect(page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Analyser mon pitch" })).toBeDisabled();
});

for (const path of ["/history/x", "/interview-plans/x"])
  test(`before its scripts are there ${path} shows that it loads`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
  });

test("without JavaScript the landing page is whole", async ({ page }) => {
  const sheet = page.waitForResponse(/\/assets\/app-[^/]*\.css$/);
  await page.goto("/");
  expect((await sheet).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: /^Essayer gratuitement/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pitch#voix$/);
});
