import { expectNoFault } from "./expect-no-fault.ts";
import { openingOf, readPitch } from "./journeys.ts";
import {
  analyse,
  expect,
  expectReport,
  openRecorder,
  record,
  stop,
  submit,
  taken,
  test,
  transcript,
  waitForClock,
} from "./voice-journeys.ts";

test("on a phone a compressed file is recorded, and the round button is within reach", async ({ page }) => {
  await openRecorder(page);
  await expect(page.getByRole("button", { name: /Modifier/ })).toBeVisible();
  await expect(record(page)).toBeInViewport();
  await expectNoFault(page, "record screen");
  await record(page).tap();
  await page.getByRole("button", { name: "Enregistrer sans test" }).tap();
  await waitForClock(page, "0:32");
  // Who speaks sees the question, wherever the button that started the take was.
  await expect(page.getByText(openingOf(`« ${readPitch("rh").question}`)).last()).toBeInViewport({
    ratio: 1,
  });
  await stop(page).tap();
  await expect(taken(page)).toBeVisible();
  await expectNoFault(page, "take");

  const upload = page.waitForRequest((request) => request.url().includes("upload-audio"));
  await submit(page).tap();
  // At most 128 kbit/s; as wav this length would take a megabyte.
  expect((await upload).postDataBuffer()?.length ?? 0).toBeLessThan(700_000);
  expect((await upload).postDataBuffer()?.includes('filename="pitch.m4a"') ?? true).toBe(true);
  await expect(transcript(page)).not.toHaveValue("");
  await expectNoFault(page, "transcript");
  await analyse(page).tap();
  await expectReport(page);
  await expectNoFault(page, "report");
});
