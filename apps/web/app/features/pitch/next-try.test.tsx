import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InPage } from "../../../test-support/in-page.tsx";
import { PATHS } from "../../lib/paths.ts";
import { NEXT_TRY_TEXT, PITCH_TEXT } from "./messages.ts";
import { NextTry } from "./next-try.tsx";

const nothing = () => {};
const retake = {
  next: { begin: nothing, waiting: null, confirm: nothing, cancel: nothing },
  planId: null,
  takeThis: nothing,
  sayThis: nothing,
  takeText: nothing,
  restart: nothing,
};
const labelsOf = (isWritten: boolean, isReady: boolean) => {
  const { unmount } = render(<NextTry retake={{ ...retake, isWritten }} isReady={isReady} />);
  const labels = screen.getAllByRole("button").map(({ textContent }) => textContent);
  unmount();
  return labels;
};
const { take, say, sayFirst, sayAgain } = NEXT_TRY_TEXT;

test("a written text with nothing to change is said first; any other is taken up again", () => {
  expect(labelsOf(true, true)).toEqual([sayFirst, take, PITCH_TEXT.restart]);
  expect(labelsOf(true, false)).toEqual([take, say, PITCH_TEXT.restart]);
});

test("a pitch that was spoken is said again first", () => {
  expect(labelsOf(false, false)).toEqual([sayAgain, take, PITCH_TEXT.restart]);
});

test("a question of a plan leads back to its plan", () => {
  const answered = { ...retake, planId: "1", isWritten: false };
  render(<NextTry retake={answered} isReady={false} />, { wrapper: InPage });
  const link = screen.getByRole("link", { name: NEXT_TRY_TEXT.plan });
  expect(link.getAttribute("href")).toBe(`${PATHS.plans}/1`);
});
