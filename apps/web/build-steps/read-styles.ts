import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "beasties/runtime";
import type { PageStyles } from "./lighten-page.ts";

/** Where `plan-styles.ts` writes the plan of a sheet: beside the server bundle. */
export const planFile = (build: string, sheet: string): string =>
  path.join(build, "server/styles", `${path.basename(sheet)}.json`);

type Processor = ReturnType<typeof createProcessor>;
interface Sheet {
  whole: string;
  /** Absent for a small sheet, which is inlined whole. */
  plan?: Processor;
}

/**
 * Returns a function that gives the first-paint styles of a page, for the sheet addresses named in it; each sheet is
 * read once.
 */
export function stylesOf(build: string): (address: string, html: string) => PageStyles {
  const read = new Map<string, Sheet>();
  return (address, html) => {
    // React Router appends « # » to the address of a sheet that a lazily loaded part of the page names too.
    const name = address.replace(/#$/, "");
    const sheet = read.get(name) ?? readSheet(build, name);
    read.set(name, sheet);
    return sheet.plan
      ? { styles: sheet.plan.extract(decodeNames(html)).css, more: true }
      : { styles: sheet.whole, more: false };
  };
}

/** Decodes the HTML entities of class names, since the extraction compares them literally with the sheet's. */
const decodeNames = (html: string): string =>
  html.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** Keep all keyframes: animations are named through variables, which the extraction does not follow. */
const KEYFRAMES = { keyframes: "all" } as const;

function readSheet(build: string, name: string): Sheet {
  const whole = readFileSync(path.join(build, "client", name), "utf8");
  const file = planFile(build, name);
  return existsSync(file)
    ? { whole, plan: createProcessor([JSON.parse(readFileSync(file, "utf8"))], KEYFRAMES) }
    : { whole };
}
