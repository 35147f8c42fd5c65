import { readFileSync } from "node:fs";
import { type Import, readExports } from "./imports.ts";
import { READ_BY_A_TOOL, TEST_ONLY } from "./rules.ts";

/**
 * Exports (types included) that no other file imports, or that only tests import. An export for tests is allowed if its
 * own file also uses it.
 */
export function findUnused(importsOf: ReadonlyMap<string, readonly Import[]>): string[] {
  const used = { byProduct: new Set<string>(), byTests: new Set<string>() };
  for (const [file, imports] of importsOf)
    for (const { target, names } of imports)
      for (const name of names)
        (TEST_ONLY.test(file) ? used.byTests : used.byProduct).add(`${target} ${name}`);
  const isIn = (users: Set<string>, file: string, name: string) =>
    users.has(`${file} ${name}`) || users.has(`${file} *`);

  const problems: string[] = [];
  for (const file of importsOf.keys()) {
    if (READ_BY_A_TOOL.test(file)) continue;
    for (const name of readExports(file)) {
      if (isIn(used.byProduct, file, name)) continue;
      if (!isIn(used.byTests, file, name))
        problems.push(`${file}: nothing imports ${name}; drop its "export", or delete it`);
      else if (!TEST_ONLY.test(file) && !isUsedInside(file, name))
        problems.push(`${file}: only tests use ${name}`);
    }
  }
  return problems;
}

/** Whether a file uses its own export besides defining it. */
const isUsedInside = (file: string, name: string) =>
  readFileSync(file, "utf8").split(new RegExp(String.raw`(?<![\w$]|(?<!\.\.)\.)${name}(?![\w$])`)).length > 2;
