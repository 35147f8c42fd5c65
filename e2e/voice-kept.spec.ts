import type { Page } from "@playwright/test";
import { expectNoFault } from "./expect-no-fault.ts";
import { newAddress, signUp } from "./journeys.ts";
import {
  analyseTake,
  expect,
  listen,
  openRecorder,
  record,
  recordUntil,
  startTake,
  stop,
  submit,
  taken,
  test,
  waitForClock,
} from "./voice-journeys.ts";

const offer = (page: Page) => page.getByRole("region", { name: "Enregistrement pas encore analysé" });

/** Records, then loses the page in the middle of a sentence. */
async function loseTake(page: Page, clock: string): Promise<void> {
  await openRecorder(page);
  await recordUntil(page, clock);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
}

// Slow (over a minute): it records for half a minute.
test(
  "a take whose page is thrown away is offered, heard, taken back and analysed",
  { tag: "@long" },
  async ({ page }) => {
    await loseTake(page, "0:33");
    await expect(offer(page).getByText(/^Un enregistrement de \d+\ss n’a pas été analysé\.$/u)).toBeVisible();
    await expectNoFault(page, "kept take");
    await offer(page).getByRole("button", { name: "Écouter" }).click();
    await expect(offer(page).getByRole("button", { name: "Mettre en pause" })).toBeFocused();

    await offer(page).getByRole("button", { name: "Reprendre" }).click();
    await expect(offer(page)).toBeHidden();
    await expect(taken(page)).toBeVisible();
    // Losing the page again before it is sent does not lose it.
    await page.reload();
    await offer(page).getByRole("button", { name: "Reprendre" }).click();
    await analyseTake(page);
    await page.goto("/pitch");
    await expect(submit(page)).toBeEnabled();
    await expect(offer(page)).toBeHidden();
  },
);

test(
  "a take that its tab still has is not offered by another tab; one that is removed or left stays so",
  { tag: "@long" },
  async ({ page, context }) => {
    await openRecorder(page);
    await recordUntil(page, "0:32");
    const other = await context.newPage();
    await other.goto("/pitch");
    // The other tab waits three seconds at most for a take held by its own tab.
    await waitForClock(page, "0:38");
    await expect(offer(other)).toBeHidden();
    await page.close();

    await other.reload();
    await offer(other).getByRole("button", { name: "Supprimer" }).click();
    await other.getByRole("button", { name: "Supprimer l’enregistrement" }).click();
    await expect(offer(other)).toBeHidden();
    await other.reload();
    await expect(submit(other)).toBeEnabled();
    await expect(offer(other)).toBeHidden();
  },
);

test("nobody else finds a take, nor anybody after a logout", { tag: "@long" }, async ({ page }) => {
  await loseTake(page, "0:32");
  await expect(offer(page)).toBeVisible();
  // The session ends without a logout, and another person signs in in this browser.
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/");
  await page.getByRole("button", { name: "Connexion / Inscription" }).first().click();
  await signUp(page, newAddress());
  await expect(page.getByRole("banner").getByText("20", { exact: true })).toBeVisible();
  await page.goto("/pitch");
  await expect(record(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await names()).toContain("takes");
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  const confirm = page.getByRole("button", { name: "Se déconnecter et l’effacer" });
  await expect(confirm.or(page.getByRole("heading", { level: 1 })).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(names).not.toContain("takes");
});

test(
  "a browser that keeps nothing records all the same, and the take says so",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
    });
    await openRecorder(page);
    await startTake(page);
    await expect(page.getByText(/n’est pas gardé sur l’appareil/).last()).toBeVisible();
    await expectNoFault(page, "unkept recording");
    await waitForClock(page, "0:02");
    await stop(page).click();
    await expect(listen(page)).toBeFocused();
  },
);
