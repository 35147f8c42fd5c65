import { makeDataDir, type ServerProcess, startServerProcess } from "../scripts/server-process.ts";
import { expect, openRecorder, recordUntil, stop, test } from "./voice-journeys.ts";

/** A server without transcription: only there may the browser write the words. */
let server: ServerProcess;
let removeData: () => void;
test.beforeAll(async () => {
  const { dataDir, remove } = makeDataDir();
  removeData = remove;
  server = await startServerProcess(dataDir, { TRANSCRIPTION_BASE_URL: "" });
});
test.afterAll(async () => {
  await server?.stop();
  removeData?.();
});

/** A stand-in for the browser's recogniser; the page's `data-heard` tells how each run was asked. */
const standIn = (device: string) => {
  class Recogniser extends EventTarget {
    processLocally = false;
    static available = async ({ processLocally }: { processLocally?: boolean }) =>
      processLocally ? device : "available";
    start() {
      const { dataset } = document.documentElement;
      dataset.heard = `${dataset.heard ?? ""}${this.processLocally ? "device" : "service"} `;
    }
    stop() {
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      this.dispatchEvent(new Event("end"));
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
};

test("the browser writes on the device where it can, without a question", async ({ page }) => {
  await page.addInitScript(standIn, "available");
  await openRecorder(page, `${server.url}/pitch`);
  const device = page.getByRole("checkbox", { name: /^Écrire mes paroles sur cet appareil/ });
  await expect(device).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Laisser mon navigateur/ })).toHaveCount(0);
  await recordUntil(page, "0:01");
  await expect(page.locator("html")).toHaveAttribute("data-heard", "device ");
});

test("the browser's service hears nothing before a consent that says where the sound goes", async ({
  page,
}) => {
  await page.addInitScript(standIn, "unavailable");
  await openRecorder(page, `${server.url}/pitch`);
  const service = page.getByRole("checkbox", { name: /^Laisser mon navigateur écrire mes paroles/ });
  await expect(service).not.toBeChecked();
  await expect(page.getByText(/envoie alors votre voix au service de son éditeur/)).toBeVisible();
  await expect(page.getByText(/Sinon, vous écrirez ou collerez ce que vous avez dit/)).toBeVisible();
  await recordUntil(page, "0:01");
  await expect(page.locator("html")).not.toHaveAttribute("data-heard");
  await stop(page).click();
  await expect(page.getByText(/^Durée\s: 0:0\d/)).toBeVisible();
});

test("the browser's service writes once the box that asks is ticked", async ({ page }) => {
  await page.addInitScript(standIn, "unavailable");
  await openRecorder(page, `${server.url}/pitch`);
  await page.getByRole("checkbox", { name: /^Laisser mon navigateur écrire mes paroles/ }).check();
  await recordUntil(page, "0:01");
  await expect(page.locator("html")).toHaveAttribute("data-heard", "service ");
});
