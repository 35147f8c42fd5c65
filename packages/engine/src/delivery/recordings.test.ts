import { expect, it } from "vitest";
import { wordDistances } from "../../bench/compare.ts";
import { haveRecordings, listAligned, readRecording, textOf } from "../../test-support/recordings.ts";
import { measureSignal } from "../signal/measure-signal.ts";
import { quantiles } from "../signal/quantiles.ts";
import { measureDelivery } from "./measure-delivery.ts";

// `skipIf` says in the results what was not run: the recordings are not part of the project.
it.skipIf(!haveRecordings)("places the words of real French conversations", { tags: ["long"] }, async () => {
  const distances: number[] = [];
  let spokenCount = 0;
  for (const { name, words } of listAligned()) {
    const delivery = measureDelivery(measureSignal(await readRecording(name)), { text: textOf(words) });
    distances.push(...wordDistances(delivery.words, words));
    spokenCount += delivery.words.length;
  }
  expect(distances.length).toBeGreaterThan(250);
  expect(distances.length / spokenCount).toBeGreaterThan(0.9);
  const [half, mostOf] = quantiles(distances, 0.5, 0.9) as [number, number];
  expect(half).toBeLessThan(0.06);
  expect(mostOf).toBeLessThan(0.35);
});
