import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Contrast is judged once what fades in has ended. A transition is created one frame or more after
 * its element is there, so the window has to stay still for a while, not at one instant.
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

/** No fault that axe finds, and nothing wider than the window. */
export async function expectNoFault(page: Page, screen: string) {
  // What waits below the window to be laid out would not be judged.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.style.contentVisibility = "visible";
    return document.fonts.ready;
  });
  await entrancesEnded(page);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
      // No law asks for it, and whoever goes from title to title is lost without.
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
