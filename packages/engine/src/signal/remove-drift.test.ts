import { describe, expect, it } from "vitest";
import { babble, join, silence } from "../../test-support/synthesis.ts";
import { measureSignal } from "./measure-signal.ts";

const talk = () =>
  join(
    ...Array.from({ length: 8 }, () =>
      join(
        babble(2.5, 4, () => 140),
        silence(0.5),
      ),
    ),
  );

describe("a voice that fades", () => {
  it("keeps its pauses and its syllables", () => {
    const steady = measureSignal(talk());
    const faded = measureSignal(talk().map((value, i, all) => value * 10 ** (-i / all.length)));
    expect(faded.runs).toHaveLength(steady.runs.length);
    expect(Math.abs(faded.nucleiSec.length - steady.nucleiSec.length)).toBeLessThanOrEqual(3);
  });
});

describe("pauses", () => {
  it("are counted without a cliff: shorter ones weigh less, and do not vanish at once", () => {
    const counts = [0.4, 0.28, 0.25, 0.22, 0.18, 0.1].map(
      (sec) =>
        measureSignal(
          join(
            ...Array.from({ length: 5 }, () =>
              join(
                babble(2, 4, () => 140),
                silence(sec),
              ),
            ),
          ),
        ).pauseCount,
    );
    for (const [i, count] of counts.slice(1).entries()) expect(count).toBeLessThanOrEqual(counts[i]! + 0.01);
    expect(counts[2]).toBeGreaterThan(0.5 * counts[0]!);
    expect(counts.at(-1)).toBeLessThan(0.3 * counts[0]!);
  });
});
