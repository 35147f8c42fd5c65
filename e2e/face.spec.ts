import type { Page } from "@playwright/test";
import { THEME_COLORS } from "../apps/web/app/lib/theme.ts";
import { expectNoFault } from "./expect-no-fault.ts";
import { expect, newAddress, PASSWORD, test } from "./journeys.ts";

test("the landing page fetches no script before the first sign of life, and no click is lost on the way", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  // A click without prior mouse movement: it starts the application, which then handles it.
  await page
    .getByRole("button", { name: "Connexion / Inscription" })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(5);
});

test("pages to read are whole for readers without JavaScript and for search engines", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address!));
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(["/", "/about", "/terms", "/privacy", "/examples", "/legal", "/accessibility"]),
  );
  for (const { pathname, href } of addresses) {
    const html = await (await request.get(pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${href}"/>`);
    for (const wanted of [
      /<title>[^<]+<\/title>/,
      /<meta name="description"/,
      /<meta property="og:image"/,
      /<h1/,
    ])
      expect(html).toMatch(wanted);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
});

test("without a network a page says so, and comes back by itself", async ({ page, context }) => {
  await page.goto("/about");
  await page.mouse.move(20, 20);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("/terms").catch(() => {});
  await expect(page.getByRole("heading", { name: "La connexion s’est tue." })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Conditions générales d’utilisation" })).toBeVisible();
});

test("an example leads to its report, and the account has no fault", async ({ page, request }) => {
  await page.goto("/examples");
  await expectNoFault(page, "examples");
  const example = page.getByRole("link", { name: /Lever 350 000 euros/ });
  const href = (await example.getAttribute("href"))!;
  // The first start analyses the examples while it serves its first visitors.
  await expect.poll(async () => (await request.get(href)).status()).toBe(200);
  await example.click();
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();

  const answer = await request.post("/api/auth/register", {
    data: { email: newAddress(), password: PASSWORD },
  });
  const { access_token } = await answer.json();
  await page.evaluate((token) => localStorage.setItem("token", token), access_token);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /Télécharger|Exporter|données/ }).first()).toBeVisible();
  await expectNoFault(page, "account");
});

/** A phone connection of 400 kbit/s; requests that match `held` wait until the test releases them. */
async function slowLine(page: Page, held: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const release = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test("a link that loads another page shows that it was heard before anything answers", async ({ page }) => {
  await page.goto("/about");
  const release = await slowLine(page, "**/examples");
  // In a single evaluation: once the page is being left, it can no longer be queried.
  const heard = await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Exemples" })
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      return getComputedStyle(document.querySelector(".leaving-bar")!).opacity;
    });
  expect(heard).toBe("1");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Des analyses à lire/);
  await expect(page).toHaveURL(/\/examples$/);
});

test("a link within the application shows that it was heard before anything answers", async ({ page }) => {
  await page.goto("/pitch");
  await expect(page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ })).toBeEnabled();
  const release = await slowLine(page, "**/assets/*.js");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Confidentialité" })
    .click({ noWaitAfter: true });
  await expect(page.locator(".leaving-bar[data-moving]")).toHaveCSS("opacity", "1");
  await expect(page).toHaveURL(/\/pitch$/);
  release();
  await expect(page).toHaveURL(/\/privacy$/);
});

test("the bar of the browser takes the colour of the theme", async ({ page }) => {
  const ground = page.locator('meta[name="theme-color"]');
  await page.goto("/pitch");
  await expect(ground).toHaveAttribute("content", THEME_COLORS.dark);
  await page.getByRole("button", { name: "Passer au thème clair" }).click();
  await expect(ground).toHaveAttribute("content", THEME_COLORS.light);
  await page.reload();
  await expect(ground).toHaveAttribute("content", THEME_COLORS.light);
  await expect(ground).toHaveCount(1);
});

test("public pages are read at 320 px and with a text twice as large, without scrolling sideways", async ({
  page,
}) => {
  const paths = ["/", "/about", "/examples", "/terms", "/privacy", "/legal", "/accessibility", "/pitch"];
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await excess(), `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await excess(), `${path} at 200 %`).toBeLessThanOrEqual(0);
  }
});

test("the notes under the voice are whole when a reader spaces the text out", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const excess = await page.evaluate(() => {
      // Values of WCAG 2.2, 1.4.12. The page's policy refuses a style element but allows a constructed sheet.
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      document.adoptedStyleSheets.push(spaced);
      const edge = document.querySelector(".hero-light")!.getBoundingClientRect();
      const notes = [...document.querySelectorAll(".hero-light figure p")].filter((note) =>
        note.checkVisibility({ visibilityProperty: true }),
      );
      return notes.map((note) => {
        const { left, right, bottom } = note.getBoundingClientRect();
        return Math.max(bottom - edge.bottom, right - edge.right, edge.left - left);
      });
    });
    expect(excess.length, `notes at ${width} px`).toBeGreaterThan(0);
    expect(Math.max(...excess), `cut at ${width} px`).toBeLessThanOrEqual(0);
  }
});
