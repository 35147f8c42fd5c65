import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compileSheet, encodePlan } from "beasties/compiler";
import { PAGE_STATES } from "../app/lib/page-script.ts";
import { planFile } from "./read-styles.ts";

/** Smaller sheets are inlined whole: a request would cost more. */
const WHOLE_BELOW_BYTES = 8000;

/**
 * Rules kept in every page: those for states that the page's own script sets first, and those whose selector names no
 * element (`:focus-visible`, `::selection`, `:where` of a list).
 */
const NEEDED = [new RegExp(PAGE_STATES.join("|")), /^:/];

/** For each sheet too long to be inlined whole, writes the plan that later extracts the rules that a page uses. */
export function planStyles(build: string): void {
  const assets = path.join(build, "client/assets");
  for (const name of readdirSync(assets).filter((name) => name.endsWith(".css"))) {
    const css = readFileSync(path.join(assets, name), "utf8");
    if (Buffer.byteLength(css) < WHOLE_BELOW_BYTES) continue;
    const plan = compileSheet(css, { href: `/assets/${name}`, allowRules: NEEDED });
    if (plan.warnings.length > 0) throw new Error(`${name}: ${plan.warnings.join("; ")}`);
    // beasties 0.5.4 ends rules such as `@property` with a semicolon, which makes browsers skip the next rule.
    for (const rule of plan.rules) rule.css = rule.css?.replace(/\};$/, "}");
    const file = planFile(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(encodePlan(plan)));
  }
}
