import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptTraining } from "./kept-training.ts";

it("learns once from the same data, and anew from other data or by other code", () => {
  const folder = mkdtempSync(join(tmpdir(), "trainings-"));
  const code = [new URL("./kept-training.ts", import.meta.url)];
  const data = [Int32Array.of(1, 2), Float64Array.of(0.5)];
  let times = 0;
  const train = () => ({ times: (times += 1), rows: new Map([[7, Float32Array.of(0.5)]]) });
  try {
    const first = keptTraining(code, data, train, folder);
    expect(keptTraining(code, data, train, folder)).toEqual(first);
    expect(first.rows.get(7)).toEqual(Float32Array.of(0.5));
    expect(keptTraining([new URL(import.meta.url)], data, train, folder).times).toBe(2);
    expect(keptTraining(code, data.toReversed(), train, folder).times).toBe(3);
    expect(times).toBe(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
