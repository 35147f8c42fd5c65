import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NEXT_TRY_TEXT } from "./messages.ts";
import { NextTry } from "./next-try.tsx";

const nothing = () => {};
const retake = {
  takeThis: nothing,
  sayThis: nothing,
  takeText: nothing,
  restart: nothing,
  waiting: null,
  confirm: nothing,
  cancel: nothing,
};
const firstOf = (isWritten: boolean, saysFirst: boolean) => {
  const { unmount } = render(<NextTry retake={retake} isWritten={isWritten} saysFirst={saysFirst} />);
  const [first] = screen.getAllByRole("button");
  unmount();
  return first?.textContent;
};

test("a written text with nothing to change is said first; any other is taken up again", () => {
  expect(firstOf(true, true)).toBe(NEXT_TRY_TEXT.sayFirst);
  expect(firstOf(true, false)).toBe(NEXT_TRY_TEXT.take);
  expect(firstOf(false, false)).toBe(NEXT_TRY_TEXT.take);
});

test("a pitch that was spoken can be said again at once", () => {
  render(<NextTry retake={retake} isWritten={false} saysFirst={false} />);
  expect(screen.getByRole("button", { name: NEXT_TRY_TEXT.sayAgain })).toBeTruthy();
});
