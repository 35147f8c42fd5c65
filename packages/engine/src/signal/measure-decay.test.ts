import { expect, it } from "vitest";
import { nucleusDipDb } from "./measure-decay.ts";

it("parts syllables by a deeper dip in an echo, and by the usual one where noise only seems to be one", () => {
  const dips = [10, 19, 22, 25, 28, 40].map((snrDb) => nucleusDipDb(1, snrDb));
  expect(dips.slice(0, 2)).toEqual([0.75, 0.75]);
  expect(dips.slice(-2)).toEqual([2, 2]);
  expect(dips).toEqual(dips.toSorted((a, b) => a - b));
  expect(nucleusDipDb(0, 40)).toBe(0.75);
});
