import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import type { Page } from "@playwright/test";
import { PAGE_STATES } from "../apps/web/app/lib/page-script.ts";
import { expect, test } from "./journeys.ts";

// Pages are sent with first-paint styles only; the whole sheet, loaded with the application, must not change their
// look.

const SHARED = `/share/${SHOWN_EXAMPLE.token}/${SHOWN_EXAMPLE.slug}`;
const SHEET = "**/assets/app-*.css";

/**
 * Position and all computed styles of each element and its pseudo-elements, one line per element. Excludes animations,
 * and custom properties, whose effect shows in the other properties.
 */
const readLook = (page: Page, states: readonly string[] = []) =>
  page.evaluate((states) => {
    // In one synchronous turn, since the page's own script removes these states.
    const setStates = (on: boolean) => {
      for (const state of states) document.documentElement.toggleAttribute(state, on);
    };
    setStates(true);
    for (const animation of document.getAnimations()) animation.cancel();
    // Chromium may report a stale value for an « auto » margin: its effect shows in the positions.
    const properties = Array.from(getComputedStyle(document.body)).filter(
      (name) => !/^(?:--|margin)/.test(name),
    );
    const read = (style: CSSStyleDeclaration) =>
      properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    const look = Array.from(document.querySelectorAll("body, body *:not(script, noscript)"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const drawn = ["::before", "::after"].map((part) => getComputedStyle(element, part));
      if (element.matches("input, textarea")) drawn.push(getComputedStyle(element, "::placeholder"));
      const parts = drawn.filter(({ content }) => !["none", "normal"].includes(content)).map(read);
      return [
        element.tagName,
        element.className,
        x,
        y,
        width,
        height,
        read(getComputedStyle(element)),
        ...parts,
      ].join("|");
    });
    setStates(false);
    return look;
  }, states);

/** The differences between two looks, short enough to read. */
const differences = (before: string[], after: string[]): string[] =>
  before.flatMap((line, at) => {
    const other = after[at]!;
    if (line === other) return [];
    const parts = line.split(/[|;]/);
    const others = other.split(/[|;]/);
    const changed = parts.flatMap((part, place) =>
      part === others[place] ? [] : [`${part} → ${others[place]}`],
    );
    return [`${parts.slice(0, 2).join(" ")}: ${changed.slice(0, 6).join(", ")}`];
  });

for (const path of ["/", "/pitch", "/about", "/terms", "/privacy", "/examples", SHARED])
  for (const theme of ["dark", "light"])
    test(`the sheet that follows ${path} changes nothing of its first styles, ${theme}`, async ({
      page,
      request,
    }) => {
      // The first start analyses the examples while it serves its first visitors.
      await expect.poll(async () => (await request.get(path)).status()).toBe(200);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      await page.route("**/assets/*.js", (route) => route.abort());
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(SHEET, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.evaluate(() => document.fonts.ready);
        const before = await readLook(page);
        const beforeInState = await readLook(page, PAGE_STATES);
        expect(before.length).toBeGreaterThan(50);
        expect(
          await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[data-more]")!.sheet),
        ).toBe(null);
        release();
        await page.evaluate(() => dispatchEvent(new Event("app-starts")));
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>("link[data-more]")!.sheet !== null,
        );
        expect(differences(before, await readLook(page)), `${width} px`).toEqual([]);
        const afterInState = await readLook(page, PAGE_STATES);
        expect(differences(beforeInState, afterInState), `${width} px, in every state`).toEqual([]);
        await page.unroute(SHEET);
      }
    });

const form = (page: Page) => page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ });

test("the application starts with the whole sheet, and without it when it cannot come", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SHEET, async (route) => {
    await held;
    await route.continue();
  });
  const entry = page.waitForResponse(/\/assets\/entry\.client-[^/]*\.js$/);
  await page.goto("/pitch", { waitUntil: "domcontentloaded" });
  await (await entry).finished();
  await expect(form(page)).toBeDisabled();
  release();
  await expect(form(page)).toBeEnabled();

  await page.unroute(SHEET);
  await page.route(SHEET, (route) => route.abort());
  await page.reload();
  await expect(form(page)).toBeEnabled();
});
