import type { Page } from "@playwright/test";

const STEPS_MAX = 60;

/** Presses Tab until the focused element's name starts with `start`. */
export async function tabTo(page: Page, start: string): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return (
        focused?.getAttribute("aria-label") ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? ""
      );
    });
    if (name.startsWith(start)) return;
  }
  throw new Error(`« ${start} » is not reachable with Tab`);
}
