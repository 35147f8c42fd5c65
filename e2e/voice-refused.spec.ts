import { test as base } from "./journeys.ts";
import { expect, openRecorder } from "./voice-journeys.ts";

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream=deny",
        ],
      }),
    { scope: "worker" },
  ],
});

test("a refused microphone says how to allow it, and a file can be imported instead", async ({ page }) => {
  await openRecorder(page);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer sans test" }).click();
  await expect(page.getByText("Impossible d'accéder au microphone")).toBeFocused();
  await expect(page.getByText(/autorisez le microphone, puis réessayez/)).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Impossible d'accéder au microphone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Importer un fichier" })).toBeVisible();
});
