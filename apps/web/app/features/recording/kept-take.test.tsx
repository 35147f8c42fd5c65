import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { KeptTakeOffer } from "./kept-take.tsx";
import { KEPT_TEXT, RECORDING_TEXT } from "./messages.ts";
import { type Take, writeLength } from "./model.ts";
import { forgetTake, readKept } from "./read-kept.ts";

vi.mock(import("./read-kept.ts"), () => ({
  readKept: vi.fn<typeof readKept>(),
  forgetTake: vi.fn<typeof forgetTake>(),
}));

const KEPT = { id: "a", ownerId: "camille", startedAt: 0, durationSec: 102.7, sampleRateHz: 48_000 };
const TAKE: Take = {
  file: new File(["x"], "pitch.wav"),
  durationSec: 102.7,
  peaks: new Float32Array(4),
  origin: "microphone",
};
const play = vi.fn<() => Promise<void>>(async () => {});
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readKept).mockResolvedValue(TAKE);
  vi.mocked(forgetTake).mockResolvedValue();
  HTMLMediaElement.prototype.play = play;
  URL.createObjectURL = () => "blob:take";
  URL.revokeObjectURL = () => {};
});

function open() {
  const onResume = vi.fn<(take: Take) => void>();
  const onGone = vi.fn<() => void>();
  const { unmount } = render(<KeptTakeOffer kept={KEPT} onResume={onResume} onGone={onGone} />);
  return { onResume, onGone, unmount, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole("button", { name });

test("its length is written as one says it", () => {
  expect([102.7, 60, 59.9, 0.4, 300].map(writeLength)).toEqual([
    "1\u00a0min\u00a042\u00a0s",
    "1\u00a0min",
    "59\u00a0s",
    "0\u00a0s",
    "5\u00a0min",
  ]);
  open();
  expect(screen.getByText(/^Un enregistrement de 1\smin\s42\ss n’a pas été analysé\.$/u)).toBeTruthy();
});

test("it is heard at one click, the focus on what stops it, then taken back without a second reading", async () => {
  const { user, onResume } = open();
  await user.click(button(KEPT_TEXT.listen));
  expect(document.activeElement).toBe(button(RECORDING_TEXT.listen));
  expect(play).toHaveBeenCalledTimes(1);
  await user.click(button(KEPT_TEXT.resume));
  expect(onResume).toHaveBeenCalledWith(TAKE);
  expect(readKept).toHaveBeenCalledTimes(1);
});

test("it is removed after a question", async () => {
  const { user, onGone } = open();
  await user.click(button(KEPT_TEXT.remove));
  await user.click(await screen.findByRole("button", { name: KEPT_TEXT.cancel }));
  expect(forgetTake).not.toHaveBeenCalled();
  await user.click(button(KEPT_TEXT.remove));
  await user.click(await screen.findByRole("button", { name: KEPT_TEXT.confirm }));
  expect(forgetTake).toHaveBeenCalledWith("a");
  expect(onGone).toHaveBeenCalledTimes(1);
});

test("one that cannot be read says so", async () => {
  vi.mocked(readKept).mockRejectedValue(new Error("gone"));
  const { user, onResume } = open();
  await user.click(button(KEPT_TEXT.resume));
  expect(await screen.findByText(KEPT_TEXT.failed)).toBeTruthy();
  expect(onResume).not.toHaveBeenCalled();
});

/** A reading that lasts until the test ends it. */
function readSlowly() {
  const { promise, resolve } = Promise.withResolvers<Take>();
  vi.mocked(readKept).mockReturnValue(promise);
  return () => act(async () => resolve(TAKE));
}

test("two clicks read it and take it back once, and nothing else starts meanwhile", async () => {
  const end = readSlowly();
  const { user, onResume } = open();
  await user.dblClick(button(KEPT_TEXT.resume));
  await user.click(button(KEPT_TEXT.listen));
  await user.click(button(KEPT_TEXT.remove));
  expect(screen.queryByRole("button", { name: KEPT_TEXT.confirm })).toBeNull();
  expect(button(KEPT_TEXT.resume).getAttribute("aria-disabled")).toBe("true");
  await end();
  expect(onResume).toHaveBeenCalledTimes(1);
  expect(readKept).toHaveBeenCalledTimes(1);
  await user.click(button(KEPT_TEXT.resume));
  expect(onResume).toHaveBeenCalledTimes(1);
});

test("one that is no longer offered when it has been read is not taken back", async () => {
  const end = readSlowly();
  const { user, unmount, onResume } = open();
  await user.click(button(KEPT_TEXT.resume));
  unmount();
  await end();
  expect(onResume).not.toHaveBeenCalled();
});

test("a failure is no longer said at the next try", async () => {
  vi.mocked(readKept).mockRejectedValueOnce(new Error("busy"));
  const { user, onResume } = open();
  await user.click(button(KEPT_TEXT.resume));
  await screen.findByText(KEPT_TEXT.failed);
  await user.click(button(KEPT_TEXT.resume));
  expect(screen.queryByText(KEPT_TEXT.failed)).toBeNull();
  expect(onResume).toHaveBeenCalledTimes(1);
});

test("one that could not be removed stays, and says so", async () => {
  vi.mocked(forgetTake).mockRejectedValueOnce(new Error("refused"));
  const { user, onGone } = open();
  const remove = async () => {
    await user.click(button(KEPT_TEXT.remove));
    await user.click(await screen.findByRole("button", { name: KEPT_TEXT.confirm }));
  };
  await remove();
  expect(await screen.findByText(KEPT_TEXT.notRemoved)).toBeTruthy();
  expect(onGone).not.toHaveBeenCalled();
  await remove();
  expect(onGone).toHaveBeenCalledTimes(1);
});
