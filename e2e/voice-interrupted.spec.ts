import { expect, listen, openRecorder, recordUntil, stop, test, waitForClock } from "./voice-journeys.ts";

test.beforeEach(async ({ page }) => {
  // At the border of the browser's objects: a call and a screen lock, when the page receives these events.
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      const [track] = stream.getAudioTracks();
      addEventListener("call", () => {
        Object.defineProperty(track, "muted", { get: () => true });
        track?.dispatchEvent(new Event("mute"));
      });
      return stream;
    };
    const contexts: AudioContext[] = [];
    const Original = AudioContext;
    globalThis.AudioContext = class extends Original {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    let visibility: DocumentVisibilityState = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => visibility });
    const show = (next: DocumentVisibilityState) => {
      visibility = next;
      document.dispatchEvent(new Event("visibilitychange"));
    };
    addEventListener("lock", () => {
      show("hidden");
      for (const context of contexts) if (context.state === "running") void context.suspend();
    });
    addEventListener("unlock", () => show("visible"));
    let locks = 0;
    const release = async () => {};
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        async request() {
          document.documentElement.dataset.locks = String(++locks);
          return { release };
        },
      },
    });
  });
});

test("a call that takes the microphone ends the take, and what was said stays", async ({ page }) => {
  await openRecorder(page);
  await recordUntil(page, "0:02");
  await page.evaluate(() => dispatchEvent(new Event("call")));
  await expect(page.getByText(/Un appel ou une mise en veille a coupé le microphone/).last()).toBeVisible();
  await expect(listen(page)).toBeFocused();
  await expect(page.getByText(/^Durée\s: 0:0[2-9]/)).toBeVisible();
});

test("a locked screen suspends the take, which goes on afterwards and says what is missing", async ({
  page,
}) => {
  await openRecorder(page);
  await recordUntil(page, "0:02");
  await expect(page.locator("html")).toHaveAttribute("data-locks", "1");
  await page.evaluate(async () => {
    dispatchEvent(new Event("lock"));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    dispatchEvent(new Event("unlock"));
  });
  await expect(page.locator("html")).toHaveAttribute("data-locks", "2");
  await waitForClock(page, "0:05");
  await stop(page).click();
  await expect(page.getByText(/Le micro s’est tu pendant environ \d\ss/u).last()).toBeVisible();
  await expect(listen(page)).toBeFocused();
  await expect(page.getByText(/^Durée\s: 0:0[5-9]/)).toBeVisible();
});
