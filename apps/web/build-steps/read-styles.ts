import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "beasties/runtime";
import type { PageStyles } from "./lighten-page.ts";

/** Beside the bundle of the server: what `plan-styles.ts` wrote of a sheet. */
export const planFile = (build: string, sheet: string): string =>
  path.join(build, "server/styles", `${path.basename(sheet)}.json`);

type Processor = ReturnType<typeof createProcessor>;
interface Sheet {
  whole: string;
  /** Absent of a small sheet, which stands in the page whole. */
  plan?: Processor;
}

/** Reads the sheets of a build, by the addresses that its pages name, each once: what of them a page needs at first. */
export function stylesOf(build: string): (address: string, html: string) => PageStyles {
  const read = new Map<string, Sheet>();
  return (address, html) => {
    // React Router marks with « # » the address of a sheet that a late part of the page names too.
    const name = address.replace(/#$/, "");
    const sheet = read.get(name) ?? readSheet(build, name);
    read.set(name, sheet);
    return sheet.plan
      ? { styles: sheet.plan.extract(decodeNames(html)).css, more: true }
      : { styles: sheet.whole, more: false };
  };
}

/** The names of classes as the sheet writes them: what looks for them in a page takes its signs as they stand. */
const decodeNames = (html: string): string =>
  html.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** Animations are named through variables, which are not followed. */
const KEYFRAMES = { keyframes: "all" } as const;

function readSheet(build: string, name: string): Sheet {
  const whole = readFileSync(path.join(build, "client", name), "utf8");
  const file = planFile(build, name);
  return existsSync(file)
    ? { whole, plan: createProcessor([JSON.parse(readFileSync(file, "utf8"))], KEYFRAMES) }
    : { whole };
}
