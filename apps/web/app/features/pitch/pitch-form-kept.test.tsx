import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { InPage } from "../../../test-support/in-page.tsx";
import { openSession } from "../../lib/session.ts";
import { KEPT_TEXT, RECORDING_TEXT } from "../recording/messages.ts";
import type { Take } from "../recording/model.ts";
import { forgetTake, readKept } from "../recording/read-kept.ts";
import { AT_REST } from "../recording/reduce-recorder.ts";
import { silentVoice } from "../recording/test-support/silent-voice.ts";
import { PITCH_TEXT } from "./messages.ts";
import { emptyDraft, type PitchDraft, writeDraft } from "./model.ts";
import { PitchForm } from "./pitch-form.tsx";

vi.mock(import("../recording/read-kept.ts"), () => ({
  readKept: vi.fn<typeof readKept>(),
  forgetTake: vi.fn<typeof forgetTake>(),
}));

const KEPT = { id: "a", ownerId: "camille", startedAt: 0, durationSec: 42, sampleRateHz: 48_000 };
const TAKE: Take = {
  file: new File(["x"], "pitch.wav"),
  durationSec: 42,
  peaks: new Float32Array(4),
  origin: "microphone",
};
beforeEach(() => {
  openSession("t");
  vi.mocked(readKept).mockResolvedValue(TAKE);
  vi.mocked(forgetTake).mockResolvedValue();
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => "blob:take";
  URL.revokeObjectURL = () => {};
});

const found = Promise.withResolvers<typeof KEPT>();
function Form() {
  const [take, setTake] = useState<Take | null>(null);
  const rest = silentVoice();
  const voice = silentVoice({
    take,
    recorder: { ...rest.recorder, state: { ...AT_REST, take } },
    status: take ? "ready" : "missing",
    hasTake: take !== null,
    findKept: () => found.promise,
    resume: setTake,
  });
  return <PitchForm failure={undefined} credits={null} voice={voice} shown onSubmit={async () => {}} />;
}
function open(mode: PitchDraft["mode"]) {
  writeDraft({ ...emptyDraft(), mode });
  render(<Form />, { wrapper: InPage });
  return userEvent.setup();
}
const button = (name: string) => screen.findByRole("button", { name });
const expectFocus = (find: () => Element) => waitFor(() => expect(document.activeElement).toBe(find()));

test("a live region that was there before tells that a recording is left", async () => {
  open("text");
  const regions = [...document.querySelectorAll('p[aria-live="polite"]')];
  await act(async () => found.resolve(KEPT));
  await button(KEPT_TEXT.resume);
  expect(regions.map((region) => region.textContent)).toContain(KEPT_TEXT.unsent("42\u00a0s"));
});

test.each(["text", "voice"] as const)(
  "once taken back, from %s, the focus is on what plays it",
  async (mode) => {
    found.resolve(KEPT);
    const user = open(mode);
    await user.click(await button(KEPT_TEXT.resume));
    await expectFocus(() => screen.getByRole("button", { name: RECORDING_TEXT.listen }));
    expect(screen.queryByRole("region", { name: KEPT_TEXT.title })).toBeNull();
  },
);

test.each([
  ["voice", () => screen.getByRole("button", { name: RECORDING_TEXT.record })],
  ["text", () => screen.getByRole("heading", { name: PITCH_TEXT.title })],
] as const)("once removed, from %s, the focus stays on the page", async (mode, find) => {
  found.resolve(KEPT);
  const user = open(mode);
  if (mode === "voice") await button(RECORDING_TEXT.record);
  await user.click(await button(KEPT_TEXT.remove));
  await user.click(await button(KEPT_TEXT.confirm));
  await expectFocus(find);
  // The dialog restores the focus a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.activeElement).toBe(find());
});
