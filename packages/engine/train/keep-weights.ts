import { readFileSync, writeFileSync } from "node:fs";

/** Writes the trained weights; with `isCheck`, fails unless the file already has the same bytes. */
export function keepWeights(path: string, content: string, isCheck: boolean): void {
  if (!isCheck) writeFileSync(path, content);
  else if (readFileSync(path, "utf8") !== content) {
    console.error(`not what is learnt: ${path}`);
    process.exitCode = 1;
  }
}
