import { describe, expect, it } from "vitest";
import type { Pause } from "../report.ts";
import { measureTempo } from "./measure-tempo.ts";

/** Words of .3 s, one each .4 s, the rate changing by half from one 10 s to the next where it is lively; blanks between some. */
function say(seconds: number, { isLively = false, blanks = [] as number[], blankSec = 3 } = {}) {
  const words: { startSec: number; endSec: number }[] = [];
  const pauses: Pause[] = [];
  let shift = 0;
  for (let sec = 0; sec < seconds; sec += isLively && Math.floor(sec / 10) % 2 ? 0.6 : 0.4) {
    if (blanks[pauses.length] !== undefined && sec >= blanks[pauses.length]!) {
      const startSec = sec + shift - 0.1;
      pauses.push({ startSec, endSec: startSec + blankSec, type: "long", place: "inside", afterStop: false });
      shift += blankSec;
    }
    words.push({ startSec: sec + shift, endSec: sec + shift + 0.3 });
  }
  return { words, span: { startSec: 0, endSec: words.at(-1)!.endSec }, pauses };
}
const tempoOf = (...said: Parameters<typeof say>) => {
  const { words, span, pauses } = say(...said);
  return measureTempo({ words }, span, pauses);
};

describe("the variation of the tempo", () => {
  it("is next to none in an even voice, much in a lively one", () => {
    expect(tempoOf(60).tempoVariation!).toBeLessThan(0.03);
    expect(tempoOf(60, { isLively: true }).tempoVariation!).toBeGreaterThan(0.1);
  });

  it("is no larger for blanks, however long they are", () => {
    for (const blankSec of [2, 3, 8]) {
      const { tempoVariation } = tempoOf(60, { blanks: [8, 21, 30, 44, 52], blankSec });
      expect(tempoVariation!, `${blankSec} s`).toBeLessThan(0.08);
    }
  });

  it("is known little by little, and a blank does not make a take longer", () => {
    const certainties = [20, 26, 30, 35, 40, 44, 60].map((seconds) => tempoOf(seconds).tempoCertainty);
    expect(certainties[0]).toBe(0);
    expect(certainties.at(-1)).toBe(1);
    expect(certainties).toEqual(certainties.toSorted((one, other) => one - other));
    expect(tempoOf(30, { blanks: [10], blankSec: 20 }).tempoCertainty).toBeLessThan(0.35);
    expect(tempoOf(20).tempoVariation).toBeNull();
  });
});
