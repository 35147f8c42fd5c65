// Checks that every page named in the code and in the pages themselves is in the repository.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PAGE = /(?<![\w./*<-])[\w./-]+\.md\b/g;
const TEXTS = /\.(?:ts|tsx|mjs|md|css)$/;
/** Where a page may stand from a text that names it; a short name in the code is one of `docs`. */
const placesOf = (file: string, page: string) => [join(dirname(file), page), page, join("docs", page)];

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => TEXTS.test(file) && existsSync(file));
const dangling = files.flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(PAGE), ([page]) => page)
    // Given to the project from outside: named where it explains why a test skips.
    .filter((page) => !page.includes("../shared/"))
    .filter((page) => !placesOf(file, page).some((place) => existsSync(place)))
    .map((page) => `${file}: ${page} is not in the repository`),
);

for (const line of dangling) console.error(line);
console.log(`${files.length} texts, ${dangling.length} names of pages that do not exist`);
process.exitCode = dangling.length > 0 ? 1 : 0;
