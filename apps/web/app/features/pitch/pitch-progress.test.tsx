import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PITCH_TEXT } from "./messages.ts";
import { PitchProgress } from "./pitch-progress.tsx";

afterEach(() => vi.useRealTimers());

test("says what to expect, then that it lasts and that nothing is lost", () => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => {});
  const { rerender } = render(<PitchProgress state={{ step: "transcribing", sentShare: 0.5 }} spoken />);
  expect(screen.queryByText(PITCH_TEXT.expected.transcribing)).toBeNull();
  rerender(<PitchProgress state={{ step: "transcribing", sentShare: null }} spoken />);
  expect(screen.getByText(PITCH_TEXT.expected.transcribing)).toBeTruthy();
  // A server that transcribes by itself takes a minute or two.
  act(() => vi.advanceTimersByTime(120_000));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByRole("status").textContent).toBe(PITCH_TEXT.overdue);
  // The next step has its own expected duration.
  rerender(<PitchProgress state={{ step: "analysing" }} spoken />);
  expect(screen.getByText(PITCH_TEXT.expected.spoken)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(<PitchProgress state={{ step: "analysing" }} spoken={false} />);
  expect(screen.getByText(PITCH_TEXT.expected.written)).toBeTruthy();
  act(() => vi.advanceTimersByTime(40_000));
  expect(screen.getByRole("status").textContent).toBe(PITCH_TEXT.overdue);
});

test("the time in the queue is no part of the time that an analysis takes", () => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => {});
  const { rerender } = render(<PitchProgress state={{ step: "analysing", position: 2 }} spoken={false} />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const said = () => screen.getByRole("status").textContent;
  wait(60_000);
  expect(said()).toBe(PITCH_TEXT.queued(2));
  rerender(<PitchProgress state={{ step: "analysing", position: 0 }} spoken={false} />);
  expect(said()).toBe("");
  wait(30_000);
  expect(said()).toBe("");
  wait(10_000);
  expect(said()).toBe(PITCH_TEXT.overdue);
});
