import fc from "fast-check";
import { expect, it } from "vitest";
import { quantiles } from "./quantiles.ts";

it("are what sorting all values gives, whatever is asked first", () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
  const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ noNaN: true, min: 0, max: 1 }));
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 60 }),
      fc.array(share, { maxLength: 4 }),
      (values, shares) => {
        const sorted = values.toSorted((a, b) => a - b);
        for (const [i, found] of quantiles(values, ...shares).entries()) {
          const place = shares[i]! * (values.length - 1);
          const low = sorted[Math.floor(place)]!;
          const high = sorted[Math.ceil(place)]!;
          expect(found).toBeCloseTo(low + (place % 1) * (high - low), 6);
        }
      },
    ),
  );
});

it("of nothing are no numbers", () => {
  expect(quantiles([], 0.5)).toEqual([NaN]);
});
