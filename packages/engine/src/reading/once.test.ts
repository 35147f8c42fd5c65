import { expect, it } from "vitest";
import { byWord, once, withinAnalysis } from "./once.ts";

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
    withinAnalysis(() => expect(["on", "", "on", "", "va"].map(tell)).toEqual([2, null, 2, null, 2])),
  );
  expect(asked).toBe(3);
});

it("keeps nothing outside of an analysis, nor from one to the next", () => {
  expect(countAsked((tell) => ["on", "on"].map(tell))).toBe(2);
  const asked = countAsked((tell) => {
    withinAnalysis(() => tell("on"));
    withinAnalysis(() => tell("on"));
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
    expect(() => withinAnalysis(fail)).toThrow("failed");
    tell("on");
    tell("on");
  });
  expect(asked).toBe(3);
});

it("asks for a word once, whatever the analysis, and for what is too long to be a word each time", () => {
  let asked = 0;
  const tell = byWord((word) => {
    asked += 1;
    return word.length;
  });
  expect(["on", "va", "on", ""].map(tell)).toEqual([2, 2, 2, 0]);
  expect(asked).toBe(3);
  const long = "a".repeat(41);
  expect([tell(long), tell(long)]).toEqual([41, 41]);
  expect(asked).toBe(5);
});

it("remembers only so many words", () => {
  let asked = 0;
  const tell = byWord((word) => {
    asked += 1;
    return word;
  });
  tell("on");
  for (let at = 0; at < 4096; at += 1) tell(String(at));
  tell("on");
  expect(asked).toBe(4098);
});
