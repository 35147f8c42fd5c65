import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

const FOLDER = fileURLToPath(new URL("../../../../node_modules/.cache/trainings/", import.meta.url));

/**
 * The cached result of a training on the same data by the same code, else a new training. Roles, scores, parts and the
 * listener hold out the same writers in turn, so that each needs the results of the previous ones. The cache is among
 * the packages, hence empty in a new clone, where everything is trained.
 *
 * @param code files of the training: any change of code retrains
 * @param data everything that it is trained on, as arrays of numbers
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
