import { expect, openRecorder, startTake, testRefused as test } from "./voice-journeys.ts";

test(
  "a refused microphone says how to allow it, and a file can be imported instead",
  { tag: "@long" },
  async ({ page }) => {
    await openRecorder(page);
    await startTake(page);
    await expect(page.getByText("Impossible d'accéder au microphone")).toBeFocused();
    await expect(page.getByText(/autorisez le microphone, puis réessayez/)).toBeVisible();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Impossible d'accéder au microphone")).toBeVisible();
    await expect(page.getByRole("button", { name: "Importer un fichier" })).toBeVisible();
  },
);
