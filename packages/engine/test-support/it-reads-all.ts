// oxlint-disable vitest/expect-expect, vitest/valid-title -- the check passed in calls expect, and the title is passed
// in.
import { it } from "vitest";

/** The unit loop reads one text out of this many. */
const ONE_OF = 48;

interface Reach {
  /** The items to read, in their order. */
  some<Item>(items: readonly Item[]): readonly Item[];
  /** How many examples to draw. */
  runs(count: number): number;
}

/**
 * A property of every text takes seconds to check. `npm run test:unit` checks one text out of forty-eight, spread over all;
 * `npm test` and `npm run test:long` check them all.
 */
export function itReadsAll(name: string, check: (reach: Reach) => void | Promise<void>): void {
  it(`${name} (one text of ${ONE_OF})`, { tags: ["sample"] }, () =>
    check({
      // The middle one of a short list.
      some: (items) => items.filter((_, at) => at % ONE_OF === Math.min(ONE_OF, items.length) >> 1),
      runs: (count) => Math.ceil(count / ONE_OF),
    }),
  );
  it(name, { tags: ["long"] }, () => check({ some: (items) => items, runs: (count) => count }));
}
