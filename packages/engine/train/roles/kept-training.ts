import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

const FOLDER = fileURLToPath(new URL("../../../../node_modules/.cache/trainings/", import.meta.url));

/**
 * What a training gave when it learnt from the same data by the same code, else what it gives now. Roles, scores, parts and the
 * listener leave out the same writers in turn, so that each needs what the one before has learnt. The cache of the packages is
 * empty in a new clone, where all is learnt.
 *
 * @param code files of the training: another code is another training
 * @param data all that it learns from, numbers by numbers
 */
export function keptTraining<Result>(
  code: readonly URL[],
  data: Iterable<NodeJS.ArrayBufferView>,
  train: () => Result,
  folder = FOLDER,
): Result {
  const hash = createHash("sha256");
  for (const file of code) hash.update(readFileSync(file));
  for (const numbers of data) hash.update(Int32Array.of(numbers.byteLength)).update(numbers);
  const path = join(folder, hash.digest("hex"));
  try {
    return deserialize(readFileSync(path)) as Result;
  } catch {
    const result = train();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.new`, serialize(result));
    renameSync(`${path}.new`, path);
    return result;
  }
}
