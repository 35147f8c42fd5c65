import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import type { Page } from "@playwright/test";
import { PAGE_STATES } from "../apps/web/app/lib/page-script.ts";
import { expect, test } from "./journeys.ts";

// A page is sent with the styles of its first paint; the whole sheet comes with the application and may change nothing of it.

const SHARED = `/share/${SHOWN_EXAMPLE.token}/${SHOWN_EXAMPLE.slug}`;
const SHEET = "**/assets/app-*.css";

/**
 * Place and every style of each element and of what stands before and after it, one line an element. Neither what
 * moves, nor custom properties: what they are for shows in the others.
 */
const readLook = (page: Page, states: readonly string[] = []) =>
  page.evaluate((states) => {
    // Within one turn of the page, whose own script takes them away.
    const setStates = (on: boolean) => {
      for (const state of states) document.documentElement.toggleAttribute(state, on);
    };
    setStates(true);
    for (const animation of document.getAnimations()) animation.cancel();
    // Of a margin « auto » Chromium says what its last layout needed: what it comes to shows in the places.
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

/** Where two looks part, in as many words as a person reads. */
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
      // The first start analyses the examples beside its first visitors.
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
