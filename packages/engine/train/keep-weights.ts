import { readFileSync, writeFileSync } from "node:fs";

/** Writes what was learnt; where it is only to be checked, fails unless the file holds the same bytes. */
export function keepWeights(path: string, content: string, isCheck: boolean): void {
  if (!isCheck) writeFileSync(path, content);
  else if (readFileSync(path, "utf8") !== content) {
    console.error(`not what is learnt: ${path}`);
    process.exitCode = 1;
  }
}
