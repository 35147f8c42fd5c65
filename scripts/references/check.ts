// Checks that every documentation page named in code or in pages exists, and every file that a page names in code
// style; and that the index lists each decision record once, with its title. Records keep the file names of their time.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PAGE = /(?<![\w./*<-])[\w./-]+\.md\b/g;
/** Placeholder names in the documentation, not real files. */
const EXAMPLES = new Set(["path/to/file.test.ts"]);
const TEXTS = /\.(?:ts|tsx|mjs|md|css)$/;
/** Where a page named in a text may be; code may name a page of `docs` without its folder. */
const placesOf = (file: string, page: string) => [join(dirname(file), page), page, join("docs", page)];

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => TEXTS.test(file) && existsSync(file));
const dangling = files.flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(PAGE), ([page]) => page)
    // Files outside the repository, named where a test explains why it skips.
    .filter((page) => !page.includes("../shared/"))
    .filter((page) => !placesOf(file, page).some((place) => existsSync(place)))
    .map((page) => `${file}: ${page} is not in the repository`),
);

/**
 * In code style: `limits.ts`, `http/mount.ts`, or a full path; not a pattern (`use-<thing>.ts`), not a lone extension.
 */
const NAMED_FILE = /`([\w./-]*\w\.(?:tsx?|mjs|sql))`/g;
const all = new Set(listed.split("\n").filter((file) => existsSync(file)));
const isThere = (name: string) => all.has(name) || [...all].some((file) => file.endsWith(`/${name}`));
const stale = files
  .filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"))
  .flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(NAMED_FILE), ([, name = ""]) => name)
      .filter((name) => !EXAMPLES.has(name) && !isThere(name))
      .map((name) => `${file}: ${name} is not in the repository`),
  );
dangling.push(...stale);

const RECORD = /^docs\/decisions\/(\d+-[\w-]+\.md)$/;
const INDEX = "docs/decisions/README.md";
/** The index's entries as « file title »; a record starts with its number and its title. */
const entries = Array.from(
  readFileSync(INDEX, "utf8").matchAll(/^- \[\d+\]\(([^)]+)\) (.+)$/gm),
  ([, file = "", title = ""]) => `${file} ${title}`,
);
const unlisted = files.flatMap((file) => {
  const [, record] = RECORD.exec(file) ?? [];
  if (record === undefined) return [];
  const title = /^# *\d+ *[.:·]? *(.+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const entry = `${record} ${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  return entries.filter((listed) => listed === entry).length === 1 ? [] : [`${INDEX}: not once « ${entry} »`];
});

for (const line of [...dangling, ...unlisted]) console.error(line);
console.log(
  `${files.length} texts, ${dangling.length} names of pages or files that do not exist, ${unlisted.length} records not in the index`,
);
process.exitCode = dangling.length + unlisted.length > 0 ? 1 : 0;
