import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Wait for fades to end before axe measures contrast. A transition may start one or more frames after its element
 * appears, so the page must be still for several frames.
 */
async function entrancesEnded(page: Page) {
  await page.evaluate(async () => {
    const STILL_FRAMES = 6;
    const moves = () =>
      document.querySelector("[data-starting-style], [data-ending-style]") !== null ||
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
        );
    const deadline = performance.now() + 10_000;
    for (let still = 0; still < STILL_FRAMES && performance.now() < deadline; still = moves() ? 0 : still + 1)
      await new Promise(requestAnimationFrame);
  });
}

/** Expects no fault found by axe, and nothing wider than the window. */
export async function expectNoFault(page: Page, screen: string) {
  // axe would skip sections below the window whose layout is deferred.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.style.contentVisibility = "visible";
    return document.fonts.ready;
  });
  await entrancesEnded(page);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
      // Not required by law, but skipped levels lose people who navigate by headings.
      rules: { "heading-order": { enabled: true } },
    })
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${screen} is wider than the window`).toBeLessThanOrEqual(0);
}
