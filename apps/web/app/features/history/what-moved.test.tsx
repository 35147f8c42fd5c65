import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EXAMPLE_ANALYSIS } from "../report/test-support/example-analysis.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { progressOf } from "./model.ts";
import { ChangeChip } from "./what-moved.tsx";

const analysis = (globalScore: number, maxScore = 60) => ({ ...EXAMPLE_ANALYSIS, globalScore, maxScore });
const told = (...[before, after]: ReturnType<typeof analysis>[]) =>
  render(<ChangeChip before={before!} after={after!} />).container.textContent;

test("a report tells the same gain as the history", () => {
  const [before, after] = [analysis(41.4), analysis(42.1)];
  const { change } = progressOf([before, after]);
  expect(change).toBe(0.7);
  expect(told(before, after)).toBe(`+0,7\u00a0point ${HISTORY_TEXT.sincePrevious}`);
  expect(told(after, before)).toMatch(/^−0,7\u00a0point /);
  expect(told(before, before)).toBe(`${HISTORY_TEXT.sameScore} ${HISTORY_TEXT.sincePrevious}`);
  expect(told(before, analysis(70, 100))).toBe("");
});
