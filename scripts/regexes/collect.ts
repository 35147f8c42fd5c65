import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { listSources } from "../arrows/imports.ts";

export interface Pattern {
  /** `path:line`, or the place that built the pattern. */
  place: string;
  /** Written as a literal, on one line. */
  isLiteral: boolean;
  source: string;
  flags: string;
}

const PRODUCT = /^(?:packages\/(?:engine|contracts|decoding)\/src|apps\/api\/src|apps\/web\/app)\//;
const TESTS = /\.test\.tsx?$|\/test-support\//;
/** Folders whose patterns are built at load time from constant lists: loading the files reveals them. */
const LOADED = /^packages\/(?:engine|contracts)\/src\//;
/**
 * Files that build patterns from later data: escaped names of one pitch; three fixed words in names of our own files.
 */
const BUILT_LATER = new Set([
  "apps/api/src/features/coach/mask-pitch.ts",
  "apps/api/src/adapters/transcription/local-model.ts",
]);

/** Every regular expression of the product, and the files that build one at run time, which cannot be checked. */
export async function collectPatterns(): Promise<{ patterns: Pattern[]; hidden: string[] }> {
  const files = listSources().filter((file) => PRODUCT.test(file) && !TESTS.test(file));
  const patterns: Pattern[] = [];
  const hidden: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern, flags } = node.regex;
        patterns.push({ place: placeOf(file, text, node.start), isLiteral: true, source: pattern, flags });
      },
      NewExpression({ callee }) {
        if (
          callee.type === "Identifier" &&
          callee.name === "RegExp" &&
          !LOADED.test(file) &&
          !BUILT_LATER.has(file)
        )
          hidden.push(file);
      },
    }).visit(parseSync(file, text).program);
  }
  patterns.push(...(await watchPatterns(files.filter((file) => LOADED.test(file)))));
  return { patterns, hidden };
}

function placeOf(file: string, text: string, at: number): string {
  return `${file}:${text.slice(0, at).split("\n").length}`;
}

/** Builds the patterns that other files write: those files are their places. */
const BUILDER = "/regex-in-lines.ts:";

/** Loads the files, and records each `new RegExp` run while loading. */
async function watchPatterns(files: readonly string[]): Promise<Pattern[]> {
  const seen: Pattern[] = [];
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, parts: [string, string?]) {
      const pattern = new target(...parts);
      const callers = (new Error().stack ?? "").split("\n").slice(2);
      const caller = callers.find((line) => !line.includes(BUILDER)) ?? "";
      const place = /\/(packages\/[^:]+:\d+)/.exec(caller)?.[1];
      if (place && !caller.includes("node_modules"))
        seen.push({ place, isLiteral: false, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(resolve(file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return seen;
}
