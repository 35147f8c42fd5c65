import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compileSheet, encodePlan } from "beasties/compiler";
import { PAGE_STATES } from "../app/lib/page-script.ts";
import { planFile } from "./read-styles.ts";

/** Smaller sheets cost a page less than the request for them. */
const WHOLE_BELOW_BYTES = 8000;

/**
 * Rules that every page needs, whatever stands in it: for what its own script sets before any other comes, and those of
 * no element by name (`:focus-visible`, `::selection`, the `:where` of a list).
 */
const NEEDED = [new RegExp(PAGE_STATES.join("|")), /^:/];

/** Writes what a page can be matched with for each sheet of a build that is too long to stand in every page. */
export function planStyles(build: string): void {
  const assets = path.join(build, "client/assets");
  for (const name of readdirSync(assets).filter((name) => name.endsWith(".css"))) {
    const css = readFileSync(path.join(assets, name), "utf8");
    if (Buffer.byteLength(css) < WHOLE_BELOW_BYTES) continue;
    const plan = compileSheet(css, { href: `/assets/${name}`, allowRules: NEEDED });
    if (plan.warnings.length > 0) throw new Error(`${name}: ${plan.warnings.join("; ")}`);
    // beasties 0.5.4 ends a rule such as `@property` with a semicolon, and a browser then passes over the rule after it.
    for (const rule of plan.rules) rule.css = rule.css?.replace(/\};$/, "}");
    const file = planFile(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(encodePlan(plan)));
  }
}
