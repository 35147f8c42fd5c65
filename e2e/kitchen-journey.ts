import { renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { RECORDING_SEC_MIN } from "@app/contracts/limits";
import { decodeWav16, encodeWav16, SAMPLE_RATE_HZ } from "@app/engine/sound";
import { type KitchenScene, misplaced } from "../packages/engine/test-support/kitchen.ts";
import { beganAt, findLosses } from "../packages/engine/test-support/lost-sound.ts";
import { makeDataDir, type ServerProcess, startServerProcess } from "../scripts/server-process.ts";
import {
  analyse,
  expect,
  expectReport,
  openRecorder,
  startTake,
  stop,
  submit,
  taken,
  testHearing,
  transcript,
  waitForClock,
} from "./voice-journeys.ts";

/** Shorter gaps may be marked or not: listeners disagree whether they are pauses. */
const HEARD_PAUSE_SEC = 0.3;

interface Kitchen {
  title: string;
  /** Null where what it is made of is absent: then skipped, with this reason. */
  scene: KitchenScene | null;
  absent?: string;
  /** How far a mark may stand from what is heard. */
  toleranceSec?: number;
}

function keep({ samples }: KitchenScene): string {
  const path = join(tmpdir(), `kitchen-${samples.length}.wav`);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, encodeWav16(samples, SAMPLE_RATE_HZ));
  renameSync(draft, path);
  return path;
}

/** Without a spare processor, a browser's microphone drops sound: make another take, at most this many. */
const TAKES_MAX = 4;

/** Records a scene in the browser, types its text, and compares every mark of the timeline with what is heard. */
export function testKitchen({ title, scene, absent, toleranceSec }: Kitchen): void {
  const test = testHearing(scene ? keep(scene) : undefined, absent);
  // Takes in which the browser lost sound are made again within the test; the retry covers a page that a busy machine
  // left behind.
  test.describe.configure({ retries: 1, timeout: 600_000 });

  /** A server without transcription: the speaker types what was said, without the « euh », as people do. */
  let server: ServerProcess;
  let removeData: () => void;
  test.beforeAll(async () => {
    const { dataDir, remove } = makeDataDir();
    removeData = remove;
    server = await startServerProcess(dataDir);
  });
  test.afterAll(async () => {
    await server?.stop();
    removeData?.();
  });

  test(title, { tag: "@long" }, async ({ browser }) => {
    for (let takes = 1; takes <= TAKES_MAX; takes++) {
      const context = await browser.newContext();
      const { wrong, take } = await markTake(await context.newPage(), server.url, scene!, toleranceSec);
      await context.close();
      if (wrong.length === 0) return;
      const lost = findLosses(scene!.samples, take).join("; ");
      const isLast = takes === TAKES_MAX;
      expect(lost === "" || isLast ? wrong : [], lost && `of each take; of the last: ${lost}`).toEqual([]);
      process.stdout.write(
        `take ${takes} is made again, the browser lost sound (${lost}): ${wrong.join("; ")}\n`,
      );
    }
  });
}

/** Records the scene; returns the marks that do not match the sound, and the sound without a mark. */
async function markTake(
  page: Page,
  url: string,
  scene: KitchenScene,
  toleranceSec?: number,
): Promise<{ wrong: string[]; take: Float32Array }> {
  await page.addInitScript(keepSounds);
  await openRecorder(page, `${url}/pitch`);
  await startTake(page);
  // The kitchen noise goes on after the last word, and the take ends during it.
  await waitForClock(page, clockOf(Math.max(RECORDING_SEC_MIN, Math.ceil(scene.phrases.at(-1)!.endSec)) + 1));
  await stop(page).click();
  await expect(taken(page)).toBeVisible();
  await submit(page).click();
  await transcript(page).fill(scene.text);
  await analyse(page).click();
  await expectReport(page);

  const timeline = page.getByRole("figure", { name: "Distribution des mots et pauses" });
  const marks = await timeline.locator("span[title]").evaluateAll((spans) =>
    spans.map((span) => ({
      title: (span as HTMLElement).title,
      leftPx: Number.parseFloat((span as HTMLElement).style.left),
      widthPx: Number.parseFloat((span as HTMLElement).style.width),
    })),
  );
  const pauses = marks.filter(({ title }) => title.startsWith("Pause")).map(spanOf);
  const euhs = marks.filter(({ title }) => title.startsWith("Hésitation vocale")).map(spanOf);

  // Clicking a mark moves the player there.
  const first = euhs[0]!;
  await timeline.locator("span[title^='Hésitation vocale']").first().click();
  await expect(page.getByText(`${clockOf(first.startSec)} / `)).toBeVisible();
  // Compare what it plays with what was said: the take began slightly after the scene.
  const take = await heardSound(page);
  const heard = ({ startSec, endSec }: Span) => ({
    startSec: heardAt(scene.samples, take, startSec, { before: 4, after: 0.3 }),
    endSec: heardAt(scene.samples, take, endSec, { before: 0.3, after: 4 }),
  });
  const surely = ({ startSec, endSec }: Span) => endSec - startSec >= HEARD_PAUSE_SEC;
  const wrong = [
    ...misplaced(scene.euhs.map(heard), euhs, toleranceSec),
    ...misplaced(scene.pauses.filter(surely).map(heard), pauses.filter(surely), toleranceSec),
  ];
  return { wrong, take };
}

interface Span {
  startSec: number;
  endSec: number;
}

const clockOf = (sec: number) => `${Math.floor(sec / 60)}:${String(Math.floor(sec % 60)).padStart(2, "0")}`;

/** Scale of the drawing: pixels per second, and a gap after each block. */
const PX_PER_SEC = 96;
const GAP_PX = 2;
const spanOf = ({ leftPx, widthPx }: { leftPx: number; widthPx: number }): Span => ({
  startSec: leftPx / PX_PER_SEC,
  endSec: (leftPx + widthPx + GAP_PX) / PX_PER_SEC,
});

/** Runs in the page: keeps the last sound given to a player. */
function keepSounds() {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const isTake = source instanceof Blob && source.size > 100_000;
    if (isTake) (globalThis as { heard?: Blob }).heard = source;
    return make(source);
  };
}

async function heardSound(page: Page): Promise<Float32Array> {
  const base64 = await page.evaluate(async () => {
    const { heard } = globalThis as { heard?: Blob };
    const bytes = new Uint8Array(await heard!.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  return decodeWav16(Buffer.from(base64, "base64"));
}

/** By how much lost sound may have shifted the rest, in seconds. */
const SLACK_SEC = 0.6;

/** Time in the take of a moment of the scene, in seconds, found by matching the sound around it. */
function heardAt(
  said: Float32Array,
  take: Float32Array,
  sec: number,
  { before, after }: { before: number; after: number },
): number {
  const cut = (samples: Float32Array, fromSec: number, toSec: number) =>
    samples.subarray(Math.round(fromSec * SAMPLE_RATE_HZ), Math.round(toSec * SAMPLE_RATE_HZ));
  const began = beganAt(said, take);
  const from = Math.max(0, sec - before);
  const takeFrom = Math.max(0, from - began - SLACK_SEC);
  const around = cut(take, takeFrom, sec + after - began + SLACK_SEC);
  return takeFrom + (sec - from) - beganAt(cut(said, from, sec + after), around);
}
