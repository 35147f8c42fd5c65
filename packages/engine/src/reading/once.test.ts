import { expect, it } from "vitest";
import { once, tellingOnce } from "./once.ts";

/** How often words are asked for in a run. */
function countAsked(run: (tell: (words: string) => number | null) => void): number {
  let asked = 0;
  run(
    once(
      (words: string) => words,
      (words) => {
        asked += 1;
        return words === "" ? null : words.length;
      },
    ),
  );
  return asked;
}

it("asks for the same words once in an analysis, whatever the answer", () => {
  const asked = countAsked((tell) =>
    tellingOnce(() => expect(["on", "", "on", "", "va"].map(tell)).toEqual([2, null, 2, null, 2])),
  );
  expect(asked).toBe(3);
});

it("keeps nothing outside of an analysis, nor from one to the next", () => {
  expect(countAsked((tell) => ["on", "on"].map(tell))).toBe(2);
  const asked = countAsked((tell) => {
    tellingOnce(() => tell("on"));
    tellingOnce(() => tell("on"));
    tell("on");
  });
  expect(asked).toBe(3);
});

it("forgets an analysis that fails", () => {
  const asked = countAsked((tell) => {
    const fail = () => {
      tell("on");
      throw new Error("failed");
    };
    expect(() => tellingOnce(fail)).toThrow("failed");
    tell("on");
    tell("on");
  });
  expect(asked).toBe(3);
});
